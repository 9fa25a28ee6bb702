# Entre amis à la table : l’invitation, l’attente, les tables ouvertes.

## Invitation

lobby-invites = { $host } vous invite à
lobby-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lobby-pace = { $name }, { $time } par décision
lobby-nutshell = En bref
lobby-nutshell-hunters-1 = Posez une cible sur la table
lobby-nutshell-about-hunters-1 = Sa défense est son prix, le ruban ses points.
lobby-nutshell-hunters-2 = Envoyez des chasseurs
lobby-nutshell-about-hunters-2 = Vert, bleu et orange doivent atteindre la défense.
lobby-nutshell-hunters-3 = Capturez-la pour ses points
lobby-nutshell-about-hunters-3 = Les chasseurs coûtent des pénalités. Après une quatrième capture, il reste deux tours.
lobby-nutshell-hoth-1 = Jouez une carte de commandement
lobby-nutshell-about-hoth-1 = Elle dit lesquelles de vos unités reçoivent un ordre.
lobby-nutshell-hoth-2 = Déplacez, puis attaquez
lobby-nutshell-about-hoth-2 = Les dés décident : les touches retirent des figurines, les drapeaux font battre en retraite.
lobby-nutshell-hoth-3 = Gagnez des médailles
lobby-nutshell-about-hoth-3 = Pour les unités détruites et les objectifs. Qui en a assez en premier gagne.
lobby-nutshell-zone-1 = Glissez-vous dans la Zone
lobby-nutshell-about-zone-1 = Restez hors de vue : qui vous voit ou vous entend vient vous chercher.
lobby-nutshell-zone-2 = Faites ce qu’il y a à faire
lobby-nutshell-about-zone-2 = Chaque mission a ses objectifs, ses anomalies et son butin.
lobby-nutshell-zone-3 = Revenez en vie
lobby-nutshell-about-zone-3 = Vous gagnez ensemble ou perdez ensemble.
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
