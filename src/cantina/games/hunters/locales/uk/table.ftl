# Стіл «Мисливців за головами» у вебклієнті.

## На картах: дуже мало місця

hunters-card-now = зараз
hunters-card-duo = набір
hunters-card-per-duo = за набір
hunters-card-each = кожна
hunters-card-crate = ящик
hunters-card-crates = { $count ->
    [1] Ящик
    [one] { $count } ящик
    [few] { $count } ящики
   *[other] { $count } ящиків
}

## Стіл

hunters-board-panes = Частини столу
hunters-board-turn = Раунд
hunters-board-step-draw = Узяти карту
hunters-board-step-choose = Вибір
hunters-board-step-reveal = Відкрити
hunters-board-step-pass = Передача
hunters-board-last-turns = Останні раунди.
hunters-board-decks = Колоди
hunters-board-sold = продано
hunters-board-deck-target = Цілі
hunters-board-deck-hunter = Мисливці
hunters-board-deck-contract = Контракти
hunters-board-deck-market = Ринок
hunters-board-confrontations = Ваші напади
hunters-board-open = { $count ->
    [one] { $count } відкритий
    [few] { $count } відкриті
   *[other] { $count } відкритих
}
hunters-board-their-confrontations = Напади
hunters-board-active-crates = Активні ящики
hunters-board-now = зараз { $count }
hunters-board-of = { $count } з { $wanted }
hunters-board-pay-after = платити після карти
hunters-board-pay = Оплатити
hunters-board-to-pay = { $count } до оплати
hunters-board-short-credits = бракує { $count }
hunters-board-points-now = зараз
hunters-board-points = { $count ->
    [one] очко
    [few] очки
   *[other] очок
}
hunters-board-credits = { $count ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
hunters-board-leads = Майстер гільдії
hunters-board-takes = бере вашу руку
hunters-board-gives = дає вам свою руку
hunters-board-targetless = без цілі
hunters-board-reserved = підготовлено
hunters-board-remembered = Карти, які ви передали далі
hunters-board-orphan = Чекають на ціль
hunters-board-orphan-more = Кожна наступна карта атаки додається сюди, а ваша наступна ціль ляже на цю стопку.
hunters-board-next-target = Сюди ляже ваша наступна ціль
hunters-board-no-target = Немає відкритої цілі
hunters-board-no-target-more = Викладіть ціль або пошліть мисливців і дроїдів наперед: вони разом чекатимуть на вашу наступну ціль.
hunters-board-more = ще { $count }
hunters-board-below = Ще { $count } ↓
hunters-board-above = Ще { $count } ↑
hunters-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
hunters-board-ready = готово
hunters-board-adds = ця карта додає { $count }
hunters-board-captures = Захоплює
hunters-board-play-here = Зіграти сюди
hunters-board-lacking = бракує
hunters-board-state-draw = Бере карту
hunters-board-state-choose = Вибрано
hunters-board-state-reveal = На столі
hunters-board-state-pass = Передача
hunters-board-sealed-of = вибрано { $count }/{ $all }
hunters-board-deciding = { $count ->
    [1] Вирішує { $names }
   *[other] Вирішують { $names }
}
hunters-board-pick-card = Візьміть карту, а тоді скажіть, для чого вона.
hunters-board-picked = Узято карту «{ $card }».
hunters-board-picked-places = Узято карту «{ $card }». Виберіть місце, що світиться.
hunters-board-pick-reserved = У вас { $credits }. За яку карту заплатите?
hunters-board-play-attack = Проти: { $target }
hunters-board-play-wait = Зіграти без цілі
hunters-board-play-target = Викласти
hunters-board-play-contract = Узяти
hunters-board-play-crate = Активувати
hunters-board-activate = Активувати
hunters-board-activate-on = Активувати: { $target }
hunters-board-activate-title = Активувати карту «{ $card }»?
hunters-board-activate-have = У вас { $credits }.
hunters-board-activate-places = У вас { $credits }. Виберіть місце, що світиться.
hunters-board-keep = { $count ->
    [1] Залишити її підготовленою
   *[other] Залишити їх підготовленими
}
hunters-board-sell = Продати
hunters-board-reserve = Підготувати
hunters-board-plan = Далі: { $plan }
hunters-board-plan-drop = Змінити
hunters-board-plan-attack = { $card } проти цілі «{ $target }»
hunters-board-plan-play = зіграти карту «{ $card }»
hunters-board-plan-sell = продати карту «{ $card }»
hunters-board-plan-reserve = підготувати карту «{ $card }»

## Розкриття

hunters-reveal-title = Карти на стіл
hunters-reveal-plan = Далі за вашим планом: { $plan }
hunters-reveal-change = Ви ще можете вирішити інакше.
hunters-reveal-go = Уперед

## Карта зблизька

hunters-closeup-before = Попередня карта
hunters-closeup-next = Наступна карта

## Кінець

hunters-end-won = Перемога: { $name }
hunters-end-shared = Спільна перемога: { $names }
hunters-debrief-won = { $points ->
    [0] Ви перемогли за кредитами: очок стільки ж, як { $name }
    [one] Ви перемогли: на { $points } очко більше, ніж { $name }
    [few] Ви перемогли: на { $points } очки більше, ніж { $name }
   *[other] Ви перемогли: на { $points } очок більше, ніж { $name }
  }
hunters-debrief-behind = { $place ->
    [2] Друге місце
    [3] Третє місце
    [4] Четверте місце
    [5] П’яте місце
   *[other] Шосте місце
  }{ $points ->
    [0] : очок стільки ж, як { $name }, та менше кредитів
    [one] , на { $points } очко менше, ніж { $name }
    [few] , на { $points } очки менше, ніж { $name }
   *[other] , на { $points } очок менше, ніж { $name }
  }
hunters-debrief-decided = { $row ->
    [targets] Вирішили цілі: { $mine } проти { $theirs }.
    [crates] Вирішили ящики: { $mine } проти { $theirs }.
    [majority] Вирішила більшість ящиків: { $mine } проти { $theirs }.
    [contracts] Вирішили контракти: { $mine } проти { $theirs }.
   *[hunters] Вирішили штрафи: { $mine } проти { $theirs }.
  }
hunters-debrief-you = ви
hunters-end-tie = По { $points }. Нічию розв’язують кредити.
hunters-end-ask = Натисніть будь-яке число, щоб побачити, звідки воно.
hunters-end-pad = Блокнот для підрахунку очок
hunters-end-score = Рахунок
hunters-end-credits = Кредити
hunters-end-about-targets = захоплені
hunters-end-about-crates = активні карти
hunters-end-about-majority = у разі нічиєї всім
hunters-end-about-contracts = за цілі та ящики
hunters-end-about-hunters = на захоплених цілях
hunters-end-about-credits = у разі нічиєї
hunters-end-many-crates = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
hunters-end-many-contracts = { $count ->
    [one] { $count } контракт
    [few] { $count } контракти
   *[other] { $count } контрактів
}
hunters-end-many-hunters = { $count ->
    [one] { $count } мисливець
    [few] { $count } мисливці
   *[other] { $count } мисливців
}
hunters-end-why = Чому { $points }?
hunters-end-duos = { $count ->
    [0] без наборів
    [one] { $count } набір × { $points }
    [few] { $count } набори × { $points }
   *[other] { $count } наборів × { $points }
}
hunters-end-against = проти цілі «{ $target }»
hunters-end-none-targets = Жодної цілі не захоплено.
hunters-end-none-crates = Жодної карти ящиків не активовано.
hunters-end-none-majority = Хтось має більше ящиків, або їх немає ні в кого.
hunters-end-none-contracts = Жодного контракту не взято.
hunters-end-none-hunters = На захоплених цілях немає мисливців зі штрафом.
hunters-end-rule-targets = Рахуються лише захоплені цілі; відкрита нічого не дає і нічого не коштує.
hunters-end-rule-crates = Рахуються лише активовані карти ящиків.
hunters-end-rule-majority = Тому, хто має найбільше ящиків на активних картах; у разі нічиєї — кожному повністю.
hunters-end-rule-contracts = Одна захоплена ціль може служити кільком контрактам.
hunters-end-rule-hunters = Рахується кожен мисливець на захопленій цілі, потрібен він був чи ні.

## Уголос. $points, $credits, $cost, $penalty і $crates приходять зі словами: «3 очки».

hunters-aloud-back = Карта долілиць
hunters-aloud-strengths = зелений { $green }, блакитний { $blue }, помаранчевий { $orange }
hunters-aloud-target = Ціль, { $name }, { $points }. Захист: { $shields }.{ $bonus ->
    [credit] {" "}За захоплення 1 кредит.
    [contract] {" "}За захоплення 1 контракт.
   *[none] {""}
}
hunters-aloud-hunter = Мисливець, { $name }. Атака: { $attack }. На захопленій цілі: { $penalty }.
hunters-aloud-droid = Дроїд, { $name }. Атака: { $attack }; { $cost }.
hunters-aloud-crate = Карта ящиків, { $crates }, { $points }; { $cost }.
hunters-aloud-contract = Контракт, { $name }. { $form ->
    [two_targets] { $first } за кожну першу ціль, { $second } за кожну другу,
   *[other] { $first } за кожну ціль,
} { $duo } за набір.
hunters-aloud-worth = Зараз вартий { $points }.
hunters-aloud-place = Зіграти на стопку «{ $title }»:
hunters-aloud-captures = Захоплює. { $points }, { $penalty }.
hunters-aloud-captured = Захоплено: { $name }, { $points }, { $penalty }.
hunters-aloud-seat = { $name }, зараз { $points }, захоплено { $captured }, { $credits }{ $sealed ->
    [yes] , карту вибрано.
   *[no] .
}
hunters-aloud-turned = Розкрито: { $card }
hunters-aloud-choosing = Ще вибирає.
hunters-aloud-captives = Захоплено: { $names }.
hunters-aloud-reserved = Підготовлено: { $card }
hunters-aloud-deck = { $deck }: { $count }
hunters-aloud-sold = Продано: { $count }
hunters-aloud-hand = Ваша рука: { $count }
hunters-aloud-card-of = Карта { $number } з { $count }.
hunters-aloud-cell = { $row }, { $name }, { $points }. Чому?

table-key-place = Зіграти на цю ціль
table-key-look = Роздивитися карту зблизька
table-key-others = До інших гравців
