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
start-hunters-guided = Перша гра з підказками
start-hunters-guided-about = Справжня гра. Наставник пояснює все тоді, коли це вперше важливо.
start-hunters-read = Спершу почитати
start-hunters-read-about = Правила з малюнками й пошуком.
start-zone-guided = Перша гра з підказками
start-zone-guided-about = Справжня гра. Наставник пояснює все тоді, коли це вперше важливо.
start-zone-read = Спершу почитати
start-zone-read-about = Правила з малюнками й пошуком.
start-hunters-straight = Я знаю правила
start-hunters-straight-about = Одразу повна гра. Підказка — за один натиск.
start-zone-straight = Я знаю правила
start-zone-straight-about = Наодинці в Зону, одразу.
start-zone-together = Разом із ботами
start-zone-together-about = Інші сталкери йдуть із вами.
start-hunters-goal = Захоплюйте відомі цілі, долаючи їхній захист. Перемагає той, хто має найбільше очок після останніх раундів.
start-hunters-a = Узяти й обрати
start-hunters-a-about = П’ять карт, одна таємна.
start-hunters-b = Відкрити разом
start-hunters-b-about = Мисливці йдуть на ваші цілі.
start-hunters-c = Передати руку
start-hunters-c-about = Решта йде ліворуч.
start-hoth-goal = Дві армії на кризі. Здобудьте 4 медалі раніше за ворога: по одній за кожен знищений загін.
start-hoth-a = Зіграти карту
start-hoth-a-about = Вона каже, хто діє.
start-hoth-b = Роздивитися й піти
start-hoth-b-about = Одна клітинка й атака або дві.
start-hoth-c = Кинути кубики
start-hoth-c-about = Кожне влучання знімає фігурку.
start-hoth-role-empire = Більше фігурок у загоні: пробачає помилки. Ви ходите другими й бачите, як ідуть повстанці.
start-hoth-role-rebel = Менше фігурок, більше карт. Ви ходите першими. Починати важче.
start-hoth-wins = Виграно { $wins } зі 100 партій ботів
start-zone-goal = Прокрадіться в Зону, знайдіть те, чого хоче місія, і вийдіть живими, поки є час.
start-zone-a = Три дії за хід
start-zone-a-about = Іти, шукати, стріляти, готуватися.
start-zone-b = Лишатися непоміченим
start-zone-b-about = Конуси світла показують, що бачать бандити.
start-zone-c = Зона відповідає
start-zone-c-about = Вороги йдуть туди, де був шум.
