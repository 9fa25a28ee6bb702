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
hoth-difficulty-some = Pour qui connaît les règles
hoth-difficulty-veteran = Pour vétérans
hoth-balance-rebel = Rebelles { $percent } %
hoth-balance-empire = Empire { $percent } %
hoth-balance-aloud = Les Rebelles ont gagné { $rebel } pour cent, l’Empire { $empire } pour cent.
hoth-balance-about = { $games ->
    [one] { $games } partie d’ordinateurs
   *[other] { $games } parties d’ordinateurs
  }, environ { $turns } tours. Rebelles de { $low } à { $high } % (intervalle à 95 %).
hoth-first-side = { $side ->
    [rebel] Les Rebelles commencent.
   *[empire] L’Empire commence.
  } Cartes : Rebelles { $rebel }, Empire { $empire }.
hoth-goal-same = { $medals ->
    [0] Personne ne gagne aux médailles.
    [one] Premier à { $medals } médaille.
   *[other] Premier à { $medals } médailles.
  }
hoth-goal-each = Médailles pour gagner : Rebelles { $rebel }, Empire { $empire }.
hoth-goal-rebel = Médailles pour gagner : Rebelles { $medals }. L’Empire ne gagne pas aux médailles.
hoth-goal-empire = Médailles pour gagner : Empire { $medals }. Les Rebelles ne gagnent pas aux médailles.
hoth-leaders = Chefs
hoth-leaders-about = Chaque camp choisit un chef et ajoute trois cartes.
hoth-play-rebel = Jouer les Rebelles
hoth-play-empire = Jouer l’Empire
hoth-play-seats = Amis, équipes, pendule…


## Campagnes

hoth-campaign = Campagne
hoth-campaign-about = { $battles } batailles dans l’arbre, commence par le scénario { $number }
hoth-campaign-short = { $depths } batailles à la suite. À deux.
hoth-campaign-promise = { $depths } batailles à la suite parmi { $battles } : le vainqueur décide de la prochaine. À deux joueurs.
hoth-campaign-edge-rebel = victoire des Rebelles
hoth-campaign-edge-empire = victoire de l’Empire
hoth-campaign-support = Les résultats donnent des cartes de soutien, gardées de bataille en bataille.
hoth-campaign-leaders = Un chef peut se joindre à la bataille suivante.
hoth-campaign-secrets = Chaque camp a un objectif secret dans chaque bataille.
hoth-campaign-saved = Elle est gardée avec sa table : reprenez des semaines plus tard, depuis l’accueil.
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
    [rebel] Les Rebelles ont rempli leur objectif secret.
   *[empire] L’Empire a rempli son objectif secret.
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
    [rebel] Les Rebelles ont besoin de { $goal } médailles, mais l’ennemi n’a que { $most ->
        [one] { $most } unité.
       *[other] { $most } unités.
    }
   *[empire] L’Empire a besoin de { $goal } médailles, mais l’ennemi n’a que { $most ->
        [one] { $most } unité.
       *[other] { $most } unités.
    }
}
hoth-editor-unnamed = Bataille sans nom
hoth-editor-problem-box = { $name } : { $used } sur la carte, et la boîte en contient { $most }.
hoth-editor-problem-tiles = Tuiles de terrain : { $used } sur la carte, et la boîte en contient { $most }.
hoth-editor-problem-place = { $name } ({ $hex }) : cette place est interdite.
hoth-editor-problem-token = { $name } ({ $hex }) : ce jeton est interdit ici.
hoth-editor-problem-no_unit = { $side ->
    [rebel] Les Rebelles n’ont aucune unité.
   *[empire] L’Empire n’a aucune unité.
}
hoth-editor-problem-no_structure = Une règle spéciale parle de structures, et la carte n’en a aucune.
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
hoth-editor-structure-owner = Les structures sont
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
hoth-editor-empty = Un champ vide
hoth-editor-text-about = La même forme que nos scénarios. Rangée par rangée depuis la ligne de base impériale : terrain, puis unité, puis jeton.
hoth-hook-medal_value = Une unité vaut d’autres médailles
hoth-hook-no_kill_medals = Pas de médaille pour les unités détruites
hoth-hook-objective_temporary = Médailles tant qu’on reste sur des hexagones
hoth-hook-objective_permanent = Médailles pour atteindre des hexagones
hoth-hook-objective_per_turn = Médailles par tour sur des hexagones
hoth-hook-sudden_death_hold_all = Victoire en tenant des hexagones
hoth-hook-sudden_death_destroy_all = Victoire quand une sorte d’unité a disparu
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
