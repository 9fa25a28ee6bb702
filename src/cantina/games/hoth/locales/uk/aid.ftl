# The player aid: tables made from the pack.

hoth-aid-head-unit = Загін
hoth-aid-head-figures = Фігурок
hoth-aid-head-hexes = Клітинок
hoth-aid-head-also = А ще
hoth-aid-head-land = Місцевість
hoth-aid-head-enter = Зайти
hoth-aid-head-cover = Кубиків проти загону там
hoth-aid-head-from = Атака звідти
hoth-aid-head-sight = Закриває видимість
# How far infantry moves: a hex and it may still attack, or farther.
hoth-aid-walk = { $free } й атака або { $far }
hoth-aid-flies = { $far }, летить
hoth-aid-never = ніколи
hoth-aid-again = влучання перекидають
hoth-aid-special = влучає лише «вибух»
hoth-aid-stays = не відступає
hoth-aid-worthless = без медалі
hoth-aid-nobody = ніхто
hoth-aid-barred = { $whom ->
    [not_flying] лише летючі
    [at_at] не AT-AT
   *[all] ніхто
}
hoth-aid-stops = спиняє, без атаки
hoth-aid-free = вільно
hoth-aid-cover = { $land ->
    [ridge] −{ $dice }, якщо нападник не на хребті
    [trench] піхота −{ $dice }, може проігнорувати відступ
   *[other] −{ $dice }
}
hoth-aid-cover-vehicles = −{ $dice }, проти транспорту −{ $vehicles }
hoth-aid-from = транспорт −{ $dice }
hoth-aid-as-ground = як у місцевості під нею
hoth-aid-yes = так
hoth-aid-no = ні
hoth-aid-always = завжди
# At the foot of the printed sheet.
aid-foot-hoth = Неофіційно, нашими словами. Підкреслених крапками кубиків у відомих нам правилах немає: так вважає фанат. Кампанії — наші.
# Its tab beside the board.
hoth-pane-aid = Пам’ятка
