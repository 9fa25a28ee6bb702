# Що лежить у коробці, колода за колодою.
box-deck-zone-weapons = Зброя
box-deck-zone-items = Предмети
box-deck-zone-suits = Костюми
box-deck-zone-mods = Модифікації
box-deck-zone-artifacts = Артефакти
box-deck-zone-stalkers = Сталкери
box-deck-zone-enemies = Вороги
box-deck-zone-anomalies = Аномалії
box-deck-zone-control = Карти контролю
box-deck-zone-wounds = Поранення
box-deck-zone-loot = Жетони здобичі
box-deck-zone-unknown = Невідомі вороги
box-absent-zone = У цьому списку немає атак із їхніми влучаннями, дій карт і місій: це програми й карти місцевості. Для них є тека з вмістом та редактор місій.
