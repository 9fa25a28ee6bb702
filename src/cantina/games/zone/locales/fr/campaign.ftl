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
