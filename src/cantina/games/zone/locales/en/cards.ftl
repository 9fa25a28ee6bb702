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
zonecard-nothing = nothing
zonecard-movement = full movement
zonecard-n = N (N: how many stalkers play)
zonecard-n-more = N + { $n } (N: how many stalkers play)
zonecard-n-less = { $n } − N (N: how many stalkers play)
zonecard-area = { $area }
zonecard-border = { $here } and { $there }

## Parts of a card

zonecard-part-a = Front
zonecard-part-b = Back
zonecard-part-ability = Ability
zonecard-part-always = At any threat level
zonecard-part-attack = Attack
zonecard-part-attacks = Attacks
zonecard-part-escorts = Who goes along
zonecard-part-end = End of round
zonecard-part-enemies = Enemies
zonecard-part-heavy = Heavy wound
zonecard-part-hits = Hits
zonecard-part-immediate = At once
zonecard-part-light = Light wound
zonecard-part-low_threat = Low threat on the map
zonecard-part-no_threat = No threat on the map
zonecard-part-obey = Obey
zonecard-part-party = Equipment
zonecard-part-resist = Resist
zonecard-part-special = Special action
zonecard-part-stalkers = Stalkers
zonecard-part-steps = Steps
zonecard-part-traits = Traits
zonecard-part-fail = Failure
zonecard-part-score = Score
zonecard-part-win = Success
zonecard-part-zone_only = Only in the Enemies and Zone phase

## When

zonecard-when-action = standard action
zonecard-when-free_action = free action
zonecard-when-use = when used
zonecard-when-use_item = when you use an item
zonecard-when-passive = always
zonecard-when-attack = weapon attack
zonecard-when-after_attack = after your weapon attack
zonecard-when-attack_or_defend = when attacking or defending
zonecard-when-after_attack_or_defence_roll = after an attack or defence roll
zonecard-when-knife_attack = knife strike
zonecard-when-defend = when defending
zonecard-when-after_defence_roll = after your defence roll
zonecard-when-enemy_attacks = when an enemy attacks anyone
zonecard-when-other_stalker_attacked = when another stalker is attacked
zonecard-when-attacked = when it is attacked
zonecard-when-light_wound = on a light wound
zonecard-when-stalker_turn_start = at the start of a stalker’s turn
zonecard-when-end_of_round = end of round
zonecard-when-zone_phase_radiation = radiation step of the Zone phase
zonecard-when-move_action = move action
zonecard-when-basic_action_careful_move = careful Move
zonecard-when-basic_action_prepare = prepare
zonecard-when-basic_action_throw_bolt = throw Bolt
zonecard-when-pick_up_loot = when picking up loot
zonecard-when-find_artifact = when using a detector
zonecard-when-anomaly_roll = your anomaly activation roll
zonecard-when-anomaly_damage = when an anomaly hurts you
zonecard-when-on_heal = when a card heals you, on top of that
zonecard-when-gain_stun = when you gain stun
zonecard-use-standard = standard action
zonecard-use-free = free action
zonecard-while-stunned = May be used while stunned
zonecard-optional = you may
zonecard-optional-cost = you may pay: { $costs }
zonecard-range = distance { $n }
zonecard-masks =
    { $n } { $n ->
         [one] gas mask
        *[other] gas masks
    }
zonecard-masks-each =
    { $n ->
         [one] for every gas mask
        *[other] for every { $n } gas masks
    }
zonecard-limit-once_per_turn = once per turn
zonecard-limit-once_per_round = once per round
zonecard-limit-once_per_mission = once per mission
zonecard-cost-discard-focus = discard focus
zonecard-cost-discard-bolt = discard 1 bolt
zonecard-cost-hp = lose { $n } HP
zonecard-cost-radiation = dose +{ $n }
zonecard-cost-slide_turn_token = move one of your turn tokens { $n } { $n ->
         [one] slot
        *[other] slots
    } down, as after a standard action
zonecard-until-end_of_round = until the end of the round
zonecard-until-end_of_mission = until the end of the mission

## If

zonecard-if-attacker_within = attacker within distance { $n }
zonecard-if-attacker_min_distance = attacker at distance { $n } or more
zonecard-if-enemy_within = an enemy within distance { $n }
zonecard-if-within = within distance { $n } of you
zonecard-if-distance_min = distance { $n } or more
zonecard-if-distance_max = distance { $n } or less
zonecard-if-not_in_target_los = the target does not see you
zonecard-if-not_in_enemy_los = no enemy sees you
zonecard-if-in_los_of-self = it sees the stalker
zonecard-if-target_type-mutant = the target is a mutant
zonecard-if-target_survived = the target survived
zonecard-if-anomaly_type-chemical = chemical anomaly
zonecard-if-anomaly_type-fire = fire anomaly
zonecard-if-anomaly_type-electric = electric anomaly
zonecard-if-anomaly_type-gravity = gravity anomaly
zonecard-if-on_cover_area = you are on an area with cover
zonecard-if-hp_below = fewer than { $n } HP
zonecard-if-radiation_min = dose { $n } or more
zonecard-if-no_threat_token = without a threat token on the map
zonecard-if-tag-grenade = grenade
zonecard-if-tag-medicine = medicine
zonecard-if-part-torso = torso
zonecard-if-not_blast = not a blast
zonecard-if-mission_won = the mission is won
zonecard-if-mission_counter = { $flag }: { $n } or more
zonecard-if-campaign_flag = the campaign has noted “{ $achievement }”
zonecard-if-reached_attacked_stalker = you reach the attacked stalker
zonecard-if-has_focus = the stalker has focus
zonecard-if-moved_at_most_1_in_this_attack = it moved at most 1 area in this attack
zonecard-if-all_out = every stalker is on an exit area or has left
zonecard-if-stalker_on = a stalker is on { $areas }
zonecard-if-no_enemy_on = no enemy is on { $areas }
zonecard-if-any_enemy_on = an enemy is on { $areas }
zonecard-if-enemy_on = on { $areas } is: { $card }
zonecard-if-no_overlay = card { $card } is not on the map
zonecard-if-stalkers_max =
    the group has at most { $n } { $n ->
         [one] stalker
        *[other] stalkers
    }
zonecard-if-stalkers_min =
    the group has { $n } or more { $n ->
         [one] stalker
        *[other] stalkers
    }
zonecard-if-rounds_over =
    { $n } { $n ->
         [one] round has
        *[other] rounds have
    } ended
zonecard-if-tally-at_least = { $what }: { $n } or more
zonecard-if-tally-at_most = { $what }: at most { $n }
zonecard-tally-kills = enemies killed
zonecard-tally-loot_taken = loot tokens collected
zonecard-tally-artifacts_held = artifacts found here and carried
zonecard-tally-artifacts_out = artifacts found here and brought out
zonecard-tally-high_rounds = rounds with a high activation card
zonecard-tally-stalkers_unhurt = stalkers without a critical wound
zonecard-party =
    everybody starts with: { $suit }; and buys for { $coupons } { $coupons ->
         [one] coupon
        *[other] coupons
    }: weapons of level { $levels }, suits of level I, items, magazines
zonecard-party-extra = everybody also gets: { $card }
zonecard-score =
    { $what }: { $n } { $n ->
         [one] point
        *[other] points
    } each
zonecard-score-beyond =
    { $what } beyond { $from }: { $n } { $n ->
         [one] point
        *[other] points
    } each
zonecard-if-thing_out = { $thing } is on an exit area or has left

## What a mission notes, keys and places


## Who

zonecard-who-all = all enemies
zonecard-who-all_figures_in_chosen_area = every figure on that area
zonecard-who-all_stalkers = every stalker
zonecard-who-attacker = attacker
zonecard-who-card-lead = { $card } (the nearest to the lead stalker)
zonecard-who-card = { $card }
zonecard-who-enemies_in_los_of-any_stalker = enemies seen by a stalker: { $groups }
zonecard-who-farthest_other_stalker = the farthest other stalker
zonecard-who-figures_on_anomaly_areas = every figure on an anomaly area
zonecard-who-figures_on_tile = every figure in the territory
zonecard-who-groups = { $groups }
zonecard-who-groups-target_in_los = { $groups } that see a target
zonecard-who-human_enemies = human enemies
zonecard-who-human_enemies_without_cover = human enemies without cover
zonecard-who-killer = the stalker who killed it
zonecard-who-lead = lead stalker
zonecard-who-mutants = mutants
zonecard-who-nearest_stalker = the nearest stalker
zonecard-who-nearest_to-any_threat =
    { $n ->
         [one] the enemy nearest to a threat token
        *[other] { $n } enemies nearest to a threat token
    }
zonecard-who-nearest_to-lead =
    { $n ->
         [one] the enemy nearest to the lead stalker
        *[other] { $n } enemies nearest to the lead stalker
    }
zonecard-who-same_target = the same stalker
zonecard-who-self = whoever acts
zonecard-who-stalker_in_range = a stalker in range
zonecard-who-chosen_stalker = a stalker of your choice
zonecard-who-stalker_with_lowest_hp = the stalker with the fewest HP
zonecard-who-stalker_within-other = another stalker within distance { $n }
zonecard-who-stalkers_here = you and stalkers on your area
zonecard-who-stalkers_in_attack_range_and_los_of-human_enemies =
    { $n ->
         [one] stalkers that a human enemy sees and has within range of its attack
        *[other] stalkers that { $n } or more human enemies see and have within range of their attack
    }
zonecard-who-stalkers_in_los_of-self = stalkers it sees
zonecard-who-stalkers_in_los_of-card = stalkers in sight of: { $card }
zonecard-who-stalkers_indoor = stalkers indoors
zonecard-who-stalkers_on = stalkers on { $areas }
zonecard-who-stalkers_on_own-high_threat_token-without_cover = stalkers without cover on the area of their own high threat token
zonecard-who-stalkers_outdoor = stalkers outdoors
zonecard-who-stalkers_outdoor_without_cover = stalkers outdoors without cover
zonecard-who-stalkers_within-self = stalkers within distance { $n } of it
zonecard-who-stalkers_within-card = stalkers within distance { $n } of: { $card }
zonecard-who-stalkers_without_cover = stalkers without cover
zonecard-who-target = target
zonecard-who-that_stalker = that stalker
zonecard-group-boss = bosses (green)
zonecard-group-elite = elites (red)
zonecard-group-pack = packs (yellow)
zonecard-group-horde = hordes (blue)

## Where

zonecard-at-chosen_area = on that area
zonecard-at-set-high_threat_token = on every area with a high threat token
zonecard-at-set-high_threat_token-without_human_enemy-near = on every area with a high threat token and without human enemies, { $low } to { $high } areas from a human enemy
zonecard-at-target_area = on the target’s area
zonecard-at-area = on { $areas }
zonecard-on-area = on { $areas }
zonecard-on-card_area = on the area of this card
zonecard-on-lead = on the lead stalker’s area
zonecard-on-outdoor_area_nearest_lead = on the outdoor area nearest to the lead stalker
zonecard-on-chosen_area = on an area in range
zonecard-on-death_area = on the area where it died
zonecard-on-indoor_area_nearest_lead = on the indoor area nearest to the lead stalker
zonecard-on-outdoor_areas_nearest_lead = on different outdoor areas nearest to the lead stalker
zonecard-on-indoor_areas_nearest_lead = on different indoor areas nearest to the lead stalker
zonecard-on-own_area = on its area
zonecard-on-revealing_place = where this card was revealed
zonecard-away-centre = from the centre of the anomaly
zonecard-away-lead = from the lead stalker
zonecard-toward-attacked_stalker = toward the attacked stalker
zonecard-toward-area = toward { $areas }
zonecard-toward-centre = toward the centre of the anomaly
zonecard-toward-controller = toward the nearest controller
zonecard-toward-lead = toward the lead stalker
zonecard-to-nearest_area_without_los_to_targets = to the nearest area from which no target is seen
zonecard-to-nearest_cover = to the nearest area with cover
zonecard-to-nearest_cover_without_los = to the nearest area with cover from which no target is seen
zonecard-to-nearest_cover_without_same_group = to the nearest area with cover and without others of the same group
zonecard-to-nearest_high_threat = to the nearest high threat
zonecard-to-nearest_low_threat = to the nearest low threat
zonecard-to-nearest_threat = to the nearest threat
zonecard-to-nearest_threat_or_lead = to the nearest threat or, without any, to the lead stalker
zonecard-to-nearest_other_of_same_card = to the nearest other of its kind
zonecard-to-nearest_room = to the nearest room
zonecard-to-nearest_room_without_same_group = to the nearest room without others of the same group
zonecard-face-n = facing north
zonecard-face-e = facing east
zonecard-face-s = facing south
zonecard-face-w = facing west
zonecard-face-same = facing the same way

## What stands in brackets

zonecard-extra-enemy_sight_max =
    meanwhile enemies see no farther than { $n } { $n ->
         [one] area
        *[other] areas
    }
zonecard-extra-fallback-any_weapon_action = or any other attack of the weapon
zonecard-extra-floor = values of { $n } or less do not change
zonecard-extra-group = as { $groups }
zonecard-extra-team-same = of its own team
zonecard-extra-if_none_in_reach-self = at yourself if nobody is in reach
zonecard-extra-mod =
    { $groups }: +{ $n } { $n ->
         [one] wound
        *[other] wounds
    }
zonecard-extra-mod-less =
    { $groups }: −{ $n } { $n ->
         [one] wound
        *[other] wounds
    }
zonecard-extra-no_effects_needing-gasmasks = no effects that take gas masks
zonecard-extra-success_counts_as_wound =
    every success is { $n } { $n ->
         [one] wound
        *[other] wounds
    }
zonecard-extra-within-weapon_max = within the range of the weapon
zonecard-extra-wounds =
    +{ $n } { $n ->
         [one] wound
        *[other] wounds
    }
zonecard-extra-wounds-less =
    −{ $n } { $n ->
         [one] wound
        *[other] wounds
    }
zonecard-mark-all_borders = crossing any border
zonecard-mark-water_between = over water
zonecard-mark-anomalies = through anomalies
zonecard-mark-impassable = over impassable borders
zonecard-mark-already_there_next = from inside a room, to another one
zonecard-mark-chosen = choose one result
zonecard-mark-except_last = except on the last area
zonecard-mark-human = only humans
zonecard-mark-mutant = only mutants
zonecard-mark-look_around_after = then look around
zonecard-mark-may_defend = defence roll allowed
zonecard-mark-needs_ammo = ammo is spent
zonecard-mark-suit_applies = the suit helps
zonecard-mark-uninterruptible = cannot be interrupted

## What is done

zonecard-op-add_dice-g =
    +{ $n } { $n ->
         [one] equipment die
        *[other] equipment dice
    }
zonecard-op-add_random_events =
    put { $n } { $n ->
         [one] random event
        *[other] random events
    } on top of the event deck
zonecard-op-add_success =
    +{ $n } { $n ->
         [one] success
        *[other] successes
    }
zonecard-op-add_success-less =
    −{ $n } { $n ->
         [one] success
        *[other] successes
    }
zonecard-op-ammo_capacity = one weapon of your choice holds { $n } more { $n ->
    [one] round
   *[other] rounds
} ({ $until })
zonecard-op-anomaly_roll = roll for activation of the anomaly
zonecard-op-apply-stun = stun
zonecard-op-apply-vulnerable = vulnerability
zonecard-op-areas = attack { $where }
zonecard-op-area_becomes_water = { $area } becomes water
zonecard-op-attack = attack a target in line of sight
zonecard-op-attack_all_in = attack every figure { $where }
zonecard-op-attack_stalker = { $attack } at another stalker
zonecard-op-backpack_size = backpack +{ $n }
zonecard-op-basic_action-reload = reload a weapon
zonecard-op-cap_result-none = no effect
zonecard-op-careful_move_max =
    up to { $n } { $n ->
         [one] area
        *[other] areas
    }, none of them seen by an enemy
zonecard-op-choose = choose one: { $options }
zonecard-op-container-improved = counts as an improved artifact container
zonecard-op-container-advanced = counts as an advanced artifact container
zonecard-op-cross_out = cross out: { $site }
zonecard-op-count = count one more: { $flag }
zonecard-op-discard-focus = discard focus
zonecard-op-discard-bolt = discard a bolt
zonecard-op-discard-stun = discard stun
zonecard-op-discard-vulnerable = discard vulnerability
zonecard-op-discard_all-bolts_on_map = remove all bolts from the map
zonecard-op-discard_all_ammo-equipped_weapon = empty the equipped weapon
zonecard-op-discard_ammo =
    lose { $n } { $n ->
         [one] round
        *[other] rounds
    } from the equipped weapon
zonecard-op-discard_card-self = discard this card
zonecard-op-discard_magazine =
    discard { $n } { $n ->
         [one] magazine
        *[other] magazines
    }
zonecard-op-draw_control_card = draw a control card
zonecard-op-draw_loot =
    flip { $n } { $n ->
         [one] loot token
        *[other] loot tokens
    } and take { $keep }
zonecard-op-drop_defence_dice-all = the dice of this defence do not count
zonecard-op-enemy_hp = regain { $n } HP
zonecard-op-enemy_hp-less = lose { $n } HP
zonecard-op-enemy_sight_max =
    enemies see you from at most { $n } { $n ->
         [one] area
        *[other] areas
    }
zonecard-op-enemy_sight_mod =
    enemies see { $n } { $n ->
         [one] area
        *[other] areas
    } farther { $until }
zonecard-op-enemy_sight_mod-less =
    enemies see { $n } { $n ->
         [one] area
        *[other] areas
    } less far { $until }
zonecard-op-extra_std_action =
    { $n } more { $n ->
         [one] standard action
        *[other] standard actions
    }
zonecard-op-extra_visit =
    { $n ->
        [one] visit one more contact or stash place now
       *[other] visit { $n } more contact or stash places now
    }
zonecard-op-flip-self = flip this card
zonecard-op-flip_card = flip card { $card }
zonecard-op-gain-bolt =
    gain { $n } { $n ->
         [one] bolt
        *[other] bolts
    }
zonecard-op-gain-focus = gain focus
zonecard-op-gain-stun = gain stun
zonecard-op-gain-vulnerable = gain vulnerability
zonecard-op-gain_artifact-random = gain a random artifact
zonecard-op-gain_contact = new contact: { $contacts }
zonecard-op-gain_item = gain { $n } × { $item }
zonecard-op-gain_item-random =
    gain { $n } random { $n ->
         [one] item
        *[other] items
    }
zonecard-op-gain_item-food =
    gain { $n } random { $n ->
         [one] item
        *[other] items
    }: food
zonecard-op-gain_item-grenade =
    gain { $n } random { $n ->
         [one] item
        *[other] items
    }: grenade
zonecard-op-gain_item-medicine =
    gain { $n } random { $n ->
         [one] item
        *[other] items
    }: medicine
zonecard-op-gain_magazine-chosen =
    { $n ->
        [one] gain a magazine of your choice
       *[other] gain { $n } magazines of your choice
    }
zonecard-op-gain_magazine-pistol =
    gain { $n } pistol { $n ->
         [one] magazine
        *[other] magazines
    }
zonecard-op-gain_magazine-rifle =
    gain { $n } rifle { $n ->
         [one] magazine
        *[other] magazines
    }
zonecard-op-gain_magazine-shotgun =
    gain { $n } shotgun { $n ->
         [one] magazine
        *[other] magazines
    }
zonecard-op-gain_mod-random = gain a random mod
zonecard-op-gain_weapon-i = gain a random weapon of level I
zonecard-op-gain_weapon-ii = gain a random weapon of level II
zonecard-op-gain_weapon-iii = gain a random weapon of level III
zonecard-op-gain_suit = gain: { $suit }
zonecard-op-gain_suit-i = gain a random suit of level I
zonecard-op-gain_suit-ii = gain a random suit of level II
zonecard-op-gain_suit-iii = gain a random suit of level III
zonecard-op-gain_thing = gain: { $thing }
zonecard-op-halve_wounds-up = halve the wounds of this attack, rounded up
zonecard-op-heal = heal { $n } HP
zonecard-op-hit_all_enemies_in = the attack hits every enemy { $where }
zonecard-op-hit_all_figures_in = the attack hits every figure { $where }
zonecard-op-if = if { $if }: { $then }
zonecard-op-if-else = if { $if }: { $then }; otherwise: { $else }
zonecard-op-if_not = unless { $if }: { $then }
zonecard-op-if_not-else = unless { $if }: { $then }; otherwise: { $else }
zonecard-op-ignore-poor_visibility = poor visibility does not block this attack
zonecard-op-ignore_control_cards-until_end_of_next_zone_phase = ignore control cards until the end of the next Zone phase
zonecard-op-ignore_cover = ignore { $n } cover
zonecard-op-ignore_cover-all = ignore all cover
zonecard-op-immune = unaffected by: { $to }
zonecard-op-install_or_remove_mod =
    install or remove { $n } { $n ->
         [one] mod
        *[other] mods
    }
zonecard-op-look_around = look around
zonecard-op-lose_hp = lose { $n } HP
zonecard-op-map_radiation-less = map radiation −{ $n }
zonecard-op-marker_on_turn_token =
    put { $n } { $n ->
         [one] marker
        *[other] markers
    } on one of your turn tokens
zonecard-op-max_hp = { $n } HP more than the card says ({ $until })
zonecard-op-money =
    gain { $n } { $n ->
         [one] coupon
        *[other] coupons
    }
zonecard-op-move =
    move up to { $n } { $n ->
         [one] area
        *[other] areas
    }
zonecard-op-move-where = move { $where }, up to { $n }
zonecard-op-move_artifact_to_symbol-rolled = put the artifact token from under the anomaly on one of its symbols of the rolled kind
zonecard-op-move_artifact_to_symbol-chosen = put the artifact token from under the anomaly on any of its symbols
zonecard-op-move_bonus =
    { $n } { $n ->
         [one] area
        *[other] areas
    } farther
zonecard-op-move_enemy =
    it moves up to { $n } { $n ->
         [one] area
        *[other] areas
    } away { $where }
zonecard-op-move_max =
    a Move covers at most { $n } { $n ->
         [one] area
        *[other] areas
    }
zonecard-op-move_own_threat_token = move your threat token to an area within distance { $n }
zonecard-op-named-alarm = Alarm: { $do }
zonecard-op-named-early_birds = Early Birds: { $do }
zonecard-op-named-grenade_throw = Grenade: { $do }
zonecard-op-named-ongoing_fights = Ongoing Fights: { $do }
zonecard-op-named-stray_bullets = Stray Bullets: { $do }
zonecard-op-named-suppressing_fire = Suppressing Fire: { $do }
zonecard-op-named-vulnerability = Vulnerability: { $do }
zonecard-op-next_mission = at the start of the next mission: { $do }
zonecard-op-next_std_action_free = your next standard action is free
zonecard-op-next_weapon_attack_free = your next weapon attack of this turn is free
zonecard-op-pay =
    pay { $n } { $n ->
        [one] coupon
       *[other] coupons
    }: { $then }
zonecard-op-pay_item-food = discard a food item: { $then }
zonecard-op-peek_unknown =
    look at { $n } { $n ->
         [one] unknown-enemy token
        *[other] unknown-enemy tokens
    }
zonecard-op-place-loot =
    put { $n } { $n ->
         [one] loot token
        *[other] loot tokens
    } { $where }
zonecard-op-place-poor_visibility =
    put { $n } { $n ->
         [one] poor-visibility token
        *[other] poor-visibility tokens
    } { $where }
zonecard-op-place-trap =
    set { $n } { $n ->
         [one] trap
        *[other] traps
    } { $where }: the next mutant to step there is stunned
zonecard-op-place_overlay = lay card { $card } { $where }
zonecard-op-place_own_threat-high = place your high threat on your area
zonecard-op-place_own_threat-high-where = place your high threat { $where }
zonecard-op-place_own_threat-low = place your low threat on your area
zonecard-op-place_own_threat-low-where = place your low threat { $where }
zonecard-op-place_thing = put the “{ $thing }” token { $where }
zonecard-op-place_thing-held = “{ $thing }” is with { $who }: whoever kills it gains the thing, otherwise it lies where the enemy died; if there is no such enemy on the map: { $none }
zonecard-op-open_border = the border between { $border } becomes open
zonecard-op-close_tile-territory = the territory closes: figures go to its entrance area or the nearest area with room, everything else there is lost
zonecard-op-open_exits = from now on a stalker on an exit area whom no enemy sees may leave the map (free action); the last one may leave only if that wins the mission
zonecard-op-pull =
    be pulled { $n } { $n ->
         [one] area
        *[other] areas
    } { $where }
zonecard-op-push =
    be pushed { $n } { $n ->
         [one] area
        *[other] areas
    } away
zonecard-op-push-where =
    be pushed { $n } { $n ->
         [one] area
        *[other] areas
    } away { $where }
zonecard-op-radiation = dose +{ $n }
zonecard-op-radiation-less = dose −{ $n }
zonecard-op-range_bonus = distance +{ $n }
zonecard-op-redirect_attack = the attack hits you instead
zonecard-op-reduce_damage = { $n } fewer HP lost or wounds suffered
zonecard-op-reduce_threat =
    lower your threat by { $n } { $n ->
         [one] level
        *[other] levels
    }
zonecard-op-remove_threat = return the threat token to the board
zonecard-op-repeat_attack = { $attack } once more at the same target, as a free action
zonecard-op-reroll_anomaly_die = reroll the anomaly die
zonecard-op-reroll_dice =
    reroll up to { $n } { $n ->
         [one] die
        *[other] dice
    }
zonecard-op-resolve_event = resolve event { $event }
zonecard-op-resolve_random_card = resolve one of the cards { $card } at random
zonecard-op-resolve_unknown-all = resolve every unknown-enemy token
zonecard-op-resolve_unknown-here = resolve an unknown-enemy token here, if there is one
zonecard-op-resolve_unknown-nearest-lead =
    resolve { $n ->
         [one] the unknown-enemy token
        *[other] { $n } unknown-enemy tokens
    } nearest to the lead stalker
zonecard-op-resolve_unknown-per_stack =
    resolve { $n } { $n ->
         [one] unknown-enemy token
        *[other] unknown-enemy tokens
    } of every stack
zonecard-op-reveal = resolve card { $card }
zonecard-op-remove_thing = out of the game: { $thing }
zonecard-op-roll-a =
    roll { $n } { $n ->
         [one] anomaly die
        *[other] anomaly dice
    }
zonecard-op-roll-g =
    roll { $n } { $n ->
         [one] equipment die
        *[other] equipment dice
    }
zonecard-op-roll_bonus-a =
    roll { $n } more { $n ->
         [one] anomaly die
        *[other] anomaly dice
    }
zonecard-op-roll_lose_hp-g =
    roll { $n } { $n ->
         [one] equipment die
        *[other] equipment dice
    } and lose HP equal to the successes
zonecard-op-set = note: { $flag }
zonecard-op-set_campaign = note for the campaign: { $achievement }
zonecard-op-shift_seen_threat_to_owner =
    every threat token that an enemy sees moves { $n } { $n ->
         [one] area
        *[other] areas
    } toward its owner
zonecard-op-spawn = place { $n } × { $enemy } { $where }, { $face }
zonecard-op-special = special action
zonecard-op-step_forward = step forward, up to { $n }
zonecard-op-stickers = open on the Zone map: { $places }
zonecard-op-suffer_radiation = suffer radiation
zonecard-op-swap_place_with = swap places with { $who }
zonecard-op-table = by the symbol — { $cases }
zonecard-op-turn-half_turn = turn around
zonecard-op-turn-toward_last_area_left = turn toward the area it came from
zonecard-op-turn-toward_map_edge_farthest_from_lead = turn toward the map edge farthest from the lead stalker
zonecard-op-use_item_free-grenade = use a grenade as a free action
zonecard-op-who = { $who }: { $what }
zonecard-op-who-if = { $who } ({ $if }): { $what }
zonecard-op-who-avoid = { $who }: { $what } (or instead: { $costs })
zonecard-op-wounds =
    suffer { $n } { $n ->
         [one] wound
        *[other] wounds
    }

## Attacks that hit an area

zonecard-harm-stalkers-may_defend =
    stalkers: { $n } { $n ->
         [one] wound
        *[other] wounds
    }, defence roll allowed
zonecard-harm-stalkers-successes-may_defend = stalkers: as many wounds as successes, defence roll allowed
zonecard-harm-enemies-torso =
    enemies: { $n } { $n ->
         [one] success
        *[other] successes
    } against the torso
zonecard-harm-enemies-head =
    enemies: { $n } { $n ->
         [one] success
        *[other] successes
    } against the head
zonecard-harm-enemies-rolled-torso = enemies: the successes against the torso
zonecard-immune-anomalies = anomalies
zonecard-immune-push = being pushed
zonecard-immune-stun = stun
zonecard-symbol-p1 = 1 petal
zonecard-symbol-p2 = 2 petals
zonecard-symbol-p3 = 3 petals
zonecard-symbol-p4 = 4 petals

## Weapons

zonecard-shot =
    { $ammo } ammo, +{ $n } { $n ->
         [one] equipment die
        *[other] equipment dice
    }
zonecard-shot-x = X ammo, { $n } { $n ->
         [one] equipment die
        *[other] equipment dice
    } for each
zonecard-shot-successes =
    +{ $n } { $n ->
         [one] success
        *[other] successes
    }
zonecard-shot-part = choose the part of the body
zonecard-shot-splits = successes may be divided among adjacent enemies
zonecard-shot-focus = only with focus
zonecard-shot-still = only if you have not moved in this turn
zonecard-shot-threat-high = high threat
zonecard-shot-threat-low = low threat

## Enemies

zonecard-attack-ranged = ranged
zonecard-attack-charge = advance
zonecard-attack-wounds =
    { $n } { $n ->
         [one] wound
        *[other] wounds
    }
zonecard-attack-range = distance { $n }
zonecard-attack-range-unlimited = any distance
zonecard-attack-per-area =
    −{ $n } { $n ->
         [one] wound
        *[other] wounds
    } for every area between
zonecard-attack-per-other =
    +{ $n } { $n ->
         [one] wound
        *[other] wounds
    } for every other of its kind within distance 1 of the target
zonecard-attack-bonus =
    +{ $n } { $n ->
         [one] wound
        *[other] wounds
    } if { $if }
zonecard-attack-hits-all = hits every target on the area of the target
zonecard-attack-ignores-cover = ignores cover
zonecard-attack-leaps = is put on the target’s area, or on an adjacent one if that is full
zonecard-attack-ignores = ignores on the way: { $what }
zonecard-ignored-anomalies = anomalies
zonecard-ignored-impassable = impassable borders
zonecard-ignored-water_between = water
zonecard-attack-before = Anomaly die first: { $case }
zonecard-attack-instead = { $what } instead of attacking
zonecard-attack-hurt = If the target loses HP: { $what }
zonecard-attack-defended = After the defence roll: { $what }
zonecard-hit-head = Head, { $n } or more: { $what }
zonecard-hit-torso = Torso, { $n } or more: { $what }
zonecard-result-light = light wound
zonecard-result-heavy = heavy wound
zonecard-result-hp-1 = −1 HP
zonecard-result-hp-2 = −2 HP
zonecard-result-stun = stun
zonecard-result-vulnerable = vulnerability
zonecard-result-push_1 = pushed 1 area away
zonecard-result-push_2 = pushed up to 2 areas from the centre
zonecard-result-pull_1 = pulled 1 area to the centre
zonecard-result-reshuffle_wound_deck = then shuffle all wound cards
zonecard-result-roll_hit =
    roll { $n } { $n ->
         [one] equipment die
        *[other] equipment dice
    }: the successes hit the torso
zonecard-wound-if-stun = if already stunned: { $then }; otherwise: { $else }
zonecard-resist = lose { $n } HP, or { $less } HP if you discard focus
zonecard-unknown-x = no enemy
zonecard-unknown-elite =
    { $n } { $n ->
         [one] enemy
        *[other] enemies
    }: elite (red)
zonecard-unknown-pack =
    { $n } { $n ->
         [one] enemy
        *[other] enemies
    }: pack (yellow)
zonecard-unknown-horde =
    { $n } { $n ->
         [one] enemy
        *[other] enemies
    }: horde (blue)

## Anomalies

zonecard-anomaly-triggered = Acts on every figure on the area of whoever set it off and on its areas with the rolled symbol
zonecard-anomaly-all = Acts on every figure on its areas
zonecard-anomaly-mobile = Moves to the next empty overlay clockwise at the end of every round
zonecard-anomaly-rolls = Then every figure on its old and new areas rolls for activation
zonecard-anomaly-no-artifact = Has no artifact
zonecard-anomaly-pair = A figure that ends its movement on the area of one is moved to the area of the other, unless that is full; nothing is seen through it

## Events and cards of the environment

zonecard-event-unless = No effect if { $if }
zonecard-event-win = The mission is won
zonecard-event-fail = The mission has failed
zonecard-trigger-enter = When a stalker enters { $areas }: { $what }
zonecard-trigger-end_of_round = At the end of every round: { $what }
zonecard-trigger-end_of_rounds = At the end of { $count ->
         [one] round
        *[other] rounds
    } { $rounds }: { $what }
zonecard-trigger-enemy_death = When this enemy dies, { $card }: { $what }
zonecard-trigger-flag_set = As soon as this is noted, “{ $if }”: { $what }
zonecard-trigger-stalker_std_action_on_tile = After a stalker’s standard action in this territory: { $what }
zonecard-trigger-threat_token_moved_or_placed_here_or_adjacent = When a threat token comes to { $areas } or next to it: { $what }
zonecard-escort = { $thing } goes along: a stalker on the same area may take the escort along, put it down or hand it over (free actions), at most one each, and then covers no more than 2 areas with a movement; the escort takes up no space and cannot be targeted
zonecard-act-at = on { $areas }
zonecard-act-thing = where { $thing } is
zonecard-act-here = on the area of this card
zonecard-act-window = next to a window of { $areas }
zonecard-act-needs = must be there: { $thing }
zonecard-act-if = if { $if }
zonecard-act-repeat =
    { $n } { $n ->
         [one] time
        *[other] times
    }
zonecard-act-each = each time: { $each }; after the last: { $what }

# Contacts of the campaign.
zonecard-deal = { $goods }: { $terms }
zonecard-deal-each =
    { $n } { $n ->
         [one] coupon
        *[other] coupons
    } each
zonecard-deal-full = at the card price
zonecard-deal-levels = level { $levels }
zonecard-deal-percent = at { $n }% of the card price
zonecard-deal-rounded = rounded down to { $n }
zonecard-deal-without-detector = except detectors
zonecard-gift-item = an item with a price of up to { $n }, once per exploration
zonecard-gift-magazines = { $n ->
    [one] a magazine of your choice
   *[other] { $n } magazines of your choice
}, once per exploration
zonecard-goods-any = equipment cards of all kinds
zonecard-goods-artifact = artifacts
zonecard-goods-item = items
zonecard-goods-item-grenade = grenades
zonecard-goods-item-medicine = medicine
zonecard-goods-magazine = magazines
zonecard-goods-mod = mods
zonecard-goods-suit = suits
zonecard-goods-suit_mod = suit mods
zonecard-goods-weapon = weapons
zonecard-goods-weapon_mod = weapon mods
zonecard-part-buys = Buys
zonecard-part-gift = Gift
zonecard-part-sells = Sells
zonecard-part-services = Services
zonecard-service = { $n } { $n ->
    [one] coupon
   *[other] coupons
}: { $what }

## Uncharted Territories

zonecard-entrance = Entrance: { $where }
zonecard-entrance-crossed = The entrance is one step for walking, distance, bolts and grenades; nobody sees or shoots through it
zonecard-siting-indoor = any indoor area
zonecard-siting-indoor-largest = any area of the largest building
zonecard-siting-outdoor-1x1 = any outdoor area of 1×1
zonecard-siting-outdoor-1x2 = any outdoor area of 1×2
zonecard-siting-any-1x2 = any area of 1×2
zonecard-siting-outdoor-waterside = any outdoor area beside water or the edge of the map
zonecard-siting-otherwise = { $where }; without such an area { $else }
zonecard-loot-on-tile = Loot on the tile: { $areas }
zonecard-loot-stack = { $area }: { $n }
zonecard-extra-magazines =
    { $n ->
        [one] with { $n } magazine that fits it
       *[other] with { $n } magazines that fit it
    }
zonecard-part-contract = Contract
zonecard-contract = win the mission ({ $if }): { $n } { $n ->
         [one] coupon
        *[other] coupons
    }
