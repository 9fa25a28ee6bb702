# Le terminal : liste des jeux, partie, relecture, contenu.

## Liste des jeux

games-title = Les jeux de cette table
games-seats = { $fewest } à { $most } { $most ->
         [one] joueur
        *[other] joueurs
    }
games-minutes = environ { $minutes } minutes
games-default = par défaut
games-start = Pour jouer : { $command }

## Partie

play-person = Joueur { $number }
play-welcome = { $game }. À la table : { $names }.
play-bot = { $name } (bot : { $bot })
play-saved-as = Graine { $seed }. Chaque décision est enregistrée dans { $file }
play-resumed = La partie reprend après { $count ->
    [one] { $count } décision.
   *[other] { $count } décisions.
}
play-thinking = { $name } réfléchit…
play-prompt = Votre choix
play-prompt-help = ? pour l’aide
play-bad-input = « { $input } » ne veut rien dire ici. Tapez ? pour voir ce que vous pouvez taper.
play-no-choice = Il n’y a pas de choix { $number } ; il y en a { $count ->
    [1] un seul
    [one] { $count }
   *[other] { $count }
}.
play-undone = Votre dernière décision est annulée.
play-no-undo = Impossible d’annuler : { $reason }.
play-no-undo-nothing = il n’y a rien à annuler
play-no-undo-others = quelqu’un d’autre a décidé depuis
play-no-undo-revealed = quelque chose a été révélé depuis
play-hint = Un bot choisirait { $number } : { $choice }
play-curtain = Passez le clavier à { $name }.
play-curtain-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
play-quit = Enregistré. Pour continuer : { $command }
play-no-rule = Il n’y a pas de règle { $rule }.
play-rules-absent = Le texte des règles n’est pas sur cet ordinateur.
play-no-sign = Aucun signe ne s’appelle « { $query } » ni n’a cet aspect.
play-no-card = Aucune carte ne s’appelle « { $query } ».
play-which-card = Quelle carte ? Donnez son numéro dans la liste ou une partie de son nom.
play-many-cards = { $count ->
    [one] { $count } autre carte porte ce nom.
   *[other] { $count } autres cartes portent ce nom.
}
play-no-player = Il n’y a pas de joueur « { $query } » ; les joueurs sont { $names }.
play-help-title = Ce que vous pouvez taper
play-help-number = choisir ce qui porte ce numéro
play-help-undo = annuler votre dernière décision
play-help-hint = demander une suggestion à un bot
play-help-score = le score si la partie s’arrêtait maintenant
play-help-table = regarder la table d’un joueur : t 2 ou t { $name }
play-help-discards = les défausses
play-help-rule = le texte d’une règle : r { $rule }
play-help-card = une carte et l’origine de ses valeurs : c 1, ou une partie de son nom
play-help-legend = tous les signes et leur sens : l, ou l rouge
play-help-board = revoir la table
play-help-help = cette aide
play-help-quit = enregistrer et quitter
play-score-now = Le score si la partie s’arrêtait maintenant
play-score-final = Score final
play-discards = Défausses
play-winner = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
play-reasons = Entrée pour finir, ou le numéro d’un joueur pour voir d’où viennent ses points : { $names }
play-score-of = { $name } : { $score }
play-and = { $first } et { $last }

## Rediffusion

replay-verified =
    { $count ->
        [one] Vérifié : { $count } décision se rejoue, et chaque dé, chaque donne vient de la graine de cet enregistrement.
       *[other] Vérifié : { $count } décisions se rejouent, et chaque dé, chaque donne vient de la graine de cet enregistrement.
    }
replay-verify-commitment = Empreinte de cette graine : { $commitment }
replay-verify-same = C’est bien l’empreinte indiquée : la graine était fixée à l’ouverture de la table.
replay-verify-part = C’est bien l’empreinte indiquée : la graine était fixée jusqu’à la décision { $at }. Une copie de la partie a alors été prise, et la suite vient d’une autre graine.
replay-verify-chosen =
    { $count ->
        [one] { $count } décision se rejoue avec la graine { $seed }. Quelqu’un l’a choisie ou a pu la deviner : aucune table n’a montré son empreinte.
       *[other] { $count } décisions se rejouent avec la graine { $seed }. Quelqu’un l’a choisie ou a pu la deviner : aucune table n’a montré son empreinte.
    }
replay-title = { $game }, { $seats } { $seats ->
         [one] joueur
        *[other] joueurs
    }, graine { $seed }
replay-length = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
replay-part = Montré jusqu’à la décision { $shown } sur { $count }.
replay-unfinished = La partie n’est pas finie.
replay-score = Le score à ce moment
replay-seat = Vu par { $name }.
replay-all = Toutes les cartes sont montrées.
report-title = Rapport du { $made } : { $game }
report-other = Le rapport a été fait avec { $name } { $other } ; ici c’est { $here }.
report-running = La partie était en cours : place { $seat }, révision { $rev }. Le rapport ne contient que ce que cette place savait.
report-events = Ce qui s’était passé
report-view = Ce que la place voyait
report-asked = Question : { $ask }

## Contenu

content-title = { $game } : contenu { $digest }
content-file = Fichier
content-rows = Lignes
content-total = Ensemble
content-good = Le contenu est complet et correspond à la liste du matériel.
content-values = D’où viennent les valeurs
content-legend = { $mark } marque une valeur reconstituée : elle s’accorde avec tout ce qui est connu, mais celle de la carte imprimée peut différer.
content-source = Source : { $source }
content-note = Note : { $note }
content-values-from = Les nombres suivent le fait { $fact }.
content-rules = Règles : { $rules }
content-id = Code
