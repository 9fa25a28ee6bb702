### Cómo fue una partida acabada

debrief-how = Cómo fue la partida
debrief-chance-you = Tu probabilidad de ganar, turno a turno
debrief-chance-of = Probabilidad de ganar, turno a turno: { $name }
debrief-chance-together = Tu probabilidad de lograrlo, ronda a ronda
debrief-at = { $unit ->
    [round] Ronda { $turn }: { $chance }
   *[turn] Turno { $turn }: { $chance }
  }
debrief-turn = { $unit ->
    [round] Ronda { $turn }
   *[turn] Turno { $turn }
  }
debrief-measure = Un bot sencillo siguió al menos { $games } partidas desde cada punto: exacto a { $error } más o menos.
debrief-open = Repetición desde aquí
debrief-working = Los bots siguen la partida desde cada turno para ver qué la decidió. Tarda medio minuto más o menos.
debrief-none = No hay una estimación honesta de esta partida. Lo que se cuenta aquí es lo que pasó.
debrief-turnings = Lo que decidió
debrief-no-turning = Ningún turno por sí solo: fue poco a poco.
debrief-share = Compartir
debrief-shared = El enlace a la repetición está copiado.
