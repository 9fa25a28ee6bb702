### Card texts of S.T.A.L.K.E.R., made from what cards do (games/zone/wording).
### Sentences are put together from pieces: a piece starts small and has no full stop.

## How pieces are put together. The subject stands before a colon, conditions in brackets.

zonecard-subject = { $who } : { $what }
zonecard-with = { $what } ({ $extra })
zonecard-titled = { $name } — { $what }
zonecard-case = { $case } : { $what }
zonecard-effect = { $when } : { $what }
zonecard-effect-detailed = { $when } ({ $details }) : { $what }
zonecard-act = { $name } ({ $facts }) : { $what }
zonecard-nothing = rien
zonecard-movement = la valeur de mouvement
zonecard-n = N (N : nombre de stalkers)
zonecard-n-more = N + { $n } (N : nombre de stalkers)
zonecard-n-less = { $n } − N (N : nombre de stalkers)
zonecard-area = { $area }
zonecard-border = { $here } et { $there }

## Parts of a card

zonecard-part-a = Recto
zonecard-part-b = Verso
zonecard-part-ability = Capacité
zonecard-part-always = Quelle que soit la menace
zonecard-part-attack = Attaque
zonecard-part-attacks = Attaques
zonecard-part-escorts = Qui vous suit
zonecard-part-end = Fin de la manche
zonecard-part-enemies = Ennemis
zonecard-part-heavy = Blessure grave
zonecard-part-hits = Touches
zonecard-part-immediate = Aussitôt
zonecard-part-light = Blessure légère
zonecard-part-low_threat = Menace faible sur la carte
zonecard-part-no_threat = Aucune menace sur la carte
zonecard-part-obey = Obéir
zonecard-part-party = Équipement
zonecard-part-resist = Résister
zonecard-part-special = Action spéciale
zonecard-part-stalkers = Stalkers
zonecard-part-steps = Étapes
zonecard-part-traits = Traits
zonecard-part-fail = Échec
zonecard-part-score = Score
zonecard-part-win = Réussite
zonecard-part-zone_only = Seulement dans la phase des ennemis et de la Zone

## When

zonecard-when-action = action standard
zonecard-when-free_action = action gratuite
zonecard-when-use = à l’usage
zonecard-when-use_item = quand vous utilisez un objet
zonecard-when-passive = toujours
zonecard-when-attack = attaque à l’arme
zonecard-when-after_attack = après votre attaque à l’arme
zonecard-when-attack_or_defend = en attaque ou en défense
zonecard-when-after_attack_or_defence_roll = après un jet d’attaque ou de défense
zonecard-when-knife_attack = coup de couteau
zonecard-when-defend = en défense
zonecard-when-after_defence_roll = après votre jet de défense
zonecard-when-enemy_attacks = quand un ennemi attaque qui que ce soit
zonecard-when-other_stalker_attacked = quand un autre stalker est attaqué
zonecard-when-attacked = quand il est attaqué
zonecard-when-light_wound = sur une blessure légère
zonecard-when-stalker_turn_start = au début du tour d’un stalker
zonecard-when-end_of_round = fin de la manche
zonecard-when-zone_phase_radiation = étape de radiation de la phase de la Zone
zonecard-when-move_action = action de mouvement
zonecard-when-basic_action_careful_move = mouvement prudent
zonecard-when-basic_action_prepare = se préparer
zonecard-when-basic_action_throw_bolt = lancer un boulon
zonecard-when-pick_up_loot = en ramassant un butin
zonecard-when-find_artifact = en utilisant un détecteur
zonecard-when-anomaly_roll = votre jet d’activation d’anomalie
zonecard-when-anomaly_damage = quand une anomalie vous blesse
zonecard-when-on_heal = quand une carte vous soigne, en plus
zonecard-when-gain_stun = quand vous recevez l’étourdissement
zonecard-use-standard = action standard
zonecard-use-free = action gratuite
zonecard-while-stunned = Utilisable malgré l’étourdissement
zonecard-optional = si vous voulez
zonecard-optional-cost = vous pouvez payer : { $costs }
zonecard-range = distance { $n }
zonecard-masks =
    { $n } { $n ->
         [one] masque à gaz
        *[other] masques à gaz
    }
zonecard-masks-each =
    { $n ->
         [1] pour chaque masque à gaz
         [one] par tranche de { $n } masque à gaz
        *[other] par tranche de { $n } masques à gaz
    }
zonecard-limit-once_per_turn = une fois par tour
zonecard-limit-once_per_round = une fois par manche
zonecard-limit-once_per_mission = une fois par mission
zonecard-cost-discard-focus = défausser la concentration
zonecard-cost-discard-bolt = défausser 1 boulon
zonecard-cost-hp = perdre { $n } PV
zonecard-cost-radiation = dose +{ $n }
zonecard-cost-slide_turn_token = descendre un de vos jetons de tour de { $n } case, comme après une action standard
zonecard-until-end_of_round = jusqu’à la fin de la manche
zonecard-until-end_of_mission = jusqu’à la fin de la mission

## If

zonecard-if-attacker_within = attaquant à distance { $n } ou moins
zonecard-if-attacker_min_distance = attaquant à distance { $n } ou plus
zonecard-if-enemy_within = un ennemi à distance { $n } ou moins
zonecard-if-within = à distance { $n } ou moins de vous
zonecard-if-distance_min = distance { $n } ou plus
zonecard-if-distance_max = distance { $n } ou moins
zonecard-if-not_in_target_los = la cible ne vous voit pas
zonecard-if-not_in_enemy_los = aucun ennemi ne vous voit
zonecard-if-in_los_of-self = il voit le stalker
zonecard-if-target_type-mutant = la cible est un mutant
zonecard-if-target_survived = la cible a survécu
zonecard-if-anomaly_type-chemical = anomalie chimique
zonecard-if-anomaly_type-fire = anomalie de feu
zonecard-if-anomaly_type-electric = anomalie électrique
zonecard-if-anomaly_type-gravity = anomalie gravitationnelle
zonecard-if-on_cover_area = vous êtes sur un secteur à couvert
zonecard-if-hp_below = moins de { $n } PV
zonecard-if-radiation_min = dose { $n } ou plus
zonecard-if-no_threat_token = sans jeton de menace sur la carte
zonecard-if-tag-grenade = grenade
zonecard-if-tag-medicine = médicament
zonecard-if-part-torso = torse
zonecard-if-not_blast = pas une explosion
zonecard-if-mission_won = la mission est réussie
zonecard-if-mission_counter = { $flag } : { $n } ou plus
zonecard-if-campaign_flag = la campagne note « { $achievement } »
zonecard-if-reached_attacked_stalker = vous atteignez le stalker attaqué
zonecard-if-has_focus = le stalker a la concentration
zonecard-if-moved_at_most_1_in_this_attack = il a parcouru au plus 1 secteur dans cette attaque
zonecard-if-all_out = chaque stalker est sur un secteur de sortie ou parti
zonecard-if-stalker_on = un stalker est sur { $areas }
zonecard-if-no_enemy_on = aucun ennemi n’est sur { $areas }
zonecard-if-any_enemy_on = un ennemi est sur { $areas }
zonecard-if-enemy_on = sur { $areas } se trouve : { $card }
zonecard-if-no_overlay = la carte { $card } n’est pas sur la carte de jeu
zonecard-if-stalkers_max =
    le groupe compte au plus { $n } { $n ->
         [one] stalker
        *[other] stalkers
    }
zonecard-if-stalkers_min =
    le groupe compte au moins { $n } { $n ->
         [one] stalker
        *[other] stalkers
    }
zonecard-if-rounds_over =
    { $n } { $n ->
         [one] manche terminée
        *[other] manches terminées
    }
zonecard-if-tally-at_least = { $what } : { $n } ou plus
zonecard-if-tally-at_most = { $what } : { $n } au plus
zonecard-tally-kills = ennemis tués
zonecard-tally-loot_taken = jetons de butin ramassés
zonecard-tally-artifacts_held = artefacts trouvés ici et gardés
zonecard-tally-artifacts_out = artefacts trouvés ici et rapportés
zonecard-tally-high_rounds = manches avec une carte d’activation de menace élevée
zonecard-tally-stalkers_unhurt = stalkers sans blessure critique
zonecard-party =
    chacun commence avec : { $suit } ; et achète pour { $coupons } { $coupons ->
         [one] coupon
        *[other] coupons
    } : armes de niveau { $levels }, combinaisons de niveau I, objets, chargeurs
zonecard-party-extra = chacun reçoit aussi : { $card }
zonecard-score =
    { $what } : { $n } { $n ->
         [one] point
        *[other] points
    } par unité
zonecard-score-beyond =
    { $what } au-delà de { $from } : { $n } { $n ->
         [one] point
        *[other] points
    } par unité
zonecard-if-thing_out = { $thing } est sur un secteur de sortie ou parti

## What a mission notes, keys and places


## Who

zonecard-who-all = tous les ennemis
zonecard-who-all_figures_in_chosen_area = chaque figurine de ce secteur
zonecard-who-all_stalkers = chaque stalker
zonecard-who-attacker = attaquant
zonecard-who-card-lead = { $card } (le plus proche du stalker de tête)
zonecard-who-card = { $card }
zonecard-who-enemies_in_los_of-any_stalker = ennemis vus par un stalker : { $groups }
zonecard-who-farthest_other_stalker = l’autre stalker le plus éloigné
zonecard-who-figures_on_anomaly_areas = chaque figurine sur un secteur d’anomalie
zonecard-who-figures_on_tile = chaque figurine du territoire
zonecard-who-groups = { $groups }
zonecard-who-groups-target_in_los = { $groups } qui voient une cible
zonecard-who-human_enemies = ennemis humains
zonecard-who-human_enemies_without_cover = ennemis humains à découvert
zonecard-who-killer = le stalker qui l’a tué
zonecard-who-lead = stalker de tête
zonecard-who-mutants = mutants
zonecard-who-nearest_stalker = le stalker le plus proche
zonecard-who-nearest_to-any_threat =
    { $n ->
         [1] l’ennemi le plus proche d’un jeton de menace
         [one] { $n } ennemi le plus proche d’un jeton de menace
        *[other] { $n } ennemis les plus proches d’un jeton de menace
    }
zonecard-who-nearest_to-lead =
    { $n ->
         [1] l’ennemi le plus proche du stalker de tête
         [one] { $n } ennemi le plus proche du stalker de tête
        *[other] { $n } ennemis les plus proches du stalker de tête
    }
zonecard-who-same_target = le même stalker
zonecard-who-self = celui qui agit
zonecard-who-stalker_in_range = un stalker à portée
zonecard-who-chosen_stalker = un stalker au choix
zonecard-who-stalker_with_lowest_hp = le stalker qui a le moins de PV
zonecard-who-stalker_within-other = un autre stalker à distance { $n } ou moins
zonecard-who-stalkers_here = vous et les stalkers de votre secteur
zonecard-who-stalkers_in_attack_range_and_los_of-human_enemies = stalkers vus par au moins { $n } { $n ->
         [one] ennemi humain et à portée de son attaque
        *[other] ennemis humains et à portée de leur attaque
    }
zonecard-who-stalkers_in_los_of-self = les stalkers qu’il voit
zonecard-who-stalkers_in_los_of-card = stalkers en vue de : { $card }
zonecard-who-stalkers_indoor = stalkers à l’intérieur
zonecard-who-stalkers_on = stalkers sur { $areas }
zonecard-who-stalkers_on_own-high_threat_token-without_cover = stalkers à découvert sur le secteur de leur propre jeton de menace élevée
zonecard-who-stalkers_outdoor = stalkers à l’extérieur
zonecard-who-stalkers_outdoor_without_cover = stalkers à l’extérieur et à découvert
zonecard-who-stalkers_within-self = stalkers à distance { $n } ou moins de lui
zonecard-who-stalkers_within-card = stalkers à distance { $n } ou moins de : { $card }
zonecard-who-stalkers_without_cover = stalkers à découvert
zonecard-who-target = cible
zonecard-who-that_stalker = ce stalker
zonecard-group-boss = chefs (verts)
zonecard-group-elite = élites (rouges)
zonecard-group-pack = meutes (jaunes)
zonecard-group-horde = hordes (bleues)

## Where

zonecard-at-chosen_area = sur ce secteur
zonecard-at-set-high_threat_token = sur chaque secteur avec un jeton de menace élevée
zonecard-at-set-high_threat_token-without_human_enemy-near = sur chaque secteur avec un jeton de menace élevée et sans ennemi humain, à distance { $low } à { $high } d’un ennemi humain
zonecard-at-target_area = sur le secteur de la cible
zonecard-at-area = sur { $areas }
zonecard-on-area = sur { $areas }
zonecard-on-card_area = sur le secteur de cette carte
zonecard-on-lead = sur le secteur du stalker de tête
zonecard-on-outdoor_area_nearest_lead = sur le secteur extérieur le plus proche du stalker de tête
zonecard-on-chosen_area = sur un secteur à portée
zonecard-on-death_area = sur le secteur où il est mort
zonecard-on-indoor_area_nearest_lead = sur le secteur intérieur le plus proche du stalker de tête
zonecard-on-outdoor_areas_nearest_lead = sur des secteurs extérieurs différents, les plus proches du stalker de tête
zonecard-on-indoor_areas_nearest_lead = sur des secteurs intérieurs différents, les plus proches du stalker de tête
zonecard-on-own_area = sur son secteur
zonecard-on-revealing_place = là où cette carte a été révélée
zonecard-away-centre = du centre de l’anomalie
zonecard-away-lead = du stalker de tête
zonecard-toward-attacked_stalker = vers le stalker attaqué
zonecard-toward-area = vers { $areas }
zonecard-toward-centre = vers le centre de l’anomalie
zonecard-toward-controller = vers le contrôleur le plus proche
zonecard-toward-lead = vers le stalker de tête
zonecard-to-nearest_area_without_los_to_targets = jusqu’au secteur le plus proche d’où aucune cible n’est visible
zonecard-to-nearest_cover = jusqu’au secteur à couvert le plus proche
zonecard-to-nearest_cover_without_los = jusqu’au secteur à couvert le plus proche d’où aucune cible n’est visible
zonecard-to-nearest_cover_without_same_group = jusqu’au secteur à couvert le plus proche sans autre ennemi du même groupe
zonecard-to-nearest_high_threat = jusqu’à la menace élevée la plus proche
zonecard-to-nearest_low_threat = jusqu’à la menace faible la plus proche
zonecard-to-nearest_threat = jusqu’à la menace la plus proche
zonecard-to-nearest_threat_or_lead = jusqu’à la menace la plus proche ou, sans menace, jusqu’au stalker de tête
zonecard-to-nearest_other_of_same_card = jusqu’au plus proche de ses semblables
zonecard-to-nearest_room = jusqu’à la pièce la plus proche
zonecard-to-nearest_room_without_same_group = jusqu’à la pièce la plus proche sans autre ennemi du même groupe
zonecard-face-n = tourné vers le nord
zonecard-face-e = tourné vers l’est
zonecard-face-s = tourné vers le sud
zonecard-face-w = tourné vers l’ouest
zonecard-face-same = tourné dans le même sens

## What stands in brackets

zonecard-extra-enemy_sight_max =
    pendant ce temps les ennemis voient à { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } au plus
zonecard-extra-fallback-any_weapon_action = ou toute autre attaque de l’arme
zonecard-extra-floor = les valeurs de { $n } ou moins ne changent pas
zonecard-extra-group = parmi les { $groups }
zonecard-extra-team-same = de la même équipe
zonecard-extra-if_none_in_reach-self = sur vous-même si personne n’est à portée
zonecard-extra-mod =
    { $groups } : +{ $n } { $n ->
         [one] blessure
        *[other] blessures
    }
zonecard-extra-mod-less =
    { $groups } : −{ $n } { $n ->
         [one] blessure
        *[other] blessures
    }
zonecard-extra-no_effects_needing-gasmasks = sans effets à masques à gaz
zonecard-extra-success_counts_as_wound =
    chaque succès compte pour { $n } { $n ->
         [one] blessure
        *[other] blessures
    }
zonecard-extra-within-weapon_max = à portée de l’arme
zonecard-extra-wounds =
    +{ $n } { $n ->
         [one] blessure
        *[other] blessures
    }
zonecard-extra-wounds-less =
    −{ $n } { $n ->
         [one] blessure
        *[other] blessures
    }
zonecard-mark-all_borders = à travers toute limite
zonecard-mark-water_between = par-dessus l’eau
zonecard-mark-anomalies = à travers les anomalies
zonecard-mark-impassable = par-dessus les limites infranchissables
zonecard-mark-already_there_next = depuis une pièce, vers une autre
zonecard-mark-chosen = choisissez un résultat
zonecard-mark-except_last = mais pas sur le dernier secteur
zonecard-mark-human = seulement les humains
zonecard-mark-mutant = seulement les mutants
zonecard-mark-look_around_after = puis regarder autour
zonecard-mark-may_defend = jet de défense permis
zonecard-mark-needs_ammo = les munitions sont dépensées
zonecard-mark-suit_applies = la tenue protège
zonecard-mark-uninterruptible = ne peut être interrompu

## What is done

zonecard-op-add_dice-g =
    +{ $n } { $n ->
         [one] dé d’équipement
        *[other] dés d’équipement
    }
zonecard-op-add_random_events =
    placer { $n } { $n ->
         [one] événement aléatoire
        *[other] événements aléatoires
    } sur le paquet d’événements
zonecard-op-add_success =
    +{ $n } { $n ->
         [one] succès
        *[other] succès
    }
zonecard-op-add_success-less =
    −{ $n } { $n ->
         [one] succès
        *[other] succès
    }
zonecard-op-ammo_capacity = une arme au choix contient { $n } { $n ->
    [one] cartouche
   *[other] cartouches
} de plus ({ $until })
zonecard-op-anomaly_roll = jet d’activation de l’anomalie
zonecard-op-apply-stun = étourdissement
zonecard-op-apply-vulnerable = vulnérabilité
zonecard-op-areas = attaque { $where }
zonecard-op-area_becomes_water = { $area } devient de l’eau
zonecard-op-attack = attaquer une cible en ligne de vue
zonecard-op-attack_all_in = attaquer chaque figurine { $where }
zonecard-op-attack_stalker = { $attack } contre un autre stalker
zonecard-op-backpack_size = sac à dos +{ $n }
zonecard-op-basic_action-reload = recharger une arme
zonecard-op-cap_result-none = aucun effet
zonecard-op-careful_move_max =
    jusqu’à { $n } { $n ->
         [one] secteur
        *[other] secteurs
    }, qu’aucun ennemi ne voit
zonecard-op-choose = au choix : { $options }
zonecard-op-container-improved = compte comme un conteneur d’artefact amélioré
zonecard-op-container-advanced = compte comme un conteneur d’artefact perfectionné
zonecard-op-cross_out = barrer : { $site }
zonecard-op-count = compter un de plus : { $flag }
zonecard-op-discard-focus = défausser la concentration
zonecard-op-discard-bolt = défausser un boulon
zonecard-op-discard-stun = défausser l’étourdissement
zonecard-op-discard-vulnerable = défausser la vulnérabilité
zonecard-op-discard_all-bolts_on_map = retirer tous les boulons de la carte
zonecard-op-discard_all_ammo-equipped_weapon = vider l’arme équipée
zonecard-op-discard_ammo =
    perdre { $n } { $n ->
         [one] cartouche
        *[other] cartouches
    } de l’arme équipée
zonecard-op-discard_card-self = défausser cette carte
zonecard-op-discard_magazine =
    défausser { $n } { $n ->
         [one] chargeur
        *[other] chargeurs
    }
zonecard-op-draw_control_card = piocher une carte de contrôle
zonecard-op-draw_loot =
    retourner { $n } { $n ->
         [one] jeton de butin
        *[other] jetons de butin
    } et en prendre { $keep }
zonecard-op-drop_defence_dice-all = les dés de cette défense ne comptent pas
zonecard-op-enemy_hp = récupérer { $n } PV
zonecard-op-enemy_hp-less = perdre { $n } PV
zonecard-op-enemy_sight_max =
    les ennemis vous voient à { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } au plus
zonecard-op-enemy_sight_mod =
    les ennemis voient { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } plus loin { $until }
zonecard-op-enemy_sight_mod-less =
    les ennemis voient { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } moins loin { $until }
zonecard-op-extra_std_action =
    { $n } { $n ->
         [one] action standard
        *[other] actions standard
    } de plus
zonecard-op-extra_visit =
    { $n ->
        [1] visiter tout de suite un autre lieu de contact ou de planque
        [one] visiter tout de suite { $n } autre lieu de contact ou de planque
       *[other] visiter tout de suite { $n } autres lieux de contact ou de planque
    }
zonecard-op-flip-self = retourner cette carte
zonecard-op-flip_card = retourner la carte { $card }
zonecard-op-gain-bolt =
    gagner { $n } { $n ->
         [one] boulon
        *[other] boulons
    }
zonecard-op-gain-focus = gagner la concentration
zonecard-op-gain-stun = recevoir l’étourdissement
zonecard-op-gain-vulnerable = devenir vulnérable
zonecard-op-gain_artifact-random = gagner un artefact au hasard
zonecard-op-gain_contact = nouveau contact : { $contacts }
zonecard-op-gain_item = gagner { $n } × { $item }
zonecard-op-gain_item-random =
    gagner { $n } { $n ->
         [one] objet
        *[other] objets
    } au hasard
zonecard-op-gain_item-food =
    gagner { $n } { $n ->
         [one] objet
        *[other] objets
    } au hasard : nourriture
zonecard-op-gain_item-grenade =
    gagner { $n } { $n ->
         [one] objet
        *[other] objets
    } au hasard : grenade
zonecard-op-gain_item-medicine =
    gagner { $n } { $n ->
         [one] objet
        *[other] objets
    } au hasard : médicament
zonecard-op-gain_magazine-chosen =
    { $n ->
        [1] gagner un chargeur au choix
        [one] gagner { $n } chargeur au choix
       *[other] gagner { $n } chargeurs au choix
    }
zonecard-op-gain_magazine-pistol =
    gagner { $n } { $n ->
         [one] chargeur
        *[other] chargeurs
    } (pistolet)
zonecard-op-gain_magazine-rifle =
    gagner { $n } { $n ->
         [one] chargeur
        *[other] chargeurs
    } (fusil)
zonecard-op-gain_magazine-shotgun =
    gagner { $n } { $n ->
         [one] chargeur
        *[other] chargeurs
    } (fusil à pompe)
zonecard-op-gain_mod-random = gagner une modification au hasard
zonecard-op-gain_weapon-i = gagner une arme de niveau I au hasard
zonecard-op-gain_weapon-ii = gagner une arme de niveau II au hasard
zonecard-op-gain_weapon-iii = gagner une arme de niveau III au hasard
zonecard-op-gain_suit = gagner : { $suit }
zonecard-op-gain_suit-i = gagner une tenue de niveau I au hasard
zonecard-op-gain_suit-ii = gagner une tenue de niveau II au hasard
zonecard-op-gain_suit-iii = gagner une tenue de niveau III au hasard
zonecard-op-gain_thing = gagner : { $thing }
zonecard-op-halve_wounds-up = réduire de moitié les blessures de cette attaque, arrondi au-dessus
zonecard-op-heal = récupérer { $n } PV
zonecard-op-hit_all_enemies_in = l’attaque touche chaque ennemi { $where }
zonecard-op-hit_all_figures_in = l’attaque touche chaque figurine { $where }
zonecard-op-if = si { $if } : { $then }
zonecard-op-if-else = si { $if } : { $then } ; sinon : { $else }
zonecard-op-if_not = sauf si { $if } : { $then }
zonecard-op-if_not-else = sauf si { $if } : { $then } ; sinon : { $else }
zonecard-op-ignore-poor_visibility = la mauvaise visibilité ne gêne pas cette attaque
zonecard-op-ignore_control_cards-until_end_of_next_zone_phase = ignorer les cartes de contrôle jusqu’à la fin de la prochaine phase de la Zone
zonecard-op-ignore_cover = ignorer { $n } de couvert
zonecard-op-ignore_cover-all = ignorer tout couvert
zonecard-op-immune = insensible à : { $to }
zonecard-op-install_or_remove_mod =
    installer ou retirer { $n } { $n ->
         [one] modification
        *[other] modifications
    }
zonecard-op-look_around = regarder autour
zonecard-op-lose_hp = perdre { $n } PV
zonecard-op-map_radiation-less = radiation de la carte −{ $n }
zonecard-op-marker_on_turn_token =
    poser { $n } { $n ->
         [one] marqueur
        *[other] marqueurs
    } sur un de vos jetons de tour
zonecard-op-max_hp = { $n } PV de plus que sur la carte ({ $until })
zonecard-op-money =
    gagner { $n } { $n ->
         [one] coupon
        *[other] coupons
    }
zonecard-op-move =
    se déplacer de { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } au plus
zonecard-op-move-where = se déplacer { $where }, au plus de { $n }
zonecard-op-move_artifact_to_symbol-rolled = placer le jeton d’artefact sous l’anomalie sur un de ses symboles du type obtenu
zonecard-op-move_artifact_to_symbol-chosen = placer le jeton d’artefact sous l’anomalie sur n’importe lequel de ses symboles
zonecard-op-move_bonus =
    { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } de plus
zonecard-op-move_enemy =
    il s’éloigne de { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } au plus { $where }
zonecard-op-move_max =
    un mouvement couvre { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } au plus
zonecard-op-move_own_threat_token = déplacer votre jeton de menace sur un secteur à distance { $n } ou moins
zonecard-op-named-alarm = Alerte : { $do }
zonecard-op-named-early_birds = Lève-tôt : { $do }
zonecard-op-named-grenade_throw = Grenade : { $do }
zonecard-op-named-ongoing_fights = Combats en cours : { $do }
# gloss-ok: zone.ammo
zonecard-op-named-stray_bullets = Balles perdues : { $do }
zonecard-op-named-suppressing_fire = Tir de suppression : { $do }
zonecard-op-named-vulnerability = Vulnérabilité : { $do }
zonecard-op-next_mission = au début de la prochaine mission : { $do }
zonecard-op-next_std_action_free = votre prochaine action standard est gratuite
zonecard-op-next_weapon_attack_free = votre prochaine attaque à l’arme de ce tour est gratuite
zonecard-op-pay =
    payer { $n } { $n ->
        [one] coupon
       *[other] coupons
    } : { $then }
zonecard-op-pay_item-food = défausser de la nourriture : { $then }
zonecard-op-peek_unknown =
    regarder { $n } { $n ->
         [one] jeton d’ennemi inconnu
        *[other] jetons d’ennemi inconnu
    }
zonecard-op-place-loot =
    placer { $n } { $n ->
         [one] jeton de butin
        *[other] jetons de butin
    } { $where }
zonecard-op-place-poor_visibility =
    placer { $n } { $n ->
         [one] jeton de mauvaise visibilité
        *[other] jetons de mauvaise visibilité
    } { $where }
zonecard-op-place-trap =
    poser { $n } { $n ->
         [one] piège
        *[other] pièges
    } { $where } : le prochain mutant qui y entre est étourdi
zonecard-op-place_overlay = poser la carte { $card } { $where }
zonecard-op-place_own_threat-high = placer votre menace élevée sur votre secteur
zonecard-op-place_own_threat-high-where = placer votre menace élevée { $where }
zonecard-op-place_own_threat-low = placer votre menace faible sur votre secteur
zonecard-op-place_own_threat-low-where = placer votre menace faible { $where }
zonecard-op-place_thing = placer le jeton « { $thing } » { $where }
zonecard-op-place_thing-held = « { $thing } » est sur { $who } : qui le tue l’obtient, sinon elle reste là où il est mort ; s’il n’y a pas un tel ennemi sur la carte : { $none }
zonecard-op-open_border = la limite entre { $border } s’ouvre
zonecard-op-close_tile-territory = le territoire se ferme : les figurines vont sur le secteur d’entrée ou le plus proche qui a de la place, tout le reste est perdu
zonecard-op-open_exits = désormais un stalker sur un secteur de sortie qu’aucun ennemi ne voit peut quitter la carte (action gratuite) ; le dernier seulement si cela gagne la mission
zonecard-op-pull =
    attraction de { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } { $where }
zonecard-op-push =
    recul forcé de { $n } { $n ->
         [one] secteur
        *[other] secteurs
    }
zonecard-op-push-where =
    recul forcé de { $n } { $n ->
         [one] secteur
        *[other] secteurs
    }, loin { $where }
zonecard-op-radiation = dose +{ $n }
zonecard-op-radiation-less = dose −{ $n }
zonecard-op-range_bonus = distance +{ $n }
zonecard-op-redirect_attack = l’attaque vous vise à sa place
zonecard-op-reduce_damage = { $n } PV perdus ou blessures de moins
zonecard-op-reduce_threat =
    baisser votre menace de { $n } { $n ->
         [one] niveau
        *[other] niveaux
    }
zonecard-op-remove_threat = remettre le jeton de menace sur le plateau
zonecard-op-repeat_attack = { $attack } encore une fois sur la même cible, en action gratuite
zonecard-op-reroll_anomaly_die = relancer le dé d’anomalie
zonecard-op-reroll_dice =
    relancer jusqu’à { $n } { $n ->
         [one] dé
        *[other] dés
    }
zonecard-op-resolve_event = résoudre l’événement { $event }
zonecard-op-resolve_random_card = résoudre au hasard une des cartes { $card }
zonecard-op-resolve_unknown-all = résoudre tous les jetons d’ennemi inconnu
zonecard-op-resolve_unknown-here = résoudre un jeton d’ennemi inconnu ici, s’il y en a un
zonecard-op-resolve_unknown-nearest-lead =
    résoudre { $n ->
         [1] le jeton d’ennemi inconnu le plus proche
         [one] { $n } jeton d’ennemi inconnu le plus proche
        *[other] { $n } jetons d’ennemi inconnu les plus proches
    } du stalker de tête
zonecard-op-resolve_unknown-per_stack =
    résoudre { $n } { $n ->
         [one] jeton d’ennemi inconnu
        *[other] jetons d’ennemi inconnu
    } de chaque pile
zonecard-op-reveal = résoudre la carte { $card }
zonecard-op-remove_thing = retirer du jeu : { $thing }
zonecard-op-roll-a =
    lancer { $n } { $n ->
         [one] dé d’anomalie
        *[other] dés d’anomalie
    }
zonecard-op-roll-g =
    lancer { $n } { $n ->
         [one] dé d’équipement
        *[other] dés d’équipement
    }
zonecard-op-roll_bonus-a =
    lancer { $n } { $n ->
         [one] dé d’anomalie
        *[other] dés d’anomalie
    } de plus
zonecard-op-roll_lose_hp-g =
    lancer { $n } { $n ->
         [one] dé d’équipement
        *[other] dés d’équipement
    } et perdre autant de PV que de succès
zonecard-op-set = noter : { $flag }
zonecard-op-set_campaign = noter pour la campagne : { $achievement }
zonecard-op-shift_seen_threat_to_owner =
    chaque jeton de menace vu par un ennemi avance de { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } vers son propriétaire
zonecard-op-spawn = placer { $n } × { $enemy } { $where }, { $face }
zonecard-op-special = action spéciale
zonecard-op-step_forward = avancer tout droit, au plus de { $n }
zonecard-op-stickers = ouvrir sur la carte de la Zone : { $places }
zonecard-op-suffer_radiation = subir la radiation
zonecard-op-swap_place_with = échanger sa place avec { $who }
zonecard-op-table = selon le symbole — { $cases }
zonecard-op-turn-half_turn = se retourner
zonecard-op-turn-toward_last_area_left = se tourner vers le secteur d’où il vient
zonecard-op-turn-toward_map_edge_farthest_from_lead = se tourner vers le bord de carte le plus éloigné du stalker de tête
zonecard-op-use_item_free-grenade = utiliser une grenade en action gratuite
zonecard-op-who = { $who } : { $what }
zonecard-op-who-if = { $who } ({ $if }) : { $what }
zonecard-op-who-avoid = { $who } : { $what } (ou à la place : { $costs })
zonecard-op-wounds =
    subir { $n } { $n ->
         [one] blessure
        *[other] blessures
    }

## Attacks that hit an area

zonecard-harm-stalkers-may_defend =
    stalkers : { $n } { $n ->
         [one] blessure
        *[other] blessures
    }, jet de défense permis
zonecard-harm-stalkers-successes-may_defend = stalkers : autant de blessures que de succès, jet de défense permis
zonecard-harm-enemies-torso =
    ennemis : { $n } { $n ->
         [one] succès
        *[other] succès
    } contre le torse
zonecard-harm-enemies-head =
    ennemis : { $n } { $n ->
         [one] succès
        *[other] succès
    } contre la tête
zonecard-harm-enemies-rolled-torso = ennemis : les succès contre le torse
zonecard-immune-anomalies = anomalies
zonecard-immune-push = reculs forcés
zonecard-immune-stun = étourdissement
zonecard-symbol-p1 = 1 pétale
zonecard-symbol-p2 = 2 pétales
zonecard-symbol-p3 = 3 pétales
zonecard-symbol-p4 = 4 pétales

## Weapons

zonecard-shot =
    munitions : { $ammo }, +{ $n } { $n ->
         [one] dé d’équipement
        *[other] dés d’équipement
    }
zonecard-shot-x = munitions : X, { $n } { $n ->
         [one] dé d’équipement
        *[other] dés d’équipement
    } pour chacune
zonecard-shot-successes =
    +{ $n } { $n ->
         [one] succès
        *[other] succès
    }
zonecard-shot-part = choisissez la partie du corps
zonecard-shot-splits = les succès peuvent être répartis entre ennemis adjacents
zonecard-shot-focus = seulement avec concentration
zonecard-shot-still = seulement sans avoir bougé dans ce tour
zonecard-shot-threat-high = menace élevée
zonecard-shot-threat-low = menace faible

## Enemies

zonecard-attack-ranged = à distance
zonecard-attack-charge = charge
zonecard-attack-wounds =
    { $n } { $n ->
         [one] blessure
        *[other] blessures
    }
zonecard-attack-range = distance { $n }
zonecard-attack-range-unlimited = toute distance
zonecard-attack-per-area =
    −{ $n } { $n ->
         [one] blessure
        *[other] blessures
    } par secteur intermédiaire
zonecard-attack-per-other =
    +{ $n } { $n ->
         [one] blessure
        *[other] blessures
    } par semblable à distance 1 ou moins de la cible
zonecard-attack-bonus =
    +{ $n } { $n ->
         [one] blessure
        *[other] blessures
    } si { $if }
zonecard-attack-hits-all = touche toutes les cibles du secteur de la cible
zonecard-attack-ignores-cover = ignore le couvert
zonecard-attack-leaps = est placé sur le secteur de la cible, ou sur un secteur adjacent s’il est plein
zonecard-attack-ignores = ignore en chemin : { $what }
zonecard-ignored-anomalies = anomalies
zonecard-ignored-impassable = limites infranchissables
zonecard-ignored-water_between = eau
zonecard-attack-before = D’abord le dé d’anomalie : { $case }
zonecard-attack-instead = { $what } au lieu d’attaquer
zonecard-attack-hurt = Si la cible perd des PV : { $what }
zonecard-attack-defended = Après le jet de défense : { $what }
zonecard-hit-head = Tête, { $n } ou plus : { $what }
zonecard-hit-torso = Torse, { $n } ou plus : { $what }
zonecard-result-light = blessure légère
zonecard-result-heavy = blessure grave
zonecard-result-hp-1 = −1 PV
zonecard-result-hp-2 = −2 PV
zonecard-result-stun = étourdissement
zonecard-result-vulnerable = vulnérabilité
zonecard-result-push_1 = recul forcé de 1 secteur
zonecard-result-push_2 = recul forcé de 2 secteurs au plus, loin du centre
zonecard-result-pull_1 = attraction de 1 secteur vers le centre
zonecard-result-reshuffle_wound_deck = puis mélanger toutes les cartes de blessure
zonecard-result-roll_hit =
    lancer { $n } { $n ->
         [one] dé d’équipement
        *[other] dés d’équipement
    } : les succès touchent le torse
zonecard-wound-if-stun = si déjà étourdi : { $then } ; sinon : { $else }
zonecard-resist = perdre { $n } PV, ou { $less } PV en défaussant la concentration
zonecard-unknown-x = personne
zonecard-unknown-elite =
    { $n } { $n ->
         [one] ennemi
        *[other] ennemis
    } : élite (rouge)
zonecard-unknown-pack =
    { $n } { $n ->
         [one] ennemi
        *[other] ennemis
    } : meute (jaune)
zonecard-unknown-horde =
    { $n } { $n ->
         [one] ennemi
        *[other] ennemis
    } : horde (bleue)

## Anomalies

zonecard-anomaly-triggered = Agit sur chaque figurine du secteur de qui l’a déclenchée et de ses secteurs au symbole obtenu
zonecard-anomaly-all = Agit sur chaque figurine de ses secteurs
zonecard-anomaly-mobile = À la fin de chaque manche, passe au calque libre suivant dans le sens horaire
zonecard-anomaly-rolls = Puis chaque figurine de ses anciens et nouveaux secteurs fait un jet d’activation
zonecard-anomaly-no-artifact = N’a pas d’artefact
zonecard-anomaly-pair = Une figurine qui finit son mouvement sur le secteur de l’un passe sur le secteur de l’autre, sauf s’il est plein ; on ne voit rien au travers

## Events and cards of the environment

zonecard-event-unless = Sans effet si { $if }
zonecard-event-win = La mission est réussie
zonecard-event-fail = La mission a échoué
zonecard-trigger-enter = Quand un stalker entre sur { $areas } : { $what }
zonecard-trigger-end_of_round = À la fin de chaque manche : { $what }
zonecard-trigger-end_of_rounds = À la fin { $count ->
         [one] de la manche
        *[other] des manches
    } { $rounds } : { $what }
zonecard-trigger-enemy_death = À la mort de cet ennemi, { $card } : { $what }
zonecard-trigger-flag_set = Dès que « { $if } » est noté : { $what }
zonecard-trigger-stalker_std_action_on_tile = Après une action standard d’un stalker dans ce territoire : { $what }
zonecard-trigger-threat_token_moved_or_placed_here_or_adjacent = Quand un jeton menace arrive sur { $areas } ou à côté : { $what }
zonecard-escort = { $thing } suit le groupe : un stalker sur le même secteur emmène le protégé, le laisse ou le confie (actions gratuites), un seul à la fois, et ne parcourt alors pas plus de 2 secteurs par déplacement ; le protégé n’occupe pas de place et n’est pas une cible
zonecard-act-at = sur { $areas }
zonecard-act-thing = là où se trouve { $thing }
zonecard-act-here = sur le secteur de cette carte
zonecard-act-window = près d’une fenêtre de { $areas }
zonecard-act-needs = il faut y avoir : { $thing }
zonecard-act-if = si { $if }
zonecard-act-repeat =
    { $n } { $n ->
         [one] fois
        *[other] fois
    }
zonecard-act-each = chaque fois : { $each } ; la dernière : { $what }

# Contacts de la campagne.
zonecard-deal = { $goods } : { $terms }
zonecard-deal-each =
    { $n } { $n ->
         [one] coupon
        *[other] coupons
    } pièce
zonecard-deal-full = au prix de la carte
zonecard-deal-levels = niveau { $levels }
zonecard-deal-percent = à { $n } % du prix de la carte
zonecard-deal-rounded = arrondi à { $n } inférieur
zonecard-deal-without-detector = sauf les détecteurs
zonecard-gift-item = un objet d’un prix de { $n } au plus, une fois par exploration
zonecard-gift-magazines = { $n ->
    [1] un chargeur au choix
    [one] { $n } chargeur au choix
   *[other] { $n } chargeurs au choix
}, une fois par exploration
zonecard-goods-any = toutes les cartes d’équipement
zonecard-goods-artifact = artefacts
zonecard-goods-item = objets
zonecard-goods-item-grenade = grenades
zonecard-goods-item-medicine = médicaments
zonecard-goods-magazine = chargeurs
zonecard-goods-mod = modifications
zonecard-goods-suit = tenues
zonecard-goods-suit_mod = modifications de tenue
zonecard-goods-weapon = armes
zonecard-goods-weapon_mod = modifications d’arme
zonecard-part-buys = Achète
zonecard-part-gift = Cadeau
zonecard-part-sells = Vend
zonecard-part-services = Services
zonecard-service = { $n } { $n ->
    [one] coupon
   *[other] coupons
} : { $what }

## Uncharted Territories

zonecard-entrance = Entrée : { $where }
zonecard-entrance-crossed = L’entrée compte un pas pour la marche, la distance, les boulons et les grenades ; personne ne voit ni ne tire au travers
zonecard-siting-indoor = tout secteur intérieur
zonecard-siting-indoor-largest = tout secteur du plus grand bâtiment
zonecard-siting-outdoor-1x1 = tout secteur extérieur de 1×1
zonecard-siting-outdoor-1x2 = tout secteur extérieur de 1×2
zonecard-siting-any-1x2 = tout secteur de 1×2
zonecard-siting-outdoor-waterside = tout secteur extérieur au bord de l’eau ou de la carte
zonecard-siting-otherwise = { $where } ; à défaut, { $else }
zonecard-loot-on-tile = Butin sur la tuile : { $areas }
zonecard-loot-stack = { $area } : { $n }
zonecard-extra-magazines =
    { $n ->
        [one] avec { $n } chargeur adapté
       *[other] avec { $n } chargeurs adaptés
    }
zonecard-part-contract = Contrat
zonecard-contract = gagner la mission ({ $if }) : { $n } { $n ->
         [one] coupon
        *[other] coupons
    }
