# Éditeurs de scénarios et de missions.

editor-undo = Annuler
editor-redo = Rétablir
editor-checking = Vérification…
editor-sound = Prêt à être joué.
editor-unsound = Pas encore jouable
editor-begin = Partir de…
editor-save = Enregistrer un fichier
editor-open = Ouvrir un fichier
editor-opened = C’est ouvert.
editor-text = En texte
editor-text-take = Prendre ce texte
editor-share = Partager
editor-invite = Jouer avec quelqu’un
editor-link = Copier un lien
editor-linked = Le lien est dans le presse-papiers. Qui l’ouvre peut modifier sa propre copie et y jouer.
editor-unread = Le texte contient quelque chose d’illisible :
editor-fix = à corriger :
editor-weigh = à peser :
editor-show = Montrer
editor-locked =
    { $count ->
        [one] { $count } problème à corriger avant de partager un lien.
       *[other] { $count } problèmes à corriger avant de partager un lien.
    }
