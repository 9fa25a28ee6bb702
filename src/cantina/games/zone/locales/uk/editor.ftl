# Редактор місій.

editor-title-zone = Редактор місій
zone-editor-unnamed = Без назви
zone-editor-empty = Порожній стіл
zone-editor-brush = Що ви кладете на мапу
zone-editor-kind-tile = Тайли
zone-editor-kind-place = Шляхи
zone-editor-kind-enemy = Вороги
zone-editor-kind-anomaly = Аномалії
zone-editor-kind-token = Жетони
zone-editor-about-tile = Натисніть вільне місце, щоб покласти тайл. Натисніть тайл ще раз, щоб забрати його.
zone-editor-about-start = Сталкери починають на цих ділянках. Має вміститися четверо.
zone-editor-about-exit = З цих ділянок сталкери покидають мапу.
zone-editor-about-enemy = Натисніть ділянку, щоб поставити ворога. Натисніть ще раз, щоб його повернути.
zone-editor-about-anomaly = Натисніть ділянку, де буде центр. Яка саме це аномалія, вирішить випадок.
zone-editor-about-loot = Кожне натискання додає жетон на ділянку.
zone-editor-about-unknown = Жетон долілиць: ніхто не знає, хто з’явиться.
zone-editor-about-erase = Натисніть ділянку, щоб забрати те, що лежить зверху.
zone-editor-about-goal = Натисніть ділянки, про які йдеться в цілі.
zone-editor-erase = Стерти
zone-editor-used = { $used } з { $most }
zone-editor-tile = { $id } { $name }
zone-editor-tiles = Місця для тайлів
zone-editor-slot = Покласти сюди { $tile }: ряд { $row }, стовпець { $column }
zone-editor-slot-remove = Забрати { $there }
zone-editor-slot-replace = { $there }: замінити на { $tile }
zone-editor-start = Старт
zone-editor-exit = Вихід
zone-editor-sign-start = СТАРТ
zone-editor-sign-exit = ВИХІД
zone-editor-enemy = { $name }, дивиться на { $side }
zone-editor-type-chemical = Хімічна
zone-editor-type-fire = Вогняна
zone-editor-type-electric = Електрична
zone-editor-type-gravity = Гравітаційна
zone-editor-type-special = Особлива
zone-editor-forces = Вороги
zone-editor-forces-none = Ворогів ще немає. Потрібен щонайменше один.
zone-editor-group = Група
zone-editor-team = Команда
zone-editor-supply = Усього, з тими, хто прийде згодом
zone-editor-unknowns = Невідомі вороги
zone-editor-unknown-none = На мапі немає жетонів невідомих ворогів.
zone-editor-stalkers =
    { $count ->
        [one] { $count } сталкер
        [few] { $count } сталкери
       *[many] { $count } сталкерів
    }
zone-editor-face = Сторона жетона { $number }
zone-editor-goals = Цілі
zone-editor-goal = Ціль { $number }
zone-editor-goal-add = Ще одна ціль
zone-editor-goal-remove = Прибрати цю ціль
zone-editor-condition = Що має справдитися
zone-editor-condition-add = Ще одна умова
zone-editor-about = Про що йдеться
zone-editor-mark = Вибрати ділянки на мапі
zone-editor-remove = Прибрати
zone-editor-if-stalker_on = сталкер стоїть на
zone-editor-if-no_enemy_on = немає ворогів на
zone-editor-if-all_out = усі сталкери біля виходу
zone-editor-if-mission_flag = занотовано
zone-editor-if-thing_out = винесено
zone-editor-if-no_overlay = цієї карти немає на мапі
zone-editor-story = Історія та події
zone-editor-name = Назва
zone-editor-prologue = До місії
zone-editor-won = Після успіху
zone-editor-lost = Після провалу
zone-editor-stage = Спорядження
zone-editor-stage-first = як на початку кампанії
zone-editor-stage-second = як у середині кампанії
zone-editor-stage-third = як наприкінці кампанії
zone-editor-events =
    { $count ->
        [one] { $count } раунд, потім поразка
        [few] { $count } раунди, потім поразка
       *[many] { $count } раундів, потім поразка
    }
zone-editor-event = Подія
zone-editor-event-fail = Подія поразки
zone-editor-event-win = Подія перемоги
zone-editor-event-add = Ще одна подія
zone-editor-text-about = Та сама форма, що й у наших місіях. Тут пишуться карти оточення й те, що роблять події.
zone-editor-test = Грати з ботом
zone-editor-watch = Нехай грають боти
zone-editor-problem-no_tile = На столі ще немає жодного тайла.
zone-editor-problem-large = Мапа має щонайбільше { $rows } × { $columns } тайлів.
zone-editor-problem-area = Ідеться про { $area }, а такої ділянки на мапі немає.
zone-editor-problem-start =
    { $room ->
        [0] Немає стартових ділянок. Там має вміститися четверо сталкерів.
        [one] На старті вміщається { $room } сталкер, а прийти можуть четверо.
        [few] На старті вміщаються { $room } сталкери, а прийти можуть четверо.
       *[many] На старті вміщається { $room } сталкерів, а прийти можуть четверо.
    }
zone-editor-problem-exit = Немає виходу.
zone-editor-problem-no_enemy = Немає ворогів. У місії є щонайменше один.
zone-editor-problem-no_anomaly = Немає аномалій. У місії є щонайменше одна.
zone-editor-problem-no_event = Спершу йдуть події, потім подія поразки, потім подія перемоги.
zone-editor-problem-no_goal = Цілі потрібна умова.
zone-editor-problem-goal_at_start = Сталкери починають біля виходу: вони перемогли б одразу.
zone-editor-problem-supply = { $name }: у місії { $used }, а в коробці { $most }.
zone-editor-problem-crowded = Забагато ворогів на { $area }: там є місце для { $most }.
zone-editor-problem-loot = Здобичі більше, ніж є жетонів: { $most }.
zone-editor-problem-overlays = { $name }: аномалій { $used }, а накладок такого типу { $most }.
zone-editor-problem-unknown = Жетони невідомих ворогів: сторін { $used }, ділянок { $most }.
zone-editor-problem-unknown_face = Жетони невідомих ворогів: у коробці більше немає «{ $id }».
zone-editor-problem-free_action = Карта { $id }: безплатна дія має перегортати або скидати свою карту, інакше її можна робити без кінця.
zone-editor-problem-set_off = Карта { $id }: «{ $verb }» може запускати її без кінця. Спершу перегорніть карту.
