# La feuille de score pour la vraie table.

scorepad-how = Pour une partie avec les cartes imprimées : touchez ce que chacun a devant soi ; Cantina compte chaque ligne et dit pourquoi. Rien ne quitte cet appareil, sauf les nombres à additionner.
scorepad-players = Joueurs
scorepad-player = Joueur { $number }
scorepad-name = Nom
scorepad-add-player = Joueur
scorepad-remove-player = Retirer { $name }
scorepad-empty = Recommencer
scorepad-undo = Annuler
scorepad-share = Partager
scorepad-copied = Le lien est copié. Il contient tout le carnet.
scorepad-in-address = Le lien vers ce carnet est maintenant dans la barre d’adresse.
scorepad-captured = Cibles capturées
scorepad-crates = Cartes Caisse actives
scorepad-contracts = Contrats
scorepad-credits = Crédits restants
scorepad-add-target = Cible capturée
scorepad-add-attack = Chasseur ou droïde
scorepad-add-crate = Carte Caisse
scorepad-add-contract = Contrat
scorepad-pick-captured = Quelle cible est capturée ?
scorepad-pick-attacks = Qui a aidé à capturer { $target } ?
scorepad-pick-crates = Quelle carte Caisse est active ?
scorepad-pick-contracts = Quel contrat ?
scorepad-kind-hunters = Chasseurs
scorepad-kind-droids = Droïdes
scorepad-kind-targets = Cibles
scorepad-kind-crates = Caisses
scorepad-kind-contracts = Contrats
scorepad-search = Chercher par nom
scorepad-nothing-found = Aucune carte ne porte ce nom.
scorepad-done = Terminé
scorepad-less = Un de moins
scorepad-more = Un de plus
scorepad-remove = Retirer de la feuille
scorepad-printed = Votre carte indique autre chose ? Corrigez-le ici.
scorepad-corrected = corrigé
scorepad-field-points = Points
scorepad-field-penalty = Malus
scorepad-field-crates = Caisses sur la carte
scorepad-field-per_a = Par première cible
scorepad-field-per_b = Par seconde cible
scorepad-field-duo = Par duo
scorepad-numbers = La plupart des nombres de notre liste de cartes sont reconstitués. Si votre carte imprimée diffère, touchez-la sur la feuille et corrigez-la : c’est l’imprimé qui compte.
scorepad-winner = Victoire
scorepad-won-points = Victoire : { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scorepad-won-credits = Victoire : { $names }. À égalité ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}), { $credits ->
    [one] { $credits } crédit a départagé.
   *[other] { $credits } crédits ont départagé.
}
scorepad-won-shared = Victoire partagée : { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scorepad-cell = { $row }, { $name } : { $points }. Pourquoi ?
scorepad-why = { $row } : { $name }
scorepad-majority-yes = { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
} sur des cartes actives : personne n’en a plus, donc { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Tous ceux qui en ont autant reçoivent la même chose.
scorepad-majority-no = { $crates ->
    [0] Aucune caisse
    [one] { $crates } caisse
   *[other] { $crates } caisses
} sur des cartes actives ; la majorité, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $most ->
    [0] ne revient à personne, car nul n’a de caisse.
    [one] demande { $most } caisse.
   *[other] demande { $most } caisses.
}
scorepad-none-targets = Aucune cible n’est capturée.
scorepad-none-crates = Aucune carte Caisse n’est active.
scorepad-none-contracts = Il n’y a aucun contrat ici.
scorepad-none-hunters = Aucun chasseur avec un malus n’a participé à une capture.
scorepad-because-targets = Les cibles non capturées ne comptent pas.
scorepad-because-crates = Les cartes Caisse réservées ne comptent pas.
scorepad-because-contracts = Combien de fois combien : les cibles, puis les duos. Une cible capturée peut servir à plusieurs contrats.
scorepad-because-hunters = Chaque chasseur sur une cible capturée compte, nécessaire ou non. Les droïdes ne coûtent pas de points.
scorepad-picked = Ajouté : { $cards }
