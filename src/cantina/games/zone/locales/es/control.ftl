# Control cards: what is not talked about (ST-27.18).

zone-control-silent = No digas nada de esta carta a los demás.
zone-control-hush = Alguien tiene una carta de control. Por favor, no escribas sobre ella.
