# What happened, told step by step: the same controls in every game.

told-label = Що сталося, крок за кроком
told-steps = Кроки
told-step = Крок { $at } з { $of }
told-left = ще приблизно { $seconds } с
told-back = Крок назад
told-next = Наступний крок
told-pause = Пауза
told-play = Далі
told-skip = { $then ->
    [mine] До мого рішення
    [theirs] До кінця
   *[watched] До поточного моменту
}
told-pace = Швидкість
told-pace-slow = Повільно
told-pace-normal = Помірно
told-pace-fast = Швидко
told-pace-once = Одразу
