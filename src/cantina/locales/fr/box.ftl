# What a box says of itself: from which age on, and where age and minutes come from.

lobby-age = dès { $age } ans
lobby-ground = { $what ->
    [age] âge
    [minutes] durée
   *[both] âge et durée
} : { $ground ->
    [public] d’après une source publique
   *[reconstructed] notre estimation
}
