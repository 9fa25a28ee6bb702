# L’éditeur de missions.

editor-title-zone = Éditeur de missions
zone-editor-unnamed = Sans nom
zone-editor-empty = Une table vide
zone-editor-brush = Ce que vous posez sur la carte
zone-editor-kind-tile = Tuiles
zone-editor-kind-border = Limites
zone-editor-kind-place = Accès
zone-editor-kind-enemy = Ennemis
zone-editor-kind-anomaly = Anomalies
zone-editor-kind-token = Jetons
zone-editor-about-tile = Touchez une place libre pour y poser la tuile. Touchez-la encore pour la retirer.
zone-editor-about-border = Touchez la limite entre deux secteurs pour la changer. Touchez-la encore pour retrouver celle qui est imprimée.
zone-editor-about-start = Les stalkers commencent sur ces secteurs. Il faut de la place pour quatre.
zone-editor-about-exit = Les stalkers quittent la carte depuis ces secteurs.
zone-editor-about-enemy = Touchez un secteur pour placer l’ennemi. Touchez-le encore pour le tourner.
zone-editor-about-anomaly = Touchez le secteur qui en sera le centre. Le tirage décide de quelle anomalie il s’agit.
zone-editor-about-loot = Chaque pression ajoute un jeton au secteur.
zone-editor-about-unknown = Un jeton face cachée : nul ne sait qui en sortira.
zone-editor-about-erase = Touchez un secteur pour retirer ce qui est au-dessus.
zone-editor-about-mark = Touchez les secteurs dont il s’agit.
zone-editor-erase = Effacer
zone-editor-border-wall = Mur
zone-editor-border-impassable = Infranchissable
zone-editor-border-window = Fenêtre
zone-editor-border-door = Porte
zone-editor-border-open = Ouverte
zone-editor-border = Limite entre { $one } et { $other } : { $kind }
zone-editor-border-set = Limite entre { $one } et { $other } : { $kind }, changée
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
zone-editor-text-about = La même forme que nos missions : tout ce que font les formulaires, et un peu plus.
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
zone-editor-problem-overlays = { $name } : { $used } { $used ->
         [one] anomalie
        *[other] anomalies
    }, et la boîte a { $most } { $most ->
         [one] calque
        *[other] calques
    } de ce type.
zone-editor-problem-unknown = Jetons d’ennemi inconnu : { $used } { $used ->
         [one] face
        *[other] faces
    } pour { $most } { $most ->
         [one] secteur
        *[other] secteurs
    }.
zone-editor-problem-unknown_face = Jetons d’ennemi inconnu : la boîte n’a plus de « { $id } ».
zone-editor-problem-free_action = Carte { $id } : une action gratuite doit retourner ou défausser sa carte, sinon elle ne finirait jamais.
zone-editor-problem-set_off = Carte { $id } : « { $verb } » pourrait la déclencher sans fin. Retournez d’abord la carte.

# What is done.
zone-does-add_random_events = ajouter des événements aléatoires
zone-does-apply = infliger
zone-does-area_becomes_water = inonder
zone-does-areas = frapper des secteurs
zone-does-attack = attaquer
zone-does-count = compter une fois de plus
zone-does-discard = défausser
zone-does-discard_card = défausser cette carte
zone-does-draw_control_card = piocher une carte de contrôle
zone-does-enemy_hp = changer les PV d’un ennemi
zone-does-enemy_sight_mod = changer la vue des ennemis
zone-does-flip = retourner cette carte
zone-does-flip_card = retourner une autre carte
zone-does-gain = gagner un jeton
zone-does-gain_item = gagner un objet
zone-does-gain_thing = gagner une chose de la mission
zone-does-heal = soigner
zone-does-if = si
zone-does-if_not = sauf si
zone-does-look_around = regarder autour
zone-does-lose_hp = perdre des PV
zone-does-move = se déplacer
zone-does-named = sous un nom
zone-does-open_border = ouvrir une limite
zone-does-open_exits = ouvrir les sorties
zone-does-place = placer un jeton
zone-does-place_overlay = poser une carte sur le plan
zone-does-place_own_threat = placer sa menace
zone-does-place_thing = placer une chose de la mission
zone-does-radiation = changer la dose
zone-does-reduce_threat = réduire la menace
zone-does-remove_thing = retirer une chose du jeu
zone-does-resolve_event = passer à une fin
zone-does-resolve_random_card = résoudre une carte au hasard
zone-does-resolve_unknown = révéler des ennemis inconnus
zone-does-reveal = résoudre une carte
zone-does-set = noter
zone-does-spawn = placer des ennemis
zone-does-step_forward = avancer
zone-does-turn = se tourner
zone-does-who = pour chacun de
zone-does-wounds = subir des blessures

# Words of steps.
zone-word-stun = étourdissement
zone-word-vulnerable = vulnérabilité
zone-word-focus = concentration
zone-word-bolt = boulon
zone-word-loot = butin
zone-word-poor_visibility = mauvaise visibilité
zone-word-trap = piège
zone-word-low = faible
zone-word-high = élevée
zone-word-here = ici
zone-word-all = tous
zone-word-per_stack = de chaque pile
zone-word-nearest = les plus proches
zone-word-lead = le stalker de tête
zone-word-any_threat = une menace quelconque
zone-word-head = tête
zone-word-torso = torse
zone-word-m = son mouvement
zone-word-p = stalkers
zone-word-alarm = Alerte
zone-word-early_birds = Lève-tôt
zone-word-grenade_throw = Grenade
zone-word-ongoing_fights = Combats en cours
# gloss-ok: zone.ammo
zone-word-stray_bullets = Balles perdues
zone-word-suppressing_fire = Tir de suppression
zone-word-vulnerability = Vulnérabilité
zone-item-random = un objet quelconque
zone-item-food = nourriture
zone-item-grenade = grenade
zone-item-medicine = médicament

# Whom and where.
zone-whom-card = cet ennemi
zone-whom-groups = groupes
zone-whom-nearest_to = les ennemis les plus proches de
zone-whom-stalkers_on = les stalkers sur
zone-whom-stalkers_in_los_of = les stalkers que voit
zone-whom-stalkers_within = les stalkers à distance max.
zone-place-set = tout secteur avec menace élevée

# Fields of steps.
zone-editor-field-at = où
zone-editor-field-to = à qui ou vers où
zone-editor-field-toward = vers
zone-editor-field-who = qui
zone-editor-field-n = combien
zone-editor-field-count = combien
zone-editor-field-of = de qui
zone-editor-field-nearest_to = seulement le plus proche de
zone-editor-field-wounds = blessures
zone-editor-field-successes = succès
zone-editor-field-part = partie du corps
zone-editor-field-stalkers = stalkers
zone-editor-field-enemies = ennemis
zone-editor-field-floor = pas en dessous de
zone-editor-field-until = combien de temps
zone-editor-field-types = de quel type
zone-editor-field-face = direction
zone-editor-field-group = groupe
zone-editor-field-ignores = sans être gêné par
zone-editor-field-enemy_sight_max = les ennemis voient au plus
zone-editor-field-held_by = porté par
zone-editor-field-must = obligatoire
zone-editor-field-else = sinon
zone-editor-field-if = seulement si
zone-editor-field-do = ce qui est fait
zone-editor-field-card = ennemi
zone-editor-field-areas = secteurs
zone-editor-field-id = note
zone-editor-field-at_least = au moins
zone-editor-field-rounds = à ces manches
zone-editor-field-flag = note
zone-editor-field-thing = chose
zone-editor-field-needs = il faut
zone-editor-field-repeat = combien de fois
zone-editor-field-window = par une fenêtre
zone-editor-field-closes = limite fermée
zone-branch-do = Ce qui est fait
zone-branch-then = Alors
zone-branch-else = Sinon
zone-branch-if_none = Si cet ennemi n’est pas là
zone-kind-of-when = Quand
zone-kind-of-what = Ce qui est fait
zone-kind-of-many = Combien
zone-kind-of-which = Lequel
zone-kind-of-where = Où
zone-when-enter = un stalker entre sur
zone-when-enemy_death = cet ennemi meurt
zone-when-flag_set = ceci est noté
zone-when-end_of_round = la manche se termine
zone-act-at = sur
zone-act-thing = là où se trouve
zone-act-needs = il faut
zone-act-repeat = combien de fois
zone-act-window = par une fenêtre
zone-act-if = seulement si
zone-act-each = À chaque fois
zone-act-last = La dernière fois

# Forms.
zone-editor-if-mission_counter = compté tant de fois
zone-editor-if-enemy_on = cet ennemi est sur
zone-editor-if-stalkers_max = il joue au plus tant de stalkers
zone-editor-if-mission_won = la mission est gagnée
zone-editor-forms = Formulaires
zone-editor-tab-events = Événements
zone-editor-tab-cards = Cartes
zone-editor-tab-goals = Objectifs
zone-editor-tab-forces = Ennemis
zone-editor-tab-story = Récit
zone-editor-tab-share = Partager
zone-editor-small = Ici, on regarde la mission, ses problèmes, et on la joue. Pour construire, il faut une fenêtre large de 800 pixels.
zone-editor-keys = R et T changent d’outil, F5 joue, F8 mène au problème suivant.
zone-editor-reads = Se lit :
zone-editor-step-add = Ajouter une étape
zone-editor-more = En dire plus
zone-editor-another = Un de plus
zone-editor-earlier = Plus tôt
zone-editor-later = Plus tard
zone-editor-leave-out = Omettre
zone-editor-type = Tapez pour filtrer
zone-editor-type-or-new = Tapez pour filtrer ou nommer
zone-editor-new = Nouveau : { $name }
zone-editor-none = Rien ne convient.
zone-editor-unless = Sans effet si
zone-editor-event-story = Ce qu’on raconte
zone-editor-event-remove = Retirer cet événement
zone-editor-cards-about = Cartes d’environnement : ce qui est sur le plan, à côté ou dans la pioche, et ce que les stalkers peuvent y faire.
zone-editor-card-add = Nouvelle carte
zone-editor-card-remove = Retirer cette carte
zone-editor-card-name = Nom de la carte
zone-editor-card-kind = Genre
zone-editor-card-overlay = sur le plan
zone-editor-card-note = à côté du plan
zone-editor-card-deck = dans la pioche
zone-editor-card-overlay-about = Posée sur ses secteurs dès le début, recto visible.
zone-editor-card-note-about = À côté du plan dès le début, visible de tous.
zone-editor-card-deck-about = Elle entre en jeu quand un effet la résout ou la pose sur le plan.
zone-editor-card-at = Posée sur
zone-editor-card-closes = ferme
zone-editor-card-close = Fermer une limite
zone-editor-side-a = Ajouter un recto
zone-editor-side-b = Ajouter un verso
zone-editor-turned-up = Quand elle est retournée ou résolue
zone-editor-act-add = Ajouter une action
zone-editor-act-remove = Retirer cette action
zone-editor-act-name = Nom de l’action
zone-editor-act-new = Action
zone-editor-act-cost = Ce qu’elle coûte
zone-editor-trigger-add = Quand il se passe quelque chose
zone-editor-things = Choses de la mission
zone-editor-thing = Chose
zone-editor-thing-add = Nouvelle chose
zone-editor-thing-kind = Genre
zone-editor-thing-key = se porte
zone-editor-thing-escort = accompagne
zone-editor-thing-mark = reste sur place
zone-editor-thing-at = Où elle se trouve au début
zone-editor-thing-nowhere = pas encore sur le plan
zone-editor-flags = Ce que la mission note
zone-editor-flag = Note
zone-editor-flag-add = Nouvelle note
zone-editor-problem-gone = On parle de « { $name } », absent de cette mission.
zone-editor-problem-missing = Il manque encore un mot.
zone-editor-problem-empty = Rien n’est fait ici : ajoutez une étape ou retirez ceci.
zone-editor-problem-deep = Les étapes sont trop imbriquées : { $most } listes au plus.
zone-editor-problem-steps = Les cartes font trop de choses : { $most } étapes au plus en tout.
zone-editor-problem-who_in_who = « Pour chacun de » ne peut pas en contenir un autre : ce serait fait trop souvent.
zone-editor-problem-overlay_place = Carte { $name } : seule une carte sur le plan dit où elle se trouve, et elle le doit.
zone-editor-problem-not_noted = Rien ne note « { $name } ».
zone-editor-problem-not_brought = Rien ne met « { $name } » en jeu.
zone-editor-problem-placed = Les cartes en posent au plus { $most } { $most ->
         [one] autre
        *[other] autres
    } sur le plan.
zone-editor-problem-placed_again = La carte { $name } en pose une qui la repose : cela ne finirait jamais.
zone-editor-problem-border_twice = La limite { $id } change de plus d’une façon.
zone-editor-problem-no_border = { $id } n’est pas une limite de ce plan.
zone-editor-problem-many_borders = On peut changer au plus { $most } limites.
zone-editor-problem-room_open = La limite { $id } ferme une pièce : mettez un mur, une porte ou une fenêtre.
zone-editor-problem-short = { $name } : { $used } devraient venir, et il y en a { $most }.
zone-editor-problem-tokens_artifact = Artéfacts dans la mission : { $used } ; jetons dans la boîte : { $most }. Les autres ne sont sous aucune anomalie.
zone-editor-problem-tokens_enemy_damage = Ennemis qui peuvent être blessés à la fois : { $used } ; jetons −X dans la boîte : { $most }.
zone-editor-problem-unused = Carte { $name } : rien ne la met en jeu.
zone-editor-problem-no_way = Aucune sortie n’est accessible à pied depuis le départ.
