# The player aid: tables made from the pack.

hoth-aid-head-unit = Unidad
hoth-aid-head-figures = Figuras
hoth-aid-head-hexes = Hexágonos
hoth-aid-head-also = Además
hoth-aid-head-land = Terreno
hoth-aid-head-enter = Entrar
hoth-aid-head-cover = Dados contra una unidad ahí
hoth-aid-head-from = Ataque desde ahí
hoth-aid-head-sight = Bloquea la vista
# How far infantry moves: a hex and it may still attack, or farther.
hoth-aid-walk = { $free } y ataque, o { $far }
hoth-aid-flies = { $far }, volando
hoth-aid-never = nunca
hoth-aid-again = los impactos se repiten
hoth-aid-special = solo impactan explosiones
hoth-aid-stays = nunca se retira
hoth-aid-worthless = sin medalla
hoth-aid-nobody = nadie
hoth-aid-barred = { $whom ->
    [not_flying] solo volando
    [at_at] no los AT-AT
   *[all] nadie
}
hoth-aid-stops = detiene, sin ataque
hoth-aid-free = libre
hoth-aid-cover = { $land ->
    [ridge] −{ $dice }, salvo desde una cresta
    [trench] infantería −{ $dice }, puede ignorar una retirada
   *[other] −{ $dice }
}
hoth-aid-cover-vehicles = −{ $dice }, contra vehículos −{ $vehicles }
hoth-aid-from = vehículos −{ $dice }
hoth-aid-as-ground = como el terreno debajo
hoth-aid-yes = sí
hoth-aid-no = no
hoth-aid-always = siempre
# At the foot of the printed sheet.
aid-foot-hoth = No oficial, con nuestras palabras. Los dados con puntos debajo no están impresos en las reglas conocidas: es la lectura de un aficionado. Las campañas son nuestras.
# Its tab beside the board.
hoth-pane-aid = Ayuda
