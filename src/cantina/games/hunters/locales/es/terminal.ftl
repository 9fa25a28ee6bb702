# What only the terminal says.

play-since = Desde tu última elección
play-discards-empty = vacío
play-reasons-of = De dónde vienen los puntos de { $name }
