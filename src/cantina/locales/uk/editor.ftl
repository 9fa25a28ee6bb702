# Редактори сценаріїв і місій.

editor-undo = Скасувати
editor-redo = Повторити
editor-checking = Перевіряємо…
editor-sound = Можна грати.
editor-unsound = Поки не можна грати
editor-begin = Почати з…
editor-save = Зберегти у файл
editor-open = Відкрити файл
editor-opened = Відкрито.
editor-text = Як текст
editor-text-take = Узяти текст
editor-share = Поділитися
editor-invite = Грати з другом
editor-link = Скопіювати посилання
editor-linked = Посилання в буфері обміну. Хто його відкриє, зможе змінювати власну копію й грати в неї.
editor-unread = У тексті є те, чого не вдалося прочитати:
editor-fix = треба виправити:
editor-weigh = варто зважити:
editor-show = Показати
editor-locked =
    { $count ->
        [one] Перш ніж ділитися посиланням, виправте { $count } ваду.
        [few] Перш ніж ділитися посиланням, виправте { $count } вади.
       *[many] Перш ніж ділитися посиланням, виправте { $count } вад.
    }
