### Ce qu’on dit après une bataille

## Entre deux batailles d’une campagne

hoth-between-won = La bataille { $battle } est à vous, { $mine } à { $theirs }
hoth-between-lost = La bataille { $battle } est perdue, { $mine } à { $theirs }
hoth-between-watched = { $side ->
    [rebel] Les Rebelles gagnent la bataille { $battle }, { $mine } à { $theirs }
   *[empire] L’Empire gagne la bataille { $battle }, { $mine } à { $theirs }
  }
hoth-between-drawn = Personne n’a gagné à temps : la bataille revient au camp qui a le plus de médailles, à égalité aux Rebelles.
hoth-between-secrets = Objectifs secrets, dévoilés
hoth-between-secret-mine = Le vôtre
hoth-between-secret-done = Atteint : 1 carte de soutien
hoth-between-secret-missed = Manqué
hoth-between-carried = Ce qui vous reste
hoth-between-for-result = pour la bataille
hoth-between-for-secret = pour l’objectif secret
hoth-between-for-kept = gardée d’avant
hoth-between-leader = { $leader } se joint à la prochaine bataille
hoth-between-tree = La campagne jusqu’ici
hoth-between-next = Ensuite : bataille { $battle } sur { $of }
hoth-between-begins = { $side ->
    [rebel] Les Rebelles commencent.
   *[empire] L’Empire commence.
  }
hoth-between-start = Commencer la bataille { $battle }
hoth-between-waiting = C’est prêt. En attente de { $names }.

## À la fin d’une bataille

hoth-debrief-won = Vous avez gagné, { $mine } à { $theirs }
hoth-debrief-lost = Vous avez perdu, { $mine } à { $theirs }
hoth-debrief-nobody = Personne n’a gagné, { $mine } à { $theirs }
hoth-debrief-watched = { $side ->
    [rebel] Les Rebelles ont gagné, { $mine } à { $theirs }
   *[empire] L’Empire a gagné, { $mine } à { $theirs }
  }
hoth-debrief-figures = En chiffres
hoth-debrief-row-dice = Dés lancés
hoth-debrief-row-taken = Figurines ennemies retirées
hoth-debrief-row-lost = Unités perdues
hoth-debrief-row-left = Unités restantes
hoth-debrief-other-side = Jouer l’autre camp
hoth-debrief-next = Ensuite : { $scenario }
