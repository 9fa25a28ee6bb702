# Battle of Hoth: board, cards and events.

## Words

hoth-side = { $side ->
    [rebel] Rebeldes
    [empire] Imperio
   *[either] Cualquier bando
}
hoth-token-assault = asalto
hoth-token-scouts = exploradores
hoth-token-e_web = E-Web
hoth-token-elite = élite
hoth-token-medal = fichas de medalla
hoth-face-infantry = infantería
hoth-face-vehicle = vehículo
hoth-face-explosion = explosión
hoth-face-retreat = retirada
hoth-face-cross = cruz
hoth-structure-shield_generator = Generador de escudo
hoth-structure-ion_cannon = Cañón de iones
hoth-section-left = flanco izquierdo
hoth-section-center = centro
hoth-section-right = flanco derecho
hoth-unit-at = { $unit } en { $hex }
hoth-unit-figures = { $unit } en { $hex }, { $count ->
    [one] { $count } figura
   *[other] { $count } figuras
}

## Cards

hoth-card-none = no da órdenes
hoth-card-section = { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
} { $section ->
    [left] en el flanco izquierdo
    [right] en el flanco derecho
   *[center] en el centro
}
hoth-card-section-all = todas las unidades { $section ->
    [left] del flanco izquierdo
    [right] del flanco derecho
   *[center] del centro
}
hoth-card-one_section = todas las de una sección
hoth-card-each_section = 1 unidad en cada sección
hoth-card-each_flank = { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
} en cada flanco
hoth-card-different_sections = 2 unidades en secciones distintas
hoth-card-anywhere = { $count ->
    [one] { $count } unidad en cualquier lugar
   *[other] { $count } unidades en cualquier lugar
}
hoth-card-anywhere-all = todas las unidades
hoth-card-only-infantry = solo infantería
hoth-card-only-vehicle = solo vehículos
hoth-card-only-artillery = solo artillería
hoth-card-only-same_type = de un mismo tipo
hoth-card-dice = { $count ->
    [one] +{ $count } dado
   *[other] +{ $count } dados
}
hoth-card-dice-less = { $count ->
    [one] −{ $count } dado
   *[other] −{ $count } dados
}
hoth-card-dice_close = { $count ->
    [one] +{ $count } dado
   *[other] +{ $count } dados
} en combate cercano
hoth-card-dice_close-less = { $count ->
    [one] −{ $count } dado
   *[other] −{ $count } dados
} en combate cercano
hoth-card-dice_per_friend = { $count ->
    [one] +{ $count } dado
   *[other] +{ $count } dados
} por cada unidad amiga adyacente
hoth-card-move = { $count ->
    [one] +{ $count } hexágono
   *[other] +{ $count } hexágonos
}
hoth-card-no_move = sin mover
hoth-card-no_attack = sin atacar
hoth-card-move_after_attack = luego mueve hasta { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}
hoth-card-attacks = { $count ->
    [one] { $count } ataque
   *[other] { $count } ataques
}
hoth-card-activations = { $count ->
    [one] actúa { $count } vez
   *[other] actúa { $count } veces
}
hoth-card-ignores_terrain = ignora los límites del terreno y las penalizaciones del suyo
hoth-card-retreats_explode = las retiradas cuentan como explosiones
hoth-card-same_target = mismo blanco: segunda unidad +{ $second }, siguientes +{ $third ->
    [one] { $third } dado
   *[other] { $third } dados
}
hoth-card-restore_each = antes, cada unidad debilitada recupera { $count ->
    [one] { $count } figura
   *[other] { $count } figuras
}
hoth-card-restore_ordered = la unidad recupera todas sus figuras
hoth-card-discards = descarta hasta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, roba otras tantas y 1 más, y juega otra carta
hoth-card-bombard = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} contra { $count ->
    [one] { $count } unidad enemiga
   *[other] cada una de { $count } unidades enemigas
}
hoth-card-bombard_retreats_hit = las retiradas impactan, sin cobertura
hoth-card-fallback = sin una unidad así: 1 a elegir, sin bonificación
hoth-card-effect-restore = una unidad recupera todas sus figuras
hoth-card-effect-reroll = repite los dados que quieras de un ataque
hoth-card-effect-activate = una unidad de infantería con orden actúa otra vez
hoth-card-effect-order = una unidad de infantería más
hoth-card-effect-take_back = toma una carta descartada en vez de robar
hoth-card-effect-rout = un ataque ignora la cobertura y ninguna trinchera detiene retiradas
hoth-card-effect-desperate = en un ataque, +2 dados para una infantería con orden y con su última figura
hoth-card-effect-experience = +1 dado en combate cercano
hoth-card-effect-bombard = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} contra cualquier unidad enemiga, sin cobertura
hoth-card-effect-bombard-cover = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} contra la unidad que se retiró, con cobertura

## The table

hoth-title = { $number }. { $name }
hoth-turn = Turno { $turn }, { $name } ({ $side })
hoth-medals = { $side }: { $medals } de { $goal ->
    [one] { $goal } medalla
   *[other] { $goal } medallas
}
hoth-medals-no-goal = { $side }: { $medals ->
    [one] { $medals } medalla
   *[other] { $medals } medallas
}
hoth-player = { $name } ({ $side }): mano { $hand }, mazo { $deck }, descartes: { $discard }
hoth-hand = Tu mano: { $cards }
hoth-partner-hand = Mano de tu compañero: { $cards }
hoth-support-hand = Cartas de apoyo: { $cards }
hoth-secret = Objetivo secreto: { $text }
hoth-played = Carta de este turno: { $card }
hoth-charges = Cargas del cañón de iones: { $count }
hoth-officer = El oficial está en { $hex }.
hoth-legend-units = s soldados de las nieves  w AT-AT  d droides  t soldados  f deslizadores  a artillería; número: figuras
hoth-first = Empieza: { $side }. Cartas: { $rebel } / { $empire }. Medallas: { $rebels } / { $empires }.

## Questions and choices

hoth-ask-leader = ¿Qué líder se une a ti?
hoth-ask-arrive = ¿Por dónde entran las nuevas unidades?
hoth-ask-start = ¿Juegas antes una carta de apoyo?
hoth-ask-play = ¿Qué carta de mando juegas?
hoth-ask-discard = ¿Qué cartas cambias?
hoth-ask-partner_discard = Tu compañero juega «Desplegar la flota». ¿Qué cartas cambias?
hoth-ask-strike = ¿Qué unidad bombardeas?
hoth-ask-order = ¿A qué unidad das la orden?
hoth-ask-extra_order = ¿Das una orden más con una carta de apoyo?
hoth-ask-move = ¿Qué unidad mueve?
hoth-ask-to = ¿Adónde?
hoth-ask-attack = ¿Qué unidad ataca?
hoth-ask-aid = ¿Ayudas a este ataque con una carta de apoyo?
hoth-ask-target = ¿Qué blanco?
hoth-ask-reroll = ¿Qué dados repites?
hoth-ask-after_roll = ¿Repites con una carta de apoyo?
hoth-ask-reroll_more = ¿Qué dados repites?
hoth-ask-after_retreat = ¿Persigues con una carta de apoyo?
hoth-ask-advance = ¿Avanzas?
hoth-ask-hold = Tu trinchera puede detener una retirada.
hoth-ask-fall_back = ¿Adónde se retira tu unidad?
hoth-ask-draw = ¿Juegas una carta de apoyo en vez de robar?
hoth-ask-take_back = ¿Qué carta recuperas?
hoth-ask-return = ¿Dónde vuelve la unidad perdida?
hoth-ask-go_on = Esta batalla ha acabado. La siguiente empieza cuando ambos bandos estén preparados.
hoth-do-leader = { $name }
hoth-do-place = En { $hex }
hoth-do-play = { $card }: { $facts }
hoth-do-discard = Cambiar { $card }
hoth-do-take = Tomar { $card }
hoth-do-support = Apoyo: { $card }
hoth-do-support-at = Apoyo: { $card }, { $hex }
hoth-do-strike = { $unit }
hoth-do-order = { $unit }
hoth-do-order_all = Todas
hoth-do-move = { $unit }
hoth-do-to = A { $hex } ({ $land })
hoth-do-to-barred = A { $hex } ({ $land }), luego sin atacar
hoth-do-exit = Salir del tablero por { $hex }
hoth-do-attack = { $unit }
hoth-do-target = { $unit }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
hoth-do-reroll = Repetir: { $face }
hoth-do-advance = Avanzar
hoth-do-hold = Resistir: ignorar una retirada
hoth-do-give_way = Retirarse
hoth-do-go_on = Empezar la siguiente batalla
hoth-do-fall_back = Retirada a { $hex } ({ $land })
hoth-do-done = Nada más

## Events

hoth-event-leader = { $name }: { $leader }
hoth-event-battle = { $scenario }
hoth-event-turn = Turno { $turn }: { $name }
hoth-event-played = { $name } juega «{ $card }».
hoth-event-discarded = { $name } descarta «{ $card }».
hoth-event-taken = { $name } devuelve «{ $card }» a su mano.
hoth-event-drawn = { $name } roba «{ $card }».
hoth-event-drawn-unseen = { $name } roba una carta.
hoth-event-reshuffled = { $name } baraja su pila de descartes ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}).
hoth-event-ordered = { $name } da { $count ->
    [one] una orden a la unidad en { $hexes }.
   *[other] órdenes a las unidades en { $hexes }.
}
hoth-event-moved = { $unit }: { $start } → { $end }
hoth-event-left = { hoth-unit-the } { $kind ->
    [at_at] sale
    [rebel_artillery] sale
   *[other] salen
} del tablero por { $hex }.
hoth-event-arrived = { hoth-unit-the } { $kind ->
    [at_at] llega
    [rebel_artillery] llega
   *[other] llegan
} a { $hex }.
hoth-event-restored = { $unit } en { $hex }: de nuevo { $count ->
    [one] { $count } figura
   *[other] { $count } figuras
}.
hoth-event-attacked = { hoth-unit-the } { $kind ->
    [at_at] ataca
    [rebel_artillery] ataca
   *[other] atacan
} { $hex }: { $dice }
hoth-event-bombarded = Bombardeo de { $hex }: { $dice }
hoth-event-rerolled = Repetidos: { $dice }
hoth-event-confirmed = Tirada de confirmación contra { $hex }: { $dice }. ¡Cae el AT-AT!
hoth-event-unconfirmed = Tirada de confirmación contra { $hex }: { $dice }. El AT-AT resiste.
hoth-event-lost = { hoth-unit-the } en { $hex } { $kind ->
    [at_at] pierde
    [rebel_artillery] pierde
   *[other] pierden
} { $lost ->
    [one] { $lost } figura
   *[other] { $lost } figuras
}; { $left ->
    [one] queda { $left }.
   *[other] quedan { $left }.
}
hoth-event-destroyed = { hoth-unit-the } en { $hex } { $kind ->
    [at_at] queda destruido
    [rebel_artillery] queda destruida
   *[other] quedan destruidos
}.
hoth-event-structure = { $structure ->
    [shield_generator] El generador de escudo
   *[ion_cannon] El cañón de iones
} en { $hex } queda destruido.
hoth-event-retreated = { hoth-unit-the } { $kind ->
    [at_at] se retira
    [rebel_artillery] se retira
   *[other] se retiran
}: { $start } → { $end }
hoth-event-ignored = { hoth-unit-the } en { $hex } { $kind ->
    [at_at] mantiene
    [rebel_artillery] mantiene
   *[other] mantienen
} la trinchera.
hoth-event-officer = Recogen al oficial en { $hex }.
hoth-event-medals = { $side ->
    [rebel] Los Rebeldes ganan
   *[empire] El Imperio gana
} { $medals ->
    [one] { $medals } medalla
   *[other] { $medals } medallas
}, { $total } en total.
hoth-event-charged = El cañón de iones tiene { $count ->
    [one] { $count } carga.
   *[other] { $count } cargas.
}
hoth-event-secret = { $side ->
    [rebel] Los Rebeldes cumplen
   *[empire] El Imperio cumple
} su objetivo secreto: { $text }
hoth-event-support = { $name } gana la carta de apoyo «{ $card }».
hoth-event-support-unseen = { $name } gana una carta de apoyo.
hoth-event-won = La batalla termina: { $side ->
    [rebel] los Rebeldes ganan.
   *[empire] el Imperio gana.
}
hoth-event-drawn-battle = La batalla termina: nadie gana.
hoth-event-over-medals = Medallas suficientes.
hoth-event-over-positions_held = Todas las posiciones están ocupadas.
hoth-event-over-structures_destroyed = No queda ninguna estructura.
hoth-event-over-walkers_destroyed = No queda ningún AT-AT.
hoth-event-over-units_out = Han salido del tablero suficientes unidades.
hoth-event-over-units_destroyed = Suficientes unidades destruidas.
hoth-event-over-no_units = A un bando no le quedan unidades.
hoth-event-over-officer_taken = El oficial ha sido capturado.
hoth-event-over-officer_saved = El oficial está a salvo.
hoth-event-over-turn_limit = La batalla ha durado demasiado.
hoth-event-over-campaign_over = La campaña está decidida.

## Options

hoth-option-scenario = Escenario
hoth-option-leaders = Líderes
hoth-option-team = Tres jugadores: el equipo de dos
hoth-option-partners = Manos de los compañeros
hoth-option-campaign = Campaña, para dos
hoth-option-own = Tu propio escenario, como texto
hoth-option-box = Los valores de la caja de alguien, como texto
hoth-choice-off = sin líderes
hoth-choice-on = líderes en cada bando
hoth-choice-rebel = Rebeldes
hoth-choice-empire = Imperio
hoth-choice-hidden = ocultas entre sí
hoth-choice-shown = a la vista del otro
hoth-choice-none = una sola batalla
hoth-choice-1 = Misión de exploración imperial
hoth-choice-2 = Contraataque de los deslizadores
hoth-choice-3 = Enemigo avistado
hoth-choice-4 = Desembarco exitoso
hoth-choice-5 = Defensa de la colina Alfa
hoth-choice-6 = Recuperar datos imperiales
hoth-choice-7 = Ataque al puesto avanzado
hoth-choice-8 = ¡Evacuación médica!
hoth-choice-9 = Asegurar posiciones defensivas
hoth-choice-10 = Objetivo: los generadores de escudo
hoth-choice-11 = Ruptura rebelde
hoth-choice-12 = Bajo asedio
hoth-choice-13 = Entrar en la Base Eco
hoth-choice-14 = Proteger los transportes rebeldes
hoth-choice-15 = Retirada a la puerta sur
hoth-choice-16 = Evacuación de la Base Eco
hoth-choice-17 = La última batalla
hoth-choice-a = La marcha sobre la Base Eco
hoth-choice-b = Mantener la línea
