# Що лежить у коробці, колода за колодою.
box-deck-hunters-target = Цілі
box-deck-hunters-hunter = Мисливці
box-deck-hunters-contract = Контракти
box-deck-hunters-jawa = Джавський ринок
box-deck-hunters-character = Карт кожного персонажа
box-deck-hunters-crates = Ящики
