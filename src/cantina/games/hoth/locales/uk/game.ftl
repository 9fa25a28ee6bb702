# Battle of Hoth: board, cards and events.

## Words

hoth-side = { $side ->
    [rebel] Повстанці
    [empire] Імперія
   *[either] Обидві фракції
}
hoth-token-assault = штурмовики
hoth-token-scouts = розвідники
hoth-token-e_web = E-Web
hoth-token-elite = еліта
hoth-token-medal = жетони медалей
hoth-face-infantry = піхота
hoth-face-vehicle = транспорт
hoth-face-explosion = вибух
hoth-face-retreat = відступ
hoth-face-cross = хрест
hoth-structure-shield_generator = Генератор щита
hoth-structure-ion_cannon = Іонна гармата
hoth-section-left = лівий фланг
hoth-section-center = центр
hoth-section-right = правий фланг
hoth-unit-at = { $unit } на { $hex }
hoth-unit-figures = { $unit } на { $hex }, { $count ->
    [one] { $count } фігурка
    [few] { $count } фігурки
   *[many] { $count } фігурок
}

## Cards

hoth-card-none = не віддає наказів
hoth-card-section = { $count ->
    [one] { $count } загін
    [few] { $count } загони
   *[many] { $count } загонів
} { $section ->
    [left] на лівому фланзі
    [right] на правому фланзі
   *[center] у центрі
}
hoth-card-section-all = усі загони { $section ->
    [left] на лівому фланзі
    [right] на правому фланзі
   *[center] у центрі
}
hoth-card-one_section = усі загони однієї секції
hoth-card-each_section = 1 загін у кожній секції
hoth-card-each_flank = { $count ->
    [one] { $count } загін
    [few] { $count } загони
   *[many] { $count } загонів
} на кожному фланзі
hoth-card-different_sections = 2 загони в різних секціях
hoth-card-anywhere = { $count ->
    [one] { $count } загін будь-де
    [few] { $count } загони будь-де
   *[many] { $count } загонів будь-де
}
hoth-card-anywhere-all = усі загони
hoth-card-only-infantry = лише піхота
hoth-card-only-vehicle = лише транспорт
hoth-card-only-artillery = лише артилерія
hoth-card-only-same_type = одного типу
hoth-card-dice = { $count ->
    [one] +{ $count } кубик
    [few] +{ $count } кубики
   *[many] +{ $count } кубиків
}
hoth-card-dice-less = { $count ->
    [one] −{ $count } кубик
    [few] −{ $count } кубики
   *[many] −{ $count } кубиків
}
hoth-card-dice_close = { $count ->
    [one] +{ $count } кубик
    [few] +{ $count } кубики
   *[many] +{ $count } кубиків
} у ближньому бою
hoth-card-dice_close-less = { $count ->
    [one] −{ $count } кубик
    [few] −{ $count } кубики
   *[many] −{ $count } кубиків
} у ближньому бою
hoth-card-dice_per_friend = { $count ->
    [one] +{ $count } кубик
    [few] +{ $count } кубики
   *[many] +{ $count } кубиків
} за кожен сусідній свій загін
hoth-card-move = { $count ->
    [one] +{ $count } клітинка
    [few] +{ $count } клітинки
   *[many] +{ $count } клітинок
}
hoth-card-no_move = без переміщення
hoth-card-no_attack = без атаки
hoth-card-move_after_attack = потім переміщення до { $count ->
    [one] { $count } клітинки
    [few] { $count } клітинок
   *[many] { $count } клітинок
}
hoth-card-attacks = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[many] { $count } атак
}
hoth-card-activations = { $count ->
    [one] діє { $count } раз
    [few] діє { $count } рази
   *[many] діє { $count } разів
}
hoth-card-ignores_terrain = без обмежень і штрафів місцевості, на якій стоїть
hoth-card-retreats_explode = «відступ» як «вибух»
hoth-card-same_target = та сама ціль: другий загін +{ $second }, наступні +{ $third ->
    [one] { $third } кубик
    [few] { $third } кубики
   *[many] { $third } кубиків
}
hoth-card-restore_each = перед тим кожен послаблений загін повертає { $count ->
    [one] { $count } фігурку
    [few] { $count } фігурки
   *[many] { $count } фігурок
}
hoth-card-restore_ordered = загін повертає всі фігурки
hoth-card-discards = скиньте до { $count ->
    [one] { $count } карти
    [few] { $count } карт
   *[many] { $count } карт
}, візьміть стільки ж і ще 1, потім зіграйте іншу карту
hoth-card-bombard = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} по { $count ->
    [one] { $count } ворожому загону
    [few] кожному з { $count } ворожих загонів
   *[many] кожному з { $count } ворожих загонів
}
hoth-card-bombard_retreats_hit = «відступ» влучає, без захисту місцевості
hoth-card-fallback = без такого загону: 1 будь-який, без бонусу
hoth-card-effect-restore = один загін повертає всі фігурки
hoth-card-effect-reroll = перекинути будь-які кубики однієї атаки
hoth-card-effect-activate = один загін піхоти з наказом діє ще раз
hoth-card-effect-order = ще один загін піхоти
hoth-card-effect-take_back = узяти карту зі скиду замість карти з колоди
hoth-card-effect-rout = одна атака ігнорує захист місцевості, окопи не спиняють відступу
hoth-card-effect-desperate = в одній атаці +2 кубики піхоті з наказом і останньою фігуркою
hoth-card-effect-experience = +1 кубик у ближньому бою
hoth-card-effect-bombard = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} по будь-якому ворожому загону, без захисту місцевості
hoth-card-effect-bombard-cover = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} по загону, що відступив, із захистом місцевості

## The table

hoth-title = { $number }. { $name }
hoth-turn = Хід { $turn }, { $name } ({ $side })
hoth-medals = { $side }: { $medals } з { $goal ->
    [one] { $goal } медалі
    [few] { $goal } медалей
   *[many] { $goal } медалей
}
hoth-medals-no-goal = { $side }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
}
hoth-player = { $name } ({ $side }): рука { $hand }, колода { $deck }, скид: { $discard }
hoth-hand = Ваша рука: { $cards }
hoth-partner-hand = Рука напарника: { $cards }
hoth-support-hand = Карти підтримки: { $cards }
hoth-secret = Таємна ціль: { $text }
hoth-played = Карта цього ходу: { $card }
hoth-charges = Заряди іонної гармати: { $count }
hoth-officer = Офіцер лежить на { $hex }.
hoth-legend-units = s снігові штурмовики  w AT-AT  d дроїди-розвідники  t солдати бази  f снігові спідери  a артилерія; число: фігурки
hoth-first = Починає: { $side }. Карти: { $rebel } / { $empire }. Медалі: { $rebels } / { $empires }.

## Questions and choices

hoth-ask-leader = Який лідер приєднується до вас?
hoth-ask-arrive = Куди прибувають нові загони?
hoth-ask-start = Зіграти спершу карту підтримки?
hoth-ask-play = Яку карту командування граєте?
hoth-ask-discard = Які карти міняєте?
hoth-ask-partner_discard = Ваш напарник грає карту «Розгорнути флот!». Які карти міняєте?
hoth-ask-strike = Який загін бомбардуєте?
hoth-ask-order = Якому загону віддаєте наказ?
hoth-ask-extra_order = Віддати наказ ще одному загону картою підтримки?
hoth-ask-move = Який загін переміщується?
hoth-ask-to = Куди?
hoth-ask-attack = Який загін атакує?
hoth-ask-aid = Допомогти цій атаці картою підтримки?
hoth-ask-target = Яка ціль?
hoth-ask-reroll = Які кубики перекидаєте?
hoth-ask-after_roll = Перекинути картою підтримки?
hoth-ask-reroll_more = Які кубики перекидаєте?
hoth-ask-after_retreat = Переслідувати картою підтримки?
hoth-ask-advance = Здійснити прорив?
hoth-ask-hold = Ваші окопи можуть спинити один відступ.
hoth-ask-fall_back = Куди відступає ваш загін?
hoth-ask-draw = Зіграти карту підтримки, замість узяти карту?
hoth-ask-take_back = Яку карту повертаєте на руку?
hoth-ask-return = Куди повертається втрачений загін?
hoth-ask-go_on = Битву завершено. Наступна почнеться, коли обидва гравці будуть готові.
hoth-do-leader = { $name }
hoth-do-place = На { $hex }
hoth-do-play = { $card }: { $facts }
hoth-do-discard = Замінити: { $card }
hoth-do-take = Узяти: { $card }
hoth-do-support = Підтримка: { $card }
hoth-do-support-at = Підтримка: { $card }, { $hex }
hoth-do-strike = { $unit }
hoth-do-order = { $unit }
hoth-do-order_all = Усім
hoth-do-move = { $unit }
hoth-do-to = На { $hex } ({ $land })
hoth-do-to-barred = На { $hex } ({ $land }), потім без атаки
hoth-do-exit = Вийти з поля через { $hex }
hoth-do-attack = { $unit }
hoth-do-target = { $unit }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}
hoth-do-reroll = Перекинути: { $face }
hoth-do-advance = Прорватися
hoth-do-hold = Стояти: проігнорувати один відступ
hoth-do-give_way = Відступити
hoth-do-go_on = Почати наступну битву
hoth-do-fall_back = Відступити на { $hex } ({ $land })
hoth-do-done = Більше нічого

## Events

hoth-event-leader = { $name }: { $leader }
hoth-event-battle = { $scenario }
hoth-event-turn = Хід { $turn }: { $name }
hoth-event-played = { $name } грає карту «{ $card }».
hoth-event-discarded = { $name } скидає карту «{ $card }».
hoth-event-taken = { $name } повертає на руку карту «{ $card }».
hoth-event-drawn = { $name } бере карту «{ $card }».
hoth-event-drawn-unseen = { $name } бере карту.
hoth-event-reshuffled = { $name } тасує скид ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}).
hoth-event-ordered = { $name } віддає { $count ->
    [one] наказ загону на { $hexes }.
    [few] накази загонам на { $hexes }.
   *[many] накази загонам на { $hexes }.
}
hoth-event-moved = { $unit }: { $start } → { $end }
hoth-event-left = { hoth-unit-the } { $kind ->
    [at_at] виходить
    [rebel_artillery] виходить
   *[other] виходять
} з поля через { $hex }.
hoth-event-arrived = { hoth-unit-the } { $kind ->
    [at_at] прибуває
    [rebel_artillery] прибуває
   *[other] прибувають
} на { $hex }.
hoth-event-restored = { $unit } на { $hex }: знову { $count ->
    [one] { $count } фігурка
    [few] { $count } фігурки
   *[many] { $count } фігурок
}.
hoth-event-attacked = { hoth-unit-the } { $kind ->
    [at_at] атакує
    [rebel_artillery] атакує
   *[other] атакують
} { $hex }: { $dice }
hoth-event-bombarded = Бомбардування { $hex }: { $dice }
hoth-event-rerolled = Перекинуто: { $dice }
hoth-event-confirmed = Кидок для підтвердження проти { $hex }: { $dice }. AT-AT падає!
hoth-event-unconfirmed = Кидок для підтвердження проти { $hex }: { $dice }. AT-AT стоїть.
hoth-event-lost = { hoth-unit-the } на { $hex } { $kind ->
    [at_at] втрачає
    [rebel_artillery] втрачає
   *[other] втрачають
} { $lost ->
    [one] { $lost } фігурку
    [few] { $lost } фігурки
   *[many] { $lost } фігурок
}, лишилося { $left }.
hoth-event-destroyed = На { $hex } знищено { hoth-unit-one }.
hoth-event-structure = На { $hex } знищено { $structure ->
    [shield_generator] генератор щита.
   *[ion_cannon] іонну гармату.
}
hoth-event-retreated = { hoth-unit-the } { $kind ->
    [at_at] відступає
    [rebel_artillery] відступає
   *[other] відступають
}: { $start } → { $end }
hoth-event-ignored = { hoth-unit-the } на { $hex } { $kind ->
    [at_at] тримає
    [rebel_artillery] тримає
   *[other] тримають
} окопи.
hoth-event-officer = Офіцера підібрано на { $hex }.
hoth-event-medals = { $side ->
    [rebel] Повстанці здобувають
   *[empire] Імперія здобуває
} { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
}, разом { $total }.
hoth-event-charged = Іонна гармата має { $count ->
    [one] { $count } заряд.
    [few] { $count } заряди.
   *[many] { $count } зарядів.
}
hoth-event-secret = { $side ->
    [rebel] Повстанці виконують
   *[empire] Імперія виконує
} таємну ціль: { $text }
hoth-event-support = { $name } отримує карту підтримки «{ $card }».
hoth-event-support-unseen = { $name } отримує карту підтримки.
hoth-event-won = Битву завершено: { $side ->
    [rebel] повстанці перемагають.
   *[empire] Імперія перемагає.
}
hoth-event-drawn-battle = Битву завершено: нічия.
hoth-event-over-medals = Досить медалей.
hoth-event-over-positions_held = Усі позиції втримано.
hoth-event-over-structures_destroyed = Споруд не лишилося.
hoth-event-over-walkers_destroyed = AT-AT не лишилося.
hoth-event-over-units_out = З поля вийшло досить загонів.
hoth-event-over-units_destroyed = Досить загонів знищено.
hoth-event-over-no_units = Одна з фракцій не має загонів.
hoth-event-over-officer_taken = Офіцера схоплено.
hoth-event-over-officer_saved = Офіцера врятовано.
hoth-event-over-turn_limit = Битва триває надто довго.
hoth-event-over-campaign_over = Кампанію вирішено.

## Options

hoth-option-scenario = Сценарій
hoth-option-leaders = Лідери
hoth-option-team = Троє гравців: команда з двох
hoth-option-partners = Карти напарників
hoth-option-campaign = Кампанія, для двох
hoth-option-own = Власний сценарій, текстом
hoth-option-box = Значення з чиєїсь коробки, як текст
hoth-choice-off = без лідерів
hoth-choice-on = лідери в кожній фракції
hoth-choice-rebel = Повстанці
hoth-choice-empire = Імперія
hoth-choice-hidden = приховані одне від одного
hoth-choice-shown = відкриті одне одному
hoth-choice-none = одна битва
hoth-choice-1 = Імперська розвідка
hoth-choice-2 = Контратака снігових спідерів
hoth-choice-3 = Ворога помічено
hoth-choice-4 = Вдала висадка
hoth-choice-5 = Оборона пагорба Альфа
hoth-choice-6 = Здобути імперські дані
hoth-choice-7 = Напад на заставу
hoth-choice-8 = Медична евакуація!
hoth-choice-9 = Закріпитися на позиціях
hoth-choice-10 = Ціль — генератори щита
hoth-choice-11 = Прорив повстанців
hoth-choice-12 = В облозі
hoth-choice-13 = Увійти на базу «Відлуння»
hoth-choice-14 = Захистити транспорти
hoth-choice-15 = Відступ до південної брами
hoth-choice-16 = Евакуація бази «Відлуння»
hoth-choice-17 = Останній бій
hoth-choice-a = Марш на базу «Відлуння»
hoth-choice-b = Тримати рубіж
