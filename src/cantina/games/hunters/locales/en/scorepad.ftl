# The score pad for the physical table.

scorepad-how = For a game with the printed cards: tap what everybody has in front of them. Cantina counts every row and explains it. Only the numbers leave this device.
scorepad-players = Players
scorepad-player = Player { $number }
scorepad-name = Name
scorepad-add-player = Player
scorepad-remove-player = Remove { $name }
scorepad-empty = Start over
scorepad-undo = Undo
scorepad-share = Share
scorepad-copied = The link was copied. It holds the whole pad.
scorepad-in-address = The link to this pad is in the address bar now.
scorepad-captured = Captured targets
scorepad-crates = Active crate cards
scorepad-contracts = Contracts
scorepad-credits = Credits left
scorepad-add-target = Captured target
scorepad-add-attack = Hunter or droid
scorepad-add-crate = Crate card
scorepad-add-contract = Contract
scorepad-pick-captured = Which target was captured?
scorepad-pick-attacks = Who helped to capture { $target }?
scorepad-pick-crates = Which crate card is active?
scorepad-pick-contracts = Which contract?
scorepad-kind-hunters = Hunters
scorepad-kind-droids = Droids
scorepad-kind-targets = Targets
scorepad-kind-crates = Crates
scorepad-kind-contracts = Contracts
scorepad-search = Search by name
scorepad-nothing-found = No card with this name.
scorepad-done = Done
scorepad-less = One less
scorepad-more = One more
scorepad-remove = Remove it
scorepad-printed = Does your card say something else? Correct it here.
scorepad-corrected = corrected
scorepad-field-points = Points
scorepad-field-penalty = Penalty
scorepad-field-crates = Crates on the card
scorepad-field-per_a = For each first target
scorepad-field-per_b = For each second target
scorepad-field-duo = For each duo
scorepad-numbers = Most numbers in our card list are reconstructed. If your printed card differs, tap it on the pad and correct it: the printed number counts.
scorepad-winner = Winner
scorepad-won-points = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scorepad-won-credits = { $names } wins the tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
} by { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}.
scorepad-won-shared = { $names } share the win at { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scorepad-cell = { $row }, { $name }: { $points }. Why?
scorepad-why = { $row }: { $name }
scorepad-majority-yes = { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
} on active cards: nobody has more, so { $points ->
    [one] { $points } point
   *[other] { $points } points
}. All who have as many get the same.
scorepad-majority-no = { $crates ->
    [0] No crates
    [one] { $crates } crate
   *[other] { $crates } crates
} on active cards; the majority of { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $most ->
    [0] goes to nobody, as nobody has a crate.
    [one] needs { $most } crate.
   *[other] needs { $most } crates.
}
scorepad-none-targets = No target was captured.
scorepad-none-crates = No crate card is active.
scorepad-none-contracts = No contract here.
scorepad-none-hunters = No hunter with a penalty helped in a capture.
scorepad-because-targets = Targets you did not capture score nothing.
scorepad-because-crates = Reserved crate cards score nothing.
scorepad-because-contracts = Number × value: first the targets, then the duos. A captured target may count for any number of contracts.
scorepad-because-hunters = Every hunter on a captured target counts, needed or not. Droids cost no points.
scorepad-picked = Added: { $cards }
