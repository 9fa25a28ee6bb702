# El editor de misiones.

editor-title-zone = Editor de misiones
zone-editor-unnamed = Sin nombre
zone-editor-empty = Una mesa vacía
zone-editor-brush = Lo que pones en el mapa
zone-editor-kind-tile = Losetas
zone-editor-kind-border = Bordes
zone-editor-kind-place = Accesos
zone-editor-kind-enemy = Enemigos
zone-editor-kind-anomaly = Anomalías
zone-editor-kind-token = Fichas
zone-editor-about-tile = Pulsa un sitio libre para poner la loseta. Púlsala otra vez para quitarla.
zone-editor-about-border = Pulsa el borde entre dos sectores para cambiarlo. Púlsalo otra vez para recuperar el impreso.
zone-editor-about-start = Los stalkers empiezan en estos sectores. Deben caber cuatro.
zone-editor-about-exit = Los stalkers abandonan el mapa desde estos sectores.
zone-editor-about-enemy = Pulsa un sector para colocar al enemigo. Púlsalo otra vez para girarlo.
zone-editor-about-anomaly = Pulsa el sector que será su centro. El sorteo decide qué anomalía es.
zone-editor-about-loot = Cada pulsación añade una ficha al sector.
zone-editor-about-unknown = Una ficha boca abajo: nadie sabe quién saldrá.
zone-editor-about-erase = Pulsa un sector para quitar lo que está encima.
zone-editor-about-mark = Pulsa los sectores de los que se trata.
zone-editor-erase = Borrar
zone-editor-border-wall = Muro
zone-editor-border-impassable = Infranqueable
zone-editor-border-window = Ventana
zone-editor-border-door = Puerta
zone-editor-border-open = Abierto
zone-editor-border = Borde entre { $one } y { $other }: { $kind }
zone-editor-border-set = Borde entre { $one } y { $other }: { $kind }, cambiado
zone-editor-used = { $used } de { $most }
zone-editor-tile = { $id } { $name }
zone-editor-tiles = Sitios para losetas
zone-editor-slot = Poner aquí { $tile }: fila { $row }, columna { $column }
zone-editor-slot-remove = Quitar { $there }
zone-editor-slot-replace = { $there }: cambiar por { $tile }
zone-editor-start = Inicio
zone-editor-exit = Salida
zone-editor-sign-start = INICIO
zone-editor-sign-exit = SALIDA
zone-editor-enemy = { $name }, mira hacia { $side }
zone-editor-type-chemical = Química
zone-editor-type-fire = De fuego
zone-editor-type-electric = Eléctrica
zone-editor-type-gravity = Gravitatoria
zone-editor-type-special = Especial
zone-editor-forces = Enemigos
zone-editor-forces-none = Aún no hay enemigos. Debe haber al menos uno.
zone-editor-group = Grupo
zone-editor-team = Equipo
zone-editor-supply = En total, con los que lleguen más tarde
zone-editor-unknowns = Enemigos desconocidos
zone-editor-unknown-none = En el mapa no hay fichas de enemigo desconocido.
zone-editor-stalkers =
    { $count ->
        [one] { $count } stalker
       *[other] { $count } stalkers
    }
zone-editor-face = Cara de la ficha { $number }
zone-editor-goals = Objetivos
zone-editor-goal = Objetivo { $number }
zone-editor-goal-add = Otro objetivo
zone-editor-goal-remove = Quitar este objetivo
zone-editor-condition = Lo que debe cumplirse
zone-editor-condition-add = Otra condición
zone-editor-about = De qué se trata
zone-editor-mark = Elegir sectores en el mapa
zone-editor-remove = Quitar
zone-editor-if-stalker_on = un stalker está en
zone-editor-if-no_enemy_on = ningún enemigo en
zone-editor-if-all_out = todos los stalkers están en una salida
zone-editor-if-mission_flag = se ha anotado
zone-editor-if-thing_out = se ha sacado
zone-editor-if-no_overlay = esta carta ya no está en el mapa
zone-editor-story = Historia y sucesos
zone-editor-name = Nombre
zone-editor-prologue = Antes de la misión
zone-editor-won = Tras un éxito
zone-editor-lost = Tras un fracaso
zone-editor-stage = Equipo
zone-editor-stage-first = como al principio de una campaña
zone-editor-stage-second = como a mitad de una campaña
zone-editor-stage-third = como al final de una campaña
zone-editor-events =
    { $count ->
        [one] { $count } ronda y luego se pierde
       *[other] { $count } rondas y luego se pierde
    }
zone-editor-event = Suceso
zone-editor-event-fail = El suceso de la derrota
zone-editor-event-win = El suceso de la victoria
zone-editor-event-add = Otro suceso
zone-editor-text-about = La misma forma que nuestras misiones: todo lo de los formularios y algo más.
zone-editor-test = Jugar con un bot
zone-editor-watch = Que jueguen los bots
zone-editor-problem-no_tile = Aún no hay ninguna loseta.
zone-editor-problem-large = El mapa tiene como mucho { $rows } × { $columns } losetas.
zone-editor-problem-area = Se habla de { $area }, que no está en este mapa.
zone-editor-problem-start =
    { $room ->
        [0] No hay sectores de inicio. Deben caber cuatro stalkers.
        [one] En el inicio cabe { $room } stalker, y pueden venir cuatro.
       *[other] En el inicio caben { $room } stalkers, y pueden venir cuatro.
    }
zone-editor-problem-exit = No hay salida.
zone-editor-problem-no_enemy = No hay enemigos. Una misión tiene al menos uno.
zone-editor-problem-no_anomaly = No hay anomalías. Una misión tiene al menos una.
zone-editor-problem-no_event = Primero van los sucesos, luego el de la derrota y luego el de la victoria.
zone-editor-problem-no_goal = Un objetivo necesita una condición.
zone-editor-problem-goal_at_start = Los stalkers empiezan en una salida: ganarían al instante.
zone-editor-problem-supply = { $name }: { $used } en la misión, y la caja tiene { $most }.
zone-editor-problem-crowded = Demasiados enemigos en { $area }: hay sitio para { $most }.
zone-editor-problem-loot = Más botín que fichas: { $most }.
zone-editor-problem-overlays = { $name }: { $used } { $used ->
         [one] anomalía
        *[other] anomalías
    }, y la caja tiene { $most } { $most ->
         [one] plantilla
        *[other] plantillas
    } de este tipo.
zone-editor-problem-unknown = Fichas de enemigo desconocido: { $used } { $used ->
         [one] cara
        *[other] caras
    } para { $most } { $most ->
         [one] sector
        *[other] sectores
    }.
zone-editor-problem-unknown_face = Fichas de enemigo desconocido: la caja no tiene más «{ $id }».
zone-editor-problem-free_action = Carta { $id }: una acción gratuita debe girar o descartar su carta, o no acabaría nunca.
zone-editor-problem-set_off = Carta { $id }: «{ $verb }» podría activarla sin fin. Gira antes la carta.

# What is done.
zone-does-add_random_events = añadir sucesos al azar
zone-does-apply = aplicar
zone-does-area_becomes_water = inundar
zone-does-areas = golpear sectores
zone-does-attack = atacar
zone-does-count = contar uno más
zone-does-discard = descartar
zone-does-discard_card = descartar esta carta
zone-does-draw_control_card = robar una carta de control
zone-does-enemy_hp = cambiar los PV de un enemigo
zone-does-enemy_sight_mod = cambiar la vista de los enemigos
zone-does-flip = girar esta carta
zone-does-flip_card = girar otra carta
zone-does-gain = ganar una ficha
zone-does-gain_item = ganar un objeto
zone-does-gain_thing = ganar una cosa de la misión
zone-does-heal = curar
zone-does-if = si
zone-does-if_not = salvo si
zone-does-look_around = mirar alrededor
zone-does-lose_hp = perder PV
zone-does-move = moverse
zone-does-named = con un nombre
zone-does-open_border = abrir un borde
zone-does-open_exits = abrir las salidas
zone-does-place = poner una ficha
zone-does-place_overlay = poner una carta en el mapa
zone-does-place_own_threat = poner la amenaza propia
zone-does-place_thing = colocar una cosa de la misión
zone-does-radiation = cambiar la dosis
zone-does-reduce_threat = reducir la amenaza
zone-does-remove_thing = sacar una cosa del juego
zone-does-resolve_event = ir a un final
zone-does-resolve_random_card = resolver una carta al azar
zone-does-resolve_unknown = resolver enemigos desconocidos
zone-does-reveal = resolver una carta
zone-does-set = anotar
zone-does-spawn = poner enemigos
zone-does-step_forward = avanzar
zone-does-turn = girarse
zone-does-who = para cada uno de
zone-does-wounds = sufrir heridas

# Words of steps.
zone-word-stun = aturdimiento
zone-word-vulnerable = vulnerabilidad
zone-word-focus = concentración
zone-word-bolt = tornillo
zone-word-loot = botín
zone-word-poor_visibility = mala visibilidad
zone-word-trap = trampa
zone-word-low = baja
zone-word-high = alta
zone-word-here = aquí
zone-word-all = todos
zone-word-per_stack = de cada pila
zone-word-nearest = los más próximos
zone-word-lead = el stalker líder
zone-word-any_threat = cualquier amenaza
zone-word-head = cabeza
zone-word-torso = torso
zone-word-m = su movimiento
zone-word-p = stalkers
zone-word-alarm = Alarma
zone-word-early_birds = Madrugadores
zone-word-grenade_throw = Granada
zone-word-ongoing_fights = Combates en curso
# gloss-ok: zone.ammo
zone-word-stray_bullets = Balas perdidas
zone-word-suppressing_fire = Fuego de supresión
zone-word-vulnerability = Vulnerabilidad
zone-item-random = cualquier objeto
zone-item-food = comida
zone-item-grenade = granada
zone-item-medicine = medicina

# Whom and where.
zone-whom-card = este enemigo
zone-whom-groups = grupos
zone-whom-nearest_to = los enemigos más próximos a
zone-whom-stalkers_on = stalkers en
zone-whom-stalkers_in_los_of = stalkers a la vista de
zone-whom-stalkers_within = stalkers a distancia máx.
zone-place-set = todo sector con amenaza alta

# Fields of steps.
zone-editor-field-at = dónde
zone-editor-field-to = a quién o adónde
zone-editor-field-toward = hacia
zone-editor-field-who = quién
zone-editor-field-n = cuántos
zone-editor-field-count = cuántos
zone-editor-field-of = de quién
zone-editor-field-nearest_to = solo el más próximo a
zone-editor-field-wounds = heridas
zone-editor-field-successes = éxitos
zone-editor-field-part = parte del cuerpo
zone-editor-field-stalkers = stalkers
zone-editor-field-enemies = enemigos
zone-editor-field-floor = no por debajo de
zone-editor-field-until = cuánto tiempo
zone-editor-field-types = de qué tipo
zone-editor-field-face = orientación
zone-editor-field-group = grupo
zone-editor-field-ignores = sin estorbo de
zone-editor-field-enemy_sight_max = los enemigos ven como mucho
zone-editor-field-held_by = lo lleva
zone-editor-field-must = obligatorio
zone-editor-field-else = si no
zone-editor-field-if = solo si
zone-editor-field-do = qué se hace
zone-editor-field-card = enemigo
zone-editor-field-areas = sectores
zone-editor-field-id = nota
zone-editor-field-at_least = al menos
zone-editor-field-rounds = en estas rondas
zone-editor-field-flag = nota
zone-editor-field-thing = cosa
zone-editor-field-needs = hace falta
zone-editor-field-repeat = cuántas veces
zone-editor-field-window = por una ventana
zone-editor-field-closes = borde cerrado
zone-branch-do = Qué se hace
zone-branch-then = Entonces
zone-branch-else = Si no
zone-branch-if_none = Si no hay tal enemigo
zone-kind-of-when = Cuándo
zone-kind-of-what = Qué se hace
zone-kind-of-many = Cuántos
zone-kind-of-which = Cuál
zone-kind-of-where = Dónde
zone-when-enter = un stalker entra en
zone-when-enemy_death = este enemigo muere
zone-when-flag_set = se anota esto
zone-when-end_of_round = acaba la ronda
zone-act-at = en
zone-act-thing = donde está
zone-act-needs = hace falta
zone-act-repeat = cuántas veces
zone-act-window = por una ventana
zone-act-if = solo si
zone-act-each = Cada vez
zone-act-last = La última vez

# Forms.
zone-editor-if-mission_counter = se ha contado tantas veces
zone-editor-if-enemy_on = este enemigo está en
zone-editor-if-stalkers_max = juegan como mucho tantos stalkers
zone-editor-if-mission_won = la misión está ganada
zone-editor-forms = Formularios
zone-editor-tab-events = Sucesos
zone-editor-tab-cards = Cartas
zone-editor-tab-goals = Objetivos
zone-editor-tab-forces = Enemigos
zone-editor-tab-story = Historia
zone-editor-tab-share = Compartir
zone-editor-small = Aquí puedes ver la misión y sus problemas, y jugarla. Para construir hace falta una ventana de 800 píxeles de ancho.
zone-editor-keys = R y T cambian de herramienta, F5 juega, F8 lleva al siguiente problema.
zone-editor-reads = Se lee:
zone-editor-step-add = Añadir un paso
zone-editor-more = Decir más
zone-editor-another = Uno más
zone-editor-earlier = Antes
zone-editor-later = Después
zone-editor-leave-out = Omitir
zone-editor-type = Escribe para filtrar
zone-editor-type-or-new = Escribe para filtrar o nombrar
zone-editor-new = Nuevo: { $name }
zone-editor-none = Nada encaja.
zone-editor-unless = No tiene efecto si
zone-editor-event-story = Lo que se cuenta
zone-editor-event-remove = Quitar este suceso
zone-editor-cards-about = Cartas de entorno: lo que está en el mapa, al lado o en el mazo, y lo que los stalkers pueden hacer allí.
zone-editor-card-add = Carta nueva
zone-editor-card-remove = Quitar esta carta
zone-editor-card-name = Nombre de la carta
zone-editor-card-kind = Clase
zone-editor-card-overlay = en el mapa
zone-editor-card-note = junto al mapa
zone-editor-card-deck = en el mazo
zone-editor-card-overlay-about = Está en sus sectores desde el principio, con el anverso arriba.
zone-editor-card-note-about = Está junto al mapa desde el principio, a la vista de todos.
zone-editor-card-deck-about = Entra en juego cuando algo la resuelve o la pone en el mapa.
zone-editor-card-at = Está en
zone-editor-card-closes = cierra
zone-editor-card-close = Cerrar un borde
zone-editor-side-a = Añadir un anverso
zone-editor-side-b = Añadir un reverso
zone-editor-turned-up = Cuando se gira o se resuelve
zone-editor-act-add = Añadir una acción
zone-editor-act-remove = Quitar esta acción
zone-editor-act-name = Nombre de la acción
zone-editor-act-new = Acción
zone-editor-act-cost = Lo que cuesta
zone-editor-trigger-add = Cuando pasa algo
zone-editor-things = Cosas de la misión
zone-editor-thing = Cosa
zone-editor-thing-add = Cosa nueva
zone-editor-thing-kind = Clase
zone-editor-thing-key = se lleva
zone-editor-thing-escort = acompaña
zone-editor-thing-mark = se queda en su sitio
zone-editor-thing-at = Dónde está al principio
zone-editor-thing-nowhere = aún no está en el mapa
zone-editor-flags = Lo que anota la misión
zone-editor-flag = Nota
zone-editor-flag-add = Nota nueva
zone-editor-problem-gone = Se habla de «{ $name }», que no está en esta misión.
zone-editor-problem-missing = Aún falta una palabra.
zone-editor-problem-empty = Aquí aún no se hace nada: añade un paso o quítalo.
zone-editor-problem-deep = Los pasos están demasiado anidados: como mucho { $most } listas.
zone-editor-problem-steps = Las cartas hacen demasiado: como mucho { $most } pasos en total.
zone-editor-problem-who_in_who = «Para cada uno de» no puede ir dentro de otro: se haría demasiadas veces.
zone-editor-problem-overlay_place = Carta { $name }: solo una carta del mapa dice dónde está, y debe decirlo.
zone-editor-problem-not_noted = Nada anota «{ $name }».
zone-editor-problem-not_brought = Nada pone «{ $name }» en juego.
zone-editor-problem-placed = Las cartas ponen como mucho { $most } más en el mapa.
zone-editor-problem-placed_again = La carta { $name } pone otra que la vuelve a poner: no acabaría nunca.
zone-editor-problem-border_twice = El borde { $id } cambia de más de una manera.
zone-editor-problem-no_border = { $id } no es un borde de este mapa.
zone-editor-problem-many_borders = Se pueden cambiar como mucho { $most } bordes.
zone-editor-problem-room_open = El borde { $id } cierra una sala: pon un muro, una puerta o una ventana.
zone-editor-problem-short = { $name }: vendrían { $used }, y hay { $most }.
zone-editor-problem-tokens_artifact = Artefactos en la misión: { $used }; fichas en la caja: { $most }. Los demás no están bajo ninguna anomalía.
zone-editor-problem-tokens_enemy_damage = Enemigos que pueden estar heridos a la vez: { $used }; fichas −X en la caja: { $most }.
zone-editor-problem-unused = Carta { $name }: nada la pone en juego.
zone-editor-problem-no_way = No se llega a pie a ninguna salida desde el inicio.
