# Друзі за столом: запрошення, очікування, відкриті столи.

## Запрошення

lobby-invites = { $host } запрошує вас до гри
lobby-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
lobby-age = від { $age } років
lobby-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
lobby-pace = { $name }, { $time } на рішення
lobby-nutshell = Коротко про гру
lobby-at-table = За столом
lobby-bot-of = Бот, { $level }
lobby-guest = За запрошенням
lobby-free = Вільне місце
lobby-free-about = Ваше, якщо хочете
lobby-name = Ваше ім’я за столом
lobby-no-account = Обліковий запис не потрібен. Гра почнеться, коли всі за столом натиснуть «Готово».
lobby-watch = Лише дивитися
lobby-how-to-play = Як грати

## Очікування

lobby-you-host = Ви, господар столу
lobby-asked-again = Запрошення зіграти ще раз надіслано
lobby-name-of = Ім’я на місці { $number }
lobby-player = Гравець { $number }
lobby-ready = Готово
lobby-not-ready = Ще не готово
lobby-not-ready-yet = Ще без «Готово»: { $names }.
lobby-waits-for-you = Усі чекають на ваше «Готово».
lobby-starts-itself = Гра почнеться сама за 3 секунди після останнього «Готово»; зупинити може кожен.
lobby-starts = { $seconds ->
    [0] Гра починається.
    [one] Гра почнеться за { $seconds } секунду.
    [few] Гра почнеться за { $seconds } секунди.
   *[many] Гра почнеться за { $seconds } секунд.
}
lobby-starts-about = Зупинити може кожен за столом.
lobby-stop = Зупинити
lobby-start-now = Почати, не чекаючи
lobby-reach-local = Ця адреса працює лише на цьому комп’ютері.
lobby-reach-lan = Друзям у вашій домашній мережі потрібна адреса нижче.
lobby-reach-home = У домашній мережі
lobby-reach-closed = Друзі ще не можуть дістатися цього комп’ютера.
lobby-reach-how = Закрийте Cantina й запустіть її так:
lobby-reach-lost = Адреси в домашній мережі не знайдено. Під’єднайте цей комп’ютер до мережі й відкрийте сторінку знову.
lobby-code = або за кодом на сторінці «Грати»:

## Відкриті столи

lobby-open-tables = Відкриті столи
lobby-any-game = Усі ігри
lobby-any-pace = Будь-який темп
lobby-nobody = Ніхто не чекає. Відкрийте стіл або зіграйте з ботом, доки хтось прийде.
lobby-host-note = { $host } · { $note }
lobby-free-seats = { $count ->
    [one] { $count } вільне
    [few] { $count } вільні
   *[many] { $count } вільних
}
lobby-play-instead = Зіграти партію
lobby-note = Кілька слів тим, хто шукає стіл
lobby-note-example = Новачкам раді
lobby-timed-out = Ваш час двічі вичерпано: доки ви не повернетеся, за вас грає бот.
