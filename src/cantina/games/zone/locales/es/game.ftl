### S.T.A.L.K.E.R.: board, questions, choices and events, for the terminal and the pages.
### Who and what is named by the time it gets here. Words of the engine ($why, $token, $level …)
### and yes or no are there to choose by; what is not there is called none.

## Words

zone-enemy = Enemigo { $number }
zone-enemy-named = { $name } { $number }
zone-side-north = el norte
zone-side-east = el este
zone-side-south = el sur
zone-side-west = el oeste
zone-state-focus = concentración
zone-state-stun = aturdimiento
zone-state-vulnerable = vulnerabilidad
zone-state-critical = herida crítica
zone-group-boss = jefe
zone-group-elite = élite
zone-group-pack = jauría
zone-group-horde = horda
zone-ammo-pistol = pistola
zone-ammo-rifle = fusil
zone-ammo-shotgun = escopeta
zone-ammo-special = especial
zone-body-head = cabeza
zone-body-torso = torso
zone-thing-bolt = tornillo
zone-phase-setup = Antes de la misión
zone-phase-event = Suceso
zone-phase-stalkers = Stalkers
zone-phase-enemies = Enemigos y Zona
zone-kind-stalkers = Stalker
zone-kind-weapons = Arma
zone-kind-items = Objeto
zone-kind-suits = Traje
zone-kind-mods = Modificación
zone-kind-artifacts = Artefacto
zone-kind-enemies = Enemigo
zone-kind-activation_low = Activación, amenaza baja
zone-kind-activation_high = Activación, amenaza alta
zone-kind-wounds = Herida
zone-kind-control = Carta de control
zone-kind-anomalies = Anomalía
zone-kind-events = Suceso aleatorio
zone-kind-loot = Botín
zone-kind-unknown = Enemigo desconocido
zone-kind-mission = Misión
zone-kind-uncharted = Territorio inexplorado

## Why an enemy did this and nothing else; what ended its movement

zone-why-only = sin elección
zone-why-nearest = lo más próximo
zone-why-corners = a igual distancia, menos giros
zone-why-group = a igual distancia, por el color del grupo
zone-why-lead = igualdad total, elige el stalker líder
zone-end-goal = ya está allí
zone-end-steps = no llega más lejos
zone-end-full = el sector siguiente está lleno
zone-end-sight = ve un objetivo
zone-end-blocked = no hay camino

## The table

zone-title = { $number }. { $name }
zone-now = Ronda { $round }. { $phase }.
zone-leading = Stalker líder: { $name }{ $ready ->
    [yes] {""}
   *[no] , acción usada
}
zone-active = Suceso
zone-to-come = sucesos restantes: { $count }
zone-objectives = Objetivos
zone-score = Puntuación
zone-activation = Carta de activación
zone-roll = { $of ->
    [attack] Ataque de { $name }: { $dice }
    [defence] Defensa de { $name } contra { $needed ->
        [one] 1 herida
       *[other] { $needed } heridas
    }: { $dice }
   *[anomaly] Dado de anomalía de { $name }: { $dice }
}
zone-petals = { $count ->
    [one] 1 pétalo
   *[other] { $count } pétalos
}
zone-control = Tu carta de control
zone-section-stalkers = Stalkers
zone-section-enemies = Enemigos en el mapa
zone-section-anomalies = Anomalías
zone-section-cards = Cartas de la misión
zone-territory = Territorio
zone-territory-closed = cerrado
zone-section-map = Mapa
zone-board = PV { $hp }/{ $most }, dosis { $dose }{ $dice ->
    [0] {""}
    [one] {" "}(1 dado)
   *[other] {" "}({ $dice } dados)
}
zone-board-area = en { $area }
zone-board-left = fuera del mapa
zone-board-lead = líder
zone-board-seen = a la vista
zone-board-threat = { $level ->
    [high] amenaza alta en { $area }
   *[low] amenaza baja en { $area }
}
zone-board-turn = turno { $turn } { $left ->
    [done] hecho
   *[other] { $left }
}
zone-board-bolts = tornillos { $count }
zone-board-magazines = cargadores
zone-board-weapon = Arma
zone-board-suit = Traje
zone-board-defence = defensa { $dice }
zone-board-artifacts = Artefactos
zone-board-base = dosis base { $dose }
zone-board-backpack = Mochila { $count }/{ $limit }
zone-board-findings = Hallazgos
zone-board-nothing = nada
zone-foe = { $name }, { $area }, mira hacia { $side }, PV { $hp }/{ $most }
zone-foe-sees = ve { $areas }
zone-foe-marked = con marca
zone-pool = Fuera del mapa: { $enemies }
zone-anomaly = { $name }, centro { $area }{ $artifact ->
    [yes] , artefacto
   *[no] {""}
}{ $active ->
    [yes] {""}
   *[no] , dormida
}
zone-symbol = { $area } { $percents } %
zone-crowded = No todo cabe en el mapa
zone-discards = Cartas de activación pasadas
zone-here-area = { $area }, { $where ->
    [water] agua
    [indoor] interior
   *[outdoor] exterior
}{ $cover ->
    [0] {""}
   *[other] , cobertura { $cover }
}{ $radiation ->
    [0] {""}
   *[other] , radiación { $radiation }
}
zone-here-threat = { $level ->
    [high] amenaza alta de { $name }
   *[low] amenaza baja de { $name }
}
zone-here-loot = botín: { $count }
zone-here-unknown = enemigos desconocidos: { $count }
zone-here-peeked = se sabe: { $text }
zone-here-artifact = artefacto
zone-here-risk = { $name } { $percent } %
zone-here-seen = lo ve { $who }
zone-here-dim = mala visibilidad
zone-here-trap = trampa
zone-here-exit = salida
zone-here-entrance = entrada, lleva a { $area }

## Questions

zone-ask-stalker = ¿Quién eres en esta misión?
zone-ask-leader = ¿Quién lidera primero?
zone-ask-start = { $name }: ¿dónde empiezas?
zone-ask-entrance = ¿Dónde está la entrada?
zone-ask-turn = { $name }: ¿empiezas un turno o pasas?
zone-ask-act = { $name }: ¿qué haces?
zone-ask-step = { $name }: ¿adónde?
zone-ask-push = ¿A quién se empuja y adónde?
zone-ask-drag = ¿Por dónde se mueve la amenaza?
zone-ask-part = ¿Qué parte del cuerpo?
zone-ask-reroll = ¿Qué dados repites?
zone-ask-boost = ¿Gastas máscaras de gas para reforzar el ataque?
zone-ask-share = ¿Cuántos éxitos para este enemigo?
zone-ask-masks = ¿Gastas máscaras de gas antes del impacto?
zone-ask-masks_left = ¿Gastas las máscaras de gas que quedan?
zone-ask-critical = ¿Sobre qué turno va la herida crítica?
zone-ask-use = ¿Equipas ya la carta nueva?
zone-ask-mods = ¿Montas modificaciones en la carta nueva?
zone-ask-buy = { $name }: ¿qué compras?
zone-ask-drop = Demasiado peso: ¿qué dejas?
zone-ask-loot = ¿Qué botín devuelves?
zone-ask-arrange = { $name }: ¿qué organizas?
zone-ask-target = A igual distancia: ¿a quién ataca el enemigo?
zone-ask-landing = A igual distancia: ¿dónde cae el enemigo?
zone-ask-first = Igualdad total: ¿qué enemigo actúa primero?
zone-ask-goal = A igual distancia: ¿adónde va el enemigo?
zone-ask-way = Caminos igual de cortos: ¿por dónde va el enemigo?
zone-ask-facing = ¿Hacia dónde mira el enemigo?
zone-ask-ahead = ¿A qué sector avanza el enemigo?
zone-ask-nearest = A igual distancia: ¿qué enemigo?
zone-ask-stack = A igual distancia: ¿qué enemigo desconocido?
zone-ask-card = ¿Qué enemigo llega?
zone-ask-ending = ¿Qué fin de ronda va primero?
zone-ask-anomaly = ¿Repites el dado de anomalía?
zone-ask-figure = ¿Para quién?
zone-ask-area = ¿Qué sector?
zone-ask-choice = ¿Qué eliges?
zone-ask-offer = ¿Usas un efecto?
zone-ask-control = Hay algo en tu cabeza. ¿Resistes?

## Choices

zone-do-stalker = { $card }: { $text }
zone-do-leader = { $who }
zone-do-begin = Empezar el turno { $turn }
zone-do-pass = Pasar
zone-do-move = Mover
zone-do-careful = Mover con cuidado
zone-do-prepare = Prepararse
zone-do-reload = Recargar: { $card }
zone-do-pick-loot = Recoger botín
zone-do-pick-artifact = Recoger el artefacto
zone-do-pick-symbol = Recoger el artefacto de { $anomaly }
zone-do-pick-thing = Recoger: { $thing }
zone-do-distract = Distraer hacia { $area }
zone-do-bolt = Lanzar un tornillo: { $anomaly }, { $area }, { $percent } %
zone-do-knife = Cuchillo: { $who }
zone-do-fire = { $attack }: { $who }{ $rounds ->
    [0] {""}
    [one] , 1 cartucho
   *[other] , { $rounds } cartuchos
}
zone-do-shake = Descartar el aturdimiento
zone-do-lead-heal = Liderar: recuperar 2 PV, pasar la ficha
zone-do-lead-heal-alone = Liderar: recuperar 2 PV
zone-do-lead-focus = Liderar: ganar concentración, pasar la ficha
zone-do-lead-focus-alone = Liderar: ganar concentración
zone-do-item = Usar: { $card }
zone-do-use = { $card }: { $text }
zone-do-use-on = { $card }: { $text } → { $who }
zone-do-act = { $card }: { $act }
zone-do-act-again = { $card }: { $act } (van { $done } de { $times })
zone-do-take = Llevar: { $thing }
zone-do-put = Dejar: { $thing }
zone-do-pass_on = Entregar: { $thing } → { $who }
zone-do-leave = Salir del mapa
zone-do-end = Terminar el turno
zone-do-step = A { $area }
zone-do-stay = Parar aquí
zone-do-done = Nada más
zone-do-push = { $who }
zone-do-drag = Por { $area }
zone-do-part-head = Cabeza
zone-do-part-torso = Torso
zone-do-reroll-focus = Gastar concentración, repetir: { $dice }
zone-do-reroll = { $card }, repetir: { $dice }
zone-die-stalker = n.º { $number } stalker { $face }
zone-die-gear = n.º { $number } equipo { $face }
zone-do-focus = Gastar concentración, repetir
zone-do-share = { $count ->
    [0] Ninguno
    [one] 1 éxito
   *[other] { $count } éxitos
}
zone-do-critical = Sobre el turno { $turn }
zone-do-token = Turno { $turn }
zone-do-equip = Equipar: { $card }
zone-do-equip-instead = Equipar: { $card } en vez de { $other }
zone-do-fit = Montar: { $card } en { $host }
zone-do-fit-instead = Montar: { $card } en { $host } en vez de { $other }
zone-do-stow = A la mochila: { $card }
zone-do-give = Dar: { $card } → { $who }
zone-do-hand = { $thing ->
    [bolt] Dar un tornillo → { $who }
    [pistol] Dar un cargador de pistola → { $who }
    [rifle] Dar un cargador de fusil → { $who }
    [shotgun] Dar un cargador de escopeta → { $who }
   *[other] Dar: { $name } → { $who }
}
zone-do-drop = Dejar: { $card }
zone-do-return = Devolver: { $text }
zone-do-target = { $who }
zone-do-enemy = { $who }
zone-do-figure = { $who }
zone-do-goal = { $area }
zone-do-area = { $area }
zone-do-way = A { $area }, yendo hacia { $side }
zone-do-way-entrance = A { $area }, por la entrada
zone-do-halt = Se para y mira hacia { $side }
zone-do-halt-here = Se para
zone-do-halt-on = Se para en { $area } y mira hacia { $side }
zone-do-halt-here-on = Se para en { $area }
zone-do-turn = Mira hacia { $side }
zone-do-face = Hacia { $side }
zone-do-card = { $card }
zone-do-ending = { $who }
zone-do-symbol = { $anomaly }: { $area }, { $percent } %
zone-do-magazine = { $kind ->
    [pistol] Cargador de pistola
    [rifle] Cargador de fusil
   *[shotgun] Cargador de escopeta
}
zone-do-buy = Comprar: { $card }
zone-do-buy_magazine = { $kind ->
    [pistol] Comprar un cargador de pistola
    [rifle] Comprar un cargador de fusil
   *[shotgun] Comprar un cargador de escopeta
}
zone-do-end_trade = No comprar nada más
zone-do-choose = { $text }
zone-do-endure = Aguantarlo: { $text }
zone-do-avoid = En su lugar: { $cost }
zone-do-avoid-turn = En su lugar: { $cost } (turno { $turn })
zone-do-resist = Resistir: perder { $count } PV
zone-do-resist-focus = Resistir con concentración: perder { $count } PV
zone-do-obey = Obedecer: { $text }
zone-note-seen = lo ve { $who }
zone-note-unseen = fuera de la vista
zone-note-dose = dosis +{ $count }
zone-note-risk = { $name } { $percent } %
zone-note-cover = cobertura { $count }
zone-note-dice = distancia { $distance }, dados { $stalker }+{ $gear }{ $cover ->
    [0] {""}
   *[other] , cobertura { $cover }
}
zone-note-chance = { $result } { $percent } %
zone-note-part = { $part }: { $chances }

## Events

zone-event-mission_began = Misión { $mission }
zone-event-stalker_chosen = { $player } juega con { $card }.
zone-event-lead_chosen = { $stalker } lidera primero.
zone-event-stalker_placed = { $stalker } empieza en { $area }.
zone-event-round_began = Ronda { $round }
zone-event-event_drawn = Suceso: { $card }
zone-event-events_added = { $count ->
    [one] Se pone un suceso aleatorio sobre el mazo.
   *[other] Se ponen { $count } sucesos aleatorios sobre el mazo.
}
zone-event-mission_ended = { $won ->
    [yes] Misión cumplida.
   *[no] La misión ha fracasado.
} { $because }
zone-over-mission_won = Todo está hecho y nadie ha muerto.
zone-over-stalker_died = Ha muerto un stalker.
zone-over-out_of_time = Se acabó el tiempo.
zone-over-scenario_failed = Ha pasado lo que había que impedir.
zone-event-turn_began = { $stalker } empieza el turno { $turn }.
zone-event-turn_passed = { $stalker } pasa.
zone-event-turn_ended = { $forfeited ->
    [0] { $stalker } termina el turno { $turn }.
    [one] { $stalker } termina el turno { $turn } y pierde una acción.
   *[other] { $stalker } termina el turno { $turn } y pierde { $forfeited } acciones.
}
zone-event-action_taken = { $verb ->
    [move] { $stalker } se mueve.
    [careful] { $stalker } se mueve con cuidado.
    [prepare] { $stalker } se prepara.
    [reload] { $stalker } recarga.
    [pick] { $stalker } recoge algo.
    [distract] { $stalker } lanza un tornillo a { $area } para distraer a los enemigos.
    [bolt] { $stalker } lanza un tornillo a una anomalía.
    [knife] { $stalker } saca el cuchillo.
    [fire] { $stalker } ataca.
    [shake] { $stalker } descarta el aturdimiento.
    [lead] { $stalker } lidera.
    [item] { $stalker } usa un objeto.
    [act] { $stalker } se pone a ello: { $card }.
    [leave] { $stalker } va a la salida.
   *[use] { $stalker } usa una carta.
}
zone-event-stalker_stepped = { $stalker }: { $start } → { $area }
zone-event-figure_pushed = Empujón, { $figure }: { $start } → { $area }
zone-event-threat_changed = { $level ->
    [none] { $stalker }: ya no es una amenaza
    [low] { $stalker }: amenaza baja en { $area }
   *[high] { $stalker }: amenaza alta en { $area }
}
zone-event-lead_passed = { $stalker } pasa el liderazgo a { $lead }.
zone-event-token_gained = { $token ->
    [focus] { $figure }: concentración
    [stun] { $figure }: aturdimiento
    [vulnerable] { $figure }: vulnerabilidad
   *[bolt] { $count ->
        [one] { $figure }: 1 tornillo más
       *[other] { $figure }: { $count } tornillos más
    }
}
zone-event-token_discarded = { $token ->
    [focus] { $figure } gasta la concentración.
    [stun] { $figure }: fin del aturdimiento
    [vulnerable] { $figure }: fin de la vulnerabilidad
   *[bolt] { $figure } gasta un tornillo.
}
zone-event-bolt_thrown = Un tornillo cubre { $percent } % de { $anomaly } en { $area }.
zone-event-stalker_healed = { $stalker } recupera { $amount } PV, tiene { $hp }.
zone-event-hp_lost = { $stalker } pierde { $amount } PV, le quedan { $hp }.
zone-event-critically_wounded = { $stalker }: herida crítica sobre el turno { $turn }
zone-event-stalker_died = { $stalker } muere.
zone-event-dose_changed = { $stalker }: dosis { $dose }
zone-event-exposure_rolled = { $stalker } sufre la radiación: { $dice }{ $loss ->
    [0] {""}
   *[other] {" "}(−{ $loss } PV)
}
zone-event-dice_rolled = { $stalker } tira: { $dice }{ $bonus ->
    [none] {""}
   *[other] {" "}({ $bonus })
}
zone-event-dice_rerolled = { $stalker } repite: { $dice }
zone-event-stalker_fired = { $attack ->
    [none] { $stalker } ataca con el cuchillo: { $target }
   *[other] { $rounds ->
        [one] { $stalker }, { $weapon }, { $attack }, { $rounds } cartucho: { $target }
       *[other] { $stalker }, { $weapon }, { $attack }, { $rounds } cartuchos: { $target }
    }
}
zone-event-part_chosen = { $stalker } apunta: { $part ->
    [head] a la cabeza
   *[torso] al torso
}
zone-event-masks_spent = { $masks ->
    [one] { $stalker } gasta una máscara de gas: { $effect }
   *[other] { $stalker } gasta { $masks } máscaras de gas: { $effect }
}{ $target ->
    [none] {""}
   *[other] {" "}→ { $target }
}
zone-event-enemy_hit = { $results ->
    [none] { $successes ->
        [one] { $enemy }: { $successes } éxito, falla
       *[other] { $enemy }: { $successes } éxitos, falla
    }
   *[other] { $successes ->
        [one] { $enemy }: { $successes } éxito
       *[other] { $enemy }: { $successes } éxitos
    }, { $part ->
        [head] cabeza
       *[torso] torso
    }: { $results }
}
zone-event-wound_drawn = { $heavy ->
    [yes] { $enemy }, herida grave: { $text }
   *[no] { $enemy }, herida leve: { $text }
}
zone-event-wound_deck_shuffled = Se barajan las cartas de herida.
zone-event-enemy_lost_hp = { $enemy } pierde { $amount } PV, le quedan { $hp }.
zone-event-enemy_died = { $killer ->
    [none] { $enemy } muere en { $area }.
   *[other] { $enemy } muere en { $area } a manos de { $killer }.
}
zone-event-loot_dropped = Cae botín en { $area }.
zone-event-defended = { $lost ->
    [0] { $stalker } detiene todas las heridas: { $damage }
   *[other] { $stalker }: heridas { $damage }, detenidas { $stopped }, sufridas { $lost }
}
zone-event-loot_taken = { $stalker } encuentra: { $text }
zone-event-gear_gained = { $stalker } obtiene: { $gear }
zone-event-card_bought =
    { $stalker } compra: { $gear } — { $price } { $price ->
         [one] cupón
        *[other] cupones
    }
zone-event-magazine_bought = { $kind ->
    [pistol] { $stalker } compra un cargador de pistola — { $price } { $price ->
             [one] cupón
            *[other] cupones
        }
    [rifle] { $stalker } compra un cargador de fusil — { $price } { $price ->
             [one] cupón
            *[other] cupones
        }
   *[shotgun] { $stalker } compra un cargador de escopeta — { $price } { $price ->
             [one] cupón
            *[other] cupones
        }
}
zone-event-trade_ended = { $lost ->
    [0] { $stalker } lo ha gastado todo.
   *[other] { $stalker } no compra nada más; se pierden { $lost } { $lost ->
             [one] cupón
            *[other] cupones
        }
}
zone-event-gear_discarded = { $stalker } descarta: { $gear }
zone-event-gear_equipped = { $host ->
    [none] { $stalker } equipa: { $gear }
   *[other] { $stalker } monta { $gear } en { $host }.
}
zone-event-gear_stowed = { $stalker } guarda en la mochila: { $gear }
zone-event-gear_given = { $stalker } da a { $to }: { $gear }
zone-event-thing_given = { $thing ->
    [bolt] { $stalker } da un tornillo a { $to }.
    [pistol] { $stalker } da un cargador de pistola a { $to }.
    [rifle] { $stalker } da un cargador de fusil a { $to }.
    [shotgun] { $stalker } da un cargador de escopeta a { $to }.
   *[other] { $stalker } da a { $to }: { $name }
}
zone-event-weapon_reloaded = { $ammo ->
    [one] { $stalker } recarga { $gear }: { $ammo } cartucho.
   *[other] { $stalker } recarga { $gear }: { $ammo } cartuchos.
}
zone-event-artifact_taken = { $stalker } recoge un artefacto en { $area }.
zone-event-thing_taken = { $stalker } recoge: { $name }
zone-event-card_flipped = Se da la vuelta a la carta: { $card }
zone-event-card_revealed = Se revela la carta: { $card }
zone-event-overlay_placed = Se pone la carta en { $areas }: { $card }
zone-event-ground_changed = Los pasos del mapa han cambiado.
zone-event-area_flooded = { $area } queda bajo el agua.
zone-event-territory_drawn = Junto al mapa hay un territorio: { $card }
zone-event-territory_put_aside = Ningún sector sirve de entrada a { $card }: se roba otra carta.
zone-event-entrance_placed = La entrada está en { $area }.
zone-event-territory_closed = El territorio se ha cerrado: { $card }
zone-event-flag_set = Anotado: { $flag }
zone-event-flag_counted = { $flag }: { $count }
# gloss-ok: zone.ammo
zone-event-effect_named = { $name ->
    [alarm] ¡Alarma!
    [early_birds] Madrugadores
    [grenade_throw] ¡Granada!
    [ongoing_fights] Combates en curso
    [stray_bullets] Balas perdidas
    [suppressing_fire] Fuego de supresión
   *[vulnerability] Vulnerabilidad
}
zone-event-effect_used = { $stalker }, { $card }: { $text }
zone-event-item_used = { $target ->
    [none] { $stalker } usa: { $gear }
   *[other] { $stalker } usa: { $gear } → { $target }
}
zone-event-token_placed = { $token ->
    [trap] Una trampa en { $area }
   *[poor_visibility] Mala visibilidad en { $area }
}
zone-event-thing_placed = { $name } en { $area }
zone-event-thing_carried = { $bearer ->
    [none] Se deja: { $name }
   *[other] { $bearer } lleva: { $name }
}
zone-event-thing_gained = { $stalker ->
    [none] Ahora en el mapa: { $name }
   *[other] { $stalker } obtiene: { $name }
}
zone-event-thing_removed = Se retira del juego: { $name }
zone-event-exits_opened = Las salidas están abiertas: los stalkers a los que ningún enemigo ve pueden irse.
zone-event-magazines_changed = { $kind ->
    [pistol] { $stalker }: cargadores de pistola { $change }
    [rifle] { $stalker }: cargadores de fusil { $change }
   *[shotgun] { $stalker }: cargadores de escopeta { $change }
}
zone-event-rounds_lost = { $count ->
    [one] { $stalker } pierde 1 cartucho del arma.
   *[other] { $stalker } pierde { $count } cartuchos del arma.
}
zone-event-stalker_left = { $stalker } sale del mapa desde { $area }.
zone-event-anomaly_rolled = { $figure } tira por { $anomaly }: { $symbol }
zone-event-anomaly_activated = { $anomaly } se activa: { $figures }
zone-event-anomaly_moved = { $anomaly } se desplaza.
zone-event-portal_passed = Por el portal, { $figure }: { $start } → { $area }
zone-event-artifact_found = { $stalker } encuentra el artefacto de { $anomaly } en { $area }.
zone-event-unknown_peeked = Enemigo desconocido en { $area }, ya visto: { $text }
zone-event-zone_step_began = { $step ->
    [1] Actúan los enemigos
    [2] Radiación
    [3] Salen fichas del mapa, los enemigos aturdidos vuelven en sí
    [4] Baja la amenaza
   *[5] Fin de la ronda
}
zone-event-activation_drawn = { $high ->
    [yes] Activación, amenaza alta: { $card }
   *[no] { $part ->
        [no_threat] Activación, sin amenaza: { $card }
       *[low_threat] Activación, amenaza baja: { $card }
    }
}
zone-event-point_begun = { $verb ->
    [move] Los enemigos se mueven:
    [step_forward] Los enemigos dan pasos al frente:
    [attack] Los enemigos atacan:
    [special] Acciones especiales:
    [look_around] Los enemigos miran alrededor:
    [resolve_unknown] Enemigos desconocidos:
    [shift_seen_threat_to_owner] La amenaza que ven los enemigos va hacia su dueño.
   *[named] Lo demás de la carta:
}
zone-event-enemy_acted = { $why ->
    [only] { $enemy }
   *[other] { $enemy } ({ $because })
}
zone-event-enemy_turned = { $enemy } mira hacia { $side }.
zone-event-enemy_stepped = { $enemy }: { $start } → { $area }
zone-event-enemy_moved = { $why ->
    [only] { $enemy }: { $path }; { $stop }
   *[other] { $enemy }: { $path } ({ $because }); { $stop }
}
zone-event-enemy_stayed = { $enemy } se queda: { $stop }
zone-event-trap_sprung = { $enemy } cae en la trampa de { $area }.
zone-event-enemy_aimed = { $why ->
    [only] { $enemy } apunta a { $target }.
   *[other] { $enemy } apunta a { $target } ({ $because }).
}
zone-event-enemy_attacked = { $cover ->
    [0] { $enemy } ataca a { $target }: { $damage ->
        [one] { $damage } herida
       *[other] { $damage } heridas
    }
   *[other] { $enemy } ataca a { $target }: { $damage ->
        [one] { $damage } herida
       *[other] { $damage } heridas
    }, cobertura { $cover }
}
zone-event-attack_fell_short = { $enemy } no alcanza a { $target }.
zone-event-attack_rolled = { $enemy } tira el dado de anomalía: { $symbol }
zone-event-enemy_recovered = { $enemy } vuelve en sí.
zone-event-unknown_revealed = Enemigo desconocido en { $area }: { $text }
zone-event-enemy_placed = { $enemy } aparece en { $area } y mira hacia { $side }.
zone-event-tokens_cleared = La mala visibilidad y los tornillos salen del mapa.
zone-event-control_drawn = { $card ->
    [none] { $stalker } roba una carta de control.
   *[other] { $stalker } roba una carta de control: { $card }
}
zone-event-control_answered = { $resisted ->
    [yes] { $stalker } resiste.
   *[no] { $stalker } obedece.
}

## What is printed on cards

zone-shooting = dados { $dice } a distancia { $from }–{ $to }
zone-shooting-beyond = dados { $dice } desde la distancia { $from }
zone-sight = Vista: delante { $front }, izquierda { $left }, derecha { $right }, detrás { $back }
zone-sight-unlimited = sin límite
zone-field-name = Nombre
zone-field-copies = Copias
zone-field-hp = PV
zone-field-shooting = Puntería
zone-field-abilities = Habilidades
zone-field-level = Nivel
zone-field-price = Precio
zone-field-ammo = Munición
zone-field-capacity = Cartuchos
zone-field-effective = Distancia efectiva
zone-field-shortest = Distancia mínima
zone-field-longest = Distancia máxima
zone-field-slots = Ranuras
zone-field-slot = Ranura
zone-field-traits = Rasgos
zone-field-attacks = Ataques
zone-field-effects = Efectos
zone-field-tags = Etiquetas
zone-field-use = Uso
zone-field-range = Distancia
zone-field-while_stunned = Con aturdimiento
zone-field-defence = Dados de defensa
zone-field-radiation = Radiación del mapa
zone-field-container = Contenedor
zone-field-dose = Dosis
zone-field-type = Tipo
zone-field-types = Tipos
zone-field-category = Categoría
zone-field-move = Movimiento
zone-field-sight = Vista
zone-field-standees = Siluetas
zone-field-attack = Ataque
zone-field-hits = Impactos
zone-field-ability = Habilidad
zone-field-special = Acción especial
zone-field-on_death = Al morir
zone-field-kind = Clase
zone-field-group = Grupo
zone-field-count = Cantidad
zone-field-steps = Pasos
zone-field-zone_only = Solo en la fase de la Zona
zone-field-no_threat = Sin amenaza
zone-field-low_threat = Amenaza baja
zone-field-always = Haya o no amenaza
zone-field-light = Herida leve
zone-field-heavy = Herida grave
zone-field-stalkers = Stalkers
zone-field-enemies = Enemigos
zone-field-area = Sectores
zone-field-artifact = Artefacto
zone-field-mobile = Móvil
zone-field-resist = PV perdidos
zone-field-resist_with_focus = PV perdidos con concentración
zone-field-obey = Obedecer
zone-field-immediate = De inmediato
zone-field-end = Fin de la ronda
zone-field-numeral = Número
zone-field-outcome = Resultado
zone-field-at = Sectores
zone-field-closes = Cierra
zone-field-a = Anverso
zone-field-b = Reverso
zone-field-do = Efecto
zone-value-pistol = pistola
zone-value-rifle = fusil
zone-value-shotgun = escopeta
zone-value-special = especial
zone-value-chemical = química
zone-value-fire = fuego
zone-value-electric = eléctrica
zone-value-gravity = gravedad
zone-value-spatial = espacial
zone-value-human = humano
zone-value-mutant = mutante
zone-value-psionic = psiónico
zone-value-boss = jefe
zone-value-elite = élite
zone-value-pack = jauría
zone-value-horde = horda
zone-value-basic = básico
zone-value-improved = mejorado
zone-value-advanced = avanzado
zone-value-muzzle = boca
zone-value-optic = óptica
zone-value-underbarrel = bajo el cañón
zone-value-weapon = arma
zone-value-suit = traje
zone-value-grenade = granada
zone-value-medicine = medicina
zone-value-food = comida
zone-value-tool = herramienta
zone-value-blast = explosión
zone-value-detector = detector
zone-value-free = acción gratuita
zone-value-standard = acción estándar
zone-value-overlay = en el mapa
zone-value-note = nota
zone-value-deck = en el mazo
zone-value-fail = fracaso
zone-value-win = éxito
zone-value-all = todos
zone-value-triggered = los que se activan

## Options

zone-option-mission = Misión
zone-option-uncharted = Territorio inexplorado
zone-option-own = Una misión propia, como texto
zone-option-box = Los valores de la caja de alguien, como texto
zone-choice-A1 = El rescate de Dalik
zone-choice-A2 = Agua negra
zone-choice-A3 = Coraza de hierro
zone-choice-B1 = Señal de abajo
zone-choice-B2 = El titiritero
zone-choice-C1 = La bestia del depósito
zone-choice-S1 = La última caja
zone-choice-S2 = Larga noche en la clínica
zone-choice-S3 = Temporada de artefactos
zone-choice-off = ninguno
zone-choice-on = uno, junto al mapa
