# What a box says of itself: from which age on, and where age and minutes come from.

box-age = від { $age } років
box-ground = { $what ->
    [age] вік
    [minutes] тривалість
   *[both] вік і тривалість
}: { $ground ->
    [public] із відкритого джерела
   *[reconstructed] наша оцінка
}
