### Comment une partie finie s’est passée

debrief-how = Le fil de la partie
debrief-chance-you = Vos chances de gagner, tour par tour
debrief-chance-of = Chances de gagner, tour par tour : { $name }
debrief-chance-together = Vos chances de réussir, manche par manche
debrief-at = { $unit ->
    [round] Manche { $turn } : { $chance }
   *[turn] Tour { $turn } : { $chance }
  }
debrief-turn = { $unit ->
    [round] Manche { $turn }
   *[turn] Tour { $turn }
  }
debrief-measure = Un bot simple a joué au moins { $games } parties à partir de chaque point : précis à { $error } près.
debrief-open = Revoir à partir d’ici
debrief-working = Des bots rejouent la suite de chaque tour pour voir ce qui a décidé. Cela prend environ une demi-minute.
debrief-none = Aucune estimation honnête n’est possible pour cette partie. Ce qui est compté ici est ce qui s’est passé.
debrief-turnings = Ce qui a décidé
debrief-no-turning = Aucun tour à lui seul : cela s’est fait peu à peu.
debrief-share = Partager
debrief-shared = Le lien vers la rediffusion est copié.
