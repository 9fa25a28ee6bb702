# A qué jugar.
zone-pick = ¿A qué juegas?
zone-pick-stories = La campaña, o una de sus misiones
zone-pick-whole = Toda la campaña
zone-pick-nights = Supervivencia en la Zona: una velada cada una, sin historia ni escondite
zone-pick-seats = ¿Quién juega?
zone-pick-map = El mapa: { $name }
zone-pick-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
zone-pick-coupons = cupones cada uno
zone-pick-levels = nivel de arma
zone-pick-uncharted-about = Una puerta a otra parte junto al mapa. Para grupos con algo de experiencia.
