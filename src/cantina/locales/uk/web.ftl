# Те, що каже лише веб: оболонка довкола кожної гри.

## Усюди

web-percent = { $percent } %
labelled = { $label }: { $text }
said-then = { $first }; { $then }
web-close = Закрити
web-menu = Меню
web-key-Space = Пробіл
web-key-Enter = Enter
web-language = Мова
web-theme-to-light = Увімкнути світлу тему
web-theme-to-dark = Увімкнути темну тему
web-skip = Перейти до вмісту
web-rule = Правило { $rule }
web-loading = Хвилинку…
web-retry = Спробувати ще раз
web-back-home = На початок
web-nowhere = Тут нічого немає
web-nowhere-why = Адреса { $path } нікуди не веде.
web-guest = Гість
web-copied = Скопійовано.

web-nav = Сторінки
web-nav-play = Грати
web-nav-watch = Дивитися
web-nav-learn = Навчання
web-nav-score = Блокнот для очок
web-nav-rules = Правила
web-nav-settings = Налаштування
web-nav-about = Про Cantina
web-nav-me = Ви

## Коли щось не так

web-problem-bug = У Cantina щось зламалося; ви тут ні до чого.
web-problem-unreachable = Сервер недосяжний. Перевірте з’єднання і спробуйте ще раз.
web-problem-ended = З’єднання зі столом завершено. Відкрийте стіл ще раз.
web-problem-storage = Сервер не зміг це зберегти. Нічого не змінилося: спробуйте ще раз.
web-problem-unavailable = Сервер зайнятий. Гляньте на стіл і спробуйте ще раз.
web-problem-shape = Сервер не зрозумів цієї сторінки. Оновіть її і спробуйте ще раз.
web-problem-too_big = Забагато за один раз. Надішліть менше.
web-problem-hello = Сторінка й сервер розминулися. Оновіть сторінку.
web-problem-no_file = Такого файлу у грі немає.
web-problem-no_way = За цією адресою нічого немає. Оновіть сторінку або почніть з головної.
web-problem-origin = Ця сторінка належить іншій адресі. Відкрийте Cantina за її власною адресою.
web-problem-bad_options = Так зіграти не вийде. Перевірте імена й налаштування і спробуйте ще раз.
web-problem-bad_language = Cantina не знає цієї мови. Виберіть іншу в налаштуваннях.
web-problem-bad_claim = Якусь карту пораховано частіше, ніж вона є, або не там. Перевірте карти.
web-problem-no_game = На цьому сервері немає такої гри. Виберіть гру на головній сторінці.
web-problem-no_rules = На цьому сервері немає правил цієї гри. Їх може додати той, хто ним опікується.
web-problem-no_figures = Цих сценаріїв тут ще ніхто не виміряв. Грати їх усе одно можна.
web-problem-no_player = Такого облікового запису немає або вже немає. Перевірте адресу.
web-problem-no_table = Такого столу немає або вже немає. Перевірте посилання.
web-problem-who = Сервер не знає, хто ви. Оновіть сторінку й введіть ім’я.
web-problem-token = Ви тут уже не в обліковому записі. Увійдіть ще раз.
web-problem-wrong = Хибний логін або пароль.
web-problem-bad_login = Логін має від 3 до 40 символів, без пробілів. Виберіть інший.
web-problem-bad_password = Пароль має щонайменше 10 символів без пробілів по краях. Виберіть довший.
web-problem-common_password = Такий пароль пробують найперше. Виберіть такий, який важче вгадати, наприклад кілька слів.
web-problem-busy = Зараз входить багато людей. Спробуйте ще раз за мить.
web-problem-no_account = Це лише для облікових записів. Спершу створіть запис.
web-problem-login_taken = Цей логін уже зайнято. Виберіть інший.
web-problem-has_account = У вас уже є обліковий запис. Щоб створити інший, спершу вийдіть.
web-problem-name_taken = За цим столом уже є таке ім’я. Виберіть інше.
web-problem-no_code = Цей код хибний або вже не діє. Перевірте літери або попросіть нове посилання.
web-problem-invite_expired = Термін запрошення минув. Попросіть нове в того, хто відкриває стіл.
web-problem-bad_invite = Це запрошення недійсне або ним уже скористалися. Попросіть нове в того, хто відкриває стіл.
web-problem-private = Для цього столу потрібне запрошення. Попросіть посилання в того, хто відкриває стіл.
web-problem-no_seat = Вільного місця там немає. Виберіть інше місце або стіл.
web-problem-taken = Це місце зайнято. Виберіть інше.
web-problem-not_open = Ця гра вже почалася або стіл закрито. Її можна дивитися або сісти за інший стіл.
web-problem-closed = Цей стіл закрито. Тут більше нічого не буде: відкрийте новий.
web-problem-finished = Гру закінчено. Перегляньте її або зіграйте ще раз.
web-problem-not_finished = Це можливо, лише коли гру закінчено. Спершу дограйте її.
web-problem-other_rules = Цю гру зіграно за старішими правилами. Її не показати й не продовжити; почніть нову.
web-problem-not_yours = Це може лише той, хто сидить на цьому місці. Якщо воно ваше, відкрийте своє посилання або увійдіть.
web-problem-not_host = Це може лише той, хто відкриває стіл. Попросіть про це.
web-problem-which_seat = Ви маєте тут кілька місць. Виберіть те, з якого вирішуєте.
web-problem-no_vote = Голосувати можуть лише інші гравці за столом. Сідайте за стіл наступної гри.
web-problem-here = Цей гравець уже тут; бот не потрібен.
web-problem-vote_early = Ще рано: має вичерпатися час, а без годинника гравця має не бути три хвилини.
web-problem-others_play = За цим столом грають інші. Ви можете його залишити: за вас гратиме бот.
web-problem-watching = Ви дивитеся. Пишуть тут лише гравці.
web-problem-no_hint = Бот не встиг порадити. Спитайте ще раз або вирішіть самі.
web-problem-not_alone = Підказки наставника є лише в грі з ботами.
web-problem-stale = Гра за столом уже пішла далі. Гляньте ще раз і вирішіть.
web-problem-illegal = Зараз так не можна. Виберіть із того, що запропоновано.
web-problem-slow_down = Забагато спроб. Зачекайте трохи.
web-problem-enough_tables = З вашого підключення до інтернету відкрито забагато столів, можливо, іншими вдома чи в школі. Завершіть гру, закрийте стіл або спробуйте завтра.
web-problem-enough_alone = У вас уже є кілька ігор, де грають лише боти. Закрийте одну або зачекайте, доки якась закінчиться.
web-problem-not_asked = Це вже не ваше рішення.
web-problem-no_undo_nothing = Скасовувати нічого.
web-problem-no_undo_others = Відтоді вирішували інші; скасувати вже не можна.
web-problem-no_undo_revealed = Відтоді дещо відкрилося; скасувати вже не можна.
web-problem-no_undo_time = Час на це рішення вийшов; скасувати вже не можна.
web-problem-rivals = Поки триває гра, копіювати можна лише таку, де всі грають разом. Спершу дограйте цю.
web-problem-not_now = Хтось тримає те, чого інші бачити не можуть. Спробуйте ще раз після цього рішення.
web-problem-not_started = Ця гра не триває. Спершу почніть її або відкрийте перегляд.
web-problem-origin_runs = Гра, від якої відгалузилася ця, ще триває, і таємниці в них спільні. Спершу закінчіть ту.
web-problem-bad_save = У цьому файлі немає гри, в яку тут можна грати: його пошкоджено або змінено. Виберіть інший.
web-problem-save_too_long = Цей файл задовгий як для гри. Виберіть інший.
web-problem-save_over = Гру в цьому файлі закінчено. Виберіть ту, що ще триває.

## Початок

web-home-title = Грати
web-home-continue = Продовжити
web-home-new = Новий стіл
web-home-play = Грати зараз
web-home-alone = Зайти наодинці
web-home-players = Гравців: { $fewest }–{ $most } · { $minutes } хв
web-home-together = Разом гравців: { $fewest }–{ $most } · { $minutes } хв
web-home-bots = Боти: { $level }
web-home-your-move = Ваш хід
web-home-waiting = Хід суперника
web-home-join = Приєднатися до столу
web-home-join-go = Приєднатися

## Стіл

web-new-seats = Місця
web-new-open = Відкрити стіл
web-table-title = Стіл
web-table-away-now = не за столом
web-table-seat = Місце { $number }
web-table-empty = Вільне місце
web-table-fill = Посадити бота
web-table-take = Сісти
web-table-waiting = Чекаємо: { $names }
web-table-yours = Ваше рішення
web-table-closed = Цей стіл закрито.
web-asleep = Старі правила
web-asleep-why = Відтоді правила змінилися, і цю партію не продовжити. Ніхто не виграв і не програв.
web-asleep-close-why = Закрийте стіл, і ви зможете зберегти запис.
web-asleep-close = Закрити стіл
web-table-over = Гру завершено.
web-table-rematch = Зіграти ще раз
web-table-replay = Перегляд
web-table-undo = Скасувати
web-table-away = Хай за мене грає бот
web-table-back = Я повертаюся
web-table-vote = Хай бот грає замість: { $name }
web-table-chat = Чат
web-table-chat-write = Скажіть щось
web-table-chat-send = Надіслати
web-table-link-connecting = З’єднання…
web-table-link-waiting = Зв’язок утрачено. Пробуємо ще…
web-table-link-polling = З’єднано без живого зв’язку
web-table-link-ended = З’єднання завершено.
web-table-bot = бот · { $bot }
web-table-regular = бот · { $bot } · { $habit }

## Інші сторінки

web-replay-title = Повтор
web-rules-title = Правила: { $game }
web-rules-chapters = Розділи
web-rules-english = Книжка правил поки що англійською.
web-learn-title = Навчання: { $game }
web-score-title = Блокнот для підрахунку очок
web-watch-title = Дивитися
web-watch-look = Глянути
web-me-title = Ви
web-me-name = Ім’я
web-me-save = Зберегти
web-me-saved = Збережено.
web-me-login = Ви увійшли як { $login }
web-me-sign-out = Вийти
web-about-title = Про Cantina

## Налаштування

web-settings-title = Налаштування
web-settings-theme = Тема
web-settings-theme-system = Як у системі
web-settings-theme-dark = Темна
web-settings-theme-light = Світла
web-settings-language = Мова
web-settings-language-system = Як у браузері
web-settings-motion = Анімація
web-settings-motion-system = Як у системі
web-settings-motion-full = Уся
web-settings-motion-less = Мінімум
web-settings-sound = Звук
web-settings-sound-on = Увімкнено
web-settings-sound-off = Вимкнено
web-settings-scale = Розмір столу
web-settings-scale-auto = За розміром вікна
