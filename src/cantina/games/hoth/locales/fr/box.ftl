# Ce que contient la boîte, paquet par paquet.
box-deck-hoth-units = Unités
box-deck-hoth-cards = Cartes
box-deck-hoth-terrain = Terrains
box-deck-hoth-scenarios = Scénarios
