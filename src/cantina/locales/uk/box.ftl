# Власні значення: що власник гри прочитав на картах своєї коробки замість нашого.
box-of = { $owner }: { $count ->
    [one] { $count } значення інше, ніж у нас
    [few] { $count } значення інші, ніж у нас
   *[other] { $count } значень інші, ніж у нас
}
box-refused = { $count ->
    [one] { $count } значення не підходить
    [few] { $count } значення не підходять
   *[other] { $count } значень не підходять
}
box-needless = { $count ->
    [one] { $count } значення більше не потрібне: у нас таке саме
    [few] { $count } значення більше не потрібні: у нас такі самі
   *[other] { $count } значень більше не потрібні: у нас такі самі
}
box-field = Поле
box-value = Значення
box-reason = Чому
box-written = Записано до { $folder }: набір карт { $digest }
box-problem-file = У цьому файлі нічого замінити не можна.
box-problem-row = Такої карти тут немає.
box-problem-field = Це значення замінити не можна.
box-problem-printed = Наше значення надруковано в правилах. Вкажіть видання, де воно інше.
box-problem-number = Тут має бути число від { $low } до { $high }.
box-problem-numbers = { $count ->
    [0] Тут мають бути числа від { $low } до { $high }.
    [one] Тут має бути { $count } число від { $low } до { $high }.
    [few] Тут мають бути { $count } числа від { $low } до { $high }.
   *[other] Тут має бути { $count } чисел від { $low } до { $high }.
}
box-problem-choice = Такого варіанта немає.
box-problem-flag = Тут має бути «так» або «ні».
box-problem-together = { $file } { $row }: { $reason }
web-problem-no_boxes = На цьому сервері грають лише зі значеннями самого сервера.
web-problem-boxes_of_accounts = На цьому сервері свою коробку можна взяти лише з обліковим записом. Спершу увійдіть.
web-problem-enough_boxes = З вашої мережі вже грають із забагатьма різними коробками. Спершу завершіть одну з цих партій.

# Сторінка коробки та столи, де з нею грають.
box-title = Моя коробка: { $game }
box-mine = Моя коробка
box-enter = Маю цю гру: ввести її значення
box-tree = Що є в коробці
box-search = Карта або «інші»
box-search-differs = інші
box-nothing = Тут нічого так не зветься.
box-any-order = { $count ->
    [one] { $count } карта в будь-якому порядку
    [few] { $count } карти в будь-якому порядку
   *[other] { $count } карт у будь-якому порядку
}
box-rows = { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[other] { $count } рядків
}
box-all-ours = { $count ->
    [one] { $count } як у нас
    [few] Усі { $count } як у нас
   *[other] Усі { $count } як у нас
}
box-card = Карта
box-name = Назва
box-state = Порівняно з нашим
box-cell = { $field }: { $value }, { $state ->
    [ours] наше
    [differs] ваше, інше, ніж у нас
   *[mine] ваше, як у нас
}
box-as-ours = як у нас
box-typing = вводиться…
box-ours = наше
box-differ = { $count ->
    [one] { $count } значення інше
    [few] { $count } значення інші
   *[other] { $count } значень інші
}
box-differ-from-ours = { $count ->
    [one] { $count } значення інше, ніж у нас
    [few] { $count } значення інші, ніж у нас
   *[other] { $count } значень інші, ніж у нас
}
box-progress = { $done } з { $all } карт
box-kept = збережено в цьому браузері
box-not-kept = цей браузер нічого не зберігає: збережіть файл
box-tip = Цифра веде до наступного поля. Enter бере наше, U скасовує, N веде до наступної групи.
box-maps = Карти поля малюють у редакторі сценаріїв
box-undo = Скасувати
box-erase = Стерти
box-bring = Узяти коробку
box-save = Зберегти чи поділитися
box-play = Грати з моєю коробкою
box-card-number = Карта { $number }, { $state ->
    [differs] інша
    [same] як у нас
   *[open] ще не введена
}
box-card-before = Попередня карта
box-card-next = Карта { $number }
box-next-group = Наступна група
box-save-title = Зберегти коробку чи поділитися нею
box-owner = Чия це коробка
box-edition = Видання, де надруковано інше
box-edition-about = Якщо вказати видання, можна змінити й те, що надруковано в правилах.
box-folder = Як теку з вмістом
box-folder-about = Тека — це весь вміст із вашими значеннями, для терміналу та для налаштування сервера packs:
box-link = Скопіювати посилання
box-linked = Посилання скопійовано. Хто його відкриє, зможе взяти ці значення.
box-save-file = Зберегти як файл
box-bring-title = Узяти коробку
box-bring-about = Виберіть файл чиєїсь коробки. Спершу його буде переглянуто; без вашої згоди нічого не зміниться.
box-choose-file = Вибрати файл
box-nobodys = Коробка без імені
box-can = { $count ->
    [one] можна грати
    [few] можна грати
   *[other] можна грати
}
box-not-needed = { $count ->
    [one] більше не потрібне
    [few] більше не потрібні
   *[other] більше не потрібні
}
box-cannot = { $count ->
    [one] не підходить
    [few] не підходять
   *[other] не підходять
}
box-cannot-title = Не підходить
box-not-needed-title = Більше не потрібно
box-mend = { $count ->
    [one] Виправити { $count } вручну
    [few] Виправити { $count } вручну
   *[other] Виправити { $count } вручну
}
box-leave = Не брати
box-take = { $count ->
    [one] Узяти { $count } значення
    [few] Узяти { $count } значення
   *[other] Узяти { $count } значень
}
box-is-save = Цей файл — збережена партія.
box-is-save-go = Збережені партії відкривають на головній сторінці.
box-other-game = Це значення іншої гри.
box-other-game-go = До її коробки
box-whole-long = Цей файл задовгий для коробки.
box-whole-many = У цьому файлі забагато значень для коробки.
box-whole-format = Цю коробку записано новішою версією.
box-whole-other = Цей файл — не коробка.
box-whole-broken = Цей файл пошкоджений або не є коробкою.
box-badge = { $owner } · { $count ->
    [one] { $count } власне значення
    [few] { $count } власні значення
   *[other] { $count } власних значень
}
box-with = { $count ->
    [one] З моєю коробкою: { $count } власне значення
    [few] З моєю коробкою: { $count } власні значення
   *[other] З моєю коробкою: { $count } власних значень
}
box-unrated = На картах значення цієї коробки. Партії з нею не змінюють рейтинг.
box-preview = Карта, як вона у вас
box-preview-about = Так, як ви ввели. Що відрізняється від нашого, має знак вашої коробки.
box-unlike = { $field }: ваші карти цього виду різняться, у нас вони всі однакові. Варто глянути ще раз.
