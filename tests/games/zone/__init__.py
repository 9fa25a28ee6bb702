"""S.T.A.L.K.E.R., chapter by chapter."""
