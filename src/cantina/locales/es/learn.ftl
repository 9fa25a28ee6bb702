# Las lecciones, la guía en la mesa y las reglas.

learn-how = Aprende jugando: una guía se sienta contigo a una mesa de verdad y enseña una cosa cada vez. Vete cuando quieras; seguirás donde lo dejaste.
learn-begin = Empezar
learn-continue = Seguir
learn-resume = Volver a la mesa
learn-start = Empezar
learn-repeat = Otra vez
learn-start-lesson = Empezar la lección «{ $lesson }»
learn-done = terminada
learn-row-next = Sigue: { $lesson }
learn-row-done = Todas las lecciones terminadas
learn-coach = Guía
learn-smaller = Reducir la guía
learn-step = Lección { $lesson } · paso { $step } de { $of }
learn-guided = Partida guiada
learn-guide = Yo elegiría: { $action }.
learn-guide-look = Mira la mesa: yo también estoy eligiendo.
learn-guide-wait = Mira: ahora actúan los demás.
learn-more = Más
learn-less = Menos
learn-other = Eso también vale.
learn-missed = Esa ocasión ya pasó; habrá otras.
learn-mind = Aún queda algo por hacer este turno. Pulsa lo que está rodeado, o confirma tu elección.
learn-next-lesson = Siguiente lección: { $lesson }
learn-play-on = Terminar esta partida
learn-understood = Entendido
learn-finished = Terminada: { $lesson }
learn-next = Muy bien. Sigue jugando o pasa a la lección siguiente.
learn-all-done = Era la última lección. Abre una mesa propia.
learn-over = La partida ha acabado antes que la lección. Síguela en otra mesa.
learn-new-table = Repetir la lección en otra mesa
learn-play = Abrir una mesa

learn-rule-back = Atrás
learn-rule-book = En las reglas
learn-rule-unknown = Las reglas no tienen { $rule }.
learn-rules-search = Buscar en las reglas
learn-rules-found = { $count ->
    [0] Ninguna regla dice eso.
    [one] { $count } regla
   *[other] { $count } reglas
}
learn-rules-part-start = Empieza aquí
learn-rules-part-rules = Las reglas completas
