"""S.T.A.L.K.E.R. The Board Game: a mission in the Zone, together, for one to four. Unofficial."""

from cantina.games.zone.game import Zone

GAME = Zone()
