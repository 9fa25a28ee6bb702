# The player aid.

# Whose turn it is: the second line of the step “Stalkers”.
zone-aid-turn = { $name }, turno { $turn } de 2
zone-aid-left = Acciones estándar que quedan: { $left } de { $all }
# At the foot of the printed sheet.
aid-foot-zone = No oficial, con nuestras palabras. Lo que las reglas imprimen se juega tal cual; las misiones A2 a C1 y la mayoría de las cartas son nuestras.
# Its tab beside the board.
zone-pane-aid = Ayuda
