# Звідки взято значення карт, загонів, місць і місій.
origin-kind-seed = Правила
origin-kind-box = Ваша коробка
origin-kind-public = Прочитання фанатів
origin-kind-ruling = Наше рішення
origin-kind-reconstructed = Наше
origin-kind-seed-about = Так написано в книжці правил.
origin-kind-box-about = Увів власник гри.
origin-kind-public-about = Це оприлюднено: фанати прочитали з фотографій, оглядів або самої гри.
origin-kind-ruling-about = Джерела мовчать, тож вирішити довелося нам.
origin-kind-reconstructed-about = Цього не називає жодне джерело. Ми вивели значення так, щоб воно узгоджувалося з усім відомим.
origin-all-seed = Усе як надруковано
origin-all-box = Як у чиїйсь коробці
origin-all-public = Як прочитали фанати
origin-all-reconstructed = Тут усе наше
origin-share = { $ours ->
    [one] { $ours } значення з { $all } наше
    [few] { $ours } значення з { $all } наші
   *[other] { $ours } значень із { $all } наші
}
origin-open = { $name }: звідки взято значення. { $share }
origin-value = Значення
origin-from = Звідки
origin-rest = Усе інше
origin-yes = так
origin-no = ні
origin-lead-printed = Усе це надруковано в правилах.
origin-lead-public = У правилах цього немає; фанати прочитали це з надрукованої гри.
origin-lead-ours = У правилах нічого з цього немає.
origin-lead-only = Із цих значень у правилах є лише: { $fields }.
origin-lead-but = Не з правил: { $fields }.
origin-unread = Надруковані значки не прочитати. Наше прочитання: { $icons }.
origin-ours = Що тут наше
origin-group-rules = Правила гри
origin-bar-all = усе як надруковано
origin-bar-printed = { $printed } з { $all }
origin-bar-partly = { $printed } з { $all }, частково
origin-bar-fans = прочитали фанати: { $fans }
origin-bar-none = наше
origin-box = Що сказано на коробці
origin-mission-part = частково як надруковано, решта наша
origin-marks = Позначки на картах
origin-marks-usual = У перших партіях
origin-marks-always = Завжди
origin-marks-closeup = Лише зблизька
origin-marks-never = Ніколи
origin-worded = Текст карти складено з цих значень; надрукована карта каже це своїми словами.
origin-worded-all = Тексти карт складено з цих значень, тож слова надрукованої карти можуть бути інші; зміст той самий, наскільки він відомий.
