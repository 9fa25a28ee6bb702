# Bataille de Hoth : la première bataille avec un guide.

learn-hoth-course = Votre première bataille
learn-hoth-lesson-orders = Les cartes donnent les ordres
learn-hoth-lesson-move = Se déplacer
learn-hoth-lesson-attack = Attaquer, et les dés
learn-hoth-lesson-round = Un tour finit, un autre commence
learn-hoth-lesson-medals = Les médailles font gagner
learn-hoth-about-orders = Une carte de commandement par tour dit quelles unités agissent
learn-hoth-about-move = Jusqu’où va une unité, et ce que fait le terrain
learn-hoth-about-attack = Portée, ligne de vue et les cinq faces du dé
learn-hoth-about-round = Piocher, le tour adverse, les retraites
learn-hoth-about-medals = Comment gagner

learn-hoth-wait = L’autre camp décide.
learn-hoth-answer = Répondez comme vous voulez : la question dit de quoi il s’agit.
learn-hoth-hello = { $side ->
    [rebel] Vous menez les Rebelles, en rouge ; un bot mène l’Empire, en bleu.
   *[empire] Vous menez l’Empire, en bleu ; un bot mène les Rebelles, en rouge.
  } À chaque tour : jouer une carte, activer des unités, les déplacer, attaquer, piocher.
learn-hoth-field = Des pointillés partagent le champ de bataille en trois sections : flanc gauche, centre et flanc droit, vus de votre côté. Un hexagone sur la ligne appartient aux deux. La plupart des cartes valent pour une section.
learn-hoth-first-play = Jouez une carte de commandement : celle qui est entourée, « { $card } ». Son nombre dit combien d’unités elle active, sa petite carte dit où.
learn-hoth-first-move = Vos unités sont activées. Choisissez-en une à déplacer.
learn-hoth-order = { $units ->
    [0] Choisissez les unités à activer : celles au cadre blanc sont dans la section de votre carte.
    [one] { $units } unité est activée. Choisissez-en une autre.
   *[other] { $units } unités sont activées. Choisissez-en une autre.
  }
learn-hoth-order-done = { $units ->
    [one] { $units } unité est activée.
   *[other] { $units } unités sont activées.
  } Terminez maintenant les ordres.
learn-hoth-flags = Les unités activées portent un anneau doré et un fanion. Elles seules se déplacent et attaquent ce tour-ci ; les autres restent où elles sont.
learn-hoth-march-play = Jouez encore une carte : celle qui est entourée, « { $card } ».
learn-hoth-march-move = Place au déplacement : choisissez une unité à l’anneau doré. Tous les déplacements viennent avant les attaques.
learn-hoth-move-done = Aucune autre unité n’a à se déplacer. Terminez les déplacements ; viennent ensuite les attaques.
learn-hoth-to = Choisissez où aller. Losange : l’unité pourra attaquer. Anneau en tirets : trop loin pour attaquer.
learn-hoth-terrain = Le terrain compte : on n’entre ni dans une crevasse ni sur un sérac, et le couvert coûte des dés à l’attaque. Pointez un hexagone pour en savoir plus.
learn-hoth-reach = Une unité attaque un ennemi qu’elle voit : l’infanterie lance trois dés au contact, deux à portée deux, un à portée trois.
learn-hoth-fight-play = Jouez la carte entourée, « { $card } » : ses unités sont proches de l’ennemi, ou peuvent s’approcher.
learn-hoth-fight-move = Approchez-vous, mais d’un seul hexagone : vous pourrez encore attaquer.
learn-hoth-attack = Choisissez l’unité qui attaque.
learn-hoth-attack-done = Aucune autre unité n’a de bonne cible. Terminez les attaques.
learn-hoth-target = Choisissez la cible. L’étiquette indique combien de dés vous lancez et vos chances de toucher.
learn-hoth-rolled = { $dice ->
    [one] Vous avez lancé { $dice } dé.
   *[other] Vous avez lancé { $dice } dés.
  } { $hit ->
    [hit] Une touche ! Un soldat touche l’infanterie, une explosion touche tout, et chaque touche retire une figurine.
    [back] Une retraite : la cible doit se diriger vers sa ligne de base.
   *[miss] Raté cette fois. Un soldat touche l’infanterie, une coque les véhicules, une explosion tout ; une retraite fait partir la cible, une croix ne fait rien.
  }
learn-hoth-round-play = C’est de nouveau à vous. Jouez la carte entourée, « { $card } ».
learn-hoth-round-move = Déplacez l’unité entourée.
learn-hoth-fall_back = Une de vos unités doit battre en retraite d’une rangée vers votre ligne de base. Vous choisissez où. Si elle ne peut pas, elle perd une figurine.
learn-hoth-drawn = Votre tour a fini par une nouvelle carte : votre main est de nouveau pleine. Pensez au tour suivant : ses ordres doivent s’y trouver.
learn-hoth-retreats = Une unité qui doit battre en retraite et ne le peut pas perd une figurine par pas. Gardez donc de la place derrière vous, et poussez l’ennemi contre son bord.
learn-hoth-medals = Une unité détruite vaut une médaille, les droïdes sondes deux. Vous en avez { $mine }, { $side ->
    [rebel] l’Empire { $theirs }
   *[empire] les Rebelles { $theirs }
  }. Le premier camp à { $goal } { $goal ->
    [one] médaille
   *[other] médailles
} gagne aussitôt.
learn-hoth-short = Il manque une médaille. Quelque part une unité ennemie est faible : activez des unités qui peuvent l’atteindre, et achevez-la.
learn-hoth-over = { $won ->
    [yes] Victoire ! Vous savez commander.
   *[no] L’autre camp a été plus fort aujourd’hui. Vous savez maintenant commander.
  } Seize autres batailles vous attendent, et deux campagnes.
