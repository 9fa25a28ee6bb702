# La table des Chasseurs de primes dans le client web.

## Sur les cartes : très peu de place

hunters-card-now = vaut
hunters-card-duo = duo
hunters-card-per-duo = par duo
hunters-card-each = chacun
hunters-card-crate = caisse
hunters-card-crates = { $count ->
    [1] Caisse
    [one] { $count } caisse
   *[other] { $count } caisses
}

## La table

hunters-board-panes = Parties de la table
hunters-board-turn = Tour
hunters-board-step-draw = Piocher
hunters-board-step-choose = Choix
hunters-board-step-reveal = Révélation
hunters-board-step-pass = Donner
hunters-board-last-turns = Derniers tours.
hunters-board-decks = Paquets
hunters-board-sold = vendues
hunters-board-deck-target = Cibles
hunters-board-deck-hunter = Chasseurs
hunters-board-deck-contract = Contrats
hunters-board-deck-market = Marché
hunters-board-confrontations = Vos affrontements
hunters-board-open = { $count ->
    [one] { $count } ouvert
   *[other] { $count } ouverts
}
hunters-board-their-confrontations = Affrontements
hunters-board-active-crates = Caisses actives
hunters-board-now = { $count } à ce jour
hunters-board-of = { $count } sur { $wanted }
hunters-board-pay-after = à payer après la carte
hunters-board-pay = Payer
hunters-board-to-pay = { $count } à payer
hunters-board-short-credits = il manque { $count }
hunters-board-points-now = pts
hunters-board-points = { $count ->
    [one] point
   *[other] points
}
hunters-board-credits = { $count ->
    [one] crédit
   *[other] crédits
}
hunters-board-leads = Chef de la Guilde
hunters-board-takes = prend votre main
hunters-board-gives = vous donne sa main
hunters-board-targetless = sans cible
hunters-board-reserved = réservée
hunters-board-remembered = Cartes que vous avez passées
hunters-board-orphan = En attente d’une cible
hunters-board-orphan-more = Chaque nouvelle carte d’attaque rejoint cette pile, et votre prochaine cible se pose dessus.
hunters-board-next-target = Votre prochaine cible ira ici
hunters-board-no-target = Aucune cible en jeu
hunters-board-no-target-more = Posez une cible, ou envoyez chasseurs et droïdes en avant : ils attendront ensemble votre prochaine cible.
hunters-board-more = encore { $count }
hunters-board-below = { $count } de plus ↓
hunters-board-above = { $count } de plus ↑
hunters-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hunters-board-ready = prêts
hunters-board-adds = cette carte ajoute { $count }
hunters-board-captures = Capture
hunters-board-play-here = Jouer ici
hunters-board-lacking = manque
hunters-board-state-draw = Piocher
hunters-board-state-choose = Choix faits
hunters-board-state-reveal = Sur la table
hunters-board-state-pass = Donner
hunters-board-sealed-of = { $count }/{ $all } prêts
hunters-board-deciding = { $count ->
    [one] { $names } décide
   *[other] { $names } décident
}
hunters-board-pick-card = Prenez une carte, puis dites à quoi elle sert.
hunters-board-picked = { $card } en main.
hunters-board-picked-places = { $card } en main. Choisissez un emplacement éclairé.
hunters-board-pick-reserved = Vous avez { $credits }. Quelle carte payez-vous ?
hunters-board-play-attack = Contre { $target }
hunters-board-play-wait = Jouer sans cible
hunters-board-play-target = Poser
hunters-board-play-contract = Accepter
hunters-board-play-crate = Activer
hunters-board-activate = Activer
hunters-board-activate-on = Activer sur { $target }
hunters-board-activate-title = Activer « { $card } » ?
hunters-board-activate-have = Vous avez { $credits }.
hunters-board-activate-places = Vous avez { $credits }. Choisissez un emplacement éclairé.
hunters-board-keep = { $count ->
    [one] La garder réservée
   *[other] Les garder réservées
}
hunters-board-sell = Vendre
hunters-board-reserve = Réserver
hunters-board-plan = Ensuite : { $plan }
hunters-board-plan-drop = Changer
hunters-board-plan-attack = { $card } contre { $target }
hunters-board-plan-play = jouer { $card }
hunters-board-plan-sell = vendre { $card }
hunters-board-plan-reserve = réserver { $card }

## La révélation

hunters-reveal-title = Cartes sur table
hunters-reveal-plan = Selon votre plan : { $plan }
hunters-reveal-change = Vous pouvez encore en décider autrement.
hunters-reveal-go = Allons-y

## Une carte en grand

hunters-closeup-before = Carte précédente
hunters-closeup-next = Carte suivante

## La fin

hunters-end-won = Victoire : { $name }
hunters-end-shared = Victoire partagée : { $names }
hunters-debrief-won = { $points ->
    [0] Vous gagnez aux crédits : autant de points que { $name }
    [one] Vous gagnez, { $points } point devant { $name }
   *[other] Vous gagnez, { $points } points devant { $name }
  }
hunters-debrief-behind = { $place ->
    [2] 2e place
    [3] 3e place
    [4] 4e place
    [5] 5e place
   *[other] 6e place
  }{ $points ->
    [0]  : autant de points que { $name }, moins de crédits
    [one] , { $points } point derrière { $name }
   *[other] , { $points } points derrière { $name }
  }
hunters-debrief-decided = { $row ->
    [targets] Les cibles ont décidé : { $mine } contre { $theirs }.
    [crates] Les caisses ont décidé : { $mine } contre { $theirs }.
    [majority] La majorité des caisses a décidé : { $mine } contre { $theirs }.
    [contracts] Les contrats ont décidé : { $mine } contre { $theirs }.
   *[hunters] Les pénalités ont décidé : { $mine } contre { $theirs }.
  }
hunters-debrief-you = vous
hunters-end-tie = { $points } chacun. Les crédits départagent.
hunters-end-ask = Appuyez sur un nombre pour savoir d’où il vient.
hunters-end-pad = Carnet de scores
hunters-end-score = Score
hunters-end-credits = Crédits
hunters-end-about-targets = capturées
hunters-end-about-crates = cartes actives
hunters-end-about-majority = entière si égalité
hunters-end-about-contracts = selon cibles et caisses
hunters-end-about-hunters = sur cibles capturées
hunters-end-about-credits = en cas d’égalité
hunters-end-many-crates = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hunters-end-many-contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
hunters-end-many-hunters = { $count ->
    [one] { $count } chasseur
   *[other] { $count } chasseurs
}
hunters-end-why = Pourquoi { $points } ?
hunters-end-duos = { $count ->
    [0] aucun duo
    [one] { $count } duo × { $points }
   *[other] { $count } duos × { $points }
}
hunters-end-against = contre { $target }
hunters-end-none-targets = Aucune cible capturée.
hunters-end-none-crates = Aucune carte Caisse activée.
hunters-end-none-majority = Quelqu’un a plus de caisses, ou personne n’en a.
hunters-end-none-contracts = Aucun contrat accepté.
hunters-end-none-hunters = Aucun chasseur à malus sur une cible capturée.
hunters-end-rule-targets = Seules les cibles capturées comptent ; les autres ne donnent ni ne coûtent rien.
hunters-end-rule-crates = Seules les cartes Caisse activées comptent.
hunters-end-rule-majority = À qui a le plus de caisses sur ses cartes actives ; en cas d’égalité, entière pour chacun.
hunters-end-rule-contracts = Une même cible capturée peut servir à plusieurs contrats.
hunters-end-rule-hunters = Chaque chasseur sur une cible capturée compte, nécessaire ou non.

## À voix haute. $points, $credits, $cost, $penalty et $crates viennent avec leurs mots : « 3 points ».

hunters-aloud-back = Carte face cachée
hunters-aloud-strengths = vert { $green }, bleu { $blue }, orange { $orange }
hunters-aloud-target = Cible, { $name }, { $points }. Défense : { $shields }.{ $bonus ->
    [credit] {" "}À la capture, 1 crédit.
    [contract] {" "}À la capture, 1 contrat.
   *[none] {""}
}
hunters-aloud-hunter = Chasseur, { $name }. Attaque : { $attack }. Sur une cible capturée : { $penalty }.
hunters-aloud-droid = Droïde, { $name }. Attaque : { $attack } ; { $cost }.
hunters-aloud-crate = Carte Caisse, { $crates }, { $points } ; { $cost }.
hunters-aloud-contract = Contrat, { $name }. { $form ->
    [two_targets] { $first } par première cible, { $second } par seconde,
   *[other] { $first } par cible,
} { $duo } par duo.
hunters-aloud-worth = Vaut { $points } pour l’instant.
hunters-aloud-place = Jouer sur { $title } :
hunters-aloud-captures = Capture. { $points }, { $penalty }.
hunters-aloud-captured = Capture : { $name }, { $points }, { $penalty }.
hunters-aloud-seat = { $name }, { $points } pour l’instant, captures : { $captured }, { $credits }{ $sealed ->
    [yes] , carte choisie.
   *[no] .
}
hunters-aloud-turned = Révélée : { $card }
hunters-aloud-choosing = Choisit encore.
hunters-aloud-captives = Capturé : { $names }.
hunters-aloud-reserved = Réservée : { $card }
hunters-aloud-deck = { $deck } : { $count }
hunters-aloud-sold = Vendues : { $count }
hunters-aloud-hand = Votre main : { $count }
hunters-aloud-card-of = Carte { $number } sur { $count }.
hunters-aloud-cell = { $row }, { $name }, { $points }. Pourquoi ?

table-key-place = Jouer sur cette cible
table-key-look = Regarder une carte de près
table-key-others = Vers les autres joueurs
