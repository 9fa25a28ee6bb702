# Les leçons, le guide à la table et les règles.

learn-how = Apprenez en jouant : un guide s’assied à une vraie table et montre une chose à la fois. Partez quand vous voulez ; vous reprendrez au même endroit.
learn-begin = Commencer
learn-continue = Continuer
learn-resume = Retour à la table
learn-start = Commencer
learn-repeat = Encore
learn-start-lesson = Commencer la leçon « { $lesson } »
learn-done = terminée
learn-row-next = Ensuite : { $lesson }
learn-row-done = Toutes les leçons sont terminées
learn-coach = Guide
learn-smaller = Réduire le guide
learn-step = Leçon { $lesson } · étape { $step } sur { $of }
learn-guided = Partie guidée
learn-guide = Je choisirais : { $action }.
learn-guide-look = Regardez la table : je choisis aussi.
learn-guide-wait = Regardez : les autres agissent.
learn-more = Plus
learn-less = Moins
learn-other = C’est possible aussi.
learn-missed = Cette occasion est passée, il y en aura d’autres.
learn-mind = Il reste à faire ce tour-ci. Touchez ce qui est entouré, ou confirmez votre choix.
learn-next-lesson = Leçon suivante : { $lesson }
learn-play-on = Finir cette partie
learn-understood = Compris
learn-finished = Terminée : { $lesson }
learn-next = Bravo. Continuez à jouer, ou passez à la leçon suivante.
learn-all-done = C’était la dernière leçon. Ouvrez votre propre table.
learn-over = La partie est finie avant la leçon. Continuez-la à une nouvelle table.
learn-new-table = Reprendre la leçon à une nouvelle table
learn-play = Ouvrir une table

learn-rule-back = Retour
learn-rule-book = Dans les règles
learn-rule-unknown = Les règles n’ont pas de { $rule }.
learn-rules-search = Chercher dans les règles
learn-rules-found = { $count ->
    [0] Aucune règle ne dit cela.
    [one] { $count } règle
   *[other] { $count } règles
}
learn-rules-part-start = Commencez ici
learn-rules-part-rules = Les règles complètes
