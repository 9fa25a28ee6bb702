# Те, що каже лише веб: оболонка довкола кожної гри.

## Усюди

web-close = Закрити
web-menu = Меню
web-key-Space = Пробіл
web-key-Enter = Enter
web-language = Мова
web-theme-to-light = Увімкнути світлу тему
web-theme-to-dark = Увімкнути темну тему
web-skip = Перейти до вмісту
web-rule = Правило { $rule }
web-loading = Хвилинку …
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
web-nav-score = Підрахунок
web-nav-rules = Правила
web-nav-settings = Налаштування
web-nav-about = Про Cantina
web-nav-me = Ви

## Коли щось не так

web-problem-bug = У Cantina щось зламалося; ви тут ні до чого.
web-problem-unreachable = Сервер недосяжний.
web-problem-no_table = Такого столу немає.
web-problem-bad_invite = Це запрошення недійсне або ним уже скористалися.
web-problem-slow_down = Занадто часто. Трохи зачекайте.
web-problem-not_asked = Це вже не ваше рішення.
web-problem-stale = Гра за столом уже пішла далі.
web-problem-no_undo_nothing = Скасовувати нічого.
web-problem-no_undo_others = Відтоді вирішували інші; скасувати вже не можна.
web-problem-no_undo_revealed = Відтоді дещо відкрилося; скасувати вже не можна.
web-problem-private = Для цього столу потрібне запрошення.

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
web-table-away-now = відсутність
web-table-seat = Місце { $number }
web-table-empty = Вільне місце
web-table-fill = Посадити бота
web-table-take = Сісти
web-table-waiting = Чекаємо: { $names }
web-table-yours = Ваше рішення
web-table-closed = Цей стіл покинуто.
web-table-over = Гру завершено.
web-table-rematch = Зіграти ще раз
web-table-replay = Перегляд
web-table-undo = Скасувати
web-table-away = Хай за мене грає бот
web-table-back = Я повертаюся
web-table-vote = Хай бот грає замість: { $name }
web-table-chat = Розмова
web-table-chat-write = Скажіть щось
web-table-chat-send = Надіслати
web-table-link-connecting = З’єднання …
web-table-link-waiting = Зв’язок утрачено. Пробуємо ще …
web-table-link-polling = З’єднано без живого зв’язку
web-table-link-ended = З’єднання завершено.
web-table-bot = бот · { $bot }

## Інші сторінки

web-replay-title = Перегляд гри
web-rules-title = Правила: { $game }
web-rules-chapters = Розділи
web-rules-english = Поки що книга правил лише англійською.
web-learn-title = Навчання: { $game }
web-score-title = Підрахунок очок
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
web-settings-motion = Рух
web-settings-motion-system = Як у системі
web-settings-motion-full = Увесь
web-settings-motion-less = Мінімум
web-settings-sound = Звук
web-settings-sound-on = Увімкнено
web-settings-sound-off = Вимкнено
web-settings-scale = Розмір столу
web-settings-scale-auto = За розміром вікна
