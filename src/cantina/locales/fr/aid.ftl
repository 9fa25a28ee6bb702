# The player aid: beside the board, as a sheet, on paper, in the terminal.

aid-title = Aide de jeu
# A tab beside the board: few letters.
aid-tab = Aide
aid-whole = Aide entière
aid-print = Imprimer
aid-paper = Papier
aid-leaves = Parties de l’aide
aid-steps = Ordre du tour
# A state that my figure is in.
aid-have = vous l’avez
aid-waiting = En attente de { $name }
# Back to what is asked at the table.
aid-back = Y retourner
aid-nothing = On ne vous demande rien pour l’instant.
aid-players = Joueurs : { $fewest }–{ $most }
aid-told = Dans nos propres mots ; un numéro comme { $rule } mène à la règle.
# At the foot of the printed sheet of a game that has no such words of its own.
aid-foot = Non officiel, dans nos propres mots. Les valeurs qu’aucune règle n’imprime sont de nous.
aid-absent = Ce jeu n’a pas d’aide de jeu.
play-help-aid = l’aide de jeu : ordre du tour, attaque, symboles
web-problem-no_aid = Ce jeu n’a pas d’aide de jeu.
