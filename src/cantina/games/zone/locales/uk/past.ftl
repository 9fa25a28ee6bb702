# Що було: як пройшла місія та щоденник кампанії.

zone-explore-brought = Підсумок
zone-explore-plots = Перебіг

zone-moments = Що вирішило місію
zone-moment-fell = Раунд { $round }: { $name } гине
zone-moment-fell-more = доза { $dose }; у групи { $shots ->
    [one] лишився { $shots } патрон
    [few] лишилося { $shots } патрони
   *[many] лишилося { $shots } патронів
}
zone-moment-task = Раунд { $round }: виконано «{ $task }»
zone-moment-task-more = виконано завдань: { $done } із { $of }
zone-moment-hurt = Раунд { $round }: { $name } втрачає { $count } ОЗ
zone-moment-hurt-more = було { $before }, стало { $after }
zone-moment-alarm = Раунд { $round }: перша висока загроза — { $name }
zone-moment-alarm-more = { $count ->
    [0] із першого ж раунду
    [one] після { $count } тихого раунду
    [few] після { $count } тихих раундів
   *[many] після { $count } тихих раундів
}
zone-moment-time = Раунд { $round }: час вийшов

zone-plot-health = Здоров’я
zone-plot-health-when = наприкінці кожного раунду
zone-plot-dose = Доза
zone-plot-dose-when = перед фазою Зони
zone-plot-noise = Шум
zone-plot-noise-when = загроза всіх: низька 1, висока 2
zone-plot-shots = Патрони
zone-plot-shots-when = лишилося, разом із магазинами
zone-plot-worth = Вартість ноші
zone-plot-worth-when = у всіх, у купонах
zone-plot-line = { $name }: від { $from } до { $to }, найменше { $lowest } у раунді { $round }
zone-plot-together = Усі разом
zone-plot-round = Раунд
zone-plot-numbers = Числами
zone-plot-lines = Лініями

zone-crew-stalker = Сталкер
zone-crew-kills = убито
zone-crew-hits = влучань
zone-crew-hurt = −ОЗ
zone-crew-unseen = тихо
zone-crew-loot = здобич

zone-task-done = виконано:
zone-task-open = не виконано:
zone-debrief-brought-lost = Ви все одно отримуєте
zone-debrief-map = Мапа Зони з новими місцями: { $places }
zone-debrief-back = { $name } знову з вами
zone-debrief-back-how = з повним здоров’ям у наступній місії
zone-debrief-ahead = Ще попереду
zone-debrief-ahead-none = Місій більше немає.
zone-debrief-shut = Лишається закритим
zone-reward-pay = Плата за місію
zone-reward-contract = Контракт виконано
zone-reward-card = після місії
zone-reward-found = знайдено дорогою
zone-reward-contact = новий контакт

zone-diary-days = Дні кампанії
zone-diary-start = Початок
zone-diary-day = День { $day }
zone-diary-today = Сьогодні
zone-diary-here = ви тут
zone-diary-today-empty = Сьогодні ще нічого не сталося.
zone-diary-visited = Відвідано
zone-diary-met = Зустрічі
zone-diary-gained = Отримано
zone-diary-opened = Відкрито
zone-diary-closed = Викреслено
zone-diary-money = Гроші за день
zone-diary-morning = Зранку
zone-diary-evening = Увечері
zone-diary-deal = { $way ->
    [bought] { $who }: { $thing }
   *[sold] { $who }, продано: { $thing }
}
zone-across = За всі місії
zone-across-all = усього
zone-across-rounds = Раунди
zone-across-kills = Убито ворогів
zone-across-hurt = Втрачено ОЗ
zone-across-loud = Гучні раунди
zone-across-loot = Жетони здобичі
zone-across-earned = Зароблено купонів
