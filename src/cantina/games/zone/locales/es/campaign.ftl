# La campaña: preguntas, opciones y relato entre misiones.

zone-ask-explore = ¿Adónde va el grupo?
zone-ask-contacts = ¿Con quién se reúne el grupo?
zone-ask-visit = ¿Adónde va el grupo ahora?
zone-ask-trade = ¿Qué quieres comprar o vender?
zone-ask-loan = ¿Qué carta toma prestada el grupo?
zone-ask-pack = { $name }: ¿qué te llevas?
zone-ask-go_on = ¿Volver al mapa de la Zona?

zone-do-visit = Ir: { $place }
zone-do-contact = Reunirse: { $contact }
zone-do-sell = Vender: { $card }
zone-do-sell_magazine = { $kind ->
    [pistol] Vender un cargador de pistola
    [rifle] Vender un cargador de fusil
   *[shotgun] Vender un cargador de escopeta
}
zone-do-service = { $text }
zone-do-gift = Aceptar como regalo: { $what }
zone-do-borrow = Tomar prestado: { $card }
zone-do-pack = Llevarse: { $card }
zone-do-unpack = Dejar en el escondite: { $card }
zone-do-pack_magazine = { $kind ->
    [pistol] Llevarse un cargador de pistola
    [rifle] Llevarse un cargador de fusil
   *[shotgun] Llevarse un cargador de escopeta
}
zone-do-unpack_magazine = { $kind ->
    [pistol] Dejar un cargador de pistola en el escondite
    [rifle] Dejar un cargador de fusil en el escondite
   *[shotgun] Dejar un cargador de escopeta en el escondite
}
zone-do-camp = Quedarse en el campamento
zone-do-go_on = Volver al mapa de la Zona
zone-do-pay = Pagar: { $text }
zone-do-decline = Rechazar
zone-do-item-none = No dar nada
zone-price = { $price } { $price ->
    [one] cupón
   *[other] cupones
}

zone-event-exploration_began = Exploración { $number }
zone-event-place_visited = El grupo va allí: { $place }
zone-event-place_added = Nuevo en el mapa de la Zona: { $place }
zone-event-place_crossed_out = Tachado: { $place }
zone-event-contact_gained = Nuevo contacto: { $contact }
zone-event-contact_used = El grupo se reúne: { $contact }
zone-event-coupons_changed = Cupones: { $change }, quedan { $coupons }
zone-event-gear_stashed = Al escondite: { $gear }
zone-event-gear_sold = Vendido: { $gear } ({ $price })
zone-event-gear_bought = Comprado: { $gear } ({ $price })
zone-event-magazines_stashed = { $kind ->
    [pistol] Cargadores de pistola en el escondite: { $change }
    [rifle] Cargadores de fusil en el escondite: { $change }
   *[shotgun] Cargadores de escopeta en el escondite: { $change }
}
zone-event-gear_lent = En préstamo: { $gear }
zone-event-contract_taken = Contrato aceptado: { $contact }
zone-event-contract_paid = Contrato pagado: { $contact }, { $reward } cupones
zone-event-stayed_at_camp = { $player } se queda en el campamento.
zone-event-achievement_noted = Anotado en el mapa de la Zona: { $achievement }
zone-event-campaign_ended = La campaña ha terminado. Misiones ganadas: { $missions_won } de { $played }

zone-camp-purse = Cupones: { $coupons }
zone-camp-missions = Misiones
zone-camp-places = Lugares
zone-camp-binder = Carpeta de campaña
zone-camp-stash = Escondite
zone-camp-achievements = Logros
zone-camp-magazines = { $kind ->
    [pistol] { $count } × cargador de pistola
    [rifle] { $count } × cargador de fusil
   *[shotgun] { $count } × cargador de escopeta
}

zone-option-campaign = Campaña
zone-choice-none = Una sola misión
zone-choice-whole = Toda la campaña
