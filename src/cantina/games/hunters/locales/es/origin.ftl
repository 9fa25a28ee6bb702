# Notas sobre el origen de los valores.
origin-note-the-source-gives-the-points = El reglamento da los puntos.
origin-note-the-number-of-crates-is-inferred = El número de cajas se deduce.
origin-note-the-source-gives-points-and-crates = El reglamento da los puntos y las cajas.
origin-note-the-source-gives-the-attack-only = El reglamento solo da el ataque.
origin-note-the-source-gives-attack-and-penalty = El reglamento da el ataque y la penalización.
origin-note-public-pages-say-20-30-minutes = Algunas páginas públicas dicen de 20 a 30 minutos.
origin-note-the-source-gives-points-x6-and-shields = El reglamento da los puntos, ×6 y los escudos.
origin-note-the-source-gives-the-shields-only = El reglamento solo da los escudos.
origin-note-the-source-gives-points-x6-shields-and-that-there-is-a-bonus = El reglamento da los puntos, ×6, los escudos y que hay una bonificación.
hunters-field-age_min = Edad mínima
hunters-field-minutes = Minutos
hunters-field-players_min = Jugadores, mínimo
hunters-field-players_max = Jugadores, máximo
