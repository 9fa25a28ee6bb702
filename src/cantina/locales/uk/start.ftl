# Перед початком гри: її мета і з чого почати.

start-how = Ваша перша гра тут. Як почнемо?
start-side = Ваша перша битва. Яка фракція?
start-facts = Близько { $minutes } хв · { $bots ->
    [0] наодинці
    [one] { $bots } бот
    [few] { $bots } боти
    [many] { $bots } ботів
   *[other] { $bots } бота
}
start-recommended = Радимо
start-change = Змінити
start-another = Інша гра
start-coach-about = Пояснює кожну нову річ один раз
start-against = { $count ->
    [one] Проти { $count } бота: { $level }
    [few] Проти { $count } ботів: { $level }
    [many] Проти { $count } ботів: { $level }
   *[other] Проти { $count } бота: { $level }
}
start-with = { $count ->
    [one] Разом з { $count } ботом: { $level }
    [few] Разом з { $count } ботами: { $level }
    [many] Разом з { $count } ботами: { $level }
   *[other] Разом з { $count } бота: { $level }
}
start-go-guided = Почати гру з підказками
start-go-straight = Почати
start-go-together = Зайти разом
start-go-read = Читати правила
start-guided = Перша гра з підказками
start-guided-about = Справжня гра. Наставник пояснює все тоді, коли це вперше важливо.
start-read = Спершу почитати
start-read-about = Правила з малюнками й пошуком.
start-straight = Я знаю правила
start-straight-about = Одразу повна гра. Підказка — за один натиск.
start-together = Разом із ботами
