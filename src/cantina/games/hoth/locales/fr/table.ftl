# The table of Battle of Hoth in the web client.

## The board

hoth-board-field = Champ de bataille
hoth-board-panes = Parties de la table
hoth-board-more = { $count } de plus
hoth-board-another = Une autre unité
hoth-board-move-to = Aller en { $hex }
hoth-board-attack = Attaquer { $hex }
hoth-board-back = { $letter } : recul en { $hex }
hoth-board-then-attack = { $hex }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
} : peut encore attaquer.
hoth-board-then-no-attack = { $hex }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
} : ensuite pas d’attaque ce tour.
hoth-pane-detail = Bataille
hoth-pane-card = Carte
hoth-pane-hand = Main { $count }
hoth-pane-people = Joueurs
hoth-pane-log = Journal
hoth-step-play = Carte
hoth-step-order = Ordres
hoth-step-move = Mouvement
hoth-step-attack = Attaque
hoth-step-draw = Pioche
hoth-turn-number = Tour { $turn }
hoth-key-attack = bouger et attaquer
hoth-key-move = bouger seulement
hoth-key-danger = Combien d’ennemis pourraient vous toucher là au prochain tour
hoth-danger = Danger
hoth-dangers = Peuvent vous toucher en { $hex }
hoth-danger-stays = sans se déplacer
hoth-danger-moves = après un mouvement en { $hex }
hoth-danger-none = Aucun ennemi ne peut vous toucher là au prochain tour.
hoth-danger-sum = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}, jusqu’à { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
hoth-edge = bord du plateau
hoth-base-line = la ligne de base impériale
hoth-structure = Structure

## People

hoth-you = vous
hoth-partner = partenaire
hoth-decides = décide
hoth-at-turn = joue
hoth-pile = Cartes en main : { $hand }, dans la pioche : { $deck }, défaussées : { $count }
hoth-shown-hand = Main qui vous est montrée
hoth-shown-discard = Défausse

## Cards

hoth-card-pill = ×{ $count }
hoth-card-pill-all = TOUTES
hoth-card-qualify = { $count ->
    [0] Aucune unité ne convient.
    [one] { $count } unité convient.
   *[other] { $count } unités conviennent.
}
hoth-hand-of = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hoth-plays = Jouer { $card }
hoth-played-turn = Jouée ce tour
hoth-nobody-ordered = Aucune unité n’a encore d’ordre.
hoth-kind-left = section gauche
hoth-kind-center = section centrale
hoth-kind-right = section droite
hoth-kind-section = sections
hoth-kind-tactic = tactique
hoth-timing-start_of_turn = soutien · début du tour
hoth-timing-order_step = soutien · ordres
hoth-timing-attack_step = soutien · attaque
hoth-timing-after_attack_roll = soutien · après un jet
hoth-timing-after_retreat = soutien · après une retraite
hoth-timing-draw_step = soutien · pioche
hoth-order-none = N’active aucune unité.
hoth-order-section = Activez { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} dans la section { $section ->
    [left] gauche
    [right] droite
   *[center] centrale
}.
hoth-order-section-all = Activez toutes les unités de la section { $section ->
    [left] gauche
    [right] droite
   *[center] centrale
}.
hoth-order-one_section = Activez { $filter ->
    [infantry] toute l’infanterie
    [vehicle] tous les véhicules
   *[any] toutes les unités
} d’une section.
hoth-order-each_section = Activez 1 unité dans chaque section.
hoth-order-each_flank = Activez { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} sur chaque flanc.
hoth-order-different_sections = Activez 2 unités dans des sections différentes.
hoth-order-anywhere = Activez { $count ->
    [one] { $count } { $filter ->
        [infantry] unité d’infanterie
        [vehicle] véhicule
        [artillery] unité d’artillerie
       *[any] unité
    }
   *[other] { $count } { $filter ->
        [infantry] unités d’infanterie
        [vehicle] véhicules
        [artillery] unités d’artillerie
        [same_type] unités du même type
       *[any] unités
    }
}.
hoth-order-anywhere-all = Activez { $filter ->
    [infantry] toute l’infanterie
    [vehicle] tous les véhicules
    [artillery] toute l’artillerie
   *[any] toutes les unités
}.
hoth-effect-dice = Chacune lance { $count ->
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
}.
hoth-effect-dice-less = Chacune lance { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} de moins.
hoth-effect-dice_close = Au contact, { $count ->
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
}.
hoth-effect-dice_per_friend = { $count ->
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
} par unité amie adjacente.
hoth-effect-move = Avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} de plus.
hoth-effect-move_after_attack = Après son attaque, elle peut avancer de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
hoth-effect-restore_each = Les unités affaiblies regagnent { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}.
hoth-effect-discards = Défaussez jusqu’à { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, piochez-en autant plus 1, puis jouez une autre carte.
hoth-effect-no_move = Elles ne bougent pas.
hoth-effect-no_attack = Elles n’attaquent pas.
hoth-effect-ignores_terrain = Le terrain ne les arrête ni ne les gêne.
hoth-effect-retreats_explode = Leurs symboles de retraite comptent comme des explosions.
hoth-effect-restore_ordered = Elle regagne toutes ses figurines.
hoth-effect-same_target = Sur une même cible, dés en plus : deuxième unité +{ $second }, chacune des suivantes +{ $third }.
hoth-effect-attacks = Elle peut attaquer deux fois.
hoth-effect-activations = Elle bouge et attaque deux fois.
hoth-effect-bombard = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $count ->
    [one] { $count } unité ennemie
   *[other] chacune de { $count } unités ennemies
}.
hoth-effect-bombard_retreats_hit = Les retraites comptent comme des touches.
hoth-effect-bombard_plain = Le couvert ne compte pas.
hoth-effect-fallback = Sans une telle unité sur le plateau : activez 1 unité de votre choix, sans le bonus.
hoth-support-restore = Une de vos unités regagne toutes ses figurines.
hoth-support-reroll = Relancez les dés de votre choix d’une attaque.
hoth-support-activate = Une unité d’infanterie bouge et attaque encore.
hoth-support-order = Activez 1 unité d’infanterie de plus, n’importe où.
hoth-support-take_back = Reprenez une carte de votre défausse au lieu de piocher.
hoth-support-rout = Une attaque ignore le couvert de la cible ; une tranchée n’arrête aucune retraite.
hoth-support-desperate = Une infanterie réduite à une figurine lance 2 dés de plus.
hoth-support-experience = Les unités activées lancent 1 dé de plus au contact.
hoth-support-bombard = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre 1 unité ennemie, n’importe où. Le couvert ne compte pas.
hoth-support-bombard-cover = Lancez encore { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre l’unité qui vient de battre en retraite. Le couvert compte.

## Questions

hoth-asks-to = { $unit }, { $hex } : où aller ?
hoth-asks-target = { $unit }, { $hex } : quelle cible ?
hoth-asks-hold = { $unit }, { $hex } : tenir la tranchée ?
hoth-asks-fall_back = { $unit }, { $hex } : { $count ->
    [one] reculer de { $count } case
   *[other] reculer de { $count } cases
}
hoth-asks-advance = { $unit }, { $hex } : percer ?
hoth-done-order = Ordres donnés
hoth-done-move = Mouvements finis
hoth-done-to = Rester
hoth-done-attack = Attaques finies
hoth-done-target = Ne plus attaquer
hoth-done-reroll = Lancer
hoth-done-reroll_more = Lancer
hoth-done-advance = Rester
hoth-done-discard = Ne plus changer
hoth-done-partner_discard = Ne plus changer
hoth-note-play = Choisissez une carte pour voir qui elle active ; appuyez encore pour la jouer.
hoth-note-order = Appuyez sur les unités éclairées.
hoth-note-move = Appuyez sur une unité pour voir où elle peut aller. Les mouvements avant les attaques.
hoth-note-to = Losange : peut encore attaquer. Cercle : ensuite pas d’attaque.
hoth-note-attack = Appuyez sur une unité pour voir ses cibles.
hoth-note-target = Regardez une cible pour ses chances, appuyez pour attaquer.
hoth-note-hold = Une fois par attaque, une tranchée arrête une retraite.
hoth-note-fall_back = Vers votre ligne de base ; un pas bloqué coûte une figurine.
hoth-note-strike = Appuyez sur l’unité visée.
hoth-note-reroll = Choisissez les dés un à un, puis lancez.
hoth-note-advance = Dans la case libérée ; ensuite elle peut encore attaquer.

## Ordered units

hoth-ordered-by = Unités activées par « { $card } »
hoth-can-both = peut se déplacer et attaquer
hoth-can-move = peut se déplacer
hoth-can-attack = peut attaquer
hoth-can-moving = en mouvement
hoth-can-attacking = attaque maintenant
hoth-can-later = Attaque possible après les mouvements.
hoth-why = { $unit }, { $hex } : { $why }
hoth-why-not_ordered = Pas d’ordre ce tour-ci.
hoth-why-moved = Mouvement déjà fait.
hoth-why-moves_over = Les mouvements sont finis.
hoth-why-never_moves = Ne se déplace jamais.
hoth-why-no_move_by_card = Cette carte ne lui permet pas de se déplacer.
hoth-why-blocked = Tous les chemins sont bloqués.
hoth-why-attacked = Attaque déjà faite.
hoth-why-attacks_over = Seule l’unité qui agit encore peut attaquer.
hoth-why-moved_too_far = Mouvement trop long pour attaquer.
hoth-why-stopped = Pas d’attaque sur ce terrain le tour où l’on y entre.
hoth-why-no_attack_by_card = Cette carte ne permet pas d’attaquer.
hoth-why-out_of_range = Aucun ennemi à portée.
hoth-why-not_seen = Aucun ennemi visible à portée.
hoth-why-no_dice = Le couvert retire tous les dés.
hoth-left-order = { $count ->
    [one] encore { $count } ordre
   *[other] encore { $count } ordres
}
hoth-left-move = { $count ->
    [one] { $count } peut encore se déplacer
   *[other] { $count } peuvent encore se déplacer
}
hoth-left-attack = { $count ->
    [one] { $count } peut encore attaquer
   *[other] { $count } peuvent encore attaquer
}
hoth-finish-order = { $count ->
    [one] Il reste { $count } ordre à donner. Finir ?
   *[other] Il reste { $count } ordres à donner. Finir ?
}
hoth-finish-move = { $count ->
    [one] { $count } unité peut encore se déplacer. Finir ?
   *[other] { $count } unités peuvent encore se déplacer. Finir ?
}
hoth-finish-attack = { $count ->
    [one] { $count } unité peut encore attaquer. Finir ?
   *[other] { $count } unités peuvent encore attaquer. Finir ?
}

## Leaders

hoth-leader-first = Pour une première bataille
hoth-leader-choose = Choisir { $name }
hoth-leader-vehicles = { $count ->
    [0] Vous n’avez aucun véhicule dans cette bataille.
    [one] Vous avez { $count } véhicule dans cette bataille.
   *[other] Vous avez { $count } véhicules dans cette bataille.
}
hoth-leader-role-leia = Garde la ligne en vie
hoth-leader-role-luke = Mouvement et tir groupés
hoth-leader-role-han = Une charge audacieuse
hoth-leader-role-vader = Sans pitié
hoth-leader-role-piett = De l’aide depuis l’orbite
hoth-leader-role-veers = Les AT-AT avancent
hoth-leader-good-leia = Convient à toutes les troupes, surtout après des pertes.
hoth-leader-good-luke = Idéal avec des snowspeeders et une longue ligne de tir.
hoth-leader-good-han = Idéal quand l’infanterie reste groupée.
hoth-leader-good-vader = Convient à toutes les troupes, surtout près de l’ennemi.
hoth-leader-good-piett = Idéal avec une main faible ou des ennemis à couvert.
hoth-leader-good-veers = Idéal avec des AT-AT et trois unités au combat.

## Targets and chances

hoth-targets = Cibles
hoth-if-moves = Si elle va en { $hex }
hoth-chance-of = chance de toucher
hoth-no-targets = Aucun ennemi à portée.
hoth-no-sight = Pas de vue : { $what } en { $hex }.
hoth-no-dice = Le couvert ne laisse aucun dé.
hoth-close = au contact
hoth-range = portée { $count }
hoth-along = le long d’une arête
hoth-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
hoth-destroy = détruire { $percent } %
hoth-hits = { $count ->
    [0] aucune
    [one] { $count } touche
   *[other] { $count } touches
}
hoth-retreats = retraite
hoth-sum-range = { $count ->
    [1] au contact
   *[other] à portée { $count }
}
hoth-sum-card = carte
hoth-sum-scouts = éclaireurs
hoth-sum-cover = couvert
hoth-sum-ground = terrain propre
hoth-figures = { $count } figurines sur { $full }
hoth-moves = { $far ->
    [0] ne bouge pas
   *[other] { $free ->
        [0] bouge de { $far }, puis pas d’attaque
       *[other] bouge de { $far }, de { $free } avec attaque
    }
}
hoth-attack-row = dés { $dice }

## The roll

hoth-told-happened = Ce qui s’est passé
hoth-told-plays = { $name } joue { $card }
hoth-told-attack = { $unit } ({ $start }) attaquent { $hex }
hoth-told-bombard = Bombardement de { $hex }
hoth-told-again = Des dés sont relancés
hoth-told-word-card = carte
hoth-told-word-orders = ordres
hoth-told-word-move = marche
hoth-told-word-attack = attaque
hoth-told-word-retreat = retraite
hoth-told-word-medal = médaille
hoth-told-word-draw = pioche
hoth-told-word-news = nouvelle
hoth-roll = Le jet
hoth-roll-again = Avant la relance :
hoth-roll-confirm = Confirmation :
hoth-roll-nothing = Rien ne se passe.
hoth-roll-structure = La structure est détruite.
hoth-roll-destroyed = L’unité est détruite.
hoth-roll-lost = { $lost ->
    [one] { $lost } figurine perdue
   *[other] { $lost } figurines perdues
}, reste { $left }.
hoth-roll-stands = L’AT-AT tient debout.
hoth-roll-held = La tranchée est tenue.
hoth-roll-back = Recul en { $hex }.
hoth-fate-hit = touche
hoth-fate-back = retraite
hoth-fate-miss = raté

## What the battle is about

hoth-briefing = La bataille
hoth-either = Les deux camps
hoth-goal-medals = { $side } : victoire avec { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}.
hoth-goal-none = { $side } : pas de victoire aux médailles.
hoth-aim-temporary = { $side } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} pour { $class ->
    [infantry] de l’infanterie
    [vehicle] un véhicule
   *[any] une unité
} en { $hexes }, tant qu’elle y reste{ $count ->
    [0] { "" }
   *[other] , au plus { $count }
}.
hoth-aim-permanent = { $side } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} définitivement au premier en { $hexes }.
hoth-aim-per_turn = { $side } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} par tour commencé en { $hexes } avec { $class ->
    [infantry] une infanterie
    [vehicle] un véhicule
   *[any] une unité
}.
hoth-aim-exit = { $side } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} pour { $class ->
    [infantry] chaque unité d’infanterie sortie
    [vehicle] chaque véhicule sorti
   *[any] chaque unité sortie
} par { $hexes }.
hoth-aim-exit_wins = { $side } : victoire quand { $count } { $class ->
    [infantry] unités d’infanterie
    [vehicle] véhicules
   *[any] unités
} sont sorties par { $hexes }.
hoth-aim-courier = { $side } : victoire quand l’officier sort par { $hexes } ; l’Empire gagne en le prenant.
hoth-aim-hold_all = { $side } : victoire en tenant { $hexes } en même temps.
hoth-aim-destroy_structures = { $side } : victoire quand il ne reste aucune structure.
hoth-aim-destroy_kind = { $side } : victoire quand il ne reste plus : { $unit }.
hoth-aim-destroy_class = { $side } : victoire quand { $count } { $class ->
    [infantry] unités d’infanterie ennemies sont détruites
    [vehicle] véhicules ennemis sont détruits
   *[any] unités ennemies sont détruites
}.
hoth-aim-no_worth = { $side } : pas de médaille pour les unités détruites.
hoth-aim-worth = { $side }, pour la destruction ({ $unit }) : { $medals ->
    [0] aucune médaille
    [one] { $medals } médaille
   *[other] { $medals } médailles
}.
hoth-aim-lost_return = Les unités perdues reviennent sur la ligne de base : { $unit }.
hoth-aim-reserves = Réserve après { $turns } tours à soi : { $count } × { $unit }.
hoth-aim-landing = Chaque tour une nouvelle unité débarque à côté de { $beside } : { $unit }.
hoth-aim-charges = { $side } : 1 médaille toutes les { $count } charges du canon à ions, une par tour.
hoth-aim-steep_ridges = Entrer sur une crête coûte { $count } cases.
hoth-aim-command_post = Poste de commandement en { $hexes } : qui le tient pioche une carte de plus.

## The end

hoth-end-field = Le champ à la fin
hoth-medal-destroyed = Détruit : { $unit }
hoth-medal-objective = Objectif
hoth-medal-held = Objectifs tenus à la fin
hoth-units-left = Unités restantes : { $count }

## Read aloud

hoth-aloud-hex = { $hex }, { $land }.
hoth-aloud-unit = { $unit }, { $count } sur { $full }.
hoth-aloud-officer = Avec l’officier.
hoth-aloud-ordered = A un ordre.
hoth-aloud-finished = A agi.
hoth-aloud-choose = Peut être choisie.
hoth-aloud-move = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, peut attaquer ensuite.
hoth-aloud-move-only = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, pas d’attaque.
hoth-aloud-danger = { $count ->
    [0] Aucun ennemi ne peut vous toucher ici.
    [one] { $count } ennemi peut vous toucher ici.
   *[other] { $count } ennemis peuvent vous toucher ici.
}
hoth-aloud-target = Cible.
hoth-aloud-shot = Cible : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $hit } pour cent de toucher, { $destroyed } pour cent de détruire.
hoth-aloud-retreat = Repli { $letter }.
hoth-aloud-exit = Sortie.

table-key-danger = Afficher ou masquer le danger
table-hint-gain-hoth = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
