# Notes sur l’origine des valeurs.
origin-note-the-source-gives-the-points = Le livret donne les points.
origin-note-the-number-of-crates-is-inferred = Le nombre de caisses en est déduit.
origin-note-the-source-gives-points-and-crates = Le livret donne les points et les caisses.
origin-note-the-source-gives-the-attack-only = Le livret ne donne que l’attaque.
origin-note-the-source-gives-attack-and-penalty = Le livret donne l’attaque et la pénalité.
origin-note-public-pages-say-20-30-minutes = Des pages publiques parlent de 20 à 30 minutes.
origin-note-the-source-gives-points-x6-and-shields = Le livret donne les points, ×6 et les valeurs de défense.
origin-note-the-source-gives-the-shields-only = Le livret ne donne que les valeurs de défense.
origin-note-the-source-gives-points-x6-shields-and-that-there-is-a-bonus = Le livret donne les points, ×6, les valeurs de défense et la présence d’un bonus.
hunters-field-age_min = Âge minimal
hunters-field-minutes = Minutes
hunters-field-players_min = Joueurs, au moins
hunters-field-players_max = Joueurs, au plus
