# Battle of Hoth: board, cards and events.

## Words

hoth-side = { $side ->
    [rebel] Rebelles
    [empire] Empire
   *[either] Chaque camp
}
hoth-token-assault = assaut
hoth-token-scouts = éclaireurs
hoth-token-e_web = E-Web
hoth-token-elite = élite
hoth-token-medal = jetons de médaille
hoth-face-infantry = infanterie
hoth-face-vehicle = véhicule
hoth-face-explosion = explosion
hoth-face-retreat = retraite
hoth-face-cross = croix
hoth-structure-shield_generator = Générateur de bouclier
hoth-structure-ion_cannon = Canon à ions
hoth-section-left = flanc gauche
hoth-section-center = centre
hoth-section-right = flanc droit
hoth-unit-at = { $unit } en { $hex }
hoth-unit-figures = { $unit } en { $hex }, { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}

## Cards

hoth-card-none = n’active aucune unité
hoth-card-section = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} { $section ->
    [left] sur le flanc gauche
    [right] sur le flanc droit
   *[center] au centre
}
hoth-card-section-all = toutes les unités { $section ->
    [left] sur le flanc gauche
    [right] sur le flanc droit
   *[center] au centre
}
hoth-card-one_section = toutes celles d’une section
hoth-card-each_section = 1 unité par section
hoth-card-each_flank = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} sur chaque flanc
hoth-card-different_sections = 2 unités dans des sections différentes
hoth-card-anywhere = { $count ->
    [one] { $count } unité n’importe où
   *[other] { $count } unités n’importe où
}
hoth-card-anywhere-all = toutes les unités
hoth-card-only-infantry = infanterie seulement
hoth-card-only-vehicle = véhicules seulement
hoth-card-only-artillery = artillerie seulement
hoth-card-only-same_type = d’un même type
hoth-card-dice = { $count ->
    [one] +{ $count } dé
   *[other] +{ $count } dés
}
hoth-card-dice-less = { $count ->
    [one] −{ $count } dé
   *[other] −{ $count } dés
}
hoth-card-dice_close = { $count ->
    [one] +{ $count } dé
   *[other] +{ $count } dés
} au contact
hoth-card-dice_close-less = { $count ->
    [one] −{ $count } dé
   *[other] −{ $count } dés
} au contact
hoth-card-dice_per_friend = { $count ->
    [one] +{ $count } dé
   *[other] +{ $count } dés
} par unité amie adjacente
hoth-card-move = { $count ->
    [one] +{ $count } hexagone
   *[other] +{ $count } hexagones
}
hoth-card-no_move = sans déplacement
hoth-card-no_attack = sans attaque
hoth-card-move_after_attack = puis déplacement de { $count ->
    [one] { $count } hexagone au plus
   *[other] { $count } hexagones au plus
}
hoth-card-attacks = { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
}
hoth-card-activations = agit { $count } fois
hoth-card-ignores_terrain = ignore les limites du terrain et les pénalités du sien
hoth-card-retreats_explode = les retraites comptent comme explosions
hoth-card-same_target = même cible : deuxième unité +{ $second }, suivantes +{ $third ->
    [one] { $third } dé
   *[other] { $third } dés
}
hoth-card-restore_each = avant cela, chaque unité affaiblie récupère { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
hoth-card-restore_ordered = l’unité récupère toutes ses figurines
hoth-card-discards = défaussez jusqu’à { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, piochez-en autant plus 1, puis jouez une autre carte
hoth-card-bombard = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $count ->
    [one] { $count } unité ennemie
   *[other] chacune de { $count } unités ennemies
}
hoth-card-bombard_retreats_hit = les retraites touchent, sans couvert
hoth-card-fallback = sans une telle unité : 1 unité au choix, sans bonus
hoth-card-effect-restore = une unité récupère toutes ses figurines
hoth-card-effect-reroll = relancer les dés de son choix d’une attaque
hoth-card-effect-activate = une unité d’infanterie activée agit de nouveau
hoth-card-effect-order = une unité d’infanterie de plus
hoth-card-effect-take_back = reprendre une carte défaussée au lieu de piocher
hoth-card-effect-rout = une attaque ignore le couvert, et une tranchée n’arrête aucune retraite
hoth-card-effect-desperate = dans une attaque, +2 dés pour une infanterie activée et réduite à une figurine
hoth-card-effect-experience = +1 dé au contact
hoth-card-effect-bombard = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre toute unité ennemie, sans couvert
hoth-card-effect-bombard-cover = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre l’unité qui a battu en retraite, avec couvert

## The table

hoth-title = { $number }. { $name }
hoth-turn = Tour { $turn }, { $name } ({ $side })
hoth-medals = { $side } : { $medals } sur { $goal ->
    [one] { $goal } médaille
   *[other] { $goal } médailles
}
hoth-medals-no-goal = { $side } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
}
hoth-player = { $name } ({ $side }) : main { $hand }, paquet { $deck }, défausse : { $discard }
hoth-hand = Votre main : { $cards }
hoth-partner-hand = Main de votre partenaire : { $cards }
hoth-support-hand = Cartes de soutien : { $cards }
hoth-secret = Objectif secret : { $text }
hoth-played = Carte de ce tour : { $card }
hoth-charges = Charges du canon à ions : { $count }
hoth-officer = L’officier est en { $hex }.
hoth-legend-units = s snowtroopers  w AT-AT  d droïdes sondes  t soldats de la base  f snowspeeders  a artillerie ; nombre : figurines
hoth-first = Commence : { $side }. Cartes : { $rebel } / { $empire }. Médailles : { $rebels } / { $empires }.

## Questions and choices

hoth-ask-leader = Quel chef vous rejoint ?
hoth-ask-arrive = Où arrivent les nouvelles unités ?
hoth-ask-start = Jouez-vous d’abord une carte de soutien ?
hoth-ask-play = Quelle carte de commandement jouez-vous ?
hoth-ask-discard = Quelles cartes changez-vous ?
hoth-ask-partner_discard = Votre partenaire joue « Déployer la flotte ». Quelles cartes changez-vous ?
hoth-ask-strike = Quelle unité bombardez-vous ?
hoth-ask-order = Quelle unité activez-vous ?
hoth-ask-extra_order = Activez-vous une unité de plus avec une carte de soutien ?
hoth-ask-move = Quelle unité se déplace ?
hoth-ask-to = Où ?
hoth-ask-attack = Quelle unité attaque ?
hoth-ask-aid = Aidez-vous cette attaque avec une carte de soutien ?
hoth-ask-target = Quelle cible ?
hoth-ask-reroll = Quels dés relancez-vous ?
hoth-ask-after_roll = Relancez-vous avec une carte de soutien ?
hoth-ask-reroll_more = Quels dés relancez-vous ?
hoth-ask-after_retreat = Poursuivez-vous avec une carte de soutien ?
hoth-ask-advance = Faites-vous une percée ?
hoth-ask-hold = Votre tranchée peut arrêter une retraite.
hoth-ask-fall_back = Où votre unité bat-elle en retraite ?
hoth-ask-draw = Jouez-vous une carte de soutien au lieu de piocher ?
hoth-ask-take_back = Quelle carte reprenez-vous ?
hoth-ask-return = Où revient l’unité perdue ?
hoth-ask-go_on = Cette bataille est finie. La suivante commence quand les deux camps sont prêts.
hoth-do-leader = { $name }
hoth-do-place = En { $hex }
hoth-do-play = { $card } : { $facts }
hoth-do-discard = Changer { $card }
hoth-do-take = Reprendre { $card }
hoth-do-support = Soutien : { $card }
hoth-do-support-at = Soutien : { $card }, { $hex }
hoth-do-strike = { $unit }
hoth-do-order = { $unit }
hoth-do-order_all = Toutes
hoth-do-move = { $unit }
hoth-do-to = En { $hex } ({ $land })
hoth-do-to-barred = En { $hex } ({ $land }), puis pas d’attaque
hoth-do-exit = Quitter le plateau en { $hex }
hoth-do-attack = { $unit }
hoth-do-target = { $unit } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
hoth-do-reroll = Relancer : { $face }
hoth-do-advance = Faire une percée
hoth-do-hold = Tenir : ignorer une retraite
hoth-do-give_way = Battre en retraite
hoth-do-go_on = Commencer la bataille suivante
hoth-do-fall_back = Retraite en { $hex } ({ $land })
hoth-do-done = Rien de plus

## Events

hoth-event-leader = { $name } : { $leader }
hoth-event-battle = { $scenario }
hoth-event-turn = Tour { $turn } : { $name }
hoth-event-played = { $name } joue « { $card } ».
hoth-event-discarded = { $name } défausse « { $card } ».
hoth-event-taken = { $name } reprend « { $card } » en main.
hoth-event-drawn = { $name } pioche « { $card } ».
hoth-event-drawn-unseen = { $name } pioche une carte.
hoth-event-reshuffled = { $name } mélange sa défausse ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
hoth-event-ordered = { $name } active { $count ->
    [one] l’unité en { $hexes }.
   *[other] les unités en { $hexes }.
}
hoth-event-moved = { $unit } : { $start } → { $end }
hoth-event-left = { hoth-unit-the } { $kind ->
    [at_at] quitte
    [rebel_artillery] quitte
   *[other] quittent
} le plateau en { $hex }.
hoth-event-arrived = { hoth-unit-the } { $kind ->
    [at_at] arrive
    [rebel_artillery] arrive
   *[other] arrivent
} en { $hex }.
hoth-event-restored = { $unit } en { $hex } : de nouveau { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}.
hoth-event-attacked = { hoth-unit-the } { $kind ->
    [at_at] attaque
    [rebel_artillery] attaque
   *[other] attaquent
} { $hex } : { $dice }
hoth-event-bombarded = Bombardement de { $hex } : { $dice }
hoth-event-rerolled = Relancés : { $dice }
hoth-event-confirmed = Jet de confirmation contre { $hex } : { $dice }. L’AT-AT tombe !
hoth-event-unconfirmed = Jet de confirmation contre { $hex } : { $dice }. L’AT-AT tient.
hoth-event-lost = { hoth-unit-the } en { $hex } { $kind ->
    [at_at] perd
    [rebel_artillery] perd
   *[other] perdent
} { $lost ->
    [one] { $lost } figurine
   *[other] { $lost } figurines
}, reste { $left }.
hoth-event-destroyed = { hoth-unit-the } en { $hex } { $kind ->
    [at_at] est détruit
    [rebel_artillery] est détruite
   *[other] sont détruits
}.
hoth-event-structure = { $structure ->
    [shield_generator] Le générateur de bouclier
   *[ion_cannon] Le canon à ions
} en { $hex } est détruit.
hoth-event-retreated = { hoth-unit-the } { $kind ->
    [at_at] bat en retraite
    [rebel_artillery] bat en retraite
   *[other] battent en retraite
} : { $start } → { $end }
hoth-event-ignored = { hoth-unit-the } en { $hex } { $kind ->
    [at_at] tient
    [rebel_artillery] tient
   *[other] tiennent
} la tranchée.
hoth-event-officer = L’officier est emporté en { $hex }.
hoth-event-medals = { $side ->
    [rebel] Les Rebelles gagnent
   *[empire] L’Empire gagne
} { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
}, { $total } en tout.
hoth-event-charged = Le canon à ions a { $count ->
    [one] { $count } charge.
   *[other] { $count } charges.
}
hoth-event-secret = { $side ->
    [rebel] Les Rebelles atteignent leur
   *[empire] L’Empire atteint son
} objectif secret : { $text }
hoth-event-support = { $name } gagne la carte de soutien « { $card } ».
hoth-event-support-unseen = { $name } gagne une carte de soutien.
hoth-event-won = La bataille est finie : { $side ->
    [rebel] les Rebelles gagnent.
   *[empire] l’Empire gagne.
}
hoth-event-drawn-battle = La bataille est finie : personne ne gagne.
hoth-event-over-medals = Assez de médailles.
hoth-event-over-positions_held = Toutes les positions sont tenues.
hoth-event-over-structures_destroyed = Plus aucune structure.
hoth-event-over-walkers_destroyed = Plus aucun AT-AT.
hoth-event-over-units_out = Assez d’unités ont quitté le plateau.
hoth-event-over-units_destroyed = Assez d’unités sont détruites.
hoth-event-over-no_units = Un camp n’a plus d’unités.
hoth-event-over-officer_taken = L’officier est capturé.
hoth-event-over-officer_saved = L’officier est sauvé.
hoth-event-over-turn_limit = La bataille a trop duré.
hoth-event-over-campaign_over = L’issue de la campagne est connue.

## Options

hoth-option-scenario = Scénario
hoth-option-leaders = Chefs
hoth-option-team = À trois : l’équipe de deux
hoth-option-partners = Mains des partenaires
hoth-option-campaign = Campagne, à deux
hoth-option-own = Votre propre scénario, en texte
hoth-option-box = Les valeurs de la boîte de quelqu’un, en texte
hoth-choice-off = sans chefs
hoth-choice-on = des chefs dans chaque camp
hoth-choice-rebel = Rebelles
hoth-choice-empire = Empire
hoth-choice-hidden = cachées l’une à l’autre
hoth-choice-shown = montrées l’une à l’autre
hoth-choice-none = une seule bataille
hoth-choice-1 = Mission d’éclaireurs impériaux
hoth-choice-2 = Contre-attaque des snowspeeders
hoth-choice-3 = Ennemi repéré
hoth-choice-4 = Débarquement réussi
hoth-choice-5 = Défense de la colline Alpha
hoth-choice-6 = Récupérer les données impériales
hoth-choice-7 = Attaque de l’avant-poste
hoth-choice-8 = Évacuation médicale !
hoth-choice-9 = Sécuriser les positions
hoth-choice-10 = Objectif : les générateurs de bouclier
hoth-choice-11 = Percée rebelle
hoth-choice-12 = Assiégés
hoth-choice-13 = Entrer dans la base Echo
hoth-choice-14 = Protéger les transports rebelles
hoth-choice-15 = Retraite vers la porte sud
hoth-choice-16 = Évacuation de la base Echo
hoth-choice-17 = Dernier carré
hoth-choice-a = En marche vers la base Echo
hoth-choice-b = Tenir la ligne
