# What lies in the box, deck by deck.
box-deck-hoth-units = Units
box-deck-hoth-cards = Cards
box-deck-hoth-terrain = Terrain
box-deck-hoth-scenarios = Scenarios
