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
