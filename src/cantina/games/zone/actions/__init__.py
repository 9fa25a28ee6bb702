"""Everything a player of S.T.A.L.K.E.R. can choose."""
