# What a box says of itself: from which age on, and where age and minutes come from.

lobby-age = desde { $age } años
lobby-ground = { $what ->
    [age] edad
    [minutes] duración
   *[both] edad y duración
}: { $ground ->
    [public] de una fuente pública
   *[reconstructed] estimación nuestra
}
