# The table of Battle of Hoth in the web client.

## The board

hoth-board-field = Поле бою
hoth-board-panes = Частини столу
hoth-board-more = ще { $count }
hoth-board-another = Інший загін
hoth-board-move-to = Рухатися на { $hex }
hoth-board-attack = Атакувати { $hex }
hoth-board-back = { $letter }: назад на { $hex }
hoth-board-then-attack = { $hex }, { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
}: ще може атакувати.
hoth-board-then-no-attack = { $hex }, { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
}: потім цього ходу без атаки.
hoth-pane-detail = Бій
hoth-pane-card = Карта
hoth-pane-hand = Рука { $count }
hoth-pane-people = Гравці
hoth-pane-log = Журнал
hoth-step-play = Карта
hoth-step-order = Накази
hoth-step-move = Рух
hoth-step-attack = Атака
hoth-step-draw = Добір
hoth-turn-number = Хід { $turn }
hoth-key-attack = рух і атака
hoth-key-move = лише рух
hoth-key-danger = Скільки ворогів може влучити туди наступного ходу
hoth-danger = Небезпека
hoth-dangers = Можуть влучити на { $hex }
hoth-danger-stays = зі свого місця
hoth-danger-moves = після переміщення на { $hex }
hoth-danger-none = Наступного ходу жоден ворог туди не влучить.
hoth-danger-sum = { $count ->
    [one] { $count } загін
    [few] { $count } загони
   *[many] { $count } загонів
}, до { $dice ->
    [one] { $dice } кубика
    [few] { $dice } кубиків
   *[many] { $dice } кубиків
}
hoth-edge = край поля
hoth-base-line = базова лінія Імперії
hoth-structure = Споруда

## People

hoth-you = ви
hoth-partner = напарник
hoth-decides = вирішує
hoth-at-turn = ходить
hoth-pile = Карт у руці: { $hand }, у колоді: { $deck }, скинуто: { $count }
hoth-shown-hand = Рука, яку вам показано
hoth-shown-discard = Скид

## Cards

hoth-card-pill = ×{ $count }
hoth-card-pill-all = УСІ
hoth-card-qualify = { $count ->
    [0] Жоден загін не підходить.
    [one] Підходить { $count } загін.
    [few] Підходять { $count } загони.
   *[many] Підходить { $count } загонів.
}
hoth-hand-of = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
hoth-plays = Зіграти { $card }
hoth-played-turn = Зіграно цього ходу
hoth-nobody-ordered = Ще ніхто не має наказу.
hoth-kind-left = лівий сектор
hoth-kind-center = центральний сектор
hoth-kind-right = правий сектор
hoth-kind-section = сектори
hoth-kind-tactic = тактика
hoth-timing-start_of_turn = підтримка · початок ходу
hoth-timing-order_step = підтримка · накази
hoth-timing-attack_step = підтримка · атака
hoth-timing-after_attack_roll = підтримка · після кидка
hoth-timing-after_retreat = підтримка · після відступу
hoth-timing-draw_step = підтримка · добір
hoth-order-none = Не віддає наказів.
hoth-order-section = Накажіть { $count ->
    [one] { $count } загону
   *[other] { $count } загонам
} { $section ->
    [left] в лівому секторі
    [right] у правому секторі
   *[center] в центрі
}.
hoth-order-section-all = Накажіть усім загонам { $section ->
    [left] в лівому секторі
    [right] у правому секторі
   *[center] в центрі
}.
hoth-order-one_section = Накажіть { $filter ->
    [infantry] усій піхоті
    [vehicle] усій техніці
   *[any] усім загонам
} в одному секторі.
hoth-order-each_section = Накажіть 1 загону в кожному секторі.
hoth-order-each_flank = Накажіть { $count ->
    [one] { $count } загону
   *[other] { $count } загонам
} на кожному фланзі.
hoth-order-different_sections = Накажіть 2 загонам у різних секторах.
hoth-order-anywhere = Накажіть { $count ->
    [one] { $count } { $filter ->
        [infantry] загону піхоти
        [vehicle] загону техніки
        [artillery] загону артилерії
       *[any] загону
    }
   *[other] { $count } { $filter ->
        [infantry] загонам піхоти
        [vehicle] загонам техніки
        [artillery] загонам артилерії
        [same_type] загонам одного типу
       *[any] загонам
    }
}.
hoth-order-anywhere-all = Накажіть { $filter ->
    [infantry] усій піхоті
    [vehicle] усій техніці
    [artillery] усій артилерії
   *[any] усім загонам
}.
hoth-effect-dice = Кожен кидає ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}.
hoth-effect-dice-less = Кожен кидає на { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
} менше.
hoth-effect-dice_close = Впритул ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}.
hoth-effect-dice_per_friend = Ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
} за кожен свій загін поруч.
hoth-effect-move = Рухається на { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
} далі.
hoth-effect-move_after_attack = Після своєї атаки може пройти { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
}.
hoth-effect-restore_each = Послаблені загони повертають { $count ->
    [one] { $count } фігуру
    [few] { $count } фігури
   *[many] { $count } фігур
}.
hoth-effect-discards = Скиньте до { $count ->
    [one] { $count } карти
    [few] { $count } карт
   *[many] { $count } карт
}, візьміть стільки ж і ще 1, потім зіграйте іншу карту.
hoth-effect-no_move = Вони не рухаються.
hoth-effect-no_attack = Вони не атакують.
hoth-effect-ignores_terrain = Місцевість їх не спиняє і не заважає.
hoth-effect-retreats_explode = Їхні відступи на кубиках рахуються як вибухи.
hoth-effect-restore_ordered = Він повертає всі фігури.
hoth-effect-same_target = По тій самій цілі другий загін кидає кубиків: +{ $second }, кожен наступний: +{ $third }.
hoth-effect-attacks = Може атакувати двічі.
hoth-effect-activations = Рухається й атакує двічі.
hoth-effect-bombard = Киньте { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} по { $count ->
    [one] { $count } ворожому загону
   *[other] кожному з { $count } ворожих загонів
}.
hoth-effect-bombard_retreats_hit = «Відступи» рахуються як влучання.
hoth-effect-bombard_plain = Захист місцевості не враховується.
hoth-effect-fallback = Якщо на полі немає такого загону: віддайте наказ 1 будь-якому загону, без бонусу.
hoth-support-restore = Один ваш загін повертає всі фігури.
hoth-support-reroll = Перекиньте будь-які кубики однієї атаки.
hoth-support-activate = Один загін піхоти рухається й атакує ще раз.
hoth-support-order = Накажіть ще 1 загону піхоти будь-де.
hoth-support-take_back = Візьміть карту зі свого скиду замість добору.
hoth-support-rout = Одна атака ігнорує захист місцевості цілі; окопи не спиняють відступу.
hoth-support-desperate = Піхота з останньою фігурою кидає ще 2 кубики.
hoth-support-experience = Загони з наказом кидають впритул ще 1 кубик.
hoth-support-bombard = Киньте { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} по 1 ворожому загону будь-де. Захист місцевості не враховується.
hoth-support-bombard-cover = Киньте ще { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} по загону, який щойно відступив. Захист місцевості враховується.

## Questions

hoth-asks-to = { $unit }, { $hex }: куди?
hoth-asks-target = { $unit }, { $hex }: яка ціль?
hoth-asks-hold = { $unit }, { $hex }: тримати траншею?
hoth-asks-fall_back = { $unit }, { $hex }: { $count ->
    [one] { $count } гекс назад
    [few] { $count } гекси назад
   *[many] { $count } гексів назад
}
hoth-asks-advance = { $unit }, { $hex }: прорив?
hoth-done-order = Накази віддано
hoth-done-move = Рух завершено
hoth-done-to = Лишитися
hoth-done-attack = Атаки завершено
hoth-done-target = Більше не атакувати
hoth-done-reroll = Кинути
hoth-done-reroll_more = Кинути
hoth-done-advance = Лишитися
hoth-done-discard = Більше не міняти
hoth-done-partner_discard = Більше не міняти
hoth-note-play = Виберіть карту, щоб побачити, кому вона наказує; натисніть ще раз, щоб зіграти.
hoth-note-order = Натискайте підсвічені загони.
hoth-note-move = Натисніть загін, щоб побачити, куди він дійде. Спершу всі рухи, потім атаки.
hoth-note-to = Ромб: ще може атакувати. Коло: потім без атаки.
hoth-note-attack = Натисніть загін, щоб побачити його цілі.
hoth-note-target = Гляньте на ціль, щоб дізнатися шанси; натисніть, щоб атакувати.
hoth-note-hold = Раз за атаку траншея спиняє один відступ.
hoth-note-fall_back = До вашої базової лінії; неможливий крок коштує фігури.
hoth-note-strike = Натисніть загін, по якому кидати.
hoth-note-reroll = Вибирайте кубики по одному, потім киньте.
hoth-note-advance = На звільнений гекс; потім можна атакувати ще раз.

## Ordered units

hoth-ordered-by = Накази за картою «{ $card }»
hoth-can-both = може переміститися й атакувати
hoth-can-move = може переміститися
hoth-can-attack = може атакувати
hoth-can-moving = переміщується зараз
hoth-can-attacking = атакує зараз
hoth-can-later = Атакуватиме після всіх переміщень.
hoth-why = { $unit }, { $hex }: { $why }
hoth-why-not_ordered = Цього ходу без наказу.
hoth-why-moved = Уже перемістився.
hoth-why-moves_over = Переміщення завершено.
hoth-why-never_moves = Ніколи не переміщується.
hoth-why-no_move_by_card = Ця карта не дає переміститися.
hoth-why-blocked = Усі шляхи перекрито.
hoth-why-attacked = Атаку вже зроблено.
hoth-why-attacks_over = Атакувати може лише загін, що діє ще раз.
hoth-why-moved_too_far = Після далекого переміщення атаки немає.
hoth-why-stopped = На цій місцевості немає атаки в хід, коли на неї зайшли.
hoth-why-no_attack_by_card = Ця карта не дає атакувати.
hoth-why-out_of_range = У межах дальності немає ворогів.
hoth-why-not_seen = Жодного ворога в межах дальності не видно.
hoth-why-no_dice = Укриття забирає всі кубики.
hoth-left-order = { $count ->
    [one] ще { $count } наказ
    [few] ще { $count } накази
   *[many] ще { $count } наказів
}
hoth-left-move = { $count ->
    [one] { $count } ще може переміститися
    [few] { $count } ще можуть переміститися
   *[many] { $count } ще можуть переміститися
}
hoth-left-attack = { $count ->
    [one] { $count } ще може атакувати
    [few] { $count } ще можуть атакувати
   *[many] { $count } ще можуть атакувати
}
hoth-finish-order = { $count ->
    [one] Можна віддати ще { $count } наказ. Завершити?
    [few] Можна віддати ще { $count } накази. Завершити?
   *[many] Можна віддати ще { $count } наказів. Завершити?
}
hoth-finish-move = { $count ->
    [one] Ще { $count } загін може переміститися. Завершити?
    [few] Ще { $count } загони можуть переміститися. Завершити?
   *[many] Ще { $count } загонів можуть переміститися. Завершити?
}
hoth-finish-attack = { $count ->
    [one] Ще { $count } загін може атакувати. Завершити?
    [few] Ще { $count } загони можуть атакувати. Завершити?
   *[many] Ще { $count } загонів можуть атакувати. Завершити?
}

## Leaders

hoth-leader-first = Для першого бою
hoth-leader-choose = Обрати: { $name }
hoth-leader-vehicles = { $count ->
    [0] У цьому бою у вас немає транспорту.
    [one] У цьому бою у вас { $count } загін транспорту.
    [few] У цьому бою у вас { $count } загони транспорту.
   *[many] У цьому бою у вас { $count } загонів транспорту.
}
hoth-leader-role-leia = Тримає стрій живим
hoth-leader-role-luke = Переміщення і вогонь разом
hoth-leader-role-han = Один зухвалий кидок
hoth-leader-role-vader = Не знає жалю
hoth-leader-role-piett = Допомога з орбіти
hoth-leader-role-veers = AT-AT ідуть уперед
hoth-leader-good-leia = Підходить до будь-яких загонів, найкраще — коли багато втрат.
hoth-leader-good-luke = Найкраще зі сніговими спідерами й довгим строєм.
hoth-leader-good-han = Найкраще, коли піхота стоїть поруч.
hoth-leader-good-vader = Підходить до будь-яких загонів, найкраще — близько до ворога.
hoth-leader-good-piett = Найкраще, коли на руці слабкі карти або вороги ховаються.
hoth-leader-good-veers = Найкраще з AT-AT і трьома загонами в бою.

## Targets and chances

hoth-targets = Цілі
hoth-if-moves = Якщо піде на { $hex }
hoth-chance-of = шанс влучити
hoth-no-targets = Ворогів у межах досяжності немає.
hoth-no-sight = Не видно: { $what } на { $hex }.
hoth-no-dice = Прикриття забирає всі кубики.
hoth-close = впритул
hoth-range = відстань { $count }
hoth-along = уздовж ребра
hoth-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
hoth-destroy = знищити { $percent }%
hoth-hits = { $count ->
    [0] жодного
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}
hoth-retreats = відступ
hoth-sum-range = { $count ->
    [1] поруч
   *[other] на відстані { $count }
}
hoth-sum-card = карта
hoth-sum-scouts = розвідники
hoth-sum-cover = прикриття
hoth-sum-ground = своя місцевість
hoth-figures = фігур: { $count } з { $full }
hoth-moves = { $far ->
    [0] не рухається
   *[other] { $free ->
        [0] рух { $far }, потім без атаки
       *[other] рух { $far }, з атакою { $free }
    }
}
hoth-attack-row = кубики { $dice }

## The roll

hoth-told-happened = Що сталося
hoth-told-plays = { $name } грає { $card }
hoth-told-attack = { $unit } ({ $start }) атакують { $hex }
hoth-told-bombard = Бомбардування { $hex }
hoth-told-again = Кубики перекинуто
hoth-told-word-card = карта
hoth-told-word-orders = накази
hoth-told-word-move = рух
hoth-told-word-attack = атака
hoth-told-word-retreat = відступ
hoth-told-word-medal = медаль
hoth-told-word-draw = добір
hoth-told-word-news = новина
hoth-roll = Кидок
hoth-roll-again = До перекидання:
hoth-roll-confirm = Підтвердження:
hoth-roll-nothing = Нічого не сталося.
hoth-roll-structure = Споруду знищено.
hoth-roll-destroyed = Загін знищено.
hoth-roll-lost = { $lost ->
    [one] Втрачено { $lost } фігуру
    [few] Втрачено { $lost } фігури
   *[many] Втрачено { $lost } фігур
}, лишилося { $left }.
hoth-roll-stands = AT-AT стоїть.
hoth-roll-held = Траншею втримано.
hoth-roll-back = Відступ на { $hex }.
hoth-fate-hit = влучання
hoth-fate-back = відступ
hoth-fate-miss = повз

## What the battle is about

hoth-briefing = Бій
hoth-either = Будь-яка сторона
hoth-goal-medals = { $side }: перемога за { $count ->
    [one] { $count } медаль
    [few] { $count } медалі
   *[many] { $count } медалей
}.
hoth-goal-none = { $side }: медалі перемоги не дають.
hoth-aim-temporary = { $side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} за { $class ->
    [infantry] піхоту
    [vehicle] техніку
   *[any] загін
} на { $hexes }, доки стоїть там{ $count ->
    [0] { "" }
   *[other] , щонайбільше { $count }
}.
hoth-aim-permanent = { $side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} назавжди тому, хто перший на { $hexes }.
hoth-aim-per_turn = { $side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} за кожен хід, який { $class ->
    [infantry] загін піхоти
    [vehicle] транспорт
   *[any] загін
} починає на { $hexes }.
hoth-aim-exit = { $side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} за кожен загін{ $class ->
    [infantry] { " " }піхоти
    [vehicle] { " " }техніки
   *[any] { "" }
}, що вийшов через { $hexes }.
hoth-aim-exit_wins = { $side }: перемога, коли через { $hexes } вийде { $class ->
    [infantry] загонів піхоти
    [vehicle] загонів техніки
   *[any] загонів
}: { $count }.
hoth-aim-courier = { $side }: перемога, коли офіцер вийде через { $hexes }; Імперія перемагає, захопивши його.
hoth-aim-hold_all = { $side }: перемога, якщо водночас утримати { $hexes }.
hoth-aim-destroy_structures = { $side }: перемога, коли споруд не лишиться.
hoth-aim-destroy_kind = { $side }: перемога, коли не лишиться: { $unit }.
hoth-aim-destroy_class = { $side }: перемога, коли знищено ворожих { $class ->
    [infantry] загонів піхоти
    [vehicle] загонів техніки
   *[any] загонів
}: { $count }.
hoth-aim-no_worth = { $side }: знищені загони медалей не дають.
hoth-aim-worth = { $side }, за знищення ({ $unit }): { $medals ->
    [0] без медалі
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
}.
hoth-aim-lost_return = Втрачені загони повертаються на базову лінію: { $unit }.
hoth-aim-reserves = Резерв, власних ходів до прибуття: { $turns }. { $unit }: { $count }.
hoth-aim-landing = Щоходу поруч із { $beside } висаджується новий загін: { $unit }.
hoth-aim-charges = { $side }: 1 медаль за кожні заряди іонної гармати: { $count }; заряд щоходу.
hoth-aim-steep_ridges = Вхід на гребінь коштує гексів: { $count }.
hoth-aim-command_post = Командний пост на { $hexes }: хто його тримає, бере на карту більше.

## The end

hoth-end-field = Поле наприкінці
hoth-medal-destroyed = Знищено: { $unit }
hoth-medal-objective = Ціль
hoth-medal-held = Цілі, утримані наприкінці
hoth-units-left = Лишилося загонів: { $count }

## Read aloud

hoth-aloud-hex = { $hex }, { $land }.
hoth-aloud-unit = { $unit }, { $count } з { $full }.
hoth-aloud-officer = З офіцером.
hoth-aloud-ordered = Має наказ.
hoth-aloud-finished = Уже діяв.
hoth-aloud-choose = Можна вибрати.
hoth-aloud-move = { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
}, потім може атакувати.
hoth-aloud-move-only = { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
}, без атаки.
hoth-aloud-danger = { $count ->
    [0] Жоден ворог тут не влучить.
    [one] Тут може влучити { $count } ворог.
    [few] Тут можуть влучити { $count } вороги.
   *[many] Тут можуть влучити { $count } ворогів.
}
hoth-aloud-target = Ціль.
hoth-aloud-shot = Ціль: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}, { $hit } % на влучання, { $destroyed } % на знищення.
hoth-aloud-retreat = Шлях назад { $letter }.
hoth-aloud-exit = Вихід.

table-key-danger = Показати чи сховати небезпеку
table-hint-gain-hoth = { $count ->
    [one] { $count } медаль
    [few] { $count } медалі
    [many] { $count } медалей
   *[other] { $count } медалі
}
