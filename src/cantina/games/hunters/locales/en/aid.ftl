# The player aid.

# Beside the step “Pass” in the last turns.
hunters-aid-last = The end has begun: { $count ->
    [0] this is the last turn.
    [one] { $count } more turn after this.
   *[other] { $count } more turns after this.
}
# At the foot of the printed sheet.
aid-foot-hunters = Unofficial, told in our words. Rules as printed; the values of most cards are ours.
