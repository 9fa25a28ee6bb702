# The player aid: tables made from the pack.

hoth-aid-head-unit = Unité
hoth-aid-head-figures = Figurines
hoth-aid-head-hexes = Hexagones
hoth-aid-head-also = En plus
hoth-aid-head-land = Terrain
hoth-aid-head-enter = Entrer
hoth-aid-head-cover = Dés contre une unité là
hoth-aid-head-from = Attaque depuis là
hoth-aid-head-sight = Bloque la vue
# How far infantry moves: a hex and it may still attack, or farther.
hoth-aid-walk = { $free } et attaque, ou { $far }
hoth-aid-flies = { $far }, en vol
hoth-aid-never = jamais
hoth-aid-again = on relance les touches
hoth-aid-special = seules les explosions touchent
hoth-aid-stays = ne bat jamais en retraite
hoth-aid-worthless = pas de médaille
hoth-aid-nobody = personne
hoth-aid-barred = { $whom ->
    [not_flying] seulement en vol
    [at_at] pas les AT-AT
   *[all] personne
}
hoth-aid-stops = arrête, sans attaque
hoth-aid-free = libre
hoth-aid-cover = { $land ->
    [ridge] −{ $dice }, sauf depuis une crête
    [trench] infanterie −{ $dice }, peut ignorer une retraite
   *[other] −{ $dice }
}
hoth-aid-cover-vehicles = −{ $dice }, contre les véhicules −{ $vehicles }
hoth-aid-from = véhicules −{ $dice }
hoth-aid-as-ground = comme le terrain dessous
hoth-aid-yes = oui
hoth-aid-no = non
hoth-aid-always = toujours
# At the foot of the printed sheet.
aid-foot-hoth = Non officiel, dans nos propres mots. Les dés soulignés de points ne sont pas imprimés dans les règles connues : c’est la lecture d’un fan. Les campagnes sont de nous.
# Its tab beside the board.
hoth-pane-aid = Aide
