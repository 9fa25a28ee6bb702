### Card texts of S.T.A.L.K.E.R., made from what cards do (games/zone/wording).
### Sentences are put together from pieces: a piece starts small and has no full stop.

## How pieces are put together. The subject stands before a colon, conditions in brackets.

zonecard-subject = { $who }: { $what }
zonecard-with = { $what } ({ $extra })
zonecard-titled = { $name } — { $what }
zonecard-case = { $case }: { $what }
zonecard-effect = { $when }: { $what }
zonecard-effect-detailed = { $when } ({ $details }): { $what }
zonecard-act = { $name } ({ $facts }): { $what }
zonecard-nothing = нічого
zonecard-movement = свій рух
zonecard-n = N (N — кількість сталкерів)
zonecard-n-more = N + { $n } (N — кількість сталкерів)
zonecard-n-less = { $n } − N (N — кількість сталкерів)
zonecard-area = { $area }
zonecard-border = { $here } і { $there }

## Parts of a card

zonecard-part-a = Лицевий бік
zonecard-part-b = Зворотний бік
zonecard-part-ability = Здібність
zonecard-part-always = За будь-якої загрози
zonecard-part-attack = Атака
zonecard-part-attacks = Атаки
zonecard-part-escorts = Хто йде поруч
zonecard-part-end = Кінець раунду
zonecard-part-enemies = Вороги
zonecard-part-heavy = Важке поранення
zonecard-part-hits = Влучання
zonecard-part-immediate = Одразу
zonecard-part-light = Легке поранення
zonecard-part-low_threat = На мапі низька загроза
zonecard-part-no_threat = На мапі немає загрози
zonecard-part-obey = Скоритися
zonecard-part-party = Спорядження
zonecard-part-resist = Опиратися
zonecard-part-special = Спеціальна дія
zonecard-part-stalkers = Сталкери
zonecard-part-steps = Кроки
zonecard-part-traits = Властивості
zonecard-part-fail = Провал
zonecard-part-score = Рахунок
zonecard-part-win = Успіх
zonecard-part-zone_only = Лише у фазі ворогів і Зони

## When

zonecard-when-action = стандартна дія
zonecard-when-free_action = безплатна дія
zonecard-when-use = під час використання
zonecard-when-use_item = коли ви використовуєте предмет
zonecard-when-passive = завжди
zonecard-when-attack = атака зі зброї
zonecard-when-after_attack = після вашої атаки зі зброї
zonecard-when-attack_or_defend = під час атаки чи захисту
zonecard-when-after_attack_or_defence_roll = після кидка атаки чи захисту
zonecard-when-knife_attack = удар ножем
zonecard-when-defend = під час захисту
zonecard-when-after_defence_roll = після вашого кидка захисту
zonecard-when-enemy_attacks = коли ворог когось атакує
zonecard-when-other_stalker_attacked = коли атакують іншого сталкера
zonecard-when-attacked = коли його атакують
zonecard-when-light_wound = за легкого поранення
zonecard-when-stalker_turn_start = на початку ходу сталкера
zonecard-when-end_of_round = кінець раунду
zonecard-when-zone_phase_radiation = крок радіації у фазі Зони
zonecard-when-move_action = дія «Рухатися»
zonecard-when-basic_action_careful_move = дія «Рухатися обережно»
zonecard-when-basic_action_prepare = дія «Підготуватися»
zonecard-when-basic_action_throw_bolt = дія «Кинути болт»
zonecard-when-pick_up_loot = коли підбираєте здобич
zonecard-when-find_artifact = коли користуєтеся детектором
zonecard-when-anomaly_roll = ваш кидок активації аномалії
zonecard-when-anomaly_damage = коли вас ранить аномалія
zonecard-when-on_heal = коли карта вас лікує, додатково
zonecard-when-gain_stun = коли ви заціпеніли
zonecard-use-standard = стандартна дія
zonecard-use-free = безплатна дія
zonecard-while-stunned = Можна використати, навіть заціпенівши
zonecard-optional = за бажанням
zonecard-optional-cost = можете заплатити: { $costs }
zonecard-range = відстань { $n }
zonecard-masks =
    { $n } { $n ->
         [one] протигаз
         [few] протигази
        *[many] протигазів
    }
zonecard-masks-each =
    { $n ->
         [1] за кожен протигаз
         [one] за кожні { $n } протигаз
         [few] за кожні { $n } протигази
        *[many] за кожні { $n } протигазів
    }
zonecard-limit-once_per_turn = раз на хід
zonecard-limit-once_per_round = раз на раунд
zonecard-limit-once_per_mission = раз за місію
zonecard-cost-discard-focus = скинути зосередженість
zonecard-cost-discard-bolt = скинути 1 болт
zonecard-cost-hp = втратити { $n } ОЗ
zonecard-cost-radiation = доза +{ $n }
zonecard-cost-slide_turn_token = зсунути один зі своїх жетонів ходу на { $n } { $n ->
         [one] позицію
         [few] позиції
        *[many] позицій
    } вниз, як після стандартної дії
zonecard-until-end_of_round = до кінця раунду
zonecard-until-end_of_mission = до кінця місії

## If

zonecard-if-attacker_within = нападник на відстані до { $n }
zonecard-if-attacker_min_distance = нападник на відстані від { $n }
zonecard-if-enemy_within = ворог на відстані до { $n }
zonecard-if-within = на відстані до { $n } від вас
zonecard-if-distance_min = відстань від { $n }
zonecard-if-distance_max = відстань до { $n }
zonecard-if-not_in_target_los = ціль вас не бачить
zonecard-if-not_in_enemy_los = вас не бачить жоден ворог
zonecard-if-in_los_of-self = ворог бачить сталкера
zonecard-if-target_type-mutant = ціль — мутант
zonecard-if-target_survived = ціль вижила
zonecard-if-anomaly_type-chemical = хімічна аномалія
zonecard-if-anomaly_type-fire = вогняна аномалія
zonecard-if-anomaly_type-electric = електрична аномалія
zonecard-if-anomaly_type-gravity = гравітаційна аномалія
zonecard-if-on_cover_area = ви на ділянці з укриттям
zonecard-if-hp_below = менше ніж { $n } ОЗ
zonecard-if-radiation_min = доза від { $n }
zonecard-if-no_threat_token = без жетона загрози на мапі
zonecard-if-tag-grenade = граната
zonecard-if-tag-medicine = ліки
zonecard-if-part-torso = тулуб
zonecard-if-not_blast = не вибух по ділянці
zonecard-if-mission_won = місію виконано
zonecard-if-mission_counter = { $flag }: щонайменше { $n }
zonecard-if-campaign_flag = у кампанії занотовано «{ $achievement }»
zonecard-if-reached_attacked_stalker = ви дійшли до атакованого сталкера
zonecard-if-has_focus = сталкер має зосередженість
zonecard-if-moved_at_most_1_in_this_attack = у цій атаці ворог пройшов щонайбільше 1 ділянку
zonecard-if-all_out = кожен сталкер на ділянці виходу або вже пішов
zonecard-if-stalker_on = сталкер стоїть на { $areas }
zonecard-if-no_enemy_on = на { $areas } немає ворогів
zonecard-if-any_enemy_on = на { $areas } є ворог
zonecard-if-enemy_on = на { $areas } стоїть: { $card }
zonecard-if-no_overlay = карта { $card } не лежить на мапі
zonecard-if-stalkers_max =
    у групі не більше ніж { $n } { $n ->
         [one] сталкер
         [few] сталкери
        *[other] сталкерів
    }
zonecard-if-stalkers_min =
    у групі щонайменше { $n } { $n ->
         [one] сталкер
         [few] сталкери
        *[many] сталкерів
    }
zonecard-if-rounds_over =
    минуло { $n } { $n ->
         [one] раунд
         [few] раунди
        *[other] раундів
    }
zonecard-if-tally-at_least = { $what }: щонайменше { $n }
zonecard-if-tally-at_most = { $what }: щонайбільше { $n }
zonecard-tally-kills = убито ворогів
zonecard-tally-loot_taken = зібрано жетонів здобичі
zonecard-tally-artifacts_held = знайдених тут артефактів при собі
zonecard-tally-artifacts_out = винесено знайдених тут артефактів
zonecard-tally-high_rounds = раундів із картою активації високої загрози
zonecard-tally-stalkers_unhurt = сталкерів без критичного поранення
zonecard-party =
    кожен починає з: { $suit }; і купує на { $coupons } { $coupons ->
         [one] купон
         [few] купони
        *[other] купонів
    }: зброю рівня { $levels }, костюми рівня I, предмети, магазини
zonecard-party-extra = кожен отримує ще: { $card }
zonecard-score =
    { $what }: по { $n } { $n ->
         [one] очку
         [few] очки
        *[other] очок
    }
zonecard-score-beyond =
    { $what } понад { $from }: по { $n } { $n ->
         [one] очку
         [few] очки
        *[other] очок
    }
zonecard-if-thing_out = { $thing } на ділянці виходу або вже поза мапою

## What a mission notes, keys and places


## Who

zonecard-who-all = усі вороги
zonecard-who-all_figures_in_chosen_area = кожна фігурка на тій ділянці
zonecard-who-all_stalkers = кожен сталкер
zonecard-who-attacker = нападник
zonecard-who-card-lead = { $card } (найближчий до головного сталкера)
zonecard-who-card = { $card }
zonecard-who-enemies_in_los_of-any_stalker = вороги, яких бачить хтось зі сталкерів: { $groups }
zonecard-who-farthest_other_stalker = найдальший інший сталкер
zonecard-who-figures_on_anomaly_areas = кожна фігурка на ділянці аномалії
zonecard-who-figures_on_tile = кожна фігурка на території
zonecard-who-groups = { $groups }
zonecard-who-groups-target_in_los = { $groups }, що бачать ціль
zonecard-who-human_enemies = вороги-люди
zonecard-who-human_enemies_without_cover = вороги-люди без укриття
zonecard-who-killer = сталкер, що його вбив
zonecard-who-lead = головний сталкер
zonecard-who-mutants = мутанти
zonecard-who-nearest_stalker = найближчий сталкер
zonecard-who-nearest_to-any_threat =
    { $n ->
         [one] { $n } найближчий до жетона загрози ворог
         [few] { $n } найближчі до жетонів загрози вороги
        *[many] { $n } найближчих до жетонів загрози ворогів
    }
zonecard-who-nearest_to-lead =
    { $n ->
         [one] { $n } найближчий до головного сталкера ворог
         [few] { $n } найближчі до головного сталкера вороги
        *[many] { $n } найближчих до головного сталкера ворогів
    }
zonecard-who-same_target = той самий сталкер
zonecard-who-self = той, хто діє
zonecard-who-stalker_in_range = сталкер у межах відстані
zonecard-who-chosen_stalker = сталкер на ваш вибір
zonecard-who-stalker_with_lowest_hp = сталкер із найменшою кількістю ОЗ
zonecard-who-stalker_within-other = інший сталкер на відстані до { $n }
zonecard-who-stalkers_here = ви і сталкери на вашій ділянці
zonecard-who-stalkers_in_attack_range_and_los_of-human_enemies =
    { $n ->
         [one] сталкери, яких бачить і дістає своєю атакою щонайменше { $n } ворог-людина
         [few] сталкери, яких бачать і дістають своєю атакою щонайменше { $n } вороги-люди
        *[many] сталкери, яких бачать і дістають своєю атакою щонайменше { $n } ворогів-людей
    }
zonecard-who-stalkers_in_los_of-self = сталкери, яких він бачить
zonecard-who-stalkers_in_los_of-card = сталкери, яких бачить ворог «{ $card }»
zonecard-who-stalkers_indoor = сталкери в кімнатах
zonecard-who-stalkers_on = сталкери на { $areas }
zonecard-who-stalkers_on_own-high_threat_token-without_cover = сталкери без укриття на ділянці зі своїм жетоном високої загрози
zonecard-who-stalkers_outdoor = сталкери на зовнішніх ділянках
zonecard-who-stalkers_outdoor_without_cover = сталкери на зовнішніх ділянках без укриття
zonecard-who-stalkers_within-self = сталкери на відстані до { $n } від нього
zonecard-who-stalkers_within-card = сталкери на відстані до { $n } від ворога «{ $card }»
zonecard-who-stalkers_without_cover = сталкери без укриття
zonecard-who-target = ціль
zonecard-who-that_stalker = той сталкер
zonecard-group-boss = боси (зелені)
zonecard-group-elite = елітні (червоні)
zonecard-group-pack = зграї (жовті)
zonecard-group-horde = орди (сині)

## Where

zonecard-at-chosen_area = на тій ділянці
zonecard-at-set-high_threat_token = на кожній ділянці з жетоном високої загрози
zonecard-at-set-high_threat_token-without_human_enemy-near = на кожній ділянці з жетоном високої загрози й без ворогів-людей, на відстані { $low }–{ $high } від ворога-людини
zonecard-at-target_area = на ділянці цілі
zonecard-at-area = на { $areas }
zonecard-on-area = на { $areas }
zonecard-on-card_area = на ділянку цієї карти
zonecard-on-lead = на ділянку головного сталкера
zonecard-on-outdoor_area_nearest_lead = на зовнішню ділянку, найближчу до головного сталкера
zonecard-on-chosen_area = на ділянку в межах відстані
zonecard-on-death_area = на ділянку, де він загинув
zonecard-on-indoor_area_nearest_lead = на внутрішню ділянку, найближчу до головного сталкера
zonecard-on-outdoor_areas_nearest_lead = на різні зовнішні ділянки, найближчі до головного сталкера
zonecard-on-indoor_areas_nearest_lead = на різні внутрішні ділянки, найближчі до головного сталкера
zonecard-on-own_area = на його ділянку
zonecard-on-revealing_place = там, де розкрито цю карту
zonecard-away-centre = від центру аномалії
zonecard-away-lead = від головного сталкера
zonecard-toward-attacked_stalker = у бік атакованого сталкера
zonecard-toward-area = у бік { $areas }
zonecard-toward-centre = до центру аномалії
zonecard-toward-controller = у бік найближчого контролера
zonecard-toward-lead = у бік головного сталкера
zonecard-to-nearest_area_without_los_to_targets = до найближчої ділянки, звідки не видно жодної цілі
zonecard-to-nearest_cover = до найближчої ділянки з укриттям
zonecard-to-nearest_cover_without_los = до найближчої ділянки з укриттям, звідки не видно жодної цілі
zonecard-to-nearest_cover_without_same_group = до найближчої ділянки з укриттям без інших зі своєї групи
zonecard-to-nearest_high_threat = до найближчої високої загрози
zonecard-to-nearest_low_threat = до найближчої низької загрози
zonecard-to-nearest_threat = до найближчої загрози
zonecard-to-nearest_threat_or_lead = до найближчої загрози, а якщо її немає — до головного сталкера
zonecard-to-nearest_other_of_same_card = до найближчого іншого такого самого
zonecard-to-nearest_room = до найближчої кімнати
zonecard-to-nearest_room_without_same_group = до найближчої кімнати без інших зі своєї групи
zonecard-face-n = обличчям на північ
zonecard-face-e = обличчям на схід
zonecard-face-s = обличчям на південь
zonecard-face-w = обличчям на захід
zonecard-face-same = обличчям туди ж

## What stands in brackets

zonecard-extra-enemy_sight_max =
    тим часом вороги бачать щонайбільше на { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    }
zonecard-extra-fallback-any_weapon_action = або будь-яка інша атака цієї зброї
zonecard-extra-floor = значення { $n } і менше не змінюються
zonecard-extra-group = як { $groups }
zonecard-extra-team-same = тієї самої команди
zonecard-extra-if_none_in_reach-self = у себе, якщо нікого не дістати
zonecard-extra-mod =
    { $groups }: +{ $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }
zonecard-extra-mod-less =
    { $groups }: −{ $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }
zonecard-extra-no_effects_needing-gasmasks = без ефектів за протигази
zonecard-extra-success_counts_as_wound =
    кожен успіх — { $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }
zonecard-extra-within-weapon_max = у межах відстані зброї
zonecard-extra-wounds =
    +{ $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }
zonecard-extra-wounds-less =
    −{ $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }
zonecard-mark-all_borders = крізь будь-які межі
zonecard-mark-water_between = через воду
zonecard-mark-anomalies = крізь аномалії
zonecard-mark-impassable = через непрохідні межі
zonecard-mark-already_there_next = з кімнати — до іншої
zonecard-mark-chosen = виберіть один результат
zonecard-mark-except_last = але не на останній ділянці
zonecard-mark-human = лише люди
zonecard-mark-mutant = лише мутанти
zonecard-mark-look_around_after = тоді озирнутися
zonecard-mark-may_defend = кидок захисту дозволено
zonecard-mark-needs_ammo = патрони витрачаються
zonecard-mark-suit_applies = костюм допомагає
zonecard-mark-uninterruptible = не можна перервати

## What is done

zonecard-op-add_dice-g =
    +{ $n } { $n ->
         [one] кубик спорядження
         [few] кубики спорядження
        *[many] кубиків спорядження
    }
zonecard-op-add_random_events =
    покласти { $n } { $n ->
         [one] випадкову подію
         [few] випадкові події
        *[many] випадкових подій
    } на верх колоди подій
zonecard-op-add_success =
    +{ $n } { $n ->
         [one] успіх
         [few] успіхи
        *[many] успіхів
    }
zonecard-op-add_success-less =
    −{ $n } { $n ->
         [one] успіх
         [few] успіхи
        *[many] успіхів
    }
zonecard-op-ammo_capacity = зброя на ваш вибір вміщує на { $n } { $n ->
    [one] патрон
    [few] патрони
   *[many] патронів
} більше ({ $until })
zonecard-op-anomaly_roll = кинути на активацію аномалії
zonecard-op-apply-stun = заціпеніння
zonecard-op-apply-vulnerable = уразливість
zonecard-op-areas = атака { $where }
zonecard-op-area_becomes_water = { $area } стає водою
zonecard-op-attack = атакувати ціль у лінії видимості
zonecard-op-attack_all_in = атакувати кожну фігурку { $where }
zonecard-op-attack_stalker = { $attack } в іншого сталкера
zonecard-op-backpack_size = рюкзак +{ $n }
zonecard-op-basic_action-reload = перезарядити зброю
zonecard-op-cap_result-none = жодного ефекту
zonecard-op-careful_move_max =
    до { $n } { $n ->
         [one] ділянки
         [few] ділянок
        *[many] ділянок
    }, яких не бачить жоден ворог
zonecard-op-choose = на вибір: { $options }
zonecard-op-container-improved = вважається покращеним контейнером для артефактів
zonecard-op-container-advanced = вважається просунутим контейнером для артефактів
zonecard-op-cross_out = викреслити: { $site }
zonecard-op-count = порахувати ще раз: { $flag }
zonecard-op-discard-focus = скинути зосередженість
zonecard-op-discard-bolt = скинути болт
zonecard-op-discard-stun = скинути заціпеніння
zonecard-op-discard-vulnerable = скинути уразливість
zonecard-op-discard_all-bolts_on_map = прибрати всі болти з мапи
zonecard-op-discard_all_ammo-equipped_weapon = розрядити споряджену зброю
zonecard-op-discard_ammo =
    втратити { $n } { $n ->
         [one] патрон
         [few] патрони
        *[many] патронів
    } зі спорядженої зброї
zonecard-op-discard_card-self = скинути цю карту
zonecard-op-discard_magazine =
    скинути { $n } { $n ->
         [one] магазин
         [few] магазини
        *[many] магазинів
    }
zonecard-op-draw_control_card = узяти карту контролю
zonecard-op-draw_loot =
    перегорнути { $n } { $n ->
         [one] жетон здобичі
         [few] жетони здобичі
        *[many] жетонів здобичі
    } і взяти { $keep }
zonecard-op-drop_defence_dice-all = кубики цього захисту не враховуються
zonecard-op-enemy_hp = відновити { $n } ОЗ
zonecard-op-enemy_hp-less = втратити { $n } ОЗ
zonecard-op-enemy_sight_max =
    вороги бачать вас щонайбільше за { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    }
zonecard-op-enemy_sight_mod =
    вороги бачать на { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    } далі { $until }
zonecard-op-enemy_sight_mod-less =
    вороги бачать на { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    } ближче { $until }
zonecard-op-extra_std_action =
    ще { $n } { $n ->
         [one] стандартна дія
         [few] стандартні дії
        *[many] стандартних дій
    }
zonecard-op-extra_visit =
    { $n ->
        [1] одразу відвідати ще одне місце контакту або схрону
        [one] одразу відвідати ще { $n } місце контакту або схрону
        [few] одразу відвідати ще { $n } місця контактів або схронів
       *[many] одразу відвідати ще { $n } місць контактів або схронів
    }
zonecard-op-flip-self = перегорнути цю карту
zonecard-op-flip_card = перегорнути карту { $card }
zonecard-op-gain-bolt =
    отримати { $n } { $n ->
         [one] болт
         [few] болти
        *[many] болтів
    }
zonecard-op-gain-focus = отримати зосередженість
zonecard-op-gain-stun = заціпеніти
zonecard-op-gain-vulnerable = отримати уразливість
zonecard-op-gain_artifact-random = отримати випадковий артефакт
zonecard-op-gain_contact = новий контакт: { $contacts }
zonecard-op-gain_item = отримати { $n } × { $item }
zonecard-op-gain_item-random =
    отримати { $n } { $n ->
         [one] предмет
         [few] предмети
        *[many] предметів
    } (навмання)
zonecard-op-gain_item-food =
    отримати { $n } { $n ->
         [one] предмет
         [few] предмети
        *[many] предметів
    } (їжа, навмання)
zonecard-op-gain_item-grenade =
    отримати { $n } { $n ->
         [one] предмет
         [few] предмети
        *[many] предметів
    } (граната, навмання)
zonecard-op-gain_item-medicine =
    отримати { $n } { $n ->
         [one] предмет
         [few] предмети
        *[many] предметів
    } (ліки, навмання)
zonecard-op-gain_magazine-chosen =
    { $n ->
        [one] отримати { $n } магазин на вибір
        [few] отримати { $n } магазини на вибір
       *[many] отримати { $n } магазинів на вибір
    }
zonecard-op-gain_magazine-pistol =
    отримати { $n } { $n ->
         [one] магазин
         [few] магазини
        *[many] магазинів
    } (пістолет)
zonecard-op-gain_magazine-rifle =
    отримати { $n } { $n ->
         [one] магазин
         [few] магазини
        *[many] магазинів
    } (гвинтівка)
zonecard-op-gain_magazine-shotgun =
    отримати { $n } { $n ->
         [one] магазин
         [few] магазини
        *[many] магазинів
    } (дробовик)
zonecard-op-gain_mod-random = отримати випадкову модифікацію
zonecard-op-gain_weapon-i = отримати випадкову зброю рівня I
zonecard-op-gain_weapon-ii = отримати випадкову зброю рівня II
zonecard-op-gain_weapon-iii = отримати випадкову зброю рівня III
zonecard-op-gain_suit = отримати: { $suit }
zonecard-op-gain_suit-i = отримати випадковий костюм рівня I
zonecard-op-gain_suit-ii = отримати випадковий костюм рівня II
zonecard-op-gain_suit-iii = отримати випадковий костюм рівня III
zonecard-op-gain_thing = отримати: { $thing }
zonecard-op-halve_wounds-up = зменшити рани цієї атаки вдвічі, округливши вгору
zonecard-op-heal = відновити { $n } ОЗ
zonecard-op-hit_all_enemies_in = атака влучає в кожного ворога { $where }
zonecard-op-hit_all_figures_in = атака влучає в кожну фігурку { $where }
zonecard-op-if = якщо { $if }: { $then }
zonecard-op-if-else = якщо { $if }: { $then }; інакше: { $else }
zonecard-op-if_not = крім випадку, коли { $if }: { $then }
zonecard-op-if_not-else = крім випадку, коли { $if }: { $then }; інакше: { $else }
zonecard-op-ignore-poor_visibility = погана видимість не заважає цій атаці
zonecard-op-ignore_control_cards-until_end_of_next_zone_phase = ігнорувати карти контролю до кінця наступної фази Зони
zonecard-op-ignore_cover = ігнорувати { $n } укриття
zonecard-op-ignore_cover-all = ігнорувати будь-яке укриття
zonecard-op-immune = не зазнає впливу: { $to }
zonecard-op-install_or_remove_mod =
    установити чи зняти { $n } { $n ->
         [one] модифікацію
         [few] модифікації
        *[many] модифікацій
    }
zonecard-op-look_around = озирнутися
zonecard-op-lose_hp = втратити { $n } ОЗ
zonecard-op-map_radiation-less = радіація на мапі −{ $n }
zonecard-op-marker_on_turn_token =
    покласти { $n } { $n ->
         [one] маркер
         [few] маркери
        *[many] маркерів
    } на один зі своїх жетонів ходу
zonecard-op-max_hp = на { $n } ОЗ більше, ніж на карті ({ $until })
zonecard-op-money =
    отримати { $n } { $n ->
         [one] купон
         [few] купони
        *[many] купонів
    }
zonecard-op-move =
    рухатися до { $n } { $n ->
         [one] ділянки
         [few] ділянок
        *[many] ділянок
    }
zonecard-op-move-where = рухатися { $where }, щонайбільше на { $n }
zonecard-op-move_artifact_to_symbol-rolled = покласти жетон артефакту з-під аномалії на один із її символів, що випав
zonecard-op-move_artifact_to_symbol-chosen = покласти жетон артефакту з-під аномалії на будь-який її символ
zonecard-op-move_bonus =
    на { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    } далі
zonecard-op-move_enemy =
    рухається до { $n } { $n ->
         [one] ділянки
         [few] ділянок
        *[many] ділянок
    } геть { $where }
zonecard-op-move_max =
    дія «Рухатися» — щонайбільше { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    }
zonecard-op-move_own_threat_token = перемістити свій жетон загрози на ділянку на відстані до { $n }
zonecard-op-named-alarm = Тривога: { $do }
zonecard-op-named-early_birds = Перші ластівки: { $do }
zonecard-op-named-grenade_throw = Кидок гранати: { $do }
zonecard-op-named-ongoing_fights = Тривала перестрілка: { $do }
zonecard-op-named-stray_bullets = Шалені кулі: { $do }
zonecard-op-named-suppressing_fire = Вогонь на пригнічення: { $do }
zonecard-op-named-vulnerability = Уразливість: { $do }
zonecard-op-next_mission = на початку наступної місії: { $do }
zonecard-op-next_std_action_free = ваша наступна стандартна дія безплатна
zonecard-op-next_weapon_attack_free = ваша наступна атака зі зброї в цьому ході безплатна
zonecard-op-pay =
    заплатити { $n } { $n ->
        [one] купон
        [few] купони
       *[many] купонів
    }: { $then }
zonecard-op-pay_item-food = скинути предмет «їжа»: { $then }
zonecard-op-peek_unknown =
    подивитися { $n } { $n ->
         [one] жетон невідомого ворога
         [few] жетони невідомих ворогів
        *[many] жетонів невідомих ворогів
    }
zonecard-op-place-loot =
    покласти { $n } { $n ->
         [one] жетон здобичі
         [few] жетони здобичі
        *[many] жетонів здобичі
    } { $where }
zonecard-op-place-poor_visibility =
    покласти { $n } { $n ->
         [one] жетон поганої видимості
         [few] жетони поганої видимості
        *[many] жетонів поганої видимості
    } { $where }
zonecard-op-place-trap =
    поставити { $n } { $n ->
         [one] пастку
         [few] пастки
        *[many] пасток
    } { $where }: наступний мутант, що ступить туди, заціпеніє
zonecard-op-place_overlay = покласти карту { $card } { $where }
zonecard-op-place_own_threat-high = покласти свою високу загрозу на свою ділянку
zonecard-op-place_own_threat-high-where = покласти свою високу загрозу { $where }
zonecard-op-place_own_threat-low = покласти свою низьку загрозу на свою ділянку
zonecard-op-place_own_threat-low-where = покласти свою низьку загрозу { $where }
zonecard-op-place_thing = покласти жетон «{ $thing }» { $where }
zonecard-op-place_thing-held = «{ $thing }» має { $who }: річ отримує той, хто вбив ворога, інакше вона лежить там, де він загинув; якщо такого ворога на мапі немає: { $none }
zonecard-op-open_border = межа між { $border } стає відкритою
zonecard-op-close_tile-territory = територія закривається: фігурки стають на ділянку з входом або на найближчу, де є місце, решту втрачено
zonecard-op-open_exits = відтепер сталкер на ділянці виходу, якого не бачить жоден ворог, може піти з мапи (безплатна дія); останній — лише якщо це приносить перемогу в місії
zonecard-op-pull =
    притягування на { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    } { $where }
zonecard-op-push =
    відштовхування на { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    }
zonecard-op-push-where =
    відштовхування на { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    } { $where }
zonecard-op-radiation = доза +{ $n }
zonecard-op-radiation-less = доза −{ $n }
zonecard-op-range_bonus = відстань +{ $n }
zonecard-op-redirect_attack = атака спрямовується на вас
zonecard-op-reduce_damage = на { $n } менше втрачених ОЗ чи ран
zonecard-op-reduce_threat =
    знизити свою загрозу на { $n } { $n ->
         [one] рівень
         [few] рівні
        *[many] рівнів
    }
zonecard-op-remove_threat = повернути жетон загрози на планшет
zonecard-op-repeat_attack = { $attack } ще раз у ту саму ціль безплатною дією
zonecard-op-reroll_anomaly_die = перекинути кубик аномалії
zonecard-op-reroll_dice =
    перекинути до { $n } { $n ->
         [one] кубика
         [few] кубиків
        *[many] кубиків
    }
zonecard-op-resolve_event = розіграти подію { $event }
zonecard-op-resolve_random_card = розіграти навмання одну з карт { $card }
zonecard-op-resolve_unknown-all = розкрити всі жетони невідомих ворогів
zonecard-op-resolve_unknown-here = розкрити жетон невідомого ворога тут, якщо він є
zonecard-op-resolve_unknown-nearest-lead =
    розкрити { $n ->
         [1] жетон невідомого ворога, найближчий
         [one] { $n } жетон невідомого ворога, найближчий
         [few] { $n } жетони невідомих ворогів, найближчі
        *[many] { $n } жетонів невідомих ворогів, найближчих
    } до головного сталкера
zonecard-op-resolve_unknown-per_stack =
    розкрити { $n } { $n ->
         [one] жетон невідомого ворога
         [few] жетони невідомих ворогів
        *[many] жетонів невідомих ворогів
    } з кожного стосу
zonecard-op-reveal = розіграти карту { $card }
zonecard-op-remove_thing = прибрати з гри: { $thing }
zonecard-op-roll-a =
    кинути { $n } { $n ->
         [one] кубик аномалії
         [few] кубики аномалії
        *[many] кубиків аномалії
    }
zonecard-op-roll-g =
    кинути { $n } { $n ->
         [one] кубик спорядження
         [few] кубики спорядження
        *[many] кубиків спорядження
    }
zonecard-op-roll_bonus-a =
    кинути ще { $n } { $n ->
         [one] кубик аномалії
         [few] кубики аномалії
        *[many] кубиків аномалії
    }
zonecard-op-roll_lose_hp-g =
    кинути { $n } { $n ->
         [one] кубик спорядження
         [few] кубики спорядження
        *[many] кубиків спорядження
    } і втратити стільки ОЗ, скільки успіхів
zonecard-op-set = занотувати: { $flag }
zonecard-op-set_campaign = занотувати в кампанії: { $achievement }
zonecard-op-shift_seen_threat_to_owner =
    кожен жетон загрози, який бачить ворог, зсувається на { $n } { $n ->
         [one] ділянку
         [few] ділянки
        *[many] ділянок
    } до свого власника
zonecard-op-spawn = поставити { $n } × { $enemy } { $where }, { $face }
zonecard-op-special = спеціальна дія
zonecard-op-step_forward = крокувати вперед, щонайбільше на { $n }
zonecard-op-stickers = відкрити на мапі Зони: { $places }
zonecard-op-suffer_radiation = зазнати впливу радіації
zonecard-op-swap_place_with = помінятися місцями: { $who }
zonecard-op-table = за символом — { $cases }
zonecard-op-turn-half_turn = розвернутися
zonecard-op-turn-toward_last_area_left = повернутися до ділянки, звідки він прийшов
zonecard-op-turn-toward_map_edge_farthest_from_lead = повернутися до краю мапи, найдальшого від головного сталкера
zonecard-op-use_item_free-grenade = використати гранату безплатною дією
zonecard-op-who = { $who }: { $what }
zonecard-op-who-if = { $who } ({ $if }): { $what }
zonecard-op-who-avoid = { $who }: { $what } (або натомість: { $costs })
zonecard-op-wounds =
    зазнати: { $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }

## Attacks that hit an area

zonecard-harm-stalkers-may_defend =
    сталкери: { $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }, кидок захисту дозволено
zonecard-harm-stalkers-successes-may_defend = сталкери: стільки ран, скільки успіхів, кидок захисту дозволено
zonecard-harm-enemies-torso =
    вороги: { $n } { $n ->
         [one] успіх
         [few] успіхи
        *[many] успіхів
    } проти тулуба
zonecard-harm-enemies-head =
    вороги: { $n } { $n ->
         [one] успіх
         [few] успіхи
        *[many] успіхів
    } проти голови
zonecard-harm-enemies-rolled-torso = вороги: успіхи проти тулуба
zonecard-immune-anomalies = аномалії
zonecard-immune-push = відштовхування
zonecard-immune-stun = заціпеніння
zonecard-symbol-p1 = 1 пелюстка
zonecard-symbol-p2 = 2 пелюстки
zonecard-symbol-p3 = 3 пелюстки
zonecard-symbol-p4 = 4 пелюстки

## Weapons

zonecard-shot =
    патронів: { $ammo }, +{ $n } { $n ->
         [one] кубик спорядження
         [few] кубики спорядження
        *[many] кубиків спорядження
    }
zonecard-shot-x = патронів: X, кубиків спорядження за кожен: { $n }
zonecard-shot-successes =
    +{ $n } { $n ->
         [one] успіх
         [few] успіхи
        *[many] успіхів
    }
zonecard-shot-part = виберіть частину тіла
zonecard-shot-splits = успіхи можна поділити між суміжними ворогами
zonecard-shot-focus = лише із зосередженістю
zonecard-shot-still = лише якщо ви не рухалися в цьому ході
zonecard-shot-threat-high = висока загроза
zonecard-shot-threat-low = низька загроза

## Enemies

zonecard-attack-ranged = дальня
zonecard-attack-charge = наступ
zonecard-attack-wounds =
    { $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }
zonecard-attack-range = відстань { $n }
zonecard-attack-range-unlimited = будь-яка відстань
zonecard-attack-per-area =
    −{ $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    } за кожну ділянку між ними
zonecard-attack-per-other =
    +{ $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    } за кожного іншого такого самого на відстані до 1 від цілі
zonecard-attack-bonus =
    +{ $n } { $n ->
         [one] рана
         [few] рани
        *[many] ран
    }, якщо { $if }
zonecard-attack-hits-all = влучає в усі цілі на ділянці цілі
zonecard-attack-ignores-cover = ігнорує укриття
zonecard-attack-leaps = ставиться на ділянку цілі або на суміжну, якщо вона повна
zonecard-attack-ignores = на шляху ігнорує: { $what }
zonecard-ignored-anomalies = аномалії
zonecard-ignored-impassable = непрохідні межі
zonecard-ignored-water_between = воду
zonecard-attack-before = Спершу кубик аномалії: { $case }
zonecard-attack-instead = замість атаки { $what }
zonecard-attack-hurt = Якщо ціль втрачає ОЗ: { $what }
zonecard-attack-defended = Після кидка захисту: { $what }
zonecard-hit-head = Голова, від { $n }: { $what }
zonecard-hit-torso = Тулуб, від { $n }: { $what }
zonecard-result-light = легке поранення
zonecard-result-heavy = важке поранення
zonecard-result-hp-1 = −1 ОЗ
zonecard-result-hp-2 = −2 ОЗ
zonecard-result-stun = заціпеніння
zonecard-result-vulnerable = уразливість
zonecard-result-push_1 = відштовхнуто на 1 ділянку
zonecard-result-push_2 = відштовхнуто до 2 ділянок від центру
zonecard-result-pull_1 = притягнуто на 1 ділянку до центру
zonecard-result-reshuffle_wound_deck = тоді перетасувати всі карти поранень
zonecard-result-roll_hit =
    кинути { $n } { $n ->
         [one] кубик спорядження
         [few] кубики спорядження
        *[many] кубиків спорядження
    }: успіхи влучають у тулуб
zonecard-wound-if-stun = якщо вже є заціпеніння: { $then }; інакше: { $else }
zonecard-resist = втратити { $n } ОЗ або { $less } ОЗ, скинувши зосередженість
zonecard-unknown-x = нікого
zonecard-unknown-elite =
    { $n } { $n ->
         [one] ворог
         [few] вороги
        *[many] ворогів
    }: елітні (червоні)
zonecard-unknown-pack =
    { $n } { $n ->
         [one] ворог
         [few] вороги
        *[many] ворогів
    }: зграя (жовті)
zonecard-unknown-horde =
    { $n } { $n ->
         [one] ворог
         [few] вороги
        *[many] ворогів
    }: орда (сині)

## Anomalies

zonecard-anomaly-triggered = Діє на кожну фігурку на ділянці того, хто її активував, і на її ділянках із символом, що випав
zonecard-anomaly-all = Діє на кожну фігурку на її ділянках
zonecard-anomaly-mobile = Наприкінці кожного раунду переходить на наступне вільне накладення за годинниковою стрілкою
zonecard-anomaly-rolls = Тоді кожна фігурка на її старих і нових ділянках кидає на активацію
zonecard-anomaly-no-artifact = Не має артефакту
zonecard-anomaly-pair = Фігурка, що завершує рух на ділянці одного, опиняється на ділянці другого, якщо та не заповнена; крізь портал нічого не видно

## Events and cards of the environment

zonecard-event-unless = Без ефекту, якщо { $if }
zonecard-event-win = Місію виконано
zonecard-event-fail = Місію провалено
zonecard-trigger-enter = Коли сталкер заходить на { $areas }: { $what }
zonecard-trigger-end_of_round = Наприкінці кожного раунду: { $what }
zonecard-trigger-end_of_rounds = Наприкінці { $count ->
         [1] раунду
         [one] раундів
         [few] раундів
        *[many] раундів
    } { $rounds }: { $what }
zonecard-trigger-enemy_death = Коли гине ворог «{ $card }»: { $what }
zonecard-trigger-flag_set = Щойно занотовано «{ $if }»: { $what }
zonecard-trigger-stalker_std_action_on_tile = Після стандартної дії сталкера на цій території: { $what }
zonecard-trigger-threat_token_moved_or_placed_here_or_adjacent = Коли жетон загрози потрапляє на { $areas } чи поруч: { $what }
zonecard-escort = { $thing } іде поруч: сталкер на тій самій ділянці бере підопічного з собою, лишає чи передає (безплатні дії), щонайбільше одного, і тоді проходить за рух не більше ніж 2 ділянки; підопічний не займає місця й не є ціллю
zonecard-act-at = на { $areas }
zonecard-act-thing = там, де { $thing }
zonecard-act-here = на ділянці цієї карти
zonecard-act-window = біля вікна { $areas }
zonecard-act-needs = потрібно мати тут: { $thing }
zonecard-act-if = якщо { $if }
zonecard-act-repeat =
    { $n } { $n ->
         [one] раз
         [few] рази
        *[many] разів
    }
zonecard-act-each = щоразу: { $each }; востаннє: { $what }

# Контакти кампанії.
zonecard-deal = { $goods }: { $terms }
zonecard-deal-each = { $n } { $n ->
    [one] купон
    [few] купони
   *[many] купонів
} за штуку
zonecard-deal-full = за ціною на карті
zonecard-deal-levels = рівень { $levels }
zonecard-deal-percent = { $n } % ціни на карті
zonecard-deal-rounded = заокруглено вниз до { $n }
zonecard-deal-without-detector = крім детекторів
zonecard-gift-item = предмет ціною до { $n }, раз за дослідження
zonecard-gift-magazines = { $n ->
    [one] { $n } магазин на вибір
    [few] { $n } магазини на вибір
   *[many] { $n } магазинів на вибір
}, раз за дослідження
zonecard-goods-any = усі карти спорядження
zonecard-goods-artifact = артефакти
zonecard-goods-item = предмети
zonecard-goods-item-grenade = гранати
zonecard-goods-item-medicine = ліки
zonecard-goods-magazine = магазини
zonecard-goods-mod = модифікації
zonecard-goods-suit = костюми
zonecard-goods-suit_mod = модифікації костюмів
zonecard-goods-weapon = зброя
zonecard-goods-weapon_mod = модифікації зброї
zonecard-part-buys = Купує
zonecard-part-gift = Подарунок
zonecard-part-sells = Продає
zonecard-part-services = Послуги
zonecard-service = { $n } { $n ->
    [one] купон
    [few] купони
   *[many] купонів
}: { $what }

## Uncharted Territories

zonecard-entrance = Вхід: { $where }
zonecard-entrance-crossed = Вхід — це один крок для ходьби, відстані, болтів і гранат; крізь нього ніхто не бачить і не стріляє
zonecard-siting-indoor = будь-яка внутрішня ділянка
zonecard-siting-indoor-largest = будь-яка ділянка найбільшої будівлі
zonecard-siting-outdoor-1x1 = будь-яка зовнішня ділянка 1×1
zonecard-siting-outdoor-1x2 = будь-яка зовнішня ділянка 1×2
zonecard-siting-any-1x2 = будь-яка ділянка 1×2
zonecard-siting-outdoor-waterside = будь-яка зовнішня ділянка біля води чи краю мапи
zonecard-siting-otherwise = { $where }; якщо такої немає — { $else }
zonecard-loot-on-tile = Здобич на тайлі: { $areas }
zonecard-loot-stack = { $area }: { $n }
zonecard-extra-magazines =
    { $n ->
        [one] з { $n } магазином до неї
        [few] з { $n } магазинами до неї
       *[many] з { $n } магазинами до неї
    }
zonecard-part-contract = Контракт
zonecard-contract = виграти місію ({ $if }): { $n } { $n ->
    [one] купон
    [few] купони
   *[many] купонів
}
