# Battle of Hoth: board, cards and events.

## Words

hoth-side-rebel = Повстанці
hoth-side-empire = Імперія
hoth-token-assault = штурмовий
hoth-token-scouts = розвідники
hoth-token-e_web = E-Web
hoth-token-elite = елітний
hoth-face-infantry = піхота
hoth-face-vehicle = техніка
hoth-face-explosion = вибух
hoth-face-retreat = відступ
hoth-face-cross = хрест
hoth-structure-shield_generator = Генератор щита
hoth-structure-ion_cannon = Іонна гармата
hoth-section-left = лівий фланг
hoth-section-center = центр
hoth-section-right = правий фланг
hoth-unit-at = { $unit } на { $hex }
hoth-unit-figures = { $unit } на { $hex }, фігур: { $count }

## Cards

hoth-card-none = не віддає наказів
hoth-card-section = загонів: { $count }, { $section }
hoth-card-section-all = усі загони, { $section }
hoth-card-one_section = усі в одному секторі
hoth-card-each_section = 1 загін у кожному секторі
hoth-card-each_flank = загонів на кожному фланзі: { $count }
hoth-card-different_sections = 2 загони в різних секторах
hoth-card-anywhere = загонів будь-де: { $count }
hoth-card-anywhere-all = усі загони
hoth-card-only-infantry = лише піхота
hoth-card-only-vehicle = лише техніка
hoth-card-only-artillery = лише артилерія
hoth-card-only-same_type = одного типу
hoth-card-dice = кубики { $count }
hoth-card-dice_close = кубики впритул { $count }
hoth-card-dice_per_friend = +1 кубик за кожного свого поруч
hoth-card-move = гексів { $count }
hoth-card-no_move = без руху
hoth-card-no_attack = без атаки
hoth-card-move_after_attack = потім рух до { $count }
hoth-card-attacks = атак: { $count }
hoth-card-activations = дій: { $count }
hoth-card-ignores_terrain = без обмежень місцевості
hoth-card-retreats_explode = відступи як вибухи
hoth-card-same_target = більше кубиків по одній цілі
hoth-card-restore_each = послаблені загони повертають { $count }
hoth-card-restore_ordered = загін повертає всі фігури
hoth-card-discards = міняє до { $count } карт, потім ще одна карта
hoth-card-bombard = кубиків { $dice } по кожному з { $count } загонів
hoth-card-effect-restore = один загін повертає всі фігури
hoth-card-effect-reroll = перекинути будь-які кубики однієї атаки
hoth-card-effect-activate = піхота діє ще раз
hoth-card-effect-order = ще один загін піхоти
hoth-card-effect-take_back = узяти скинуту карту замість добору
hoth-card-effect-rout = одна атака без прикриття цілі
hoth-card-effect-desperate = остання фігура кидає ще 2 кубики
hoth-card-effect-experience = впритул: ще 1 кубик
hoth-card-effect-bombard = 2 кубики по одному загону

## The table

hoth-title = { $number }. { $name }
hoth-turn = Хід { $turn }, { $name } ({ $side })
hoth-medals = { $side }: медалі { $medals } з { $goal }
hoth-medals-no-goal = { $side }: медалі { $medals }
hoth-player = { $name } ({ $side }): рука { $hand }, колода { $deck }, скид { $discard }
hoth-hand = Ваша рука: { $cards }
hoth-support-hand = Карти підтримки: { $cards }
hoth-secret = Таємна мета: { $text }
hoth-played = Карта цього ходу: { $card }
hoth-charges = Заряди іонної гармати: { $count }
hoth-officer = Офіцер лежить на { $hex }.
hoth-legend = ^ гребінь  * скелі  # серак  ~ розколина  = траншея  B будівля  W уламки  ° мета або вихід
hoth-legend-units = s сніговики  w AT-AT  d дроїди  t бійці  f сніголети  a артилерія  G генератор  I іонна гармата; число: фігури; < з наказом; ! штурмовий  o розвідники  + E-Web  ' елітний
hoth-first = Першими: { $side }. Карти: { $rebel } / { $empire }. Медалі: { $rebels } / { $empires }.

## Questions and choices

hoth-ask-leader = Який лідер приєднується до вас?
hoth-ask-arrive = Куди прибувають нові загони?
hoth-ask-start = Зіграти спершу карту підтримки?
hoth-ask-play = Яку командну карту граєте?
hoth-ask-discard = Які карти міняєте?
hoth-ask-partner_discard = Ваш напарник розгортає флот. Які карти міняєте?
hoth-ask-strike = По кому б’є бомбардування?
hoth-ask-order = Якому загону наказуєте?
hoth-ask-extra_order = Наказати ще одному загону картою підтримки?
hoth-ask-move = Який загін рухається?
hoth-ask-to = Куди?
hoth-ask-attack = Який загін атакує?
hoth-ask-target = Яка ціль?
hoth-ask-reroll = Які кубики перекидаєте?
hoth-ask-after_roll = Перекинути картою підтримки?
hoth-ask-reroll_more = Які кубики перекидаєте?
hoth-ask-after_retreat = Переслідувати картою підтримки?
hoth-ask-advance = Прориваєтеся?
hoth-ask-hold = Ваша траншея може спинити один відступ.
hoth-ask-fall_back = Куди відступає ваш загін?
hoth-ask-draw = Зіграти карту підтримки замість добору?
hoth-ask-take_back = Яку карту повертаєте?
hoth-ask-return = Куди повертається втрачений загін?
hoth-ask-go_on = Битву скінчено. Наступна почнеться, коли обидві сторони готові.
hoth-do-leader = { $name }
hoth-do-place = На { $hex }
hoth-do-play = { $card }: { $facts }
hoth-do-discard = Змінити { $card }
hoth-do-take = Узяти { $card }
hoth-do-support = Підтримка: { $card }
hoth-do-support-at = Підтримка: { $card }, { $hex }
hoth-do-strike = { $unit }
hoth-do-order = { $unit }
hoth-do-order_all = Усім
hoth-do-move = { $unit }
hoth-do-to = На { $hex } ({ $land })
hoth-do-to-barred = На { $hex } ({ $land }), потім без атаки
hoth-do-exit = Покинути поле з { $hex }
hoth-do-attack = { $unit }
hoth-do-target = { $unit }: кубиків { $dice }
hoth-do-reroll = Перекинути: { $face }
hoth-do-advance = Прорватися
hoth-do-hold = Стояти: знехтувати одним відступом
hoth-do-give_way = Відступити
hoth-do-go_on = Почати наступну битву
hoth-do-fall_back = Назад на { $hex } ({ $land })
hoth-do-done = Більше нічого

## Events

hoth-event-leader = { $name }: { $leader }
hoth-event-battle = { $scenario }
hoth-event-turn = Хід { $turn }: { $name }
hoth-event-played = { $name } грає { $card }.
hoth-event-discarded = { $name } скидає { $card }.
hoth-event-drawn = { $name } бере { $card }.
hoth-event-drawn-unseen = { $name } бере карту.
hoth-event-reshuffled = { $name } перемішує скид ({ $count }).
hoth-event-ordered = { $name } наказує: { $hexes }.
hoth-event-moved = { $unit }: { $start } → { $end }
hoth-event-left = { $unit } покидають поле з { $hex }.
hoth-event-arrived = { $unit } прибувають на { $hex }.
hoth-event-restored = { $unit } на { $hex }: знову фігур { $count }.
hoth-event-attacked = { $unit } атакують { $hex }: { $dice }
hoth-event-bombarded = Бомбардування { $hex }: { $dice }
hoth-event-rerolled = Перекинуто: { $dice }
hoth-event-confirmed = Підтвердження проти { $hex }: { $dice }. AT-AT падає!
hoth-event-unconfirmed = Підтвердження проти { $hex }: { $dice }. AT-AT встояв.
hoth-event-lost = { $unit } на { $hex } втрачають { $lost }, лишилось { $left }.
hoth-event-destroyed = { $unit } на { $hex } знищено.
hoth-event-structure = { $structure } на { $hex }: знищено.
hoth-event-retreated = { $unit } відступають: { $start } → { $end }
hoth-event-ignored = { $unit } на { $hex } тримають траншею.
hoth-event-officer = Офіцера підібрано на { $hex }.
hoth-event-medals = { $side }: +{ $medals }, тепер медалей { $total }
hoth-event-charged = Заряди іонної гармати: { $count }
hoth-event-secret = { $side }: таємну мету виконано: { $text }
hoth-event-support = { $name } отримує карту підтримки: { $card }
hoth-event-support-unseen = { $name } отримує карту підтримки.
hoth-event-won = Битву завершено: перемога. { $side }
hoth-event-drawn-battle = Битву завершено: нічия.
hoth-event-over-medals = Досить медалей.
hoth-event-over-positions_held = Усі позиції втримано.
hoth-event-over-structures_destroyed = Споруд не лишилося.
hoth-event-over-walkers_destroyed = AT-AT не лишилося.
hoth-event-over-units_out = Досить загонів вийшло.
hoth-event-over-units_destroyed = Досить загонів знищено.
hoth-event-over-no_units = В однієї сторони не лишилося загонів.
hoth-event-over-officer_taken = Офіцера схоплено.
hoth-event-over-officer_saved = Офіцера врятовано.
hoth-event-over-turn_limit = Битва затяглася.
hoth-event-over-campaign_over = Кампанію вирішено.

## Options

hoth-option-scenario = Сценарій
hoth-option-leaders = Лідери
hoth-option-team = Троє гравців: команда з двох
hoth-option-campaign = Кампанія, для двох
hoth-option-own = Власний сценарій, текстом
hoth-choice-off = без лідерів
hoth-choice-on = кожна сторона з лідерами
hoth-choice-rebel = Повстанці
hoth-choice-empire = Імперія
hoth-choice-none = одна битва
hoth-choice-1 = Імперська розвідка
hoth-choice-2 = Контратака сніголетів
hoth-choice-3 = Ворога помічено
hoth-choice-4 = Вдала висадка
hoth-choice-5 = Оборона пагорба Альфа
hoth-choice-6 = Здобути імперські дані
hoth-choice-7 = Напад на заставу
hoth-choice-8 = Медична евакуація!
hoth-choice-9 = Закріпитися на позиціях
hoth-choice-10 = Ціль: генератори щита
hoth-choice-11 = Прорив повстанців
hoth-choice-12 = В облозі
hoth-choice-13 = Увійти на базу «Ехо»
hoth-choice-14 = Захистити транспорти
hoth-choice-15 = Відступ до південної брами
hoth-choice-16 = Евакуація бази «Ехо»
hoth-choice-17 = Останній бій
hoth-choice-a = Марш на базу «Ехо»
hoth-choice-b = Тримати рубіж
