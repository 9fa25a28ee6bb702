# Batalla de Hoth: elegir escenario, campañas, editor.

editor-title-hoth = Editor de escenarios
web-campaign-title = Campaña
web-campaign-none = En esta mesa no se juega una campaña.
pages-seat-note = { $note } · { $who }
pages-new-change = Cambiar
pages-continue-campaign = Campaña

## Elegir

hoth-pick = Elige un escenario
hoth-filter = Escenarios que se muestran
hoth-filter-all = Los { $count }
hoth-filter-no_at_at = Sin AT-AT
hoth-filter-artillery = Con artillería
hoth-filter-short = Menos de 13 turnos
hoth-own-open = Editor de escenarios
hoth-details = Detalles
hoth-map-of = Mapa: { $name }
hoth-force-count = { $count }×
hoth-difficulty-first = Para una primera batalla
hoth-difficulty-some = Para quien conoce las reglas
hoth-difficulty-veteran = Para veteranos
hoth-balance-rebel = Rebeldes { $percent } %
hoth-balance-empire = Imperio { $percent } %
hoth-balance-aloud = Los Rebeldes ganaron el { $rebel } por ciento, el Imperio el { $empire } por ciento.
hoth-balance-about = { $games ->
    [one] { $games } partida de bots
   *[other] { $games } partidas de bots
  }, { $turns ->
    [one] cerca de { $turns } turno
   *[other] unos { $turns } turnos
  }. Rebeldes del { $low } al { $high } % (intervalo del 95 %).
hoth-first-side = { $side ->
    [rebel] Empiezan los Rebeldes.
   *[empire] Empieza el Imperio.
  } Cartas: Rebeldes { $rebel }, Imperio { $empire }.
hoth-goal-same = { $medals ->
    [0] Nadie gana por medallas.
    [one] Gana el primero con { $medals } medalla.
   *[other] Gana el primero con { $medals } medallas.
  }
hoth-goal-each = Medallas para ganar: Rebeldes { $rebel }, Imperio { $empire }.
hoth-goal-rebel = Medallas para ganar: Rebeldes { $medals }. El Imperio no puede ganar por medallas.
hoth-goal-empire = Medallas para ganar: Imperio { $medals }. Los Rebeldes no pueden ganar por medallas.
hoth-leaders = Líderes
hoth-leaders-about = Cada bando elige un líder y añade sus tres cartas de líder.
hoth-play-rebel = Jugar con los Rebeldes
hoth-play-empire = Jugar con el Imperio
hoth-play-seats = Amigos, equipos, reloj…


## Campañas

hoth-campaign = Campaña
hoth-campaign-about = { $battles ->
    [one] { $battles } batalla en el árbol
   *[other] { $battles } batallas en el árbol
  }, empieza con el escenario { $number }
hoth-campaign-short = { $depths ->
    [one] { $depths } batalla.
   *[other] { $depths } batallas seguidas.
  } Para dos.
hoth-campaign-promise = { $depths ->
    [one] { $depths } batalla
   *[other] { $depths } batallas seguidas
  } de { $battles }: quien gana decide cuál viene después. Para dos jugadores.
hoth-campaign-edge-rebel = ganan los Rebeldes
hoth-campaign-edge-empire = gana el Imperio
hoth-campaign-support = Los resultados dan cartas de apoyo, que se guardan de batalla en batalla.
hoth-campaign-leaders = Un líder puede unirse a la batalla siguiente.
hoth-campaign-secrets = Cada bando tiene un objetivo secreto en cada batalla.
hoth-campaign-saved = Se guarda con su mesa: continúa semanas después desde la página de inicio.
hoth-campaign-result = { $side ->
    [rebel] Victoria rebelde { $rebel } : { $empire }
   *[empire] Victoria imperial { $empire } : { $rebel }
  }
hoth-campaign-here = en curso
hoth-campaign-next = la siguiente
hoth-campaign-standing = Batallas ganadas: Rebeldes { $rebel }, Imperio { $empire }.
hoth-campaign-won = { $side ->
    [rebel] Los Rebeldes han ganado la campaña.
   *[empire] El Imperio ha ganado la campaña.
  }
hoth-campaign-look = Ver la mesa
hoth-campaign-continue = Continuar
hoth-campaign-now = Esta batalla
hoth-campaign-now-about = Batalla { $battle } de { $of }: { $name }. Turno { $turn }.
hoth-campaign-carried = Lo que se conserva
hoth-campaign-side = { $side ->
    [rebel] Rebeldes: { $names }
   *[empire] Imperio: { $names }
  }
hoth-campaign-cards = { $count ->
    [0] Sin cartas de apoyo
    [one] { $count } carta de apoyo
   *[other] { $count } cartas de apoyo
  }
hoth-campaign-leader = Con { $leader } en esta batalla
hoth-campaign-results = Resultados
hoth-campaign-first = Es la primera batalla.
hoth-campaign-fulfilled = { $side ->
    [rebel] Los Rebeldes cumplieron su objetivo secreto.
   *[empire] El Imperio cumplió su objetivo secreto.
  }

## El editor

hoth-editor-map = Campo de batalla
hoth-editor-brush = Con qué pintas
hoth-editor-terrain = Terreno
hoth-editor-units = Unidades (figuras)
hoth-editor-structures = Estructuras
hoth-editor-tokens = Fuerzas especiales, sobre una unidad
hoth-editor-erase = Borrar
hoth-editor-used = { $used } de { $most }
hoth-editor-keys = Haz clic o arrastra; las flechas e Intro también pintan.
hoth-editor-marking = Elige ahora en el mapa los hexágonos de la regla.
hoth-editor-wrong = no permitido aquí
hoth-editor-few = { $side ->
    [rebel] Los Rebeldes necesitan
   *[empire] El Imperio necesita
} { $goal ->
    [one] { $goal } medalla
   *[other] { $goal } medallas
}, pero el enemigo solo tiene { $most ->
    [one] { $most } unidad.
   *[other] { $most } unidades.
}
hoth-editor-unnamed = Batalla sin nombre
hoth-editor-problem-box = { $name }: { $used } en el mapa, pero en la caja solo hay { $most }.
hoth-editor-problem-tiles = Losetas de terreno: { $used } en el mapa, pero en la caja solo hay { $most }.
hoth-editor-problem-place = { $name } ({ $hex }): no se puede colocar ahí.
hoth-editor-problem-token = { $name } ({ $hex }): no puede llevar esa ficha.
hoth-editor-problem-no_unit = { $side ->
    [rebel] Los Rebeldes no tienen ninguna unidad.
   *[empire] El Imperio no tiene ninguna unidad.
}
hoth-editor-problem-no_structure = Una regla especial trata de estructuras, y en el mapa no hay ninguna.
hoth-editor-problem-unreachable = La batalla depende de { $hex }, y ninguna unidad puede llegar allí.
hoth-editor-problem-no_goal = Esta batalla solo se gana destruyendo todas las unidades: fija las medallas que necesita un bando o añade una regla que dé la victoria.
hoth-editor-problem-no_hex = Una regla especial aún no tiene hexágonos: elígelos en el mapa.
hoth-editor-problem-hex = «{ $hex }» no es un hexágono del tablero.
hoth-editor-name = Nombre
hoth-editor-situation = La situación en una frase
hoth-editor-first = Quién empieza
hoth-editor-hand-rebel = Cartas, Rebeldes
hoth-editor-hand-empire = Cartas, Imperio
hoth-editor-goal-rebel = Medallas para ganar, Rebeldes
hoth-editor-goal-empire = Medallas para ganar, Imperio
hoth-editor-no-goal = no por medallas
hoth-editor-structure-owner = Las estructuras son de
hoth-editor-rules = Reglas especiales
hoth-editor-rule-new = Otra regla
hoth-editor-rule-add = Elegir…
hoth-editor-rule-remove = Quitar esta regla
hoth-editor-mark = Elegir en el mapa
hoth-editor-any = cualquiera
hoth-editor-side-rebel = Rebeldes
hoth-editor-side-empire = Imperio
hoth-editor-side-either = ambos bandos
hoth-editor-class-infantry = infantería
hoth-editor-class-vehicle = vehículos
hoth-editor-class-special = unidades especiales
hoth-editor-field-side = Bando
hoth-editor-field-unit = Unidad
hoth-editor-field-beside = Junto a
hoth-editor-field-class = Clase
hoth-editor-field-structure = Estructura
hoth-editor-field-medals = Medallas
hoth-editor-field-most = Como mucho (medallas)
hoth-editor-field-count = Cuántas
hoth-editor-field-after_own_turns = Tras cuántos turnos propios
hoth-editor-field-charges_per_medal = Cargas por medalla
hoth-editor-field-cost = Coste
hoth-editor-field-hexes = Hexágonos, como E4, F5
hoth-editor-field-start = El oficial está en
hoth-editor-empty = Un campo de batalla vacío
hoth-editor-text-about = El mismo formato que nuestros escenarios. Fila a fila desde la línea de base imperial: terreno, luego unidad, luego ficha.
hoth-hook-medal_value = Otro valor en medallas para una unidad
hoth-hook-no_kill_medals = Sin medallas por unidades destruidas
hoth-hook-objective_temporary = Medallas mientras se ocupan hexágonos
hoth-hook-objective_permanent = Medallas por alcanzar hexágonos
hoth-hook-objective_per_turn = Medallas cada turno en hexágonos
hoth-hook-sudden_death_hold_all = Victoria por ocupar hexágonos
hoth-hook-sudden_death_destroy_all = Victoria cuando no queda un tipo de unidad
hoth-hook-sudden_death_exit_count = Victoria por salir del tablero
hoth-hook-sudden_death_kill_count = Victoria por destruir unidades
hoth-hook-exit_medals = Medallas por salir del tablero
hoth-hook-reinforce_lost_infantry = La infantería perdida vuelve
hoth-hook-reserve_arrival = Llegan reservas
hoth-hook-reinforce_each_turn = Cada turno desembarca una unidad
hoth-hook-charge_structure = Una estructura se carga
hoth-hook-courier = Hay que llevarse al oficial
hoth-hook-terrain_enter_cost = Crestas empinadas
hoth-hook-command_post = Puesto de mando
