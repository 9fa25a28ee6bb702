### Що розповідають після битви

## Між двома битвами кампанії

hoth-between-won = Битва { $battle } ваша, { $mine } : { $theirs }
hoth-between-lost = Битву { $battle } програно, { $mine } : { $theirs }
hoth-between-watched = { $side ->
    [rebel] Повстанці виграють битву { $battle }, { $mine } : { $theirs }
   *[empire] Імперія виграє битву { $battle }, { $mine } : { $theirs }
  }
hoth-between-drawn = Ніхто не встиг перемогти: битву зараховано фракції з більшою кількістю медалей, за рівності — повстанцям.
hoth-between-secrets = Таємні цілі, тепер відкриті
hoth-between-secret-mine = Ваша
hoth-between-secret-done = Виконано: 1 карта підтримки
hoth-between-secret-missed = Не виконано
hoth-between-carried = Що лишається з вами
hoth-between-for-result = за битву
hoth-between-for-secret = за таємну ціль
hoth-between-for-kept = з попередніх битв
hoth-between-leader = У наступній битві допоможе { $leader }
hoth-between-tree = Перебіг кампанії
hoth-between-next = Далі: битва { $battle } з { $of }
hoth-between-begins = { $side ->
    [rebel] Починають повстанці.
   *[empire] Починає Імперія.
  }
hoth-between-start = Почати битву { $battle }
hoth-between-waiting = Ви готові. Чекаємо: { $names }.

## Наприкінці битви

hoth-debrief-won = Ви перемогли, { $mine } : { $theirs }
hoth-debrief-lost = Ви програли, { $mine } : { $theirs }
hoth-debrief-nobody = Ніхто не переміг, { $mine } : { $theirs }
hoth-debrief-watched = { $side ->
    [rebel] Повстанці перемогли, { $mine } : { $theirs }
   *[empire] Імперія перемогла, { $mine } : { $theirs }
  }
hoth-debrief-figures = У числах
hoth-debrief-row-dice = Кинуто кубиків
hoth-debrief-row-taken = Знято ворожих фігурок
hoth-debrief-row-lost = Втрачено загонів
hoth-debrief-row-left = Лишилося загонів
hoth-debrief-other-side = Зіграти за іншу фракцію
hoth-debrief-next = Далі: { $scenario }
