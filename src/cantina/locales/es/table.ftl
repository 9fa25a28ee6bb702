# The table shell around every game, and the replay.

table-of = Mesa de { $name }
table-watching = Estás mirando
table-ask = Lo que se pregunta
table-map-whole = Tablero entero
table-map-near = Más cerca
table-choices = Todas las opciones
table-keys = Teclas
table-key-tab = A la siguiente parte de la mesa
table-key-arrows = A lo largo de una fila o por el tablero
table-key-enter = Pulsar lo iluminado o lo enfocado
table-key-escape = Cerrar, soltar, volver
table-key-rule = La regla de la pregunta
table-key-keys = Esta lista
table-key-map = Al mapa
table-key-next = A la siguiente opción del mapa
table-key-previous = A la opción anterior
table-key-own = Al siguiente de los tuyos
table-key-target = Al siguiente objetivo
table-key-read = Leer en voz alta lo que hay aquí
table-key-log = Al registro
table-key-card = Elegir una carta de la mano
table-sure = ¿Lo confirmas?
table-sure-yes = Sí
table-sure-no = No
table-confirm-on = Preguntar antes de cada decisión
table-confirm-off = No preguntar antes de las decisiones
table-bot-for-you = Un bot juega por ti.
table-kept = Guardado: { $action }
table-kept-why = No hay conexión. Se enviará sola en cuanto vuelvas.
table-kept-late = Tu respuesta ya había llegado.
table-refused = No se ha aceptado
table-refused-again = No ha cambiado nada: elige otra vez.
table-refused-on = La partida sigue sola.
table-refused-read = De acuerdo
table-thinks = { $name } ({ $level }) está pensando
table-thinks-long = { $seconds ->
    [one] { $seconds } segundo hasta ahora
   *[other] { $seconds } segundos hasta ahora
}
table-together = { $name } decide por el grupo. Propón algo.
table-together-bot = { $name }, un bot, decide por el grupo y hace lo que propone la mayoría.
table-propose = Proponer: { $what }
table-propose-it = Proponer
table-propose-back = Retirar: { $what }
table-proposals = Propuestas
table-proposal = { $names }: { $what }
table-proposed-by = Propuesta de { $names }.
table-time-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
table-hurry = { $seconds ->
    [one] Solo queda { $seconds } segundo.
   *[other] Solo quedan { $seconds } segundos.
}
web-table-winners = { $count ->
    [one] Gana { $names }.
   *[other] Ganan a la vez { $names }.
}
table-score = Puntuación
table-score-close = Volver a la mesa
table-rematch-join = Unirse a la siguiente partida

## Hints

table-hint = Pista
table-hint-do = Un bot haría esto: { $action }
table-hint-then = Entonces:
table-hint-only = No hay otra opción.
table-hint-better = Mejor que «{ $other }» (diferencia aproximada: { $gain }).
table-hint-either = Igual de bueno: { $others }. Lo demás es peor (diferencia aproximada: { $gain }).
table-hint-equal = Nada destaca
table-hint-equal-why = Hasta donde un bot puede juzgar, valen más o menos lo mismo: { $others }.
table-hint-decides = Puede decidir la partida.
table-hint-gain = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
table-hint-follow = Hacerlo
table-hints-used = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}

## Log

table-log = Registro
table-log-earlier = Mostrar líneas anteriores
table-log-new = { $count ->
    [one] { $count } línea nueva
   *[other] { $count } líneas nuevas
}
table-moment = Mostrar este momento
table-moment-shown = Ves un momento anterior
table-moment-back = Volver al presente
table-missed = Mientras no estabas
table-missed-go = Seguir

## People

table-people = Participantes
table-seat-decides = decide
table-seat-here = está aquí
table-seat-replaced = ausente · juega { $bot }
table-votes = { $count ->
    [one] { $count } voto
   *[other] { $count } votos
}
table-vote-clock = Un bot podrá jugar en su lugar cuando se agote su tiempo.
table-vote-soon = Si no vuelve, la mayoría podrá dejar jugar a un bot en
table-vote-loss = Se ha agotado su tiempo. Si no vuelve, una partida clasificatoria cuenta como perdida.
table-vote-unrated = Un bot juega si la mayoría lo quiere. Si no vuelve, la partida no cambia su rating.
table-watchers = { $count ->
    [0] Nadie está mirando.
    [one] Mira { $count } persona.
   *[other] Miran { $count } personas.
}
table-delay = { $seconds ->
    [one] Los espectadores lo ven todo con { $seconds } segundo de retraso.
   *[other] Los espectadores lo ven todo con { $seconds } segundos de retraso.
}
table-said = { $name }: { $text }
table-chat-watching = Estás mirando. Aquí solo escriben quienes juegan.
table-chat-private = Esta mesa es privada: aquí solo leen y escriben quienes juegan.
table-chat-mute = Silenciar a { $name }
table-chat-muted = Has silenciado a { $name }.
table-chat-unmute = Volver a leer
table-ran-out = A { $name } se le agotó el tiempo: se decidió por su cuenta.
table-ran-out-you = Se te agotó el tiempo: se decidió por ti.
table-seat-ran-out = tiempo agotado · juega { $bot }
table-chat-none = Nadie ha dicho nada todavía.
table-pass = Pasa la pantalla a { $name }
table-pass-why = Varias personas juegan en esta pantalla: que nadie más mire.
table-pass-ready = Soy { $name }
table-leave = Dejar la mesa
table-leave-what = Un bot jugará por ti. Puedes volver en cualquier momento mientras dure la partida. Si no, una partida clasificatoria cuenta como perdida.
table-leave-stay = Quedarme

## Connection

table-reload = Recargar
table-ended-client = Esta página no está al día.
table-ended-sign_in = Tu sesión ha terminado.
table-ended-not_yours = Este asiento ya no es tuyo.
table-ended-no_table = Esta mesa no se puede mostrar aquí.
table-ended-left = Has dejado la mesa.

## Report

table-report = Informar de un problema
table-report-record = El archivo contiene toda la partida, lo que ves y las versiones. Tú decides a quién se lo das.
table-report-view = El archivo contiene lo que tu asiento puede ver, lo que ha pasado y las versiones. No hay en él ninguna carta oculta. Tú decides a quién se lo das.
table-report-what = ¿Qué ha ido mal?
table-report-save = Guardar el archivo

## Replay

replay-step = Decisión { $at } de { $of }
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-speed-is = ×{ $speed }
replay-before = Un paso atrás
replay-after = Un paso adelante
replay-turn-before = Un turno atrás
replay-turn-after = Un turno adelante
replay-first = Al principio
replay-last = Al final
replay-eyes = Visto por
replay-eyes-all = el público
replay-continue = Seguir desde aquí
replay-download = Guardar el registro
replay-share = Copiar el enlace a este momento
replay-not-yet = La repetición está lista cuando acaba la partida.
