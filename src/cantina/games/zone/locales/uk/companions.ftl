# Companions: what is asked, offered and told, and what their cards say.

zone-ask-companion = Звідки починає компаньйон?
zone-ask-trot = Куди йде компаньйон?
zone-about-companion = Ділянка головного сталкера заповнена: виберіть із найближчих, де є місце.
zone-about-trot = Він рухається ділянка за ділянкою; спиніть його, де хочете. Вхід на ділянку з ворогом завершує рух.
zone-act-companion = Компаньйон
zone-act-note-companion = безплатно
zone-do-companion = { $contact }: { $act }
zone-do-load = Віддати: { $card } → { $contact }
zone-do-unload = { $left ->
    [yes] Підібрати: { $card }
   *[no] Забрати: { $card } ({ $contact })
}
zone-do-pack_companion = { $contact } несе: { $card }
zone-do-unpack_companion = { $contact } лишає у схроні: { $card }

zone-event-companion_taken = { $fee ->
    [0] { $contact } іде з вами безплатно.
   *[other] { $contact } іде з вами за { $fee } { $fee ->
        [one] купон
        [few] купони
       *[many] купонів
    }.
}
zone-event-companion_placed = { $contact } починає на { $area }.
zone-event-companion_acted = { $contact }, хід сталкера { $stalker }: { $act }
zone-event-companion_stepped = { $contact }: { $start } → { $area }
zone-event-companion_used_item = { $target ->
    [none] { $contact } використовує: { $gear }
   *[other] { $contact } використовує: { $gear } → { $target }
}
zone-event-companion_hurt = { $contact } втрачає { $amount } ОЗ, лишилося { $hp }.
zone-event-companion_healed = { $contact } відновлює { $amount } ОЗ, тепер { $hp }.
zone-event-companion_left = { $cards ->
    [none] { $contact } іде геть до кінця місії.
   *[other] { $contact } іде геть до кінця місії. На { $area } лежить: { $cards }
}
zone-event-companion_given = { $stalker } віддає: { $gear } → { $contact }
zone-event-taken_from_companion = { $stalker } забирає: { $gear } (ніс { $contact })

zone-companion = Компаньйон
zone-companion-along = Іде з вами на цю місію
zone-pack-companion = Компаньйонові
zone-companion-acts = { $acted ->
    [yes] у цьому раунді вже діяв
   *[no] може діяти в цьому раунді
}
zone-section-companion = Компаньйон
zone-companion-hp = ОЗ { $hp }/{ $most }
zone-companion-gone = до кінця місії його немає
zone-companion-lies = На { $area } лежить те, що ніс { $contact }: { $cards }

zonecard-part-along = Дослідження
zonecard-part-companion = На місії
zonecard-along = сплатити { $n } { $n ->
    [one] купон
    [few] купони
   *[many] купонів
}: іде з вами на цю одну місію
zonecard-along-free = іде з вами на цю одну місію безплатно
zonecard-companion-figure = має фігурку, яка починає на ділянці головного сталкера
zonecard-companion-no_figure = не має фігурки на мапі
zonecard-companion-target = його можуть атакувати вороги, які не бачать жодного сталкера
zonecard-companion-no_target = вороги його не атакують
zonecard-companion-hp = має { $n } ОЗ і не захищається
zonecard-companion-backpack = несе до { $n } { $n ->
    [one] предмета
    [few] предметів
   *[many] предметів
}
zonecard-companion-by_lead = лише в хід головного сталкера
zonecard-leaves-critical_wound = іде геть, коли сталкер отримує критичне поранення
zonecard-leaves-hit = іде геть, коли його атакують або щось мало б йому зашкодити
zonecard-leaves-dies = іде геть, коли його ОЗ вичерпано
zonecard-leaves-then = { $when }: { $what }
zonecard-op-money-less =
    втратити { $n } { $n ->
         [one] купон
         [few] купони
        *[many] купонів
    }
zonecard-op-move_companion =
    компаньйон рухається до { $n } { $n ->
         [one] ділянки
         [few] ділянок
        *[many] ділянок
    }
zonecard-op-fetch_loot = сталкер на відстані до { $n } від компаньйона отримує верхній жетон здобичі з його ділянки
zonecard-op-companion_uses_item =
    компаньйон може використати { $n } { $n ->
         [one] предмет, який несе
         [few] предмети, які несе
        *[many] предметів, які несе
    }
zonecard-op-turn-toward_companion = повернутися до компаньйона
zonecard-who-enemy_within-lead = ворог на відстані до { $n } від головного сталкера, якого той бачить
zonecard-who-enemy_within-companion = ворог на відстані до { $n } від компаньйона, якого той бачить
