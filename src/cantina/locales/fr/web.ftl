# Ce que seul le web dit : le cadre de chaque jeu.

## Partout

web-close = Fermer
web-menu = Menu
web-key-Space = Espace
web-key-Enter = Entrée
web-language = Langue
web-theme-to-light = Passer au thème clair
web-theme-to-dark = Passer au thème sombre
web-skip = Aller au contenu
web-rule = Règle { $rule }
web-loading = Un instant …
web-retry = Réessayer
web-back-home = Retour à l’accueil
web-nowhere = Il n’y a rien ici
web-nowhere-why = L’adresse { $path } ne mène nulle part.
web-guest = Invité
web-copied = Copié.

web-nav = Pages
web-nav-play = Jouer
web-nav-watch = Regarder
web-nav-learn = Apprendre
web-nav-score = Feuille de score
web-nav-rules = Règles
web-nav-settings = Réglages
web-nav-about = À propos
web-nav-me = Vous

## Quand cela ne va pas

web-problem-bug = Une erreur s’est produite dans Cantina ; vous n’y êtes pour rien.
web-problem-unreachable = Le serveur est injoignable.
web-problem-no_table = Cette table n’existe pas.
web-problem-bad_invite = Cette invitation n’est pas valable, ou elle a déjà servi.
web-problem-slow_down = C’était trop souvent. Attendez un peu.
web-problem-not_asked = Ce n’est plus à vous de décider.
web-problem-stale = La partie a avancé entre-temps.
web-problem-no_undo_nothing = Il n’y a rien à annuler.
web-problem-no_undo_others = D’autres ont décidé depuis ; on ne peut plus annuler.
web-problem-no_undo_revealed = Quelque chose a été révélé depuis ; on ne peut plus annuler.
web-problem-private = Il faut une invitation pour cette table.

## Accueil

web-home-title = Jouer
web-home-continue = Reprendre
web-home-new = Nouvelle table
web-home-play = Jouer
web-home-alone = Entrer en solo
web-home-players = { $fewest }–{ $most } joueurs · { $minutes } min
web-home-together = { $fewest }–{ $most } joueurs ensemble · { $minutes } min
web-home-bots = Bots : { $level }
web-home-your-move = À vous
web-home-waiting = À eux de jouer
web-home-join = Rejoindre une table
web-home-join-go = Rejoindre

## Table

web-new-seats = Places
web-new-open = Ouvrir la table
web-table-title = Table
web-table-away-now = absence
web-table-seat = Place { $number }
web-table-empty = Place libre
web-table-fill = Y mettre un bot
web-table-take = S’asseoir
web-table-waiting = En attente de { $names }
web-table-yours = À vous de décider
web-table-closed = Cette table a été abandonnée.
web-table-over = La partie est terminée.
web-table-rematch = Rejouer
web-table-replay = Revoir
web-table-undo = Annuler
web-table-away = Laisser un bot jouer pour moi
web-table-back = Je suis de retour
web-table-vote = Laisser un bot jouer pour { $name }
web-table-chat = Discussion
web-table-chat-write = Dites quelque chose
web-table-chat-send = Envoyer
web-table-link-connecting = Connexion …
web-table-link-waiting = La connexion est perdue. Nouvel essai …
web-table-link-polling = Connecté sans liaison directe
web-table-link-ended = La connexion a pris fin.
web-table-bot = bot · { $bot }

## Autres pages

web-replay-title = Revoir la partie
web-rules-title = Règles : { $game }
web-rules-chapters = Chapitres
web-rules-english = Le livret n’est qu’en anglais pour l’instant.
web-learn-title = Apprendre : { $game }
web-score-title = Feuille de score
web-watch-title = Regarder
web-watch-look = Voir
web-me-title = Vous
web-me-name = Nom
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-me-login = Connecté en tant que { $login }
web-me-sign-out = Se déconnecter
web-about-title = À propos de Cantina

## Réglages

web-settings-title = Réglages
web-settings-theme = Thème
web-settings-theme-system = Comme le système
web-settings-theme-dark = Sombre
web-settings-theme-light = Clair
web-settings-language = Langue
web-settings-language-system = Comme le navigateur
web-settings-motion = Animations
web-settings-motion-system = Comme le système
web-settings-motion-full = Toutes
web-settings-motion-less = Réduites
web-settings-sound = Son
web-settings-sound-on = Activé
web-settings-sound-off = Coupé
web-settings-scale = Taille de la table
web-settings-scale-auto = Selon la fenêtre
