# Amigos a la mesa: la invitación, la espera, las mesas abiertas.

## Invitación

lobby-invites = { $host } te invita a
lobby-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
lobby-age = desde { $age } años
lobby-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
lobby-pace = { $name }, { $time } por decisión
lobby-nutshell = En pocas palabras
lobby-at-table = A la mesa
lobby-bot-of = Bot, { $level }
lobby-guest = Por invitación
lobby-free = Asiento libre
lobby-free-about = Para ti, si quieres
lobby-name = Tu nombre en la mesa
lobby-no-account = No hace falta cuenta. La partida empieza cuando toda la mesa ha pulsado «A punto».
lobby-watch = Solo mirar
lobby-how-to-play = Cómo se juega

## Espera

lobby-you-host = Tú, anfitrión de la mesa
lobby-asked-again = Tiene una invitación para jugar otra vez
lobby-name-of = Nombre en el asiento { $number }
lobby-player = Jugador { $number }
lobby-ready = A punto
lobby-not-ready = Aún no
lobby-not-ready-yet = Falta el «A punto» de: { $names }.
lobby-waits-for-you = Los demás esperan tu «A punto».
lobby-starts-itself = La partida empieza sola 3 segundos después del último «A punto»; cualquiera puede pararla.
lobby-starts = { $seconds ->
    [0] La partida empieza ya.
    [one] La partida empieza en { $seconds } segundo.
   *[other] La partida empieza en { $seconds } segundos.
}
lobby-starts-about = Cualquiera de la mesa puede pararla.
lobby-stop = Parar
lobby-start-now = Empezar sin esperar
lobby-reach-local = Esta dirección solo funciona en este ordenador.
lobby-reach-lan = En tu casa, tus amigos necesitan la de abajo.
lobby-reach-home = En tu red doméstica
lobby-reach-closed = Tus amigos aún no pueden llegar a este ordenador.
lobby-reach-how = Cierra Cantina e iníciala con:
lobby-reach-lost = No se encontró ninguna dirección en una red doméstica. Conecta este ordenador a una y abre la página otra vez.
lobby-code = o con el código, en la página «Jugar»:

## Mesas abiertas

lobby-open-tables = Mesas abiertas
lobby-any-game = Todos los juegos
lobby-any-pace = Cualquier ritmo
lobby-nobody = Nadie espera. Abre una mesa o juega contra un bot hasta que venga alguien.
lobby-host-note = { $host } · { $note }
lobby-free-seats = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
lobby-play-instead = Jugar una partida
lobby-note = Unas palabras para quien busca mesa
lobby-note-example = Para principiantes también
lobby-timed-out = Tu tiempo se agotó dos veces: un bot juega por ti hasta que vuelvas.
