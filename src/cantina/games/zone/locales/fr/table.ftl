# La table de S.T.A.L.K.E.R. dans le client web.

zone-stalker = Stalker { $number }

## Le PDA

zone-pda-health = Santé
zone-pda-shooting = { $dice ->
    [one] { $dice } dé à toute distance
   *[other] { $dice } dés à toute distance
}
zone-pda-shooting-to = { $dice ->
    [one] { $dice } dé jusqu’à { $to } secteurs
   *[other] { $dice } dés jusqu’à { $to } secteurs
}
zone-pda-shooting-beyond = { $dice ->
    [one] { $dice } dès { $from } secteurs
   *[other] { $dice } dès { $from } secteurs
}
zone-pda-turn = Tour { $number }
zone-pda-token-here = ici
zone-pda-token-ready = prêt
zone-pda-token-done = joué
zone-pda-track-end = fin
zone-pda-no-turn = Ce n’est pas le tour de ce stalker.
zone-pda-actions-left = { $count ->
    [0] Plus d’action standard ce tour-ci.
    [one] Il reste { $count } action standard ce tour-ci.
   *[other] Il reste { $count } actions standard ce tour-ci.
} Actions gratuites à tout moment.
zone-pda-states = États
zone-pda-yes = oui
zone-pda-no = non
zone-pda-abilities = Capacités
zone-pda-empty = vide
zone-pda-no-weapon = pas d’arme en main
zone-pda-tier = niveau { $level }
zone-pda-rounds = { $count } { $count ->
         [one] cartouche
        *[other] cartouches
    } sur { $full }
zone-pda-distance = distance, l’efficace est soulignée
zone-pda-costs = { $cost ->
    [free] {"gratuit · "}
   *[standard] {""}
}{ $rounds ->
    [one] { $rounds } cartouche
   *[other] { $rounds } cartouches
}
zone-pda-attack = +{ $dice } { $dice ->
    [one] dé
   *[other] dés
}{ $successes ->
    [0] {""}
   *[other] , +{ $successes } ★
}{ $splits ->
    [yes] , peut se répartir
   *[no] {""}
}{ $part ->
    [yes] , partie au choix
   *[no] {""}
} · { $threat ->
    [high] menace élevée
    [low] menace faible
   *[none] sans menace
}
zone-pda-suit = Tenue
zone-pda-suit-note = { $dice ->
    [one] défense { $dice } dé
   *[other] défense { $dice } dés
} · radiation de la carte { $radiation }
zone-pda-mod = place pour une modification de tenue
zone-pda-container = conteneur : { $level ->
    [advanced] perfectionné, retire 4
    [improved] amélioré, retire 2
   *[basic] de base, retire 0
}
zone-pda-artifacts = Artefacts
zone-pda-base-dose = la dose de base { $dose } compte en phase de Zone
zone-pda-backpack = Sac à dos { $count } sur { $limit }
zone-pda-geiger = Geiger
zone-pda-dose = Dose de radiation
zone-pda-safe = sûr
zone-pda-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
zone-pda-of = sur { $count }
zone-pda-danger = { $count ->
    [0] Une dose de { $dose } ne fait pas de mal.
    [one] Dose de { $dose } : { $count } dé d’équipement en phase de Zone, puis elle tombe au trait blanc suivant.
   *[other] Dose de { $dose } : { $count } dés d’équipement en phase de Zone, puis elle tombe au trait blanc suivant.
}
zone-pda-pockets = Poches
zone-pda-bolts = boulons
zone-pda-threat = Menace
zone-pda-threat-now = { $level ->
    [none] Aucune menace sur la carte.
    [low] Faible, en { $area }{ $here ->
        [yes] {" "}avec le stalker.
       *[no] .
    }
   *[high] Élevée, en { $area }{ $here ->
        [yes] {" "}avec le stalker.
       *[no] .
    }
}
zone-pda-threat-then = { $level ->
    [none] Le plan n’en laisse pas.
    [low] Le plan la laisse faible en { $area }.
   *[high] Le plan la rend élevée en { $area }.
}
zone-slot-optic = optique
zone-slot-muzzle = canon
zone-slot-underbarrel = sous le canon
zone-shot-single_shot = Tir simple
zone-shot-aimed_shot = Tir visé
zone-shot-quick_shot = Tir rapide
zone-shot-burst = Rafale
zone-shot-automatic_fire = Tir automatique
zone-shot-double_barrel = Deux canons
zone-shot-single_barrel = Un canon
zone-shot-slam_fire = Tir à la volée
zone-shot-launch = Lancement
zone-shot-unload = Vider le chargeur
zone-shot-knife = Coup de couteau
zone-shot-chance = { $attack } : meurt { $percent } %
zone-pda = PDA

## La table

zone-map = Carte de la mission
zone-panes = Parties de la table
zone-pane-plan = Plan
zone-pane-pda = PDA
zone-pane-crew = Équipe
zone-pane-event = Événement
zone-pane-log = Journal
zone-round = Manche { $round }
zone-alarm-none = personne ne se doute de rien
zone-alarm-low = menace faible, pas d’alerte
zone-alarm-high = menace élevée en { $areas }
zone-level-low = faible
zone-level-high = élevée
zone-lead = en tête
zone-crew-numbers = PV { $hp }/{ $most } · dose { $dose }
zone-crew-open = Ouvrir le PDA
zone-event = Événement
zone-events-left = { $count ->
    [one] { $count } restant
   *[other] { $count } restants
}
zone-event-none = Aucun événement actif.
zone-cards = Cartes
zone-goals = Objectifs
zone-goal-done = accompli
zone-legend = Sur la carte

## Actions

zone-acts = Actions
zone-cannot-stun = L’étourdissement vous en empêche
zone-instead-stun = Reprenez-vous, 1 action
zone-cannot-spent = Plus d’action dans ce tour
zone-cannot-seen = Un ennemi vous voit ici
zone-instead-seen = Sortez d’abord de sa vue
zone-cannot-all_seen = Tous les secteurs voisins sont en vue
zone-cannot-shut = Il n’y a nulle part où aller
zone-cannot-packed = { $card } est dans votre sac
zone-instead-packed = Sortez l’arme : Préparer, 1 action
zone-cannot-unarmed = Vous n’avez pas d’arme
zone-cannot-empty = { $card } : vide
zone-instead-empty = Rechargez
zone-cannot-no_rounds = { $card } : vide, et pas de chargeur
zone-cannot-no_target = Aucun ennemi en vue et à portée
zone-instead-no_target = Le plus proche : { $who }, { $count ->
    [one] { $count } secteur
   *[other] { $count } secteurs
}
zone-cannot-attacks = { $card } ne peut pas tirer ainsi
zone-cannot-nobody = Aucun ennemi dans votre secteur
zone-instead-nobody = Le plus proche : { $who }, { $count ->
    [one] { $count } secteur
   *[other] { $count } secteurs
}
zone-cannot-full = Le chargeur est plein
zone-cannot-no_magazine = Pas de chargeur pour { $card }
zone-cannot-nothing = Rien par terre ici
zone-instead-nothing = Butin le plus proche : { $area }
zone-cannot-no_bolt = Vous n’avez pas de boulon
zone-instead-no_bolt = Préparer en donne un
zone-cannot-alarm = Votre menace élevée est sur la carte
zone-cannot-no_anomaly = Aucun symbole d’anomalie libre à portée
zone-act-move = Bouger
zone-act-note-move = jusqu’à 3
zone-act-careful = Prudence
zone-act-note-careful = 1 secteur
zone-act-fire = Attaquer
zone-act-note-fire = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
zone-act-knife = Couteau
zone-act-note-knife = { $count ->
    [one] { $count } ennemi
   *[other] { $count } ennemis
}
zone-act-prepare = Préparer
zone-act-note-prepare = concentr., boulon
zone-act-reload = Recharger
zone-act-note-reload = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
}
zone-act-pick = Ramasser
zone-act-note-pick = { $count ->
    [one] { $count } chose
   *[other] { $count } choses
}
zone-act-distract = Distraire
zone-act-note-distract = 1 boulon
zone-act-bolt = Boulon
zone-act-note-bolt = portée 3
zone-act-item = Objet
zone-act-note-item = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
zone-act-act = Ici
zone-act-note-act = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
zone-act-use = Capacité
zone-act-note-use = { $count ->
    [one] { $count } effet
   *[other] { $count } effets
}
zone-act-lead = Mener
zone-act-note-lead = gratuit
zone-act-shake = Défausser
zone-act-note-shake = étourdis­sement
zone-act-end = Fin du tour
zone-act-note-end = terminé
zone-go-to = Aller en { $area }
zone-walk-going = En chemin…
zone-walk-stop = S’arrêter ici

## Plans

zone-plan-title = Si vous passez par là
zone-plan-seen = { $who } : vous voit en { $areas }
zone-plan-unseen = Personne ne vous voit en chemin
zone-plan-end-seen = Le dernier secteur est en vue aussi.
zone-plan-end-unseen = Personne ne voit le dernier secteur.
zone-plan-of = { $count } sur { $all }
zone-plan-threat-low = Menace faible déplacée en { $area }
zone-plan-threat-high = Menace élevée laissée en { $area }
zone-plan-deck-low = Les ennemis sont curieux : on pioche le paquet jaune.
zone-plan-deck-high = On pioche le paquet rouge : ils viennent la chercher.
zone-plan-dose = Dose { $from } → { $to }
zone-plan-dose-note = La plus forte radiation du chemin, moins la tenue.
zone-plan-portal = Le portail mène en { $area }
zone-plan-portal-note = On y arrive aussitôt, s’il y reste de la place.
zone-plan-risk = { $name } peut s’éveiller
zone-plan-risk-note = Symboles du chemin que rien ne couvre.
zone-plan-cover = Couvert { $count } en { $area }
zone-plan-cover-note = { $count ->
    [one] { $count } blessure de moins par attaque.
   *[other] { $count } blessures de moins par attaque.
}
zone-plan-reaction = { $count ->
    [0] Pas de réaction
    [one] { $count } ennemi réagirait
   *[other] { $count } ennemis réagiraient
}
zone-plan-reaction-note = Si votre tour finissait là.
zone-plan-no-reaction-note = Personne ne vous verrait à la fin du tour.
zone-plan-pill-seen = vu par { $numbers }
zone-plan-pill-dose = dose +{ $count }

## Attaques et dés

zone-aim-facts = En { $area }, regarde vers { $side }, { $sees ->
    [yes] vous voit.
   *[no] ne vous voit pas.
}
zone-aim-distance = distance { $count }{ $best ->
    [yes] , efficace
   *[no] {""}
}
zone-die = { $kind ->
    [stalker] Dé de stalker
   *[gear] Dé d’équipement
} : { $accuracy ->
    [yes] précision
   *[no] succès { $stars }, masques { $masks }
}
zone-roll-attack = Votre attaque
zone-roll-defence = Votre défense
zone-roll-anomaly = L’anomalie
zone-roll-needed = { $count ->
    [one] sur { $count } blessure
   *[other] sur { $count } blessures
}
zone-roll-masks = { $count ->
    [one] { $count } masque à gaz à dépenser
   *[other] { $count } masques à gaz à dépenser
}
zone-roll-again-note = Choisissez les dés à relancer.
zone-roll-exposure = perd { $count } PV par radiation

## Choix

zone-do-pick = Ramasser

## Lu à voix haute

zone-aloud-area = { $area }, { $where ->
    [water] eau
    [indoor] à l’intérieur
   *[outdoor] à l’extérieur
}{ $cover ->
    [0] {""}
   *[other] , couvert { $cover }
}{ $radiation ->
    [0] {""}
   *[other] , radiation { $radiation }
}, { $places ->
    [one] { $places } place
   *[other] { $places } places
}.
zone-aloud-stalker = { $name }, { $hp } PV sur { $most }.
zone-aloud-enemy = { $name }, regarde vers { $side }{ $stun ->
    [yes] , étourdissement
   *[no] {""}
}{ $exposed ->
    [yes] , vulnérabilité
   *[no] {""}
}.
zone-aloud-loot = Butin : { $count }.
zone-aloud-unknown = Ennemis inconnus : { $count }.
zone-aloud-dim = Mauvaise visibilité.
zone-aloud-exit = Une sortie.
zone-aloud-entrance = L’entrée, mène en { $area }.
zone-aloud-threat = { $level ->
    [high] Menace élevée
   *[low] Menace faible
} : { $name }.
zone-aloud-card = Carte : { $name }.
zone-aloud-anomaly = { $name }, { $percent } pour cent.
zone-aloud-portal = Portail : qui finit son mouvement ici ressort en { $area }.
zone-aloud-covered = Un symbole de { $percent } pour cent est couvert par { $by ->
    [bolt] un boulon
    [artifact] un artefact
   *[figure] une figurine
}.
zone-aloud-seen = Vu par { $who }.
zone-aloud-move = Bouger { $areas }.
zone-aloud-dose = Dose plus { $count }.
zone-aloud-shot = Cible : { $dice } { $dice ->
         [one] dé
        *[other] dés
    }, { $percent } pour cent de tuer.
zone-aloud-choose = Peut être choisi.

## Les ennemis, pas à pas

zone-deck-low = Paquet jaune
zone-deck-high = Paquet rouge
zone-tell-point = Point { $number }
zone-tell-card = { $deck ->
    [high] Une carte rouge est piochée
   *[low] Une carte jaune est piochée
}
zone-tell-moved = { $who } avance de { $count ->
    [one] { $count } secteur
   *[other] { $count } secteurs
} jusqu’en { $area }
zone-tell-stayed = { $who } ne bouge pas
zone-tell-unknown = Un jeton inconnu est révélé en { $area }
zone-why-high = Rouge, car une menace élevée est sur la carte.
zone-why-low = Jaune, car aucune menace élevée n’est sur la carte.
zone-why-turn-only = Aucun autre ennemi n’était concerné.
zone-why-turn-nearest = À lui : il est le plus proche.
zone-why-turn-corners = À lui : aussi proche, mais avec moins de coudes.
zone-why-turn-group = À lui : aussi proche ; vert avant rouge, jaune et bleu.
zone-why-turn-lead = À lui : aussi proche, le stalker de tête a choisi.
zone-why-path-only = Il n’y a pas d’autre chemin.
zone-why-path-nearest = Ce chemin est le plus court.
zone-why-path-corners = Des plus courts, ce chemin a le moins de coudes.
zone-why-path-group = L’ordre des groupes a décidé.
zone-why-path-lead = Chemins égaux : le stalker de tête a choisi.
zone-why-end-goal = Il est arrivé au but.
zone-why-end-steps = Il ne peut aller plus loin cette fois.
zone-why-end-full = { $area } est le dernier secteur où il reste de la place.
zone-why-end-sight = Une cible en vue arrête aussitôt le mouvement.
zone-why-end-blocked = Il n’y a plus de chemin.
zone-why-stay-sight = Il voit une cible : ni pas, ni rotation.
zone-why-stay-goal = Il y est déjà.
zone-why-stay-blocked = Aucun chemin n’y mène.
zone-why-target-only = { $whom } est la seule cible en vue.
zone-why-target-nearest = { $whom } est la cible en vue la plus proche.
zone-why-target-corners = { $whom } : aussi proche, mais avec moins de coudes.
zone-why-target-group = { $whom } : l’ordre des groupes a décidé.
zone-why-target-lead = { $whom } : aussi proche, le stalker de tête a choisi.
zone-why-cover = Le couvert a déjà retiré { $count }.
zone-why-defended = { $name } : la tenue arrête { $stopped }, { $lost } PV perdus.
zone-why-exposure = { $name } perd { $loss } PV par radiation.

## La fin

zone-end-won = Mission accomplie
zone-end-lost = Mission échouée
zone-end-map = Le camp à la fin

table-key-act = Choisir une action
table-key-variant = Une autre façon de faire de même
table-key-pda = Ouvrir votre PDA
table-hint-gain-zone = { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
}

## Buying equipment

zone-shop-title = Équipement
zone-shop-ready = achats finis
zone-shop-has = { $name } a :
zone-shop-unarmed = Pas encore d’arme.
zone-shop-weapons = Armes et chargeurs
zone-shop-suits = Combinaisons
zone-shop-items = Objets
zone-shop-buy = Acheter
zone-shop-buy-card = Acheter : { $name }
zone-shop-short = { $count ->
    [one] Il manque { $count } coupon
   *[other] Il manque { $count } coupons
}
zone-shop-dice = { $count ->
    [one] +{ $count } dé
   *[other] +{ $count } dés
}
zone-shop-rounds = { $count ->
    [one] { $count } cartouche
   *[other] { $count } cartouches
}
zone-shop-defence = { $count ->
    [one] { $count } dé de défense
   *[other] { $count } dés de défense
}
zone-shop-shield = { $count ->
    [0] aucune protection contre la radiation
   *[other] radiation −{ $count }
}
zone-shop-full = Le sac à dos est plein
zone-shop-gone = Pas en vente maintenant
zone-shop-range = idéal à { $best }, portée { $far }
zone-score-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}

## Pourquoi un bot ferait cela entre les missions

table-hint-why-zone-team = D’après des milliers de parties entre bots, cela donne le meilleur groupe.
table-hint-why-zone-mission = Les premières missions sont plus faciles et paient l’équipement des suivantes.
table-hint-why-zone-contact = Une nouvelle tête peut vendre ou faire ce que personne d’autre ne propose.
table-hint-why-zone-stash = Une planque vaut le détour.
table-hint-why-zone-explored = Il n’y a plus nulle part où aller.
table-hint-why-zone-contract = Un contrat ne coûte rien et rapporte si son objectif est atteint.
table-hint-why-zone-trader = On trouve ici ce qu’il faut au groupe, ou on y prend ce dont il n’a pas besoin.
table-hint-why-zone-helper = Le groupe a assez de coupons pour cette aide.
table-hint-why-zone-met = Personne d’autre n’est utile au groupe pour l’instant.
table-hint-why-zone-gift = Un cadeau ne coûte rien.
table-hint-why-zone-surplus = Personne ne le portera, et les coupons achètent mieux.
table-hint-why-zone-weapon = Quelqu’un n’a pas encore d’arme, et celle-ci laisse autant à chacun des autres.
table-hint-why-zone-own_weapon = Une bonne arme d’abord, et il reste de quoi payer chargeurs et soins.
table-hint-why-zone-magazine = Chaque arme a besoin d’un second chargeur.
table-hint-why-zone-medicine = Chacun devrait porter de quoi se soigner.
table-hint-why-zone-better_weapon = Elle est nettement meilleure que l’arme la plus faible du groupe.
table-hint-why-zone-better_suit = Elle est nettement meilleure que la tenue la plus faible du groupe.
table-hint-why-zone-mod = Cela s’adapte à ce qui sert déjà, et il y a des coupons en trop.
table-hint-why-zone-service = Il y a des coupons en trop pour cela.
table-hint-why-zone-enough = Rien d’autre ici ne vaut ses coupons pour le groupe.
table-hint-why-zone-pack_weapon = C’est la meilleure arme qui reste.
table-hint-why-zone-pack_suit = C’est la meilleure tenue qui reste.
table-hint-why-zone-pack_mod = Cela se monte sur l’arme ou sur la tenue.
table-hint-why-zone-pack_share = C’est une part équitable des objets.
table-hint-why-zone-pack_magazine = C’est une part équitable des chargeurs de cette arme.
table-hint-why-zone-unpack = Le sac à dos est trop plein : c’est ce qui vaut le moins.
table-hint-why-zone-packed = L’arme, la tenue et une part équitable du reste sont dans le sac.
table-hint-why-zone-companion = Quelqu’un qui vient avec vous aide, et cela coûte peu.
table-hint-why-zone-pack_companion = Personne d’autre ne l’a pris : le compagnon peut le porter.
