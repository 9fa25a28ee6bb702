# Битва за Гот: вибір сценарію, кампанії, редактор.

editor-title-hoth = Редактор сценаріїв
web-campaign-title = Кампанія
web-campaign-none = За цим столом не грають кампанію.
pages-seat-note = { $note } · { $who }
pages-new-change = Змінити
pages-continue-campaign = Кампанія

## Вибір

hoth-pick = Виберіть сценарій
hoth-filter = Які сценарії показано
hoth-filter-all = Усі { $count }
hoth-filter-no_at_at = Без AT-AT
hoth-filter-artillery = З артилерією
hoth-filter-short = Менше 13 ходів
hoth-own-open = Редактор сценаріїв
hoth-details = Докладно
hoth-map-of = Мапа: { $name }
hoth-force-count = { $count }×
hoth-difficulty-first = Для першої битви
hoth-difficulty-some = Для тих, хто знає правила
hoth-difficulty-veteran = Для ветеранів
hoth-balance-rebel = Повстанці { $percent } %
hoth-balance-empire = Імперія { $percent } %
hoth-balance-aloud = Повстанці виграли { $rebel ->
    [one] { $rebel } відсоток
    [few] { $rebel } відсотки
   *[many] { $rebel } відсотків
  }, Імперія — { $empire ->
    [one] { $empire } відсоток
    [few] { $empire } відсотки
   *[many] { $empire } відсотків
  } ігор.
hoth-balance-about = { $games ->
    [one] { $games } гра ботів
    [few] { $games } гри ботів
   *[many] { $games } ігор ботів
  }, близько { $turns ->
    [one] { $turns } ходу
    [few] { $turns } ходів
   *[many] { $turns } ходів
  }. Повстанці: від { $low } до { $high } % (інтервал 95 %).
hoth-first-side = { $side ->
    [rebel] Починають повстанці.
   *[empire] Починає Імперія.
  } Карт: повстанці { $rebel }, Імперія { $empire }.
hoth-goal-same = { $medals ->
    [0] За медалями ніхто не перемагає.
    [one] Гра до { $medals } медалі.
    [few] Гра до { $medals } медалей.
   *[many] Гра до { $medals } медалей.
  }
hoth-goal-each = Медалей до перемоги: повстанці { $rebel }, Імперія { $empire }.
hoth-goal-rebel = Медалей до перемоги: повстанці { $medals }. Імперія не може перемогти за медалями.
hoth-goal-empire = Медалей до перемоги: Імперія { $medals }. Повстанці не можуть перемогти за медалями.
hoth-leaders = Лідери
hoth-leaders-about = Кожна фракція вибирає лідера й додає три його карти.
hoth-play-rebel = Грати за повстанців
hoth-play-empire = Грати за Імперію
hoth-play-seats = Друзі, команди, годинник…


## Кампанії

hoth-campaign = Кампанія
hoth-campaign-about = { $battles ->
    [one] { $battles } битва
    [few] { $battles } битви
   *[many] { $battles } битв
  } у дереві, починається зі сценарію { $number }
hoth-campaign-short = { $depths ->
    [one] { $depths } битва
    [few] { $depths } битви
   *[many] { $depths } битв
  } поспіль. Для двох.
hoth-campaign-promise = { $depths ->
    [one] { $depths } битва
    [few] { $depths } битви
   *[many] { $depths } битв
  } поспіль із { $battles }: переможець визначає, яка буде наступною. Для двох гравців.
hoth-campaign-edge-rebel = перемога повстанців
hoth-campaign-edge-empire = перемога Імперії
hoth-campaign-support = Результати приносять карти підтримки; вони лишаються від битви до битви.
hoth-campaign-leaders = У наступній битві може долучитися лідер.
hoth-campaign-secrets = У кожній битві кожна фракція має таємну ціль.
hoth-campaign-saved = Кампанія зберігається разом зі столом: продовжте хоч за кілька тижнів із головної сторінки.
hoth-campaign-result = { $side ->
    [rebel] Перемога повстанців { $rebel } : { $empire }
   *[empire] Перемога Імперії { $empire } : { $rebel }
  }
hoth-campaign-here = триває
hoth-campaign-next = наступна
hoth-campaign-standing = Виграно битв: повстанці { $rebel }, Імперія { $empire }.
hoth-campaign-won = { $side ->
    [rebel] Повстанці виграли кампанію.
   *[empire] Імперія виграла кампанію.
  }
hoth-campaign-look = До столу
hoth-campaign-continue = Продовжити
hoth-campaign-now = Ця битва
hoth-campaign-now-about = Битва { $battle } з { $of }: { $name }. Хід { $turn }.
hoth-campaign-carried = Переходить далі
hoth-campaign-side = { $side ->
    [rebel] Повстанці: { $names }
   *[empire] Імперія: { $names }
  }
hoth-campaign-cards = { $count ->
    [0] Без карт підтримки
    [one] { $count } карта підтримки
    [few] { $count } карти підтримки
   *[many] { $count } карт підтримки
  }
hoth-campaign-leader = У цій битві: { $leader }
hoth-campaign-results = Результати
hoth-campaign-first = Це перша битва.
hoth-campaign-fulfilled = { $side ->
    [rebel] Повстанці виконали таємну ціль.
   *[empire] Імперія виконала таємну ціль.
  }

## Редактор

hoth-editor-map = Поле битви
hoth-editor-brush = Чим малювати
hoth-editor-terrain = Місцевість
hoth-editor-units = Загони (фігурки)
hoth-editor-structures = Споруди
hoth-editor-tokens = Спеціальні війська, на загін
hoth-editor-erase = Стерти
hoth-editor-used = { $used } з { $most }
hoth-editor-keys = Клацайте або тягніть; стрілки й Enter теж малюють.
hoth-editor-marking = Тепер виберіть на мапі клітинки цього правила.
hoth-editor-wrong = тут не можна
hoth-editor-few = { $side ->
    [rebel] Повстанцям потрібно
   *[empire] Імперії потрібно
} { $goal ->
    [one] { $goal } медаль
    [few] { $goal } медалі
   *[many] { $goal } медалей
}, а в супротивника лише { $most ->
    [one] { $most } загін.
    [few] { $most } загони.
   *[many] { $most } загонів.
}
hoth-editor-unnamed = Битва без назви
hoth-editor-problem-box = { $name }: на мапі { $used }, а в коробці лише { $most }.
hoth-editor-problem-tiles = Плитки місцевості: на мапі { $used }, а в коробці лише { $most }.
hoth-editor-problem-place = { $name } ({ $hex }): тут стояти не можна.
hoth-editor-problem-token = { $name } ({ $hex }): такий жетон тут не можна.
hoth-editor-problem-no_unit = { $side ->
    [rebel] У повстанців немає жодного загону.
   *[empire] В Імперії немає жодного загону.
}
hoth-editor-problem-no_structure = Особливе правило стосується споруд, а на мапі їх немає.
hoth-editor-problem-unreachable = Від { $hex } залежить битва, а туди не потрапить жоден загін.
hoth-editor-problem-no_goal = Цю битву можна виграти, лише знищивши всі загони: задайте медалі для однієї зі сторін або додайте правило, що веде до перемоги.
hoth-editor-problem-no_hex = Особливе правило ще не має клітинок: виберіть їх на мапі.
hoth-editor-problem-hex = На полі немає клітинки «{ $hex }».
hoth-editor-name = Назва
hoth-editor-situation = Становище одним реченням
hoth-editor-first = Хто починає
hoth-editor-hand-rebel = Карти, повстанці
hoth-editor-hand-empire = Карти, Імперія
hoth-editor-goal-rebel = Медалі до перемоги, повстанці
hoth-editor-goal-empire = Медалі до перемоги, Імперія
hoth-editor-no-goal = не за медалями
hoth-editor-structure-owner = Споруди належать
hoth-editor-rules = Особливі правила
hoth-editor-rule-new = Ще одне правило
hoth-editor-rule-add = Виберіть…
hoth-editor-rule-remove = Прибрати це правило
hoth-editor-mark = Вибрати на мапі
hoth-editor-any = будь-який
hoth-editor-side-rebel = повстанці
hoth-editor-side-empire = Імперія
hoth-editor-side-either = обидві фракції
hoth-editor-class-infantry = піхота
hoth-editor-class-vehicle = транспорт
hoth-editor-class-special = спеціальні загони
hoth-editor-field-side = Фракція
hoth-editor-field-unit = Загін
hoth-editor-field-beside = Поруч із
hoth-editor-field-class = Клас
hoth-editor-field-structure = Споруда
hoth-editor-field-medals = Медалі
hoth-editor-field-most = Найбільше (медалей)
hoth-editor-field-count = Скільки
hoth-editor-field-after_own_turns = Після власних ходів
hoth-editor-field-charges_per_medal = Зарядів за медаль
hoth-editor-field-cost = Вартість
hoth-editor-field-hexes = Клітинки, наприклад E4, F5
hoth-editor-field-start = Офіцер лежить на
hoth-editor-empty = Порожнє поле битви
hoth-editor-text-about = Та сама форма, що й у наших сценаріїв. Ряд за рядом від базової лінії Імперії: місцевість, потім загін, потім жетон.
hoth-hook-medal_value = Інша кількість медалей за загін
hoth-hook-no_kill_medals = Без медалей за знищені загони
hoth-hook-objective_temporary = Медалі, доки загони стоять на клітинках
hoth-hook-objective_permanent = Медалі за захоплення клітинок
hoth-hook-objective_per_turn = Медалі щоходу на клітинках
hoth-hook-sudden_death_hold_all = Перемога за утримання клітинок
hoth-hook-sudden_death_destroy_all = Перемога, коли не лишилося загонів певного типу
hoth-hook-sudden_death_exit_count = Перемога за вихід із поля
hoth-hook-sudden_death_kill_count = Перемога за знищення загонів
hoth-hook-exit_medals = Медалі за вихід із поля
hoth-hook-reinforce_lost_infantry = Втрачена піхота повертається
hoth-hook-reserve_arrival = Прибувають резервні загони
hoth-hook-reinforce_each_turn = Щоходу висаджується загін
hoth-hook-charge_structure = Споруда набирає заряд
hoth-hook-courier = Винести офіцера
hoth-hook-terrain_enter_cost = Круті хребти
hoth-hook-command_post = Командний пункт
