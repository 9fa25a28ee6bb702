# Bataille de Hoth : choix du scénario, campagnes, éditeur.

editor-title-hoth = Éditeur de scénarios
web-campaign-title = Campagne
web-campaign-none = Cette table ne joue pas de campagne.
pages-seat-note = { $note } · { $who }
pages-new-change = Changer
pages-continue-campaign = Campagne

## Choix

hoth-pick = Choisissez un scénario
hoth-filter = Scénarios affichés
hoth-filter-all = Les { $count }
hoth-filter-no_at_at = Sans AT-AT
hoth-filter-artillery = Avec artillerie
hoth-filter-short = Moins de 13 tours
hoth-own-open = Éditeur de scénarios
hoth-details = Détails
hoth-map-of = Carte : { $name }
hoth-force-count = { $count }×
hoth-difficulty-first = Pour une première bataille
hoth-difficulty-some = Pour les joueurs qui connaissent les règles
hoth-difficulty-veteran = Pour vétérans
hoth-balance-rebel = Rebelles { $percent } %
hoth-balance-empire = Empire { $percent } %
hoth-balance-aloud = Les Rebelles ont gagné { $rebel } pour cent, l’Empire { $empire } pour cent.
hoth-balance-about = { $games ->
    [one] { $games } partie de bots
   *[other] { $games } parties de bots
  }, environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }. Rebelles de { $low } à { $high } % (intervalle à 95 %).
hoth-first-side = { $side ->
    [rebel] Les Rebelles commencent.
   *[empire] L’Empire commence.
  } Cartes : Rebelles { $rebel }, Empire { $empire }.
hoth-goal-same = { $medals ->
    [0] Personne ne gagne aux médailles.
    [one] Gagne le premier camp à { $medals } médaille.
   *[other] Gagne le premier camp à { $medals } médailles.
  }
hoth-goal-each = Médailles pour gagner : Rebelles { $rebel }, Empire { $empire }.
hoth-goal-rebel = Médailles pour gagner : Rebelles { $medals }. L’Empire ne peut pas gagner aux médailles.
hoth-goal-empire = Médailles pour gagner : Empire { $medals }. Les Rebelles ne peuvent pas gagner aux médailles.
hoth-leaders = Chefs
hoth-leaders-about = Chaque camp choisit un chef et ajoute ses trois cartes de chef.
hoth-play-rebel = Jouer les Rebelles
hoth-play-empire = Jouer l’Empire
hoth-play-seats = Amis, équipes, pendule…


## Campagnes

hoth-campaign = Campagne
hoth-campaign-about = { $battles ->
    [one] { $battles } bataille dans l’arbre
   *[other] { $battles } batailles dans l’arbre
  }, commence par le scénario { $number }
hoth-campaign-short = { $depths ->
    [one] { $depths } bataille.
   *[other] { $depths } batailles à la suite.
  } À deux.
hoth-campaign-promise = { $depths ->
    [one] { $depths } bataille
   *[other] { $depths } batailles à la suite
  } parmi { $battles } : le vainqueur décide de la prochaine. À deux joueurs.
hoth-campaign-edge-rebel = victoire des Rebelles
hoth-campaign-edge-empire = victoire de l’Empire
hoth-campaign-support = Les résultats donnent des cartes de soutien, gardées de bataille en bataille.
hoth-campaign-leaders = Un chef peut se joindre à la bataille suivante.
hoth-campaign-secrets = Chaque camp a un objectif secret dans chaque bataille.
hoth-campaign-saved = Elle est gardée avec sa table : reprenez-la des semaines plus tard, depuis l’accueil.
hoth-campaign-result = { $side ->
    [rebel] Victoire rebelle { $rebel } : { $empire }
   *[empire] Victoire impériale { $empire } : { $rebel }
  }
hoth-campaign-here = en cours
hoth-campaign-next = la suivante
hoth-campaign-standing = Batailles gagnées : Rebelles { $rebel }, Empire { $empire }.
hoth-campaign-won = { $side ->
    [rebel] Les Rebelles ont gagné la campagne.
   *[empire] L’Empire a gagné la campagne.
  }
hoth-campaign-look = Voir la table
hoth-campaign-continue = Reprendre
hoth-campaign-now = Cette bataille
hoth-campaign-now-about = Bataille { $battle } sur { $of } : { $name }. Tour { $turn }.
hoth-campaign-carried = Ce qui reste
hoth-campaign-side = { $side ->
    [rebel] Rebelles : { $names }
   *[empire] Empire : { $names }
  }
hoth-campaign-cards = { $count ->
    [0] Aucune carte de soutien
    [one] { $count } carte de soutien
   *[other] { $count } cartes de soutien
  }
hoth-campaign-leader = Avec { $leader } dans cette bataille
hoth-campaign-results = Résultats
hoth-campaign-first = C’est la première bataille.
hoth-campaign-fulfilled = { $side ->
    [rebel] Les Rebelles ont atteint leur objectif secret.
   *[empire] L’Empire a atteint son objectif secret.
  }

## L’éditeur

hoth-editor-map = Champ de bataille
hoth-editor-brush = Votre pinceau
hoth-editor-terrain = Terrain
hoth-editor-units = Unités (figurines)
hoth-editor-structures = Structures
hoth-editor-tokens = Forces spéciales, sur une unité
hoth-editor-erase = Effacer
hoth-editor-used = { $used } sur { $most }
hoth-editor-keys = Cliquez ou glissez ; les flèches et Entrée peignent aussi.
hoth-editor-marking = Choisissez maintenant les hexagones de la règle sur la carte.
hoth-editor-wrong = interdit ici
hoth-editor-few = { $side ->
    [rebel] Les Rebelles ont besoin de
   *[empire] L’Empire a besoin de
} { $goal ->
    [one] { $goal } médaille
   *[other] { $goal } médailles
}, mais l’ennemi n’a que { $most ->
    [one] { $most } unité.
   *[other] { $most } unités.
}
hoth-editor-unnamed = Bataille sans nom
hoth-editor-problem-box = { $name } : { $used } sur la carte, mais la boîte n’en contient que { $most }.
hoth-editor-problem-tiles = Tuiles de terrain : { $used } sur la carte, mais la boîte n’en contient que { $most }.
hoth-editor-problem-place = { $name } ({ $hex }) : cette place est interdite.
hoth-editor-problem-token = { $name } ({ $hex }) : ce jeton est interdit ici.
hoth-editor-problem-no_unit = { $side ->
    [rebel] Les Rebelles n’ont aucune unité.
   *[empire] L’Empire n’a aucune unité.
}
hoth-editor-problem-no_structure = Une règle spéciale parle de structures, et la carte n’en a aucune.
hoth-editor-problem-unreachable = La bataille dépend de { $hex }, et aucune unité ne peut y aller.
hoth-editor-problem-no_goal = Rien ne fait gagner cette bataille que de détruire toutes les unités : fixez les médailles qu’il faut à un camp, ou ajoutez une règle qui fait gagner.
hoth-editor-problem-no_hex = Une règle spéciale n’a pas encore d’hexagones : choisissez-les sur la carte.
hoth-editor-problem-hex = « { $hex } » n’est pas un hexagone du plateau.
hoth-editor-name = Nom
hoth-editor-situation = La situation en une phrase
hoth-editor-first = Qui commence
hoth-editor-hand-rebel = Cartes, Rebelles
hoth-editor-hand-empire = Cartes, Empire
hoth-editor-goal-rebel = Médailles pour gagner, Rebelles
hoth-editor-goal-empire = Médailles pour gagner, Empire
hoth-editor-no-goal = pas aux médailles
hoth-editor-structure-owner = Camp des structures
hoth-editor-rules = Règles spéciales
hoth-editor-rule-new = Une autre règle
hoth-editor-rule-add = Choisir…
hoth-editor-rule-remove = Retirer cette règle
hoth-editor-mark = Choisir sur la carte
hoth-editor-any = toutes
hoth-editor-side-rebel = Rebelles
hoth-editor-side-empire = Empire
hoth-editor-side-either = les deux camps
hoth-editor-class-infantry = infanterie
hoth-editor-class-vehicle = véhicules
hoth-editor-class-special = unités spéciales
hoth-editor-field-side = Camp
hoth-editor-field-unit = Unité
hoth-editor-field-beside = À côté de
hoth-editor-field-class = Classe
hoth-editor-field-structure = Structure
hoth-editor-field-medals = Médailles
hoth-editor-field-most = Au plus (médailles)
hoth-editor-field-count = Combien
hoth-editor-field-after_own_turns = Après combien de ses tours
hoth-editor-field-charges_per_medal = Charges par médaille
hoth-editor-field-cost = Coût
hoth-editor-field-hexes = Hexagones, comme E4, F5
hoth-editor-field-start = L’officier est en
hoth-editor-empty = Un champ de bataille vide
hoth-editor-text-about = Le même format que nos scénarios. Rangée par rangée depuis la ligne de base impériale : terrain, puis unité, puis jeton.
hoth-hook-medal_value = Autre valeur en médailles pour une unité
hoth-hook-no_kill_medals = Pas de médaille pour les unités détruites
hoth-hook-objective_temporary = Médailles tant que des unités restent sur des hexagones
hoth-hook-objective_permanent = Médailles pour atteindre des hexagones
hoth-hook-objective_per_turn = Médailles par tour sur des hexagones
hoth-hook-sudden_death_hold_all = Victoire en tenant des hexagones
hoth-hook-sudden_death_destroy_all = Victoire quand il ne reste aucune unité d’un type
hoth-hook-sudden_death_exit_count = Victoire en sortant du plateau
hoth-hook-sudden_death_kill_count = Victoire en détruisant des unités
hoth-hook-exit_medals = Médailles pour sortir du plateau
hoth-hook-reinforce_lost_infantry = L’infanterie perdue revient
hoth-hook-reserve_arrival = Des réserves arrivent
hoth-hook-reinforce_each_turn = Une unité débarque à chaque tour
hoth-hook-charge_structure = Une structure se charge
hoth-hook-courier = Il faut emporter l’officier
hoth-hook-terrain_enter_cost = Crêtes abruptes
hoth-hook-command_post = Poste de commandement
