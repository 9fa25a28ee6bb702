# What happened, told step by step: the same controls in every game.

told-label = Ce qui s’est passé, étape par étape
told-steps = Étapes
told-step = Étape { $at } sur { $of }
told-left = encore { $seconds } s environ
told-back = Étape précédente
told-next = Étape suivante
told-pause = Pause
told-play = Continuer
told-skip = { $then ->
    [mine] À ma décision
    [theirs] À la fin
   *[watched] Au présent
}
told-pace = Vitesse
told-pace-slow = Lente
told-pace-normal = Normale
told-pace-fast = Rapide
told-pace-once = Immédiate
