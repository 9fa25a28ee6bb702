# Battle of Hoth: board, cards and events.

## Words

hoth-side = { $side ->
    [rebel] Rebels
    [empire] Empire
   *[either] Either side
}
hoth-token-assault = assault
hoth-token-scouts = scouts
hoth-token-e_web = E-Web
hoth-token-elite = elite
hoth-token-medal = medal tokens
hoth-face-infantry = infantry
hoth-face-vehicle = vehicle
hoth-face-explosion = explosion
hoth-face-retreat = retreat
hoth-face-cross = cross
hoth-structure-shield_generator = Shield generator
hoth-structure-ion_cannon = Ion cannon
hoth-section-left = left flank
hoth-section-center = center
hoth-section-right = right flank
hoth-unit-at = { $unit } on { $hex }
hoth-unit-figures = { $unit } on { $hex }, { $count ->
    [one] 1 figure
   *[other] { $count } figures
}

## Cards

hoth-card-none = orders no unit
hoth-card-section = { $count ->
    [one] 1 unit
   *[other] { $count } units
} { $section ->
    [left] on the left flank
    [right] on the right flank
   *[center] in the center
}
hoth-card-section-all = all units { $section ->
    [left] on the left flank
    [right] on the right flank
   *[center] in the center
}
hoth-card-one_section = all in one section
hoth-card-each_section = 1 unit in each section
hoth-card-each_flank = { $count ->
    [one] 1 unit
   *[other] { $count } units
} on each flank
hoth-card-different_sections = 2 units in different sections
hoth-card-anywhere = { $count ->
    [one] 1 unit anywhere
   *[other] { $count } units anywhere
}
hoth-card-anywhere-all = all units
hoth-card-only-infantry = infantry only
hoth-card-only-vehicle = vehicles only
hoth-card-only-artillery = artillery only
hoth-card-only-same_type = of one type
hoth-card-dice = { $count ->
    [one] +1 die
   *[other] +{ $count } dice
}
hoth-card-dice-less = { $count ->
    [one] −1 die
   *[other] −{ $count } dice
}
hoth-card-dice_close = { $count ->
    [one] +1 die
   *[other] +{ $count } dice
} in close combat
hoth-card-dice_close-less = { $count ->
    [one] −1 die
   *[other] −{ $count } dice
} in close combat
hoth-card-dice_per_friend = { $count ->
    [one] +1 die
   *[other] +{ $count } dice
} per adjacent friendly unit
hoth-card-move = { $count ->
    [one] +1 hex
   *[other] +{ $count } hexes
}
hoth-card-no_move = no move
hoth-card-no_attack = no attack
hoth-card-move_after_attack = then moves up to { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
hoth-card-attacks = { $count ->
    [one] attacks once
    [2] attacks twice
   *[other] attacks { $count } times
}
hoth-card-activations = { $count ->
    [one] acts once
    [2] acts twice
   *[other] acts { $count } times
}
hoth-card-ignores_terrain = ignores terrain limits and penalties of its own terrain
hoth-card-retreats_explode = retreats count as explosions
hoth-card-same_target = same target: second unit +{ $second }, later ones +{ $third ->
    [one] 1 die
   *[other] { $third } dice
}
hoth-card-restore_each = before that, each weakened unit regains { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
hoth-card-restore_ordered = the unit regains all figures
hoth-card-discards = discard up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}, draw as many and 1 more, then play another card
hoth-card-bombard = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $count ->
    [one] 1 enemy unit
   *[other] each of { $count } enemy units
}
hoth-card-bombard_retreats_hit = retreats hit, no cover
hoth-card-fallback = without such a unit: any 1 unit, no bonus
hoth-card-effect-restore = one unit regains all figures
hoth-card-effect-reroll = reroll any dice of one attack
hoth-card-effect-activate = one ordered infantry unit acts again
hoth-card-effect-order = one more infantry unit
hoth-card-effect-take_back = take a discarded card instead of drawing
hoth-card-effect-rout = one attack ignores cover, and a trench stops no retreat
hoth-card-effect-desperate = in one attack +2 dice for ordered infantry with its last figure
hoth-card-effect-experience = +1 die in close combat
hoth-card-effect-bombard = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against any enemy unit, no cover
hoth-card-effect-bombard-cover = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against the unit that retreated, with cover

## The table

hoth-title = { $number }. { $name }
hoth-turn = Turn { $turn }, { $name } ({ $side })
hoth-medals = { $side }: { $medals } of { $goal ->
    [one] 1 medal
   *[other] { $goal } medals
}
hoth-medals-no-goal = { $side }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
hoth-player = { $name } ({ $side }): hand { $hand }, deck { $deck }, discard pile: { $discard }
hoth-hand = Your hand: { $cards }
hoth-partner-hand = Your partner’s hand: { $cards }
hoth-support-hand = Support cards: { $cards }
hoth-secret = Secret objective: { $text }
hoth-played = Card of this turn: { $card }
hoth-charges = Charges of the ion cannon: { $count }
hoth-officer = The officer lies on { $hex }.
hoth-legend-units = s snowtroopers  w AT-AT  d probe droids  t troopers  f snowspeeders  a artillery; number: figures
hoth-first = First: { $side }. Cards: { $rebel } / { $empire }. Medals: { $rebels } / { $empires }.

## Questions and choices

hoth-ask-leader = Which leader joins you?
hoth-ask-arrive = Where do the new units come in?
hoth-ask-start = Play a support card first?
hoth-ask-play = Which command card do you play?
hoth-ask-discard = Which cards do you exchange?
hoth-ask-partner_discard = Your partner plays “Deploy the Fleet”. Which cards do you exchange?
hoth-ask-strike = Which unit is bombarded?
hoth-ask-order = Which unit do you order?
hoth-ask-extra_order = Order one more unit with a support card?
hoth-ask-move = Which unit moves?
hoth-ask-to = Where to?
hoth-ask-attack = Which unit attacks?
hoth-ask-aid = Support this attack with a card?
hoth-ask-target = Which target?
hoth-ask-reroll = Which dice do you reroll?
hoth-ask-after_roll = Reroll with a support card?
hoth-ask-reroll_more = Which dice do you reroll?
hoth-ask-after_retreat = Pursue with a support card?
hoth-ask-advance = Do you break through?
hoth-ask-hold = Your trench can stop one retreat.
hoth-ask-fall_back = Where does your unit retreat to?
hoth-ask-draw = Play a support card instead of drawing?
hoth-ask-take_back = Which card do you take back?
hoth-ask-return = Where does the lost unit return?
hoth-ask-go_on = This battle is over. The next one begins when both sides are ready.
hoth-do-leader = { $name }
hoth-do-place = On { $hex }
hoth-do-play = { $card }: { $facts }
hoth-do-discard = Exchange { $card }
hoth-do-take = Take { $card }
hoth-do-support = Support: { $card }
hoth-do-support-at = Support: { $card }, { $hex }
hoth-do-strike = { $unit }
hoth-do-order = { $unit }
hoth-do-order_all = All of them
hoth-do-move = { $unit }
hoth-do-to = To { $hex } ({ $land })
hoth-do-to-barred = To { $hex } ({ $land }), then no attack
hoth-do-exit = Leave the board at { $hex }
hoth-do-attack = { $unit }
hoth-do-target = { $unit }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
hoth-do-reroll = Reroll: { $face }
hoth-do-advance = Break through
hoth-do-hold = Hold: ignore one retreat
hoth-do-give_way = Retreat
hoth-do-go_on = Start the next battle
hoth-do-fall_back = Retreat to { $hex } ({ $land })
hoth-do-done = Nothing more

## Events

hoth-event-leader = { $name }: { $leader }
hoth-event-battle = { $scenario }
hoth-event-turn = Turn { $turn }: { $name }
hoth-event-played = { $name } plays “{ $card }”.
hoth-event-discarded = { $name } discards “{ $card }”.
hoth-event-taken = { $name } takes “{ $card }” back into hand.
hoth-event-drawn = { $name } draws “{ $card }”.
hoth-event-drawn-unseen = { $name } draws a card.
hoth-event-reshuffled = { $name } shuffles the discard pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}).
hoth-event-ordered = { $name } orders { $count ->
    [one] the unit on { $hexes }.
   *[other] the units on { $hexes }.
}
hoth-event-moved = { $unit }: { $start } → { $end }
hoth-event-left = { hoth-unit-the } { $kind ->
    [at_at] leaves
    [rebel_artillery] leaves
   *[other] leave
} the board at { $hex }.
hoth-event-arrived = { hoth-unit-the } { $kind ->
    [at_at] arrives
    [rebel_artillery] arrives
   *[other] arrive
} on { $hex }.
hoth-event-restored = { $unit } on { $hex }: back to { $count ->
    [one] 1 figure
   *[other] { $count } figures
}.
hoth-event-attacked = { hoth-unit-the } { $kind ->
    [at_at] attacks
    [rebel_artillery] attacks
   *[other] attack
} { $hex }: { $dice }
hoth-event-bombarded = Bombardment of { $hex }: { $dice }
hoth-event-rerolled = Rerolled: { $dice }
hoth-event-confirmed = Confirmation against { $hex }: { $dice }. The AT-AT falls!
hoth-event-unconfirmed = Confirmation against { $hex }: { $dice }. The AT-AT stands.
hoth-event-lost = { hoth-unit-the } on { $hex } { $kind ->
    [at_at] loses
    [rebel_artillery] loses
   *[other] lose
} { $lost ->
    [one] 1 figure
   *[other] { $lost } figures
}, { $left } left.
hoth-event-destroyed = { hoth-unit-the } on { $hex } { $kind ->
    [at_at] is
    [rebel_artillery] is
   *[other] are
} destroyed.
hoth-event-structure = { $structure ->
    [shield_generator] The shield generator
   *[ion_cannon] The ion cannon
} on { $hex } is destroyed.
hoth-event-retreated = { hoth-unit-the } { $kind ->
    [at_at] retreats
    [rebel_artillery] retreats
   *[other] retreat
}: { $start } → { $end }
hoth-event-ignored = { hoth-unit-the } on { $hex } { $kind ->
    [at_at] holds
    [rebel_artillery] holds
   *[other] hold
} the trench.
hoth-event-officer = The officer is picked up on { $hex }.
hoth-event-medals = { $side ->
    [rebel] The Rebels win
   *[empire] The Empire wins
} { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}, { $total } in all.
hoth-event-charged = { $count ->
    [one] The ion cannon has 1 charge.
   *[other] The ion cannon has { $count } charges.
}
hoth-event-secret = { $side ->
    [rebel] The Rebels achieve their
   *[empire] The Empire achieves its
} secret objective: { $text }
hoth-event-support = { $name } gains the support card “{ $card }”.
hoth-event-support-unseen = { $name } gains a support card.
hoth-event-won = The battle is over: { $side ->
    [rebel] the Rebels win.
   *[empire] the Empire wins.
}
hoth-event-drawn-battle = The battle is over: nobody wins.
hoth-event-over-medals = Enough medals.
hoth-event-over-positions_held = All positions are held.
hoth-event-over-structures_destroyed = No structure is left.
hoth-event-over-walkers_destroyed = No AT-AT is left.
hoth-event-over-units_out = Enough units have left the board.
hoth-event-over-units_destroyed = Enough units are destroyed.
hoth-event-over-no_units = A side has no units left.
hoth-event-over-officer_taken = The officer is captured.
hoth-event-over-officer_saved = The officer is safe.
hoth-event-over-turn_limit = The battle has lasted too long.
hoth-event-over-campaign_over = The campaign is decided.

## Options

hoth-option-scenario = Scenario
hoth-option-leaders = Leaders
hoth-option-team = Three players: the team of two
hoth-option-partners = Partners’ hands
hoth-option-campaign = Campaign, for two
hoth-option-own = Your own scenario, as text
hoth-option-box = The values of somebody’s own box, as text
hoth-choice-off = without leaders
hoth-choice-on = each side with leaders
hoth-choice-rebel = Rebels
hoth-choice-empire = Empire
hoth-choice-hidden = hidden from each other
hoth-choice-shown = shown to each other
hoth-choice-none = a single battle
hoth-choice-1 = Imperial Scout Mission
hoth-choice-2 = Snowspeeder Counter-Attack
hoth-choice-3 = Enemy Spotted
hoth-choice-4 = Successful Landings
hoth-choice-5 = Hill Alpha Defense
hoth-choice-6 = Retrieve Imperial Data
hoth-choice-7 = Outpost Attack
hoth-choice-8 = Medevac!
hoth-choice-9 = Securing Defensive Positions
hoth-choice-10 = Target the Shield Generators
hoth-choice-11 = Rebel Breakout
hoth-choice-12 = Under Siege
hoth-choice-13 = Enter Echo Base
hoth-choice-14 = Protect Rebel Transports
hoth-choice-15 = South Gate Retreat
hoth-choice-16 = Echo Base Evacuation
hoth-choice-17 = Last Stand
hoth-choice-a = The March on Echo Base
hoth-choice-b = Holding the Line
