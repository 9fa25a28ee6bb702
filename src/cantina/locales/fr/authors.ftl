# Les auteurs des jeux de plateau, sur la page « À propos ».

authors-title = Qui a créé les jeux
authors-design = Conception
authors-art = Illustrations
authors-direction = Direction artistique
authors-layout = Mise en page des règles
authors-spanish = Édition espagnole
authors-publisher = Éditeur
authors-from-seed = Comme imprimé dans le livret.
authors-from-public = D’après une source publique : le livret à notre disposition ne nomme personne.
