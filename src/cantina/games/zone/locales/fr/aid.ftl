# The player aid.

# Whose turn it is: the second line of the step “Stalkers”.
zone-aid-turn = { $name }, tour { $turn } sur 2
zone-aid-left = Actions standard restantes : { $left } sur { $all }
# At the foot of the printed sheet.
aid-foot-zone = Non officiel, dans nos propres mots. Ce que la règle imprime est joué tel quel ; les missions A2 à C1 et la plupart des cartes sont de nous.
# Its tab beside the board.
zone-pane-aid = Aide
