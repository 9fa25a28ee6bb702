# The way to the legend of signs, and its setting: what every page needs of it.

signs-all = Tous les signes
signs-fills = Motifs sur les secteurs
signs-fills-about = Teinter les secteurs radioactifs ; les signes gardent leurs motifs
table-key-signs = Les signes d’ici, un à un
