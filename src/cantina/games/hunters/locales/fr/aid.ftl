# The player aid.

# Beside the step “Pass” in the last turns.
hunters-aid-last = La fin a commencé : { $count ->
    [0] c’est le dernier tour.
    [one] encore { $count } tour après celui-ci.
   *[other] encore { $count } tours après celui-ci.
}
# At the foot of the printed sheet.
aid-foot-hunters = Non officiel, dans nos propres mots. Règles telles quelles ; les valeurs de la plupart des cartes sont de nous.
