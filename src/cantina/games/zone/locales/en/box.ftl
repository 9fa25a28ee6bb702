# What lies in the box, deck by deck.
box-deck-zone-weapons = Weapons
box-deck-zone-items = Items
box-deck-zone-suits = Suits
box-deck-zone-mods = Mods
box-deck-zone-artifacts = Artifacts
box-deck-zone-stalkers = Stalkers
box-deck-zone-enemies = Enemies
box-deck-zone-anomalies = Anomalies
box-deck-zone-control = Control cards
box-deck-zone-wounds = Wounds
box-deck-zone-loot = Loot tokens
box-deck-zone-unknown = Unknown enemies
box-absent-zone = Not in this list: attacks with their hits, what cards do, and missions. Those are programs and maps, for a content folder or the mission editor.
