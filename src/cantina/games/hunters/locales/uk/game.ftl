# «Мисливці за головами»: карти, стіл і події. $who дорівнює "you" для місця самого читача.

## Слова

hunters-letter-green = З
hunters-letter-blue = С
hunters-letter-orange = П
hunters-colour-green = зелений
hunters-colour-blue = блакитний
hunters-colour-orange = помаранчевий
hunters-deck-target = Цілі
hunters-deck-hunter = Мисливці за головами
hunters-deck-contract = Контракти
hunters-deck-jawa = Джавський ринок
hunters-kind-target = Ціль
hunters-kind-hunter = Мисливець
hunters-kind-contract = Контракт
hunters-kind-droid = Дроїд
hunters-kind-crate = Ящики
hunters-value-astromech = Астромеханік
hunters-value-protocol = Протокольний дроїд
hunters-value-none = немає
hunters-value-credit = кредит
hunters-value-contract = контракт
hunters-value-two_targets = дві цілі
hunters-value-same_target = двічі та сама ціль
hunters-value-target_crate = ціль і ящики
hunters-value-target = ціль
hunters-value-hunter = мисливець

hunters-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
hunters-penalty = { $count ->
    [0] без штрафу
    [one] −{ $count } очко
    [few] −{ $count } очки
    [many] −{ $count } очок
   *[other] −{ $count } очка
}
hunters-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
}
hunters-crates = { $count ->
    [one] { $count } ящик
    [few] { $count } ящики
    [many] { $count } ящиків
   *[other] { $count } ящика
}
hunters-contracts = { $count ->
    [one] { $count } контракт
    [few] { $count } контракти
    [many] { $count } контрактів
   *[other] { $count } контракту
}
hunters-captures = захоплено { $count } з { $needed }
hunters-cost = { $count ->
    [0] безплатно
    [one] коштує { $count } кредит
    [few] коштує { $count } кредити
    [many] коштує { $count } кредитів
   *[other] коштує { $count } кредиту
}
hunters-bonus-credit = +1 кредит
hunters-bonus-contract = +1 контракт
hunters-no-attack = без атаки

## Карти

hunters-duo-two_targets = { $first } + { $second }
hunters-duo-same_target = { $first } + { $first }
hunters-duo-target_crate = { $first } + ящик
hunters-terms-two_targets = { $other ->
    [same] { $per } за кожну ціль, +{ $duo } за набір
   *[other] { $per } і { $other } за цілі, +{ $duo } за набір
}
hunters-terms-same_target = { $per } за кожну ціль, +{ $duo } за набір
hunters-terms-target_crate = { $per } за ціль, +{ $duo } за набір
hunters-worth-now = зараз дає { $points }

## Стіл

hunters-turn = Раунд { $turn }
hunters-guild-master = Майстер гільдії: { $name }
hunters-bank = Загальний запас: { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
}
hunters-deck-size = { $deck } { $count }
hunters-last-turn = Кінець оголошено: раунд { $turn } буде останнім.
hunters-this-is-last = Кінець оголошено: це останній раунд.
hunters-section-others = Суперники
hunters-section-mine = Ваш стіл
hunters-section-log = Журнал
hunters-section-table = Стіл гравця { $name }
hunters-section-captured = Захоплено
hunters-section-contracts = Контракти
hunters-section-crates = Ящики
hunters-section-reserved = Підготовлені
hunters-section-hand = Ваша рука
hunters-waiting-stack = Чекають на ціль
hunters-nothing-out = Перед вами ще нічого немає.
hunters-nothing-there = Тут ще нічого немає.
hunters-next-turn = з наступного раунду
hunters-in-hand = { $count ->
    [0] немає карт
    [one] { $count } карта на руці
    [few] { $count } карти на руці
    [many] { $count } карт на руці
   *[other] { $count } карти на руці
}
hunters-passed-on = ви знаєте на цій руці: { $cards }
hunters-reveals = цього раунду: { $card }
hunters-reserved-count = підготовлено { $count }
hunters-colour-progress = { $colour } { $has } з { $needs }
hunters-colour-sum = { $colour } { $has }

## Запитання і вибір

hunters-ask-draw = З якої колоди берете карту?
hunters-ask-draw_again = Ваша колода скінчилася. З якої іншої берете карту?
hunters-ask-choose = Яку карту вибираєте цього раунду?
hunters-ask-act = Ви відкрили: { $card }. Що робите з цією картою?
hunters-ask-activate = Чи активуєте підготовлену карту?
hunters-do-draw = Узяти карту з колоди «{ $deck }» ({ $count ->
    [0] порожня, повернеться скид
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
    [many] лишилося { $count } карт
   *[other] лишилося { $count } карти
})
hunters-do-sell = Продати за { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
}
hunters-do-reserve = Підготувати, безплатно
hunters-do-contract = Узяти цей контракт
hunters-do-crate = Активувати ({ $cost })
hunters-do-target = Викласти як нову ціль
hunters-do-target-waiting = Покласти до мисливців, що чекають на ціль
hunters-do-attack = Послати проти цілі «{ $target }» → { $after }
hunters-do-attack-waiting = Лишити чекати на ціль
hunters-do-attack-paid = Активувати проти цілі «{ $target }» → { $after } ({ $cost })
hunters-do-attack-waiting-paid = Активувати й лишити чекати на ціль ({ $cost })
hunters-do-activate-crate = Активувати карту «{ $card }» ({ $cost })
hunters-do-activate-attack = Активувати карту «{ $card }» проти цілі «{ $target }» → { $after } ({ $cost })
hunters-do-activate-waiting = Активувати карту «{ $card }» й лишити чекати на ціль ({ $cost })
hunters-do-done = Більше нічого
hunters-captures-it = ціль буде захоплено!
hunters-can-capture = може захопити: { $target }
hunters-cannot-pay = поки бракує кредитів

## Події

hunters-event-turn = Раунд { $turn }
hunters-event-drawn = { $who ->
    [you] Ви берете карту «{ $card }» з колоди «{ $deck }».
   *[other] { $name } бере карту «{ $card }» з колоди «{ $deck }».
}
hunters-event-drawn-unseen = Узято з колод: { $list }
hunters-event-drawn-one = { $name }: { $deck }
hunters-event-reshuffled = Скид колоди «{ $deck }» перетасовано в нову колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
hunters-event-revealed = Відкрито: { $list }
hunters-event-revealed-one = { $name }: { $card }
hunters-event-sold = { $who ->
    [you] Ви продаєте карту «{ $card }».
   *[other] { $name } продає карту «{ $card }».
}
hunters-event-target = { $who ->
    [you] Ви викладаєте ціль «{ $card }».
   *[other] { $name } викладає ціль «{ $card }».
}
hunters-event-target-waiting = { $who ->
    [you] Ви кладете ціль «{ $card }» до мисливців, що на неї чекали.
   *[other] { $name } кладе ціль «{ $card }» до мисливців, що на неї чекали.
}
hunters-event-attack = { $who ->
    [you] Ви посилаєте карту «{ $card }» проти цілі «{ $target }».
   *[other] { $name } посилає карту «{ $card }» проти цілі «{ $target }».
}
hunters-event-attack-waiting = { $who ->
    [you] Ви лишаєте карту «{ $card }» чекати на ціль.
   *[other] { $name } лишає карту «{ $card }» чекати на ціль.
}
hunters-event-contract = { $who ->
    [you] Ви берете контракт «{ $card }».
   *[other] { $name } бере контракт «{ $card }».
}
hunters-event-crate = { $who ->
    [you] Ви активуєте карту «{ $card }».
   *[other] { $name } активує карту «{ $card }».
}
hunters-event-paid = Сплачено { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
}.
hunters-event-reserved = { $who ->
    [you] Ви підготовлюєте карту «{ $card }».
   *[other] { $name } підготовлює карту «{ $card }».
}
hunters-event-captured = { $who ->
    [you] Ви захоплюєте ціль «{ $card }»!
   *[other] { $name } захоплює ціль «{ $card }»!
} { $captures ->
    [one] Уже захоплено { $captures } ціль.
    [few] Уже захоплено { $captures } цілі.
    [many] Уже захоплено { $captures } цілей.
   *[other] Уже захоплено { $captures } цілі.
}
hunters-event-credits = { $who ->
    [you] Ви отримуєте
   *[other] { $name } отримує
} { $count ->
    [0] 0 кредитів: загальний запас порожній.
    [one] { $count } кредит як бонус.
    [few] { $count } кредити як бонус.
    [many] { $count } кредитів як бонус.
   *[other] { $count } кредиту як бонус.
}
hunters-event-gained = { $who ->
    [you] Ви отримуєте контракт «{ $card }» як бонус.
   *[other] { $name } отримує контракт «{ $card }» як бонус.
}
hunters-event-gained-none = { $who ->
    [you] Вам належить контракт, але жодного не лишилося.
   *[other] Гравцеві { $name } належить контракт, але жодного не лишилося.
}
hunters-event-end = { $who ->
    [you] Ви робите вирішальне захоплення: раунд { $turn } буде останнім.
   *[other] { $name } робить вирішальне захоплення: раунд { $turn } буде останнім.
}
hunters-event-passed = Усі передають карти з руки ліворуч.
hunters-event-over-trigger = Останній раунд зіграно.
hunters-event-over-cards_ran_out = Ні в кого не лишилося карт: гру закінчено.
hunters-event-over-turn_limit = Досягнуто межі раундів: гру закінчено.

## Підрахунок

hunters-row-targets = Цілі
hunters-row-crates = Ящики
hunters-row-majority = Найбільше ящиків
hunters-row-contracts = Контракти
hunters-row-hunters = Мисливці
hunters-row-total = Разом
hunters-row-credits = Кредити (у разі нічиєї)
hunters-because-targets = захоплено ціль «{ $card }»
hunters-because-crates = { $card }
hunters-because-majority = найбільше ящиків
hunters-because-contracts = { $card }
hunters-because-hunters = у захопленні брала участь карта «{ $card }»

## Варіанти гри

hunters-option-mode = Гра
hunters-option-orphans = Мисливці без цілі
hunters-option-bank = Загальний запас
hunters-option-box = Значення з чиєїсь коробки, як текст
hunters-choice-full = повна гра
hunters-choice-introductory = ознайомча партія, без контрактів
hunters-choice-strict = лише коли немає відкритої цілі
hunters-choice-free = також поряд із відкритою ціллю
hunters-choice-endless = кредити ніколи не закінчуються
hunters-choice-limited = 42 кредити й не більше

## Поля карт

hunters-field-name = Ім’я
hunters-field-kind = Вид
hunters-field-character = Персонаж
hunters-field-points = Очки
hunters-field-shields = Захист З Б П
hunters-field-bonus = Бонус
hunters-field-copies = Копії
hunters-field-attack = Атака З С П
hunters-field-penalty = Штраф
hunters-field-a = Перша ціль
hunters-field-b = Друга ціль
hunters-field-per_a = За першу
hunters-field-per_b = За другу
hunters-field-duo = За набір
hunters-field-cost = Вартість
hunters-field-crates = Ящики
