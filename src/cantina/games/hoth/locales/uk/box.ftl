# Що лежить у коробці, колода за колодою.
box-deck-hoth-units = Загони
box-deck-hoth-cards = Карти
box-deck-hoth-terrain = Місцевість
box-deck-hoth-scenarios = Сценарії
