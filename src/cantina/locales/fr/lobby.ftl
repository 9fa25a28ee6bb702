# Entre amis à la table : l’invitation, l’attente, les tables ouvertes.

## Invitation

lobby-invites = { $host } vous invite à
lobby-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-age = dès { $age } ans
lobby-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lobby-pace = { $name }, { $time } par décision
lobby-nutshell = En bref
lobby-at-table = À la table
lobby-bot-of = Bot, { $level }
lobby-guest = Sur invitation
lobby-free = Place libre
lobby-free-about = Pour vous, si vous voulez
lobby-name = Votre nom à la table
lobby-no-account = Pas besoin de compte. La partie commence quand tout le monde à la table a pressé « C’est prêt ».
lobby-watch = Seulement regarder
lobby-how-to-play = Comment jouer

## Attente

lobby-you-host = Vous, hôte de la table
lobby-asked-again = Invitation à rejouer envoyée
lobby-name-of = Nom à la place { $number }
lobby-player = Joueur { $number }
lobby-ready = C’est prêt
lobby-not-ready = Pas encore
lobby-not-ready-yet = On attend encore le « C’est prêt » de : { $names }.
lobby-waits-for-you = Les autres attendent votre « C’est prêt ».
lobby-starts-itself = La partie commence d’elle-même 3 secondes après le dernier « C’est prêt » ; chacun peut l’arrêter.
lobby-starts = { $seconds ->
    [0] La partie commence.
    [one] La partie commence dans { $seconds } seconde.
   *[other] La partie commence dans { $seconds } secondes.
}
lobby-starts-about = Chacun à la table peut l’arrêter.
lobby-stop = Arrêter
lobby-start-now = Commencer sans attendre
lobby-reach-local = Cette adresse ne marche que sur cet ordinateur.
lobby-reach-lan = Chez vous, vos amis ont besoin de celle d’en dessous.
lobby-reach-home = Dans votre réseau local
lobby-reach-closed = Vos amis ne peuvent pas encore atteindre cet ordinateur.
lobby-reach-how = Fermez Cantina et lancez-la avec :
lobby-reach-lost = Aucune adresse de réseau local n’a été trouvée. Connectez cet ordinateur à un réseau et rouvrez cette page.
lobby-code = ou avec le code, à la page « Jouer » :

## Tables ouvertes

lobby-open-tables = Tables ouvertes
lobby-any-game = Tous les jeux
lobby-any-pace = Tous les rythmes
lobby-nobody = Personne n’attend. Ouvrez une table, ou jouez contre un bot en attendant.
lobby-host-note = { $host } · { $note }
lobby-free-seats = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
lobby-play-instead = Jouer une partie
lobby-note = Un mot pour ceux qui cherchent une table
lobby-note-example = Bienvenue aux débutants
lobby-timed-out = Votre temps s’est écoulé deux fois : un bot joue pour vous jusqu’à votre retour.
