# The player aid: beside the board, as a sheet, on paper, in the terminal.

aid-title = Пам’ятка
# A tab beside the board: few letters.
aid-tab = Пам’ятка
aid-whole = Уся пам’ятка
aid-print = Надрукувати
aid-paper = Папір
aid-leaves = Частини пам’ятки
aid-steps = Порядок ходу
# A state that my figure is in.
aid-have = є у вас
aid-waiting = Чекаємо на: { $name }
# Back to what is asked at the table.
aid-back = До гри
aid-nothing = Зараз вас ні про що не питають.
aid-players = Гравців: { $fewest }–{ $most }
aid-told = Нашими словами; номер, як-от { $rule }, веде до правила.
# At the foot of the printed sheet of a game that has no such words of its own.
aid-foot = Неофіційно, нашими словами. Значення, яких немає в жодних правилах, — наші.
aid-absent = Ця гра не має пам’ятки.
play-help-aid = пам’ятка: порядок ходу, атака, символи
web-problem-no_aid = Ця гра не має пам’ятки.
