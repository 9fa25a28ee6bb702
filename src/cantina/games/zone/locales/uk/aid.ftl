# The player aid.

# Whose turn it is: the second line of the step “Stalkers”.
zone-aid-turn = { $name }, хід { $turn } з 2
zone-aid-left = Стандартних дій лишилося: { $left } з { $all }
# At the foot of the printed sheet.
aid-foot-zone = Неофіційно, нашими словами. Надруковане в правилах граємо, як надруковано; місії від A2 до C1 й більшість карт — наші.
# Its tab beside the board.
zone-pane-aid = Пам’ятка
