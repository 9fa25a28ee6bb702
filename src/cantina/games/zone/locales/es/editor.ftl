# El editor de misiones.

editor-title-zone = Editor de misiones
zone-editor-unnamed = Sin nombre
zone-editor-empty = Una mesa vacía
zone-editor-brush = Lo que pones en el mapa
zone-editor-kind-tile = Losetas
zone-editor-kind-place = Accesos
zone-editor-kind-enemy = Enemigos
zone-editor-kind-anomaly = Anomalías
zone-editor-kind-token = Fichas
zone-editor-about-tile = Pulsa un sitio libre para poner la loseta. Púlsala otra vez para quitarla.
zone-editor-about-start = Los stalkers empiezan en estos sectores. Deben caber cuatro.
zone-editor-about-exit = Los stalkers abandonan el mapa desde estos sectores.
zone-editor-about-enemy = Pulsa un sector para colocar al enemigo. Púlsalo otra vez para girarlo.
zone-editor-about-anomaly = Pulsa el sector que será su centro. El sorteo decide qué anomalía es.
zone-editor-about-loot = Cada pulsación añade una ficha al sector.
zone-editor-about-unknown = Una ficha boca abajo: nadie sabe quién saldrá.
zone-editor-about-erase = Pulsa un sector para quitar lo que está encima.
zone-editor-about-goal = Pulsa los sectores de los que trata el objetivo.
zone-editor-erase = Borrar
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
zone-editor-text-about = La misma forma que nuestras misiones. Aquí se escriben las cartas de entorno y lo que hacen los sucesos.
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
zone-editor-problem-overlays = { $name }: { $used } anomalías, y la caja tiene { $most } plantillas de este tipo.
zone-editor-problem-unknown = Fichas de enemigo desconocido: { $used } caras para { $most } sectores.
zone-editor-problem-unknown_face = Fichas de enemigo desconocido: la caja no tiene más «{ $id }».
zone-editor-problem-free_action = Carta { $id }: una acción gratuita debe girar o descartar su carta, o no acabaría nunca.
zone-editor-problem-set_off = Carta { $id }: «{ $verb }» podría activarla sin fin. Gira antes la carta.
