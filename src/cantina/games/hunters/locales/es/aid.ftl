# The player aid.

# Beside the step “Pass” in the last turns.
hunters-aid-last = El final ha empezado: { $count ->
    [0] este es el último turno.
    [one] queda { $count } turno más.
   *[other] quedan { $count } turnos más.
}
# At the foot of the printed sheet.
aid-foot-hunters = No oficial, con nuestras palabras. Reglas tal cual; los valores de la mayoría de las cartas son nuestros.
