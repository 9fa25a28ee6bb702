# What a box says of itself: from which age on, and where age and minutes come from.

lobby-age = ages { $age }+
lobby-ground = { $what ->
    [age] age
    [minutes] minutes
   *[both] age and minutes
}: { $ground ->
    [public] from a public source
   *[reconstructed] our own estimate
}
