# The table shell around every game, and the replay.

table-of = Стіл: { $name }
table-watching = Ви спостерігаєте
table-ask = Про що питають
table-map-whole = Усе поле
table-map-near = Ближче
table-choices = Усі варіанти
table-keys = Клавіші
table-key-tab = До наступної частини столу
table-key-arrows = Уздовж ряду або полем
table-key-enter = Натиснути підсвічене або вибране
table-key-escape = Закрити, відкласти, повернутися
table-key-rule = Правило, на якому ґрунтується питання
table-key-keys = Цей список
table-key-map = До карти
table-key-next = До наступного вибору на мапі
table-key-previous = До попереднього вибору
table-key-own = До наступного свого
table-key-target = До наступної цілі
table-key-read = Прочитати вголос, що тут
table-key-log = До журналу
table-key-card = Узяти карту з руки
table-sure = Ви певні?
table-sure-yes = Так
table-sure-no = Ні
table-confirm-on = Перепитувати перед кожним рішенням
table-confirm-off = Не перепитувати перед рішеннями
table-bot-for-you = За вас грає бот.
table-kept = Збережено: { $action }
table-kept-why = Немає з’єднання. Відповідь надішлеться сама, щойно зв’язок відновиться.
table-kept-late = Ваша відповідь уже надійшла.
table-refused = Це не прийнято
table-refused-again = Нічого не змінилося: виберіть ще раз.
table-refused-on = Гра триває сама.
table-refused-read = Зрозуміло
table-thinks = { $name } ({ $level }) думає
table-thinks-long = { $seconds ->
    [one] Уже { $seconds } секунду
    [few] Уже { $seconds } секунди
   *[many] Уже { $seconds } секунд
}
table-together = За групу вирішує { $name }. Запропонуйте щось.
table-together-bot = За групу вирішує бот { $name }: він робить те, що пропонує більшість.
table-propose = Пропозиція: { $what }
table-propose-it = Пропоную
table-propose-back = Скасувати: { $what }
table-proposals = Пропозиції
table-proposal = { $names }: { $what }
table-proposed-by = Пропонують: { $names }.
table-time-left = { $seconds ->
    [one] Залишилася { $seconds } секунда
    [few] Залишилося { $seconds } секунди
   *[other] Залишилося { $seconds } секунд
}
table-hurry = { $seconds ->
    [one] Залишилася лише { $seconds } секунда.
    [few] Залишилося лише { $seconds } секунди.
   *[other] Залишилося лише { $seconds } секунд.
}
web-table-winners = { $count ->
    [1] Перемагає { $names }.
   *[other] Перемагають разом { $names }.
}
table-score = Рахунок
table-score-close = Назад до столу
table-rematch-join = Приєднатися до нової гри

## Hints

table-hint = Підказка
table-hint-do = Бот зробив би так: { $action }
table-hint-then = Тоді:
table-hint-only = Іншого вибору немає.
table-hint-better = Краще, ніж «{ $other }», приблизно на { $gain }.
table-hint-either = Не гірше: { $others }. Усе інше гірше приблизно на { $gain }.
table-hint-equal = Нічого не вирізняється
table-hint-equal-why = Наскільки бот може судити, це варте приблизно однаково: { $others }.
table-hint-decides = Це може вирішити гру.
table-hint-gain = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
table-hint-follow = Зробити так
table-hints-used = { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
   *[other] { $count } підказок
}

## Log

table-log = Журнал
table-log-earlier = Показати раніші рядки
table-log-new = { $count ->
    [one] { $count } новий рядок
    [few] { $count } нові рядки
   *[many] { $count } нових рядків
}
table-moment = Показати цю мить
table-moment-shown = Ви бачите минулу мить
table-moment-back = Назад до теперішнього
table-missed = Поки вас не було
table-missed-go = Далі

## People

table-people = Учасники
table-seat-decides = вирішує
table-seat-here = тут
table-seat-replaced = не за столом · грає { $bot }
table-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[other] { $count } голосів
}
table-vote-clock = Бот зможе грати замість гравця, коли вичерпається час.
table-vote-soon = Якщо гравець не повернеться, більшість може передати гру боту через
table-vote-loss = Час вичерпано. Якщо гравець не повернеться, рейтингова гра для нього програна.
table-vote-unrated = Бот гратиме, якщо цього хоче більшість. Якщо гравець не повернеться, гра не змінить його рейтинг.
table-watchers = { $count ->
    [0] Ніхто не спостерігає.
    [one] Спостерігає { $count } людина.
    [few] Спостерігають { $count } людини.
   *[other] Спостерігають { $count } людей.
}
table-delay = { $seconds ->
    [one] Глядачі бачать усе на { $seconds } секунду пізніше.
    [few] Глядачі бачать усе на { $seconds } секунди пізніше.
   *[other] Глядачі бачать усе на { $seconds } секунд пізніше.
}
table-said = { $name }: { $text }
table-chat-watching = Ви дивитеся. Пишуть тут лише гравці.
table-chat-private = Цей стіл приватний: читають і пишуть тут лише гравці.
table-chat-mute = Приглушити: { $name }
table-chat-muted = Приглушено: { $name }.
table-chat-unmute = Чути знову
table-ran-out = Час вичерпано, рішення ухвалено без гравця: { $name }.
table-ran-out-you = Ваш час вичерпано: рішення ухвалено за вас.
table-seat-ran-out = час вичерпано · грає { $bot }
table-chat-none = Ще ніхто нічого не сказав.
table-pass = Передайте екран: { $name }
table-pass-why = За цим екраном грає кілька людей: нехай інші не дивляться.
table-pass-ready = Я { $name }
table-leave = Вийти з-за столу
table-leave-what = За вас гратиме бот. Ви можете повернутися будь-коли, поки триває гра. Якщо не повернетеся, рейтингова гра буде програна.
table-leave-stay = Лишитися

## Connection

table-reload = Оновити сторінку
table-ended-client = Ця сторінка застаріла.
table-ended-sign_in = Ваш вхід більше не дійсний.
table-ended-not_yours = Це місце більше не ваше.
table-ended-no_table = Цей стіл тут не можна показати.
table-ended-left = Ви пішли.

## Report

table-report = Повідомити про проблему
table-report-record = У файлі вся гра, те, що ви бачите, і версії. Ви вирішуєте, кому його дати.
table-report-view = У файлі те, що видно з вашого місця, те, що сталося, і версії. Прихованих карт у ньому немає. Ви вирішуєте, кому його дати.
table-report-what = Що пішло не так?
table-report-save = Зберегти файл

## Replay

replay-step = Рішення { $at } з { $of }
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість
replay-speed-is = ×{ $speed }
replay-before = Крок назад
replay-after = Крок уперед
replay-turn-before = Хід назад
replay-turn-after = Хід уперед
replay-first = На початок
replay-last = У кінець
replay-eyes = Бачить
replay-eyes-all = глядач
replay-continue = Грати звідси
replay-download = Зберегти запис
replay-share = Скопіювати посилання на цей момент
replay-not-yet = Повтор з’явиться, коли гра закінчиться.
