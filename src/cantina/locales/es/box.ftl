# What a box says of itself: from which age on, and where age and minutes come from.

box-age = desde { $age } años
box-ground = { $what ->
    [age] edad
    [minutes] duración
   *[both] edad y duración
}: { $ground ->
    [public] de una fuente pública
   *[reconstructed] estimación nuestra
}
