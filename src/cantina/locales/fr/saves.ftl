# Parties en fichiers, copies de parties en cours et ce qui aurait pu être.
save-menu = Enregistrer dans un fichier
save-about = Le fichier contient tout ce qui s’est passé jusqu’ici. Il s’ouvre sur n’importe quel serveur Cantina et dans le terminal.
save-fair = Le fichier ne doit rien révéler de la suite. À l’enregistrement, tout ce qui est caché à cette table est donc redistribué. Les décisions prises jusque-là ne pourront plus être annulées, et tout le monde ici en est informé.
save-go = Enregistrer le fichier
save-done = Enregistré. Tout ce qui est caché ici a été redistribué.
save-told = { $name } a enregistré une copie de cette partie. Tout ce qui est caché a été redistribué.
save-copies = Copies de cette partie
save-copy = Après la décision { $at } : { $name }
save-copies-about = Chaque fois, tout ce qui était caché a été redistribué.
save-lobby = Cette partie continue un fichier ou une autre partie. Elle ne compte pas au classement.
save-what-if = Et si…
save-what-if-about = Une table à vous continue à partir de ce moment. La partie d’où vous venez reste telle quelle ; là-bas, tout ce qui était caché à ce moment est redistribué.
save-back = Retour à la partie
save-open = Ouvrir une partie enregistrée
save-open-about = Choisissez un fichier enregistré à une table ou par le terminal. Ce qui s’est passé reste ; tout ce qui est encore caché est redistribué.
save-open-choose = Choisir un fichier
save-open-other = Choisir un autre fichier
save-open-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
save-open-decisions =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
save-open-others = Les autres places
save-open-bots = Des bots jouent
save-open-bots-about = La partie continue aussitôt.
save-open-people = Libres pour d’autres
save-open-people-about = Vous pourrez inviter des gens. Des bots peuvent encore compléter.
save-open-go = Continuer
