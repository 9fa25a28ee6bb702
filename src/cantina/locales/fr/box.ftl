# What a box says of itself: from which age on, and where age and minutes come from.

box-age = dès { $age } ans
box-ground = { $what ->
    [age] âge
    [minutes] durée
   *[both] âge et durée
} : { $ground ->
    [public] d’après une source publique
   *[reconstructed] notre estimation
}
