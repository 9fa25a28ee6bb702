# What happened, told step by step: the same controls in every game.

told-label = What happened, step by step
told-steps = Steps
told-step = Step { $at } of { $of }
told-left = about { $seconds } s left
told-back = Step back
told-next = Next step
told-pause = Pause
told-play = Continue
told-skip = { $then ->
    [mine] To my decision
    [theirs] To the end
   *[watched] To the present
}
told-pace = Speed
told-pace-slow = Slow
told-pace-normal = Normal
told-pace-fast = Fast
told-pace-once = Instant
