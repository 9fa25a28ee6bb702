### S.T.A.L.K.E.R.: board, questions, choices and events, for the terminal and the pages.
### Who and what is named by the time it gets here. Words of the engine ($why, $token, $level …)
### and yes or no are there to choose by; what is not there is called none.

## Words

zone-enemy = Ворог { $number }
zone-enemy-named = { $name } { $number }
zone-side-north = північ
zone-side-east = схід
zone-side-south = південь
zone-side-west = захід
zone-state-focus = зосередженість
zone-state-stun = заціпеніння
zone-state-vulnerable = уразливість
zone-state-critical = критичне поранення
zone-group-boss = бос
zone-group-elite = еліта
zone-group-pack = зграя
zone-group-horde = орда
zone-ammo-pistol = пістолет
zone-ammo-rifle = гвинтівка
zone-ammo-shotgun = дробовик
zone-ammo-special = особливі
zone-body-head = голова
zone-body-torso = тулуб
zone-thing-bolt = болт
zone-phase-setup = Перед місією
zone-phase-event = Подія
zone-phase-stalkers = Сталкери
zone-phase-enemies = Вороги й Зона
zone-kind-stalkers = Сталкер
zone-kind-weapons = Зброя
zone-kind-items = Предмет
zone-kind-suits = Костюм
zone-kind-mods = Модифікація
zone-kind-artifacts = Артефакт
zone-kind-enemies = Ворог
zone-kind-activation_low = Активація, низька загроза
zone-kind-activation_high = Активація, висока загроза
zone-kind-wounds = Поранення
zone-kind-control = Карта контролю
zone-kind-anomalies = Аномалія
zone-kind-events = Випадкова подія
zone-kind-loot = Здобич
zone-kind-unknown = Невідомий ворог
zone-kind-mission = Місія
zone-kind-uncharted = Незвідана територія

## Why an enemy did this and nothing else; what ended its movement

zone-why-only = без вибору
zone-why-nearest = найближче
zone-why-corners = однаково близько, найменше кутів
zone-why-group = однаково близько, за кольором групи
zone-why-lead = усе рівне, вибрав головний сталкер
zone-end-goal = на місці
zone-end-steps = далі не дійти
zone-end-full = далі немає місця
zone-end-sight = бачить ціль
zone-end-blocked = шляху немає

## The table

zone-title = { $number }. { $name }
zone-now = Раунд { $round }. { $phase }.
zone-leading = Головний сталкер: { $name }{ $ready ->
    [yes] {""}
   *[no] , дію використано
}
zone-active = Подія
zone-to-come = лишилося подій: { $count }
zone-objectives = Цілі
zone-score = Рахунок
zone-activation = Карта активації
zone-roll = { $of ->
    [attack] Атака, { $name }: { $dice }
    [defence] Захист, { $name }, { $needed ->
        [one] { $needed } рана
        [few] { $needed } рани
       *[many] { $needed } ран
    }: { $dice }
   *[anomaly] Кубик аномалії, { $name }: { $dice }
}
zone-petals = { $count ->
    [one] { $count } пелюстка
    [few] { $count } пелюстки
   *[many] { $count } пелюсток
}
zone-control = Ваша карта контролю
zone-section-stalkers = Сталкери
zone-section-enemies = Вороги на мапі
zone-section-anomalies = Аномалії
zone-section-cards = Карти місії
zone-territory = Територія
zone-territory-closed = закрита
zone-section-map = Мапа
zone-board = ОЗ { $hp }/{ $most }, доза { $dose }{ $dice ->
    [0] {""}
    [one] {" "}({ $dice } кубик)
    [few] {" "}({ $dice } кубики)
   *[many] {" "}({ $dice } кубиків)
}
zone-board-area = на { $area }
zone-board-left = поза мапою
zone-board-lead = головний
zone-board-seen = видно ворогам
zone-board-threat = { $level ->
    [high] висока загроза на { $area }
   *[low] низька загроза на { $area }
}
zone-board-turn = хід { $turn } { $left ->
    [done] завершено
   *[other] { $left }
}
zone-board-bolts = болти { $count }
zone-board-magazines = магазини
zone-board-weapon = Зброя
zone-board-suit = Костюм
zone-board-defence = захист { $dice }
zone-board-artifacts = Артефакти
zone-board-base = базова доза { $dose }
zone-board-backpack = Рюкзак { $count }/{ $limit }
zone-board-findings = Знахідки
zone-board-nothing = нічого
zone-foe = { $name }, { $area }, дивиться на { $side }, ОЗ { $hp }/{ $most }
zone-foe-sees = бачить { $areas }
zone-foe-marked = позначено
zone-pool = Поза мапою: { $enemies }
zone-anomaly = { $name }, центр { $area }{ $artifact ->
    [yes] , артефакт
   *[no] {""}
}{ $active ->
    [yes] {""}
   *[no] , спить
}
zone-symbol = { $area } { $percents } %
zone-crowded = На мапі вмістилося не все
zone-discards = Карти активації, що вже були
zone-here-area = { $area }, { $where ->
    [water] вода
    [indoor] кімната
   *[outdoor] зовнішня ділянка
}{ $cover ->
    [0] {""}
   *[other] , укриття { $cover }
}{ $radiation ->
    [0] {""}
   *[other] , радіація { $radiation }
}
zone-here-threat = { $level ->
    [high] висока загроза ({ $name })
   *[low] низька загроза ({ $name })
}
zone-here-loot = здобич: { $count }
zone-here-unknown = невідомі вороги: { $count }
zone-here-peeked = відомо: { $text }
zone-here-artifact = артефакт
zone-here-risk = { $name } { $percent } %
zone-here-seen = бачать: { $who }
zone-here-dim = погана видимість
zone-here-trap = пастка
zone-here-exit = вихід
zone-here-entrance = вхід, веде на { $area }

## Questions

zone-ask-stalker = Хто ви в цій місії?
zone-ask-leader = Хто веде першим?
zone-ask-start = { $name }: звідки починаєте?
zone-ask-entrance = Де буде вхід?
zone-ask-turn = { $name }: почати хід чи спасувати?
zone-ask-act = { $name }: що робите?
zone-ask-step = { $name }: куди?
zone-ask-push = Кого відштовхнуто й куди?
zone-ask-drag = Якою ділянкою рухається загроза?
zone-ask-part = Яка частина тіла?
zone-ask-reroll = Які кубики перекидаєте?
zone-ask-boost = Витратити протигази, щоб посилити атаку?
zone-ask-share = Скільки успіхів цьому ворогові?
zone-ask-masks = Витратити протигази перед влучанням?
zone-ask-masks_left = Витратити протигази, що лишилися?
zone-ask-critical = Над яким ходом лежатиме критичне поранення?
zone-ask-use = Одразу спорядити нову карту?
zone-ask-mods = Поставити модифікації на нову карту?
zone-ask-buy = { $name }: що купуєте?
zone-ask-drop = Забагато речей: що лишаєте?
zone-ask-loot = Яку здобич повертаєте?
zone-ask-arrange = { $name }: що впорядковуєте?
zone-ask-target = Однаково близько: кого атакує ворог?
zone-ask-landing = Однаково близько: куди стрибає ворог?
zone-ask-first = Усе рівне: який ворог діє першим?
zone-ask-goal = Однаково близько: куди йде ворог?
zone-ask-way = Однаково коротко: яким шляхом іде ворог?
zone-ask-facing = Куди дивиться ворог?
zone-ask-ahead = На яку ділянку ступає ворог?
zone-ask-nearest = Однаково близько: який ворог?
zone-ask-stack = Однаково близько: який невідомий ворог?
zone-ask-card = Який ворог з’являється?
zone-ask-ending = Який кінець раунду перший?
zone-ask-anomaly = Перекинути кубик аномалії?
zone-ask-figure = Для кого?
zone-ask-area = Яка ділянка?
zone-ask-choice = Що вибираєте?
zone-ask-offer = Використати ефект?
zone-ask-control = Щось у вашій голові. Опиратися?

## Choices

zone-do-stalker = { $card }: { $text }
zone-do-leader = { $who }
zone-do-begin = Почати хід { $turn }
zone-do-pass = Спасувати
zone-do-move = Рухатися
zone-do-careful = Рухатися обережно
zone-do-prepare = Підготуватися
zone-do-reload = Перезарядити: { $card }
zone-do-pick-loot = Підібрати здобич
zone-do-pick-artifact = Підібрати артефакт
zone-do-pick-symbol = Підібрати артефакт аномалії «{ $anomaly }»
zone-do-pick-thing = Підібрати: { $thing }
zone-do-distract = Відвернути увагу: { $area }
zone-do-bolt = Кинути болт: { $anomaly }, { $area }, { $percent } %
zone-do-knife = Ніж: { $who }
zone-do-fire = { $attack }: { $who }{ $rounds ->
    [0] {""}
    [one] , { $rounds } патрон
    [few] , { $rounds } патрони
   *[many] , { $rounds } патронів
}
zone-do-shake = Скинути заціпеніння
zone-do-lead-heal = Вести: відновити 2 ОЗ, передати жетон
zone-do-lead-heal-alone = Вести: відновити 2 ОЗ
zone-do-lead-focus = Вести: отримати зосередженість, передати жетон
zone-do-lead-focus-alone = Вести: отримати зосередженість
zone-do-item = Використати: { $card }
zone-do-use = { $card }: { $text }
zone-do-use-on = { $card }: { $text } → { $who }
zone-do-act = { $card }: { $act }
zone-do-act-again = { $card }: { $act } (зроблено { $done } з { $times })
zone-do-take = Узяти з собою: { $thing }
zone-do-put = Лишити: { $thing }
zone-do-pass_on = Передати: { $thing } → { $who }
zone-do-leave = Піти з мапи
zone-do-end = Завершити хід
zone-do-step = На { $area }
zone-do-stay = Спинитися тут
zone-do-done = Більше нічого
zone-do-push = { $who }
zone-do-drag = Через { $area }
zone-do-part-head = Голова
zone-do-part-torso = Тулуб
zone-do-reroll-focus = Витратити зосередженість, перекинути: { $dice }
zone-do-reroll = { $card }, перекинути: { $dice }
zone-die-stalker = № { $number } сталкера { $face }
zone-die-gear = № { $number } спорядження { $face }
zone-do-focus = Витратити зосередженість, перекинути
zone-do-share = { $count ->
    [0] Жодного
    [one] { $count } успіх
    [few] { $count } успіхи
   *[many] { $count } успіхів
}
zone-do-critical = Над ходом { $turn }
zone-do-token = Хід { $turn }
zone-do-equip = Спорядити: { $card }
zone-do-equip-instead = Спорядити: { $card } (замість: { $other })
zone-do-fit = Поставити: { $card } → { $host }
zone-do-fit-instead = Поставити: { $card } → { $host } (замість: { $other })
zone-do-stow = У рюкзак: { $card }
zone-do-give = Віддати: { $card } → { $who }
zone-do-hand = { $thing ->
    [bolt] Віддати болт → { $who }
    [pistol] Віддати пістолетний магазин → { $who }
    [rifle] Віддати гвинтівковий магазин → { $who }
    [shotgun] Віддати магазин дробовика → { $who }
   *[other] Віддати: { $name } → { $who }
}
zone-do-drop = Лишити: { $card }
zone-do-return = Повернути: { $text }
zone-do-target = { $who }
zone-do-enemy = { $who }
zone-do-figure = { $who }
zone-do-goal = { $area }
zone-do-area = { $area }
zone-do-way = На { $area }, ідучи на { $side }
zone-do-way-entrance = На { $area }, крізь вхід
zone-do-halt = Спинитися, дивитися на { $side }
zone-do-halt-here = Спинитися
zone-do-halt-on = Спинитися на { $area }, дивитися на { $side }
zone-do-halt-here-on = Спинитися на { $area }
zone-do-turn = Дивиться на { $side }
zone-do-face = { $side }
zone-do-card = { $card }
zone-do-ending = { $who }
zone-do-symbol = { $anomaly }: { $area }, { $percent } %
zone-do-magazine = { $kind ->
    [pistol] Пістолетний магазин
    [rifle] Гвинтівковий магазин
   *[shotgun] Магазин дробовика
}
zone-do-buy = Купити: { $card }
zone-do-buy_magazine = { $kind ->
    [pistol] Купити пістолетний магазин
    [rifle] Купити гвинтівковий магазин
   *[shotgun] Купити магазин дробовика
}
zone-do-end_trade = Більше нічого не купувати
zone-do-choose = { $text }
zone-do-endure = Хай буде так: { $text }
zone-do-avoid = Натомість: { $cost }
zone-do-avoid-turn = Натомість: { $cost } (хід { $turn })
zone-do-resist = Опиратися: втратити { $count } ОЗ
zone-do-resist-focus = Опиратися зосереджено: втратити { $count } ОЗ
zone-do-obey = Скоритися: { $text }
zone-note-seen = бачать: { $who }
zone-note-unseen = ніхто не бачить
zone-note-dose = доза +{ $count }
zone-note-risk = { $name } { $percent } %
zone-note-cover = укриття { $count }
zone-note-dice = відстань { $distance }, кубики { $stalker }+{ $gear }{ $cover ->
    [0] {""}
   *[other] , укриття { $cover }
}
zone-note-chance = { $result } { $percent } %
zone-note-part = { $part }: { $chances }

## Events

zone-event-mission_began = Місія { $mission }
zone-event-stalker_chosen = { $player } — { $card }.
zone-event-lead_chosen = Веде { $stalker }.
zone-event-stalker_placed = { $stalker } починає на { $area }.
zone-event-round_began = Раунд { $round }
zone-event-event_drawn = Подія: { $card }
zone-event-events_added = { $count ->
    [one] До колоди подій кладуть { $count } випадкову подію.
    [few] До колоди подій кладуть { $count } випадкові події.
   *[many] До колоди подій кладуть { $count } випадкових подій.
}
zone-event-mission_ended = { $won ->
    [yes] Місію виконано.
   *[no] Місію провалено.
} { $because }
zone-over-mission_won = Усе зроблено, і всі живі.
zone-over-stalker_died = Загинув сталкер.
zone-over-out_of_time = Час вийшов.
zone-over-scenario_failed = Сталося те, чого не можна було допустити.
zone-event-turn_began = { $stalker } починає хід { $turn }.
zone-event-turn_passed = { $stalker } пасує.
zone-event-turn_ended = { $forfeited ->
    [0] { $stalker } завершує хід { $turn }.
    [one] { $stalker } завершує хід { $turn } і втрачає { $forfeited } дію.
    [few] { $stalker } завершує хід { $turn } і втрачає { $forfeited } дії.
   *[many] { $stalker } завершує хід { $turn } і втрачає { $forfeited } дій.
}
zone-event-action_taken = { $verb ->
    [move] { $stalker } рухається.
    [careful] { $stalker } рухається обережно.
    [prepare] { $stalker } готується.
    [reload] { $stalker } перезаряджає зброю.
    [pick] { $stalker } щось підбирає.
    [distract] { $stalker } кидає болт на { $area }, щоб відвернути увагу ворогів.
    [bolt] { $stalker } кидає болт в аномалію.
    [knife] { $stalker } береться за ніж.
    [fire] { $stalker } атакує.
    [shake] { $stalker } скидає заціпеніння.
    [lead] { $stalker } веде.
    [item] { $stalker } використовує предмет.
    [act] { $stalker } береться до справи: { $card }.
    [leave] { $stalker } іде до виходу.
   *[use] { $stalker } використовує карту.
}
zone-event-stalker_stepped = { $stalker }: { $start } → { $area }
zone-event-figure_pushed = Відштовхнуто: { $figure }, { $start } → { $area }
zone-event-threat_changed = { $level ->
    [none] { $stalker }: загрози вже немає
    [low] { $stalker }: низька загроза на { $area }
   *[high] { $stalker }: висока загроза на { $area }
}
zone-event-lead_passed = { $stalker } передає жетон головного: тепер веде { $lead }.
zone-event-token_gained = { $token ->
    [focus] { $figure }: зосередженість
    [stun] { $figure }: заціпеніння
    [vulnerable] { $figure }: уразливість
   *[bolt] { $count ->
        [one] { $figure }: ще { $count } болт
        [few] { $figure }: ще { $count } болти
       *[many] { $figure }: ще { $count } болтів
    }
}
zone-event-token_discarded = { $token ->
    [focus] { $figure } витрачає зосередженість.
    [stun] { $figure } скидає заціпеніння.
    [vulnerable] { $figure }: уразливості вже немає
   *[bolt] { $figure } витрачає болт.
}
zone-event-bolt_thrown = Болт накриває { $percent } % аномалії «{ $anomaly }» на { $area }.
zone-event-stalker_healed = { $stalker } відновлює { $amount } ОЗ, тепер { $hp }.
zone-event-hp_lost = { $stalker } втрачає { $amount } ОЗ, лишилося { $hp }.
zone-event-critically_wounded = { $stalker }: критичне поранення над ходом { $turn }
zone-event-stalker_died = { $stalker } гине.
zone-event-dose_changed = { $stalker }: доза { $dose }
zone-event-exposure_rolled = { $stalker } зазнає впливу радіації: { $dice }{ $loss ->
    [0] {""}
   *[other] {" "}(−{ $loss } ОЗ)
}
zone-event-dice_rolled = { $stalker } кидає: { $dice }{ $bonus ->
    [none] {""}
   *[other] {" "}({ $bonus })
}
zone-event-dice_rerolled = { $stalker } перекидає: { $dice }
zone-event-stalker_fired = { $attack ->
    [none] { $stalker } атакує ножем: { $target }
   *[other] { $rounds ->
        [one] { $stalker }, { $weapon }, { $attack }, { $rounds } патрон: { $target }
        [few] { $stalker }, { $weapon }, { $attack }, { $rounds } патрони: { $target }
       *[many] { $stalker }, { $weapon }, { $attack }, { $rounds } патронів: { $target }
    }
}
zone-event-part_chosen = { $stalker } цілить: { $part ->
    [head] голова
   *[torso] тулуб
}
zone-event-masks_spent = { $masks ->
    [one] { $stalker } витрачає { $masks } протигаз: { $effect }
    [few] { $stalker } витрачає { $masks } протигази: { $effect }
   *[many] { $stalker } витрачає { $masks } протигазів: { $effect }
}{ $target ->
    [none] {""}
   *[other] {" "}→ { $target }
}
zone-event-enemy_hit = { $results ->
    [none] { $successes ->
        [one] { $enemy }: { $successes } успіх, промах
        [few] { $enemy }: { $successes } успіхи, промах
       *[many] { $enemy }: { $successes } успіхів, промах
    }
   *[other] { $successes ->
        [one] { $enemy }: { $successes } успіх
        [few] { $enemy }: { $successes } успіхи
       *[many] { $enemy }: { $successes } успіхів
    }, { $part ->
        [head] голова
       *[torso] тулуб
    }: { $results }
}
zone-event-wound_drawn = { $heavy ->
    [yes] { $enemy }, важке поранення: { $text }
   *[no] { $enemy }, легке поранення: { $text }
}
zone-event-wound_deck_shuffled = Карти поранень перетасовано.
zone-event-enemy_lost_hp = { $enemy } втрачає { $amount } ОЗ, лишилося { $hp }.
zone-event-enemy_died = { $killer ->
    [none] { $enemy } гине на { $area }.
   *[other] { $enemy } гине на { $area } ({ $killer }).
}
zone-event-loot_dropped = На { $area } падає здобич.
zone-event-defended = { $lost ->
    [0] { $stalker } відбиває всі рани: { $damage }
   *[other] { $stalker }: ран { $damage }, відбито { $stopped }, пройшло { $lost }
}
zone-event-loot_taken = { $stalker } знаходить: { $text }
zone-event-gear_gained = { $stalker } отримує: { $gear }
zone-event-card_bought =
    { $stalker } купує: { $gear } — { $price } { $price ->
         [one] купон
         [few] купони
        *[other] купонів
    }
zone-event-magazine_bought = { $kind ->
    [pistol] { $stalker } купує пістолетний магазин — { $price } { $price ->
             [one] купон
             [few] купони
            *[other] купонів
        }
    [rifle] { $stalker } купує гвинтівковий магазин — { $price } { $price ->
             [one] купон
             [few] купони
            *[other] купонів
        }
   *[shotgun] { $stalker } купує магазин дробовика — { $price } { $price ->
             [one] купон
             [few] купони
            *[other] купонів
        }
}
zone-event-trade_ended = { $lost ->
    [0] { $stalker } більше не купує: купонів не лишилося
   *[other] { $stalker } більше не купує, згорає { $lost } { $lost ->
             [one] купон
             [few] купони
            *[other] купонів
        }
}
zone-event-gear_discarded = { $stalker } скидає: { $gear }
zone-event-gear_equipped = { $host ->
    [none] { $stalker } споряджає: { $gear }
   *[other] { $stalker } ставить: { $gear } → { $host }
}
zone-event-gear_stowed = { $stalker } кладе в рюкзак: { $gear }
zone-event-gear_given = { $stalker } віддає: { $gear } → { $to }
zone-event-thing_given = { $thing ->
    [bolt] { $stalker } віддає болт → { $to }
    [pistol] { $stalker } віддає пістолетний магазин → { $to }
    [rifle] { $stalker } віддає гвинтівковий магазин → { $to }
    [shotgun] { $stalker } віддає магазин дробовика → { $to }
   *[other] { $stalker } віддає: { $name } → { $to }
}
zone-event-weapon_reloaded = { $ammo ->
    [one] { $stalker } перезаряджає: { $gear }, { $ammo } патрон
    [few] { $stalker } перезаряджає: { $gear }, { $ammo } патрони
   *[many] { $stalker } перезаряджає: { $gear }, { $ammo } патронів
}
zone-event-artifact_taken = { $stalker } підбирає артефакт на { $area }.
zone-event-thing_taken = { $stalker } підбирає: { $name }
zone-event-card_flipped = Перегорнуто карту: { $card }
zone-event-card_revealed = Відкрито карту: { $card }
zone-event-overlay_placed = Покладено карту на { $areas }: { $card }
zone-event-ground_changed = Шляхи на мапі змінилися.
zone-event-area_flooded = { $area } тепер під водою.
zone-event-territory_drawn = Поруч із мапою — незвідана територія: { $card }
zone-event-territory_put_aside = Для входу «{ $card }» немає місця: беруть іншу карту підготування.
zone-event-entrance_placed = Вхід — на { $area }.
zone-event-territory_closed = Територія закрилася: { $card }
zone-event-flag_set = Відзначено: { $flag }
zone-event-flag_counted = { $flag }: { $count }
zone-event-effect_named = { $name ->
    [alarm] Тривога!
    [early_birds] Перші ластівки
    [grenade_throw] Граната!
    [ongoing_fights] Тривала перестрілка
    [stray_bullets] Шалені кулі
    [suppressing_fire] Вогонь на пригнічення
   *[vulnerability] Уразливість
}
zone-event-effect_used = { $stalker }, { $card }: { $text }
zone-event-item_used = { $target ->
    [none] { $stalker } використовує: { $gear }
   *[other] { $stalker } використовує: { $gear } → { $target }
}
zone-event-token_placed = { $token ->
    [trap] Пастка на { $area }
   *[poor_visibility] Погана видимість на { $area }
}
zone-event-thing_placed = { $name } на { $area }
zone-event-thing_carried = { $bearer ->
    [none] Лишили: { $name }
   *[other] { $bearer } бере з собою: { $name }
}
zone-event-thing_gained = { $stalker ->
    [none] Тепер на мапі: { $name }
   *[other] { $stalker } отримує: { $name }
}
zone-event-thing_removed = Прибрано з гри: { $name }
zone-event-exits_opened = Виходи відкрито: сталкери, яких не бачить жоден ворог, можуть іти.
zone-event-magazines_changed = { $kind ->
    [pistol] { $stalker }: пістолетні магазини { $change }
    [rifle] { $stalker }: гвинтівкові магазини { $change }
   *[shotgun] { $stalker }: магазини дробовика { $change }
}
zone-event-rounds_lost = { $count ->
    [one] { $stalker } втрачає { $count } патрон зі зброї.
    [few] { $stalker } втрачає { $count } патрони зі зброї.
   *[many] { $stalker } втрачає { $count } патронів зі зброї.
}
zone-event-stalker_left = { $stalker } іде з мапи, { $area }.
zone-event-anomaly_rolled = { $figure } кидає, { $anomaly }: { $symbol }
zone-event-anomaly_activated = { $anomaly } спрацьовує: { $figures }
zone-event-anomaly_moved = { $anomaly } переміщується.
zone-event-portal_passed = Крізь портал: { $figure }, { $start } → { $area }
zone-event-artifact_found = { $stalker } знаходить артефакт аномалії «{ $anomaly }» на { $area }.
zone-event-unknown_peeked = Невідомий ворог на { $area }, підгледіли: { $text }
zone-event-zone_step_began = { $step ->
    [1] Діють вороги
    [2] Радіація
    [3] Жетони залишають мапу, заціпенілі вороги отямлюються
    [4] Загроза спадає
   *[5] Кінець раунду
}
zone-event-activation_drawn = { $high ->
    [yes] Активація, висока загроза: { $card }
   *[no] { $part ->
        [no_threat] Активація, загрози немає: { $card }
       *[low_threat] Активація, низька загроза: { $card }
    }
}
zone-event-point_begun = { $verb ->
    [move] Вороги рухаються:
    [step_forward] Вороги крокують уперед:
    [attack] Вороги атакують:
    [special] Спеціальні дії:
    [look_around] Вороги озираються:
    [resolve_unknown] Невідомі вороги:
    [shift_seen_threat_to_owner] Загроза, яку бачать вороги, рухається до власника.
   *[named] Далі за картою:
}
zone-event-enemy_acted = { $why ->
    [only] { $enemy }
   *[other] { $enemy } ({ $because })
}
zone-event-enemy_turned = { $enemy } дивиться на { $side }.
zone-event-enemy_stepped = { $enemy }: { $start } → { $area }
zone-event-enemy_moved = { $why ->
    [only] { $enemy }: { $path }; { $stop }
   *[other] { $enemy }: { $path } ({ $because }); { $stop }
}
zone-event-enemy_stayed = { $enemy } лишається: { $stop }
zone-event-trap_sprung = { $enemy } потрапляє в пастку на { $area }.
zone-event-enemy_aimed = { $why ->
    [only] { $enemy } цілить: { $target }
   *[other] { $enemy } цілить: { $target } ({ $because })
}
zone-event-enemy_attacked = { $cover ->
    [0] { $enemy } атакує, ціль — { $target }: { $damage ->
        [one] { $damage } рана
        [few] { $damage } рани
       *[many] { $damage } ран
    }
   *[other] { $enemy } атакує, ціль — { $target }: { $damage ->
        [one] { $damage } рана
        [few] { $damage } рани
       *[many] { $damage } ран
    }, укриття { $cover }
}
zone-event-attack_fell_short = { $enemy } не дістає: { $target }
zone-event-attack_rolled = { $enemy } кидає кубик аномалії: { $symbol }
zone-event-enemy_recovered = { $enemy } отямлюється.
zone-event-unknown_revealed = Невідомий ворог на { $area }: { $text }
zone-event-enemy_placed = { $enemy } з’являється на { $area }, дивиться на { $side }.
zone-event-tokens_cleared = Погана видимість і болти залишають мапу.
zone-event-control_drawn = { $card ->
    [none] { $stalker } бере карту контролю.
   *[other] { $stalker } бере карту контролю: { $card }
}
zone-event-control_answered = { $resisted ->
    [yes] { $stalker } опирається.
   *[no] { $stalker } кориться.
}

## What is printed on cards

zone-shooting = кубиків { $dice } на відстані { $from }–{ $to }
zone-shooting-beyond = кубиків { $dice } на відстані від { $from }
zone-sight = Зір: уперед { $front }, ліворуч { $left }, праворуч { $right }, назад { $back }
zone-sight-unlimited = без меж
zone-field-name = Назва
zone-field-copies = Копії
zone-field-hp = ОЗ
zone-field-shooting = Стрільба
zone-field-abilities = Здібності
zone-field-level = Рівень
zone-field-price = Ціна
zone-field-ammo = Патрони
zone-field-capacity = Місткість
zone-field-effective = Ефективна відстань
zone-field-shortest = Найменша відстань
zone-field-longest = Максимальна відстань
zone-field-slots = Місця для модифікацій
zone-field-slot = Місце для модифікації
zone-field-traits = Властивості
zone-field-attacks = Атаки
zone-field-effects = Ефекти
zone-field-tags = Позначки
zone-field-use = Використання
zone-field-range = Відстань
zone-field-while_stunned = Заціпенівши
zone-field-defence = Кубики захисту
zone-field-radiation = Радіація на мапі
zone-field-container = Контейнер
zone-field-dose = Доза
zone-field-type = Тип
zone-field-types = Типи
zone-field-category = Категорія
zone-field-move = Рух
zone-field-sight = Зір
zone-field-standees = Фішки
zone-field-attack = Атака
zone-field-hits = Влучання
zone-field-ability = Здібність
zone-field-special = Спеціальна дія
zone-field-on_death = Коли гине
zone-field-kind = Вид
zone-field-group = Група
zone-field-count = Кількість
zone-field-steps = Кроки
zone-field-zone_only = Лише у фазі Зони
zone-field-no_threat = Без загрози
zone-field-low_threat = Низька загроза
zone-field-always = За будь-якої загрози
zone-field-light = Легке поранення
zone-field-heavy = Важке поранення
zone-field-stalkers = Сталкери
zone-field-enemies = Вороги
zone-field-area = Ділянки
zone-field-artifact = Артефакт
zone-field-mobile = Рухома
zone-field-resist = Втрата ОЗ
zone-field-resist_with_focus = Втрата ОЗ із зосередженістю
zone-field-obey = Скоритися
zone-field-immediate = Одразу
zone-field-end = Кінець раунду
zone-field-numeral = Номер
zone-field-outcome = Підсумок
zone-field-at = Ділянки
zone-field-closes = Зачиняє
zone-field-a = Лицевий бік
zone-field-b = Зворотний бік
zone-field-do = Ефект
zone-value-pistol = пістолет
zone-value-rifle = гвинтівка
zone-value-shotgun = дробовик
zone-value-special = особливі
zone-value-chemical = хімічна
zone-value-fire = вогняна
zone-value-electric = електрична
zone-value-gravity = гравітаційна
zone-value-spatial = просторова
zone-value-human = людина
zone-value-mutant = мутант
zone-value-psionic = псіонік
zone-value-boss = бос
zone-value-elite = еліта
zone-value-pack = зграя
zone-value-horde = орда
zone-value-basic = базовий
zone-value-improved = покращений
zone-value-advanced = просунутий
zone-value-muzzle = дуло
zone-value-optic = приціл
zone-value-underbarrel = під стволом
zone-value-weapon = зброя
zone-value-suit = костюм
zone-value-grenade = граната
zone-value-medicine = ліки
zone-value-food = їжа
zone-value-tool = інструмент
zone-value-blast = вибух
zone-value-detector = детектор
zone-value-free = безплатна дія
zone-value-standard = стандартна дія
zone-value-overlay = на мапі
zone-value-note = записка
zone-value-deck = у колоді
zone-value-fail = провал
zone-value-win = успіх
zone-value-all = усі
zone-value-triggered = ті, де спрацювало

## Options

zone-option-mission = Місія
zone-option-uncharted = Незвідана територія
zone-option-own = Власна місія, текстом
zone-option-box = Значення з чиєїсь коробки, як текст
zone-choice-A1 = Порятунок Даліка
zone-choice-A2 = Чорна вода
zone-choice-A3 = Залізна шкаралупа
zone-choice-B1 = Сигнал з-під землі
zone-choice-B2 = Лялькар
zone-choice-C1 = Звір із депо
zone-choice-S1 = Останній ящик
zone-choice-S2 = Довга ніч у шпиталі
zone-choice-S3 = Сезон артефактів
zone-choice-off = без неї
zone-choice-on = одна поруч із мапою
