# Companions: what is asked, offered and told, and what their cards say.

zone-ask-companion = D’où part le compagnon ?
zone-ask-trot = Où va le compagnon ?
zone-about-companion = Le secteur du stalker de tête est plein : choisissez parmi les plus proches qui ne le sont pas.
zone-about-trot = Il se déplace secteur par secteur ; arrêtez-le où vous voulez. Entrer sur un secteur avec un ennemi met fin à son déplacement.
zone-act-companion = Compagnon
zone-act-note-companion = gratuit
zone-do-companion = { $contact } : { $act }
zone-do-load = Donner : { $card } → { $contact }
zone-do-unload = { $left ->
    [yes] Ramasser : { $card }
   *[no] Reprendre : { $card } ({ $contact })
}
zone-do-pack_companion = { $contact } porte : { $card }
zone-do-unpack_companion = { $contact } laisse dans la planque : { $card }

zone-event-companion_taken = { $fee ->
    [0] { $contact } vient avec vous gratuitement.
    [one] { $contact } vient avec vous pour { $fee } coupon.
   *[other] { $contact } vient avec vous pour { $fee } coupons.
}
zone-event-companion_placed = { $contact } part de { $area }.
zone-event-companion_acted = { $contact } pour { $stalker } : { $act }
zone-event-companion_stepped = { $contact } : { $start } → { $area }
zone-event-companion_used_item = { $target ->
    [none] { $contact } utilise : { $gear }
   *[other] { $contact } utilise : { $gear } → { $target }
}
zone-event-companion_hurt = { $contact } perd { $amount } PV, reste { $hp }.
zone-event-companion_healed = { $contact } récupère { $amount } PV, total { $hp }.
zone-event-companion_left = { $cards ->
    [none] { $contact } s’en va pour le reste de la mission.
   *[other] { $contact } s’en va pour le reste de la mission. En { $area } reste : { $cards }
}
zone-event-companion_given = { $stalker } donne : { $gear } → { $contact }
zone-event-taken_from_companion = { $stalker } prend : { $gear } (porté par { $contact })

zone-companion = Compagnon
zone-companion-along = Vient avec vous à cette mission
zone-pack-companion = Au compagnon
zone-companion-acts = { $acted ->
    [yes] a agi à cette manche
   *[no] peut agir à cette manche
}
zone-section-companion = Compagnon
zone-companion-hp = PV { $hp }/{ $most }
zone-companion-gone = a quitté cette mission
zone-companion-lies = En { $area } reste ce que portait { $contact } : { $cards }

zonecard-part-along = Exploration
zonecard-part-companion = En mission
zonecard-along = payer { $n } { $n ->
         [one] coupon
        *[other] coupons
    } : vient avec vous à cette seule mission
zonecard-along-free = vient gratuitement avec vous à cette seule mission
zonecard-companion-figure = a une figurine, qui part du secteur du stalker de tête
zonecard-companion-no_figure = n’a pas de figurine sur la carte
zonecard-companion-target = les ennemis qui ne voient aucun stalker peuvent l’attaquer
zonecard-companion-no_target = les ennemis ne l’attaquent pas
zonecard-companion-hp = a { $n } PV et ne se défend pas
zonecard-companion-backpack = porte jusqu’à { $n } { $n ->
    [one] objet
   *[other] objets
}
zonecard-companion-by_lead = seulement au tour du stalker de tête
zonecard-leaves-critical_wound = s’en va quand un stalker reçoit une blessure critique
zonecard-leaves-hit = s’en va quand on l’attaque ou que quelque chose le blesserait
zonecard-leaves-dies = s’en va quand il n’a plus de PV
zonecard-leaves-then = { $when } : { $what }
zonecard-op-money-less =
    perdre { $n } { $n ->
         [one] coupon
        *[other] coupons
    }
zonecard-op-move_companion =
    le compagnon se déplace de { $n } { $n ->
         [one] secteur
        *[other] secteurs
    } au plus
zonecard-op-fetch_loot = un stalker à distance { $n } ou moins du compagnon reçoit le jeton de butin du dessus de son secteur
zonecard-op-companion_uses_item =
    le compagnon peut utiliser { $n } { $n ->
         [one] objet
        *[other] objets
    } qu’il porte
zonecard-op-turn-toward_companion = se tourner vers le compagnon
zonecard-who-enemy_within-lead = un ennemi à distance { $n } ou moins du stalker de tête et en vue
zonecard-who-enemy_within-companion = un ennemi à distance { $n } ou moins du compagnon et en vue
