# What happened, told step by step: the same controls in every game.

told-label = Lo que ha pasado, paso a paso
told-steps = Pasos
told-step = Paso { $at } de { $of }
told-left = quedan unos { $seconds } s
told-back = Paso anterior
told-next = Paso siguiente
told-pause = Pausa
told-play = Seguir
told-skip = { $then ->
    [mine] A mi decisión
    [theirs] Al final
   *[watched] Al presente
}
told-pace = Velocidad
told-pace-slow = Lenta
told-pace-normal = Normal
told-pace-fast = Rápida
told-pace-once = Inmediata
