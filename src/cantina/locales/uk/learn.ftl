# Уроки, наставник біля столу та правила.

learn-how = Вчіться граючи: наставник сидить поруч за справжнім столом і показує щоразу щось одне. Вийти можна будь-коли; продовжите з того самого місця.
learn-begin = Почати
learn-continue = Далі
learn-resume = Назад до столу
learn-start = Почати
learn-repeat = Ще раз
learn-start-lesson = Почати урок «{ $lesson }»
learn-done = закінчено
learn-row-next = Далі: { $lesson }
learn-row-done = Усі уроки закінчено
learn-coach = Наставник
learn-smaller = Згорнути наставника
learn-step = Урок { $lesson } · крок { $step } з { $of }
learn-guided = Гра з підказками
learn-guide = Моя підказка: { $action }.
learn-guide-look = Погляньте на стіл: я теж вибираю.
learn-guide-wait = Дивіться: зараз діють інші.
learn-more = Більше
learn-less = Менше
learn-other = Так теж можна.
learn-missed = Ця нагода минула, будуть інші.
learn-mind = Цього ходу ще є що робити. Натисніть те, що в рамці, або підтвердьте свій вибір.
learn-next-lesson = Наступний урок: { $lesson }
learn-play-on = Дограти цю партію
learn-understood = Зрозуміло
learn-finished = Закінчено: { $lesson }
learn-next = Чудово. Грайте далі або перейдіть до наступного уроку.
learn-all-done = Це був останній урок. Відкрийте власний стіл.
learn-over = Гра закінчилася раніше за урок. Продовжте його за новим столом.
learn-new-table = Повторити урок за новим столом
learn-play = Відкрити стіл

learn-rule-back = Назад
learn-rule-book = У правилах
learn-rule-unknown = У правилах немає { $rule }.
learn-rules-search = Пошук у правилах
learn-rules-found = { $count ->
    [0] Такого в правилах немає.
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
learn-rules-part-start = Почніть тут
learn-rules-part-rules = Повні правила
