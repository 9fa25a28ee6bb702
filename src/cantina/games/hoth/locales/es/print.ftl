# La letra pequeña: títulos y números de cartas, y por dónde empezar.

hoth-leader-title-vader = Señor de los Sith
hoth-leader-title-leia = General rebelde
hoth-printed = Número de la carta impresa: { $number }
hoth-printed-one = Número de una de las cartas impresas con este nombre: { $number }
hoth-pick-order = ¿Primera vez? Empieza por el escenario 1 y sigue en orden: cada uno te pide un poco más.
