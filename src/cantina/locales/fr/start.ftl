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
start-guided = Première partie guidée
start-guided-about = Une vraie partie. Le guide explique chaque chose au moment utile.
start-read = Lire d’abord
start-read-about = Les règles, avec des images et une recherche.
start-straight = Je connais les règles
start-straight-about = La partie complète tout de suite. Une suggestion reste à portée de touche.
start-together = Avec des bots
