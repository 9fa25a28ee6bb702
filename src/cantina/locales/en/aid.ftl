# The player aid: beside the board, as a sheet, on paper, in the terminal.

aid-title = Player aid
# A tab beside the board: few letters.
aid-tab = Aid
aid-whole = Whole sheet
aid-print = Print
aid-paper = Paper
aid-leaves = Parts of the aid
aid-steps = Order of a turn
# A state that my figure is in.
aid-have = you have it
aid-waiting = Waiting for { $name }
# Back to what is asked at the table.
aid-back = Back to it
aid-nothing = Nothing is asked of you now.
aid-players = Players: { $fewest }–{ $most }
aid-told = Told in our words; a number such as { $rule } leads to the rule.
# At the foot of the printed sheet of a game that has no such words of its own.
aid-foot = Unofficial, told in our words. Values that no rulebook states are ours.
aid-absent = This game has no player aid.
play-help-aid = the player aid: order of a turn, attack, signs
web-problem-no_aid = This game has no player aid.
