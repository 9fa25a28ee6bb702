# Ses propres valeurs : ce que quelqu’un lit sur les cartes de sa boîte, à la place des nôtres.
box-of = { $owner } : { $count ->
    [one] { $count } valeur diffère des nôtres
   *[other] { $count } valeurs diffèrent des nôtres
}
box-refused = { $count ->
    [one] { $count } valeur ne peut pas être reprise
   *[other] { $count } valeurs ne peuvent pas être reprises
}
box-needless = { $count ->
    [one] { $count } valeur n’est plus utile : la nôtre est la même
   *[other] { $count } valeurs ne sont plus utiles : les nôtres sont les mêmes
}
box-field = Champ
box-value = Valeur
box-reason = Pourquoi
box-written = Écrit dans { $folder } : contenu { $digest }
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
box-problem-together = { $file } { $row } : { $reason }
web-problem-no_boxes = Ce serveur ne joue qu’avec ses propres valeurs.
web-problem-boxes_of_accounts = Sur ce serveur, il faut un compte pour jouer avec sa boîte. Connectez-vous d’abord.
web-problem-enough_boxes = Trop de boîtes différentes sont utilisées depuis votre réseau. Terminez d’abord l’une de ces parties.
