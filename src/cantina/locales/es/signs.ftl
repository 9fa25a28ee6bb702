# The legend: the page of a game’s signs, and the card beside one.

signs-title = Signos: { $game }
signs-count = { $count ->
    [one] { $count } signo
   *[other] { $count } signos
}
signs-mine = en tu mesa ahora
signs-find = Buscar un signo
signs-none = Ningún signo se llama así. También se encuentran por color y forma: rojo, hexágono.
signs-only = Solo los de mi mesa
signs-paper = Como en papel, en negro
signs-near = Más signos aquí
signs-next = signo siguiente
signs-rule = regla
signs-close = cerrar
signs-beside = El color nunca va solo
signs-here = { $place } ahora:
signs-hint = Pulsa un signo para leer lo que significa.
