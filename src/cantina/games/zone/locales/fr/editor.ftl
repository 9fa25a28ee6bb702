# L’éditeur de missions.

editor-title-zone = Éditeur de missions
zone-editor-unnamed = Sans nom
zone-editor-empty = Une table vide
zone-editor-brush = Ce que vous posez sur la carte
zone-editor-kind-tile = Tuiles
zone-editor-kind-place = Accès
zone-editor-kind-enemy = Ennemis
zone-editor-kind-anomaly = Anomalies
zone-editor-kind-token = Jetons
zone-editor-about-tile = Touchez une place libre pour y poser la tuile. Touchez-la encore pour la retirer.
zone-editor-about-start = Les stalkers commencent sur ces secteurs. Il faut de la place pour quatre.
zone-editor-about-exit = Les stalkers quittent la carte depuis ces secteurs.
zone-editor-about-enemy = Touchez un secteur pour placer l’ennemi. Touchez-le encore pour le tourner.
zone-editor-about-anomaly = Touchez le secteur qui en sera le centre. Le tirage décide de quelle anomalie il s’agit.
zone-editor-about-loot = Chaque pression ajoute un jeton au secteur.
zone-editor-about-unknown = Un jeton face cachée : nul ne sait qui en sortira.
zone-editor-about-erase = Touchez un secteur pour retirer ce qui est au-dessus.
zone-editor-about-goal = Touchez les secteurs dont parle l’objectif.
zone-editor-erase = Effacer
zone-editor-used = { $used } sur { $most }
zone-editor-tile = { $id } { $name }
zone-editor-tiles = Places des tuiles
zone-editor-slot = Poser ici { $tile } : rangée { $row }, colonne { $column }
zone-editor-slot-remove = Retirer { $there }
zone-editor-slot-replace = { $there } : remplacer par { $tile }
zone-editor-start = Départ
zone-editor-exit = Sortie
zone-editor-sign-start = DÉPART
zone-editor-sign-exit = SORTIE
zone-editor-enemy = { $name }, regarde vers { $side }
zone-editor-type-chemical = Chimique
zone-editor-type-fire = De feu
zone-editor-type-electric = Électrique
zone-editor-type-gravity = Gravitationnelle
zone-editor-type-special = Spéciale
zone-editor-forces = Ennemis
zone-editor-forces-none = Aucun ennemi pour l’instant. Il en faut au moins un.
zone-editor-group = Groupe
zone-editor-team = Équipe
zone-editor-supply = En tout, avec ceux qui viendront plus tard
zone-editor-unknowns = Ennemis inconnus
zone-editor-unknown-none = La carte n’a aucun jeton d’ennemi inconnu.
zone-editor-stalkers =
    { $count ->
        [one] { $count } stalker
       *[other] { $count } stalkers
    }
zone-editor-face = Face du jeton { $number }
zone-editor-goals = Objectifs
zone-editor-goal = Objectif { $number }
zone-editor-goal-add = Un autre objectif
zone-editor-goal-remove = Retirer cet objectif
zone-editor-condition = Ce qui doit être vrai
zone-editor-condition-add = Une autre condition
zone-editor-about = De quoi il s’agit
zone-editor-mark = Choisir des secteurs sur la carte
zone-editor-remove = Retirer
zone-editor-if-stalker_on = un stalker est sur
zone-editor-if-no_enemy_on = aucun ennemi sur
zone-editor-if-all_out = tous les stalkers sont à une sortie
zone-editor-if-mission_flag = ceci est noté
zone-editor-if-thing_out = ceci est sorti
zone-editor-if-no_overlay = cette carte n’est plus sur le plan
zone-editor-story = Récit et événements
zone-editor-name = Nom
zone-editor-prologue = Avant la mission
zone-editor-won = Après un succès
zone-editor-lost = Après un échec
zone-editor-stage = Équipement
zone-editor-stage-first = comme au début d’une campagne
zone-editor-stage-second = comme au milieu d’une campagne
zone-editor-stage-third = comme à la fin d’une campagne
zone-editor-events =
    { $count ->
        [one] { $count } manche, puis c’est perdu
       *[other] { $count } manches, puis c’est perdu
    }
zone-editor-event = Événement
zone-editor-event-fail = L’événement de la défaite
zone-editor-event-win = L’événement de la victoire
zone-editor-event-add = Un autre événement
zone-editor-text-about = La même forme que nos missions. Les cartes d’environnement et l’effet des événements s’écrivent ici.
zone-editor-test = Jouer avec un bot
zone-editor-watch = Laisser jouer les bots
zone-editor-problem-no_tile = Aucune tuile n’est encore posée.
zone-editor-problem-large = La carte a au plus { $rows } × { $columns } tuiles.
zone-editor-problem-area = Il est question de { $area }, qui n’est pas sur cette carte.
zone-editor-problem-start =
    { $room ->
        [0] Il n’y a pas de secteur de départ. Quatre stalkers doivent y tenir.
        [one] Le départ a de la place pour { $room } stalker, et quatre peuvent venir.
       *[other] Le départ a de la place pour { $room } stalkers, et quatre peuvent venir.
    }
zone-editor-problem-exit = Il n’y a pas de sortie.
zone-editor-problem-no_enemy = Il n’y a pas d’ennemi. Une mission en a au moins un.
zone-editor-problem-no_anomaly = Il n’y a pas d’anomalie. Une mission en a au moins une.
zone-editor-problem-no_event = D’abord des événements, puis celui de la défaite, puis celui de la victoire.
zone-editor-problem-no_goal = Un objectif a besoin d’une condition.
zone-editor-problem-goal_at_start = Les stalkers commencent à une sortie : ils gagneraient aussitôt.
zone-editor-problem-supply = { $name } : { $used } dans la mission, et la boîte en contient { $most }.
zone-editor-problem-crowded = Trop d’ennemis sur { $area } : il y a de la place pour { $most }.
zone-editor-problem-loot = Plus de butin que de jetons : { $most }.
zone-editor-problem-overlays = { $name } : { $used } anomalies, et la boîte a { $most } calques de ce type.
zone-editor-problem-unknown = Jetons d’ennemi inconnu : { $used } faces pour { $most } secteurs.
zone-editor-problem-unknown_face = Jetons d’ennemi inconnu : la boîte n’a plus de « { $id } ».
zone-editor-problem-free_action = Carte { $id } : une action gratuite doit retourner ou défausser sa carte, sinon elle ne finirait jamais.
zone-editor-problem-set_off = Carte { $id } : « { $verb } » pourrait la déclencher sans fin. Retournez d’abord la carte.
