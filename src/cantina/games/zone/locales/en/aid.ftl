# The player aid.

# Whose turn it is: the second line of the step “Stalkers”.
zone-aid-turn = { $name }, turn { $turn } of 2
zone-aid-left = { $left } of { $all } standard actions left
# At the foot of the printed sheet.
aid-foot-zone = Unofficial, told in our words. What the rulebook prints is played as printed; missions A2 to C1 and most cards are ours.
# Its tab beside the board.
zone-pane-aid = Aid
