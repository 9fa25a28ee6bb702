# The table of Battle of Hoth in the web client.

## The board

hoth-board-field = Battlefield
hoth-board-panes = Parts of the table
hoth-board-more = { $count } more
hoth-board-another = Another unit
hoth-board-move-to = Move to { $hex }
hoth-board-attack = Attack { $hex }
hoth-board-back = { $letter }: retreat to { $hex }
hoth-board-then-attack = { $hex }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}: may still attack.
hoth-board-then-no-attack = { $hex }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}: then no attack this turn.
hoth-pane-detail = Battle
hoth-pane-card = Card
hoth-pane-hand = Hand { $count }
hoth-pane-people = Players
hoth-pane-log = Log
hoth-step-play = Play
hoth-step-order = Order
hoth-step-move = Move
hoth-step-attack = Attack
hoth-step-draw = Draw
hoth-turn-number = Turn { $turn }
hoth-key-attack = move and attack
hoth-key-move = move only
hoth-key-danger = How many enemies could hit you there next turn
hoth-danger = Danger
hoth-dangers = Could hit you on { $hex }
hoth-danger-stays = from where it stands
hoth-danger-moves = after moving to { $hex }
hoth-danger-none = No enemy could hit you there next turn.
hoth-danger-sum = { $count ->
    [one] 1 unit
   *[other] { $count } units
}, up to { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
hoth-edge = edge of the board
hoth-base-line = the Imperial base line
hoth-structure = Structure

## People

hoth-you = you
hoth-partner = partner
hoth-decides = decides
hoth-at-turn = to move
hoth-pile = Cards in hand: { $hand }, in the deck: { $deck }, in the discard pile: { $count }
hoth-shown-hand = Hand you may see
hoth-shown-discard = Discard pile

## Cards

hoth-card-pill = ×{ $count }
hoth-card-pill-all = ALL
hoth-card-qualify = { $count ->
    [0] No unit qualifies.
    [one] 1 unit qualifies.
   *[other] { $count } units qualify.
}
hoth-hand-of = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hoth-plays = Play { $card }
hoth-played-turn = Played this turn
hoth-nobody-ordered = No unit has orders yet.
hoth-kind-left = left flank
hoth-kind-center = center
hoth-kind-right = right flank
hoth-kind-section = sections
hoth-kind-tactic = tactic
hoth-timing-start_of_turn = support · start of turn
hoth-timing-order_step = support · orders
hoth-timing-attack_step = support · attack
hoth-timing-after_attack_roll = support · after a roll
hoth-timing-after_retreat = support · after a retreat
hoth-timing-draw_step = support · draw
hoth-order-none = Orders no unit.
hoth-order-section = Order { $count ->
    [one] 1 unit
   *[other] { $count } units
} { $section ->
    [left] on the left flank
    [right] on the right flank
   *[center] in the center
}.
hoth-order-section-all = Order every unit { $section ->
    [left] on the left flank
    [right] on the right flank
   *[center] in the center
}.
hoth-order-one_section = Order every { $filter ->
    [infantry] infantry unit
    [vehicle] vehicle
   *[any] unit
} in one section.
hoth-order-each_section = Order 1 unit in each section.
hoth-order-each_flank = Order { $count ->
    [one] 1 unit
   *[other] { $count } units
} on each flank.
hoth-order-different_sections = Order 2 units in different sections.
hoth-order-anywhere = Order { $count ->
    [one] 1 { $filter ->
        [infantry] infantry unit
        [vehicle] vehicle
        [artillery] artillery unit
       *[any] unit
    }
   *[other] { $count } { $filter ->
        [infantry] infantry units
        [vehicle] vehicles
        [artillery] artillery units
        [same_type] units of one type
       *[any] units
    }
}.
hoth-order-anywhere-all = Order every { $filter ->
    [infantry] infantry unit
    [vehicle] vehicle
    [artillery] artillery unit
   *[any] unit
}.
hoth-effect-dice = { $units ->
    [single] It rolls
   *[several] Each rolls
} { $count ->
    [one] 1 more die
   *[other] { $count } more dice
}.
hoth-effect-dice-less = { $units ->
    [single] It rolls
   *[several] Each rolls
} { $count ->
    [one] 1 die
   *[other] { $count } dice
} fewer.
hoth-effect-dice_close = In close combat { $units ->
    [single] it rolls
   *[several] each rolls
} { $count ->
    [one] 1 more die
   *[other] { $count } more dice
}.
hoth-effect-dice_close-less = In close combat { $units ->
    [single] it rolls
   *[several] each rolls
} { $count ->
    [one] 1 die
   *[other] { $count } dice
} fewer.
hoth-effect-dice_per_friend = { $count ->
    [one] 1 more die
   *[other] { $count } more dice
} per adjacent friendly unit.
hoth-effect-move = { $units ->
    [single] It moves
   *[several] They move
} { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} farther.
hoth-effect-move_after_attack = { $units ->
    [single] After its attack it may move
   *[several] After its attack each may move
} { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}.
hoth-effect-restore_each = Before that, each weakened unit regains { $count ->
    [one] 1 figure
   *[other] { $count } figures
}.
hoth-effect-discards = Discard up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}, draw as many and 1 more, then play another card.
hoth-effect-no_move = { $units ->
    [single] It does not move.
   *[several] They do not move.
}
hoth-effect-no_attack = { $units ->
    [single] It does not attack.
   *[several] They do not attack.
}
hoth-effect-ignores_terrain = { $units ->
    [single] Terrain neither stops it nor keeps it from attacking, and its own costs it no dice.
   *[several] Terrain neither stops them nor keeps them from attacking, and their own costs them no dice.
}
hoth-effect-retreats_explode = { $units ->
    [single] Retreats it rolls count as explosions.
   *[several] Retreats they roll count as explosions.
}
hoth-effect-restore_ordered = It regains all figures.
hoth-effect-same_target = On the same target the second unit rolls +{ $second }, each later one +{ $third ->
    [one] 1 die
   *[other] { $third } dice
}.
hoth-effect-attacks = { $count ->
    [one] It may attack once.
    [2] It may attack twice.
   *[other] It may attack { $count } times.
}
hoth-effect-activations = It moves and attacks twice.
hoth-effect-bombard = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $count ->
    [one] 1 enemy unit
   *[other] each of { $count } enemy units
}.
hoth-effect-bombard_retreats_hit = Retreats count as hits.
hoth-effect-bombard_plain = Cover does not count.
hoth-effect-fallback = If you have no such unit on the board, order any 1 unit, without the bonus.
hoth-support-restore = One of your units regains all figures.
hoth-support-reroll = Reroll any dice of one attack.
hoth-support-activate = One ordered infantry unit moves and attacks again.
hoth-support-order = Order 1 more infantry unit, anywhere.
hoth-support-take_back = Take a card from your discard pile instead of drawing.
hoth-support-rout = One attack ignores the target’s cover, and a trench stops no retreat.
hoth-support-desperate = In one attack an ordered infantry unit with its last figure rolls 2 more dice.
hoth-support-experience = Ordered units roll 1 more die in close combat.
hoth-support-bombard = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against 1 enemy unit, anywhere. Cover does not count.
hoth-support-bombard-cover = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} more against the unit that has just retreated. Cover counts.

## Questions

hoth-asks-to = { $unit }, { $hex }: where to?
hoth-asks-target = { $unit }, { $hex }: which target?
hoth-asks-hold = { $unit }, { $hex }: hold the trench?
hoth-asks-fall_back = { $unit }, { $hex }: { $count ->
    [one] retreat 1 hex
   *[other] retreat { $count } hexes
}
hoth-asks-advance = { $unit }, { $hex }: break through?
hoth-done-order = Finish orders
hoth-done-move = Finish moves
hoth-done-to = Stay
hoth-done-attack = Finish attacks
hoth-done-target = No more attacks
hoth-done-reroll = Roll
hoth-done-reroll_more = Roll
hoth-done-advance = Stay
hoth-done-discard = Exchange no more
hoth-done-partner_discard = Exchange no more
hoth-note-play = Pick a card to see which units it orders. Press it again to play it.
hoth-note-order = Press the lit units.
hoth-note-move = Press a unit to see where it can go. All moves come before attacks.
hoth-note-to = Diamond: it may still attack. Circle: no attack from there.
hoth-note-attack = Press a unit to see its targets.
hoth-note-target = Look at a target to see your chances. Press it to attack.
hoth-note-hold = Once per attack a trench stops one retreat.
hoth-note-fall_back = Towards your base line. A blocked step costs a figure.
hoth-note-strike = Press the unit to roll against.
hoth-note-reroll = Choose dice one by one, then roll.
hoth-note-advance = Into the hex that was left; then it may attack again.

## Ordered units

hoth-ordered-by = Ordered by “{ $card }”
hoth-can-both = can move and attack
hoth-can-move = can move
hoth-can-attack = can attack
hoth-can-moving = moves now
hoth-can-attacking = attacks now
hoth-can-later = It can attack after all moves.
hoth-why = { $unit }, { $hex }: { $why }
hoth-why-not_ordered = No orders this turn.
hoth-why-moved = Has moved.
hoth-why-moves_over = Moving is over.
hoth-why-never_moves = Never moves.
hoth-why-no_move_by_card = This card does not let it move.
hoth-why-blocked = Every way is blocked.
hoth-why-attacked = Has attacked.
hoth-why-attacks_over = Only the unit that acts again can attack.
hoth-why-moved_too_far = Moved too far to attack.
hoth-why-stopped = No attack in this terrain on the turn it enters.
hoth-why-no_attack_by_card = This card does not let it attack.
hoth-why-out_of_range = No enemy in range.
hoth-why-not_seen = Sees no enemy in range.
hoth-why-no_dice = Cover takes all its dice.
hoth-left-order = { $count ->
    [one] 1 more can be ordered
   *[other] { $count } more can be ordered
}
hoth-left-move = { $count ->
    [one] 1 can still move
   *[other] { $count } can still move
}
hoth-left-attack = { $count ->
    [one] 1 can still attack
   *[other] { $count } can still attack
}
hoth-finish-order = { $count ->
    [one] 1 more unit could be ordered. Finish?
   *[other] { $count } more units could be ordered. Finish?
}
hoth-finish-move = { $count ->
    [one] 1 unit could still move. Finish?
   *[other] { $count } units could still move. Finish?
}
hoth-finish-attack = { $count ->
    [one] 1 unit could still attack. Finish?
   *[other] { $count } units could still attack. Finish?
}

## Leaders

hoth-leader-first = For a first battle
hoth-leader-choose = Choose { $name }
hoth-leader-vehicles = { $count ->
    [0] You have no vehicles in this battle.
    [one] You have 1 vehicle in this battle.
   *[other] You have { $count } vehicles in this battle.
}
hoth-leader-role-leia = Keeps the line alive
hoth-leader-role-luke = Moves and fires together
hoth-leader-role-han = One daring charge
hoth-leader-role-vader = Shows no mercy
hoth-leader-role-piett = Help from orbit
hoth-leader-role-veers = AT-ATs push forward
hoth-leader-good-leia = Works with any troops, best after heavy losses.
hoth-leader-good-luke = Best with snowspeeders and a long firing line.
hoth-leader-good-han = Best when infantry stands close together.
hoth-leader-good-vader = Works with any troops, best close to the enemy.
hoth-leader-good-piett = Best when your hand is poor or enemies hide.
hoth-leader-good-veers = Best with AT-ATs and three units in the fight.

## Targets and chances

hoth-targets = Targets
hoth-if-moves = If it moves to { $hex }
hoth-chance-of = chance of a hit
hoth-no-targets = No enemy in range.
hoth-no-sight = Out of sight: { $what } on { $hex }.
hoth-no-dice = Cover leaves no dice.
hoth-close = close combat
hoth-range = range { $count }
hoth-along = along an edge
hoth-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
hoth-destroy = destroy { $percent }
hoth-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
hoth-retreats = retreat
hoth-sum-range = { $count ->
    [1] adjacent
   *[other] at range { $count }
}
hoth-sum-card = card
hoth-sum-scouts = scouts
hoth-sum-cover = cover
hoth-sum-ground = own terrain
hoth-figures = { $count } of { $full ->
    [one] 1 figure
   *[other] { $full } figures
}
hoth-moves = { $far ->
    [0] does not move
   *[other] { $free ->
        [0] moves { $far }, then no attack
       *[other] moves { $far }, or { $free } and attacks
    }
}
hoth-attack-row = dice { $dice }

## The roll

hoth-told-happened = What happened
hoth-told-plays = { $name } plays “{ $card }”
hoth-told-attack = { hoth-unit-the } ({ $start }) { $kind ->
    [at_at] attacks
    [rebel_artillery] attacks
   *[other] attack
} { $hex }
hoth-told-bombard = Bombardment of { $hex }
hoth-told-again = Dice are rerolled
hoth-told-word-card = card
hoth-told-word-orders = orders
hoth-told-word-move = move
hoth-told-word-attack = attack
hoth-told-word-retreat = retreat
hoth-told-word-medal = medal
hoth-told-word-draw = draw
hoth-told-word-news = news
hoth-roll = The roll
hoth-roll-again = Before the reroll:
hoth-roll-confirm = Confirmation:
hoth-roll-nothing = Nothing happens.
hoth-roll-structure = It is destroyed.
hoth-roll-destroyed = The unit is destroyed.
hoth-roll-lost = { $lost ->
    [one] 1 figure lost
   *[other] { $lost } figures lost
}, { $left } left.
hoth-roll-stands = The AT-AT stands.
hoth-roll-held = The trench holds.
hoth-roll-back = Retreated to { $hex }.
hoth-fate-hit = hit
hoth-fate-back = retreat
hoth-fate-miss = miss

## What the battle is about

hoth-briefing = The battle
hoth-goal-medals = { $side ->
    [rebel] The Rebels win
   *[empire] The Empire wins
} with { $count ->
    [one] 1 medal
   *[other] { $count } medals
}.
hoth-goal-none = { $side ->
    [rebel] The Rebels
   *[empire] The Empire
} cannot win on medals.
hoth-aim-temporary = { hoth-side }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} for { $class ->
    [infantry] infantry
    [vehicle] a vehicle
    [special] a special unit
   *[any] a unit
} on { $hexes }, as long as it stays there{ $count ->
    [0] .
   *[other] , at most { $count }.
}
hoth-aim-permanent = { hoth-side }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} for being the first on { $hexes }, for good.
hoth-aim-per_turn = { hoth-side }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} each turn that { $class ->
    [infantry] infantry begins
    [vehicle] a vehicle begins
    [special] a special unit begins
   *[any] a unit begins
} on { $hexes }.
hoth-aim-exit = { hoth-side }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} for each { $class ->
    [infantry] infantry unit
    [vehicle] vehicle
    [special] special unit
   *[any] unit
} that leaves at { $hexes }.
hoth-aim-exit_wins = { $side ->
    [rebel] The Rebels win
    [empire] The Empire wins
   *[either] Either side wins
} when { $count ->
    [one] 1 { $class ->
        [infantry] infantry unit has
        [vehicle] vehicle has
        [special] special unit has
       *[any] unit has
    }
   *[other] { $count } { $class ->
        [infantry] infantry units have
        [vehicle] vehicles have
        [special] special units have
       *[any] units have
    }
} left at { $hexes }.
hoth-aim-courier = { $side ->
    [rebel] The Rebels win
    [empire] The Empire wins
   *[either] Either side wins
} when the officer leaves at { $hexes }. The other side wins by capturing the officer.
hoth-aim-hold_all = { $side ->
    [rebel] The Rebels win
    [empire] The Empire wins
   *[either] Either side wins
} by holding { $hexes } at the same time.
hoth-aim-destroy_structures = { $side ->
    [rebel] The Rebels win
    [empire] The Empire wins
   *[either] Either side wins
} when no structure is left.
hoth-aim-destroy_kind = { $side ->
    [rebel] The Rebels win
    [empire] The Empire wins
   *[either] Either side wins
} when { hoth-unit-none }.
hoth-aim-destroy_class = { $side ->
    [rebel] The Rebels win
    [empire] The Empire wins
   *[either] Either side wins
} by destroying { $count ->
    [one] 1 enemy { $class ->
        [infantry] infantry unit
        [vehicle] vehicle
        [special] special unit
       *[any] unit
    }
   *[other] { $count } enemy { $class ->
        [infantry] infantry units
        [vehicle] vehicles
        [special] special units
       *[any] units
    }
}.
hoth-aim-no_worth = { hoth-side }: no medals for destroyed units.
hoth-aim-worth = { hoth-side }: { $medals ->
    [0] no medal
    [one] 1 medal
   *[other] { $medals } medals
} for destroying { hoth-unit-one }.
hoth-aim-lost_return = After { hoth-unit-one } is lost, a new one enters on the base line.
hoth-aim-reserves = Reserves after { $turns ->
    [one] 1 own turn
   *[other] { $turns } own turns
}: { $count } × { $unit }.
hoth-aim-landing = Each turn { hoth-unit-one } lands { $near }.
hoth-aim-charges = { hoth-side }: the ion cannon gains a charge each turn; { $count ->
    [one] each charge is worth 1 medal.
   *[other] every { $count } charges are worth 1 medal.
}
hoth-aim-steep_ridges = Entering a ridge costs { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} of movement.
hoth-aim-command_post = Command post on { $hexes }: the side that holds it draws one more card.

## The end

hoth-end-field = The battlefield at the end
hoth-medal-destroyed = Destroyed: { $unit }
hoth-medal-objective = Objective
hoth-medal-held = Objectives held at the end
hoth-units-left = Units left: { $count }

## Read aloud

hoth-aloud-hex = { $hex }, { $land }.
hoth-aloud-unit = { $unit }, { $count } of { $full ->
    [one] 1 figure
   *[other] { $full } figures
}.
hoth-aloud-officer = With the officer.
hoth-aloud-ordered = Has orders.
hoth-aloud-finished = Has acted.
hoth-aloud-choose = Can be chosen.
hoth-aloud-move = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}, may attack after it.
hoth-aloud-move-only = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}, no attack.
hoth-aloud-danger = { $count ->
    [0] No enemy could hit you here.
    [one] 1 enemy could hit you here.
   *[other] { $count } enemies could hit you here.
}
hoth-aloud-target = Target.
hoth-aloud-shot = Target: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $hit } percent for a hit, { $destroyed } percent to destroy.
hoth-aloud-retreat = Retreat { $letter }.
hoth-aloud-exit = Exit.

table-key-danger = Show or hide danger
table-hint-gain-hoth = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
