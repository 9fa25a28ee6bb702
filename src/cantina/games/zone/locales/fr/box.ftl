# Ce que contient la boîte, paquet par paquet.
box-deck-zone-weapons = Armes
box-deck-zone-items = Objets
box-deck-zone-suits = Combinaisons
box-deck-zone-mods = Mods
box-deck-zone-artifacts = Artéfacts
box-deck-zone-stalkers = Stalkers
box-deck-zone-enemies = Ennemis
box-deck-zone-anomalies = Anomalies
box-deck-zone-control = Cartes de contrôle
box-deck-zone-wounds = Blessures
box-deck-zone-loot = Jetons de butin
box-deck-zone-unknown = Ennemis inconnus
box-absent-zone = Absents de cette liste : les attaques et leurs touches, ce que font les cartes, et les missions. Ce sont des programmes et des plans, pour un dossier de contenu ou l’éditeur de missions.
