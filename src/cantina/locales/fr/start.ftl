# Avant une partie : son but, et comment commencer.

start-how = Votre première partie ici. Comment commencer ?
start-side = Votre première bataille. Quel camp ?
start-facts = Environ { $minutes } min · { $bots ->
    [0] en solo
    [one] { $bots } bot
   *[other] { $bots } bots
}
start-recommended = Conseillé
start-change = Changer
start-another = Un autre jeu
start-coach-about = Explique chaque nouveauté une fois
start-against = { $count ->
    [one] Contre { $count } bot : { $level }
   *[other] Contre { $count } bots : { $level }
}
start-with = { $count ->
    [one] Avec { $count } bot : { $level }
   *[other] Avec { $count } bots : { $level }
}
start-go-guided = Lancer la partie guidée
start-go-straight = Commencer
start-go-together = Entrer ensemble
start-go-read = Lire les règles
start-hunters-guided = Première partie guidée
start-hunters-guided-about = Une vraie partie. Le guide explique chaque chose au moment utile.
start-hunters-read = Lire d’abord
start-hunters-read-about = Les règles, avec des images et une recherche.
start-zone-guided = Première partie guidée
start-zone-guided-about = Une vraie partie. Le guide explique chaque chose au moment utile.
start-zone-read = Lire d’abord
start-zone-read-about = Les règles, avec des images et une recherche.
start-hunters-straight = Je connais les règles
start-hunters-straight-about = La partie complète tout de suite. Un indice reste à portée de touche.
start-zone-straight = Je connais les règles
start-zone-straight-about = Entrer en solo dans la Zone, tout de suite.
start-zone-together = Avec des bots
start-zone-together-about = D’autres stalkers entrent avec vous.
start-hunters-goal = Ramenez des cibles célèbres en brisant leurs défenses. Le plus de points après les derniers tours gagne.
start-hunters-a = Piocher et choisir
start-hunters-a-about = Cinq cartes, dont une secrète.
start-hunters-b = Révéler ensemble
start-hunters-b-about = Les chasseurs attaquent vos cibles.
start-hunters-c = Passer la main
start-hunters-c-about = Le reste part à gauche.
start-hoth-goal = Deux armées sur la glace. Prenez 4 médailles avant l’ennemi : une par unité détruite.
start-hoth-a = Jouer une carte
start-hoth-a-about = Elle dit qui agit.
start-hoth-b = Voir et se déplacer
start-hoth-b-about = Un hexagone et attaquer, ou deux.
start-hoth-c = Lancer les dés
start-hoth-c-about = Chaque touche enlève une figurine.
start-hoth-role-empire = Plus de figurines par unité : les erreurs pardonnent. Vous jouez en second et voyez venir les Rebelles.
start-hoth-role-rebel = Moins de figurines, plus de cartes en main. Vous jouez en premier. Un départ plus dur.
start-hoth-wins = Gagne { $wins } parties de bots sur 100
start-zone-goal = Glissez-vous dans la Zone, trouvez ce que veut la mission et ressortez en vie à temps.
start-zone-a = Trois actions par tour
start-zone-a-about = Marcher, fouiller, tirer, se préparer.
start-zone-b = Rester invisible
start-zone-b-about = Les cônes de lumière montrent ce que voient les bandits.
start-zone-c = La Zone répond
start-zone-c-about = Les ennemis vont là où il y a eu du bruit.
