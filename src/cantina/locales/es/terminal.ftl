# El terminal: lista de juegos, partida, repetición, contenido.

## Lista de juegos

games-title = Los juegos de esta mesa
games-seats = de { $fewest } a { $most } { $most ->
         [one] jugador
        *[other] jugadores
    }
games-minutes = unos { $minutes } minutos
games-default = por defecto
games-start = Para jugar: { $command }

## Partida

play-person = Jugador { $number }
play-welcome = { $game }. En la mesa: { $names }.
play-bot = { $name } (bot: { $bot })
play-saved-as = Semilla { $seed }. Cada decisión se guarda en { $file }
play-resumed = La partida sigue tras { $count ->
    [one] { $count } decisión.
   *[other] { $count } decisiones.
}
play-thinking = { $name } está pensando…
play-prompt = Tu elección
play-prompt-help = ? para la ayuda
play-bad-input = «{ $input }» no significa nada aquí. Escribe ? para ver lo que puedes escribir.
play-no-choice = No hay opción { $number }; { $count ->
    [one] solo hay { $count }
   *[other] hay { $count }
}.
play-undone = Se ha deshecho tu última decisión.
play-no-undo = No se puede deshacer: { $reason }.
play-no-undo-nothing = no hay nada que deshacer
play-no-undo-others = otra persona ha decidido desde entonces
play-no-undo-revealed = algo se ha revelado desde entonces
play-hint = Un bot elegiría { $number }: { $choice }
play-curtain = Pasa el teclado a { $name }.
play-curtain-enter = { $name }, pulsa Intro cuando nadie más esté mirando.
play-quit = Guardado. Para continuar: { $command }
play-no-rule = No hay ninguna regla { $rule }.
play-rules-absent = El texto de las reglas no está en este ordenador.
play-no-sign = Ningún signo se llama «{ $query }» ni se ve así.
play-no-card = Ninguna carta se llama «{ $query }».
play-which-card = ¿Qué carta? Da su número en la lista o una parte de su nombre.
play-many-cards = { $count ->
    [one] { $count } carta más lleva ese nombre.
   *[other] { $count } cartas más llevan ese nombre.
}
play-no-player = No hay ningún jugador «{ $query }»; los jugadores son { $names }.
play-help-title = Lo que puedes escribir
play-help-number = elegir lo que lleva este número
play-help-undo = deshacer tu última decisión
play-help-hint = pedir una pista a un bot
play-help-score = la puntuación si la partida terminara ahora
play-help-table = mirar la mesa de un jugador: t 2 o t { $name }
play-help-discards = los descartes
play-help-rule = el texto de una regla: r { $rule }
play-help-card = una carta y el origen de sus valores: c 1, o una parte de su nombre
play-help-legend = todos los signos y lo que significan: l, o l rojo
play-help-board = ver la mesa otra vez
play-help-help = esta ayuda
play-help-quit = guardar y salir
play-score-now = La puntuación si la partida terminara ahora
play-score-final = Puntuación final
play-discards = Descartes
play-winner = { $count ->
    [0] No gana nadie.
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
play-reasons = Intro para terminar, o el número de un jugador para ver de dónde vienen sus puntos: { $names }
play-score-of = { $name }: { $score }
play-and = { $first } y { $last }

## Repetición

replay-verified =
    { $count ->
        [one] Comprobado: { $count } decisión se reproduce, y cada dado y cada reparto salen de la semilla de este registro.
       *[other] Comprobado: { $count } decisiones se reproducen, y cada dado y cada reparto salen de la semilla de este registro.
    }
replay-verify-commitment = Huella de esta semilla: { $commitment }
replay-verify-same = Es la huella que has dado: la semilla quedó fijada al abrir la mesa.
replay-verify-part = Es la huella que has dado: la semilla estaba fijada hasta la decisión { $at }. Entonces se tomó una copia de la partida, y el resto sale de otra semilla.
replay-verify-chosen =
    { $count ->
        [one] { $count } decisión se reproduce con la semilla { $seed }. Alguien la eligió o pudo adivinarla: ninguna mesa mostró su huella.
       *[other] { $count } decisiones se reproducen con la semilla { $seed }. Alguien la eligió o pudo adivinarla: ninguna mesa mostró su huella.
    }
replay-title = { $game }, { $seats } { $seats ->
         [one] jugador
        *[other] jugadores
    }, semilla { $seed }
replay-length = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}
replay-part = Mostrado hasta la decisión { $shown } de { $count }.
replay-unfinished = La partida no ha terminado.
replay-score = La puntuación en este momento
replay-seat = Tal como lo ve { $name }.
replay-all = Se muestran todas las cartas.
report-title = Informe de { $made }: { $game }
report-other = El informe se hizo con { $name } { $other }; aquí es { $here }.
report-running = La partida estaba en curso: asiento { $seat }, revisión { $rev }. El informe solo contiene lo que sabía ese asiento.
report-events = Lo que había pasado
report-view = Lo que veía el asiento
report-asked = Pregunta: { $ask }

## Contenido

content-title = { $game }: contenido { $digest }
content-file = Archivo
content-rows = Filas
content-total = En total
content-good = El contenido está completo y encaja con la lista de componentes.
content-values = De dónde vienen los valores
content-legend = { $mark } marca un valor reconstruido: encaja con todo lo que se sabe, pero el impreso puede ser otro.
content-source = Fuente: { $source }
content-note = Nota: { $note }
content-values-from = Los números siguen el hecho { $fact }.
content-rules = Reglas: { $rules }
content-id = Código
