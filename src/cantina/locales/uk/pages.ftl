# Те, що кажуть сторінки довкола столів: початок, новий стіл, очікування, ви, налаштування, про нас.

## Вкладка й сповіщення

pages-title-asked = ({ $count }) Ваш хід · { $title }
pages-notice = Ваш хід
pages-bell = { $count ->
    [one] На вас чекає { $count } стіл
    [few] На вас чекають { $count } столи
   *[many] На вас чекають { $count } столів
}

## Світи

pages-world-coming = Незабаром

## Вітання

# Слова без роду стосовно людини, через кому, щонайбільше 20 літер кожне.
pages-guest-names = Комета, Ліхтар, Жарина, Кварц, Орбіта, Маяк, Сокіл, Ялівець, Мармур, Кобальт, Луна, Вітер, Шафран, Тундра, Промінь, Обрій
pages-welcome = Вітаємо в кантині
pages-welcome-how = Без реєстрації та встановлення. { $goal }
pages-welcome-name = Ви граєте під іменем
pages-welcome-other-name = Інше ім’я
pages-welcome-play = Грати в { $game } зараз

## Продовжити

pages-continue-count = { $count ->
    [one] { $count } чекає на вас
    [few] { $count } чекають на вас
   *[many] { $count } чекають на вас
}
pages-continue-open = Відкритий
pages-continue-since = Після вашого останнього візиту: { $news }
pages-continue-asked = Стіл чекає на ваше рішення.
pages-continue-bots = Боти думають.
pages-continue-go = Далі
pages-continue-look = Глянути
pages-left-clock = ще { $clock }
pages-left-hours = ще { $count } год
pages-left-days = { $count ->
    [one] ще { $count } день
    [few] ще { $count } дні
   *[many] ще { $count } днів
}
pages-span-seconds = { $count } с
pages-span-minutes = { $count } хв
pages-span-hours = { $count } год
pages-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}

## Приєднатися, дивитися, вчитися

pages-join-how = Введіть код або вставте посилання, яке вам надіслали.
pages-join-label = Код або посилання столу
pages-join-bad = Код має шість літер. Посилання містить /t/ і назву столу.
pages-watch-live = наживо: { $count }
pages-watch-live-more = наживо: { $count }+
pages-watch-quiet = Зараз немає відкритих ігор.
pages-watch-of = { $count ->
    [one] { $host } · { $count } місце
    [few] { $host } · { $count } місця
   *[many] { $host } · { $count } місць
}
pages-watch-eyes = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[many] Дивляться { $count } людей
}
pages-watch-delay = із запізненням { $count } с
pages-watch-all = Усі столи
pages-watch-playing = Грають зараз
pages-learn-rules = Правила
pages-learn-rules-about = Усі правила нашими словами
pages-learn-score = Блокнот для підрахунку очок
pages-learn-score-about = Для гри на справжньому столі

## Боти

pages-level = Сила бота
pages-level-rookie = Новачок
pages-level-scout = Розвідник
pages-level-hunter = Мисливець
pages-level-veteran = Ветеран
pages-level-legend = Легенда
pages-thinks-random = робить будь-який дозволений хід
pages-thinks-novice = грає за простим правилом і помиляється, як новачок
pages-thinks-novice-seldom = грає за простим правилом і часом помиляється
pages-thinks-quick = грає за простим правилом
pages-thinks-greedy = дивиться на хід уперед
pages-thinks-mcts = розігрує в думках багато партій
pages-thinks-trials = розігрує кожен вибір в однакових обставинах і порівнює
pages-thinks-planner = зважує цілі ходи й те, що може статися далі
pages-thinks-scout = пробує різні ходи й вибирає найкращий
pages-thinks-at-once = { $about }; відповідає одразу
pages-thinks-turn = { $about }; до { $seconds } с на хід
pages-regular = Персонаж
pages-regular-any = Навмання
pages-regular-none = Без звичок

## Новий стіл і очікування

pages-seat-me = За цим екраном
pages-seat-open = Вільне місце
pages-seat-bot = Бот
pages-seat-host = Господар столу
pages-seat-you = Ви
pages-seat-screen = Ходить за цим екраном
pages-seat-link = Будь-хто з посиланням
pages-seat-bot-of = Бот, { $level }: { $about }
pages-seat-regular = Бот, { $level }. { $habit }
pages-seat-ready = Готово
pages-seat-away = Не за столом
pages-seat-remove = Прибрати місце { $number }
pages-seat-add = Додати місце
pages-seat-copy = Скопіювати посилання лише на місце { $number }
pages-seat-copied = Посилання на місце { $number } скопійовано. Воно для однієї людини.
pages-seats-of = { $count } з { $most }
pages-pace = Темп
pages-pace-none = Без годинника
pages-pace-live = Наживо
pages-pace-relaxed = Спокійно
pages-pace-correspondence = За листуванням
pages-pace-time = На кожне рішення
pages-options = Умови
pages-more = Додатково
pages-listed = Відкритий стіл
pages-listed-about = Кожен може знайти стіл, долучитися й дивитися
pages-listed-yes = Так
pages-listed-no = Лише за запрошенням
pages-delay = Затримка для глядачів
pages-delay-none = Немає
pages-seed = Зерно
pages-seed-chance = Випадкове
pages-seed-about = Те саме число роздає ті самі карти. Така гра не йде в рейтинг.
pages-seed-bad = Зерно — ціле число від 0.
pages-cancel = Скасувати
pages-new-at-once = Гра почнеться одразу.
pages-new-invite = Для вільних місць ви отримаєте код і посилання.
pages-new-start = Почати гру
pages-invite = Запросити
pages-invite-copy = Скопіювати
pages-invite-share = Поділитися
pages-invite-qr = Показати QR-код
pages-invite-scan = Скануйте й сідайте
pages-lobby-of = Стіл гравця { $host }
pages-lobby-waiting = { $count ->
    [one] Чекаємо на { $count } гравця.
    [few] Чекаємо на { $count } гравців.
   *[many] Чекаємо на { $count } гравців.
}
pages-lobby-close = Закрити стіл
pages-lobby-leave = Вийти з-за столу
pages-lobby-rules = Цей стіл
pages-lobby-seed = Зерно вибрано вручну, тож хтось може знати розклад. Гра не йде в рейтинг.

## Ви

pages-account = Обліковий запис
pages-account-guest = Ви гість: ваші столи належать цьому браузеру. З обліковим записом вони будуть з вами на кожному пристрої, а ігри йтимуть у рейтинг.
pages-account-nobody = З обліковим записом ваші столи будуть з вами на кожному пристрої, а ігри йтимуть у рейтинг. Щоб грати, він не потрібен.
pages-account-sign-up = Створити обліковий запис
pages-account-sign-in = Увійти
pages-account-login = Логін
pages-account-password = Пароль
pages-account-rules = Логін має від 3 до 40 символів без пробілів. Пароль має щонайменше 10 символів і не належить до тих, які пробують найперше, як-от відоме слово з числом. Загублений пароль ніхто не надішле: бережіть його.
pages-account-change = Змінити пароль
pages-account-change-rules = Щонайменше 10 символів, і не з тих паролів, які пробують найперше. На всіх інших пристроях вас буде виведено із запису.
pages-account-old = Теперішній пароль
pages-account-new = Новий пароль
pages-account-changed = Пароль змінено. На всіх інших пристроях вас виведено із запису.
pages-account-everywhere = Вийти всюди
pages-account-everywhere-sure = Ви вийдете на всіх пристроях, і на цьому теж. Щоб повернутися, потрібен пароль.
pages-account-hello = Вітаємо, { $name }.
pages-account-delete = Видалити все
pages-account-delete-sure = Ваше ім’я, обліковий запис і рейтинг буде видалено назавжди. За вашими столами далі гратиме бот. Цього не скасувати.
pages-account-out-sure = Ви гість. Якщо вийдете, ніхто не зможе повернути вам ваші столи.
pages-history = Зіграні ігри
pages-history-none = Тут будуть ваші завершені ігри.
pages-history-with = грали: { $names }
pages-more-games = Давніші ігри
pages-more-tables = Ще столи
pages-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
pages-won = Перемога
pages-place = Місце: { $place }
pages-rating-now = Рейтинг { $points }
pages-ratings = Рейтинг
pages-ratings-none = Рейтингу ще немає. Він почнеться з першої завершеної гри проти іншого облікового запису.
pages-ratings-games = { $count ->
    [one] після { $count } гри
    [few] після { $count } ігор
   *[many] після { $count } ігор
}
pages-ladder = Рейтинг
pages-ladder-game = Гра
pages-ladder-none = На цьому сервері ще не було рейтингових ігор.
pages-ladder-place = Місце
pages-ladder-points = Рейтинг
pages-ladder-games = Ігри
pages-ladder-me = Ваше місце: { $place }, рейтинг { $points }.
pages-ladder-how = Гра йде в рейтинг, коли її дограють щонайменше два облікові записи. Боти й гості не враховуються. Новачки починають з 1000.

## Налаштування

pages-settings-look = Вигляд
pages-settings-play = За столом
pages-settings-confirm = Підтверджувати рішення
pages-settings-confirm-about = Питати перед кожним рішенням
pages-settings-sound-about = Тихий і лише за столом
pages-settings-notices = Сповіщати про мій хід
pages-settings-notices-about = Сповіщення браузера, коли ви на іншій вкладці
pages-settings-notices-refused = Браузер не дозволяє сповіщень від цієї сторінки.

## Про Cantina

pages-about-what = Cantina — це стіл для настільних ігор на комп’ютері, для людей і ботів, точно за правилами. Це вільна програма.
pages-about-unofficial = Це неофіційний проєкт прихильників, створений незалежно від видавців ігор і власників їхніх світів і не схвалений ними. Star Wars та його назви — торговельні марки Lucasfilm; S.T.A.L.K.E.R. — торговельна марка GSC Game World; настільні ігри належать їхнім видавцям. Правила переказано нашими словами; жодного їхнього зображення, логотипа чи речення тут немає.
pages-about-provenance = Звідки взято числа
pages-about-provenance-how = Біля всього, чого немає в надрукованих правилах, стоїть позначка: на картах, загонах, місцях і місіях. Натисніть її або відкрийте карту, щоб побачити, звідки взято кожне значення. На картах на столі вона стоїть у ваших перших партіях; це можна змінити в налаштуваннях.
pages-about-pack = Значення з вашої коробки
pages-about-pack-how = Якщо у вас є гра, ви можете записати надруковані значення на її сторінці тут і грати з ними. Або в набір, копію теки вмісту з вашими числами: перша команда перевіряє його, інші грають із ним у браузері та в терміналі.
pages-about-credits = З чого це зроблено
pages-about-icons = { $count ->
    [one] { $count } піктограма
    [few] { $count } піктограми
   *[many] { $count } піктограм
}
pages-about-drawn = Піктограми Game Icons намалювали Lorc, Delapouite та багато інших. Тут їх розфарбовано й поєднано.
pages-about-versions = Версії та ліцензія
pages-about-rules = правила { $behaviour }, вміст { $digest }
pages-about-license = Cantina має ліцензію MIT. Ліцензії її складників названо вище.
