# The table of Bounty Hunters in the web client.

## On cards: very little room

hunters-card-now = now
hunters-card-duo = duo
hunters-card-per-duo = per duo
hunters-card-each = each
hunters-card-crate = crate
hunters-card-crates = { $count ->
    [one] Crate
   *[other] { $count } crates
}

## The board

hunters-board-panes = Parts of the table
hunters-board-turn = Turn
hunters-board-step-draw = Draw
hunters-board-step-choose = Choose
hunters-board-step-reveal = Reveal
hunters-board-step-pass = Pass
hunters-board-last-turns = Last turns.
hunters-board-decks = Decks
hunters-board-sold = sold
hunters-board-deck-target = Targets
hunters-board-deck-hunter = Hunters
hunters-board-deck-contract = Contracts
hunters-board-deck-market = Market
hunters-board-confrontations = Your confrontations
hunters-board-open = { $count ->
    [one] 1 open
   *[other] { $count } open
}
hunters-board-their-confrontations = Confrontations
hunters-board-active-crates = Active crates
hunters-board-now = { $count } now
hunters-board-of = { $count } of { $wanted }
hunters-board-pay-after = pay after your card
hunters-board-pay = Pay
hunters-board-to-pay = { $count } to pay
hunters-board-short-credits = { $count } short
hunters-board-points-now = now
hunters-board-points = { $count ->
    [one] point
   *[other] points
}
hunters-board-credits = { $count ->
    [one] credit
   *[other] credits
}
hunters-board-leads = Guild Master
hunters-board-takes = takes your hand
hunters-board-gives = gives you a hand
hunters-board-targetless = no target
hunters-board-reserved = reserved
hunters-board-remembered = Cards you passed on
hunters-board-orphan = Waiting for a target
hunters-board-orphan-more = Until you play a target, every attack card joins this stack. Your next target goes on it.
hunters-board-next-target = Your next target goes here
hunters-board-no-target = No open target
hunters-board-no-target-more = Put out a target, or send hunters and droids ahead: they wait together for your next target.
hunters-board-more = +{ $count } more
hunters-board-below = { $count } more ↓
hunters-board-above = { $count } more ↑
hunters-board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hunters-board-ready = ready
hunters-board-adds = this card adds { $count }
hunters-board-captures = Captures
hunters-board-play-here = Play here
hunters-board-lacking = short
hunters-board-state-draw = Drawing
hunters-board-state-choose = Sealed
hunters-board-state-reveal = On the table
hunters-board-state-pass = Passing
hunters-board-sealed-of = { $count }/{ $all } sealed
hunters-board-deciding = { $count ->
    [one] { $names } is deciding
   *[other] { $names } are deciding
}
hunters-board-pick-card = Pick a card, then what it is for.
hunters-board-picked = { $card } picked.
hunters-board-picked-places = { $card } picked. Choose a glowing place.
hunters-board-pick-reserved = You have { $credits }. Which card do you pay for?
hunters-board-play-attack = Play on { $target }
hunters-board-play-wait = Play without a target
hunters-board-play-target = Put it out
hunters-board-play-contract = Take it on
hunters-board-play-crate = Activate
hunters-board-activate = Activate
hunters-board-activate-on = Activate on { $target }
hunters-board-activate-title = Activate your { $card }?
hunters-board-activate-have = You have { $credits }.
hunters-board-activate-places = You have { $credits }. Choose a glowing place.
hunters-board-keep = { $count ->
    [one] Keep it reserved
   *[other] Keep them reserved
}
hunters-board-sell = Sell
hunters-board-reserve = Reserve
hunters-board-plan = Then: { $plan }
hunters-board-plan-drop = Change
hunters-board-plan-attack = { $card } after { $target }
hunters-board-plan-play = play { $card }
hunters-board-plan-sell = sell { $card }
hunters-board-plan-reserve = reserve { $card }

## The reveal

hunters-reveal-title = Cards on the table
hunters-reveal-plan = Your plan runs next: { $plan }
hunters-reveal-change = You can still change your mind.
hunters-reveal-go = Go

## A card in large

hunters-closeup-before = Previous card
hunters-closeup-next = Next card

## The end

hunters-end-won = { $name } wins
hunters-end-shared = { $names } share the victory
hunters-debrief-won = { $points ->
    [0] You win on credits: as many points as { $name }
    [one] You win, { $points } point ahead of { $name }
   *[other] You win, { $points } points ahead of { $name }
  }
hunters-debrief-behind = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
  }{ $points ->
    [0] : as many points as { $name }, fewer credits
    [one] , { $points } point behind { $name }
   *[other] , { $points } points behind { $name }
  }
hunters-debrief-decided = { $row ->
    [targets] Targets decided it: { $mine } against { $theirs }.
    [crates] Crates decided it: { $mine } against { $theirs }.
    [majority] Most crates decided it: { $mine } against { $theirs }.
    [contracts] Contracts decided it: { $mine } against { $theirs }.
   *[hunters] Penalties decided it: { $mine } against { $theirs }.
  }
hunters-debrief-you = you
hunters-end-tie = { $points } each. Credits break the tie.
hunters-end-ask = Press any number on the pad to see why.
hunters-end-pad = Score pad
hunters-end-score = Score
hunters-end-credits = Credits
hunters-end-about-targets = captured
hunters-end-about-crates = active cards
hunters-end-about-majority = in full if tied
hunters-end-about-contracts = by captures and crates
hunters-end-about-hunters = on captured targets
hunters-end-about-credits = break ties
hunters-end-many-crates = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hunters-end-many-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
hunters-end-many-hunters = { $count ->
    [one] { $count } hunter
   *[other] { $count } hunters
}
hunters-end-why = Why { $points }?
hunters-end-duos = { $count ->
    [0] no duo
    [one] { $count } duo × { $points }
   *[other] { $count } duos × { $points }
}
hunters-end-against = against { $target }
hunters-end-none-targets = No target was captured.
hunters-end-none-crates = No crate card was activated.
hunters-end-none-majority = Somebody else has more crates, or nobody has any.
hunters-end-none-contracts = No contract was taken on.
hunters-end-none-hunters = No hunter with a penalty is on a captured target.
hunters-end-rule-targets = Only captured targets count. An open one scores and costs nothing.
hunters-end-rule-crates = Only activated crate cards count.
hunters-end-rule-majority = For the most crates on active cards. Everyone who is tied gets the full bonus.
hunters-end-rule-contracts = One captured target may count for several contracts.
hunters-end-rule-hunters = Every hunter on a captured target counts, needed or not.

## Read aloud. $points, $credits, $cost, $penalty and $crates come with their words: "3 points".

hunters-aloud-back = Face-down card
hunters-aloud-strengths = green { $green }, blue { $blue }, orange { $orange }
hunters-aloud-target = Target, { $name }, { $points }. Shields { $shields }.{ $bonus ->
    [credit] {" "}On capture 1 credit.
    [contract] {" "}On capture 1 contract.
   *[none] {""}
}
hunters-aloud-hunter = Hunter, { $name }. Attack { $attack }. On a captured target: { $penalty }.
hunters-aloud-droid = Droid, { $name }. Attack { $attack }; { $cost }.
hunters-aloud-crate = Crate card, { $crates }, { $points }; { $cost }.
hunters-aloud-contract = Contract, { $name }. { $form ->
    [two_targets] { $first } for each of the first, { $second } for each of the second,
   *[other] { $first } for each target,
} { $duo } per duo.
hunters-aloud-worth = Worth { $points } now.
hunters-aloud-place = Play on { $title }:
hunters-aloud-captures = Captures. { $points }, { $penalty }.
hunters-aloud-captured = Captured: { $name }, { $points }, { $penalty }.
hunters-aloud-seat = { $name }, { $points } now, { $captured } captured, { $credits }{ $sealed ->
    [yes] , card sealed.
   *[no] .
}
hunters-aloud-turned = Turned up: { $card }
hunters-aloud-choosing = Still choosing.
hunters-aloud-captives = Captured: { $names }.
hunters-aloud-reserved = Reserved: { $card }
hunters-aloud-deck = { $deck }: { $count }
hunters-aloud-sold = Sold: { $count }
hunters-aloud-hand = Your hand: { $count }
hunters-aloud-card-of = Card { $number } of { $count }.
hunters-aloud-cell = { $row }, { $name }, { $points }. Why?

table-key-place = Play at that target
table-key-look = Look at a card up close
table-key-others = To the other players
