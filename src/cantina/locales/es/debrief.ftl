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
debrief-measure = Un bot sencillo siguió al menos { $games } { $games ->
         [one] partida
        *[other] partidas
    } desde cada punto: exacto a { $error } más o menos.
debrief-open = Repetición desde aquí
debrief-working = Los bots siguen la partida desde cada turno para ver qué la decidió. Tarda medio minuto más o menos.
debrief-none = No hay una estimación honesta de esta partida. Lo que se cuenta aquí es lo que pasó.
debrief-turnings = Lo que decidió
debrief-no-turning = Ningún turno por sí solo: fue poco a poco.
debrief-chose = { $name }: «{ $chosen }».
debrief-loss = «{ $other }» habría sido mejor: esta elección costó { $points ->
    [one] { $points } punto porcentual
   *[other] { $points } puntos porcentuales
  }.
debrief-find = Un hallazgo: { $points ->
    [one] { $points } punto porcentual
   *[other] { $points } puntos porcentuales
  } mejor que lo habitual, «{ $other }».
debrief-luck = Suerte: ninguna elección lo explica.
debrief-accounts = Elecciones y suerte
debrief-player = Jugador
debrief-accuracy = Precisión
debrief-own = Sus elecciones
debrief-others = Las de otros
debrief-fortune = Suerte
debrief-unknown = –
debrief-accounts-about = Precisión: 100 % es siempre la mejor opción encontrada; 0 %, no mejor que elegir a ciegas. Elecciones y suerte dicen en cuántos puntos porcentuales cambiaron la probabilidad de ganar: las elecciones se comparan con un bot sencillo; la suerte es el resto, exacta a { $error } más o menos. Un bot sopesó { $weighed } de { $decisions } decisiones, sabiendo solo lo que el jugador podía saber. Puede equivocarse. Un guion: demasiado incierto para decirlo.
debrief-share = Compartir
debrief-shared = El enlace a la repetición está copiado.

### Dados y repartos que cualquiera puede comprobar

fair-title = Dados y repartos
fair-commitment = Huella de la semilla
fair-commitment-about = Una huella de la semilla secreta de la que salen todos los dados y repartos. Al acabar la partida, el registro muestra la semilla y ambas deben coincidir.
fair-copy = Copiar la huella
fair-checking = Comprobando dados y repartos…
fair-kept = Dados y repartos comprobados: la semilla coincide con la huella que este navegador guardó antes de la primera decisión, y toda la partida se reproduce a partir de ella.
fair-late = Dados y repartos comprobados: la semilla coincide con la huella que este navegador guarda desde la decisión { $since }, y toda la partida se reproduce a partir de ella.
fair-unseen = La semilla coincide con la huella que muestra la mesa, y toda la partida se reproduce a partir de ella. Este navegador no estaba allí antes del final, así que no sabe si la huella era la misma al principio.
fair-broken = La semilla no coincide con la huella que guardó este navegador. No te fíes de los dados ni de los repartos de esta partida.
fair-chosen = Alguien eligió la semilla de esta partida, así que los dados y repartos podían conocerse de antemano.
fair-failed = No se han podido comprobar los dados y repartos: { $why }
fair-how = Cómo comprobarlo por tu cuenta
fair-how-about = La huella es el SHA-256 de la semilla del registro. Cópiala al abrir la mesa; después, esta orden reproduce la partida y compara ambas. No puede demostrar que quien lleva el servidor no eligiera la semilla ni la leyera mientras jugabas.
