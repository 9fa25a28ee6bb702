# What the pages around the tables say of this game.

pages-world-hunters = Мисливці за головами
pages-world-hunters-promise = Беріть карти, гуртуйтеся, доправляйте цілі. Усі ходять водночас.
pages-choice-hunters-full = Повна гра
pages-about-hunters-full = Усі чотири колоди, близько 16 раундів
pages-choice-hunters-introductory = Перша гра
pages-about-hunters-introductory = Без контрактів, легший початок
pages-choice-hunters-strict = Лише без відкритої цілі
pages-choice-hunters-free = Завжди можна
pages-choice-hunters-endless = Не вичерпується
pages-choice-hunters-limited = 42 кредити
start-hunters-goal = Захоплюйте відомі цілі, долаючи їхній захист. Перемагає той, хто має найбільше очок після останніх раундів.
start-hunters-a = Узяти й вибрати
start-hunters-a-about = П’ять карт, одна таємна.
start-hunters-b = Відкрити разом
start-hunters-b-about = Мисливці йдуть на ваші цілі.
start-hunters-c = Передати руку
start-hunters-c-about = Решта йде ліворуч.
lobby-nutshell-hunters-1 = Викладіть ціль на стіл
lobby-nutshell-about-hunters-1 = Здолайте її захист; на стрічці — очки.
lobby-nutshell-hunters-2 = Пошліть по неї мисливців
lobby-nutshell-about-hunters-2 = Зелене, блакитне й помаранчеве має досягти захисту.
lobby-nutshell-hunters-3 = Захопіть її заради очок
lobby-nutshell-about-hunters-3 = За мисливців ви маєте штрафи. Після четвертої захопленої цілі лишається два раунди.
