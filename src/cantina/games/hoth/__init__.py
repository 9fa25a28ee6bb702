"""Star Wars: Battle of Hoth: two sides on a field of hexes, for two to four. Unofficial."""

from cantina.games.hoth.game import Hoth

GAME = Hoth()
