# The player aid: beside the board, as a sheet, on paper, in the terminal.

aid-title = Ayuda de juego
# A tab beside the board: few letters.
aid-tab = Ayuda
aid-whole = Hoja completa
aid-print = Imprimir
aid-paper = Papel
aid-leaves = Partes de la ayuda
aid-steps = Orden del turno
# A state that my figure is in.
aid-have = lo tienes
aid-waiting = Esperando a { $name }
# Back to what is asked at the table.
aid-back = Volver
aid-nothing = Ahora no se te pregunta nada.
aid-players = Jugadores: { $fewest }–{ $most }
aid-told = Con nuestras palabras; un número como { $rule } lleva a la regla.
# At the foot of the printed sheet of a game that has no such words of its own.
aid-foot = No oficial, con nuestras palabras. Los valores que ninguna regla imprime son nuestros.
aid-absent = Este juego no tiene ayuda de juego.
play-help-aid = la ayuda de juego: orden del turno, ataque, signos
web-problem-no_aid = Este juego no tiene ayuda de juego.
