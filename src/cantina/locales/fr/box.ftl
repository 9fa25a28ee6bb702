# Ses propres valeurs : ce que quelqu’un lit sur les cartes de sa boîte, à la place des nôtres.
box-of = { $owner } : { $count ->
    [one] { $count } valeur diffère des nôtres
   *[other] { $count } valeurs diffèrent des nôtres
}
box-refused = { $count ->
    [one] { $count } valeur ne peut pas être reprise
   *[other] { $count } valeurs ne peuvent pas être reprises
}
box-needless = { $count ->
    [one] { $count } valeur n’est plus utile : la nôtre est la même
   *[other] { $count } valeurs ne sont plus utiles : les nôtres sont les mêmes
}
box-field = Champ
box-value = Valeur
box-reason = Pourquoi
box-written = Écrit dans { $folder } : contenu { $digest }
box-problem-file = Rien ne peut être remplacé dans ce fichier.
box-problem-row = Cette carte n’est pas ici.
box-problem-field = Cette valeur ne peut pas être remplacée.
box-problem-printed = La nôtre est imprimée dans les règles. Indiquez l’édition qui diffère.
box-problem-number = Il faut un nombre de { $low } à { $high }.
box-problem-numbers = { $count ->
    [0] Il faut des nombres de { $low } à { $high }.
    [one] Il faut { $count } nombre de { $low } à { $high }.
   *[other] Il faut { $count } nombres de { $low } à { $high }.
}
box-problem-choice = Ce choix n’existe pas.
box-problem-flag = Il faut oui ou non.
box-problem-together = { $file } { $row } : { $reason }
web-problem-no_boxes = Ce serveur ne joue qu’avec ses propres valeurs.
web-problem-boxes_of_accounts = Sur ce serveur, il faut un compte pour jouer avec sa boîte. Connectez-vous d’abord.
web-problem-enough_boxes = Trop de boîtes différentes sont utilisées depuis votre réseau. Terminez d’abord l’une de ces parties.

# La page d’une boîte, et les tables qui jouent avec elle.
box-title = Ma boîte : { $game }
box-mine = Ma boîte
box-enter = J’ai le jeu : saisir ses valeurs
box-tree = Ce que contient la boîte
box-search = Carte, ou « diffère »
box-search-differs = diffère
box-nothing = Rien ne s’appelle ainsi ici.
box-any-order = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes, dans n’importe quel ordre
}
box-rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
box-all-ours = { $count ->
    [one] { $count } comme la nôtre
   *[other] Les { $count } comme les nôtres
}
box-card = Carte
box-name = Nom
box-state = Par rapport aux nôtres
box-cell = { $field } : { $value }, { $state ->
    [ours] de nous
    [differs] de vous, différente
   *[mine] de vous, identique
}
box-as-ours = comme nous
box-typing = en cours…
box-ours = de nous
box-differ = { $count ->
    [one] { $count } valeur diffère
   *[other] { $count } valeurs diffèrent
}
box-differ-from-ours = { $count ->
    [one] { $count } valeur diffère des nôtres
   *[other] { $count } valeurs diffèrent des nôtres
}
box-progress = Cartes : { $done } sur { $all }
box-kept = gardé dans ce navigateur
box-not-kept = ce navigateur ne garde rien : enregistrez un fichier
box-tip = Un chiffre passe au champ suivant. Entrée prend notre valeur, U annule, N passe au groupe suivant.
box-maps = Les plans se dessinent dans l’éditeur de scénarios
box-undo = Annuler
box-erase = Effacer
box-bring = Apporter une boîte
box-save = Enregistrer ou partager
box-play = Jouer avec ma boîte
box-card-number = Carte { $number }, { $state ->
    [differs] différente
    [same] comme la nôtre
   *[open] pas encore saisie
}
box-card-before = Carte précédente
box-card-next = Carte { $number }
box-next-group = Groupe suivant
box-save-title = Enregistrer ou partager ma boîte
box-owner = À qui est la boîte
box-edition = Édition qui imprime autre chose
box-edition-about = Avec une édition, même les valeurs imprimées dans les règles peuvent être changées.
box-folder = En dossier de contenu
box-folder-about = Le dossier est tout le contenu avec vos valeurs, pour le terminal et pour le réglage packs d’un serveur :
box-link = Copier un lien
box-linked = Le lien est copié. Qui l’ouvre peut prendre ces valeurs.
box-save-file = Enregistrer un fichier
box-bring-title = Apporter une boîte
box-bring-about = Choisissez le fichier d’une boîte. Il est d’abord examiné ; rien n’est pris sans votre accord.
box-choose-file = Choisir un fichier
box-nobodys = Une boîte sans nom
box-can = { $count ->
    [one] peut être jouée
   *[other] peuvent être jouées
}
box-not-needed = { $count ->
    [one] n’est plus utile
   *[other] ne sont plus utiles
}
box-cannot = { $count ->
    [one] ne peut pas être reprise
   *[other] ne peuvent pas être reprises
}
box-cannot-title = À ne pas reprendre
box-not-needed-title = Plus utiles
box-mend = { $count ->
    [one] Corriger { $count } à la main
   *[other] Corriger les { $count } à la main
}
box-leave = Laisser
box-take = { $count ->
    [one] Prendre { $count } valeur
   *[other] Prendre les { $count } valeurs
}
box-is-save = Ce fichier est une partie enregistrée.
box-is-save-go = Les parties s’ouvrent sur la première page.
box-other-game = Ce sont les valeurs d’un autre jeu.
box-other-game-go = Vers sa boîte
box-whole-long = Ce fichier est trop long pour une boîte.
box-whole-many = Ce fichier a trop de valeurs pour une boîte.
box-whole-format = Cette boîte vient d’une version plus récente.
box-whole-other = Ce fichier n’est pas une boîte.
box-whole-broken = Ce fichier est abîmé, ou n’est pas une boîte.
box-badge = { $owner } · { $count ->
    [one] { $count } valeur propre
   *[other] { $count } valeurs propres
}
box-with = { $count ->
    [one] Avec ma boîte : { $count } valeur propre
   *[other] Avec ma boîte : { $count } valeurs propres
}
box-unrated = Les cartes ont les valeurs de cette boîte. Ces parties ne changent pas les classements.
box-preview = La carte telle que vous l’avez
box-preview-about = Telle que vous l’avez saisie. Ce qui diffère des nôtres porte la marque de votre boîte.
box-unlike = { $field } : vos cartes de cette sorte diffèrent, les nôtres sont toutes égales. À vérifier.
