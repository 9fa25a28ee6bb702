# Bounty Hunters: cards, table and events. $who is "you" for the reader's own seat.

## Words

hunters-letter-green = G
hunters-letter-blue = B
hunters-letter-orange = O
hunters-colour-green = green
hunters-colour-blue = blue
hunters-colour-orange = orange
hunters-deck-target = Targets
hunters-deck-hunter = Bounty Hunters
hunters-deck-contract = Contracts
hunters-deck-jawa = Jawa Market
hunters-kind-target = Target
hunters-kind-hunter = Hunter
hunters-kind-contract = Contract
hunters-kind-droid = Droid
hunters-kind-crate = Crates
hunters-value-astromech = Astromech droid
hunters-value-protocol = Protocol droid
hunters-value-none = none
hunters-value-credit = credit
hunters-value-contract = contract
hunters-value-two_targets = two targets
hunters-value-same_target = one target twice
hunters-value-target_crate = target and crates
hunters-value-target = target
hunters-value-hunter = hunter

hunters-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hunters-penalty = { $count ->
    [0] no penalty
    [one] −{ $count } point
   *[other] −{ $count } points
}
hunters-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
hunters-crates = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
hunters-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
hunters-captures = { $count } of { $needed } captured
hunters-cost = { $count ->
    [0] free
    [one] costs { $count } credit
   *[other] costs { $count } credits
}
hunters-bonus-credit = +1 credit
hunters-bonus-contract = +1 contract
hunters-no-attack = no attack

## Cards

hunters-duo-two_targets = { $first } + { $second }
hunters-duo-same_target = { $first } + { $first }
hunters-duo-target_crate = { $first } + crate
hunters-terms-two_targets = { $other ->
    [same] { $per } each, +{ $duo } per duo
   *[other] { $per } and { $other }, +{ $duo } per duo
}
hunters-terms-same_target = { $per } each, +{ $duo } per duo
hunters-terms-target_crate = { $per } per target, +{ $duo } per duo
hunters-worth-now = worth { $points } now

## The table

hunters-turn = Turn { $turn }
hunters-guild-master = Guild Master: { $name }
hunters-bank = Bank: { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
hunters-deck-size = { $deck } { $count }
hunters-last-turn = The last turns have begun: turn { $turn } is the last.
hunters-this-is-last = This is the last turn.
hunters-section-others = The others
hunters-section-mine = Your table
hunters-section-log = Log
hunters-section-table = The table of { $name }
hunters-section-captured = Captured
hunters-section-contracts = Contracts
hunters-section-crates = Crates
hunters-section-reserved = Reserved
hunters-section-hand = Your hand
hunters-waiting-stack = Waiting for a target
hunters-nothing-out = Nothing in front of you yet.
hunters-nothing-there = Nothing here yet.
hunters-next-turn = from next turn on
hunters-in-hand = { $count ->
    [0] no cards
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hunters-passed-on = you know these cards in this hand: { $cards }
hunters-reveals = this turn: { $card }
hunters-reserved-count = { $count } reserved
hunters-colour-progress = { $colour } { $has } of { $needs }
hunters-colour-sum = { $colour } { $has }

## Questions and choices

hunters-ask-draw = Which deck do you draw from?
hunters-ask-draw_again = Your deck has run out. Which other deck do you draw from?
hunters-ask-choose = Which card do you choose this turn?
hunters-ask-act = You have revealed { $card }. What do you do with it?
hunters-ask-activate = Do you activate a reserved card?
hunters-do-draw = Draw from { $deck } ({ $count ->
    [0] empty, the discard pile comes back
    [one] { $count } card left
   *[other] { $count } cards left
})
hunters-do-sell = Sell it for { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
hunters-do-reserve = Reserve it for free
hunters-do-contract = Take on this contract
hunters-do-crate = Activate it ({ $cost })
hunters-do-target = Put it out as a new target
hunters-do-target-waiting = Put it on the hunters waiting for a target
hunters-do-attack = Send it after { $target } → { $after }
hunters-do-attack-waiting = Let it wait for a target
hunters-do-attack-paid = Activate it against { $target } → { $after } ({ $cost })
hunters-do-attack-waiting-paid = Activate it and let it wait for a target ({ $cost })
hunters-do-activate-crate = Activate { $card } ({ $cost })
hunters-do-activate-attack = Activate { $card } against { $target } → { $after } ({ $cost })
hunters-do-activate-waiting = Activate { $card } and let it wait for a target ({ $cost })
hunters-do-done = Nothing more
hunters-captures-it = captures it!
hunters-can-capture = can capture { $target }
hunters-cannot-pay = you can’t pay for it yet

## Events

hunters-event-turn = Turn { $turn }
hunters-event-drawn = { $who ->
    [you] You draw { $card } from { $deck }.
   *[other] { $name } draws { $card } from { $deck }.
}
hunters-event-drawn-unseen = Drawn from: { $list }
hunters-event-drawn-one = { $name } – { $deck }
hunters-event-reshuffled = The discard pile of { $deck } is shuffled into a new deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hunters-event-revealed = Revealed: { $list }
hunters-event-revealed-one = { $name } – { $card }
hunters-event-sold = { $who ->
    [you] You sell { $card }.
   *[other] { $name } sells { $card }.
}
hunters-event-target = { $who ->
    [you] You put out the target { $card }.
   *[other] { $name } puts out the target { $card }.
}
hunters-event-target-waiting = { $who ->
    [you] You put the target { $card } on your waiting hunters.
   *[other] { $name } puts the target { $card } on the waiting hunters.
}
hunters-event-attack = { $who ->
    [you] You send { $card } after { $target }.
   *[other] { $name } sends { $card } after { $target }.
}
hunters-event-attack-waiting = { $who ->
    [you] You let { $card } wait for a target.
   *[other] { $name } lets { $card } wait for a target.
}
hunters-event-contract = { $who ->
    [you] You take on the contract { $card }.
   *[other] { $name } takes on the contract { $card }.
}
hunters-event-crate = { $who ->
    [you] You activate { $card }.
   *[other] { $name } activates { $card }.
}
hunters-event-paid = Paid: { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}.
hunters-event-reserved = { $who ->
    [you] You reserve { $card }.
   *[other] { $name } reserves { $card }.
}
hunters-event-captured = { $who ->
    [you] You capture { $card }!
   *[other] { $name } captures { $card }!
} { $captures ->
    [one] { $captures } capture so far.
   *[other] { $captures } captures so far.
}
hunters-event-credits = { $who ->
    [you] You take
   *[other] { $name } takes
} { $count ->
    [0] no credit: the bank is empty.
    [one] { $count } credit as a bonus.
   *[other] { $count } credits as a bonus.
}
hunters-event-gained = { $who ->
    [you] You draw the contract { $card } as a bonus.
   *[other] { $name } draws the contract { $card } as a bonus.
}
hunters-event-gained-none = { $who ->
    [you] You should draw a contract, but none is left.
   *[other] { $name } should draw a contract, but none is left.
}
hunters-event-end = { $who ->
    [you] You have made the deciding capture: turn { $turn } will be the last.
   *[other] { $name } has made the deciding capture: turn { $turn } will be the last.
}
hunters-event-passed = Everyone passes their hand to the left.
hunters-event-over-trigger = The last turn has been played.
hunters-event-over-cards_ran_out = Nobody has a card left: the game is over.
hunters-event-over-turn_limit = The turn limit is reached: the game is over.

## The score pad

hunters-row-targets = Targets
hunters-row-crates = Crates
hunters-row-majority = Most crates
hunters-row-contracts = Contracts
hunters-row-hunters = Hunters
hunters-row-total = Total
hunters-row-credits = Credits (tie-break)
hunters-because-targets = { $card } captured
hunters-because-crates = { $card }
hunters-because-majority = most crates
hunters-because-contracts = { $card }
hunters-because-hunters = { $card } took part in a capture

## Options

hunters-option-mode = Game
hunters-option-orphans = Hunters without a target
hunters-option-bank = Bank
hunters-option-box = The values of somebody’s own box, as text
hunters-choice-full = the full game
hunters-choice-introductory = the introductory game, without contracts
hunters-choice-strict = only while you have no open target
hunters-choice-free = also beside an open target
hunters-choice-endless = credits never run out
hunters-choice-limited = 42 credits in all

## Fields of cards

hunters-field-name = Name
hunters-field-kind = Kind
hunters-field-character = Character
hunters-field-points = Points
hunters-field-shields = Shields G B O
hunters-field-bonus = Bonus
hunters-field-copies = Copies
hunters-field-attack = Attack G B O
hunters-field-penalty = Penalty
hunters-field-a = First
hunters-field-b = Second
hunters-field-per_a = Per first
hunters-field-per_b = Per second
hunters-field-duo = Per duo
hunters-field-cost = Cost
hunters-field-crates = Crates
