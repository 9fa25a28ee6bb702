# The table of Battle of Hoth in the web client.

## The board

hoth-board-field = Поле битви
hoth-board-panes = Частини столу
hoth-board-more = ще { $count }
hoth-board-another = Інший загін
hoth-board-move-to = Переміститися на { $hex }
hoth-board-attack = Атакувати { $hex }
hoth-board-back = { $letter }: відступ на { $hex }
hoth-board-then-attack = { $hex }, { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
}: ще може атакувати.
hoth-board-then-no-attack = { $hex }, { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
}: потім цього ходу без атаки.
hoth-pane-detail = Бій
hoth-pane-card = Карта
hoth-pane-hand = Рука { $count }
hoth-pane-people = Гравці
hoth-pane-log = Журнал
hoth-step-play = Карта
hoth-step-order = Накази
hoth-step-move = Переміщення
hoth-step-attack = Атака
hoth-step-draw = Взяти карту
hoth-turn-number = Хід { $turn }
hoth-key-attack = переміщення й атака
hoth-key-move = лише переміщення
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
hoth-pile = Карт на руці: { $hand }, у колоді: { $deck }, у скиді: { $count }
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
hoth-plays = Зіграти: { $card }
hoth-played-turn = Зіграно цього ходу
hoth-nobody-ordered = Наказів ще не віддано.
hoth-kind-left = лівий фланг
hoth-kind-center = центр
hoth-kind-right = правий фланг
hoth-kind-section = секції
hoth-kind-tactic = тактика
hoth-timing-start_of_turn = підтримка · початок ходу
hoth-timing-order_step = підтримка · накази
hoth-timing-attack_step = підтримка · атака
hoth-timing-after_attack_roll = підтримка · після кидка
hoth-timing-after_retreat = підтримка · після відступу
hoth-timing-draw_step = підтримка · замість узяття карти
hoth-order-none = Наказів не віддає.
hoth-order-section = Віддайте наказ { $count ->
    [one] { $count } загону
    [few] { $count } загонам
   *[many] { $count } загонам
} { $section ->
    [left] на лівому фланзі
    [right] на правому фланзі
   *[center] у центрі
}.
hoth-order-section-all = Віддайте наказ усім загонам { $section ->
    [left] на лівому фланзі
    [right] на правому фланзі
   *[center] у центрі
}.
hoth-order-one_section = Віддайте наказ { $filter ->
    [infantry] усій піхоті
    [vehicle] усьому транспорту
   *[any] усім загонам
} в одній секції.
hoth-order-each_section = Віддайте наказ 1 загону в кожній секції.
hoth-order-each_flank = Віддайте наказ { $count ->
    [one] { $count } загону
    [few] { $count } загонам
   *[many] { $count } загонам
} на кожному фланзі.
hoth-order-different_sections = Віддайте наказ 2 загонам у різних секціях.
hoth-order-anywhere = Віддайте наказ { $count ->
    [one] { $count } { $filter ->
        [infantry] загону піхоти
        [vehicle] загону транспорту
        [artillery] загону артилерії
       *[any] загону
    }
    [few] { $count } { $filter ->
        [infantry] загонам піхоти
        [vehicle] загонам транспорту
        [artillery] загонам артилерії
        [same_type] загонам одного типу
       *[any] загонам
    }
   *[many] { $count } { $filter ->
        [infantry] загонам піхоти
        [vehicle] загонам транспорту
        [artillery] загонам артилерії
        [same_type] загонам одного типу
       *[any] загонам
    }
}.
hoth-order-anywhere-all = Віддайте наказ { $filter ->
    [infantry] усій піхоті
    [vehicle] усьому транспорту
    [artillery] усій артилерії
   *[any] усім загонам
}.
hoth-effect-dice = { $units ->
    [single] Він кидає ще
   *[several] Кожен загін кидає ще
} { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}.
hoth-effect-dice-less = { $units ->
    [single] Він кидає на
   *[several] Кожен загін кидає на
} { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
} менше.
hoth-effect-dice_close = У ближньому бою { $units ->
    [single] він кидає ще
   *[several] кожен загін кидає ще
} { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}.
hoth-effect-dice_close-less = У ближньому бою { $units ->
    [single] він кидає на
   *[several] кожен загін кидає на
} { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
} менше.
hoth-effect-dice_per_friend = Ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
} за кожен сусідній свій загін.
hoth-effect-move = { $units ->
    [single] Він переміщується на
   *[several] Ці загони переміщуються на
} { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
   *[many] { $count } клітинок
} далі.
hoth-effect-move_after_attack = { $units ->
    [single] Після своєї атаки він може переміститися на
   *[several] Після своєї атаки кожен загін може переміститися на
} { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
   *[many] { $count } клітинок
}.
hoth-effect-restore_each = Перед тим кожен послаблений загін повертає { $count ->
    [one] { $count } фігурку
    [few] { $count } фігурки
   *[many] { $count } фігурок
}.
hoth-effect-discards = Скиньте до { $count ->
    [one] { $count } карти
    [few] { $count } карт
   *[many] { $count } карт
}, візьміть стільки ж і ще 1, потім зіграйте іншу карту.
hoth-effect-no_move = { $units ->
    [single] Він не переміщується.
   *[several] Ці загони не переміщуються.
}
hoth-effect-no_attack = { $units ->
    [single] Він не атакує.
   *[several] Ці загони не атакують.
}
hoth-effect-ignores_terrain = { $units ->
    [single] Місцевість його не спиняє й не забороняє атаки, а та, на якій він стоїть, не забирає кубиків.
   *[several] Місцевість їх не спиняє й не забороняє атаки, а та, на якій вони стоять, не забирає кубиків.
}
hoth-effect-retreats_explode = { $units ->
    [single] Його «відступи» вважаються «вибухами».
   *[several] Їхні «відступи» вважаються «вибухами».
}
hoth-effect-restore_ordered = Він повертає всі фігурки.
hoth-effect-same_target = По тій самій цілі другий загін кидає +{ $second }, кожен наступний +{ $third ->
    [one] { $third } кубик
    [few] { $third } кубики
   *[many] { $third } кубиків
}.
hoth-effect-attacks = { $count ->
    [one] Може атакувати { $count } раз.
    [few] Може атакувати { $count } рази.
   *[many] Може атакувати { $count } разів.
}
hoth-effect-activations = Переміщується й атакує двічі.
hoth-effect-bombard = Киньте { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} по { $count ->
    [one] { $count } ворожому загону
    [few] кожному з { $count } ворожих загонів
   *[many] кожному з { $count } ворожих загонів
}.
hoth-effect-bombard_retreats_hit = «Відступи» вважаються влучаннями.
hoth-effect-bombard_plain = Захист місцевості не враховується.
hoth-effect-fallback = Якщо у вас на полі немає такого загону, віддайте наказ 1 будь-якому загону, без бонусу.
hoth-support-restore = Один ваш загін повертає всі фігурки.
hoth-support-reroll = Перекиньте будь-які кубики однієї атаки.
hoth-support-activate = Один загін піхоти з наказом переміщується й атакує ще раз.
hoth-support-order = Віддайте наказ ще 1 загону піхоти будь-де.
hoth-support-take_back = Візьміть карту зі свого скиду замість карти з колоди.
hoth-support-rout = Одна атака ігнорує захист місцевості цілі; окопи не спиняють відступу.
hoth-support-desperate = В одній атаці загін піхоти з наказом і останньою фігуркою кидає ще 2 кубики.
hoth-support-experience = Загони, яким віддано наказ, кидають у ближньому бою ще 1 кубик.
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
hoth-asks-hold = { $unit }, { $hex }: тримати окопи?
hoth-asks-fall_back = { $unit }, { $hex }: відступ на { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
   *[many] { $count } клітинок
}
hoth-asks-advance = { $unit }, { $hex }: здійснити прорив?
hoth-done-order = Накази віддано
hoth-done-move = Переміщення завершено
hoth-done-to = Лишитися
hoth-done-attack = Атаки завершено
hoth-done-target = Більше не атакувати
hoth-done-reroll = Кинути
hoth-done-reroll_more = Кинути
hoth-done-advance = Лишитися
hoth-done-discard = Більше не міняти
hoth-done-partner_discard = Більше не міняти
hoth-note-play = Виберіть карту, щоб побачити, кому вона дає накази. Натисніть її ще раз, щоб зіграти.
hoth-note-order = Натискайте підсвічені загони.
hoth-note-move = Натисніть загін, щоб побачити, куди він дійде. Спершу всі переміщення, потім атаки.
hoth-note-to = Ромб: ще може атакувати. Коло: потім без атаки.
hoth-note-attack = Натисніть загін, щоб побачити його цілі.
hoth-note-target = Гляньте на ціль, щоб дізнатися шанси. Натисніть її, щоб атакувати.
hoth-note-hold = Раз за атаку окопи спиняють один відступ.
hoth-note-fall_back = До вашої базової лінії. Заблокований крок коштує фігурки.
hoth-note-strike = Натисніть загін, по якому кидати кубики.
hoth-note-reroll = Вибирайте кубики по одному, потім киньте.
hoth-note-advance = На звільнену клітинку; потім можна атакувати ще раз.

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
hoth-why-moved = Переміщення вже зроблено.
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
hoth-why-no_dice = Захист місцевості забирає всі кубики.
hoth-left-order = { $count ->
    [one] ще { $count } наказ
    [few] ще { $count } накази
   *[many] ще { $count } наказів
}
hoth-left-move = { $count ->
    [one] { $count } ще може переміститися
    [few] { $count } ще можуть переміститися
   *[many] { $count } ще може переміститися
}
hoth-left-attack = { $count ->
    [one] { $count } ще може атакувати
    [few] { $count } ще можуть атакувати
   *[many] { $count } ще може атакувати
}
hoth-finish-order = { $count ->
    [one] Можна віддати ще { $count } наказ. Завершити?
    [few] Можна віддати ще { $count } накази. Завершити?
   *[many] Можна віддати ще { $count } наказів. Завершити?
}
hoth-finish-move = { $count ->
    [one] Ще { $count } загін може переміститися. Завершити?
    [few] Ще { $count } загони можуть переміститися. Завершити?
   *[many] Ще { $count } загонів може переміститися. Завершити?
}
hoth-finish-attack = { $count ->
    [one] Ще { $count } загін може атакувати. Завершити?
    [few] Ще { $count } загони можуть атакувати. Завершити?
   *[many] Ще { $count } загонів може атакувати. Завершити?
}

## Leaders

hoth-leader-first = Для першої битви
hoth-leader-choose = Вибрати: { $name }
hoth-leader-vehicles = { $count ->
    [0] У цій битві у вас немає транспорту.
    [one] У цій битві у вас { $count } загін транспорту.
    [few] У цій битві у вас { $count } загони транспорту.
   *[many] У цій битві у вас { $count } загонів транспорту.
}
hoth-leader-role-leia = Тримає стрій живим
hoth-leader-role-luke = Переміщення і вогонь разом
hoth-leader-role-han = Один зухвалий кидок
hoth-leader-role-vader = Не знає жалю
hoth-leader-role-piett = Допомога з орбіти
hoth-leader-role-veers = AT-AT ідуть уперед
hoth-leader-good-leia = Підходить до будь-яких загонів, найкраще — після великих втрат.
hoth-leader-good-luke = Найкраще зі сніговими спідерами й довгим строєм.
hoth-leader-good-han = Найкраще, коли піхота стоїть поруч.
hoth-leader-good-vader = Підходить до будь-яких загонів, найкраще — близько до ворога.
hoth-leader-good-piett = Найкраще, коли на руці слабкі карти або вороги ховаються.
hoth-leader-good-veers = Найкраще з AT-AT і трьома загонами в бою.

## Targets and chances

hoth-targets = Цілі
hoth-if-moves = Якщо переміститься на { $hex }
hoth-chance-of = шанс влучити
hoth-no-targets = У межах дальності ворогів немає.
hoth-no-sight = Не видно: { $what } на { $hex }.
hoth-no-dice = Захист місцевості забирає всі кубики.
hoth-close = ближній бій
hoth-range = відстань { $count }
hoth-along = уздовж ребра
hoth-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
hoth-destroy = знищити { $percent }
hoth-hits = { $count ->
    [0] жодного
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}
hoth-retreats = відступ
hoth-sum-range = { $count ->
    [1] ближній бій
   *[other] на відстані { $count }
}
hoth-sum-card = карта
hoth-sum-scouts = розвідники
hoth-sum-cover = захист
hoth-sum-ground = своя місцевість
hoth-figures = { $count } з { $full ->
    [one] { $full } фігурки
    [few] { $full } фігурок
   *[many] { $full } фігурок
}
hoth-moves = { $far ->
    [0] не переміщується
   *[other] { $free ->
        [0] переміщення { $far }, потім без атаки
       *[other] переміщення { $far } або { $free } з атакою
    }
}
hoth-attack-row = кубики { $dice }

## The roll

hoth-told-happened = Що сталося
hoth-told-plays = { $name } грає карту «{ $card }»
hoth-told-attack = { hoth-unit-the } ({ $start }) { $kind ->
    [at_at] атакує
    [rebel_artillery] атакує
   *[other] атакують
} { $hex }
hoth-told-bombard = Бомбардування { $hex }
hoth-told-again = Кубики перекинуто
hoth-told-word-card = карта
hoth-told-word-orders = накази
hoth-told-word-move = шлях
hoth-told-word-attack = атака
hoth-told-word-retreat = відступ
hoth-told-word-medal = медаль
hoth-told-word-draw = карта
hoth-told-word-news = новина
hoth-roll = Кидок
hoth-roll-again = До перекидання:
hoth-roll-confirm = Кидок для підтвердження:
hoth-roll-nothing = Нічого не сталося.
hoth-roll-structure = Споруду знищено.
hoth-roll-destroyed = Загін знищено.
hoth-roll-lost = { $lost ->
    [one] Втрачено { $lost } фігурку
    [few] Втрачено { $lost } фігурки
   *[many] Втрачено { $lost } фігурок
}, лишилося { $left }.
hoth-roll-stands = AT-AT стоїть.
hoth-roll-held = Окопи втримано.
hoth-roll-back = Відступ на { $hex }.
hoth-fate-hit = влучання
hoth-fate-back = відступ
hoth-fate-miss = промах

## What the battle is about

hoth-briefing = Битва
hoth-goal-medals = { $side ->
    [rebel] Повстанці перемагають
   *[empire] Імперія перемагає
}, здобувши { $count ->
    [one] { $count } медаль
    [few] { $count } медалі
   *[many] { $count } медалей
}.
hoth-goal-none = { $side ->
    [rebel] Повстанці не можуть
   *[empire] Імперія не може
} перемогти за медалями.
hoth-aim-temporary = { hoth-side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} за { $class ->
    [infantry] піхоту
    [vehicle] транспорт
    [special] спеціальний загін
   *[any] загін
} на { $hexes }, доки там стоїть{ $count ->
    [0] .
   *[other] , щонайбільше { $count }.
}
hoth-aim-permanent = { hoth-side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} назавжди за те, що першими стали на { $hexes }.
hoth-aim-per_turn = { hoth-side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} за кожен хід, який { $class ->
    [infantry] загін піхоти
    [vehicle] транспорт
    [special] спеціальний загін
   *[any] загін
} починає на { $hexes }.
hoth-aim-exit = { hoth-side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} за кожен { $class ->
    [infantry] загін піхоти
    [vehicle] загін транспорту
    [special] спеціальний загін
   *[any] загін
}, що вийшов через { $hexes }.
hoth-aim-exit_wins = { $side ->
    [rebel] Повстанці перемагають
    [empire] Імперія перемагає
   *[either] Будь-яка з фракцій перемагає
}, коли через { $hexes } { $count ->
    [one] вийде { $count } { $class ->
        [infantry] загін піхоти
        [vehicle] загін транспорту
        [special] спеціальний загін
       *[any] загін
    }
    [few] вийдуть { $count } { $class ->
        [infantry] загони піхоти
        [vehicle] загони транспорту
        [special] спеціальні загони
       *[any] загони
    }
   *[many] вийде { $count } { $class ->
        [infantry] загонів піхоти
        [vehicle] загонів транспорту
        [special] спеціальних загонів
       *[any] загонів
    }
}.
hoth-aim-courier = { $side ->
    [rebel] Повстанці перемагають
    [empire] Імперія перемагає
   *[either] Будь-яка з фракцій перемагає
}, коли офіцер вийде через { $hexes }. Супротивник перемагає, захопивши офіцера.
hoth-aim-hold_all = { $side ->
    [rebel] Повстанці перемагають
    [empire] Імперія перемагає
   *[either] Будь-яка з фракцій перемагає
}, утримуючи водночас { $hexes }.
hoth-aim-destroy_structures = { $side ->
    [rebel] Повстанці перемагають
    [empire] Імперія перемагає
   *[either] Будь-яка з фракцій перемагає
}, коли не лишиться споруд.
hoth-aim-destroy_kind = { $side ->
    [rebel] Повстанці перемагають
    [empire] Імперія перемагає
   *[either] Будь-яка з фракцій перемагає
}, коли { hoth-unit-none }.
hoth-aim-destroy_class = { $side ->
    [rebel] Повстанці перемагають
    [empire] Імперія перемагає
   *[either] Будь-яка з фракцій перемагає
}, знищивши { $count ->
    [one] { $count } { $class ->
        [infantry] ворожий загін піхоти
        [vehicle] ворожий загін транспорту
        [special] ворожий спеціальний загін
       *[any] ворожий загін
    }
    [few] { $count } { $class ->
        [infantry] ворожі загони піхоти
        [vehicle] ворожі загони транспорту
        [special] ворожі спеціальні загони
       *[any] ворожі загони
    }
   *[many] { $count } { $class ->
        [infantry] ворожих загонів піхоти
        [vehicle] ворожих загонів транспорту
        [special] ворожих спеціальних загонів
       *[any] ворожих загонів
    }
}.
hoth-aim-no_worth = { hoth-side }: знищені загони медалей не дають.
hoth-aim-worth = { hoth-side }: { $medals ->
    [0] жодної медалі
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
} за знищений { hoth-unit-one }.
hoth-aim-lost_return = Втративши { hoth-unit-one }, виставте новий на базову лінію.
hoth-aim-reserves = Резервні загони після { $turns ->
    [one] { $turns } власного ходу
    [few] { $turns } власних ходів
   *[many] { $turns } власних ходів
}: { $count } × { $unit }.
hoth-aim-landing = Щоходу { $near } висаджується { hoth-unit-one }.
hoth-aim-charges = { hoth-side }: щоходу іонна гармата отримує заряд; 1 медаль за { $count ->
    [1] кожен заряд.
    [one] кожні { $count } заряд.
    [few] кожні { $count } заряди.
   *[many] кожні { $count } зарядів.
}
hoth-aim-steep_ridges = Вхід на клітинку з хребтами коштує { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
   *[many] { $count } клітинок
} переміщення.
hoth-aim-command_post = Командний пункт на { $hexes }: фракція, що його тримає, бере на карту більше.

## The end

hoth-end-field = Поле битви наприкінці
hoth-medal-destroyed = Знищено: { $unit }
hoth-medal-objective = Ціль
hoth-medal-held = Цілі, утримані наприкінці
hoth-units-left = Лишилося загонів: { $count }

## Read aloud

hoth-aloud-hex = { $hex }, { $land }.
hoth-aloud-unit = { $unit }, { $count } з { $full ->
    [one] { $full } фігурки
    [few] { $full } фігурок
   *[many] { $full } фігурок
}.
hoth-aloud-officer = З офіцером.
hoth-aloud-ordered = Має наказ.
hoth-aloud-finished = Уже не діє.
hoth-aloud-choose = Можна вибрати.
hoth-aloud-move = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
}, потім може атакувати.
hoth-aloud-move-only = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
}, без атаки.
hoth-aloud-danger = { $count ->
    [0] Жоден ворог тут не влучить.
    [one] Тут може влучити { $count } ворог.
    [few] Тут можуть влучити { $count } вороги.
   *[many] Тут може влучити { $count } ворогів.
}
hoth-aloud-target = Ціль.
hoth-aloud-shot = Ціль: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}, { $hit ->
    [one] { $hit } відсоток
    [few] { $hit } відсотки
   *[many] { $hit } відсотків
} на влучання, { $destroyed ->
    [one] { $destroyed } відсоток
    [few] { $destroyed } відсотки
   *[many] { $destroyed } відсотків
} на знищення.
hoth-aloud-retreat = Відступ { $letter }.
hoth-aloud-exit = Вихід.

table-key-danger = Показати чи сховати небезпеку
table-hint-gain-hoth = { $count ->
    [one] { $count } медаль
    [few] { $count } медалі
   *[many] { $count } медалей
}
