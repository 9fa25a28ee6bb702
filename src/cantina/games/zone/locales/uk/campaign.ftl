# Кампанія: питання, пропозиції та події між місіями.

zone-ask-explore = Куди йде група?
zone-ask-contacts = З ким зустрічається група?
zone-ask-visit = Куди група йде тепер?
zone-ask-trade = Що купуєте й продаєте?
zone-ask-loan = Яку карту група позичає?
zone-ask-pack = { $name }: що берете із собою?
zone-ask-go_on = Повернутися до мапи Зони?

zone-do-visit = Піти: { $place }
zone-do-contact = Зустріч: { $contact }
zone-do-sell = Продати: { $card }
zone-do-sell_magazine = { $kind ->
    [pistol] Продати пістолетний магазин
    [rifle] Продати гвинтівковий магазин
   *[shotgun] Продати магазин дробовика
}
zone-do-service = { $text }
zone-do-gift = Узяти в подарунок: { $what }
zone-do-borrow = Позичити: { $card }
zone-do-pack = Узяти: { $card }
zone-do-unpack = Лишити у схроні: { $card }
zone-do-pack_magazine = { $kind ->
    [pistol] Узяти пістолетний магазин
    [rifle] Узяти гвинтівковий магазин
   *[shotgun] Узяти магазин дробовика
}
zone-do-unpack_magazine = { $kind ->
    [pistol] Лишити у схроні пістолетний магазин
    [rifle] Лишити у схроні гвинтівковий магазин
   *[shotgun] Лишити у схроні магазин дробовика
}
zone-do-camp = Лишитися в таборі
zone-do-go_on = До мапи Зони
zone-do-pay = Заплатити: { $text }
zone-do-decline = Відмовитися
zone-do-item-none = Нічого не давати
zone-price = { $price } { $price ->
    [one] купон
    [few] купони
   *[many] купонів
}

zone-event-exploration_began = Дослідження { $number }
zone-event-place_visited = Група йде сюди: { $place }
zone-event-place_added = Нове на мапі Зони: { $place }
zone-event-place_crossed_out = Викреслено: { $place }
zone-event-contact_gained = Новий контакт: { $contact }
zone-event-contact_used = Група зустрічається: { $contact }
zone-event-coupons_changed = Купони: { $change }, тепер { $coupons }
zone-event-gear_stashed = До схрону: { $gear }
zone-event-gear_sold = Продано: { $gear } ({ $price })
zone-event-gear_bought = Куплено: { $gear } ({ $price })
zone-event-magazines_stashed = { $kind ->
    [pistol] Пістолетні магазини у схроні: { $change }
    [rifle] Гвинтівкові магазини у схроні: { $change }
   *[shotgun] Магазини дробовика у схроні: { $change }
}
zone-event-gear_lent = Позичено: { $gear }
zone-event-contract_taken = Взято контракт: { $contact }
zone-event-contract_paid = Контракт оплачено: { $contact }, { $reward } { $reward ->
    [one] купон
    [few] купони
   *[many] купонів
}
zone-event-stayed_at_camp = { $player }: лишається в таборі
zone-event-achievement_noted = Записано на мапі Зони: { $achievement }
zone-event-campaign_ended = Кампанію завершено. Виграно місій: { $missions_won } з { $played }

zone-camp-purse = Купони: { $coupons }
zone-camp-missions = Місії
zone-camp-places = Місця
zone-camp-binder = Тека кампанії
zone-camp-stash = Схрон
zone-camp-achievements = Досягнення
zone-camp-magazines = { $kind ->
    [pistol] { $count } × пістолетний магазин
    [rifle] { $count } × гвинтівковий магазин
   *[shotgun] { $count } × магазин дробовика
}

zone-option-campaign = Кампанія
zone-choice-none = Одна місія
zone-choice-whole = Уся кампанія

## На екранах між місіями

zone-step-map = Мапа
zone-step-contacts = Контакти
zone-step-pack = Перехід до місії
zone-step-mission = Місія
zone-explore-here = Тут
zone-explore-place = Місце
zone-explore-group = Група
zone-explore-diary = Щоденник
zone-explore-log = Журнал
zone-explore-done = До контактів
zone-contacts-done = Досить, перейти до місії
zone-pack-done = Зібрано
zone-about-explore = Одна місія і щонайбільше одне інше місце. Спершу роздивіться місце, потім ідіть.
zone-about-visit = Провідник знає коротшу дорогу: ще одне місце, просто зараз.
zone-about-contacts = До трьох різних карт із теки кампанії перед місією.
zone-about-trade = Кожна угода діє одразу. Її можна скасувати.
zone-about-loan = Ніхто не йде без зброї чи костюма. Позичене повертається після місії.
zone-about-pack = Що не візьмете, лишиться у схроні.
zone-about-go_on = Усі чекають, доки кожен прочитає.
zone-camp-map = Мапа Зони
zone-map-how = Роздивіться місце: що це і що про нього розповідають. Дороги нічого не коштують.
zone-place-new = НОВЕ
zone-place-mission = Місія
zone-place-contact = Контакт
zone-place-stash = Схрон
zone-place-crossed = Викреслено: тут більше нічого не станеться.
zone-place-fixed = Сюди ви йдете. Так буде до кінця місії.
zone-place-one-mission = Місію вже вибрано.
zone-place-no-visit = Відвідин наразі не лишилося.
zone-place-aloud = { $name }, { $kind ->
    [mission] місія
    [contact] контакт
   *[stash] схрон
}{ $fresh ->
    [yes] , нове
   *[no] {""}
}. { $state ->
    [crossed] Викреслено.
    [chosen] Вибрано.
    [open] Сюди можна піти.
   *[shut] Не зараз.
}
zone-slip-mission = Місія, одна
zone-slip-mission-empty = Виберіть
zone-slip-visit = Відвідини, одні
zone-slip-visits = { $count ->
    [0] використано
   *[other] лишилося { $count }
}
zone-story-ask = Що розповідає Зона
zone-story-on = Далі
zone-story-mission = Місія { $mission }
zone-contact-free = Послуги
zone-contact-trader = Торговець
zone-contact-companion = Компаньйон
zone-contact-contract = Контракт
zone-contact-used = сьогодні вже зустрілися
zone-contacts-left = { $count ->
    [0] Зустрічей перед цією місією більше немає
    [one] Ще { $count } зустріч перед цією місією
    [few] Ще { $count } зустрічі перед цією місією
   *[many] Ще { $count } зустрічей перед цією місією
}
zone-goods-weapon = рівень { $level } · { $ammo } { $capacity } · дальність { $longest }
zone-goods-suit = захист { $defence } · радіація { $radiation }
zone-goods-left = є { $count }
zone-goods-short = бракує { $count }
zone-goods-buy = Купити
zone-goods-sell = Продати
zone-trade = Торгівля
zone-trade-goods = На продаж
zone-trade-stash = Ваш схрон
zone-trade-compare = Порівняння
zone-trade-sells-nothing = Тут нічого не продають.
zone-trade-buys-nothing = У вас немає нічого, що тут беруть.
zone-service-had = уже скористалися
zone-service-none = зараз неможливо
zone-compare = Порівняння
zone-compare-with = Порівняти з
zone-compare-dice = { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}{ $successes ->
    [0] {""}
   *[other] {" "}+{ $successes } ★
}
zone-compare-attack = Найсильніша атака
zone-compare-best = Найкраща відстань
zone-compare-longest = Дальність
zone-compare-rounds = Патрони
zone-compare-ammo = { $count }, { $ammo }
zone-compare-slots = Місця для модифікацій
zone-compare-defence = Кубики захисту
zone-compare-radiation = Радіація
zone-compare-container = Контейнер
zone-compare-kept = { $container ->
    [advanced] просунутий
    [improved] покращений
   *[basic] базовий
}
zone-compare-better = краще
zone-compare-worse = гірше
zone-pack-take = Узяти
zone-pack-leave = Лишити
zone-pack-equip = Вдягти
zone-pack-stow = У рюкзак
zone-pack-fit = Приладнати
zone-pack-now = збирається зараз
zone-pack-lent = позичено
zone-pack-suit-empty = без костюма
zone-pack-no-weapon = Без зброї в руках: лишається тільки ніж.
zone-pack-no-suit = Без костюма: жодного захисту, а радіація діє повністю.
zone-pack-no-magazine = Без магазинів: є лише те, що в зброї.
zone-pack-sure = { $what ->
    [weapon] Справді йти без зброї?
    [suit] Справді йти без костюма?
   *[both] Справді йти без зброї й костюма?
}
zone-camp-contract = Контракт
zone-camp-group = Сталкери
zone-diary-won = виграно
zone-diary-lost = програно
zone-diary-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[many] { $count } раундів
}
zone-diary-empty = Жодної місії ще не завершено.
zone-debrief-now = Тепер
zone-debrief-brought = Ви отримуєте
zone-debrief-opened = Нове на мапі Зони
zone-debrief-noted = Записано на мапі Зони
zone-campaign-over = Кампанію завершено
zone-campaign-won = { $won ->
    [one] Виграно { $won } місію з { $played }.
    [few] Виграно { $won } місії з { $played }.
   *[many] Виграно { $won } місій з { $played }.
}
pages-about-zone-none = Один вечір, спорядження роздано. Виберіть місію.
pages-about-zone-whole = Шість місій поспіль, із мапою Зони, торгівлею та схроном, що росте. Багато вечорів; стіл усе зберігає.
