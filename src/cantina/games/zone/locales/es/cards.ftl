### Card texts of S.T.A.L.K.E.R., made from what cards do (games/zone/wording).
### Sentences are put together from pieces: a piece starts small and has no full stop.

## How pieces are put together. The subject stands before a colon, conditions in brackets.

zonecard-subject = { $who }: { $what }
zonecard-with = { $what } ({ $extra })
zonecard-titled = { $name } — { $what }
zonecard-case = { $case }: { $what }
zonecard-effect = { $when }: { $what }
zonecard-effect-detailed = { $when } ({ $details }): { $what }
zonecard-act = { $name } ({ $facts }): { $what }
zonecard-nothing = nada
zonecard-movement = su movimiento
zonecard-n = N (N: número de stalkers)
zonecard-n-more = N + { $n } (N: número de stalkers)
zonecard-n-less = { $n } − N (N: número de stalkers)
zonecard-area = { $area }
zonecard-border = { $here } y { $there }

## Parts of a card

zonecard-part-a = Anverso
zonecard-part-b = Reverso
zonecard-part-ability = Habilidad
zonecard-part-always = Haya o no amenaza
zonecard-part-attack = Ataque
zonecard-part-attacks = Ataques
zonecard-part-escorts = Quién acompaña al grupo
zonecard-part-end = Fin de la ronda
zonecard-part-enemies = Enemigos
zonecard-part-heavy = Herida grave
zonecard-part-hits = Impactos
zonecard-part-immediate = De inmediato
zonecard-part-light = Herida leve
zonecard-part-low_threat = Amenaza baja en el mapa
zonecard-part-no_threat = Sin amenaza en el mapa
zonecard-part-obey = Obedecer
zonecard-part-party = Equipo
zonecard-part-resist = Resistir
zonecard-part-special = Acción especial
zonecard-part-stalkers = Stalkers
zonecard-part-steps = Pasos
zonecard-part-traits = Rasgos
zonecard-part-fail = Fracaso
zonecard-part-score = Puntuación
zonecard-part-win = Éxito
zonecard-part-zone_only = Solo en la fase de enemigos y de la Zona

## When

zonecard-when-action = acción estándar
zonecard-when-free_action = acción gratuita
zonecard-when-use = al usarlo
zonecard-when-use_item = cuando usas un objeto
zonecard-when-passive = siempre
zonecard-when-attack = ataque con arma
zonecard-when-after_attack = tras tu ataque con arma
zonecard-when-attack_or_defend = al atacar o defenderte
zonecard-when-after_attack_or_defence_roll = tras una tirada de ataque o defensa
zonecard-when-knife_attack = cuchillada
zonecard-when-defend = al defenderte
zonecard-when-after_defence_roll = tras tu tirada de defensa
zonecard-when-enemy_attacks = cuando un enemigo ataca a cualquiera
zonecard-when-other_stalker_attacked = cuando atacan a otro stalker
zonecard-when-attacked = cuando es atacado
zonecard-when-light_wound = con una herida leve
zonecard-when-stalker_turn_start = al inicio del turno de un stalker
zonecard-when-end_of_round = fin de la ronda
zonecard-when-zone_phase_radiation = paso de radiación de la fase de la Zona
zonecard-when-move_action = acción de mover
zonecard-when-basic_action_careful_move = mover con cuidado
zonecard-when-basic_action_prepare = prepararse
zonecard-when-basic_action_throw_bolt = lanzar un tornillo
zonecard-when-pick_up_loot = al recoger botín
zonecard-when-find_artifact = al usar un detector
zonecard-when-anomaly_roll = tu tirada de activación de anomalía
zonecard-when-anomaly_damage = cuando una anomalía te hiere
zonecard-when-on_heal = cuando una carta te cura, además
zonecard-when-gain_stun = cuando recibes aturdimiento
zonecard-use-standard = acción estándar
zonecard-use-free = acción gratuita
zonecard-while-stunned = Puede usarse aun con aturdimiento
zonecard-optional = si quieres
zonecard-optional-cost = puedes pagar: { $costs }
zonecard-range = distancia { $n }
zonecard-masks =
    { $n } { $n ->
         [one] máscara de gas
        *[other] máscaras de gas
    }
zonecard-masks-each =
    { $n ->
         [one] por cada máscara de gas
        *[other] por cada { $n } máscaras de gas
    }
zonecard-limit-once_per_turn = una vez por turno
zonecard-limit-once_per_round = una vez por ronda
zonecard-limit-once_per_mission = una vez por misión
zonecard-cost-discard-focus = descartar la concentración
zonecard-cost-discard-bolt = descartar 1 tornillo
zonecard-cost-hp = perder { $n } PV
zonecard-cost-radiation = dosis +{ $n }
zonecard-cost-slide_turn_token = bajar { $n } { $n ->
         [one] casilla
        *[other] casillas
    } una de tus fichas de turno, como tras una acción estándar
zonecard-until-end_of_round = hasta el final de la ronda
zonecard-until-end_of_mission = hasta el final de la misión

## If

zonecard-if-attacker_within = atacante a distancia { $n } o menos
zonecard-if-attacker_min_distance = atacante a distancia { $n } o más
zonecard-if-enemy_within = un enemigo a distancia { $n } o menos
zonecard-if-within = a distancia { $n } o menos de ti
zonecard-if-distance_min = distancia { $n } o más
zonecard-if-distance_max = distancia { $n } o menos
zonecard-if-not_in_target_los = el objetivo no te ve
zonecard-if-not_in_enemy_los = ningún enemigo te ve
zonecard-if-in_los_of-self = ve al stalker
zonecard-if-target_type-mutant = el objetivo es un mutante
zonecard-if-target_survived = el objetivo sobrevivió
zonecard-if-anomaly_type-chemical = anomalía química
zonecard-if-anomaly_type-fire = anomalía de fuego
zonecard-if-anomaly_type-electric = anomalía eléctrica
zonecard-if-anomaly_type-gravity = anomalía gravitatoria
zonecard-if-on_cover_area = estás en un sector con cobertura
zonecard-if-hp_below = menos de { $n } PV
zonecard-if-radiation_min = dosis { $n } o más
zonecard-if-no_threat_token = sin ficha de amenaza en el mapa
zonecard-if-tag-grenade = granada
zonecard-if-tag-medicine = medicina
zonecard-if-part-torso = torso
zonecard-if-not_blast = no es una explosión
zonecard-if-mission_won = la misión está cumplida
zonecard-if-mission_counter = { $flag }: { $n } o más
zonecard-if-campaign_flag = en la campaña está anotado «{ $achievement }»
zonecard-if-reached_attacked_stalker = llegas hasta el stalker atacado
zonecard-if-has_focus = el stalker tiene concentración
zonecard-if-moved_at_most_1_in_this_attack = avanzó como mucho 1 sector en este ataque
zonecard-if-all_out = cada stalker está en un sector de salida o ya salió
zonecard-if-stalker_on = hay un stalker en { $areas }
zonecard-if-no_enemy_on = no hay enemigos en { $areas }
zonecard-if-any_enemy_on = hay un enemigo en { $areas }
zonecard-if-enemy_on = en { $areas } está: { $card }
zonecard-if-no_overlay = la carta { $card } no está en el mapa
zonecard-if-stalkers_max =
    el grupo tiene como mucho { $n } { $n ->
         [one] stalker
        *[other] stalkers
    }
zonecard-if-stalkers_min =
    el grupo tiene al menos { $n } { $n ->
         [one] stalker
        *[other] stalkers
    }
zonecard-if-rounds_over =
    { $n } { $n ->
         [one] ronda terminada
        *[other] rondas terminadas
    }
zonecard-if-tally-at_least = { $what }: { $n } o más
zonecard-if-tally-at_most = { $what }: { $n } como mucho
zonecard-tally-kills = enemigos muertos
zonecard-tally-loot_taken = fichas de botín recogidas
zonecard-tally-artifacts_held = artefactos hallados aquí y llevados encima
zonecard-tally-artifacts_out = artefactos hallados aquí y sacados
zonecard-tally-high_rounds = rondas con carta de activación de amenaza alta
zonecard-tally-stalkers_unhurt = stalkers sin herida crítica
zonecard-party =
    cada cual empieza con: { $suit }; y compra por { $coupons } { $coupons ->
         [one] cupón
        *[other] cupones
    }: armas de nivel { $levels }, trajes de nivel I, objetos, cargadores
zonecard-party-extra = cada cual recibe además: { $card }
zonecard-score =
    { $what }: { $n } { $n ->
         [one] punto
        *[other] puntos
    } cada vez
zonecard-score-beyond =
    { $what } por encima de { $from }: { $n } { $n ->
         [one] punto
        *[other] puntos
    } cada vez
zonecard-if-thing_out = { $thing } está en un sector de salida o ya salió

## What a mission notes, keys and places


## Who

zonecard-who-all = todos los enemigos
zonecard-who-all_figures_in_chosen_area = cada figura de ese sector
zonecard-who-all_stalkers = cada stalker
zonecard-who-attacker = atacante
zonecard-who-card-lead = { $card } (el más próximo al stalker líder)
zonecard-who-card = { $card }
zonecard-who-enemies_in_los_of-any_stalker = enemigos que ve algún stalker: { $groups }
zonecard-who-farthest_other_stalker = el otro stalker más alejado
zonecard-who-figures_on_anomaly_areas = cada figura en un sector de anomalía
zonecard-who-figures_on_tile = cada figura del territorio
zonecard-who-groups = { $groups }
zonecard-who-groups-target_in_los = { $groups } que ven un objetivo
zonecard-who-human_enemies = enemigos humanos
zonecard-who-human_enemies_without_cover = enemigos humanos sin cobertura
zonecard-who-killer = el stalker que lo mató
zonecard-who-lead = stalker líder
zonecard-who-mutants = mutantes
zonecard-who-nearest_stalker = el stalker más próximo
zonecard-who-nearest_to-any_threat =
    { $n ->
         [one] el enemigo más próximo a una ficha de amenaza
        *[other] { $n } enemigos más próximos a una ficha de amenaza
    }
zonecard-who-nearest_to-lead =
    { $n ->
         [one] el enemigo más próximo al stalker líder
        *[other] { $n } enemigos más próximos al stalker líder
    }
zonecard-who-same_target = el mismo stalker
zonecard-who-self = quien actúa
zonecard-who-stalker_in_range = un stalker al alcance
zonecard-who-chosen_stalker = un stalker a elegir
zonecard-who-stalker_with_lowest_hp = el stalker con menos PV
zonecard-who-stalker_within-other = otro stalker a distancia { $n } o menos
zonecard-who-stalkers_here = tú y los stalkers de tu sector
zonecard-who-stalkers_in_attack_range_and_los_of-human_enemies =
    { $n ->
         [one] stalkers a los que ve y alcanza con su ataque al menos { $n } enemigo humano
        *[other] stalkers a los que ven y alcanzan con su ataque al menos { $n } enemigos humanos
    }
zonecard-who-stalkers_in_los_of-self = los stalkers que ve
zonecard-who-stalkers_in_los_of-card = stalkers a la vista de: { $card }
zonecard-who-stalkers_indoor = stalkers en interiores
zonecard-who-stalkers_on = stalkers en { $areas }
zonecard-who-stalkers_on_own-high_threat_token-without_cover = stalkers sin cobertura en el sector de su propia ficha de amenaza alta
zonecard-who-stalkers_outdoor = stalkers en sectores exteriores
zonecard-who-stalkers_outdoor_without_cover = stalkers en sectores exteriores y sin cobertura
zonecard-who-stalkers_within-self = stalkers a distancia { $n } o menos de él
zonecard-who-stalkers_within-card = stalkers a distancia { $n } o menos de: { $card }
zonecard-who-stalkers_without_cover = stalkers sin cobertura
zonecard-who-target = objetivo
zonecard-who-that_stalker = ese stalker
zonecard-group-boss = jefes (verdes)
zonecard-group-elite = élites (rojos)
zonecard-group-pack = jaurías (amarillos)
zonecard-group-horde = hordas (azules)

## Where

zonecard-at-chosen_area = en ese sector
zonecard-at-set-high_threat_token = en cada sector con una ficha de amenaza alta
zonecard-at-set-high_threat_token-without_human_enemy-near = en cada sector con una ficha de amenaza alta y sin enemigos humanos, a distancia { $low } a { $high } de un enemigo humano
zonecard-at-target_area = en el sector del objetivo
zonecard-at-area = en { $areas }
zonecard-on-area = en { $areas }
zonecard-on-card_area = en el sector de esta carta
zonecard-on-lead = en el sector del stalker líder
zonecard-on-outdoor_area_nearest_lead = en el sector exterior más próximo al stalker líder
zonecard-on-chosen_area = en un sector al alcance
zonecard-on-death_area = en el sector donde murió
zonecard-on-indoor_area_nearest_lead = en el sector interior más próximo al stalker líder
zonecard-on-outdoor_areas_nearest_lead = en distintos sectores exteriores, los más próximos al stalker líder
zonecard-on-indoor_areas_nearest_lead = en distintos sectores interiores, los más próximos al stalker líder
zonecard-on-own_area = en su sector
zonecard-on-revealing_place = donde se reveló esta carta
zonecard-away-centre = del centro de la anomalía
zonecard-away-lead = del stalker líder
zonecard-toward-attacked_stalker = hacia el stalker atacado
zonecard-toward-area = hacia { $areas }
zonecard-toward-centre = hacia el centro de la anomalía
zonecard-toward-controller = hacia el controlador más próximo
zonecard-toward-lead = hacia el stalker líder
zonecard-to-nearest_area_without_los_to_targets = hasta el sector más próximo desde el que no se vea ningún objetivo
zonecard-to-nearest_cover = hasta el sector con cobertura más próximo
zonecard-to-nearest_cover_without_los = hasta el sector con cobertura más próximo desde el que no se vea ningún objetivo
zonecard-to-nearest_cover_without_same_group = hasta el sector con cobertura más próximo sin otros del mismo grupo
zonecard-to-nearest_high_threat = hasta la amenaza alta más próxima
zonecard-to-nearest_low_threat = hasta la amenaza baja más próxima
zonecard-to-nearest_threat = hasta la amenaza más próxima
zonecard-to-nearest_threat_or_lead = hasta la amenaza más próxima o, si no hay, hasta el stalker líder
zonecard-to-nearest_other_of_same_card = hasta el más próximo de los suyos
zonecard-to-nearest_room = hasta la sala más próxima
zonecard-to-nearest_room_without_same_group = hasta la sala más próxima sin otros del mismo grupo
zonecard-face-n = mirando al norte
zonecard-face-e = mirando al este
zonecard-face-s = mirando al sur
zonecard-face-w = mirando al oeste
zonecard-face-same = mirando hacia el mismo lado

## What stands in brackets

zonecard-extra-enemy_sight_max =
    mientras tanto los enemigos ven a { $n } { $n ->
         [one] sector
        *[other] sectores
    } como mucho
zonecard-extra-fallback-any_weapon_action = o cualquier otro ataque del arma
zonecard-extra-floor = los valores de { $n } o menos no cambian
zonecard-extra-group = como { $groups }
zonecard-extra-team-same = de su mismo equipo
zonecard-extra-if_none_in_reach-self = a ti mismo si nadie está al alcance
zonecard-extra-mod =
    { $groups }: +{ $n } { $n ->
         [one] herida
        *[other] heridas
    }
zonecard-extra-mod-less =
    { $groups }: −{ $n } { $n ->
         [one] herida
        *[other] heridas
    }
zonecard-extra-no_effects_needing-gasmasks = sin efectos de máscaras de gas
zonecard-extra-success_counts_as_wound =
    cada éxito es { $n } { $n ->
         [one] herida
        *[other] heridas
    }
zonecard-extra-within-weapon_max = al alcance del arma
zonecard-extra-wounds =
    +{ $n } { $n ->
         [one] herida
        *[other] heridas
    }
zonecard-extra-wounds-less =
    −{ $n } { $n ->
         [one] herida
        *[other] heridas
    }
zonecard-mark-all_borders = cruzando cualquier borde
zonecard-mark-water_between = por encima del agua
zonecard-mark-anomalies = a través de anomalías
zonecard-mark-impassable = por encima de bordes infranqueables
zonecard-mark-already_there_next = desde una sala, a otra
zonecard-mark-chosen = elige un resultado
zonecard-mark-except_last = pero no en el último sector
zonecard-mark-human = solo los humanos
zonecard-mark-mutant = solo los mutantes
zonecard-mark-look_around_after = y después mirar alrededor
zonecard-mark-may_defend = se permite tirada de defensa
zonecard-mark-needs_ammo = se gasta munición
zonecard-mark-suit_applies = el traje protege
zonecard-mark-uninterruptible = no puede interrumpirse

## What is done

zonecard-op-add_dice-g =
    +{ $n } { $n ->
         [one] dado de equipo
        *[other] dados de equipo
    }
zonecard-op-add_random_events =
    poner { $n } { $n ->
         [one] suceso aleatorio
        *[other] sucesos aleatorios
    } encima del mazo de sucesos
zonecard-op-add_success =
    +{ $n } { $n ->
         [one] éxito
        *[other] éxitos
    }
zonecard-op-add_success-less =
    −{ $n } { $n ->
         [one] éxito
        *[other] éxitos
    }
zonecard-op-ammo_capacity = un arma a elegir admite { $n } { $n ->
    [one] cartucho
   *[other] cartuchos
} más ({ $until })
zonecard-op-anomaly_roll = tirar por la activación de la anomalía
zonecard-op-apply-stun = aturdimiento
zonecard-op-apply-vulnerable = vulnerabilidad
zonecard-op-areas = ataque { $where }
zonecard-op-area_becomes_water = { $area } se convierte en agua
zonecard-op-attack = atacar a un objetivo en línea de visión
zonecard-op-attack_all_in = atacar a cada figura { $where }
zonecard-op-attack_stalker = { $attack } contra otro stalker
zonecard-op-backpack_size = mochila +{ $n }
zonecard-op-basic_action-reload = recargar un arma
zonecard-op-cap_result-none = ningún efecto
zonecard-op-careful_move_max =
    hasta { $n } { $n ->
         [one] sector
        *[other] sectores
    } que ningún enemigo vea
zonecard-op-choose = a elegir: { $options }
zonecard-op-container-improved = cuenta como contenedor de artefactos mejorado
zonecard-op-container-advanced = cuenta como contenedor de artefactos avanzado
zonecard-op-cross_out = tachar: { $site }
zonecard-op-count = contar uno más: { $flag }
zonecard-op-discard-focus = descartar la concentración
zonecard-op-discard-bolt = descartar un tornillo
zonecard-op-discard-stun = descartar el aturdimiento
zonecard-op-discard-vulnerable = descartar la vulnerabilidad
zonecard-op-discard_all-bolts_on_map = quitar todos los tornillos del mapa
zonecard-op-discard_all_ammo-equipped_weapon = vaciar el arma equipada
zonecard-op-discard_ammo =
    perder { $n } { $n ->
         [one] cartucho
        *[other] cartuchos
    } del arma equipada
zonecard-op-discard_card-self = descartar esta carta
zonecard-op-discard_magazine =
    descartar { $n } { $n ->
         [one] cargador
        *[other] cargadores
    }
zonecard-op-draw_control_card = robar una carta de control
zonecard-op-draw_loot =
    voltear { $n } { $n ->
         [one] ficha de botín
        *[other] fichas de botín
    } y tomar { $keep }
zonecard-op-drop_defence_dice-all = los dados de esta defensa no cuentan
zonecard-op-enemy_hp = recuperar { $n } PV
zonecard-op-enemy_hp-less = perder { $n } PV
zonecard-op-enemy_sight_max =
    los enemigos te ven a { $n } { $n ->
         [one] sector
        *[other] sectores
    } como mucho
zonecard-op-enemy_sight_mod =
    los enemigos ven { $n } { $n ->
         [one] sector
        *[other] sectores
    } más lejos { $until }
zonecard-op-enemy_sight_mod-less =
    los enemigos ven { $n } { $n ->
         [one] sector
        *[other] sectores
    } menos lejos { $until }
zonecard-op-extra_std_action =
    { $n } { $n ->
         [one] acción estándar
        *[other] acciones estándar
    } más
zonecard-op-extra_visit =
    { $n ->
        [one] visitar ahora otro lugar de contacto o escondite
       *[other] visitar ahora otros { $n } lugares de contacto o escondite
    }
zonecard-op-flip-self = voltear esta carta
zonecard-op-flip_card = voltear la carta { $card }
zonecard-op-gain-bolt =
    ganar { $n } { $n ->
         [one] tornillo
        *[other] tornillos
    }
zonecard-op-gain-focus = ganar concentración
zonecard-op-gain-stun = recibir aturdimiento
zonecard-op-gain-vulnerable = quedar vulnerable
zonecard-op-gain_artifact-random = ganar un artefacto al azar
zonecard-op-gain_contact = nuevo contacto: { $contacts }
zonecard-op-gain_item = ganar { $n } × { $item }
zonecard-op-gain_item-random =
    ganar { $n } { $n ->
         [one] objeto
        *[other] objetos
    } al azar
zonecard-op-gain_item-food =
    ganar { $n } { $n ->
         [one] objeto
        *[other] objetos
    } al azar: comida
zonecard-op-gain_item-grenade =
    ganar { $n } { $n ->
         [one] objeto
        *[other] objetos
    } al azar: granada
zonecard-op-gain_item-medicine =
    ganar { $n } { $n ->
         [one] objeto
        *[other] objetos
    } al azar: medicina
zonecard-op-gain_magazine-chosen =
    { $n ->
        [one] ganar un cargador a elegir
       *[other] ganar { $n } cargadores a elegir
    }
zonecard-op-gain_magazine-pistol =
    ganar { $n } { $n ->
         [one] cargador
        *[other] cargadores
    } (pistola)
zonecard-op-gain_magazine-rifle =
    ganar { $n } { $n ->
         [one] cargador
        *[other] cargadores
    } (fusil)
zonecard-op-gain_magazine-shotgun =
    ganar { $n } { $n ->
         [one] cargador
        *[other] cargadores
    } (escopeta)
zonecard-op-gain_mod-random = ganar una modificación al azar
zonecard-op-gain_weapon-i = ganar un arma de nivel I al azar
zonecard-op-gain_weapon-ii = ganar un arma de nivel II al azar
zonecard-op-gain_weapon-iii = ganar un arma de nivel III al azar
zonecard-op-gain_suit = ganar: { $suit }
zonecard-op-gain_suit-i = ganar un traje de nivel I al azar
zonecard-op-gain_suit-ii = ganar un traje de nivel II al azar
zonecard-op-gain_suit-iii = ganar un traje de nivel III al azar
zonecard-op-gain_thing = ganar: { $thing }
zonecard-op-halve_wounds-up = reducir a la mitad las heridas de este ataque, redondeando hacia arriba
zonecard-op-heal = recuperar { $n } PV
zonecard-op-hit_all_enemies_in = el ataque alcanza a cada enemigo { $where }
zonecard-op-hit_all_figures_in = el ataque alcanza a cada figura { $where }
zonecard-op-if = si { $if }: { $then }
zonecard-op-if-else = si { $if }: { $then }; si no: { $else }
zonecard-op-if_not = salvo si { $if }: { $then }
zonecard-op-if_not-else = salvo si { $if }: { $then }; si no: { $else }
zonecard-op-ignore-poor_visibility = la mala visibilidad no estorba este ataque
zonecard-op-ignore_control_cards-until_end_of_next_zone_phase = ignorar las cartas de control hasta el final de la próxima fase de la Zona
zonecard-op-ignore_cover = ignorar { $n } de cobertura
zonecard-op-ignore_cover-all = ignorar toda cobertura
zonecard-op-immune = inmune a: { $to }
zonecard-op-install_or_remove_mod =
    instalar o quitar { $n } { $n ->
         [one] modificación
        *[other] modificaciones
    }
zonecard-op-look_around = mirar alrededor
zonecard-op-lose_hp = perder { $n } PV
zonecard-op-map_radiation-less = radiación del mapa −{ $n }
zonecard-op-marker_on_turn_token =
    poner { $n } { $n ->
         [one] marcador
        *[other] marcadores
    } en una de tus fichas de turno
zonecard-op-max_hp = { $n } PV más que en la carta ({ $until })
zonecard-op-money =
    ganar { $n } { $n ->
         [one] cupón
        *[other] cupones
    }
zonecard-op-move =
    moverse hasta { $n } { $n ->
         [one] sector
        *[other] sectores
    }
zonecard-op-move-where = moverse { $where }, { $n } como mucho
zonecard-op-move_artifact_to_symbol-rolled = poner la ficha de artefacto bajo la anomalía en uno de sus símbolos del tipo obtenido
zonecard-op-move_artifact_to_symbol-chosen = poner la ficha de artefacto bajo la anomalía en cualquiera de sus símbolos
zonecard-op-move_bonus =
    { $n } { $n ->
         [one] sector
        *[other] sectores
    } más
zonecard-op-move_enemy =
    se aleja hasta { $n } { $n ->
         [one] sector
        *[other] sectores
    } { $where }
zonecard-op-move_max =
    un movimiento abarca { $n } { $n ->
         [one] sector
        *[other] sectores
    } como mucho
zonecard-op-move_own_threat_token = mover tu ficha de amenaza a un sector a distancia { $n } o menos
zonecard-op-named-alarm = Alarma: { $do }
zonecard-op-named-early_birds = Madrugadores: { $do }
zonecard-op-named-grenade_throw = Granada: { $do }
zonecard-op-named-ongoing_fights = Combates en curso: { $do }
# gloss-ok: zone.ammo
zonecard-op-named-stray_bullets = Balas perdidas: { $do }
zonecard-op-named-suppressing_fire = Fuego de supresión: { $do }
zonecard-op-named-vulnerability = Vulnerabilidad: { $do }
zonecard-op-next_mission = al comienzo de la próxima misión: { $do }
zonecard-op-next_std_action_free = tu próxima acción estándar es gratuita
zonecard-op-next_weapon_attack_free = tu próximo ataque con arma de este turno es gratuito
zonecard-op-pay =
    pagar { $n } { $n ->
        [one] cupón
       *[other] cupones
    }: { $then }
zonecard-op-pay_item-food = descartar comida: { $then }
zonecard-op-peek_unknown =
    mirar { $n } { $n ->
         [one] ficha de enemigo desconocido
        *[other] fichas de enemigo desconocido
    }
zonecard-op-place-loot =
    poner { $n } { $n ->
         [one] ficha de botín
        *[other] fichas de botín
    } { $where }
zonecard-op-place-poor_visibility =
    poner { $n } { $n ->
         [one] ficha de mala visibilidad
        *[other] fichas de mala visibilidad
    } { $where }
zonecard-op-place-trap =
    poner { $n } { $n ->
         [one] trampa
        *[other] trampas
    } { $where }: el próximo mutante que entre queda aturdido
zonecard-op-place_overlay = poner la carta { $card } { $where }
zonecard-op-place_own_threat-high = poner tu amenaza alta en tu sector
zonecard-op-place_own_threat-high-where = poner tu amenaza alta { $where }
zonecard-op-place_own_threat-low = poner tu amenaza baja en tu sector
zonecard-op-place_own_threat-low-where = poner tu amenaza baja { $where }
zonecard-op-place_thing = poner la ficha «{ $thing }» { $where }
zonecard-op-place_thing-held = «{ $thing }» la lleva { $who }: la obtiene quien lo mate; si no, queda donde murió; si no hay tal enemigo en el mapa: { $none }
zonecard-op-open_border = el borde entre { $border } se abre
zonecard-op-close_tile-territory = el territorio se cierra: las figuras van al sector de la entrada o al más cercano con sitio, lo demás se pierde
zonecard-op-open_exits = desde ahora un stalker en un sector de salida al que ningún enemigo vea puede salir del mapa (acción gratuita); el último, solo si con ello se gana la misión
zonecard-op-pull =
    atracción de { $n } { $n ->
         [one] sector
        *[other] sectores
    } { $where }
zonecard-op-push =
    empujón de { $n } { $n ->
         [one] sector
        *[other] sectores
    }
zonecard-op-push-where =
    empujón de { $n } { $n ->
         [one] sector
        *[other] sectores
    }, lejos { $where }
zonecard-op-radiation = dosis +{ $n }
zonecard-op-radiation-less = dosis −{ $n }
zonecard-op-range_bonus = distancia +{ $n }
zonecard-op-redirect_attack = el ataque va contra ti
zonecard-op-reduce_damage = { $n } PV perdidos o heridas menos
zonecard-op-reduce_threat =
    bajar tu amenaza { $n } { $n ->
         [one] nivel
        *[other] niveles
    }
zonecard-op-remove_threat = devolver la ficha de amenaza al tablero
zonecard-op-repeat_attack = { $attack } otra vez contra el mismo objetivo, como acción gratuita
zonecard-op-reroll_anomaly_die = repetir el dado de anomalía
zonecard-op-reroll_dice =
    repetir hasta { $n } { $n ->
         [one] dado
        *[other] dados
    }
zonecard-op-resolve_event = resolver el suceso { $event }
zonecard-op-resolve_random_card = resolver al azar una de las cartas { $card }
zonecard-op-resolve_unknown-all = resolver todas las fichas de enemigo desconocido
zonecard-op-resolve_unknown-here = resolver una ficha de enemigo desconocido aquí, si la hay
zonecard-op-resolve_unknown-nearest-lead =
    resolver { $n ->
         [one] la ficha de enemigo desconocido más próxima
        *[other] { $n } fichas de enemigo desconocido más próximas
    } al stalker líder
zonecard-op-resolve_unknown-per_stack =
    resolver { $n } { $n ->
         [one] ficha de enemigo desconocido
        *[other] fichas de enemigo desconocido
    } de cada pila
zonecard-op-reveal = resolver la carta { $card }
zonecard-op-remove_thing = retirar del juego: { $thing }
zonecard-op-roll-a =
    tirar { $n } { $n ->
         [one] dado de anomalía
        *[other] dados de anomalía
    }
zonecard-op-roll-g =
    tirar { $n } { $n ->
         [one] dado de equipo
        *[other] dados de equipo
    }
zonecard-op-roll_bonus-a =
    tirar { $n } { $n ->
         [one] dado de anomalía
        *[other] dados de anomalía
    } más
zonecard-op-roll_lose_hp-g =
    tirar { $n } { $n ->
         [one] dado de equipo
        *[other] dados de equipo
    } y perder tantos PV como éxitos
zonecard-op-set = anotar: { $flag }
zonecard-op-set_campaign = anotar en la campaña: { $achievement }
zonecard-op-shift_seen_threat_to_owner =
    cada ficha de amenaza que ve un enemigo avanza { $n } { $n ->
         [one] sector
        *[other] sectores
    } hacia su dueño
zonecard-op-spawn = poner { $n } × { $enemy } { $where }, { $face }
zonecard-op-special = acción especial
zonecard-op-step_forward = dar pasos al frente, { $n } como mucho
zonecard-op-stickers = abrir en el mapa de la Zona: { $places }
zonecard-op-suffer_radiation = sufrir la radiación
zonecard-op-swap_place_with = intercambiar lugares con { $who }
zonecard-op-table = según el símbolo — { $cases }
zonecard-op-turn-half_turn = darse la vuelta
zonecard-op-turn-toward_last_area_left = girarse hacia el sector de donde vino
zonecard-op-turn-toward_map_edge_farthest_from_lead = girarse hacia el borde del mapa más alejado del stalker líder
zonecard-op-use_item_free-grenade = usar una granada como acción gratuita
zonecard-op-who = { $who }: { $what }
zonecard-op-who-if = { $who } ({ $if }): { $what }
zonecard-op-who-avoid = { $who }: { $what } (o en su lugar: { $costs })
zonecard-op-wounds =
    sufrir { $n } { $n ->
         [one] herida
        *[other] heridas
    }

## Attacks that hit an area

zonecard-harm-stalkers-may_defend =
    stalkers: { $n } { $n ->
         [one] herida
        *[other] heridas
    }, se permite tirada de defensa
zonecard-harm-stalkers-successes-may_defend = stalkers: tantas heridas como éxitos, se permite tirada de defensa
zonecard-harm-enemies-torso =
    enemigos: { $n } { $n ->
         [one] éxito
        *[other] éxitos
    } contra el torso
zonecard-harm-enemies-head =
    enemigos: { $n } { $n ->
         [one] éxito
        *[other] éxitos
    } contra la cabeza
zonecard-harm-enemies-rolled-torso = enemigos: los éxitos contra el torso
zonecard-immune-anomalies = anomalías
zonecard-immune-push = empujones
zonecard-immune-stun = aturdimiento
zonecard-symbol-p1 = 1 pétalo
zonecard-symbol-p2 = 2 pétalos
zonecard-symbol-p3 = 3 pétalos
zonecard-symbol-p4 = 4 pétalos

## Weapons

zonecard-shot =
    munición: { $ammo }, +{ $n } { $n ->
         [one] dado de equipo
        *[other] dados de equipo
    }
zonecard-shot-x = munición: X, { $n } { $n ->
         [one] dado de equipo
        *[other] dados de equipo
    } por cada una
zonecard-shot-successes =
    +{ $n } { $n ->
         [one] éxito
        *[other] éxitos
    }
zonecard-shot-part = elige la parte del cuerpo
zonecard-shot-splits = los éxitos pueden repartirse entre enemigos adyacentes
zonecard-shot-focus = solo con concentración
zonecard-shot-still = solo si no te has movido en este turno
zonecard-shot-threat-high = amenaza alta
zonecard-shot-threat-low = amenaza baja

## Enemies

zonecard-attack-ranged = a distancia
zonecard-attack-charge = acometida
zonecard-attack-wounds =
    { $n } { $n ->
         [one] herida
        *[other] heridas
    }
zonecard-attack-range = distancia { $n }
zonecard-attack-range-unlimited = cualquier distancia
zonecard-attack-per-area =
    −{ $n } { $n ->
         [one] herida
        *[other] heridas
    } por cada sector intermedio
zonecard-attack-per-other =
    +{ $n } { $n ->
         [one] herida
        *[other] heridas
    } por cada otro de los suyos a distancia 1 o menos del objetivo
zonecard-attack-bonus =
    +{ $n } { $n ->
         [one] herida
        *[other] heridas
    } si { $if }
zonecard-attack-hits-all = alcanza a todos los objetivos del sector del objetivo
zonecard-attack-ignores-cover = ignora la cobertura
zonecard-attack-leaps = se pone en el sector del objetivo, o en uno adyacente si está lleno
zonecard-attack-ignores = ignora en el camino: { $what }
zonecard-ignored-anomalies = anomalías
zonecard-ignored-impassable = bordes infranqueables
zonecard-ignored-water_between = agua
zonecard-attack-before = Primero el dado de anomalía: { $case }
zonecard-attack-instead = { $what } en vez de atacar
zonecard-attack-hurt = Si el objetivo pierde PV: { $what }
zonecard-attack-defended = Tras la tirada de defensa: { $what }
zonecard-hit-head = Cabeza, { $n } o más: { $what }
zonecard-hit-torso = Torso, { $n } o más: { $what }
zonecard-result-light = herida leve
zonecard-result-heavy = herida grave
zonecard-result-hp-1 = −1 PV
zonecard-result-hp-2 = −2 PV
zonecard-result-stun = aturdimiento
zonecard-result-vulnerable = vulnerabilidad
zonecard-result-push_1 = empujón de 1 sector
zonecard-result-push_2 = empujón de hasta 2 sectores, lejos del centro
zonecard-result-pull_1 = atracción de 1 sector hacia el centro
zonecard-result-reshuffle_wound_deck = y después barajar todas las cartas de herida
zonecard-result-roll_hit =
    tirar { $n } { $n ->
         [one] dado de equipo
        *[other] dados de equipo
    }: los éxitos alcanzan el torso
zonecard-wound-if-stun = si ya tiene aturdimiento: { $then }; si no: { $else }
zonecard-resist = perder { $n } PV, o { $less } PV si descartas la concentración
zonecard-unknown-x = nadie
zonecard-unknown-elite =
    { $n } { $n ->
         [one] enemigo
        *[other] enemigos
    }: élite (rojo)
zonecard-unknown-pack =
    { $n } { $n ->
         [one] enemigo
        *[other] enemigos
    }: jauría (amarillo)
zonecard-unknown-horde =
    { $n } { $n ->
         [one] enemigo
        *[other] enemigos
    }: horda (azul)

## Anomalies

zonecard-anomaly-triggered = Actúa sobre cada figura del sector de quien la activó y de sus sectores con el símbolo obtenido
zonecard-anomaly-all = Actúa sobre cada figura de sus sectores
zonecard-anomaly-mobile = Al final de cada ronda pasa a la siguiente plantilla libre en sentido horario
zonecard-anomaly-rolls = Después cada figura de sus sectores anteriores y nuevos tira por la activación
zonecard-anomaly-no-artifact = No tiene artefacto
zonecard-anomaly-pair = Una figura que termina su movimiento en el sector de un portal pasa al sector del otro, salvo que esté lleno; no se ve nada a través

## Events and cards of the environment

zonecard-event-unless = Sin efecto si { $if }
zonecard-event-win = La misión se cumple
zonecard-event-fail = La misión ha fracasado
zonecard-trigger-enter = Cuando un stalker entra en { $areas }: { $what }
zonecard-trigger-end_of_round = Al final de cada ronda: { $what }
zonecard-trigger-end_of_rounds = Al final de { $count ->
         [one] la ronda
        *[other] las rondas
    } { $rounds }: { $what }
zonecard-trigger-enemy_death = Al morir este enemigo, { $card }: { $what }
zonecard-trigger-flag_set = En cuanto se anote «{ $if }»: { $what }
zonecard-trigger-stalker_std_action_on_tile = Tras una acción estándar de un stalker en este territorio: { $what }
zonecard-trigger-threat_token_moved_or_placed_here_or_adjacent = Cuando una ficha de amenaza llega a { $areas } o al lado: { $what }
zonecard-escort = { $thing } va con el grupo: un stalker del mismo sector lleva al protegido, lo deja o lo entrega (acciones gratuitas), como mucho uno, y entonces no recorre más de 2 sectores por movimiento; el protegido no ocupa lugar ni es objetivo
zonecard-act-at = en { $areas }
zonecard-act-thing = donde está { $thing }
zonecard-act-here = en el sector de esta carta
zonecard-act-window = junto a una ventana de { $areas }
zonecard-act-needs = hay que tener allí: { $thing }
zonecard-act-if = si { $if }
zonecard-act-repeat =
    { $n } { $n ->
         [one] vez
        *[other] veces
    }
zonecard-act-each = cada vez: { $each }; la última: { $what }

# Contactos de la campaña.
zonecard-deal = { $goods }: { $terms }
zonecard-deal-each =
    { $n } { $n ->
         [one] cupón
        *[other] cupones
    } cada uno
zonecard-deal-full = al precio de la carta
zonecard-deal-levels = nivel { $levels }
zonecard-deal-percent = al { $n } % del precio de la carta
zonecard-deal-rounded = redondeado a { $n } por defecto
zonecard-deal-without-detector = excepto detectores
zonecard-gift-item = un objeto de hasta { $n }, una vez por exploración
zonecard-gift-magazines = { $n ->
    [one] un cargador a elegir
   *[other] { $n } cargadores a elegir
}, una vez por exploración
zonecard-goods-any = cartas de equipo de todo tipo
zonecard-goods-artifact = artefactos
zonecard-goods-item = objetos
zonecard-goods-item-grenade = granadas
zonecard-goods-item-medicine = medicinas
zonecard-goods-magazine = cargadores
zonecard-goods-mod = modificaciones
zonecard-goods-suit = trajes
zonecard-goods-suit_mod = modificaciones de traje
zonecard-goods-weapon = armas
zonecard-goods-weapon_mod = modificaciones de arma
zonecard-part-buys = Compra
zonecard-part-gift = Regalo
zonecard-part-sells = Vende
zonecard-part-services = Servicios
zonecard-service = { $n } { $n ->
    [one] cupón
   *[other] cupones
}: { $what }

## Uncharted Territories

zonecard-entrance = Entrada: { $where }
zonecard-entrance-crossed = La entrada cuenta un paso para andar, medir, y para tornillos y granadas; nadie ve ni dispara a través
zonecard-siting-indoor = cualquier sector interior
zonecard-siting-indoor-largest = cualquier sector del edificio más grande
zonecard-siting-outdoor-1x1 = cualquier sector exterior de 1×1
zonecard-siting-outdoor-1x2 = cualquier sector exterior de 1×2
zonecard-siting-any-1x2 = cualquier sector de 1×2
zonecard-siting-outdoor-waterside = cualquier sector exterior junto al agua o al borde del mapa
zonecard-siting-otherwise = { $where }; si no hay, { $else }
zonecard-loot-on-tile = Botín en la loseta: { $areas }
zonecard-loot-stack = { $area }: { $n }
zonecard-extra-magazines =
    { $n ->
        [one] con { $n } cargador que le sirve
       *[other] con { $n } cargadores que le sirven
    }
zonecard-part-contract = Contrato
zonecard-contract = ganar la misión ({ $if }): { $n } { $n ->
         [one] cupón
        *[other] cupones
    }
