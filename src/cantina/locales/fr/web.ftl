# Ce que seul le web dit : le cadre de chaque jeu.

## Partout

web-percent = { $percent } %
labelled = { $label } : { $text }
said-then = { $first } ; { $then }
web-close = Fermer
web-menu = Menu
web-key-Space = Espace
web-key-Enter = Entrée
web-language = Langue
web-theme-to-light = Passer au thème clair
web-theme-to-dark = Passer au thème sombre
web-skip = Aller au contenu
web-rule = Règle { $rule }
web-loading = Un instant…
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
web-nav-score = Carnet de scores
web-nav-rules = Règles
web-nav-settings = Réglages
web-nav-about = À propos
web-nav-me = Vous

## Quand cela ne va pas

web-problem-bug = Une erreur s’est produite dans Cantina ; vous n’y êtes pour rien.
web-problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-problem-ended = La connexion à cette table est terminée. Rouvrez la table.
web-problem-storage = Le serveur n’a pas pu l’enregistrer. Rien n’a changé : réessayez.
web-problem-unavailable = Le serveur est occupé. Revoyez la table, puis réessayez.
web-problem-shape = Le serveur n’a pas compris cette page. Rechargez-la et réessayez.
web-problem-too_big = C’est trop à la fois. Envoyez-en moins.
web-problem-hello = Cette page et le serveur se sont perdus. Rechargez la page.
web-problem-no_file = Ce fichier ne fait pas partie du jeu.
web-problem-no_way = Il n’y a rien à cette adresse. Rechargez la page ou revenez à l’accueil.
web-problem-origin = Cette page vient d’une autre adresse. Ouvrez Cantina à la sienne.
web-problem-bad_options = C’est impossible ainsi. Vérifiez les noms et les réglages, puis réessayez.
web-problem-bad_language = Cantina ne parle pas cette langue. Choisissez-en une autre dans les réglages.
web-problem-bad_claim = Une carte est comptée plus souvent qu’elle n’existe, ou au mauvais endroit. Vérifiez les cartes.
web-problem-no_game = Ce jeu n’est pas sur ce serveur. Choisissez-en un à l’accueil.
web-problem-no_rules = Les règles de ce jeu ne sont pas sur ce serveur. La personne qui s’en occupe peut les ajouter.
web-problem-no_figures = Personne n’a encore mesuré ces scénarios ici. Vous pouvez y jouer quand même.
web-problem-no_player = Ce compte n’existe pas, ou plus. Vérifiez l’adresse.
web-problem-no_table = Cette table n’existe pas, ou plus. Vérifiez le lien.
web-problem-who = Le serveur ne sait pas qui vous êtes. Rechargez la page et entrez votre nom.
web-problem-token = Vous n’êtes plus connecté ici. Connectez-vous à nouveau.
web-problem-wrong = Identifiant ou mot de passe incorrect.
web-problem-bad_login = Un identifiant a de 3 à 40 caractères, sans espace. Choisissez-en un autre.
web-problem-bad_password = Un mot de passe a au moins 10 caractères, sans compter les espaces autour. Choisissez-en un plus long.
web-problem-common_password = On essaierait ce mot de passe en premier. Choisissez-en un plus difficile à deviner, par exemple quelques mots.
web-problem-busy = Beaucoup de monde se connecte en ce moment. Réessayez dans un instant.
web-problem-no_account = C’est réservé aux comptes. Créez-en un d’abord.
web-problem-login_taken = Cet identifiant est déjà pris. Choisissez-en un autre.
web-problem-has_account = Vous avez déjà un compte. Déconnectez-vous d’abord pour en créer un autre.
web-problem-name_taken = Quelqu’un à cette table a ce nom. Choisissez-en un autre.
web-problem-no_code = Ce code est faux ou n’est plus valable. Vérifiez les lettres ou demandez un nouveau lien.
web-problem-invite_expired = Cette invitation a expiré. Demandez-en une nouvelle à l’hôte de la table.
web-problem-bad_invite = Cette invitation n’est pas valable, ou elle a déjà servi. Demandez-en une nouvelle à l’hôte de la table.
web-problem-private = Il faut une invitation pour cette table. Demandez un lien à son hôte.
web-problem-no_seat = Il n’y a pas de place libre là. Choisissez une autre place ou une autre table.
web-problem-taken = Cette place est prise. Choisissez-en une autre.
web-problem-not_open = Cette partie a commencé, ou sa table est fermée. Vous pouvez la regarder ou rejoindre une autre table.
web-problem-closed = Cette table est fermée. Il ne s’y passera plus rien : ouvrez-en une autre.
web-problem-finished = La partie est finie. Revoyez-la ou rejouez.
web-problem-not_finished = C’est possible seulement quand la partie est finie. Jouez-la d’abord jusqu’au bout.
web-problem-other_rules = Cette partie suivait des règles plus anciennes. On ne peut ni la revoir ni la continuer ; commencez-en une autre.
web-problem-not_yours = Seul le joueur à cette place peut le faire. Si c’est la vôtre, ouvrez votre lien ou connectez-vous.
web-problem-not_host = Seul l’hôte de la table peut le faire. Demandez-lui.
web-problem-which_seat = Vous avez plusieurs places ici. Choisissez celle qui décide.
web-problem-no_vote = Seuls les autres joueurs de la table peuvent voter. Prenez place à la prochaine partie.
web-problem-here = Ce joueur est de retour ; pas besoin de bot.
web-problem-vote_early = Pas encore : son temps doit être écoulé ou, sans pendule, son absence doit durer trois minutes.
web-problem-others_play = D’autres jouent à cette table. Vous pouvez la quitter ; un bot jouera pour vous.
web-problem-watching = Vous regardez. Seuls les joueurs écrivent ici.
web-problem-no_hint = Aucun bot n’a répondu à temps. Redemandez, ou décidez vous-même.
web-problem-not_alone = L’accompagnement n’existe que dans une partie contre des bots.
web-problem-stale = La partie a avancé entre-temps. Regardez à nouveau, puis décidez.
web-problem-illegal = C’est impossible maintenant. Choisissez parmi ce qui est proposé.
web-problem-slow_down = Trop d’essais. Attendez un instant.
web-problem-enough_tables = Trop de tables sont ouvertes depuis votre connexion internet, peut-être par d’autres chez vous ou à l’école. Terminez ou fermez une partie, ou réessayez demain.
web-problem-enough_alone = Vous avez déjà plusieurs parties où seuls des bots jouent. Fermez-en une, ou attendez qu’une se termine.
web-problem-not_asked = Ce n’est plus à vous de décider.
web-problem-no_undo_nothing = Il n’y a rien à annuler.
web-problem-no_undo_others = D’autres ont décidé depuis ; on ne peut plus annuler.
web-problem-no_undo_revealed = Quelque chose a été révélé depuis ; on ne peut plus annuler.
web-problem-no_undo_time = Le temps de cette décision est écoulé ; on ne peut plus annuler.
web-problem-rivals = Pendant la partie, on ne copie qu’un jeu où tous jouent ensemble. Jouez d’abord celle-ci jusqu’au bout.
web-problem-not_now = Quelqu’un tient quelque chose que les autres ne doivent pas voir. Réessayez après cette décision.
web-problem-not_started = Cette partie n’est pas en cours. Commencez-la d’abord, ou revoyez-la.
web-problem-origin_runs = La partie dont celle-ci est issue est encore en cours, et elles partagent ses secrets. Terminez d’abord l’autre.
web-problem-bad_save = Ce fichier ne contient pas de partie jouable ici : il est abîmé ou a été modifié. Choisissez-en un autre.
web-problem-save_too_long = Ce fichier est trop long pour une partie. Choisissez-en un autre.
web-problem-save_over = La partie de ce fichier est finie. Choisissez-en une qui est encore en cours.

## Accueil

web-home-title = Jouer
web-home-continue = Reprendre
web-home-new = Nouvelle table
web-home-play = Jouer
web-home-alone = Entrer en solo
web-home-players = { $fewest }–{ $most } { $most ->
         [one] joueur
        *[other] joueurs
    } · { $minutes } min
web-home-together = { $fewest }–{ $most } { $most ->
         [one] joueur
        *[other] joueurs
    } ensemble · { $minutes } min
web-home-bots = Bots : { $level }
web-home-your-move = À vous
web-home-waiting = À eux de jouer
web-home-join = Rejoindre une table
web-home-join-go = Rejoindre

## Table

web-new-seats = Places
web-new-open = Ouvrir la table
web-table-title = Table
web-table-away-now = pas là
web-table-seat = Place { $number }
web-table-empty = Place libre
web-table-fill = Y mettre un bot
web-table-take = S’asseoir
web-table-waiting = En attente de { $names }
web-table-yours = À vous de décider
web-table-closed = Cette table a été fermée.
web-asleep = Anciennes règles
web-asleep-why = Les règles ont changé depuis : cette partie ne peut pas continuer. Personne ne gagne ni ne perd.
web-asleep-close-why = Fermez la table, et vous pourrez enregistrer la partie.
web-asleep-close = Fermer la table
web-table-over = La partie est terminée.
web-table-rematch = Rejouer
web-table-replay = Relecture
web-table-undo = Annuler
web-table-away = Laisser un bot jouer pour moi
web-table-back = Je suis de retour
web-table-vote = Laisser un bot jouer pour { $name }
web-table-chat = Discussion
web-table-chat-write = Dites quelque chose
web-table-chat-send = Envoyer
web-table-link-connecting = Connexion…
web-table-link-waiting = La connexion est perdue. Nouvel essai…
web-table-link-polling = Connecté sans liaison directe
web-table-link-ended = La connexion a pris fin.
web-table-bot = bot · { $bot }
web-table-regular = bot · { $bot } · { $habit }

## Autres pages

web-replay-title = Relecture
web-rules-title = Règles : { $game }
web-rules-chapters = Chapitres
web-rules-english = Le livret n’est qu’en anglais pour l’instant.
web-learn-title = Apprendre : { $game }
web-score-title = Carnet de scores
web-watch-title = Regarder
web-watch-look = Voir
web-me-title = Vous
web-me-name = Nom
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-me-login = Identifiant : { $login }
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
