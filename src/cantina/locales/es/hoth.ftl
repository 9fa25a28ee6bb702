# Battle of Hoth: board, cards and events.

## Words

hoth-side-rebel = Rebeldes
hoth-side-empire = Imperio
hoth-token-assault = asalto
hoth-token-scouts = exploradores
hoth-token-e_web = E-Web
hoth-token-elite = élite
hoth-face-infantry = infantería
hoth-face-vehicle = vehículo
hoth-face-explosion = explosión
hoth-face-retreat = retirada
hoth-face-cross = cruz
hoth-structure-shield_generator = Generador de escudo
hoth-structure-ion_cannon = Cañón de iones
hoth-section-left = izquierda
hoth-section-center = centro
hoth-section-right = derecha
hoth-unit-at = { $unit } en { $hex }
hoth-unit-figures = { $unit } en { $hex }, figuras: { $count }

## Cards

hoth-card-none = no da órdenes
hoth-card-section = unidades: { $count }, { $section }
hoth-card-section-all = todas las unidades, { $section }
hoth-card-one_section = todas en una sección
hoth-card-each_section = 1 unidad en cada sección
hoth-card-each_flank = { $count } unidades en cada flanco
hoth-card-different_sections = 2 unidades en secciones distintas
hoth-card-anywhere = unidades en cualquier lugar: { $count }
hoth-card-anywhere-all = todas las unidades
hoth-card-only-infantry = solo infantería
hoth-card-only-vehicle = solo vehículos
hoth-card-only-artillery = solo artillería
hoth-card-only-same_type = de un mismo tipo
hoth-card-dice = dados { $count }
hoth-card-dice_close = dados en combate cercano { $count }
hoth-card-dice_per_friend = +1 dado por cada aliado al lado
hoth-card-move = hexágonos { $count }
hoth-card-no_move = sin mover
hoth-card-no_attack = sin atacar
hoth-card-move_after_attack = luego mueve hasta { $count }
hoth-card-attacks = ataques: { $count }
hoth-card-activations = actúa { $count } veces
hoth-card-ignores_terrain = ignora los límites del terreno
hoth-card-retreats_explode = las retiradas cuentan como explosiones
hoth-card-same_target = más dados contra un mismo blanco
hoth-card-restore_each = las unidades debilitadas recuperan { $count }
hoth-card-restore_ordered = la unidad recupera todas sus figuras
hoth-card-discards = cambia hasta { $count } cartas y juega otra
hoth-card-bombard = { $dice } dados contra cada una de { $count } unidades
hoth-card-effect-restore = una unidad recupera todas sus figuras
hoth-card-effect-reroll = repite dados de un ataque
hoth-card-effect-activate = una infantería actúa otra vez
hoth-card-effect-order = una infantería más
hoth-card-effect-take_back = toma una carta descartada en vez de robar
hoth-card-effect-rout = un ataque ignora la cobertura
hoth-card-effect-desperate = una última figura tira 2 dados más
hoth-card-effect-experience = combate cercano: 1 dado más
hoth-card-effect-bombard = 2 dados contra una unidad

## The table

hoth-title = { $number }. { $name }
hoth-turn = Turno { $turn }, { $name } ({ $side })
hoth-medals = { $side }: medallas { $medals } de { $goal }
hoth-medals-no-goal = { $side }: medallas { $medals }
hoth-player = { $name } ({ $side }): mano { $hand }, mazo { $deck }, descarte { $discard }
hoth-hand = Tu mano: { $cards }
hoth-support-hand = Cartas de apoyo: { $cards }
hoth-secret = Objetivo secreto: { $text }
hoth-played = Carta de este turno: { $card }
hoth-charges = Cargas del cañón de iones: { $count }
hoth-officer = El oficial está en { $hex }.
hoth-legend = ^ cresta  * rocas  # serac  ~ grieta  = trinchera  B edificio  W restos  ° objetivo o salida
hoth-legend-units = s soldados de las nieves  w AT-AT  d droides  t soldados  f deslizadores  a artillería  G generador  I cañón de iones; número: figuras; < con orden; ! asalto  o exploradores  + E-Web  ' élite
hoth-first = Empieza: { $side }. Cartas: { $rebel } / { $empire }. Medallas: { $rebels } / { $empires }.

## Questions and choices

hoth-ask-leader = ¿Qué líder se une a ti?
hoth-ask-arrive = ¿Por dónde entran las nuevas unidades?
hoth-ask-start = ¿Juegas antes una carta de apoyo?
hoth-ask-play = ¿Qué carta de mando juegas?
hoth-ask-discard = ¿Qué cartas cambias?
hoth-ask-partner_discard = Tu compañero despliega la flota. ¿Qué cartas cambias?
hoth-ask-strike = ¿A quién bombardeas?
hoth-ask-order = ¿A qué unidad das la orden?
hoth-ask-extra_order = ¿Das una orden más con una carta de apoyo?
hoth-ask-move = ¿Qué unidad mueve?
hoth-ask-to = ¿Adónde?
hoth-ask-attack = ¿Qué unidad ataca?
hoth-ask-target = ¿Qué blanco?
hoth-ask-reroll = ¿Qué dados repites?
hoth-ask-after_roll = ¿Repites con una carta de apoyo?
hoth-ask-reroll_more = ¿Qué dados repites?
hoth-ask-after_retreat = ¿Persigues con una carta de apoyo?
hoth-ask-advance = ¿Avanzas?
hoth-ask-hold = Tu trinchera puede anular una retirada.
hoth-ask-fall_back = ¿Adónde se retira tu unidad?
hoth-ask-draw = ¿Juegas un apoyo en vez de robar?
hoth-ask-take_back = ¿Qué carta recuperas?
hoth-ask-return = ¿Dónde vuelve la unidad perdida?
hoth-ask-go_on = Esta batalla ha acabado. La siguiente empieza cuando ambos bandos están listos.
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
hoth-do-target = { $unit }: dados { $dice }
hoth-do-reroll = Repetir: { $face }
hoth-do-advance = Avanzar
hoth-do-hold = Resistir: ignorar una retirada
hoth-do-give_way = Ceder
hoth-do-go_on = Empezar la siguiente batalla
hoth-do-fall_back = Atrás a { $hex } ({ $land })
hoth-do-done = Nada más

## Events

hoth-event-leader = { $name }: { $leader }
hoth-event-battle = { $scenario }
hoth-event-turn = Turno { $turn }: { $name }
hoth-event-played = { $name } juega { $card }.
hoth-event-discarded = { $name } descarta { $card }.
hoth-event-drawn = { $name } roba { $card }.
hoth-event-drawn-unseen = { $name } roba una carta.
hoth-event-reshuffled = { $name } baraja el descarte ({ $count }).
hoth-event-ordered = { $name } da órdenes a { $hexes }.
hoth-event-moved = { $unit }: { $start } → { $end }
hoth-event-left = { $unit } salen por { $hex }.
hoth-event-arrived = { $unit } llegan a { $hex }.
hoth-event-restored = { $unit } en { $hex }: de nuevo { $count } figuras.
hoth-event-attacked = { $unit } atacan { $hex }: { $dice }
hoth-event-bombarded = Bombardeo de { $hex }: { $dice }
hoth-event-rerolled = Repetidos: { $dice }
hoth-event-confirmed = Confirmación contra { $hex }: { $dice }. ¡Cae el AT-AT!
hoth-event-unconfirmed = Confirmación contra { $hex }: { $dice }. El AT-AT resiste.
hoth-event-lost = { $unit } en { $hex } pierden { $lost }, quedan { $left }.
hoth-event-destroyed = { $unit } en { $hex }: destruidos.
hoth-event-structure = { $structure } en { $hex }: destruido.
hoth-event-retreated = { $unit } se retiran: { $start } → { $end }
hoth-event-ignored = { $unit } en { $hex } mantienen la trinchera.
hoth-event-officer = El oficial es recogido en { $hex }.
hoth-event-medals = { $side }: +{ $medals }, medallas: { $total }
hoth-event-charged = Cargas del cañón de iones: { $count }
hoth-event-secret = { $side }: objetivo secreto cumplido: { $text }
hoth-event-support = { $name } gana un apoyo: { $card }
hoth-event-support-unseen = { $name } gana una carta de apoyo.
hoth-event-won = La batalla termina. Victoria: { $side }
hoth-event-drawn-battle = La batalla termina: empate.
hoth-event-over-medals = Medallas suficientes.
hoth-event-over-positions_held = Todas las posiciones ocupadas.
hoth-event-over-structures_destroyed = No queda ninguna estructura.
hoth-event-over-walkers_destroyed = No queda ningún AT-AT.
hoth-event-over-units_out = Han salido suficientes unidades.
hoth-event-over-units_destroyed = Suficientes unidades destruidas.
hoth-event-over-no_units = Un bando no tiene unidades.
hoth-event-over-officer_taken = El oficial ha sido capturado.
hoth-event-over-officer_saved = El oficial está a salvo.
hoth-event-over-turn_limit = La batalla ha durado demasiado.
hoth-event-over-campaign_over = La campaña está decidida.

## Options

hoth-option-scenario = Escenario
hoth-option-leaders = Líderes
hoth-option-team = Tres jugadores: el equipo de dos
hoth-option-campaign = Campaña, para dos
hoth-option-own = Un escenario propio, como texto
hoth-choice-off = sin líderes
hoth-choice-on = líderes en cada bando
hoth-choice-rebel = Rebeldes
hoth-choice-empire = Imperio
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
