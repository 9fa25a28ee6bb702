# S.T.A.L.K.E.R. : la première sortie avec un guide.

learn-zone-course = Votre première sortie
learn-zone-lesson-sneak = Des yeux et du bruit
learn-zone-lesson-loot = Anomalie et butin
learn-zone-lesson-zone = La Zone répond
learn-zone-lesson-fight = Tirer et disparaître
learn-zone-lesson-hunt = La chasse, puis à vous seul
learn-zone-about-sneak = Ce que voient les ennemis, ce qu’est la menace, ce que dit le compteur Geiger
learn-zone-about-loot = Des boulons, des pas prudents et du butin sous les yeux d’un bandit
learn-zone-about-zone = Cartes d’activation, défense et fin de manche
learn-zone-about-fight = Chances, blessures, rechargement et fausse piste
learn-zone-about-hunt = Relances, butin des morts, ce que veut la mission

learn-zone-wait = La Zone bouge. Regardez qui va où ; chaque pas dit pourquoi.
learn-zone-answer = Répondez comme vous voulez : la question dit de quoi il s’agit.
learn-zone-begin = Commencez un tour. En solitaire, vous avez deux tours par manche, de trois actions standard chacun.
learn-zone-step-any = Choisissez le pas suivant, ou arrêtez-vous. Vous avez quitté le chemin auquel je pensais ; ce n’est pas grave.
learn-zone-act-any = Faites ce qui vous semble le mieux : je reprends à votre prochain tour.
learn-zone-end-any = Les actions standard de ce tour sont dépensées. Terminez le tour.
learn-zone-arrange = En vous préparant, vous pouvez aussi changer ce que vous portez. Vous êtes bien équipé : dites que vous avez fini.
learn-zone-tie = Deux ennemis sont égaux en tout : à vous de dire qui passe d’abord. Ici, cela ne change rien.
learn-zone-reroll-keep = Avec la concentration, vous pourriez relancer des dés. Le jet est assez bon : gardez-le, et gardez la concentration.
learn-zone-reroll-weak = C’est à cela que sert la concentration : relancez les trois dés faibles et gardez le fort.

learn-zone-hello = Bienvenue dans la Zone. Des bandits retiennent un certain Dalik dans leur camp ; vous y entrez, vous le trouvez, vous le sortez. Nous jouons trois manches ensemble. Ensuite, vous finissez la mission sans moi, à cette même table.
learn-zone-stalker = Qui êtes-vous ? Prenez le Géant : il a le plus de PV, et une première sortie peut faire mal.
learn-zone-map = C’est vous, { $name }, au bord sud du camp. Un tour a des actions standard, qui font descendre votre jeton de tour, et des actions gratuites, qui ne coûtent rien. D’abord, regardez autour de vous.
learn-zone-sight = Les cônes de lumière montrent ce que voient les bandits : loin devant, un secteur de chaque côté, rien derrière. Tant que vous restez hors de la lumière, personne ne vous tire dessus.
learn-zone-walk = Bougez : pointez { $area }. Avant d’appuyer, vous voyez le chemin, qui vous verrait, la menace laissée et la radiation. Ce secteur est irradié ; un instant, c’est sans danger, et vous entendrez le compteur Geiger.
learn-zone-threat = Marcher fait du bruit. Votre jeton de menace est là où vous vous êtes arrêté, côté faible visible. Il n’appelle personne tout de suite, mais quand les ennemis agissent, ils vont y voir.
learn-zone-dose = Le compteur Geiger crépite : dose { $dose }. Chaque action standard l’augmente de la plus forte radiation subie pendant l’action. À partir de 4, elle coûte des PV en fin de manche, puis elle baisse.

learn-zone-careful = Quittez la radiation sans un bruit : choisissez « { zone-act-careful } », puis { $area }. Un mouvement prudent ne fait qu’un secteur, et seulement où personne ne vous voit, mais votre jeton de menace reste derrière vous.
learn-zone-bolt = Il y a du butin en 1.I, et un pétale d’anomalie par-dessus : y marcher pourrait la déclencher. Choisissez « { zone-act-bolt } », puis 1.I. Jusqu’à la fin de la manche, le pétale est couvert et ne peut pas vous blesser.
learn-zone-end-1 = Trois actions sont faites. Ce qui est encore proposé est gratuit ; gardez-le. Terminez le tour.
learn-zone-reaction = Après chacun de vos tours, tout ennemi qui vous voit vous attaque : c’est la réaction. Personne ne vous a vu, donc rien. Être vu est permis ; finir un tour en vue, voilà ce qui fait mal.
learn-zone-fetch = Deuxième tour. Allez en { $area } chercher le butin. Un bandit vous y verra, mais il vous reste deux actions pour repartir.
learn-zone-seen = Vous êtes dans sa lumière : votre jeton de menace a sauté sur vous, côté élevé visible. Une menace élevée fait piocher les ennemis dans le paquet dangereux. Prenez le butin et partez.
learn-zone-pick = Ramassez le butin : un jeton devient aussitôt une carte ou des provisions.
learn-zone-back = Partez, retour en { $area }. Le jeton élevé reste sur le premier secteur où il vous a perdu, pas là où vous allez.
learn-zone-end-2 = Personne ne vous voit plus. Terminez le tour : c’était le dernier de la manche, et la Zone agit.

learn-zone-defend = Un bandit est allé vers votre menace, vous a trouvé et a tiré. Votre veste lance un dé pour vous, et le couvert retire des blessures. Avec la concentration, vous pourriez relancer ; le jet est correct, gardez-le.
learn-zone-phase = Vous avez { $hp } PV sur { $most } ; « { told-next } » raconte comment. La phase a cinq étapes : les ennemis agissent selon une carte ; la radiation blesse et baisse ; boulons et mauvaise visibilité quittent la carte ; la menace de qui n’est pas vu baisse d’un niveau ; des cartes closent la manche.
learn-zone-event = Une nouvelle manche commence par une carte d’événement : certaines aident, d’autres menacent en fin de manche. Quand il n’y a plus d’événements, la mission est perdue : ne traînez pas.

learn-zone-odds = Le bandit vous voit toujours, il réagirait donc après ce tour. Mieux vaut qu’il ne le puisse pas. Choisissez « { zone-act-fire } » et pointez-le : les chances exactes sont à côté de chaque partie du corps. La tête est difficile à toucher ; une rafale coûte deux cartouches et touche plus sûrement.
learn-zone-burst = Choisissez « { zone-act-fire } », le bandit en 2.G et la rafale : elle blesse à { $percent } %.
learn-zone-hit = { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
  }. { $hit ->
    [hp-1] Il perd aussitôt des PV.
    [heavy] Une blessure grave : la carte de blessure dit ce qu’elle fait. Un ennemi étourdi ne réagit pas ; la prochaine blessure d’un ennemi vulnérable est pire.
    [light] Une blessure légère : la carte de blessure dit ce qu’elle fait.
   *[none] Pas assez cette fois. Les nombres sur son corps disent combien il en faut.
  }
learn-zone-again = Encore une rafale : { $percent } %. Ce qu’il a déjà subi aggrave la suite.
learn-zone-reload = Un de moins, et il a laissé du butin. Avec la concentration, recharger est une action gratuite : faites-le maintenant.
learn-zone-hide = Les tirs s’entendent : une menace élevée est en 1.G. Ne soyez pas là quand ils viendront. Choisissez « { zone-act-careful } », puis { $area } : le jeton reste derrière vous.
learn-zone-end-3 = Personne ne vous voit. Terminez le tour.
learn-zone-heal = Vous menez, vous avez donc le jeton du stalker de tête : une fois par manche, gratuitement, il soigne 2 PV ou donne la concentration. Choisissez « { zone-act-lead } » et soignez-vous : vous avez { $hp } PV.
learn-zone-prepare = Attendre est aussi un plan. Préparez-vous trois fois : chaque fois un boulon, et la concentration si vous ne l’avez pas. Toutes les actions standard d’un tour doivent être faites.
learn-zone-end-4 = Terminez le tour et voyez où ils cherchent.
learn-zone-decoy = Vous avez { $hp } PV sur { $most }. Ils sont allés vers le bruit, pas vers vous. On ne vous voit pas, votre menace est donc redevenue faible. Si votre dose a monté, c’est l’événement : son vent souffle à la fin sur qui est dehors.

learn-zone-close = Un bandit au fusil est en 2.G et regarde vers le sud. Allez en { $area }, tout près. Il vous verra, mais vous tirez d’abord. À la bonne distance, votre arme est plus précise.
learn-zone-strike = Choisissez « { zone-act-fire } », celui au fusil, et lâchez une rafale : { $percent } %.
learn-zone-weak = Celui en 4.A est vulnérable : toute blessure lui coûte davantage. Rafale : { $percent } %.
learn-zone-end-5 = Terminez le tour : qui ne vous voit pas ne peut pas réagir.
learn-zone-focus = Votre concentration est dépensée. Le jeton du stalker de tête la rend, gratuitement.
learn-zone-load = Avec la concentration, recharger est gratuit : rechargez.
learn-zone-spoils = Les morts ont laissé du butin en { $area }. Allez-y ; on vous verra un instant.
learn-zone-take = Ramassez un jeton.
learn-zone-hut = Dans le poste de garde, { $area }. Les murs arrêtent les regards, les pièces abritent, et la carte posée sur un bâtiment est retournée par qui y entre.
learn-zone-end-6 = Terminez le tour. C’est la dernière phase que je regarde avec vous.
learn-zone-mission = À vous de finir. On dit que Dalik est dans la cellule en 5.F : forcez la porte depuis 5.C, c’est bruyant, ou cherchez la clé dans le bâtiment radio en 3.B. Puis sortez-le par 1.D ou 1.G. Restez hors de vue, gardez des boulons et un chargeur plein, soignez-vous à temps.
learn-zone-over = { $won ->
    [yes] Dalik est dehors, et vous aussi. Bien joué, stalker.
   *[no] La Zone a gagné cette fois. Vous savez maintenant comment elle pense.
  } Revenez en solitaire, ou avec trois autres au plus.
