# The table of Battle of Hoth in the web client.

## The board

hoth-board-field = Champ de bataille
hoth-board-panes = Parties de la table
hoth-board-more = { $count } de plus
hoth-board-another = Une autre unité
hoth-board-move-to = Aller en { $hex }
hoth-board-attack = Attaquer { $hex }
hoth-board-back = { $letter } : retraite en { $hex }
hoth-board-then-attack = { $hex }, { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} : peut encore attaquer.
hoth-board-then-no-attack = { $hex }, { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} : ensuite pas d’attaque ce tour.
hoth-pane-detail = Bataille
hoth-pane-card = Carte
hoth-pane-hand = Main { $count }
hoth-pane-people = Joueurs
hoth-pane-log = Journal
hoth-step-play = Carte
hoth-step-order = Ordres
hoth-step-move = Déplacement
hoth-step-attack = Attaque
hoth-step-draw = Piocher
hoth-turn-number = Tour { $turn }
hoth-key-attack = se déplacer et attaquer
hoth-key-move = se déplacer seulement
hoth-key-danger = Combien d’ennemis pourraient vous toucher là au prochain tour
hoth-danger = Danger
hoth-dangers = Peuvent vous toucher en { $hex }
hoth-danger-stays = sans se déplacer
hoth-danger-moves = après un déplacement en { $hex }
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
hoth-at-turn = doit jouer
hoth-pile = Cartes en main : { $hand }, dans le paquet : { $deck }, dans la défausse : { $count }
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
hoth-hand-of = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hoth-plays = Jouer { $card }
hoth-played-turn = Jouée ce tour
hoth-nobody-ordered = Aucune unité n’est encore activée.
hoth-kind-left = flanc gauche
hoth-kind-center = centre
hoth-kind-right = flanc droit
hoth-kind-section = sections
hoth-kind-tactic = tactique
hoth-timing-start_of_turn = soutien · début du tour
hoth-timing-order_step = soutien · ordres
hoth-timing-attack_step = soutien · attaque
hoth-timing-after_attack_roll = soutien · après un jet
hoth-timing-after_retreat = soutien · après une retraite
hoth-timing-draw_step = soutien · au lieu de piocher
hoth-order-none = N’active aucune unité.
hoth-order-section = Activez { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} { $section ->
    [left] sur le flanc gauche
    [right] sur le flanc droit
   *[center] au centre
}.
hoth-order-section-all = Activez toutes les unités { $section ->
    [left] du flanc gauche
    [right] du flanc droit
   *[center] du centre
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
hoth-effect-dice = { $units ->
    [single] Elle lance
   *[several] Chacune lance
} { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} de plus.
hoth-effect-dice-less = { $units ->
    [single] Elle lance
   *[several] Chacune lance
} { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} de moins.
hoth-effect-dice_close = Au contact, { $units ->
    [single] elle lance
   *[several] chacune lance
} { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} de plus.
hoth-effect-dice_close-less = Au contact, { $units ->
    [single] elle lance
   *[several] chacune lance
} { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} de moins.
hoth-effect-dice_per_friend = { $count ->
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
} par unité amie adjacente.
hoth-effect-move = { $units ->
    [single] Elle se déplace de
   *[several] Elles se déplacent de
} { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} de plus.
hoth-effect-move_after_attack = { $units ->
    [single] Après son attaque, elle peut se déplacer de
   *[several] Après son attaque, chacune peut se déplacer de
} { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}.
hoth-effect-restore_each = Avant cela, chaque unité affaiblie regagne { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}.
hoth-effect-discards = Défaussez jusqu’à { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, piochez-en autant plus 1, puis jouez une autre carte.
hoth-effect-no_move = { $units ->
    [single] Elle ne se déplace pas.
   *[several] Elles ne se déplacent pas.
}
hoth-effect-no_attack = { $units ->
    [single] Elle n’attaque pas.
   *[several] Elles n’attaquent pas.
}
hoth-effect-ignores_terrain = { $units ->
    [single] Le terrain ne l’arrête pas et ne l’empêche pas d’attaquer ; le sien ne lui coûte aucun dé.
   *[several] Le terrain ne les arrête pas et ne les empêche pas d’attaquer ; le leur ne leur coûte aucun dé.
}
hoth-effect-retreats_explode = { $units ->
    [single] Ses retraites comptent comme des explosions.
   *[several] Leurs retraites comptent comme des explosions.
}
hoth-effect-restore_ordered = Elle regagne toutes ses figurines.
hoth-effect-same_target = Sur une même cible, la deuxième unité lance +{ $second }, chacune des suivantes +{ $third ->
    [one] { $third } dé
   *[other] { $third } dés
}.
hoth-effect-attacks = { $count ->
    [one] Elle peut attaquer { $count } fois.
   *[other] Elle peut attaquer { $count } fois.
}
hoth-effect-activations = Elle se déplace et attaque deux fois.
hoth-effect-bombard = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $count ->
    [one] { $count } unité ennemie
   *[other] chacune de { $count } unités ennemies
}.
hoth-effect-bombard_retreats_hit = Les retraites comptent comme des touches.
hoth-effect-bombard_plain = Le couvert ne compte pas.
hoth-effect-fallback = Si vous n’avez aucune unité de ce type sur le plateau, activez 1 unité de votre choix, sans le bonus.
hoth-support-restore = Une de vos unités regagne toutes ses figurines.
hoth-support-reroll = Relancez les dés de votre choix d’une attaque.
hoth-support-activate = Une unité d’infanterie activée se déplace et attaque encore.
hoth-support-order = Activez 1 unité d’infanterie de plus, n’importe où.
hoth-support-take_back = Reprenez une carte de votre défausse au lieu de piocher.
hoth-support-rout = Une attaque ignore le couvert de la cible ; une tranchée n’arrête aucune retraite.
hoth-support-desperate = Dans une attaque, une unité d’infanterie activée et réduite à une figurine lance 2 dés de plus.
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

hoth-asks-to = { $unit }, { $hex } : où aller ?
hoth-asks-target = { $unit }, { $hex } : quelle cible ?
hoth-asks-hold = { $unit }, { $hex } : tenir la tranchée ?
hoth-asks-fall_back = { $unit }, { $hex } : retraite de { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
hoth-asks-advance = { $unit }, { $hex } : faire une percée ?
hoth-done-order = Ordres donnés
hoth-done-move = Déplacements finis
hoth-done-to = Rester
hoth-done-attack = Attaques finies
hoth-done-target = Ne plus attaquer
hoth-done-reroll = Lancer
hoth-done-reroll_more = Lancer
hoth-done-advance = Rester
hoth-done-discard = Ne plus changer
hoth-done-partner_discard = Ne plus changer
hoth-note-play = Choisissez une carte pour voir quelles unités elle active. Appuyez encore pour la jouer.
hoth-note-order = Appuyez sur les unités éclairées.
hoth-note-move = Appuyez sur une unité pour voir où elle peut aller. Tous les déplacements avant les attaques.
hoth-note-to = Losange : peut encore attaquer. Cercle : ensuite pas d’attaque.
hoth-note-attack = Appuyez sur une unité pour voir ses cibles.
hoth-note-target = Regardez une cible pour voir vos chances. Appuyez dessus pour attaquer.
hoth-note-hold = Une fois par attaque, une tranchée arrête une retraite.
hoth-note-fall_back = Vers votre ligne de base. Un pas bloqué coûte une figurine.
hoth-note-strike = Appuyez sur l’unité visée.
hoth-note-reroll = Choisissez les dés un à un, puis lancez.
hoth-note-advance = Dans l’hexagone libéré ; ensuite elle peut encore attaquer.

## Ordered units

hoth-ordered-by = Unités activées par « { $card } »
hoth-can-both = peut se déplacer et attaquer
hoth-can-move = peut se déplacer
hoth-can-attack = peut attaquer
hoth-can-moving = se déplace maintenant
hoth-can-attacking = attaque maintenant
hoth-can-later = Attaque possible après les déplacements.
hoth-why = { $unit }, { $hex } : { $why }
hoth-why-not_ordered = Pas d’ordre ce tour-ci.
hoth-why-moved = Déplacement déjà fait.
hoth-why-moves_over = Les déplacements sont finis.
hoth-why-never_moves = Ne se déplace jamais.
hoth-why-no_move_by_card = Cette carte ne lui permet pas de se déplacer.
hoth-why-blocked = Tous les chemins sont bloqués.
hoth-why-attacked = Attaque déjà faite.
hoth-why-attacks_over = Seule l’unité qui agit encore peut attaquer.
hoth-why-moved_too_far = Déplacement trop long pour attaquer.
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
hoth-leader-role-luke = Déplacement et tir groupés
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
hoth-no-sight = Pas de vue : { $what } en { $hex }.
hoth-no-dice = Le couvert ne laisse aucun dé.
hoth-close = au contact
hoth-range = portée { $count }
hoth-along = le long d’une arête
hoth-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
hoth-destroy = détruire { $percent }
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
hoth-sum-ground = propre terrain
hoth-figures = { $count } sur { $full ->
    [one] { $full } figurine
   *[other] { $full } figurines
}
hoth-moves = { $far ->
    [0] ne se déplace pas
   *[other] { $free ->
        [0] déplacement { $far }, puis pas d’attaque
       *[other] déplacement { $far }, ou { $free } avec attaque
    }
}
hoth-attack-row = dés { $dice }

## The roll

hoth-told-happened = Ce qui s’est passé
hoth-told-plays = { $name } joue « { $card } »
hoth-told-attack = { hoth-unit-the } ({ $start }) { $kind ->
    [at_at] attaque
    [rebel_artillery] attaque
   *[other] attaquent
} { $hex }
hoth-told-bombard = Bombardement de { $hex }
hoth-told-again = Des dés sont relancés
hoth-told-word-card = carte
hoth-told-word-orders = ordres
hoth-told-word-move = marche
hoth-told-word-attack = attaque
hoth-told-word-retreat = retraite
hoth-told-word-medal = médaille
hoth-told-word-draw = carte
hoth-told-word-news = nouvelle
hoth-roll = Le jet
hoth-roll-again = Avant la relance :
hoth-roll-confirm = Jet de confirmation :
hoth-roll-nothing = Rien ne se passe.
hoth-roll-structure = La structure est détruite.
hoth-roll-destroyed = L’unité est détruite.
hoth-roll-lost = { $lost ->
    [one] { $lost } figurine perdue
   *[other] { $lost } figurines perdues
}, reste { $left }.
hoth-roll-stands = L’AT-AT tient debout.
hoth-roll-held = La tranchée est tenue.
hoth-roll-back = Retraite en { $hex }.
hoth-fate-hit = touche
hoth-fate-back = retraite
hoth-fate-miss = raté

## What the battle is about

hoth-briefing = La bataille
hoth-goal-medals = { $side ->
    [rebel] Les Rebelles gagnent
   *[empire] L’Empire gagne
} avec { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}.
hoth-goal-none = { $side ->
    [rebel] Les Rebelles ne peuvent pas
   *[empire] L’Empire ne peut pas
} gagner aux médailles.
hoth-aim-temporary = { hoth-side } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} pour { $class ->
    [infantry] une infanterie restant
    [vehicle] un véhicule restant
    [special] une unité spéciale restant
   *[any] une unité restant
} en { $hexes }{ $count ->
    [0] .
   *[other] , au plus { $count }.
}
hoth-aim-permanent = { hoth-side } : { $medals ->
    [one] { $medals } médaille définitive
   *[other] { $medals } médailles définitives
} pour la première unité en { $hexes }.
hoth-aim-per_turn = { hoth-side } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} par tour commencé en { $hexes } avec { $class ->
    [infantry] une infanterie
    [vehicle] un véhicule
    [special] une unité spéciale
   *[any] une unité
}.
hoth-aim-exit = { hoth-side } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} pour { $class ->
    [infantry] chaque unité d’infanterie sortie
    [vehicle] chaque véhicule sorti
    [special] chaque unité spéciale sortie
   *[any] chaque unité sortie
} par { $hexes }.
hoth-aim-exit_wins = { $side ->
    [rebel] Les Rebelles gagnent
    [empire] L’Empire gagne
   *[either] Un camp gagne
} quand { $count ->
    [one] { $count } { $class ->
        [infantry] unité d’infanterie est sortie
        [vehicle] véhicule est sorti
        [special] unité spéciale est sortie
       *[any] unité est sortie
    }
   *[other] { $count } { $class ->
        [infantry] unités d’infanterie sont sorties
        [vehicle] véhicules sont sortis
        [special] unités spéciales sont sorties
       *[any] unités sont sorties
    }
} par { $hexes }.
hoth-aim-courier = { $side ->
    [rebel] Les Rebelles gagnent
    [empire] L’Empire gagne
   *[either] Un camp gagne
} quand l’officier sort par { $hexes }. L’adversaire gagne en capturant l’officier.
hoth-aim-hold_all = { $side ->
    [rebel] Les Rebelles gagnent
    [empire] L’Empire gagne
   *[either] Un camp gagne
} en tenant { $hexes } en même temps.
hoth-aim-destroy_structures = { $side ->
    [rebel] Les Rebelles gagnent
    [empire] L’Empire gagne
   *[either] Un camp gagne
} quand il ne reste aucune structure.
hoth-aim-destroy_kind = { $side ->
    [rebel] Les Rebelles gagnent
    [empire] L’Empire gagne
   *[either] Un camp gagne
} quand { hoth-unit-none }.
hoth-aim-destroy_class = { $side ->
    [rebel] Les Rebelles gagnent
    [empire] L’Empire gagne
   *[either] Un camp gagne
} en détruisant { $count ->
    [one] { $count } { $class ->
        [infantry] unité d’infanterie ennemie
        [vehicle] véhicule ennemi
        [special] unité spéciale ennemie
       *[any] unité ennemie
    }
   *[other] { $count } { $class ->
        [infantry] unités d’infanterie ennemies
        [vehicle] véhicules ennemis
        [special] unités spéciales ennemies
       *[any] unités ennemies
    }
}.
hoth-aim-no_worth = { hoth-side } : pas de médaille pour les unités détruites.
hoth-aim-worth = { hoth-side } : { $medals ->
    [0] aucune médaille
    [one] { $medals } médaille
   *[other] { $medals } médailles
} pour avoir détruit { hoth-unit-one }.
hoth-aim-lost_return = Après avoir perdu { hoth-unit-one }, placez-en une nouvelle sur la ligne de base.
hoth-aim-reserves = Réserves après { $turns ->
    [one] { $turns } de ses tours
   *[other] { $turns } de ses tours
} : { $count } × { $unit }.
hoth-aim-landing = À chaque tour, { hoth-unit-one } débarque { $near }.
hoth-aim-charges = { hoth-side } : le canon à ions gagne une charge par tour ; 1 médaille { $count ->
    [1] par charge.
    [one] pour { $count } charge.
   *[other] toutes les { $count } charges.
}
hoth-aim-steep_ridges = Entrer sur une crête coûte { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} de déplacement.
hoth-aim-command_post = Poste de commandement en { $hexes } : le camp qui le tient pioche une carte de plus.

## The end

hoth-end-field = Le champ de bataille à la fin
hoth-medal-destroyed = Destruction : { $unit }
hoth-medal-objective = Objectif
hoth-medal-held = Objectifs tenus à la fin
hoth-units-left = Unités restantes : { $count }

## Read aloud

hoth-aloud-hex = { $hex }, { $land }.
hoth-aloud-unit = { $unit }, { $count } sur { $full ->
    [one] { $full } figurine
   *[other] { $full } figurines
}.
hoth-aloud-officer = Avec l’officier.
hoth-aloud-ordered = A un ordre.
hoth-aloud-finished = A agi.
hoth-aloud-choose = Choix possible.
hoth-aloud-move = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}, peut attaquer ensuite.
hoth-aloud-move-only = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}, pas d’attaque.
hoth-aloud-danger = { $count ->
    [0] Aucun ennemi ne peut vous toucher ici.
    [one] { $count } ennemi peut vous toucher ici.
   *[other] { $count } ennemis peuvent vous toucher ici.
}
hoth-aloud-target = Cible.
hoth-aloud-shot = Cible : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $hit } pour cent de toucher, { $destroyed } pour cent de détruire.
hoth-aloud-retreat = Retraite { $letter }.
hoth-aloud-exit = Sortie.

table-key-danger = Afficher ou masquer le danger
table-hint-gain-hoth = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
