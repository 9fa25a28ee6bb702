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
