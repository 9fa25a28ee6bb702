# Notes on where values come from.
origin-note-the-source-gives-the-points = The rulebook gives the points.
origin-note-the-number-of-crates-is-inferred = The number of crates is inferred.
origin-note-the-source-gives-points-and-crates = The rulebook gives points and crates.
origin-note-the-source-gives-the-attack-only = The rulebook gives the attack only.
origin-note-the-source-gives-attack-and-penalty = The rulebook gives attack and penalty.
origin-note-public-pages-say-20-30-minutes = Public pages say 20 to 30 minutes.
origin-note-the-source-gives-points-x6-and-shields = The rulebook gives points, ×6 and shields.
origin-note-the-source-gives-the-shields-only = The rulebook gives the shields only.
origin-note-the-source-gives-points-x6-shields-and-that-there-is-a-bonus = The rulebook gives points, ×6, shields and that there is a bonus.
hunters-field-age_min = Age from
hunters-field-minutes = Minutes
hunters-field-players_min = Players from
hunters-field-players_max = Players to
