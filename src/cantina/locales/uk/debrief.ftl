### Як пройшла закінчена гра

debrief-how = Як пройшла гра
debrief-chance-you = Ваш шанс на перемогу, хід за ходом
debrief-chance-of = Шанс на перемогу, хід за ходом: { $name }
debrief-chance-together = Ваш шанс упоратися, раунд за раундом
debrief-at = { $unit ->
    [round] Раунд { $turn }: { $chance }
   *[turn] Хід { $turn }: { $chance }
  }
debrief-turn = { $unit ->
    [round] Раунд { $turn }
   *[turn] Хід { $turn }
  }
debrief-measure = З кожної точки простий бот дограв щонайменше ігор: { $games }. Точність приблизно { $error }.
debrief-open = Повтор звідси
debrief-working = Боти дограють гру з кожного ходу, щоб побачити, що її вирішило. Це триває десь пів хвилини.
debrief-none = Чесної оцінки для цієї гри немає. Тут пораховано те, що сталося.
debrief-turnings = Що вирішило
debrief-no-turning = Не один хід: усе йшло потроху.
debrief-share = Поділитися
debrief-shared = Посилання на повтор скопійовано.
