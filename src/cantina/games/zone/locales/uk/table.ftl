# Стіл гри S.T.A.L.K.E.R. у вебклієнті.

zone-stalker = Сталкер { $number }

## КПК

zone-pda-health = Здоров’я
zone-pda-shooting = { $dice ->
    [one] { $dice } кубик на будь-якій відстані
    [few] { $dice } кубики на будь-якій відстані
   *[many] { $dice } кубиків на будь-якій відстані
}
zone-pda-shooting-to = { $dice } { $dice ->
         [one] кубик
         [few] кубики
        *[many] кубиків
    } до { $to } { $to ->
         [one] ділянки
         [few] ділянок
        *[many] ділянок
    }
zone-pda-shooting-beyond = { $dice } від { $from } { $from ->
         [one] ділянки
         [few] ділянок
        *[many] ділянок
    }
zone-pda-turn = Хід { $number }
zone-pda-token-here = зараз
zone-pda-token-ready = готовий
zone-pda-token-done = зроблено
zone-pda-track-end = кінець
zone-pda-no-turn = Зараз не хід цього сталкера.
zone-pda-actions-left = { $count ->
    [0] У цьому ході не лишилося стандартних дій.
    [one] У цьому ході лишилася { $count } стандартна дія.
    [few] У цьому ході лишилося { $count } стандартні дії.
   *[many] У цьому ході лишилося { $count } стандартних дій.
} Безплатні дії — будь-коли.
zone-pda-states = Стани
zone-pda-yes = так
zone-pda-no = ні
zone-pda-abilities = Здібності
zone-pda-empty = порожньо
zone-pda-no-weapon = зброї в руках немає
zone-pda-tier = рівень { $level }
zone-pda-rounds = { $count } з { $full } { $full ->
         [one] патрона
         [few] патронів
        *[many] патронів
    }
zone-pda-distance = відстань, ефективна підкреслена
zone-pda-costs = { $cost ->
    [free] {"безплатно · "}
   *[standard] {""}
}{ $rounds ->
    [one] { $rounds } патрон
    [few] { $rounds } патрони
   *[many] { $rounds } патронів
}
zone-pda-attack = +{ $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}{ $successes ->
    [0] {""}
   *[other] , +{ $successes } ★
}{ $splits ->
    [yes] , можна ділити
   *[no] {""}
}{ $part ->
    [yes] , частина тіла на вибір
   *[no] {""}
} · { $threat ->
    [high] висока загроза
    [low] низька загроза
   *[none] без загрози
}
zone-pda-suit = Костюм
zone-pda-suit-note = { $dice ->
    [one] захист { $dice } кубик
    [few] захист { $dice } кубики
   *[many] захист { $dice } кубиків
} · радіація на мапі { $radiation }
zone-pda-mod = місце для модифікації костюма
zone-pda-container = контейнер: { $level ->
    [advanced] просунутий, знижує на 4
    [improved] покращений, знижує на 2
   *[basic] базовий, знижує на 0
}
zone-pda-artifacts = Артефакти
zone-pda-base-dose = базова доза { $dose } діє у фазі Зони
zone-pda-backpack = Рюкзак { $count } з { $limit }
zone-pda-geiger = Гейгер
zone-pda-dose = Доза радіації
zone-pda-safe = чисто
zone-pda-dice = { $count } куб.
zone-pda-of = з { $count }
zone-pda-danger = { $count ->
    [0] Доза { $dose } не шкодить.
    [one] Доза { $dose }: { $count } кубик спорядження у фазі Зони, потім вона падає до наступної білої риски.
    [few] Доза { $dose }: { $count } кубики спорядження у фазі Зони, потім вона падає до наступної білої риски.
   *[many] Доза { $dose }: { $count } кубиків спорядження у фазі Зони, потім вона падає до наступної білої риски.
}
zone-pda-pockets = Кишені
zone-pda-bolts = болти
zone-pda-threat = Загроза
zone-pda-threat-now = { $level ->
    [none] Загрози на мапі немає.
    [low] Низька, на { $area }{ $here ->
        [yes] {" "}разом зі сталкером.
       *[no] .
    }
   *[high] Висока, на { $area }{ $here ->
        [yes] {" "}разом зі сталкером.
       *[no] .
    }
}
zone-pda-threat-then = { $level ->
    [none] За планом її не лишиться.
    [low] За планом вона буде низькою на { $area }.
   *[high] За планом вона стане високою на { $area }.
}
zone-slot-optic = приціл
zone-slot-muzzle = дуло
zone-slot-underbarrel = під стволом
zone-shot-single_shot = Одиничний постріл
zone-shot-aimed_shot = Прицільний вогонь
zone-shot-quick_shot = Швидкий постріл
zone-shot-burst = Черга
zone-shot-automatic_fire = Автоматичний режим вогню
zone-shot-double_barrel = З двох стволів
zone-shot-single_barrel = З одного ствола
zone-shot-slam_fire = Швидка стрільба
zone-shot-launch = Запуск
zone-shot-unload = Розрядити
zone-shot-knife = Удар ножем
zone-shot-chance = { $attack }: гине { $percent } %
zone-pda = КПК

## Стіл

zone-map = Мапа місії
zone-panes = Частини столу
zone-pane-plan = План
zone-pane-pda = КПК
zone-pane-crew = Група
zone-pane-event = Подія
zone-pane-log = Журнал
zone-round = Раунд { $round }
zone-alarm-none = ніхто нічого не підозрює
zone-alarm-low = низька загроза, тихо
zone-alarm-high = висока загроза на { $areas }
zone-level-low = низька
zone-level-high = висока
zone-lead = веде
zone-crew-numbers = ОЗ { $hp }/{ $most } · доза { $dose }
zone-crew-open = Відкрити КПК
zone-event = Подія
zone-events-left = { $count ->
    [one] лишилася { $count }
    [few] лишилося { $count }
   *[many] лишилося { $count }
}
zone-event-none = Активної події немає.
zone-cards = Карти
zone-goals = Цілі
zone-goal-done = виконано
zone-legend = На мапі

## Дії

zone-acts = Дії
zone-cannot-stun = Ви заціпеніли
zone-instead-stun = Скиньте заціпеніння, 1 дія
zone-cannot-spent = У цьому ході дій не лишилося
zone-cannot-seen = Тут вас бачить ворог
zone-instead-seen = Спершу зійдіть з очей
zone-cannot-all_seen = Усі суміжні ділянки на видноті
zone-cannot-shut = Іти нікуди
zone-cannot-packed = { $card } — у рюкзаку
zone-instead-packed = Дістаньте: «Підготовка», 1 дія
zone-cannot-unarmed = У вас немає зброї
zone-cannot-empty = { $card }: патронів немає
zone-instead-empty = Перезарядіть
zone-cannot-no_rounds = { $card }: немає ні патронів, ні магазина
zone-cannot-no_target = Нікого в полі зору й досяжності
zone-instead-no_target = Найближче: { $who }, { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[many] { $count } ділянок
}
zone-cannot-attacks = { $card }: зараз так не вистрілити
zone-cannot-nobody = На вашій ділянці ворогів немає
zone-instead-nobody = Найближче: { $who }, { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[many] { $count } ділянок
}
zone-cannot-full = Магазин повний
zone-cannot-no_magazine = { $card }: магазина немає
zone-cannot-nothing = Тут нічого не лежить
zone-instead-nothing = Найближча здобич: { $area }
zone-cannot-no_bolt = У вас немає болта
zone-instead-no_bolt = «Підготовка» дасть болт
zone-cannot-alarm = Ваша висока загроза вже на мапі
zone-cannot-no_anomaly = У досяжності немає відкритих символів аномалій
zone-act-move = Рух
zone-act-note-move = до 3
zone-act-careful = Обережно
zone-act-note-careful = 1 ділянка
zone-act-fire = Атака
zone-act-note-fire = { $count ->
    [one] { $count } спосіб
    [few] { $count } способи
   *[many] { $count } способів
}
zone-act-knife = Ніж
zone-act-note-knife = { $count ->
    [one] { $count } ворог
    [few] { $count } вороги
   *[many] { $count } ворогів
}
zone-act-prepare = Підготовка
zone-act-note-prepare = зосередж., болт
zone-act-reload = Пере­зарядити
zone-act-note-reload = зброї: { $count }
zone-act-pick = Підібрати
zone-act-note-pick = { $count ->
    [one] { $count } річ
    [few] { $count } речі
   *[many] { $count } речей
}
zone-act-distract = Відвернути
zone-act-note-distract = 1 болт
zone-act-bolt = Кинути болт
zone-act-note-bolt = відстань 3
zone-act-item = Предмет
zone-act-note-item = { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
}
zone-act-act = Тут
zone-act-note-act = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}
zone-act-use = Здібність
zone-act-note-use = { $count ->
    [one] { $count } ефект
    [few] { $count } ефекти
   *[many] { $count } ефектів
}
zone-act-lead = Вести
zone-act-note-lead = безплатно
zone-act-shake = Скинути
zone-act-note-shake = заціпе­ніння
zone-act-end = Кінець ходу
zone-act-note-end = готово
zone-go-to = Іти на { $area }
zone-walk-going = У дорозі…
zone-walk-stop = Зупинитися тут

## Плани

zone-plan-title = Якщо піти цим шляхом
zone-plan-seen = { $who }: видно вас на { $areas }
zone-plan-unseen = Дорогою вас ніхто не бачить
zone-plan-end-seen = Остання ділянка теж на видноті.
zone-plan-end-unseen = Останньої ділянки ніхто не бачить.
zone-plan-of = { $count } з { $all }
zone-plan-threat-low = Низька загроза переходить на { $area }
zone-plan-threat-high = Висока загроза лишається на { $area }
zone-plan-deck-low = Карта з жовтої колоди: їм цікаво.
zone-plan-deck-high = Карта з червоної колоди: вони прийдуть.
zone-plan-dose = Доза { $from } → { $to }
zone-plan-dose-note = Найвища радіація дорогою, менше захист костюма.
zone-plan-portal = Портал веде на { $area }
zone-plan-portal-note = Там опиняються одразу, якщо є вільне місце.
zone-plan-risk = { $name } може прокинутися
zone-plan-risk-note = Символи дорогою, яких ніщо не накриває.
zone-plan-cover = Укриття { $count } на { $area }
zone-plan-cover-note = { $count ->
    [one] На { $count } рану менше від кожної атаки.
    [few] На { $count } рани менше від кожної атаки.
   *[many] На { $count } ран менше від кожної атаки.
}
zone-plan-reaction = { $count ->
    [0] Без реакції
    [one] Зреагує { $count } ворог
    [few] Зреагують { $count } вороги
   *[many] Зреагують { $count } ворогів
}
zone-plan-reaction-note = Якщо хід скінчиться там.
zone-plan-no-reaction-note = Наприкінці ходу вас ніхто не бачитиме.
zone-plan-pill-seen = бачать: { $numbers }
zone-plan-pill-dose = доза +{ $count }

## Атаки й кубики

zone-aim-facts = На { $area }, дивиться на { $side }, { $sees ->
    [yes] бачить вас.
   *[no] вас не бачить.
}
zone-aim-distance = відстань { $count }{ $best ->
    [yes] , ефективна
   *[no] {""}
}
zone-die = { $kind ->
    [stalker] Кубик сталкера
   *[gear] Кубик спорядження
}: { $accuracy ->
    [yes] влучність
   *[no] успіхів { $stars }, протигазів { $masks }
}
zone-roll-attack = Ваша атака
zone-roll-defence = Ваш захист
zone-roll-anomaly = Аномалія
zone-roll-needed = { $count ->
    [one] з { $count } рани
    [few] з { $count } ран
   *[many] з { $count } ран
}
zone-roll-masks = { $count ->
    [one] { $count } протигаз до витрати
    [few] { $count } протигази до витрати
   *[many] { $count } протигазів до витрати
}
zone-roll-again-note = Виберіть кубики для перекидання.
zone-roll-exposure = втрачає від радіації { $count } ОЗ

## Варіанти

zone-do-pick = Підібрати

## Читається вголос

zone-aloud-area = { $area }, { $where ->
    [water] вода
    [indoor] у кімнаті
   *[outdoor] на зовнішній ділянці
}{ $cover ->
    [0] {""}
   *[other] , укриття { $cover }
}{ $radiation ->
    [0] {""}
   *[other] , радіація { $radiation }
}, { $places ->
    [one] { $places } місце
    [few] { $places } місця
   *[many] { $places } місць
}.
zone-aloud-stalker = { $name }, ОЗ { $hp } з { $most }.
zone-aloud-enemy = { $name }, дивиться на { $side }{ $stun ->
    [yes] , заціпеніння
   *[no] {""}
}{ $exposed ->
    [yes] , уразливість
   *[no] {""}
}.
zone-aloud-loot = Здобич: { $count }.
zone-aloud-unknown = Невідомі вороги: { $count }.
zone-aloud-dim = Погана видимість.
zone-aloud-exit = Вихід.
zone-aloud-entrance = Вхід, веде на { $area }.
zone-aloud-threat = { $level ->
    [high] Висока загроза
   *[low] Низька загроза
}: { $name }.
zone-aloud-card = Карта: { $name }.
zone-aloud-anomaly = { $name }, { $percent } { $percent ->
         [one] відсоток
         [few] відсотки
        *[many] відсотків
    }.
zone-aloud-portal = Портал: хто закінчить рух тут, опиниться на { $area }.
zone-aloud-covered = Символ на { $percent } { $percent ->
         [one] відсоток
         [few] відсотки
        *[many] відсотків
    } накриває { $by ->
    [bolt] болт
    [artifact] артефакт
   *[figure] фігурка
}.
zone-aloud-seen = Бачать: { $who }.
zone-aloud-move = Рух { $areas }.
zone-aloud-dose = Доза плюс { $count }.
zone-aloud-shot = Ціль: кубиків { $dice }, шанс убити { $percent } %.
zone-aloud-choose = Можна вибрати.

## Вороги, крок за кроком

zone-deck-low = Жовта колода
zone-deck-high = Червона колода
zone-tell-point = Пункт { $number }
zone-tell-card = { $deck ->
    [high] Витягнуто червону карту
   *[low] Витягнуто жовту карту
}
zone-tell-moved = { $who } проходить { $count ->
    [one] { $count } ділянку
    [few] { $count } ділянки
   *[many] { $count } ділянок
} до { $area }
zone-tell-stayed = { $who } не рухається
zone-tell-unknown = Відкрито невідомий жетон на { $area }
zone-why-high = Червона, бо на мапі є висока загроза.
zone-why-low = Жовта, бо високої загрози на мапі немає.
zone-why-turn-only = Іншого ворога не було.
zone-why-turn-nearest = Його черга: він найближчий.
zone-why-turn-corners = Його черга: так само близько, та кутів менше.
zone-why-turn-group = Його черга: так само близько; зелені перед червоними, жовтими й синіми.
zone-why-turn-lead = Його черга: так само близько, вибрав головний сталкер.
zone-why-path-only = Іншого шляху немає.
zone-why-path-nearest = Цей шлях найкоротший.
zone-why-path-corners = З найкоротших у цього шляху найменше кутів.
zone-why-path-group = Вирішив порядок груп.
zone-why-path-lead = Шляхи рівні: вибрав головний сталкер.
zone-why-end-goal = Мети досягнуто.
zone-why-end-steps = Цього разу далі йти не може.
zone-why-end-full = { $area } — остання ділянка з вільним місцем.
zone-why-end-sight = Ціль на видноті одразу обриває рух.
zone-why-end-blocked = Далі шляху немає.
zone-why-stay-sight = Бачить ціль: ні кроку, ні повороту.
zone-why-stay-goal = Уже на місці.
zone-why-stay-blocked = Туди немає шляху.
zone-why-target-only = { $whom } — єдина ціль на видноті.
zone-why-target-nearest = { $whom } — найближча ціль на видноті.
zone-why-target-corners = { $whom }: так само близько, та кутів менше.
zone-why-target-group = { $whom }: вирішив порядок груп.
zone-why-target-lead = { $whom }: так само близько, вибрав головний сталкер.
zone-why-cover = Укриття вже зняло { $count }.
zone-why-defended = { $name }: костюм спиняє { $stopped }, втрачено { $lost } ОЗ.
zone-why-exposure = { $name } втрачає від радіації { $loss } ОЗ.

## Кінець

zone-end-won = Місію виконано
zone-end-lost = Місію провалено
zone-end-map = Табір наприкінці

table-key-act = Вибрати дію
table-key-variant = Зробити те саме інакше
table-key-pda = Відкрити свій КПК
table-hint-gain-zone = { $count ->
    [one] { $count } одиницю здоров’я
    [few] { $count } одиниці здоров’я
    [many] { $count } одиниць здоров’я
   *[other] { $count } одиниці здоров’я
}

## Buying equipment

zone-shop-title = Спорядження
zone-shop-ready = усе куплено
zone-shop-has = { $name } має:
zone-shop-unarmed = Зброї ще немає.
zone-shop-weapons = Зброя й магазини
zone-shop-suits = Костюми
zone-shop-items = Предмети
zone-shop-buy = Купити
zone-shop-buy-card = Купити: { $name }
zone-shop-short = { $count ->
    [one] Бракує { $count } купона
    [few] Бракує { $count } купонів
   *[other] Бракує { $count } купонів
}
zone-shop-dice = { $count ->
    [one] +{ $count } кубик
    [few] +{ $count } кубики
   *[other] +{ $count } кубиків
}
zone-shop-rounds = { $count ->
    [one] { $count } патрон
    [few] { $count } патрони
   *[other] { $count } патронів
}
zone-shop-defence = { $count ->
    [one] { $count } кубик захисту
    [few] { $count } кубики захисту
   *[other] { $count } кубиків захисту
}
zone-shop-shield = { $count ->
    [0] без захисту від радіації
   *[other] радіація −{ $count }
}
zone-shop-full = Рюкзак повний
zone-shop-gone = Зараз не продається
zone-shop-range = найкраще { $best }, дістає до { $far }
zone-score-points = { $count ->
    [one] { $count } очко.
    [few] { $count } очки.
   *[other] { $count } очок.
}

## Чому бот зробив би так між місіями

table-hint-why-zone-team = За тисячами ігор між ботами так складається найкраща група.
table-hint-why-zone-mission = Ранні місії легші й оплачують спорядження для пізніших.
table-hint-why-zone-contact = Хтось новий може продавати чи робити те, чого не робить ніхто інший.
table-hint-why-zone-stash = Схрон вартий дороги.
table-hint-why-zone-explored = Більше йти нікуди.
table-hint-why-zone-contract = Контракт нічого не коштує, а за виконану ціль платять.
table-hint-why-zone-trader = Тут є те, що групі потрібне, або беруть те, що їй зайве.
table-hint-why-zone-helper = На цю допомогу група має вільні купони.
table-hint-why-zone-met = Більше ніхто зараз групі не потрібен.
table-hint-why-zone-gift = Подарунок нічого не коштує.
table-hint-why-zone-surplus = Ніхто цього не понесе, а за купони можна взяти краще.
table-hint-why-zone-weapon = Хтось іще без зброї, а ця лишає стільки ж кожному з решти.
table-hint-why-zone-own_weapon = Спершу добра зброя, і лишається на магазини та ліки.
table-hint-why-zone-magazine = Кожній зброї потрібен другий магазин.
table-hint-why-zone-medicine = Кожному варто нести щось, що лікує.
table-hint-why-zone-better_weapon = Це помітно краще за найслабшу зброю групи.
table-hint-why-zone-better_suit = Це помітно краще за найслабший костюм групи.
table-hint-why-zone-mod = Це пасує до того, що вже є, і купонів вистачає.
table-hint-why-zone-service = На це є вільні купони.
table-hint-why-zone-enough = Ніщо інше тут не варте купонів групи.
table-hint-why-zone-pack_weapon = Це найкраща зброя з того, що лишилося.
table-hint-why-zone-pack_suit = Це найкращий костюм з тих, що лишилися.
table-hint-why-zone-pack_mod = Це пасує до зброї чи костюма.
table-hint-why-zone-pack_share = Це справедлива частка предметів.
table-hint-why-zone-pack_magazine = Це справедлива частка магазинів до цієї зброї.
table-hint-why-zone-unpack = У рюкзаку більше, ніж можна: це найдешевше.
table-hint-why-zone-packed = Зброю, костюм і справедливу частку решти зібрано.
table-hint-why-zone-companion = Хто йде разом, той допомагає, а плата невелика.
table-hint-why-zone-pack_companion = Ніхто інший цього не взяв: хай несе компаньйон.
