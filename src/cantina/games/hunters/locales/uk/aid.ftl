# The player aid.

# Beside the step “Pass” in the last turns.
hunters-aid-last = Кінець близько: { $count ->
    [0] це останній раунд.
    [one] після цього ще { $count } раунд.
    [few] після цього ще { $count } раунди.
   *[other] після цього ще { $count } раундів.
}
# At the foot of the printed sheet.
aid-foot-hunters = Неофіційно, нашими словами. Правила як надруковано; значення більшості карт — наші.
