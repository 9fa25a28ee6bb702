# What only the terminal says.

play-since = Depuis votre dernier choix
play-discards-empty = vide
play-reasons-of = D’où viennent les points de { $name }
