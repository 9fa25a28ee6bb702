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
debrief-measure = Un bot simple a joué au moins { $games } { $games ->
         [one] partie
        *[other] parties
    } à partir de chaque point : précis à { $error } près.
debrief-open = Revoir à partir d’ici
debrief-working = Des bots rejouent la suite de chaque tour pour voir ce qui a décidé. Cela prend environ une demi-minute.
debrief-none = Aucune estimation honnête n’est possible pour cette partie. Ce qui est compté ici est ce qui s’est passé.
debrief-turnings = Ce qui a décidé
debrief-no-turning = Aucun tour à lui seul : cela s’est fait peu à peu.
debrief-chose = { $name } : « { $chosen } ».
debrief-loss = « { $other } » aurait été meilleur : ce choix a coûté { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
  }.
debrief-find = Belle trouvaille : { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
  } de mieux que l’habituel « { $other } ».
debrief-luck = Le hasard : aucun choix ne l’explique.
debrief-accounts = Choix et hasard
debrief-player = Joueur
debrief-accuracy = Précision
debrief-own = Ses choix
debrief-others = Choix des autres
debrief-fortune = Hasard
debrief-unknown = –
debrief-accounts-about = Précision : 100 %, toujours la meilleure option trouvée ; 0 %, pas mieux qu’au hasard. Choix et hasard disent de combien de points de pourcentage ils ont changé les chances de gagner : les choix sont comparés à un bot simple, le hasard est le reste, précis à { $error } près. Un bot a pesé { $weighed } décisions sur { $decisions }, en ne sachant que ce que le joueur pouvait savoir. Il peut se tromper. Un tiret : trop incertain pour le dire.
debrief-share = Partager
debrief-shared = Le lien vers la relecture est copié.

### Des dés et des donnes que chacun peut vérifier

fair-title = Dés et donnes
fair-commitment = Empreinte de la graine
fair-commitment-about = L’empreinte de la graine secrète d’où viennent tous les dés et toutes les donnes. À la fin de la partie, l’enregistrement montre la graine, et les deux doivent concorder.
fair-copy = Copier l’empreinte
fair-checking = Vérification des dés et des donnes…
fair-kept = Dés et donnes vérifiés : la graine concorde avec l’empreinte que ce navigateur a gardée avant la première décision, et toute la partie se rejoue à partir d’elle.
fair-late = Dés et donnes vérifiés : la graine concorde avec l’empreinte que ce navigateur garde depuis la décision { $since }, et toute la partie se rejoue à partir d’elle.
fair-unseen = La graine concorde avec l’empreinte que montre la table, et toute la partie se rejoue à partir d’elle. Ce navigateur n’était pas là avant la fin : il ne sait pas si l’empreinte était la même au début.
fair-broken = La graine ne concorde pas avec l’empreinte que ce navigateur a gardée. Ne vous fiez pas aux dés ni aux donnes de cette partie.
fair-chosen = Quelqu’un a choisi la graine de cette partie : les dés et les donnes pouvaient être connus d’avance.
fair-failed = Les dés et les donnes n’ont pas pu être vérifiés : { $why }
fair-how = Comment le vérifier vous-même
fair-how-about = L’empreinte est le SHA-256 de la graine de l’enregistrement. Copiez-la à l’ouverture d’une table ; ensuite, cette commande rejoue la partie et compare les deux. Elle ne peut pas prouver que la personne qui gère le serveur n’a ni choisi la graine ni lu celle-ci pendant la partie.
