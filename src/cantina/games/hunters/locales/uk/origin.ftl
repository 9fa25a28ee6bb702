# Примітки, звідки взято значення.
origin-note-the-source-gives-the-points = Очки наводять правила.
origin-note-the-number-of-crates-is-inferred = Кількість ящиків виведено.
origin-note-the-source-gives-points-and-crates = Правила наводять очки й ящики.
origin-note-the-source-gives-the-attack-only = Правила наводять лише атаку.
origin-note-the-source-gives-attack-and-penalty = Правила наводять атаку та штраф.
origin-note-public-pages-say-20-30-minutes = На відкритих сторінках пишуть: від 20 до 30 хвилин.
origin-note-the-source-gives-points-x6-and-shields = Правила наводять очки, ×6 і значення захисту.
origin-note-the-source-gives-the-shields-only = Правила наводять лише значення захисту.
origin-note-the-source-gives-points-x6-shields-and-that-there-is-a-bonus = Правила наводять очки, ×6, значення захисту й те, що є бонус.
hunters-field-age_min = Вік від
hunters-field-minutes = Хвилини
hunters-field-players_min = Гравців від
hunters-field-players_max = Гравців до
