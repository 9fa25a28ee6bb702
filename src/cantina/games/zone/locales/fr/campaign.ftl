# La campagne : questions, choix et récit entre les missions.

zone-ask-explore = Où va le groupe ?
zone-ask-contacts = Qui le groupe rencontre-t-il ?
zone-ask-visit = Où va le groupe maintenant ?
zone-ask-trade = Que voulez-vous échanger ?
zone-ask-loan = Quelle carte le groupe emprunte-t-il ?
zone-ask-pack = { $name } : qu’emportez-vous ?
zone-ask-go_on = Retourner à la carte de la Zone ?

zone-do-visit = Y aller : { $place }
zone-do-contact = Rencontrer : { $contact }
zone-do-sell = Vendre : { $card }
zone-do-sell_magazine = { $kind ->
    [pistol] Vendre un chargeur de pistolet
    [rifle] Vendre un chargeur de fusil
   *[shotgun] Vendre un chargeur de fusil à pompe
}
zone-do-service = { $text }
zone-do-gift = Prendre en cadeau : { $what }
zone-do-borrow = Emprunter : { $card }
zone-do-pack = Emporter : { $card }
zone-do-unpack = Laisser dans la planque : { $card }
zone-do-pack_magazine = { $kind ->
    [pistol] Emporter un chargeur de pistolet
    [rifle] Emporter un chargeur de fusil
   *[shotgun] Emporter un chargeur de fusil à pompe
}
zone-do-unpack_magazine = { $kind ->
    [pistol] Laisser un chargeur de pistolet dans la planque
    [rifle] Laisser un chargeur de fusil dans la planque
   *[shotgun] Laisser un chargeur de fusil à pompe dans la planque
}
zone-do-camp = Rester au camp
zone-do-go_on = Retour à la carte de la Zone
zone-do-pay = Payer : { $text }
zone-do-decline = Refuser
zone-do-item-none = Ne rien donner
zone-price = { $price } { $price ->
    [one] coupon
   *[other] coupons
}

zone-event-exploration_began = Exploration { $number }
zone-event-place_visited = Le groupe s’y rend : { $place }
zone-event-place_added = Nouveau sur la carte de la Zone : { $place }
zone-event-place_crossed_out = Barré : { $place }
zone-event-contact_gained = Nouveau contact : { $contact }
zone-event-contact_used = Le groupe rencontre : { $contact }
zone-event-coupons_changed = Coupons : { $change }, il en reste { $coupons }
zone-event-gear_stashed = Dans la planque : { $gear }
zone-event-gear_sold = Vendu : { $gear } ({ $price })
zone-event-gear_bought = Acheté : { $gear } ({ $price })
zone-event-magazines_stashed = { $kind ->
    [pistol] Chargeurs de pistolet dans la planque : { $change }
    [rifle] Chargeurs de fusil dans la planque : { $change }
   *[shotgun] Chargeurs de fusil à pompe dans la planque : { $change }
}
zone-event-gear_lent = En prêt : { $gear }
zone-event-contract_taken = Contrat accepté : { $contact }
zone-event-contract_paid = Contrat payé : { $contact }, { $reward } coupons
zone-event-stayed_at_camp = { $player } reste au camp.
zone-event-achievement_noted = Noté sur la carte de la Zone : { $achievement }
zone-event-campaign_ended = La campagne est terminée. Missions gagnées : { $missions_won } sur { $played }

zone-camp-purse = Coupons : { $coupons }
zone-camp-missions = Missions
zone-camp-places = Lieux
zone-camp-binder = Dossier de campagne
zone-camp-stash = Planque
zone-camp-achievements = Hauts faits
zone-camp-magazines = { $kind ->
    [pistol] { $count } × chargeur de pistolet
    [rifle] { $count } × chargeur de fusil
   *[shotgun] { $count } × chargeur de fusil à pompe
}

zone-option-campaign = Campagne
zone-choice-none = Une seule mission
zone-choice-whole = Toute la campagne

## Aux écrans entre les missions

zone-step-map = Carte
zone-step-contacts = Contacts
zone-step-pack = Sac
zone-step-mission = Mission
zone-explore-here = Ici
zone-explore-place = Lieu
zone-explore-group = Groupe
zone-explore-diary = Carnet
zone-explore-log = Journal
zone-explore-done = Aux contacts
zone-contacts-done = Assez, on prépare les sacs
zone-pack-done = C’est prêt
zone-about-explore = Une mission, et un seul autre lieu au plus. Regardez d’abord un lieu, puis allez-y.
zone-about-visit = Le guide connaît un raccourci : un lieu de plus, tout de suite.
zone-about-contacts = Jusqu’à trois cartes différentes du dossier de campagne avant la mission.
zone-about-trade = Chaque échange compte aussitôt. On peut l’annuler.
zone-about-loan = Personne ne part sans arme ni tenue. Ce qui est prêté est rendu après la mission.
zone-about-pack = Ce que vous n’emportez pas reste dans la planque.
zone-about-go_on = On attend que tout le monde ait lu.
zone-camp-map = La carte de la Zone
zone-map-how = Regardez un lieu : ce que c’est, ce qu’on en dit. Les routes ne coûtent rien.
zone-place-new = NOUVEAU
zone-place-mission = Mission
zone-place-contact = Contact
zone-place-stash = Planque
zone-place-crossed = Barré : il ne se passe plus rien ici.
zone-place-fixed = C’est là que vous allez, jusqu’à la fin de la mission.
zone-place-one-mission = La mission est déjà choisie.
zone-place-no-visit = Plus de visite pour l’instant.
zone-place-aloud = { $name }, { $kind ->
    [mission] mission
    [contact] contact
   *[stash] planque
}{ $fresh ->
    [yes] , nouveau
   *[no] {""}
}. { $state ->
    [crossed] Barré.
    [chosen] Choisi.
    [open] Vous pouvez y aller.
   *[shut] Pas maintenant.
}
zone-slip-mission = Mission, une
zone-slip-mission-empty = À choisir
zone-slip-visit = Visite, une
zone-slip-visits = { $count ->
    [0] déjà faite
    [one] encore { $count }
   *[other] encore { $count }
}
zone-story-ask = Ce que la Zone raconte
zone-story-on = Continuer
zone-story-mission = Mission { $mission }
zone-contact-free = Service
zone-contact-trader = Marchand
zone-contact-companion = Compagnon
zone-contact-contract = Contrat
zone-contact-used = déjà rencontré
zone-contacts-left = { $count ->
    [0] Plus de rencontre avant cette mission
    [one] Encore { $count } rencontre avant cette mission
   *[other] Encore { $count } rencontres avant cette mission
}
zone-goods-weapon = niveau { $level } · { $ammo } { $capacity } · portée { $longest }
zone-goods-suit = défense { $defence } · radiation { $radiation }
zone-goods-left = { $count ->
    [one] { $count } disponible
   *[other] { $count } disponibles
}
zone-goods-short = il manque { $count }
zone-goods-buy = Acheter
zone-goods-sell = Vendre
zone-trade = Commerce
zone-trade-goods = En vente
zone-trade-stash = Votre planque
zone-trade-compare = Comparer
zone-trade-sells-nothing = Rien n’est à vendre ici.
zone-trade-buys-nothing = Vous n’avez rien qui se vende ici.
zone-service-had = déjà fait
zone-service-none = impossible pour l’instant
zone-compare = Comparaison
zone-compare-with = Comparer avec
zone-compare-dice = { $dice } { $dice ->
    [one] dé
   *[other] dés
}{ $successes ->
    [0] {""}
   *[other] {" "}+{ $successes } ★
}
zone-compare-attack = Attaque la plus forte
zone-compare-best = Meilleure distance
zone-compare-longest = Portée
zone-compare-rounds = Cartouches
zone-compare-ammo = { $count }, { $ammo }
zone-compare-slots = Emplacements de mods
zone-compare-defence = Dés de défense
zone-compare-radiation = Radiation
zone-compare-container = Conteneur
zone-compare-kept = { $container ->
    [advanced] perfectionné
    [improved] amélioré
   *[basic] de base
}
zone-compare-better = mieux
zone-compare-worse = moins bien
zone-pack-take = Prendre
zone-pack-leave = Laisser
zone-pack-equip = Utiliser
zone-pack-stow = Sac à dos
zone-pack-fit = Monter
zone-pack-now = prépare son sac
zone-pack-lent = prêté
zone-pack-suit-empty = aucune tenue
zone-pack-no-weapon = Pas d’arme en main : il ne reste que le couteau.
zone-pack-no-suit = Pas de tenue : aucune défense, et la radiation compte en entier.
zone-pack-no-magazine = Aucun chargeur : seulement ce qui est dans l’arme.
zone-pack-sure = { $what ->
    [weapon] Vraiment partir sans arme ?
    [suit] Vraiment partir sans tenue ?
   *[both] Vraiment partir sans arme ni tenue ?
}
zone-camp-contract = Contrat
zone-camp-group = Stalkers
zone-diary-won = gagnée
zone-diary-lost = perdue
zone-diary-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
zone-diary-empty = Aucune mission n’est encore terminée.
zone-debrief-now = Maintenant
zone-debrief-brought = Vous recevez
zone-debrief-opened = Nouveau sur la carte de la Zone
zone-debrief-noted = Noté sur la carte de la Zone
zone-campaign-over = La campagne est terminée
zone-campaign-won = { $won ->
    [one] { $won } mission gagnée sur { $played }.
   *[other] { $won } missions gagnées sur { $played }.
}
pages-about-zone-none = Une soirée, équipement distribué. Choisissez la mission.
pages-about-zone-whole = Six missions à la suite, avec une carte de la Zone, du commerce et une planque qui grandit. Plusieurs soirées ; la table garde tout.
