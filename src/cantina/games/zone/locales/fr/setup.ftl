# À quoi jouer.
zone-pick = À quoi jouez-vous ?
zone-pick-stories = La campagne, ou l’une de ses missions
zone-pick-whole = Toute la campagne
zone-pick-nights = Survie dans la Zone : une soirée chacune, sans histoire ni planque
zone-pick-seats = Qui joue ?
zone-pick-map = La carte : { $name }
zone-pick-rounds = { $count ->
    [one] manche
   *[other] manches
}
zone-pick-coupons = coupons chacun
zone-pick-levels = niveau d’arme
zone-pick-uncharted-about = Une porte vers ailleurs, à côté de la carte. Pour les groupes qui ont un peu d’expérience.
