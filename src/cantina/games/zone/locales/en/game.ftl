### S.T.A.L.K.E.R.: board, questions, choices and events, for the terminal and the pages.
### Who and what is named by the time it gets here. Words of the engine ($why, $token, $level …)
### and yes or no are there to choose by; what is not there is called none.

## Words

zone-enemy = Enemy { $number }
zone-enemy-named = { $name } { $number }
zone-side-north = north
zone-side-east = east
zone-side-south = south
zone-side-west = west
zone-state-focus = focus
zone-state-stun = stun
zone-state-vulnerable = vulnerability
zone-state-critical = critical wound
zone-group-boss = boss
zone-group-elite = elite
zone-group-pack = pack
zone-group-horde = horde
zone-ammo-pistol = pistol
zone-ammo-rifle = rifle
zone-ammo-shotgun = shotgun
zone-ammo-special = special
zone-body-head = head
zone-body-torso = torso
zone-thing-bolt = bolt
zone-phase-setup = Before the mission
zone-phase-event = Event
zone-phase-stalkers = Stalkers
zone-phase-enemies = Enemies and Zone
zone-kind-stalkers = Stalker
zone-kind-weapons = Weapon
zone-kind-items = Item
zone-kind-suits = Suit
zone-kind-mods = Mod
zone-kind-artifacts = Artifact
zone-kind-enemies = Enemy
zone-kind-activation_low = Activation, low threat
zone-kind-activation_high = Activation, high threat
zone-kind-wounds = Wound
zone-kind-control = Control card
zone-kind-anomalies = Anomaly
zone-kind-events = Random event
zone-kind-loot = Loot
zone-kind-unknown = Unknown enemy
zone-kind-mission = Mission
zone-kind-uncharted = Uncharted territory

## Why an enemy did this and nothing else; what ended its movement

zone-why-only = no choice
zone-why-nearest = nearest
zone-why-corners = equally near, fewest corners
zone-why-group = equally near, by the colour of the group
zone-why-lead = tied in everything, the lead stalker chose
zone-end-goal = it is there
zone-end-steps = no further
zone-end-full = the next area is full
zone-end-sight = it sees a target
zone-end-blocked = no way

## The table

zone-title = { $number }. { $name }
zone-now = Round { $round }. { $phase }.
zone-leading = Lead stalker: { $name }{ $ready ->
    [yes] {""}
   *[no] , action used
}
zone-active = Event
zone-to-come = events left: { $count }
zone-objectives = Objectives
zone-score = Score
zone-activation = Activation card
zone-roll = { $of ->
    [attack] Attack of { $name }: { $dice }
    [defence] Defence of { $name } against { $needed ->
        [one] 1 damage
       *[other] { $needed } damage
    }: { $dice }
   *[anomaly] Anomaly die of { $name }: { $dice }
}
zone-petals = { $count ->
    [one] 1 petal
   *[other] { $count } petals
}
zone-control = Your control card
zone-section-stalkers = Stalkers
zone-section-enemies = Enemies on the map
zone-section-anomalies = Anomalies
zone-section-cards = Cards of the mission
zone-territory = Territory
zone-territory-closed = closed
zone-section-map = Map
zone-board = HP { $hp }/{ $most }, dose { $dose }{ $dice ->
    [0] {""}
    [one] {" "}(1 die)
   *[other] {" "}({ $dice } dice)
}
zone-board-area = on { $area }
zone-board-left = has left the map
zone-board-lead = lead
zone-board-seen = seen
zone-board-threat = { $level ->
    [high] high threat on { $area }
   *[low] low threat on { $area }
}
zone-board-turn = turn { $turn } { $left ->
    [done] done
   *[other] { $left }
}
zone-board-bolts = bolts { $count }
zone-board-magazines = magazines
zone-board-weapon = Weapon
zone-board-suit = Suit
zone-board-defence = defence { $dice }
zone-board-artifacts = Artifacts
zone-board-base = base dose { $dose }
zone-board-backpack = Backpack { $count }/{ $limit }
zone-board-findings = Findings
zone-board-nothing = nothing
zone-foe = { $name }, { $area }, looks { $side }, HP { $hp }/{ $most }
zone-foe-sees = sees { $areas }
zone-foe-marked = marked
zone-pool = Not on the map: { $enemies }
zone-anomaly = { $name }, centre { $area }{ $artifact ->
    [yes] , artifact
   *[no] {""}
}{ $active ->
    [yes] {""}
   *[no] , asleep
}
zone-symbol = { $area } { $percents }%
zone-crowded = Not everything fits on the map
zone-discards = Discarded activation cards
zone-here-area = { $area }, { $where ->
    [water] water
    [indoor] indoors
   *[outdoor] outdoors
}{ $cover ->
    [0] {""}
   *[other] , cover { $cover }
}{ $radiation ->
    [0] {""}
   *[other] , radiation { $radiation }
}
zone-here-threat = { $level ->
    [high] high threat of { $name }
   *[low] low threat of { $name }
}
zone-here-loot = loot: { $count }
zone-here-unknown = unknown enemies: { $count }
zone-here-peeked = known: { $text }
zone-here-artifact = artifact
zone-here-risk = { $name } { $percent }%
zone-here-seen = seen by { $who }
zone-here-dim = poor visibility
zone-here-trap = trap
zone-here-exit = way out
zone-here-entrance = entrance, leads to { $area }

## Questions

zone-ask-stalker = Who are you in this mission?
zone-ask-leader = Who leads first?
zone-ask-start = { $name }: where do you start?
zone-ask-entrance = Where is the entrance?
zone-ask-turn = { $name }: begin a turn, or pass?
zone-ask-act = { $name }: what do you do?
zone-ask-step = { $name }: where to?
zone-ask-push = Who is pushed, and where?
zone-ask-drag = Which way does the threat move?
zone-ask-part = Which part of the body?
zone-ask-reroll = Which dice do you roll again?
zone-ask-boost = Spend gas masks to strengthen the attack?
zone-ask-share = How many successes for this enemy?
zone-ask-masks = Spend gas masks before the hit?
zone-ask-masks_left = Spend the remaining gas masks?
zone-ask-critical = Above which turn do you put the critical wound?
zone-ask-use = Do you use the new card at once?
zone-ask-mods = Do you fit mods on the new card?
zone-ask-buy = { $name }: what do you buy?
zone-ask-drop = Too much to carry: what do you leave behind?
zone-ask-loot = Which loot do you put back?
zone-ask-arrange = { $name }: what do you arrange?
zone-ask-target = Equally near: whom does the enemy attack?
zone-ask-landing = Equally near: where does the enemy land?
zone-ask-first = Tied in everything: which enemy acts first?
zone-ask-goal = Equally near: where does the enemy go?
zone-ask-way = Equally short: which way does the enemy go?
zone-ask-facing = Which way does the enemy look?
zone-ask-ahead = Which area does the enemy step onto?
zone-ask-nearest = Equally near: which enemy?
zone-ask-stack = Equally near: which unknown enemy?
zone-ask-card = Which enemy comes?
zone-ask-ending = Which end-of-round effect comes first?
zone-ask-anomaly = Do you roll the anomaly die again?
zone-ask-figure = For whom?
zone-ask-area = Which area?
zone-ask-choice = What do you choose?
zone-ask-offer = Do you use an effect?
zone-ask-control = Something is in your head. Do you resist?

## Choices

zone-do-stalker = { $card }: { $text }
zone-do-leader = { $who }
zone-do-begin = Begin turn { $turn }
zone-do-pass = Pass
zone-do-move = Move
zone-do-careful = Move carefully
zone-do-prepare = Prepare
zone-do-reload = Reload { $card }
zone-do-pick-loot = Pick up loot
zone-do-pick-artifact = Pick up the artifact
zone-do-pick-symbol = Pick up the artifact of { $anomaly }
zone-do-pick-thing = Pick up: { $thing }
zone-do-distract = Distract towards { $area }
zone-do-bolt = Throw a bolt: { $anomaly }, { $area }, { $percent }%
zone-do-knife = Knife: { $who }
zone-do-fire = { $attack }: { $who }{ $rounds ->
    [0] {""}
    [one] , 1 round
   *[other] , { $rounds } rounds
}
zone-do-shake = Shake off the stun
zone-do-lead-heal = Lead: heal 2 HP, pass the token on
zone-do-lead-heal-alone = Lead: heal 2 HP
zone-do-lead-focus = Lead: gain focus, pass the token on
zone-do-lead-focus-alone = Lead: gain focus
zone-do-item = Use: { $card }
zone-do-use = { $card }: { $text }
zone-do-use-on = { $card }: { $text } → { $who }
zone-do-act = { $card }: { $act }
zone-do-act-again = { $card }: { $act } ({ $done } of { $times } done)
zone-do-take = Take along: { $thing }
zone-do-put = Put down: { $thing }
zone-do-pass_on = Hand over: { $thing } → { $who }
zone-do-leave = Leave the map
zone-do-end = End the turn
zone-do-step = To { $area }
zone-do-stay = Stop here
zone-do-done = Nothing more
zone-do-push = { $who }
zone-do-drag = Over { $area }
zone-do-part-head = Head
zone-do-part-torso = Torso
zone-do-reroll-focus = Spend focus, roll again: { $dice }
zone-do-reroll = { $card }, roll again: { $dice }
zone-die-stalker = no. { $number } stalker { $face }
zone-die-gear = no. { $number } equipment { $face }
zone-do-focus = Spend focus, roll again
zone-do-share = { $count ->
    [0] None
    [one] 1 success
   *[other] { $count } successes
}
zone-do-critical = Above turn { $turn }
zone-do-token = Turn { $turn }
zone-do-equip = Use { $card }
zone-do-equip-instead = Use { $card } instead of { $other }
zone-do-fit = Fit { $card } on { $host }
zone-do-fit-instead = Fit { $card } on { $host } instead of { $other }
zone-do-stow = Into the backpack: { $card }
zone-do-give = Give { $card } to { $who }
zone-do-hand = { $thing ->
    [bolt] Give a bolt to { $who }
    [pistol] Give a pistol magazine to { $who }
    [rifle] Give a rifle magazine to { $who }
    [shotgun] Give a shotgun magazine to { $who }
   *[other] Give { $name } to { $who }
}
zone-do-drop = Leave { $card }
zone-do-return = Put back: { $text }
zone-do-target = { $who }
zone-do-enemy = { $who }
zone-do-figure = { $who }
zone-do-goal = { $area }
zone-do-area = { $area }
zone-do-way = To { $area }, going { $side }
zone-do-way-entrance = To { $area }, through the entrance
zone-do-halt = Stop, looking { $side }
zone-do-halt-here = Stop
zone-do-halt-on = Stop on { $area }, looking { $side }
zone-do-halt-here-on = Stop on { $area }
zone-do-turn = Looks { $side }
zone-do-face = { $side }
zone-do-card = { $card }
zone-do-ending = { $who }
zone-do-symbol = { $anomaly }: { $area }, { $percent }%
zone-do-magazine = { $kind ->
    [pistol] Pistol magazine
    [rifle] Rifle magazine
   *[shotgun] Shotgun magazine
}
zone-do-buy = Buy { $card }
zone-do-buy_magazine = { $kind ->
    [pistol] Buy a pistol magazine
    [rifle] Buy a rifle magazine
   *[shotgun] Buy a shotgun magazine
}
zone-do-end_trade = Buy nothing more
zone-do-choose = { $text }
zone-do-endure = Let it happen: { $text }
zone-do-avoid = Instead: { $cost }
zone-do-avoid-turn = Instead: { $cost } (turn { $turn })
zone-do-resist = Resist: lose { $count } HP
zone-do-resist-focus = Resist with focus: lose { $count } HP
zone-do-obey = Obey: { $text }
zone-note-seen = seen by { $who }
zone-note-unseen = unseen
zone-note-dose = dose +{ $count }
zone-note-risk = { $name } { $percent }%
zone-note-cover = cover { $count }
zone-note-dice = distance { $distance }, dice { $stalker }+{ $gear }{ $cover ->
    [0] {""}
   *[other] , cover { $cover }
}
zone-note-chance = { $result } { $percent }%
zone-note-part = { $part }: { $chances }

## Events

zone-event-mission_began = Mission { $mission }
zone-event-stalker_chosen = { $player } is { $card }.
zone-event-lead_chosen = { $stalker } leads first.
zone-event-stalker_placed = { $stalker } starts on { $area }.
zone-event-round_began = Round { $round }
zone-event-event_drawn = Event: { $card }
zone-event-events_added = { $count ->
    [one] A random event is put on the event deck.
   *[other] { $count } random events are put on the event deck.
}
zone-event-mission_ended = { $won ->
    [yes] The mission is won.
   *[no] The mission has failed.
} { $because }
zone-over-mission_won = Everything is done, and everybody is alive.
zone-over-stalker_died = A stalker has died.
zone-over-out_of_time = Time has run out.
zone-over-scenario_failed = What you had to prevent has happened.
zone-event-turn_began = { $stalker } begins turn { $turn }.
zone-event-turn_passed = { $stalker } passes.
zone-event-turn_ended = { $forfeited ->
    [0] { $stalker } ends turn { $turn }.
    [one] { $stalker } ends turn { $turn } and loses an action.
   *[other] { $stalker } ends turn { $turn } and loses { $forfeited } actions.
}
zone-event-action_taken = { $verb ->
    [move] { $stalker } moves.
    [careful] { $stalker } moves carefully.
    [prepare] { $stalker } prepares.
    [reload] { $stalker } reloads.
    [pick] { $stalker } picks something up.
    [distract] { $stalker } throws a bolt to { $area } to distract the enemies.
    [bolt] { $stalker } throws a bolt into an anomaly.
    [knife] { $stalker } draws the knife.
    [fire] { $stalker } attacks.
    [shake] { $stalker } shakes off the stun.
    [lead] { $stalker } leads.
    [item] { $stalker } uses an item.
    [act] { $stalker } does something: { $card }.
    [leave] { $stalker } goes to the way out.
   *[use] { $stalker } uses a card.
}
zone-event-stalker_stepped = { $stalker }: { $start } → { $area }
zone-event-figure_pushed = { $figure } is pushed: { $start } → { $area }
zone-event-threat_changed = { $level ->
    [none] { $stalker } is no longer a threat.
    [low] { $stalker }: low threat on { $area }
   *[high] { $stalker }: high threat on { $area }
}
zone-event-lead_passed = { $stalker } passes the lead to { $lead }.
zone-event-token_gained = { $token ->
    [focus] { $figure }: focus
    [stun] { $figure } is stunned.
    [vulnerable] { $figure } is vulnerable.
   *[bolt] { $count ->
        [one] { $figure }: 1 more bolt
       *[other] { $figure }: { $count } more bolts
    }
}
zone-event-token_discarded = { $token ->
    [focus] { $figure } spends focus.
    [stun] { $figure } is no longer stunned.
    [vulnerable] { $figure } is no longer vulnerable.
   *[bolt] { $figure } spends a bolt.
}
zone-event-bolt_thrown = A bolt covers { $percent }% of { $anomaly } on { $area }.
zone-event-stalker_healed = { $stalker } heals { $amount } HP, now { $hp }.
zone-event-hp_lost = { $stalker } loses { $amount } HP, { $hp } left.
zone-event-critically_wounded = { $stalker }: a critical wound above turn { $turn }
zone-event-stalker_died = { $stalker } dies.
zone-event-dose_changed = { $stalker }: dose { $dose }
zone-event-exposure_rolled = { $stalker } is exposed to radiation: { $dice }{ $loss ->
    [0] {""}
   *[other] {" "}(−{ $loss } HP)
}
zone-event-dice_rolled = { $stalker } rolls: { $dice }{ $bonus ->
    [none] {""}
   *[other] {" "}({ $bonus })
}
zone-event-dice_rerolled = { $stalker } rolls again: { $dice }
zone-event-stalker_fired = { $attack ->
    [none] { $stalker } attacks with the knife: { $target }
   *[other] { $rounds ->
        [one] { $stalker }, { $weapon }, { $attack }, 1 round: { $target }
       *[other] { $stalker }, { $weapon }, { $attack }, { $rounds } rounds: { $target }
    }
}
zone-event-part_chosen = { $stalker } aims: { $part ->
    [head] the head
   *[torso] the torso
}
zone-event-masks_spent = { $masks ->
    [one] { $stalker } spends a gas mask: { $effect }
   *[other] { $stalker } spends { $masks } gas masks: { $effect }
}{ $target ->
    [none] {""}
   *[other] {" "}→ { $target }
}
zone-event-enemy_hit = { $results ->
    [none] { $successes ->
        [one] { $enemy }: 1 success, a miss
       *[other] { $enemy }: { $successes } successes, a miss
    }
   *[other] { $successes ->
        [one] { $enemy }: 1 success, { $part ->
            [head] head
           *[torso] torso
        }: { $results }
       *[other] { $enemy }: { $successes } successes, { $part ->
            [head] head
           *[torso] torso
        }: { $results }
    }
}
zone-event-wound_drawn = { $heavy ->
    [yes] { $enemy }, heavy wound: { $text }
   *[no] { $enemy }, light wound: { $text }
}
zone-event-wound_deck_shuffled = The wound cards are shuffled.
zone-event-enemy_lost_hp = { $enemy } loses { $amount } HP, { $hp } left.
zone-event-enemy_died = { $killer ->
    [none] { $enemy } dies on { $area }.
   *[other] { $enemy } dies on { $area }, by { $killer }.
}
zone-event-loot_dropped = Loot falls on { $area }.
zone-event-defended = { $lost ->
    [0] { $stalker } stops { $damage } damage.
   *[other] { $stalker }: { $damage } damage, { $stopped } stopped, { $lost } get through
}
zone-event-loot_taken = { $stalker } finds: { $text }
zone-event-gear_gained = { $stalker } gains { $gear }.
zone-event-card_bought =
    { $stalker } buys { $gear } for { $price } { $price ->
         [one] coupon
        *[other] coupons
    }.
zone-event-magazine_bought = { $kind ->
    [pistol] { $stalker } buys a pistol magazine for { $price } { $price ->
             [one] coupon
            *[other] coupons
        }.
    [rifle] { $stalker } buys a rifle magazine for { $price } { $price ->
             [one] coupon
            *[other] coupons
        }.
   *[shotgun] { $stalker } buys a shotgun magazine for { $price } { $price ->
             [one] coupon
            *[other] coupons
        }.
}
zone-event-trade_ended = { $lost ->
    [0] { $stalker } has spent everything.
   *[other] { $stalker } buys nothing more; { $lost } { $lost ->
             [one] coupon
            *[other] coupons
        } are lost.
}
zone-event-gear_discarded = { $stalker } discards { $gear }.
zone-event-gear_equipped = { $host ->
    [none] { $stalker } uses { $gear }.
   *[other] { $stalker } fits { $gear } on { $host }.
}
zone-event-gear_stowed = { $stalker } puts { $gear } into the backpack.
zone-event-gear_given = { $stalker } gives { $gear } to { $to }.
zone-event-thing_given = { $thing ->
    [bolt] { $stalker } gives { $to } a bolt.
    [pistol] { $stalker } gives { $to } a pistol magazine.
    [rifle] { $stalker } gives { $to } a rifle magazine.
    [shotgun] { $stalker } gives { $to } a shotgun magazine.
   *[other] { $stalker } gives { $to }: { $name }
}
zone-event-weapon_reloaded = { $ammo ->
    [one] { $stalker } reloads { $gear }: 1 round.
   *[other] { $stalker } reloads { $gear }: { $ammo } rounds.
}
zone-event-artifact_taken = { $stalker } picks up an artifact on { $area }.
zone-event-thing_taken = { $stalker } picks up: { $name }
zone-event-card_flipped = The card is flipped: { $card }
zone-event-card_revealed = The card is revealed: { $card }
zone-event-overlay_placed = The card is laid on { $areas }: { $card }
zone-event-ground_changed = The ways on the map have changed.
zone-event-area_flooded = { $area } is now under water.
zone-event-territory_drawn = A territory lies beside the map: { $card }
zone-event-territory_put_aside = No area fits the entrance of { $card }: another setup card is drawn.
zone-event-entrance_placed = The entrance is on { $area }.
zone-event-territory_closed = The territory has closed: { $card }
zone-event-flag_set = Noted: { $flag }
zone-event-flag_counted = { $flag }: { $count }
zone-event-effect_named = { $name ->
    [alarm] Alarm!
    [early_birds] Early birds
    [grenade_throw] A grenade!
    [ongoing_fights] Ongoing fights
    [stray_bullets] Stray bullets
    [suppressing_fire] Suppressing fire
   *[vulnerability] Vulnerability
}
zone-event-effect_used = { $stalker } uses { $card }: { $text }
zone-event-item_used = { $target ->
    [none] { $stalker } uses { $gear }.
   *[other] { $stalker } uses { $gear } → { $target }
}
zone-event-token_placed = { $token ->
    [trap] A trap on { $area }
   *[poor_visibility] Poor visibility on { $area }
}
zone-event-thing_placed = { $name } on { $area }
zone-event-thing_carried = { $bearer ->
    [none] Put down: { $name }
   *[other] { $bearer } takes along: { $name }
}
zone-event-thing_gained = { $stalker ->
    [none] On the map now: { $name }
   *[other] { $stalker } gains: { $name }
}
zone-event-thing_removed = Out of the game: { $name }
zone-event-exits_opened = The exits are open: stalkers may leave when no enemy sees them.
zone-event-magazines_changed = { $kind ->
    [pistol] { $stalker }: pistol magazines { $change }
    [rifle] { $stalker }: rifle magazines { $change }
   *[shotgun] { $stalker }: shotgun magazines { $change }
}
zone-event-rounds_lost = { $count ->
    [one] { $stalker } loses 1 round from the weapon.
   *[other] { $stalker } loses { $count } rounds from the weapon.
}
zone-event-stalker_left = { $stalker } leaves the map from { $area }.
zone-event-anomaly_rolled = { $figure } rolls for { $anomaly }: { $symbol }
zone-event-anomaly_activated = { $anomaly } is set off: { $figures }
zone-event-anomaly_moved = { $anomaly } moves.
zone-event-portal_passed = { $figure } passes through the portal: { $start } → { $area }
zone-event-artifact_found = { $stalker } finds the artifact of { $anomaly } on { $area }.
zone-event-unknown_peeked = Unknown enemy on { $area }, seen in advance: { $text }
zone-event-zone_step_began = { $step ->
    [1] Enemies act
    [2] Radiation
    [3] Tokens leave the map, stunned enemies recover
    [4] Threat falls
   *[5] End of the round
}
zone-event-activation_drawn = { $high ->
    [yes] Activation, high threat: { $card }
   *[no] { $part ->
        [no_threat] Activation, no threat: { $card }
       *[low_threat] Activation, low threat: { $card }
    }
}
zone-event-point_begun = { $verb ->
    [move] Enemies move:
    [step_forward] Enemies step forward:
    [attack] Enemies attack:
    [special] Special actions:
    [look_around] Enemies look around:
    [resolve_unknown] Unknown enemies:
    [shift_seen_threat_to_owner] Threat that enemies see moves towards its owner.
   *[named] More of the card:
}
zone-event-enemy_acted = { $why ->
    [only] { $enemy }
   *[other] { $enemy } ({ $because })
}
zone-event-enemy_turned = { $enemy } looks { $side }.
zone-event-enemy_stepped = { $enemy }: { $start } → { $area }
zone-event-enemy_moved = { $why ->
    [only] { $enemy }: { $path }; { $stop }
   *[other] { $enemy }: { $path } ({ $because }); { $stop }
}
zone-event-enemy_stayed = { $enemy } stays: { $stop }
zone-event-trap_sprung = { $enemy } steps into the trap on { $area }.
zone-event-enemy_aimed = { $why ->
    [only] { $enemy } aims at { $target }.
   *[other] { $enemy } aims at { $target } ({ $because }).
}
zone-event-enemy_attacked = { $cover ->
    [0] { $enemy } attacks { $target }: { $damage } damage
   *[other] { $enemy } attacks { $target }: { $damage } damage, cover { $cover }
}
zone-event-attack_fell_short = { $enemy } does not reach { $target }.
zone-event-attack_rolled = { $enemy } rolls the anomaly die: { $symbol }
zone-event-enemy_recovered = { $enemy } recovers.
zone-event-unknown_revealed = Unknown enemy on { $area }: { $text }
zone-event-enemy_placed = { $enemy } appears on { $area }, looking { $side }.
zone-event-tokens_cleared = Poor visibility and bolts leave the map.
zone-event-control_drawn = { $card ->
    [none] { $stalker } draws a control card.
   *[other] { $stalker } draws a control card: { $card }
}
zone-event-control_answered = { $resisted ->
    [yes] { $stalker } resists.
   *[no] { $stalker } obeys.
}

## What is printed on cards

zone-shooting = dice { $dice } at distance { $from }–{ $to }
zone-shooting-beyond = dice { $dice } from distance { $from }
zone-sight = Sight: ahead { $front }, left { $left }, right { $right }, behind { $back }
zone-sight-unlimited = no limit
zone-field-name = Name
zone-field-copies = Copies
zone-field-hp = HP
zone-field-shooting = Shooting
zone-field-abilities = Abilities
zone-field-level = Level
zone-field-price = Price
zone-field-ammo = Ammo
zone-field-capacity = Rounds
zone-field-effective = Effective distance
zone-field-shortest = Shortest distance
zone-field-longest = Longest distance
zone-field-slots = Slots
zone-field-slot = Slot
zone-field-traits = Traits
zone-field-attacks = Attacks
zone-field-effects = Effects
zone-field-tags = Tags
zone-field-use = Use
zone-field-range = Distance
zone-field-while_stunned = While stunned
zone-field-defence = Defence dice
zone-field-radiation = Map radiation
zone-field-container = Container
zone-field-dose = Dose
zone-field-type = Type
zone-field-types = Types
zone-field-category = Category
zone-field-move = Movement
zone-field-sight = Sight
zone-field-standees = Standees
zone-field-attack = Attack
zone-field-hits = Hits
zone-field-ability = Ability
zone-field-special = Special action
zone-field-on_death = When it dies
zone-field-kind = Kind
zone-field-group = Group
zone-field-count = Count
zone-field-steps = Steps
zone-field-zone_only = Zone phase only
zone-field-no_threat = No threat
zone-field-low_threat = Low threat
zone-field-always = At any threat
zone-field-light = Light wound
zone-field-heavy = Heavy wound
zone-field-stalkers = Stalkers
zone-field-enemies = Enemies
zone-field-area = Areas
zone-field-artifact = Artifact
zone-field-mobile = Mobile
zone-field-resist = HP lost
zone-field-resist_with_focus = HP lost with focus
zone-field-obey = Obey
zone-field-immediate = At once
zone-field-end = End of round
zone-field-numeral = Number
zone-field-outcome = Outcome
zone-field-at = Areas
zone-field-closes = Closes
zone-field-a = Front
zone-field-b = Back
zone-field-do = Effect
zone-value-pistol = pistol
zone-value-rifle = rifle
zone-value-shotgun = shotgun
zone-value-special = special
zone-value-chemical = chemical
zone-value-fire = fire
zone-value-electric = electric
zone-value-gravity = gravity
zone-value-spatial = spatial
zone-value-human = human
zone-value-mutant = mutant
zone-value-psionic = psionic
zone-value-boss = boss
zone-value-elite = elite
zone-value-pack = pack
zone-value-horde = horde
zone-value-basic = basic
zone-value-improved = improved
zone-value-advanced = advanced
zone-value-muzzle = muzzle
zone-value-optic = optic
zone-value-underbarrel = underbarrel
zone-value-weapon = weapon
zone-value-suit = suit
zone-value-grenade = grenade
zone-value-medicine = medicine
zone-value-food = food
zone-value-tool = tool
zone-value-blast = blast
zone-value-detector = detector
zone-value-free = free action
zone-value-standard = standard action
zone-value-overlay = on the map
zone-value-note = note
zone-value-deck = in the deck
zone-value-fail = failure
zone-value-win = success
zone-value-all = all
zone-value-triggered = those set off

## Options

zone-option-mission = Mission
zone-option-uncharted = Uncharted territory
zone-option-own = A mission of your own, as text
zone-option-box = The values of somebody’s own box, as text
zone-choice-A1 = Rescuing Dalik
zone-choice-A2 = Black Water
zone-choice-A3 = Iron Shell
zone-choice-B1 = Signal from Below
zone-choice-B2 = The Puppeteer
zone-choice-C1 = Beast of the Depot
zone-choice-S1 = Last Crate
zone-choice-S2 = Long Night at the Clinic
zone-choice-S3 = Artifact Season
zone-choice-off = none
zone-choice-on = one beside the map
