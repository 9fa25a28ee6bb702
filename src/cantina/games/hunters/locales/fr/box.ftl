# Ce que contient la boîte, paquet par paquet.
box-deck-hunters-target = Cibles
box-deck-hunters-hunter = Chasseurs de primes
box-deck-hunters-contract = Contrats
box-deck-hunters-jawa = Marché Jawa
box-deck-hunters-character = Cartes de chaque personnage
box-deck-hunters-crates = Caisses
