# The legend: the page of a game’s signs, and the card beside one.

signs-title = Знаки: { $game }
signs-count = { $count ->
    [one] { $count } знак
    [few] { $count } знаки
   *[many] { $count } знаків
}
signs-mine = зараз на вашому столі
signs-find = Знайти знак
signs-none = Немає знака з такою назвою. Знаки можна шукати й за кольором і формою: червоний, шестикутник.
signs-only = Лише ті, що на моєму столі
signs-paper = Як на папері, чорні
signs-near = Ще знаки тут
signs-next = наступний знак
signs-rule = правило
signs-close = закрити
signs-beside = Колір ніколи не сам
signs-here = { $place } зараз:
signs-hint = Натисніть на знак, щоб прочитати, що він означає.
