# Lo que hay en la caja, mazo por mazo.
box-deck-hoth-units = Unidades
box-deck-hoth-cards = Cartas
box-deck-hoth-terrain = Terreno
box-deck-hoth-scenarios = Escenarios
