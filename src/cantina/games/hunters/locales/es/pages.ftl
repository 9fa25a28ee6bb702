# What the pages around the tables say of this game.

pages-world-hunters = Bounty Hunters
pages-world-hunters-promise = Elige, reúne a tu banda y tráelos. Todos juegan a la vez.
pages-choice-hunters-full = Partida completa
pages-about-hunters-full = Los cuatro mazos, unos 16 turnos
pages-choice-hunters-introductory = Primera partida
pages-about-hunters-introductory = Sin contratos, comienzo más fácil
pages-choice-hunters-strict = Solo sin objetivo abierto
pages-choice-hunters-free = Siempre se puede
pages-choice-hunters-endless = Nunca se agota
pages-choice-hunters-limited = 42 créditos
start-hunters-goal = Trae objetivos famosos rompiendo sus escudos. Gana quien tenga más puntos tras los últimos turnos.
start-hunters-a = Robar y elegir
start-hunters-a-about = Cinco cartas, una en secreto.
start-hunters-b = Revelar a la vez
start-hunters-b-about = Los cazarrecompensas van tras tus objetivos.
start-hunters-c = Pasar la mano
start-hunters-c-about = El resto va a la izquierda.
lobby-nutshell-hunters-1 = Pon un objetivo en la mesa
lobby-nutshell-about-hunters-1 = Supera sus escudos; la cinta muestra sus puntos.
lobby-nutshell-hunters-2 = Envía cazarrecompensas
lobby-nutshell-about-hunters-2 = Verde, azul y naranja deben alcanzar la puntuación de escudos.
lobby-nutshell-hunters-3 = Captúralo por sus puntos
lobby-nutshell-about-hunters-3 = Los cazarrecompensas cuestan penalizaciones. Tras la cuarta captura quedan dos turnos.
