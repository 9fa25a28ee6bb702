# Ce que disent les pages autour des tables : accueil, nouvelle table, attente, vous, réglages, à propos.

## Onglet et notifications

pages-title-asked = ({ $count }) À vous · { $title }
pages-notice = C’est à vous de jouer
pages-bell = { $count ->
    [1] Une table vous attend
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}

## Mondes

pages-world-coming = En préparation

## Bienvenue

# Des mots sans genre pour la personne, séparés par des virgules, 20 lettres au plus.
pages-guest-names = Comète, Lanterne, Braise, Quartz, Nomade, Pilote, Faucon, Genièvre, Marbre, Cobalt, Écho, Orbite, Safran, Toundra, Balise, Horizon
pages-welcome = Bienvenue à la cantina
pages-welcome-how = Sans inscription ni installation. { $goal }
pages-welcome-name = Vous jouez sous le nom
pages-welcome-other-name = Un autre nom
pages-welcome-play = Jouer à { $game } maintenant

## Reprendre

pages-continue-count = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
pages-continue-open = Ouverte
pages-continue-since = Depuis votre dernière visite : { $news }
pages-continue-asked = La table attend votre décision.
pages-continue-bots = Les bots réfléchissent.
pages-continue-go = Reprendre
pages-continue-look = Voir
pages-left-clock = encore { $clock }
pages-left-hours = encore { $count } h
pages-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
pages-span-seconds = { $count } s
pages-span-minutes = { $count } min
pages-span-hours = { $count } h
pages-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Rejoindre, regarder, apprendre

pages-join-how = Tapez le code ou collez le lien que vous avez reçu.
pages-join-label = Code ou lien de la table
pages-join-bad = Un code a six lettres. Un lien contient /t/ et le nom de la table.
pages-watch-live = { $count } en direct
pages-watch-live-more = { $count }+ en direct
pages-watch-quiet = Aucune partie publique en ce moment.
pages-watch-of = { $count ->
    [one] { $host } · { $count } place
   *[other] { $host } · { $count } places
}
pages-watch-eyes = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
pages-watch-delay = { $count } s de retard
pages-watch-all = Toutes les tables
pages-watch-playing = En cours
pages-learn-rules = Livret de règles
pages-learn-rules-about = Chaque règle, numérotée, dans nos mots
pages-learn-score = Carnet de scores
pages-learn-score-about = Pour la partie sur votre vraie table

## Bots

pages-level = Force du bot
pages-level-rookie = Novice
pages-level-scout = Éclaireur
pages-level-hunter = Chasseur
pages-level-veteran = Vétéran
pages-level-legend = Légende
pages-thinks-random = joue n’importe quel coup permis
pages-thinks-novice = suit une règle simple, avec des fautes de débutant
pages-thinks-novice-seldom = suit une règle simple, avec une faute de temps en temps
pages-thinks-quick = suit une règle simple
pages-thinks-greedy = regarde un tour plus loin
pages-thinks-mcts = joue mille parties dans sa tête
pages-thinks-trials = joue chaque choix dans les mêmes situations et compare
pages-thinks-planner = pèse des tours entiers et leurs suites
pages-thinks-scout = essaie des coups et garde le meilleur
pages-thinks-at-once = { $about } ; répond aussitôt
pages-thinks-turn = { $about } ; jusqu’à { $seconds } s par tour
pages-regular = Personnage
pages-regular-any = Au hasard
pages-regular-none = Sans habitude

## Nouvelle table et attente

pages-seat-me = À cet écran
pages-seat-open = Place libre
pages-seat-bot = Bot
pages-seat-host = Hôte
pages-seat-you = Vous
pages-seat-screen = Joue à cet écran
pages-seat-link = Pour qui a le lien
pages-seat-bot-of = Bot, { $level } : { $about }
pages-seat-regular = Bot, { $level }. { $habit }
pages-seat-ready = C’est prêt
pages-seat-away = Pas là
pages-seat-remove = Retirer la place { $number }
pages-seat-add = Ajouter une place
pages-seat-copy = Copier un lien pour la place { $number } seulement
pages-seat-copied = Le lien de la place { $number } est copié. Il sert à une seule personne.
pages-seats-of = { $count } sur { $most }
pages-pace = Cadence
pages-pace-none = Sans pendule
pages-pace-live = En direct
pages-pace-relaxed = Tranquille
pages-pace-correspondence = Par correspondance
pages-pace-time = Par décision
pages-options = Options
pages-more = Avancé
pages-listed = Publique
pages-listed-about = Tout le monde peut la trouver, la rejoindre et la regarder
pages-listed-yes = Oui
pages-listed-no = Sur invitation
pages-delay = Délai pour les spectateurs
pages-delay-none = Aucun
pages-seed = Graine
pages-seed-chance = Au hasard
pages-seed-about = Le même nombre redonne les mêmes cartes. Une telle partie ne compte pas au classement.
pages-seed-bad = Une graine est un nombre entier à partir de 0.
pages-cancel = Annuler
pages-new-at-once = La partie commence tout de suite.
pages-new-invite = Vous recevrez un code et un lien pour les places libres.
pages-new-start = Commencer
pages-invite = Inviter
pages-invite-copy = Copier le lien
pages-invite-share = Partager le lien
pages-invite-qr = Montrer le code QR
pages-invite-scan = Scannez pour vous asseoir
pages-lobby-of = Table de { $host }
pages-lobby-waiting = { $count ->
    [one] Il manque { $count } personne.
   *[other] Il manque { $count } personnes.
}
pages-lobby-close = Fermer la table
pages-lobby-leave = Quitter la table
pages-lobby-rules = Cette table
pages-lobby-seed = La graine a été choisie : quelqu’un connaît peut-être la donne. La partie ne compte pas au classement.

## Vous

pages-account = Compte
pages-account-guest = Vous jouez sans compte : vos tables sont liées à ce navigateur. Avec un compte, elles vous suivent sur chaque appareil et vos parties sont classées.
pages-account-nobody = Avec un compte, vos tables vous suivent sur chaque appareil et vos parties sont classées. Il n’en faut pas pour jouer.
pages-account-sign-up = Créer un compte
pages-account-sign-in = Se connecter
pages-account-login = Identifiant
pages-account-password = Mot de passe
pages-account-rules = L’identifiant a de 3 à 40 caractères, sans espaces. Le mot de passe en a au moins 10, et n’est pas de ceux qu’on essaie en premier, comme un mot connu suivi d’un nombre. Personne ne peut vous renvoyer un mot de passe perdu : gardez-le bien.
pages-account-change = Changer le mot de passe
pages-account-change-rules = Au moins 10 caractères, et pas un mot de passe qu’on essaie en premier. Tous les autres appareils sont déconnectés.
pages-account-old = Mot de passe actuel
pages-account-new = Nouveau mot de passe
pages-account-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
pages-account-everywhere = Se déconnecter partout
pages-account-everywhere-sure = Tous les appareils sont déconnectés, celui-ci aussi. Il faut votre mot de passe pour revenir.
pages-account-hello = Bonjour, { $name }.
pages-account-delete = Tout supprimer
pages-account-delete-sure = Votre nom, votre compte et vos cotes sont supprimés pour toujours. Un bot continue à vos tables. C’est irréversible.
pages-account-out-sure = Vous jouez sans compte. Si vous vous déconnectez, personne ne pourra vous rendre vos tables.
pages-history = Parties jouées
pages-history-none = Vos parties terminées seront ici.
pages-history-with = avec { $names }
pages-more-games = Parties plus anciennes
pages-more-tables = Autres tables
pages-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pages-won = Victoire
pages-place = Place { $place }
pages-rating-now = Cote { $points }
pages-ratings = Cote
pages-ratings-none = Vous n’avez pas encore de cote. Elle commence avec votre première partie terminée contre un autre compte.
pages-ratings-games = { $count ->
    [one] après { $count } partie
   *[other] après { $count } parties
}
pages-ladder = Classement
pages-ladder-game = Jeu
pages-ladder-none = Aucune partie classée n’a encore été jouée sur ce serveur.
pages-ladder-place = Place
pages-ladder-points = Cote
pages-ladder-games = Parties
pages-ladder-me = Votre rang : { $place }, cote { $points }.
pages-ladder-how = Une partie compte quand au moins deux comptes la jouent jusqu’au bout. Les bots et les invités ne comptent pas. On commence à 1000.

## Réglages

pages-settings-look = Apparence
pages-settings-play = À la table
pages-settings-confirm = Confirmer les décisions
pages-settings-confirm-about = Demander avant chaque décision
pages-settings-sound-about = Discret, et seulement à la table
pages-settings-notices = M’avertir quand c’est à moi
pages-settings-notices-about = Une notification du navigateur quand vous êtes dans un autre onglet
pages-settings-notices-refused = Le navigateur n’autorise pas les notifications de cette page.

## À propos

pages-about-what = Cantina est une table de jeux de société sur ordinateur, pour des personnes et des bots, exactement selon leurs règles. C’est un logiciel libre.
pages-about-unofficial = C’est un projet de fans, non officiel, sans lien avec les éditeurs des jeux ni les propriétaires de leurs univers, et non approuvé par eux. Star Wars et ses noms sont des marques de Lucasfilm ; S.T.A.L.K.E.R. est une marque de GSC Game World ; les jeux appartiennent à leurs éditeurs. Les règles sont dites dans nos mots ; aucune de leurs images, aucun logo, aucune phrase n’est repris.
pages-about-provenance = D’où viennent les nombres
pages-about-provenance-how = Une marque accompagne tout ce que les livrets de règles n’impriment pas : cartes, unités, lieux et missions. Appuyez dessus, ou ouvrez la carte, pour voir d’où vient chaque valeur. Les cartes de la table la portent dans vos premières parties ; les réglages changent cela.
pages-about-pack = Les valeurs de votre propre boîte
pages-about-pack-how = Si vous possédez un jeu, vous pouvez saisir ici, sur sa page, les valeurs imprimées et jouer avec. Ou dans un pack, une copie du dossier de contenu avec vos nombres : la première commande le vérifie, les autres y jouent, dans le navigateur et dans le terminal.
pages-about-credits = Fait avec
pages-about-icons = { $count ->
    [one] { $count } icône
   *[other] { $count } icônes
}
pages-about-drawn = Les Game Icons sont dessinées par Lorc, Delapouite et beaucoup d’autres. Elles sont ici colorées et assemblées.
pages-about-versions = Versions et licence
pages-about-rules = règles { $behaviour }, contenu { $digest }
pages-about-license = Cantina est sous licence MIT. Les licences de ses composants sont indiquées plus haut.
