# What a box says of itself: from which age on, and where age and minutes come from.

lobby-age = від { $age } років
lobby-ground = { $what ->
    [age] вік
    [minutes] тривалість
   *[both] вік і тривалість
}: { $ground ->
    [public] із відкритого джерела
   *[reconstructed] наша оцінка
}
