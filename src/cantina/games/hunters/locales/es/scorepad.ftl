# La hoja de puntuación para la mesa de verdad.

scorepad-how = Para una partida con las cartas impresas: toca lo que cada cual tiene delante; Cantina cuenta cada fila y dice por qué. De este dispositivo solo salen los números que hay que sumar.
scorepad-players = Jugadores
scorepad-player = Jugador { $number }
scorepad-name = Nombre
scorepad-add-player = Jugador
scorepad-remove-player = Quitar a { $name }
scorepad-empty = Empezar de nuevo
scorepad-undo = Deshacer
scorepad-share = Compartir
scorepad-copied = El enlace está copiado. Contiene toda la tabla.
scorepad-in-address = El enlace a esta tabla está ahora en la barra de direcciones.
scorepad-captured = Objetivos capturados
scorepad-crates = Cartas de Caja activas
scorepad-contracts = Contratos
scorepad-credits = Créditos sin gastar
scorepad-add-target = Objetivo capturado
scorepad-add-attack = Cazarrecompensas o droide
scorepad-add-crate = Carta de Caja
scorepad-add-contract = Contrato
scorepad-pick-captured = ¿Qué objetivo se ha capturado?
scorepad-pick-attacks = ¿Quién ayudó a capturar a { $target }?
scorepad-pick-crates = ¿Qué carta de Caja está activa?
scorepad-pick-contracts = ¿Qué contrato?
scorepad-kind-hunters = Cazarre­compensas
scorepad-kind-droids = Droides
scorepad-kind-targets = Objetivos
scorepad-kind-crates = Cajas
scorepad-kind-contracts = Contratos
scorepad-search = Buscar por nombre
scorepad-nothing-found = Ninguna carta tiene ese nombre.
scorepad-done = Listo
scorepad-less = Uno menos
scorepad-more = Uno más
scorepad-remove = Quitar de la hoja
scorepad-printed = ¿Tu carta dice otra cosa? Corrígelo aquí.
scorepad-corrected = corregido
scorepad-field-points = Puntos
scorepad-field-penalty = Penalización
scorepad-field-crates = Cajas en la carta
scorepad-field-per_a = Por cada primer objetivo
scorepad-field-per_b = Por cada segundo objetivo
scorepad-field-duo = Por cada pareja
scorepad-numbers = La mayoría de los números de nuestra lista de cartas están reconstruidos. Si tu carta impresa es distinta, tócala en la hoja y corrígela: vale lo impreso.
scorepad-winner = Victoria
scorepad-won-points = Victoria: { $names }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
scorepad-won-credits = Victoria: { $names }. Con empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $credits ->
    [one] decide { $credits } crédito.
   *[other] deciden { $credits } créditos.
}
scorepad-won-shared = Victoria compartida: { $names }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
scorepad-cell = { $row }, { $name }: { $points }. ¿Por qué?
scorepad-why = { $row }: { $name }
scorepad-majority-yes = { $crates ->
    [one] { $crates } caja
   *[other] { $crates } cajas
} en cartas activas: nadie tiene más, así que { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Quien tenga las mismas recibe lo mismo.
scorepad-majority-no = { $crates ->
    [0] Ninguna caja
    [one] { $crates } caja
   *[other] { $crates } cajas
} en cartas activas; la mayoría, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $most ->
    [0] no es de nadie, porque nadie tiene cajas.
    [one] pide { $most } caja.
   *[other] pide { $most } cajas.
}
scorepad-none-targets = No hay ningún objetivo capturado.
scorepad-none-crates = No hay ninguna carta de Caja activa.
scorepad-none-contracts = Aquí no hay contratos.
scorepad-none-hunters = En las capturas no participó ningún cazarrecompensas con penalización.
scorepad-because-targets = Los objetivos sin capturar no cuentan.
scorepad-because-crates = Las cartas de Caja reservadas no cuentan.
scorepad-because-contracts = Cuántas veces cuánto: los objetivos y luego las parejas. Un objetivo capturado puede servir a varios contratos.
scorepad-because-hunters = Cuenta cada cazarrecompensas en un objetivo capturado, hiciera falta o no. Los droides no restan puntos.
scorepad-picked = Añadido: { $cards }
