# Bataille de Hoth : la première bataille avec un guide.

learn-hoth-course = Votre première bataille
learn-hoth-lesson-orders = Les cartes donnent les ordres
learn-hoth-lesson-move = Se déplacer
learn-hoth-lesson-attack = Attaquer
learn-hoth-lesson-round = Un tour finit, un autre commence
learn-hoth-lesson-medals = Les médailles font gagner
learn-hoth-about-orders = Une carte de commandement par tour dit quelles unités agissent
learn-hoth-about-move = Jusqu’où va une unité, et ce que fait le terrain
learn-hoth-about-attack = Portée, vue, et cinq faces d’un dé
learn-hoth-about-round = Piocher ; ce que fait l’autre camp ; les retraites
learn-hoth-about-medals = Ce qui décide de la bataille

learn-hoth-wait = L’autre camp décide.
learn-hoth-answer = Répondez comme vous voulez : la question dit de quoi il s’agit.
learn-hoth-hello = Bienvenue sur Hoth. Vous menez les Rebelles, en rouge, depuis le bord sud ; un bot mène l’Empire, en bleu. À chaque tour vous jouez une carte de commandement, vous donnez des ordres, vous déplacez, vous attaquez, puis vous piochez.
learn-hoth-field = Des pointillés partagent le terrain en trois secteurs : gauche, centre, droite, vus de votre côté. Un hexagone sur la ligne est aux deux. La plupart des cartes valent pour un secteur.
learn-hoth-first-play = Jouez une carte de commandement : choisissez-en une de votre main. Son nombre dit combien d’unités elle active, la partie claire de sa petite carte dit où. Prenez celle qui active toutes les unités de gauche.
learn-hoth-first-move = Vos unités ont leurs ordres. Choisissez-en une à déplacer, ou dites que c’est fini.
learn-hoth-order = { $units ->
    [0] Choisissez les unités qui reçoivent un ordre : celles au cadre blanc sont dans le secteur de votre carte.
    [one] { $units } unité a un ordre. Choisissez-en une autre, ou dites que c’est fini.
   *[other] { $units } unités ont un ordre. Choisissez-en une autre, ou dites que c’est fini.
  }
learn-hoth-flags = Les unités qui ont un ordre portent un anneau doré et un fanion. Elles seules se déplacent et attaquent ce tour-ci ; les autres restent où elles sont.
learn-hoth-march-play = Jouez encore une carte : choisissez-en une pour les unités que vous voulez déplacer.
learn-hoth-march-move = Déplacez maintenant : choisissez une unité à l’anneau doré. Tous les mouvements viennent avant les attaques.
learn-hoth-to = Choisissez où. Hexagones au losange : l’unité pourra attaquer ensuite. À l’anneau en tirets : elle sera allée trop loin pour attaquer. Les soldats vont d’un hexagone et attaquent, ou de deux sans attaquer.
learn-hoth-terrain = Le terrain compte. On n’entre pas à pied dans une crevasse, ni sur un sérac, qui bloque aussi la vue. Contre une unité sur une crête, dans des rochers, une tranchée ou un bâtiment, on lance moins de dés. Choisissez un hexagone pour lire ce qui s’y trouve.
learn-hoth-reach = Une unité attaque un ennemi qu’elle voit et qui est assez près. L’infanterie lance trois dés contre un voisin, deux à distance deux, un à distance trois. Regardez une cible avant de la choisir : les chances exactes sont à côté.
learn-hoth-fight-play = Jouez une carte pour des unités proches de l’ennemi, ou qui peuvent s’approcher.
learn-hoth-fight-move = Approchez-vous, mais d’un seul hexagone : vous pourrez encore attaquer.
learn-hoth-attack = Choisissez l’unité qui attaque.
learn-hoth-attack-none = Personne n’est assez près. Dites que c’est fini, et approchez-vous au tour suivant.
learn-hoth-target = Choisissez la cible. Il y est écrit combien de dés vous lancez et quelle chance vous avez de toucher.
learn-hoth-rolled = { $dice ->
    [one] Vous avez lancé { $dice } dé.
   *[other] Vous avez lancé { $dice } dés.
  } { $hit ->
    [hit] Touché : un soldat touche l’infanterie, une explosion touche tout, et une figurine tombe pour chacun.
    [back] Un fanion : la cible doit reculer vers sa ligne de base.
   *[miss] Raté cette fois. Un soldat touche l’infanterie, une coque les véhicules, une explosion tout ; un fanion fait reculer la cible, une croix ne fait rien.
  }
learn-hoth-round-play = C’est de nouveau à vous. Jouez une carte.
learn-hoth-round-move = Déplacez vos unités, ou dites que c’est fini.
learn-hoth-fall_back = Une de vos unités doit reculer. Vous choisissez où, d’une rangée vers votre ligne de base. Si elle ne peut pas, elle perd une figurine.
learn-hoth-drawn = Votre tour a fini par une nouvelle carte : la main est de nouveau pleine. Pensez au tour suivant : ses ordres doivent s’y trouver.
learn-hoth-retreats = Une unité qui doit reculer et ne le peut pas perd une figurine par pas. Gardez donc de la place derrière vous, et poussez l’ennemi contre son bord.
learn-hoth-medals = Une unité détruite vaut une médaille ; ici une unité de droïdes sondes en vaut deux. Vous en avez { $mine }, l’Empire { $theirs } ; le premier à { $goal } gagne aussitôt.
learn-hoth-end = Continuez. Je reviens quand la bataille est décidée.
learn-hoth-over = { $won ->
    [yes] Victoire ! Vous savez commander.
   *[no] L’Empire a été plus fort aujourd’hui. Vous savez maintenant commander.
  } Seize autres batailles attendent, avec des airspeeders, des marcheurs, des tranchées et des objectifs ; et deux campagnes.
