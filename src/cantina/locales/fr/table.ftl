# The table shell around every game, and the replay.

table-of = Table de { $name }
table-watching = Vous regardez
table-ask = Ce qui est demandé
table-map-whole = Plateau entier
table-map-near = De plus près
table-choices = Tous les choix
table-keys = Touches
table-key-tab = Vers la partie suivante de la table
table-key-arrows = Le long d’une rangée ou sur le plateau
table-key-enter = Presser ce qui est éclairé ou sélectionné
table-key-escape = Fermer, reposer, revenir
table-key-rule = La règle derrière la question
table-key-keys = Cette liste
table-key-map = Vers la carte
table-key-next = Vers le choix suivant sur la carte
table-key-previous = Vers le choix précédent
table-key-own = Vers le suivant des vôtres
table-key-target = Vers la cible suivante
table-key-read = Lire à voix haute ce qui est ici
table-key-log = Vers le journal
table-key-card = Prendre une carte de votre main
table-sure = Vous confirmez ?
table-sure-yes = Oui
table-sure-no = Non
table-confirm-on = Demander avant chaque décision
table-confirm-off = Ne plus demander avant les décisions
table-bot-for-you = Un bot joue pour vous.
table-kept = Gardé : { $action }
table-kept-why = Pas de connexion. Votre réponse partira d’elle-même dès votre retour.
table-kept-late = Votre réponse était déjà arrivée.
table-refused = Ce choix n’a pas été accepté
table-refused-again = Rien n’a changé : choisissez de nouveau.
table-refused-on = La partie continue d’elle-même.
table-refused-read = D’accord
table-thinks = { $name } ({ $level }) réfléchit
table-thinks-long = { $seconds ->
    [one] Depuis { $seconds } seconde
   *[other] Depuis { $seconds } secondes
}
table-together = { $name } décide pour le groupe. Proposez quelque chose.
table-together-bot = { $name }, un bot, décide pour le groupe et suit l’avis de la majorité.
table-propose = Proposer : { $what }
table-propose-it = Proposer
table-propose-back = Retirer : { $what }
table-proposals = Propositions
table-proposal = { $names } : { $what }
table-proposed-by = Proposition de { $names }.
table-time-left = { $seconds ->
    [one] Il reste { $seconds } seconde
   *[other] Il reste { $seconds } secondes
}
table-hurry = { $seconds ->
    [one] Il ne reste que { $seconds } seconde.
   *[other] Il ne reste que { $seconds } secondes.
}
web-table-winners = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } gagnent ensemble.
}
table-score = Score
table-score-close = Retour à la table
table-rematch-join = Rejoindre la partie suivante

## Hints

table-hint = Suggestion
table-hint-do = Un bot ferait ceci : { $action }
table-hint-then = Ensuite :
table-hint-only = Il n’y a pas d’autre choix.
table-hint-better = Mieux que « { $other } » d’environ { $gain }.
table-hint-either = Aussi bon : { $others }. Tout le reste est moins bon d’environ { $gain }.
table-hint-equal = Rien ne se détache
table-hint-equal-why = Autant qu’un bot puisse en juger, ces choix se valent à peu près : { $others }.
table-hint-decides = Cela peut décider de la partie.
table-hint-gain = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-hint-follow = Le faire
table-hints-used = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
}

## Log

table-log = Journal
table-log-earlier = Montrer les lignes précédentes
table-log-new = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
table-moment = Montrer ce moment
table-moment-shown = Vous voyez un moment passé
table-moment-back = Revenir au présent
table-missed = Pendant votre absence
table-missed-go = Continuer

## People

table-people = Participants
table-seat-decides = décide
table-seat-here = est là
table-seat-replaced = pas là · { $bot } joue
table-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
table-vote-clock = Un bot pourra jouer à sa place une fois son temps écoulé.
table-vote-soon = Sans son retour, la majorité pourra laisser jouer un bot dans
table-vote-loss = Son temps est écoulé. Sans son retour, une partie classée compte comme perdue.
table-vote-unrated = Un bot joue si la majorité le veut. Sans son retour, la partie ne change pas sa cote.
table-watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
table-delay = { $seconds ->
    [one] Les spectateurs voient tout avec { $seconds } seconde de délai.
   *[other] Les spectateurs voient tout avec { $seconds } secondes de délai.
}
table-said = { $name } : { $text }
table-chat-watching = Vous regardez. Seuls les joueurs écrivent ici.
table-chat-private = Cette table est privée : seuls les joueurs lisent et écrivent ici.
table-chat-mute = Ne plus lire { $name }
table-chat-muted = Vous ne lisez plus { $name }.
table-chat-unmute = Lire à nouveau
table-ran-out = Temps écoulé pour { $name } : la décision a été prise sans attendre.
table-ran-out-you = Votre temps est écoulé : une décision a été prise pour vous.
table-seat-ran-out = temps écoulé · { $bot } joue
table-chat-none = Personne n’a encore rien dit.
table-pass = Passez l’écran à { $name }
table-pass-why = Vous êtes plusieurs à jouer sur cet écran : que personne d’autre ne regarde.
table-pass-ready = C’est moi, { $name }
table-leave = Quitter la table
table-leave-what = Un bot jouera pour vous. Vous pouvez revenir à tout moment tant que la partie dure. Sinon, une partie classée compte comme perdue.
table-leave-stay = Rester

## Connection

table-reload = Recharger
table-ended-client = Cette page n’est plus à jour.
table-ended-sign_in = Votre session est terminée.
table-ended-not_yours = Cette place n’est plus la vôtre.
table-ended-no_table = Cette table ne peut pas être montrée ici.
table-ended-left = Vous avez quitté la table.

## Report

table-report = Signaler un problème
table-report-record = Le fichier contient toute la partie, ce que vous voyez et les versions. À vous de décider à qui le donner.
table-report-view = Le fichier contient ce que votre place peut voir, ce qui s’est passé et les versions. Aucune carte cachée n’y figure. À vous de décider à qui le donner.
table-report-what = Qu’est-ce qui n’a pas marché ?
table-report-save = Enregistrer le fichier

## Replay

replay-step = Décision { $at } sur { $of }
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-is = ×{ $speed }
replay-before = Un pas en arrière
replay-after = Un pas en avant
replay-turn-before = Un tour en arrière
replay-turn-after = Un tour en avant
replay-first = Au début
replay-last = À la fin
replay-eyes = Vu par
replay-eyes-all = le public
replay-continue = Continuer d’ici
replay-download = Enregistrer la partie
replay-share = Copier le lien vers ce moment
replay-not-yet = On peut revoir la partie quand elle est finie.
