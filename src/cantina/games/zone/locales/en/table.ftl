# The table of S.T.A.L.K.E.R. in the web client.

zone-stalker = Stalker { $number }

## The PDA

zone-pda-health = Health
zone-pda-shooting = { $dice ->
    [one] 1 die at any distance
   *[other] { $dice } dice at any distance
}
zone-pda-shooting-to = { $dice ->
    [one] 1 die up to { $to } areas
   *[other] { $dice } dice up to { $to } areas
}
zone-pda-shooting-beyond = { $dice ->
    [one] 1 from { $from } areas
   *[other] { $dice } from { $from } areas
}
zone-pda-turn = Turn { $number }
zone-pda-token-here = here
zone-pda-token-ready = ready
zone-pda-token-done = done
zone-pda-track-end = end
zone-pda-no-turn = Not this stalker’s turn.
zone-pda-actions-left = { $count ->
    [0] No standard action left in this turn.
    [one] One standard action left in this turn.
   *[other] { $count } standard actions left in this turn.
} Free actions any time.
zone-pda-states = States
zone-pda-yes = yes
zone-pda-no = no
zone-pda-abilities = Abilities
zone-pda-empty = empty
zone-pda-no-weapon = no weapon in hand
zone-pda-tier = level { $level }
zone-pda-rounds = { $count } of { $full } { $full ->
         [one] round
        *[other] rounds
    }
zone-pda-distance = distance, best underlined
zone-pda-costs = { $cost ->
    [free] {"free · "}
   *[standard] {""}
}{ $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
zone-pda-attack = +{ $dice } { $dice ->
    [one] die
   *[other] dice
}{ $successes ->
    [0] {""}
   *[other] , +{ $successes } ★
}{ $splits ->
    [yes] , may split
   *[no] {""}
}{ $part ->
    [yes] , choose the part
   *[no] {""}
} · { $threat ->
    [high] high threat
    [low] low threat
   *[none] no threat
}
zone-pda-suit = Suit
zone-pda-suit-note = { $dice ->
    [one] defence 1 die
   *[other] defence { $dice } dice
} · map radiation { $radiation }
zone-pda-mod = room for a suit mod
zone-pda-container = container: { $level ->
    [advanced] advanced, takes 4 off
    [improved] improved, takes 2 off
   *[basic] basic, takes 0 off
}
zone-pda-artifacts = Artifacts
zone-pda-base-dose = base dose { $dose } counts in the Zone phase
zone-pda-backpack = Backpack { $count } of { $limit }
zone-pda-geiger = Geiger
zone-pda-dose = Radiation dose
zone-pda-safe = safe
zone-pda-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
zone-pda-of = of { $count }
zone-pda-danger = { $count ->
    [0] A dose of { $dose } does no harm.
    [one] A dose of { $dose }: 1 equipment die in the Zone phase, then it falls to the next white tick.
   *[other] A dose of { $dose }: { $count } equipment dice in the Zone phase, then it falls to the next white tick.
}
zone-pda-pockets = Pockets
zone-pda-bolts = bolts
zone-pda-threat = Threat
zone-pda-threat-now = { $level ->
    [none] No threat on the map.
    [low] Low, on { $area }{ $here ->
        [yes] {" "}with the stalker.
       *[no] .
    }
   *[high] High, on { $area }{ $here ->
        [yes] {" "}with the stalker.
       *[no] .
    }
}
zone-pda-threat-then = { $level ->
    [none] The plan leaves none.
    [low] The plan leaves it low on { $area }.
   *[high] The plan turns it high on { $area }.
}
zone-slot-optic = optic
zone-slot-muzzle = muzzle
zone-slot-underbarrel = underbarrel
zone-shot-single_shot = Single shot
zone-shot-aimed_shot = Aimed shot
zone-shot-quick_shot = Quick shot
zone-shot-burst = Burst
zone-shot-automatic_fire = Automatic fire
zone-shot-double_barrel = Both barrels
zone-shot-single_barrel = One barrel
zone-shot-slam_fire = Slam fire
zone-shot-launch = Launch
zone-shot-unload = Unload
zone-shot-knife = Knife strike
zone-shot-chance = { $attack }: { $percent }% to kill
zone-pda = PDA

## The board

zone-map = Map of the mission
zone-panes = Parts of the table
zone-pane-plan = Plan
zone-pane-pda = PDA
zone-pane-crew = Crew
zone-pane-event = Event
zone-pane-log = Log
zone-round = Round { $round }
zone-alarm-none = nobody suspects you
zone-alarm-low = low threat, no alarm
zone-alarm-high = high threat on { $areas }
zone-level-low = low
zone-level-high = high
zone-lead = lead
zone-crew-numbers = HP { $hp }/{ $most } · dose { $dose }
zone-crew-open = Open the PDA
zone-event = Event
zone-events-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
zone-event-none = No event is active.
zone-cards = Cards
zone-goals = Objectives
zone-goal-done = done
zone-legend = On the map

## Actions

zone-acts = Actions
zone-cannot-stun = You are stunned
zone-instead-stun = Shake it off, 1 action
zone-cannot-spent = No action left in this turn
zone-cannot-seen = An enemy sees you here
zone-instead-seen = Move out of sight first
zone-cannot-all_seen = Every area next to you is in sight
zone-cannot-shut = There is nowhere to go
zone-cannot-packed = { $card } is in your backpack
zone-instead-packed = Take it out: Prepare, 1 action
zone-cannot-unarmed = You have no weapon
zone-cannot-empty = { $card } is empty
zone-instead-empty = Reload it
zone-cannot-no_rounds = { $card } is empty, and you have no magazine for it
zone-cannot-no_target = No enemy in sight and range
zone-instead-no_target = Nearest: { $who }, { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
zone-cannot-attacks = { $card } cannot fire like that now
zone-cannot-nobody = No enemy on your area
zone-instead-nobody = Nearest: { $who }, { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
zone-cannot-full = The magazine is full
zone-cannot-no_magazine = No magazine for { $card }
zone-cannot-nothing = There is nothing here
zone-instead-nothing = Nearest loot: { $area }
zone-cannot-no_bolt = You have no bolt
zone-instead-no_bolt = Prepare gives you one
zone-cannot-alarm = Your high threat is on the map
zone-cannot-no_anomaly = No open anomaly symbol in range
zone-act-move = Move
zone-act-note-move = up to 3
zone-act-careful = Careful
zone-act-note-careful = 1 area
zone-act-fire = Attack
zone-act-note-fire = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
zone-act-knife = Knife
zone-act-note-knife = { $count ->
    [one] 1 enemy
   *[other] { $count } enemies
}
zone-act-prepare = Prepare
zone-act-note-prepare = focus, bolt
zone-act-reload = Reload
zone-act-note-reload = { $count ->
    [one] 1 weapon
   *[other] { $count } weapons
}
zone-act-pick = Pick up
zone-act-note-pick = { $count ->
    [one] 1 thing
   *[other] { $count } things
}
zone-act-distract = Distract
zone-act-note-distract = 1 bolt
zone-act-bolt = Throw bolt
zone-act-note-bolt = range 3
zone-act-item = Use item
zone-act-note-item = { $count ->
    [one] 1 item
   *[other] { $count } items
}
zone-act-act = Here
zone-act-note-act = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
zone-act-use = Ability
zone-act-note-use = { $count ->
    [one] 1 effect
   *[other] { $count } effects
}
zone-act-lead = Lead
zone-act-note-lead = free
zone-act-shake = Shake off
zone-act-note-shake = stun
zone-act-end = End turn
zone-act-note-end = done
zone-go-to = Go to { $area }
zone-walk-going = On the way…
zone-walk-stop = Stop here

## Plans

zone-plan-title = Move, if you go this way
zone-plan-seen = { $who }: in sight on { $areas }
zone-plan-unseen = Nobody sees you on the way
zone-plan-end-seen = In sight on the last area too.
zone-plan-end-unseen = Nobody sees the last area.
zone-plan-of = { $count } of { $all }
zone-plan-threat-low = Low threat goes to { $area }
zone-plan-threat-high = High threat stays on { $area }
zone-plan-deck-low = Enemies are curious: the yellow deck is drawn.
zone-plan-deck-high = The red deck is drawn: enemies come for it.
zone-plan-dose = Dose { $from } → { $to }
zone-plan-dose-note = The highest radiation on the way, minus the suit’s protection.
zone-plan-portal = The portal leads to { $area }
zone-plan-portal-note = You come out there at once, unless it is full by then.
zone-plan-risk = { $name } may wake
zone-plan-risk-note = Uncovered symbols on the way.
zone-plan-cover = Cover { $count } on { $area }
zone-plan-cover-note = { $count ->
    [one] 1 wound less from each attack.
   *[other] { $count } wounds less from each attack.
}
zone-plan-reaction = { $count ->
    [0] No reaction
    [one] 1 enemy would react
   *[other] { $count } enemies would react
}
zone-plan-reaction-note = If your turn ended there.
zone-plan-no-reaction-note = Nobody would see you when the turn ends.
zone-plan-pill-seen = seen by { $numbers }
zone-plan-pill-dose = dose +{ $count }

## Attacks and dice

zone-aim-facts = On { $area }, looks { $side }, { $sees ->
    [yes] sees you.
   *[no] does not see you.
}
zone-aim-distance = distance { $count }{ $best ->
    [yes] , effective
   *[no] {""}
}
zone-die = { $kind ->
    [stalker] Stalker die
   *[gear] Equipment die
}: { $accuracy ->
    [yes] accuracy
   *[no] { $stars ->
        [one] { $stars } success
       *[other] { $stars } successes
    }, { $masks ->
        [one] { $masks } gas mask
       *[other] { $masks } gas masks
    }
}
zone-roll-attack = Your attack
zone-roll-defence = Your defence
zone-roll-anomaly = The anomaly
zone-roll-needed = of { $count } damage
zone-roll-masks = { $count ->
    [one] 1 gas mask to spend
   *[other] { $count } gas masks to spend
}
zone-roll-again-note = Choose dice to roll again.
zone-roll-exposure = loses { $count } HP to radiation

## Options

zone-do-pick = Pick up

## Read aloud

zone-aloud-area = { $area }, { $where ->
    [water] water
    [indoor] indoor
   *[outdoor] outdoor
}{ $cover ->
    [0] {""}
   *[other] , cover { $cover }
}{ $radiation ->
    [0] {""}
   *[other] , radiation { $radiation }
}, { $places ->
    [one] 1 place
   *[other] { $places } places
}.
zone-aloud-stalker = { $name }, { $hp } of { $most } HP.
zone-aloud-enemy = { $name }, looks { $side }{ $stun ->
    [yes] , stunned
   *[no] {""}
}{ $exposed ->
    [yes] , vulnerable
   *[no] {""}
}.
zone-aloud-loot = Loot: { $count }.
zone-aloud-unknown = Unknown enemies: { $count }.
zone-aloud-dim = Poor visibility.
zone-aloud-exit = A way out.
zone-aloud-entrance = The entrance, leads to { $area }.
zone-aloud-threat = { $level ->
    [high] High
   *[low] Low
} threat of { $name }.
zone-aloud-card = Card: { $name }.
zone-aloud-anomaly = { $name }, { $percent } percent.
zone-aloud-portal = Portal: whoever ends a movement here comes out on { $area }.
zone-aloud-covered = A symbol of { $percent } percent is covered by { $by ->
    [bolt] a bolt
    [artifact] an artifact
   *[figure] a figure
}.
zone-aloud-seen = Seen by { $who }.
zone-aloud-move = Move { $areas }.
zone-aloud-dose = Dose plus { $count }.
zone-aloud-shot = Target: { $dice } { $dice ->
         [one] die
        *[other] dice
    }, { $percent } percent for a kill.
zone-aloud-choose = Can be chosen.

## The enemies, told step by step

zone-deck-low = Yellow deck
zone-deck-high = Red deck
zone-tell-point = Point { $number }
zone-tell-card = { $deck ->
    [high] A red card is drawn
   *[low] A yellow card is drawn
}
zone-tell-moved = { $who } goes { $count ->
    [one] 1 area
   *[other] { $count } areas
} to { $area }
zone-tell-stayed = { $who } does not move
zone-tell-unknown = An unknown token on { $area } is turned up
zone-why-high = Red, because high threat is on the map.
zone-why-low = Yellow, because no high threat is on the map.
zone-why-turn-only = No other enemy could act.
zone-why-turn-nearest = Its turn: it is the nearest.
zone-why-turn-corners = Its turn: equally near, but its way has fewer corners.
zone-why-turn-group = Its turn: equally near; green goes before red, yellow and blue.
zone-why-turn-lead = Its turn: equally near, so the lead stalker chose.
zone-why-path-only = There is no other way.
zone-why-path-nearest = This way is the shortest.
zone-why-path-corners = The shortest way with the fewest corners.
zone-why-path-group = The order of the groups decided.
zone-why-path-lead = Equal ways: the lead stalker chose.
zone-why-end-goal = It has reached its goal.
zone-why-end-steps = It cannot go any farther this time.
zone-why-end-full = { $area } is the last area with room.
zone-why-end-sight = A target in sight ends the movement at once.
zone-why-end-blocked = The way is blocked.
zone-why-stay-sight = It sees a target: no step, no turn.
zone-why-stay-goal = It is already there.
zone-why-stay-blocked = No way leads there.
zone-why-target-only = { $whom } is the only target in sight.
zone-why-target-nearest = { $whom } is the nearest target in sight.
zone-why-target-corners = { $whom }: equally near, but with fewer corners on the way.
zone-why-target-group = { $whom }: the order of the groups decided.
zone-why-target-lead = { $whom }: equally near, the lead stalker chose.
zone-why-cover = Cover has already taken { $count } off.
zone-why-defended = { $name }: the suit stops { $stopped }, { $lost } HP are lost.
zone-why-exposure = { $name } loses { $loss } HP to radiation.

## The end

zone-end-won = Mission accomplished
zone-end-lost = Mission failed
zone-end-map = The camp at the end

table-key-act = Choose an action
table-key-variant = Another way to do it
table-key-pda = Open your PDA
table-hint-gain-zone = { $count ->
    [one] { $count } point of health
   *[other] { $count } points of health
}

## Buying equipment

zone-shop-title = Equipment
zone-shop-ready = ready
zone-shop-has = { $name } has:
zone-shop-unarmed = No weapon yet.
zone-shop-weapons = Weapons and magazines
zone-shop-suits = Suits
zone-shop-items = Items
zone-shop-buy = Buy
zone-shop-buy-card = Buy { $name }
zone-shop-short = { $count ->
    [one] { $count } coupon short
   *[other] { $count } coupons short
}
zone-shop-dice = { $count ->
    [one] +{ $count } die
   *[other] +{ $count } dice
}
zone-shop-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
zone-shop-defence = { $count ->
    [one] { $count } defence die
   *[other] { $count } defence dice
}
zone-shop-shield = { $count ->
    [0] no radiation shield
   *[other] radiation −{ $count }
}
zone-shop-full = The backpack is full
zone-shop-gone = Not for sale now
zone-shop-range = best at { $best }, reach { $far }
zone-score-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}

## Why a bot would do it between missions

table-hint-why-zone-team = By thousands of games between bots, this makes the best group.
table-hint-why-zone-mission = Earlier missions are easier and pay for the gear of later ones.
table-hint-why-zone-contact = Somebody new may sell or do what nobody else does.
table-hint-why-zone-stash = A stash is worth the way.
table-hint-why-zone-explored = There is nowhere else to go.
table-hint-why-zone-contract = A contract costs nothing and pays if its goal is met.
table-hint-why-zone-trader = There is something here that the group needs, or somebody takes what it does not.
table-hint-why-zone-helper = The group can spare the coupons for this help.
table-hint-why-zone-met = Nobody else is of use to the group now.
table-hint-why-zone-gift = A gift costs nothing.
table-hint-why-zone-surplus = Nobody will carry it, and coupons buy something better.
table-hint-why-zone-weapon = Somebody still has no weapon, and this one leaves as much for each of the others.
table-hint-why-zone-own_weapon = A good weapon comes first, and enough is left for magazines and medicine.
table-hint-why-zone-magazine = Every weapon needs a second magazine.
table-hint-why-zone-medicine = Everybody should carry something that heals.
table-hint-why-zone-better_weapon = It is clearly better than the poorest weapon of the group.
table-hint-why-zone-better_suit = It is clearly better than the poorest suit of the group.
table-hint-why-zone-mod = It fits something in use, and there are coupons to spare.
table-hint-why-zone-service = There are coupons to spare for it.
table-hint-why-zone-enough = Nothing else here is worth its coupons to the group.
table-hint-why-zone-pack_weapon = It is the best weapon that is left.
table-hint-why-zone-pack_suit = It is the best suit that is left.
table-hint-why-zone-pack_mod = It fits the weapon or the suit in use.
table-hint-why-zone-pack_share = It is a fair share of the items.
table-hint-why-zone-pack_magazine = It is a fair share of the magazines for this weapon.
table-hint-why-zone-unpack = The backpack holds more than it may: this is worth least.
table-hint-why-zone-packed = Weapon, suit and a fair share of the rest are packed.
table-hint-why-zone-companion = Somebody who goes along helps, and the fee is small change.
table-hint-why-zone-pack_companion = Nobody else took it: the companion can carry it.
