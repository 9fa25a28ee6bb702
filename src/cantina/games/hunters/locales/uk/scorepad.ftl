# Аркуш підрахунку для справжнього столу.

scorepad-how = Для гри друкованими картами: позначте, що лежить перед кожним гравцем, а Cantina полічить кожен рядок і пояснить чому. З цього пристрою йдуть лише числа, які треба додати.
scorepad-players = Гравці
scorepad-player = Гравець { $number }
scorepad-name = Ім’я
scorepad-add-player = Гравець
scorepad-remove-player = Прибрати: { $name }
scorepad-empty = Почати спочатку
scorepad-undo = Повернути
scorepad-share = Поділитися
scorepad-copied = Посилання скопійовано. У ньому весь блокнот.
scorepad-in-address = Посилання на цей блокнот тепер у рядку адреси.
scorepad-captured = Захоплені цілі
scorepad-crates = Активні карти ящиків
scorepad-contracts = Контракти
scorepad-credits = Кредитів лишилося
scorepad-add-target = Захоплена ціль
scorepad-add-attack = Мисливець або дроїд
scorepad-add-crate = Карта ящиків
scorepad-add-contract = Контракт
scorepad-pick-captured = Яку ціль захоплено?
scorepad-pick-attacks = Хто допоміг захопити ціль «{ $target }»?
scorepad-pick-crates = Яка карта ящиків активна?
scorepad-pick-contracts = Який контракт?
scorepad-kind-hunters = Мисливці
scorepad-kind-droids = Дроїди
scorepad-kind-targets = Цілі
scorepad-kind-crates = Ящики
scorepad-kind-contracts = Контракти
scorepad-search = Пошук за назвою
scorepad-nothing-found = Карти з такою назвою немає.
scorepad-done = Готово
scorepad-less = На один менше
scorepad-more = На один більше
scorepad-remove = Прибрати з блокнота
scorepad-printed = На вашій карті інше число? Виправте його тут.
scorepad-corrected = виправлено
scorepad-field-points = Очки
scorepad-field-penalty = Штраф
scorepad-field-crates = Ящиків на карті
scorepad-field-per_a = За кожну першу ціль
scorepad-field-per_b = За кожну другу ціль
scorepad-field-duo = За кожен набір
scorepad-numbers = Більшість чисел у нашому переліку карт відтворено здогадно. Якщо на вашій карті надруковано інше, торкніться її в блокноті й виправте: діє те, що надруковано.
scorepad-winner = Перемога
scorepad-won-points = Перемога: { $names }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
scorepad-won-credits = Перемога: { $names }. У разі нічиєї ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}) вирішили кредити: { $credits }.
scorepad-won-shared = Спільна перемога: { $names }, по { $points ->
    [one] { $points } очку
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
scorepad-cell = { $row }, { $name }: { $points }. Чому?
scorepad-why = { $row }: { $name }
scorepad-majority-yes = На активних картах { $crates ->
    [one] { $crates } ящик
    [few] { $crates } ящики
    [many] { $crates } ящиків
   *[other] { $crates } ящика
}: більше немає ні в кого, тож { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}. Стільки ж отримує кожен, у кого ящиків не менше.
scorepad-majority-no = На активних картах { $crates ->
    [0] немає ящиків
    [one] { $crates } ящик
    [few] { $crates } ящики
    [many] { $crates } ящиків
   *[other] { $crates } ящика
}; за першість дають { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, { $most ->
    [0] але її не має ніхто, бо ящиків немає ні в кого.
    [one] і для неї треба { $most } ящик.
    [few] і для неї треба { $most } ящики.
    [many] і для неї треба { $most } ящиків.
   *[other] і для неї треба { $most } ящика.
}
scorepad-none-targets = Жодної цілі не захоплено.
scorepad-none-crates = Активних карт ящиків немає.
scorepad-none-contracts = Контрактів тут немає.
scorepad-none-hunters = У захопленнях не брав участі жоден мисливець зі штрафом.
scorepad-because-targets = Незахоплені цілі не дають нічого.
scorepad-because-crates = Підготовлені карти ящиків не дають нічого.
scorepad-because-contracts = Кількість × значення: спершу цілі, потім набори. Одна захоплена ціль може служити багатьом контрактам.
scorepad-because-hunters = Рахується кожен мисливець на захопленій цілі, навіть зайвий. Дроїди очок не забирають.
scorepad-picked = Додано: { $cards }
