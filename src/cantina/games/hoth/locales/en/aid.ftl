# The player aid: tables made from the pack.

hoth-aid-head-unit = Unit
hoth-aid-head-figures = Figures
hoth-aid-head-hexes = Hexes
hoth-aid-head-also = Also
hoth-aid-head-land = Hex
hoth-aid-head-enter = Entering
hoth-aid-head-cover = Dice against a unit there
hoth-aid-head-from = Attack from it
hoth-aid-head-sight = Blocks sight
# How far infantry moves: a hex and it may still attack, or farther.
hoth-aid-walk = { $free } and attack, or { $far }
hoth-aid-flies = { $far }, flying
hoth-aid-never = never
hoth-aid-again = hits are rolled once more
hoth-aid-special = only explosions hit
hoth-aid-stays = never retreats
hoth-aid-worthless = no medal
hoth-aid-nobody = nobody
hoth-aid-barred = { $whom ->
    [not_flying] only flying
    [at_at] not AT-ATs
   *[all] nobody
}
hoth-aid-stops = stops, no attack
hoth-aid-free = free
hoth-aid-cover = { $land ->
    [ridge] −{ $dice }, unless from a ridge
    [trench] infantry −{ $dice }, may ignore a retreat
   *[other] −{ $dice }
}
hoth-aid-cover-vehicles = −{ $dice }, against vehicles −{ $vehicles }
hoth-aid-from = vehicles −{ $dice }
hoth-aid-as-ground = as the ground
hoth-aid-yes = yes
hoth-aid-no = no
hoth-aid-always = always
# At the foot of the printed sheet.
aid-foot-hoth = Unofficial, told in our words. Dotted dice are not printed in the rules we know: a fan’s reading. The campaigns are ours.
# Its tab beside the board.
hoth-pane-aid = Aid
