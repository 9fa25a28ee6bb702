# Lo que hay en la caja, mazo por mazo.
box-deck-hunters-target = Objetivos
box-deck-hunters-hunter = Cazarrecompensas
box-deck-hunters-contract = Contratos
box-deck-hunters-jawa = Mercado Jawa
box-deck-hunters-character = Cartas de cada personaje
box-deck-hunters-crates = Cajas
