# Bataille de Hoth : la première bataille avec un guide.

learn-hoth-course = Votre première bataille
learn-hoth-lesson-orders = Les cartes donnent les ordres
learn-hoth-lesson-move = Se déplacer
learn-hoth-lesson-attack = Attaquer, et les dés
learn-hoth-lesson-round = Un tour finit, un autre commence
learn-hoth-lesson-medals = Les médailles font gagner
learn-hoth-about-orders = Une carte de commandement par tour dit quelles unités agissent
learn-hoth-about-move = Jusqu’où va une unité, et ce que fait le terrain
learn-hoth-about-attack = Portée, vue, et cinq faces d’un dé
learn-hoth-about-round = Piocher ; ce que fait l’autre camp ; les retraites
learn-hoth-about-medals = Ce qui décide de la bataille

learn-hoth-wait = L’autre camp décide.
learn-hoth-answer = Répondez comme vous voulez : la question dit de quoi il s’agit.
learn-hoth-hello = { $side ->
    [rebel] Vous menez les Rebelles, en rouge ; un bot mène l’Empire, en bleu.
   *[empire] Vous menez l’Empire, en bleu ; un bot mène les Rebelles, en rouge.
  } À chaque tour : jouer une carte, donner des ordres, déplacer, attaquer, piocher.
learn-hoth-field = Des pointillés partagent le terrain en trois sections : gauche, centre, droite, vues de votre côté. Un hexagone sur la ligne est aux deux. La plupart des cartes valent pour une section.
learn-hoth-first-play = Jouez une carte de commandement : prenez celle qui est entourée, { $card }. Son nombre dit combien d’unités elle active, sa petite carte dit où.
learn-hoth-first-move = Vos unités ont leurs ordres. Choisissez-en une à déplacer.
learn-hoth-order = { $units ->
    [0] Choisissez qui reçoit un ordre : les unités au cadre blanc sont dans la section de votre carte.
    [one] { $units } unité a son ordre. Choisissez-en une autre.
   *[other] { $units } unités ont leurs ordres. Choisissez-en une autre.
  }
learn-hoth-order-done = { $units ->
    [one] { $units } unité a son ordre.
   *[other] { $units } unités ont leurs ordres.
  } Dites maintenant que c’est fini.
learn-hoth-flags = Les unités qui ont un ordre portent un anneau doré et un fanion. Elles seules se déplacent et attaquent ce tour-ci ; les autres restent où elles sont.
learn-hoth-march-play = Jouez encore une carte : prenez celle qui est entourée, { $card }.
learn-hoth-march-move = Déplacez maintenant : choisissez une unité à l’anneau doré. Tous les mouvements viennent avant les attaques.
learn-hoth-move-done = Plus personne n’a à se déplacer. Dites que c’est fini ; viennent ensuite les attaques.
learn-hoth-to = Choisissez où. Losange : l’unité pourra attaquer. Anneau en tirets : elle sera allée trop loin pour attaquer.
learn-hoth-terrain = Le terrain compte : on n’entre ni dans une crevasse ni sur un sérac, et l’abri coûte des dés à l’attaque. Pointez un hexagone pour le lire.
learn-hoth-reach = Une unité attaque un ennemi qu’elle voit : l’infanterie lance trois dés au contact, deux à distance deux, un à distance trois.
learn-hoth-fight-play = Jouez la carte entourée, { $card } : ses unités sont proches de l’ennemi, ou peuvent s’approcher.
learn-hoth-fight-move = Approchez-vous, mais d’un seul hexagone : vous pourrez encore attaquer.
learn-hoth-attack = Choisissez l’unité qui attaque.
learn-hoth-attack-done = Plus personne n’a de bonne cible. Dites que c’est fini.
learn-hoth-target = Choisissez la cible. Il y est écrit combien de dés vous lancez et quelle chance vous avez de toucher.
learn-hoth-rolled = { $dice ->
    [one] Vous avez lancé { $dice } dé.
   *[other] Vous avez lancé { $dice } dés.
  } { $hit ->
    [hit] Touché : un soldat touche l’infanterie, une explosion touche tout, et une figurine tombe pour chacun.
    [back] Un fanion : la cible doit battre en retraite vers sa ligne de base.
   *[miss] Raté cette fois. Un soldat touche l’infanterie, une coque les véhicules, une explosion tout ; avec un fanion la cible bat en retraite, une croix ne fait rien.
  }
learn-hoth-round-play = C’est de nouveau à vous. Jouez la carte entourée, { $card }.
learn-hoth-round-move = Déplacez l’unité entourée.
learn-hoth-fall_back = Une de vos unités doit battre en retraite. Vous choisissez où, d’une rangée vers votre ligne de base. Si elle ne peut pas, elle perd une figurine.
learn-hoth-drawn = Votre tour a fini par une nouvelle carte : la main est de nouveau pleine. Pensez au tour suivant : ses ordres doivent s’y trouver.
learn-hoth-retreats = Une unité qui doit battre en retraite et ne le peut pas perd une figurine par pas. Gardez donc de la place derrière vous, et poussez l’ennemi contre son bord.
learn-hoth-medals = Une unité détruite vaut une médaille ; les droïdes sondes en valent deux. Vous en avez { $mine }, { $side ->
    [rebel] l’Empire { $theirs }
   *[empire] les Rebelles { $theirs }
  }. Le premier à { $goal } gagne aussitôt.
learn-hoth-short = Il manque une médaille. Quelque part une unité ennemie est faible : donnez l’ordre à qui peut l’atteindre, et achevez-la.
learn-hoth-over = { $won ->
    [yes] Victoire ! Vous savez commander.
   *[no] L’autre camp a été plus fort aujourd’hui. Vous savez maintenant commander.
  } Seize autres batailles attendent, et deux campagnes.
