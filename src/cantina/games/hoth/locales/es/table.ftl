# The table of Battle of Hoth in the web client.

## The board

hoth-board-field = Campo de batalla
hoth-board-panes = Partes de la mesa
hoth-board-more = { $count } más
hoth-board-another = Otra unidad
hoth-board-move-to = Mover a { $hex }
hoth-board-attack = Atacar { $hex }
hoth-board-back = { $letter }: retirada a { $hex }
hoth-board-then-attack = { $hex }, { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}: aún puede atacar.
hoth-board-then-no-attack = { $hex }, { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}: después no ataca este turno.
hoth-pane-detail = Batalla
hoth-pane-card = Carta
hoth-pane-hand = Mano { $count }
hoth-pane-people = Jugadores
hoth-pane-log = Registro
hoth-step-play = Carta
hoth-step-order = Órdenes
hoth-step-move = Movimiento
hoth-step-attack = Ataque
hoth-step-draw = Robar
hoth-turn-number = Turno { $turn }
hoth-key-attack = mover y atacar
hoth-key-move = solo mover
hoth-key-danger = Cuántos enemigos podrían alcanzarte ahí el próximo turno
hoth-danger = Peligro
hoth-dangers = Pueden alcanzarte en { $hex }
hoth-danger-stays = desde donde está
hoth-danger-moves = tras mover a { $hex }
hoth-danger-none = Ningún enemigo puede alcanzarte ahí el próximo turno.
hoth-danger-sum = { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
}, hasta { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
hoth-edge = borde del tablero
hoth-base-line = la línea de base imperial
hoth-structure = Estructura

## People

hoth-you = tú
hoth-partner = compañero
hoth-decides = decide
hoth-at-turn = le toca jugar
hoth-pile = Cartas en mano: { $hand }, en el mazo: { $deck }, en la pila de descartes: { $count }
hoth-shown-hand = Mano que te enseña
hoth-shown-discard = Pila de descartes

## Cards

hoth-card-pill = ×{ $count }
hoth-card-pill-all = TODAS
hoth-card-qualify = { $count ->
    [0] Ninguna unidad sirve.
    [one] Sirve { $count } unidad.
   *[other] Sirven { $count } unidades.
}
hoth-hand-of = Tu mano: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hoth-plays = Jugar { $card }
hoth-played-turn = Jugada este turno
hoth-nobody-ordered = Ninguna unidad tiene órdenes aún.
hoth-kind-left = flanco izquierdo
hoth-kind-center = centro
hoth-kind-right = flanco derecho
hoth-kind-section = secciones
hoth-kind-tactic = táctica
hoth-timing-start_of_turn = apoyo · inicio del turno
hoth-timing-order_step = apoyo · órdenes
hoth-timing-attack_step = apoyo · ataque
hoth-timing-after_attack_roll = apoyo · tras una tirada
hoth-timing-after_retreat = apoyo · tras una retirada
hoth-timing-draw_step = apoyo · en vez de robar
hoth-order-none = No da órdenes.
hoth-order-section = Da una orden a { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
} { $section ->
    [left] del flanco izquierdo
    [right] del flanco derecho
   *[center] del centro
}.
hoth-order-section-all = Da una orden a todas las unidades { $section ->
    [left] del flanco izquierdo
    [right] del flanco derecho
   *[center] del centro
}.
hoth-order-one_section = Da una orden a { $filter ->
    [infantry] toda la infantería
    [vehicle] todos los vehículos
   *[any] todas las unidades
} de una sección.
hoth-order-each_section = Da una orden a 1 unidad de cada sección.
hoth-order-each_flank = Da una orden a { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
} en cada flanco.
hoth-order-different_sections = Da una orden a 2 unidades de secciones distintas.
hoth-order-anywhere = Da una orden a { $count ->
    [one] { $count } { $filter ->
        [infantry] unidad de infantería
        [vehicle] vehículo
        [artillery] unidad de artillería
       *[any] unidad
    }
   *[other] { $count } { $filter ->
        [infantry] unidades de infantería
        [vehicle] vehículos
        [artillery] unidades de artillería
        [same_type] unidades del mismo tipo
       *[any] unidades
    }
}.
hoth-order-anywhere-all = Da una orden a { $filter ->
    [infantry] toda la infantería
    [vehicle] todos los vehículos
    [artillery] toda la artillería
   *[any] todas las unidades
}.
hoth-effect-dice = { $units ->
    [single] Tira
   *[several] Cada una tira
} { $count ->
    [one] { $count } dado
   *[other] { $count } dados
} más.
hoth-effect-dice-less = { $units ->
    [single] Tira
   *[several] Cada una tira
} { $count ->
    [one] { $count } dado
   *[other] { $count } dados
} menos.
hoth-effect-dice_close = En combate cercano, { $units ->
    [single] tira
   *[several] cada una tira
} { $count ->
    [one] { $count } dado
   *[other] { $count } dados
} más.
hoth-effect-dice_close-less = En combate cercano, { $units ->
    [single] tira
   *[several] cada una tira
} { $count ->
    [one] { $count } dado
   *[other] { $count } dados
} menos.
hoth-effect-dice_per_friend = { $count ->
    [one] { $count } dado más
   *[other] { $count } dados más
} por cada unidad amiga adyacente.
hoth-effect-move = { $units ->
    [single] Mueve
   *[several] Mueven
} { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
} más.
hoth-effect-move_after_attack = { $units ->
    [single] Tras su ataque puede mover
   *[several] Tras su ataque cada una puede mover
} { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}.
hoth-effect-restore_each = Antes, cada unidad debilitada recupera { $count ->
    [one] { $count } figura
   *[other] { $count } figuras
}.
hoth-effect-discards = Descarta hasta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, roba otras tantas y 1 más, y juega otra carta.
hoth-effect-no_move = { $units ->
    [single] No se mueve.
   *[several] No se mueven.
}
hoth-effect-no_attack = { $units ->
    [single] No ataca.
   *[several] No atacan.
}
hoth-effect-ignores_terrain = { $units ->
    [single] El terreno ni la detiene ni le impide atacar, y el suyo no le quita dados.
   *[several] El terreno ni las detiene ni les impide atacar, y el suyo no les quita dados.
}
hoth-effect-retreats_explode = { $units ->
    [single] Sus retiradas cuentan como explosiones.
   *[several] Las retiradas que obtienen cuentan como explosiones.
}
hoth-effect-restore_ordered = Recupera todas sus figuras.
hoth-effect-same_target = Contra el mismo blanco, la segunda unidad tira +{ $second } y cada una de las siguientes +{ $third ->
    [one] { $third } dado
   *[other] { $third } dados
}.
hoth-effect-attacks = { $count ->
    [one] Puede atacar { $count } vez.
   *[other] Puede atacar { $count } veces.
}
hoth-effect-activations = Mueve y ataca dos veces.
hoth-effect-bombard = Tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} contra { $count ->
    [one] { $count } unidad enemiga
   *[other] cada una de { $count } unidades enemigas
}.
hoth-effect-bombard_retreats_hit = Las retiradas cuentan como impactos.
hoth-effect-bombard_plain = La cobertura no cuenta.
hoth-effect-fallback = Si no tienes una unidad así en el tablero, da una orden a 1 unidad a tu elección, sin la bonificación.
hoth-support-restore = Una de tus unidades recupera todas sus figuras.
hoth-support-reroll = Repite los dados que quieras de un ataque.
hoth-support-activate = Una unidad de infantería con orden mueve y ataca otra vez.
hoth-support-order = Da una orden a 1 unidad de infantería más, donde sea.
hoth-support-take_back = Toma una carta de tu pila de descartes en vez de robar.
hoth-support-rout = Un ataque ignora la cobertura del blanco; una trinchera no detiene ninguna retirada.
hoth-support-desperate = En un ataque, una unidad de infantería con orden y con su última figura tira 2 dados más.
hoth-support-experience = Las unidades con orden tiran 1 dado más en combate cercano.
hoth-support-bombard = Tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} contra 1 unidad enemiga, donde sea. La cobertura no cuenta.
hoth-support-bombard-cover = Tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} más contra la unidad que acaba de retirarse. La cobertura cuenta.

## Questions

hoth-asks-to = { $unit }, { $hex }: ¿adónde?
hoth-asks-target = { $unit }, { $hex }: ¿qué blanco?
hoth-asks-hold = { $unit }, { $hex }: ¿aguantar en la trinchera?
hoth-asks-fall_back = { $unit }, { $hex }: retirada de { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}
hoth-asks-advance = { $unit }, { $hex }: ¿avanzar?
hoth-done-order = Órdenes dadas
hoth-done-move = Fin del movimiento
hoth-done-to = Quedarse
hoth-done-attack = Fin de los ataques
hoth-done-target = No atacar más
hoth-done-reroll = Tirar
hoth-done-reroll_more = Tirar
hoth-done-advance = Quedarse
hoth-done-discard = No cambiar más
hoth-done-partner_discard = No cambiar más
hoth-note-play = Elige una carta para ver a qué unidades da órdenes. Púlsala otra vez para jugarla.
hoth-note-order = Pulsa las unidades iluminadas.
hoth-note-move = Pulsa una unidad para ver adónde llega. Primero todos los movimientos, luego los ataques.
hoth-note-to = Rombo: aún puede atacar. Círculo: después no ataca.
hoth-note-attack = Pulsa una unidad para ver sus blancos.
hoth-note-target = Mira un blanco para ver tus probabilidades. Púlsalo para atacar.
hoth-note-hold = Una vez por ataque, una trinchera detiene una retirada.
hoth-note-fall_back = Hacia tu línea de base. Un paso bloqueado cuesta una figura.
hoth-note-strike = Pulsa la unidad contra la que tirar.
hoth-note-reroll = Elige los dados uno a uno y tira.
hoth-note-advance = Al hexágono que quedó libre; después puede atacar otra vez.

## Ordered units

hoth-ordered-by = Con orden de «{ $card }»
hoth-can-both = puede mover y atacar
hoth-can-move = puede mover
hoth-can-attack = puede atacar
hoth-can-moving = en movimiento
hoth-can-attacking = ataca ahora
hoth-can-later = Puede atacar después de los movimientos.
hoth-why = { $unit }, { $hex }: { $why }
hoth-why-not_ordered = Sin orden este turno.
hoth-why-moved = Ya se ha movido.
hoth-why-moves_over = Los movimientos han terminado.
hoth-why-never_moves = Nunca se mueve.
hoth-why-no_move_by_card = Esta carta no le permite mover.
hoth-why-blocked = Todos los caminos están bloqueados.
hoth-why-attacked = Ya ha atacado.
hoth-why-attacks_over = Solo puede atacar la unidad que actúa otra vez.
hoth-why-moved_too_far = Movimiento demasiado largo para atacar.
hoth-why-stopped = En este terreno no se ataca el turno en que se entra.
hoth-why-no_attack_by_card = Esta carta no le permite atacar.
hoth-why-out_of_range = Ningún enemigo a su alcance.
hoth-why-not_seen = No ve a ningún enemigo a su alcance.
hoth-why-no_dice = La cobertura le quita todos los dados.
hoth-left-order = { $count ->
    [one] queda { $count } orden
   *[other] quedan { $count } órdenes
}
hoth-left-move = { $count ->
    [one] { $count } aún puede mover
   *[other] { $count } aún pueden mover
}
hoth-left-attack = { $count ->
    [one] { $count } aún puede atacar
   *[other] { $count } aún pueden atacar
}
hoth-finish-order = { $count ->
    [one] Queda { $count } orden por dar. ¿Terminar?
   *[other] Quedan { $count } órdenes por dar. ¿Terminar?
}
hoth-finish-move = { $count ->
    [one] { $count } unidad aún puede mover. ¿Terminar?
   *[other] { $count } unidades aún pueden mover. ¿Terminar?
}
hoth-finish-attack = { $count ->
    [one] { $count } unidad aún puede atacar. ¿Terminar?
   *[other] { $count } unidades aún pueden atacar. ¿Terminar?
}

## Leaders

hoth-leader-first = Para una primera batalla
hoth-leader-choose = Elegir a { $name }
hoth-leader-vehicles = { $count ->
    [0] No tienes vehículos en esta batalla.
    [one] Tienes { $count } vehículo en esta batalla.
   *[other] Tienes { $count } vehículos en esta batalla.
}
hoth-leader-role-leia = Mantiene viva la línea
hoth-leader-role-luke = Mover y disparar a la vez
hoth-leader-role-han = Una carga audaz
hoth-leader-role-vader = Sin piedad
hoth-leader-role-piett = Ayuda desde la órbita
hoth-leader-role-veers = Los AT-AT avanzan
hoth-leader-good-leia = Sirve con cualquier tropa, sobre todo tras sufrir bajas.
hoth-leader-good-luke = Ideal con deslizadores de nieve y una línea larga.
hoth-leader-good-han = Ideal cuando la infantería va junta.
hoth-leader-good-vader = Sirve con cualquier tropa, sobre todo cerca del enemigo.
hoth-leader-good-piett = Ideal con mala mano o enemigos a cubierto.
hoth-leader-good-veers = Ideal con AT-AT y tres unidades en combate.

## Targets and chances

hoth-targets = Blancos
hoth-if-moves = Si mueve a { $hex }
hoth-chance-of = probabilidad de impacto
hoth-no-targets = Ningún enemigo al alcance.
hoth-no-sight = Sin visión: { $what } en { $hex }.
hoth-no-dice = La cobertura no deja dados.
hoth-close = combate cercano
hoth-range = alcance { $count }
hoth-along = por una arista
hoth-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
hoth-destroy = destruir { $percent }
hoth-hits = { $count ->
    [0] ninguno
    [one] { $count } impacto
   *[other] { $count } impactos
}
hoth-retreats = retirada
hoth-sum-range = { $count ->
    [1] adyacente
   *[other] a alcance { $count }
}
hoth-sum-card = carta
hoth-sum-scouts = exploradores
hoth-sum-cover = cobertura
hoth-sum-ground = terreno propio
hoth-figures = { $count } de { $full ->
    [one] { $full } figura
   *[other] { $full } figuras
}
hoth-moves = { $far ->
    [0] no se mueve
   *[other] { $free ->
        [0] mueve { $far }, después no ataca
       *[other] mueve { $far }, o { $free } y ataca
    }
}
hoth-attack-row = dados { $dice }

## The roll

hoth-told-happened = Lo que ha pasado
hoth-told-plays = { $name } juega «{ $card }»
hoth-told-attack = { hoth-unit-the } ({ $start }) { $kind ->
    [at_at] ataca
    [rebel_artillery] ataca
   *[other] atacan
} { $hex }
hoth-told-bombard = Bombardeo de { $hex }
hoth-told-again = Se repiten dados
hoth-told-word-card = carta
hoth-told-word-orders = órdenes
hoth-told-word-move = marcha
hoth-told-word-attack = ataque
hoth-told-word-retreat = retirada
hoth-told-word-medal = medalla
hoth-told-word-draw = carta
hoth-told-word-news = noticia
hoth-roll = La tirada
hoth-roll-again = Antes de repetir:
hoth-roll-confirm = Tirada de confirmación:
hoth-roll-nothing = No pasa nada.
hoth-roll-structure = La estructura queda destruida.
hoth-roll-destroyed = La unidad queda destruida.
hoth-roll-lost = { $lost ->
    [one] { $lost } figura perdida
   *[other] { $lost } figuras perdidas
}, { $left ->
    [one] queda { $left }.
   *[other] quedan { $left }.
}
hoth-roll-stands = El AT-AT sigue en pie.
hoth-roll-held = La trinchera resiste.
hoth-roll-back = Retirada a { $hex }.
hoth-fate-hit = impacto
hoth-fate-back = retirada
hoth-fate-miss = fallo

## What the battle is about

hoth-briefing = La batalla
hoth-goal-medals = { $side ->
    [rebel] Los Rebeldes ganan
   *[empire] El Imperio gana
} con { $count ->
    [one] { $count } medalla
   *[other] { $count } medallas
}.
hoth-goal-none = { $side ->
    [rebel] Los Rebeldes no pueden
   *[empire] El Imperio no puede
} ganar por medallas.
hoth-aim-temporary = { hoth-side }: { $medals ->
    [one] { $medals } medalla
   *[other] { $medals } medallas
} por { $class ->
    [infantry] infantería
    [vehicle] un vehículo
    [special] una unidad especial
   *[any] una unidad
} en { $hexes }, mientras siga allí{ $count ->
    [0] .
   *[other] , como mucho { $count }.
}
hoth-aim-permanent = { hoth-side }: { $medals ->
    [one] { $medals } medalla permanente
   *[other] { $medals } medallas permanentes
} por la primera unidad en { $hexes }.
hoth-aim-per_turn = { hoth-side }: { $medals ->
    [one] { $medals } medalla
   *[other] { $medals } medallas
} por cada turno que { $class ->
    [infantry] una infantería
    [vehicle] un vehículo
    [special] una unidad especial
   *[any] una unidad
} empieza en { $hexes }.
hoth-aim-exit = { hoth-side }: { $medals ->
    [one] { $medals } medalla
   *[other] { $medals } medallas
} por cada { $class ->
    [infantry] unidad de infantería
    [vehicle] vehículo
    [special] unidad especial
   *[any] unidad
} que salga por { $hexes }.
hoth-aim-exit_wins = { $side ->
    [rebel] Los Rebeldes ganan
    [empire] El Imperio gana
   *[either] Un bando gana
} cuando { $count ->
    [one] salga { $count } { $class ->
        [infantry] unidad de infantería
        [vehicle] vehículo
        [special] unidad especial
       *[any] unidad
    }
   *[other] salgan { $count } { $class ->
        [infantry] unidades de infantería
        [vehicle] vehículos
        [special] unidades especiales
       *[any] unidades
    }
} por { $hexes }.
hoth-aim-courier = { $side ->
    [rebel] Los Rebeldes ganan
    [empire] El Imperio gana
   *[either] Un bando gana
} cuando el oficial salga por { $hexes }. El rival gana si captura al oficial.
hoth-aim-hold_all = { $side ->
    [rebel] Los Rebeldes ganan
    [empire] El Imperio gana
   *[either] Un bando gana
} al ocupar { $hexes } a la vez.
hoth-aim-destroy_structures = { $side ->
    [rebel] Los Rebeldes ganan
    [empire] El Imperio gana
   *[either] Un bando gana
} cuando no quede ninguna estructura.
hoth-aim-destroy_kind = { $side ->
    [rebel] Los Rebeldes ganan
    [empire] El Imperio gana
   *[either] Un bando gana
} cuando { hoth-unit-none }.
hoth-aim-destroy_class = { $side ->
    [rebel] Los Rebeldes ganan
    [empire] El Imperio gana
   *[either] Un bando gana
} al destruir { $count ->
    [one] { $count } { $class ->
        [infantry] unidad de infantería enemiga
        [vehicle] vehículo enemigo
        [special] unidad especial enemiga
       *[any] unidad enemiga
    }
   *[other] { $count } { $class ->
        [infantry] unidades de infantería enemigas
        [vehicle] vehículos enemigos
        [special] unidades especiales enemigas
       *[any] unidades enemigas
    }
}.
hoth-aim-no_worth = { hoth-side }: sin medallas por unidades destruidas.
hoth-aim-worth = { hoth-side }: { $medals ->
    [0] ninguna medalla
    [one] { $medals } medalla
   *[other] { $medals } medallas
} por destruir { hoth-unit-one }.
hoth-aim-lost_return = Tras perder { hoth-unit-one }, entra otra nueva por la línea de base.
hoth-aim-reserves = Reservas tras { $turns ->
    [one] { $turns } turno propio
   *[other] { $turns } turnos propios
}: { $count } × { $unit }.
hoth-aim-landing = Cada turno desembarca { $near } { hoth-unit-one }.
hoth-aim-charges = { hoth-side }: el cañón de iones gana una carga por turno; 1 medalla por cada { $count ->
    [one] carga.
   *[other] { $count } cargas.
}
hoth-aim-steep_ridges = Entrar en una cresta cuesta { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
} de movimiento.
hoth-aim-command_post = Puesto de mando en { $hexes }: el bando que lo ocupa roba una carta más.

## The end

hoth-end-field = El campo de batalla al final
hoth-medal-destroyed = Destrucción: { $unit }
hoth-medal-objective = Objetivo
hoth-medal-held = Objetivos ocupados al final
hoth-units-left = Unidades restantes: { $count }

## Read aloud

hoth-aloud-hex = { $hex }, { $land }.
hoth-aloud-unit = { $unit }, { $count } de { $full ->
    [one] { $full } figura
   *[other] { $full } figuras
}.
hoth-aloud-officer = Con el oficial.
hoth-aloud-ordered = Tiene órdenes.
hoth-aloud-finished = Ya ha actuado.
hoth-aloud-choose = Se puede elegir.
hoth-aloud-move = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}, después puede atacar.
hoth-aloud-move-only = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}, sin ataque.
hoth-aloud-danger = { $count ->
    [0] Ningún enemigo puede alcanzarte aquí.
    [one] { $count } enemigo puede alcanzarte aquí.
   *[other] { $count } enemigos pueden alcanzarte aquí.
}
hoth-aloud-target = Blanco.
hoth-aloud-shot = Blanco: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, { $hit } por ciento de impacto, { $destroyed } por ciento de destruir.
hoth-aloud-retreat = Retirada { $letter }.
hoth-aloud-exit = Salida.

table-key-danger = Mostrar u ocultar el peligro
table-hint-gain-hoth = { $count ->
    [one] { $count } medalla
   *[other] { $count } medallas
}
