# « Chasseurs de primes » : cartes, table et événements. $who vaut "you" pour la place du lecteur.

## Mots

hunters-letter-green = V
hunters-letter-blue = B
hunters-letter-orange = O
hunters-colour-green = vert
hunters-colour-blue = bleu
hunters-colour-orange = orange
hunters-deck-target = Cibles
hunters-deck-hunter = Chasseurs de primes
hunters-deck-contract = Contrats
hunters-deck-jawa = Marché Jawa
hunters-kind-target = Cible
hunters-kind-hunter = Chasseur
hunters-kind-contract = Contrat
hunters-kind-droid = Droïde
hunters-kind-crate = Caisses
hunters-value-astromech = Astromécano
hunters-value-protocol = Droïde de protocole
hunters-value-none = aucun
hunters-value-credit = crédit
hunters-value-contract = contrat
hunters-value-two_targets = deux cibles
hunters-value-same_target = deux fois la même cible
hunters-value-target_crate = cible et caisses
hunters-value-target = cible
hunters-value-hunter = chasseur

hunters-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hunters-penalty = { $count ->
    [0] sans malus
    [one] −{ $count } point
   *[other] −{ $count } points
}
hunters-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
hunters-crates = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}
hunters-contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
hunters-captures = captures : { $count } sur { $needed }
hunters-cost = { $count ->
    [0] gratuit
    [one] coûte { $count } crédit
   *[other] coûte { $count } crédits
}
hunters-bonus-credit = +1 crédit
hunters-bonus-contract = +1 contrat
hunters-no-attack = sans attaque

## Cartes

hunters-duo-two_targets = { $first } + { $second }
hunters-duo-same_target = { $first } + { $first }
hunters-duo-target_crate = { $first } + caisse
hunters-terms-two_targets = { $other ->
    [same] { $per } par cible, +{ $duo } par duo
   *[other] { $per } et { $other } par cible, +{ $duo } par duo
}
hunters-terms-same_target = { $per } par cible, +{ $duo } par duo
hunters-terms-target_crate = { $per } par cible, +{ $duo } par duo
hunters-worth-now = vaut { $points } maintenant

## La table

hunters-turn = Tour { $turn }
hunters-guild-master = Chef de la Guilde : { $name }
hunters-bank = Banque : { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
hunters-deck-size = { $deck } { $count }
hunters-last-turn = La fin est annoncée : le tour { $turn } sera le dernier.
hunters-this-is-last = La fin est annoncée : c’est le dernier tour.
hunters-section-others = Les autres
hunters-section-mine = Votre table
hunters-section-log = Journal
hunters-section-table = La table de { $name }
hunters-section-captured = Captures
hunters-section-contracts = Contrats
hunters-section-crates = Caisses
hunters-section-reserved = Réservées
hunters-section-hand = Votre main
hunters-waiting-stack = En attente d’une cible
hunters-nothing-out = Il n’y a encore rien devant vous.
hunters-nothing-there = Il n’y a encore rien ici.
hunters-next-turn = à partir du prochain tour
hunters-in-hand = { $count ->
    [0] aucune carte
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hunters-passed-on = vous connaissez de cette main : { $cards }
hunters-reveals = ce tour-ci : { $card }
hunters-reserved-count = réservées : { $count }
hunters-colour-progress = { $colour } { $has } sur { $needs }
hunters-colour-sum = { $colour } { $has }

## Questions et choix

hunters-ask-draw = Dans quel paquet prenez-vous une carte ?
hunters-ask-draw_again = Votre paquet est épuisé. Dans quel autre prenez-vous une carte ?
hunters-ask-choose = Quelle carte choisissez-vous ce tour-ci ?
hunters-ask-act = Vous avez révélé { $card }. Qu’en faites-vous ?
hunters-ask-activate = Activez-vous une carte réservée ?
hunters-do-draw = Piocher dans le paquet « { $deck } » ({ $count ->
    [0] vide, la défausse revient
    [one] encore { $count } carte
   *[other] encore { $count } cartes
})
hunters-do-sell = La vendre pour { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
hunters-do-reserve = La réserver, sans rien payer
hunters-do-contract = Accepter ce contrat
hunters-do-crate = L’activer ({ $cost })
hunters-do-target = La poser comme nouvelle cible
hunters-do-target-waiting = La poser sur les chasseurs qui attendent une cible
hunters-do-attack = L’envoyer contre { $target } → { $after }
hunters-do-attack-waiting = La laisser attendre une cible
hunters-do-attack-paid = L’activer contre { $target } → { $after } ({ $cost })
hunters-do-attack-waiting-paid = L’activer et la laisser attendre une cible ({ $cost })
hunters-do-activate-crate = Activer { $card } ({ $cost })
hunters-do-activate-attack = Activer { $card } contre { $target } → { $after } ({ $cost })
hunters-do-activate-waiting = Activer { $card } et le laisser attendre une cible ({ $cost })
hunters-do-done = Rien de plus
hunters-captures-it = la cible est capturée !
hunters-can-capture = peut capturer { $target }
hunters-cannot-pay = vous ne pouvez pas encore la payer

## Événements

hunters-event-turn = Tour { $turn }
hunters-event-drawn = { $who ->
    [you] Vous piochez { $card } dans { $deck }.
   *[other] { $name } pioche { $card } dans { $deck }.
}
hunters-event-drawn-unseen = Pioches : { $list }
hunters-event-drawn-one = { $name } – { $deck }
hunters-event-reshuffled = La défausse du paquet { $deck } est mélangée pour former un nouveau paquet : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
hunters-event-revealed = Révélé : { $list }
hunters-event-revealed-one = { $name } – { $card }
hunters-event-sold = { $who ->
    [you] Vous vendez { $card }.
   *[other] { $name } vend { $card }.
}
hunters-event-target = { $who ->
    [you] Vous posez la cible { $card }.
   *[other] { $name } pose la cible { $card }.
}
hunters-event-target-waiting = { $who ->
    [you] Vous posez la cible { $card } sur vos chasseurs en attente.
   *[other] { $name } pose la cible { $card } sur ses chasseurs en attente.
}
hunters-event-attack = { $who ->
    [you] Vous envoyez { $card } contre { $target }.
   *[other] { $name } envoie { $card } contre { $target }.
}
hunters-event-attack-waiting = { $who ->
    [you] Vous laissez { $card } attendre une cible.
   *[other] { $name } laisse { $card } attendre une cible.
}
hunters-event-contract = { $who ->
    [you] Vous acceptez le contrat { $card }.
   *[other] { $name } accepte le contrat { $card }.
}
hunters-event-crate = { $who ->
    [you] Vous activez { $card }.
   *[other] { $name } active { $card }.
}
hunters-event-paid = Payé : { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}.
hunters-event-reserved = { $who ->
    [you] Vous réservez { $card }.
   *[other] { $name } réserve { $card }.
}
hunters-event-captured = { $who ->
    [you] Vous capturez { $card } !
   *[other] { $name } capture { $card } !
} { $captures ->
    [one] { $captures } capture à ce jour.
   *[other] { $captures } captures à ce jour.
}
hunters-event-credits = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $count ->
    [0] 0 crédit : la banque est vide.
    [one] { $count } crédit en bonus.
   *[other] { $count } crédits en bonus.
}
hunters-event-gained = { $who ->
    [you] Vous piochez le contrat { $card } en bonus.
   *[other] { $name } pioche le contrat { $card } en bonus.
}
hunters-event-gained-none = { $who ->
    [you] Vous devriez piocher un contrat, mais il n’en reste plus.
   *[other] { $name } devrait piocher un contrat, mais il n’en reste plus.
}
hunters-event-end = { $who ->
    [you] Vous réussissez la capture décisive : le tour { $turn } sera le dernier.
   *[other] { $name } réussit la capture décisive : le tour { $turn } sera le dernier.
}
hunters-event-passed = Chacun passe sa main à gauche.
hunters-event-over-trigger = Le dernier tour est joué.
hunters-event-over-cards_ran_out = Plus personne n’a de carte : la partie est finie.
hunters-event-over-turn_limit = La limite de tours est atteinte : la partie est finie.

## La feuille de score

hunters-row-targets = Cibles
hunters-row-crates = Caisses
hunters-row-majority = Majorité de caisses
hunters-row-contracts = Contrats
hunters-row-hunters = Chasseurs
hunters-row-total = Total
hunters-row-credits = Crédits (si égalité)
hunters-because-targets = capture de la cible { $card }
hunters-because-crates = { $card }
hunters-because-majority = majorité de caisses
hunters-because-contracts = { $card }
hunters-because-hunters = { $card } a participé à une capture

## Options

hunters-option-mode = Partie
hunters-option-orphans = Chasseurs sans cible
hunters-option-bank = Banque
hunters-option-box = Les valeurs de la boîte de quelqu’un, en texte
hunters-choice-full = la partie complète
hunters-choice-introductory = la partie découverte, sans contrats
hunters-choice-strict = seulement sans cible à capturer
hunters-choice-free = aussi à côté d’une cible à capturer
hunters-choice-endless = les crédits ne s’épuisent jamais
hunters-choice-limited = 42 crédits et pas un de plus

## Champs des cartes

hunters-field-name = Nom
hunters-field-kind = Genre
hunters-field-character = Personnage
hunters-field-points = Points
hunters-field-shields = Défense V B O
hunters-field-bonus = Bonus
hunters-field-copies = Copies
hunters-field-attack = Attaque V B O
hunters-field-penalty = Malus
hunters-field-a = Premier
hunters-field-b = Second
hunters-field-per_a = Par premier
hunters-field-per_b = Par second
hunters-field-duo = Par duo
hunters-field-cost = Coût
hunters-field-crates = Caisses
