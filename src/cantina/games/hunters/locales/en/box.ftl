# What lies in the box, deck by deck.
box-deck-hunters-target = Targets
box-deck-hunters-hunter = Bounty hunters
box-deck-hunters-contract = Contracts
box-deck-hunters-jawa = Jawa Market
box-deck-hunters-character = Cards of each character
box-deck-hunters-crates = Crates
