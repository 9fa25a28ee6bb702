"""What can happen at a table of S.T.A.L.K.E.R., and who may know it.

Figures, areas and cards are numbers. Where a rule had to choose, `why` is the word for what
decided: only, nearest, corners, group, lead."""
