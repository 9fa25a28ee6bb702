# Термінал: список ігор, гра, повтор, карти.

## Список ігор

games-title = Ігри за цим столом
games-seats = { $fewest }–{ $most } { $most ->
         [one] гравець
         [few] гравці
        *[many] гравців
    }
games-minutes = близько { $minutes } хв
games-default = типово
games-start = Почати гру: { $command }

## Гра

play-person = Гравець { $number }
play-welcome = { $game }. За столом: { $names }.
play-bot = { $name } (бот: { $bot })
play-saved-as = Зерно { $seed }. Кожне рішення зберігається у файлі { $file }
play-resumed = Гра триває: уже прийнято { $count ->
    [one] { $count } рішення.
    [few] { $count } рішення.
    [many] { $count } рішень.
   *[other] { $count } рішення.
}
play-thinking = { $name } думає…
play-prompt = Ваш вибір
play-prompt-help = ? — довідка
play-bad-input = «{ $input }» тут нічого не означає. Введіть ?, щоб побачити, що можна ввести.
play-no-choice = Варіанта { $number } немає; { $count ->
    [one] є лише { $count }
    [few] їх { $count }
    [many] їх { $count }
   *[other] їх { $count }
}.
play-undone = Ваше останнє рішення скасовано.
play-no-undo = Скасувати не можна: { $reason }.
play-no-undo-nothing = немає чого скасовувати
play-no-undo-others = відтоді вже вирішив хтось інший
play-no-undo-revealed = відтоді відкрилося щось приховане
play-hint = Бот вибрав би { $number }: { $choice }
play-curtain = Передайте клавіатуру гравцеві { $name }.
play-curtain-enter = { $name }, натисніть Enter, коли ніхто не підглядає.
play-quit = Збережено. Продовжити: { $command }
play-no-rule = Правила { $rule } немає.
play-rules-absent = Тексту правил на цьому комп’ютері немає.
play-no-sign = Немає знака, який так зветься чи виглядає: «{ $query }».
play-no-card = Немає карти з назвою «{ $query }».
play-which-card = Яка карта? Введіть її номер у списку або частину назви.
play-many-cards = { $count ->
    [one] Ще { $count } карта має таку назву.
    [few] Ще { $count } карти мають таку назву.
    [many] Ще { $count } карт мають таку назву.
   *[other] Ще { $count } карти мають таку назву.
}
play-no-player = Немає гравця «{ $query }»; гравці: { $names }.
play-help-title = Що можна ввести
play-help-number = вибрати варіант із цим номером
play-help-undo = скасувати своє останнє рішення
play-help-hint = попросити підказку в бота
play-help-score = рахунок, якби гра скінчилася зараз
play-help-table = оглянути стіл гравця: t 2 або t { $name }
play-help-discards = скинуті карти
play-help-rule = текст правила: r { $rule }
play-help-card = карта й походження її значень: c 1 або частина назви
play-help-legend = усі знаки та їхнє значення: l або l червоний
play-help-board = показати стіл ще раз
play-help-help = ця довідка
play-help-quit = зберегти й вийти
play-score-now = Рахунок, якби гра скінчилася зараз
play-score-final = Остаточний рахунок
play-discards = Скинуті карти
play-winner = { $count ->
    [0] Ніхто не перемагає.
    [1] Перемагає { $names }!
   *[other] Перемогу ділять { $names }!
}
play-reasons = Enter — закінчити; номер гравця — звідки його очки: { $names }
play-score-of = { $name }: { $score }
play-and = { $first } і { $last }

## Повтор

replay-verified =
    { $count ->
        [one] Перевірено: { $count } рішення відтворюється, і кожен кидок та кожна роздача — із зерна цього запису.
        [few] Перевірено: { $count } рішення відтворюються, і кожен кидок та кожна роздача — із зерна цього запису.
        [many] Перевірено: { $count } рішень відтворюються, і кожен кидок та кожна роздача — із зерна цього запису.
       *[other] Перевірено: { $count } рішення відтворюються, і кожен кидок та кожна роздача — із зерна цього запису.
    }
replay-verify-commitment = Відбиток цього зерна: { $commitment }
replay-verify-same = Це саме той відбиток, який ви вказали: зерно визначили, коли відкрили стіл.
replay-verify-part = Це саме той відбиток, який ви вказали: до рішення { $at } зерно було визначене. Тоді з гри зняли копію, і далі все береться з іншого зерна.
replay-verify-chosen =
    { $count ->
        [one] { $count } рішення відтворюється із зерна { $seed }. Його хтось вибрав або міг угадати: жоден стіл не показував його відбитка.
        [few] { $count } рішення відтворюються із зерна { $seed }. Його хтось вибрав або міг угадати: жоден стіл не показував його відбитка.
        [many] { $count } рішень відтворюються із зерна { $seed }. Його хтось вибрав або міг угадати: жоден стіл не показував його відбитка.
       *[other] { $count } рішення відтворюються із зерна { $seed }. Його хтось вибрав або міг угадати: жоден стіл не показував його відбитка.
    }
replay-title = { $game }, гравців: { $seats }, зерно { $seed }
replay-length = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
}
replay-part = Показано до рішення { $shown } з { $count }.
replay-unfinished = Гру не закінчено.
replay-score = Рахунок на цю мить
replay-seat = Так це бачить { $name }.
replay-all = Показано всі карти.
report-title = Повідомлення від { $made }: { $game }
report-other = Повідомлення зроблено з { $name } { $other }; тут { $here }.
report-running = Гра тривала: гравець { $seat }, ревізія { $rev }. У повідомленні лише те, що знав цей гравець.
report-events = Що сталося
report-view = Що бачив гравець
report-asked = Запитання: { $ask }

## Карти

content-title = { $game }: набір карт { $digest }
content-file = Файл
content-rows = Рядки
content-total = Разом
content-good = Набір повний і відповідає переліку компонентів.
content-values = Звідки взято значення
content-legend = { $mark } позначає відтворене значення: воно узгоджується з усім відомим, але надруковане може бути іншим.
content-source = Джерело: { $source }
content-note = Примітка: { $note }
content-values-from = Числа взято з факту { $fact }.
content-rules = Правила: { $rules }
content-id = Код
