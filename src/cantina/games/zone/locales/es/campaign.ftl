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
zone-event-contract_paid = Contrato pagado: { $contact }, { $reward } { $reward ->
         [one] cupón
        *[other] cupones
    }
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

## En las pantallas entre misiones

zone-step-map = Mapa
zone-step-contacts = Contactos
zone-step-pack = Mochila
zone-step-mission = Misión
zone-explore-here = Aquí
zone-explore-place = Lugar
zone-explore-group = Grupo
zone-explore-diary = Diario
zone-explore-log = Registro
zone-explore-done = A los contactos
zone-contacts-done = Basta, a preparar las mochilas
zone-pack-done = Listo
zone-about-explore = Una misión y, como mucho, otro lugar. Mira primero un lugar y luego ve.
zone-about-visit = El guía conoce un atajo: un lugar más, ahora mismo.
zone-about-contacts = Hasta tres cartas distintas de la carpeta de campaña antes de la misión.
zone-about-trade = Cada trato vale al momento. Se puede deshacer.
zone-about-loan = Nadie sale sin arma ni traje. Lo prestado se devuelve después de la misión.
zone-about-pack = Lo que no te llevas se queda en el escondite.
zone-about-go_on = Se espera a que todos lo hayan leído.
zone-camp-map = El mapa de la Zona
zone-map-how = Mira un lugar: qué es y qué se cuenta de él. Los caminos no cuestan nada.
zone-place-new = NUEVO
zone-place-mission = Misión
zone-place-contact = Contacto
zone-place-stash = Escondite
zone-place-crossed = Tachado: aquí no pasa nada más.
zone-place-fixed = Aquí vas. Así queda hasta que acabe la misión.
zone-place-one-mission = La misión ya está elegida.
zone-place-no-visit = Por ahora no quedan visitas.
zone-place-aloud = { $name }, { $kind ->
    [mission] misión
    [contact] contacto
   *[stash] escondite
}{ $fresh ->
    [yes] , nuevo
   *[no] {""}
}. { $state ->
    [crossed] Tachado.
    [chosen] Elegido.
    [open] Puedes ir.
   *[shut] Ahora no.
}
zone-slip-mission = Misión, una
zone-slip-mission-empty = Elige una
zone-slip-visit = Visita, una
zone-slip-visits = { $count ->
    [0] ya hecha
    [one] queda una
   *[other] quedan { $count }
}
zone-story-ask = Lo que cuenta la Zona
zone-story-on = Seguir
zone-story-mission = Misión { $mission }
zone-contact-free = Servicio
zone-contact-trader = Comerciante
zone-contact-companion = Compañero
zone-contact-contract = Contrato
zone-contact-used = ya visto hoy
zone-contacts-left = { $count ->
    [0] No quedan reuniones antes de esta misión
    [one] Queda una reunión antes de esta misión
   *[other] Quedan { $count } reuniones antes de esta misión
}
zone-goods-weapon = nivel { $level } · { $ammo } { $capacity } · alcance { $longest }
zone-goods-suit = defensa { $defence } · radiación { $radiation }
zone-goods-left = hay { $count }
zone-goods-short = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
zone-goods-buy = Comprar
zone-goods-sell = Vender
zone-trade = Comercio
zone-trade-goods = En venta
zone-trade-stash = Tu escondite
zone-trade-compare = Comparar
zone-trade-sells-nothing = Aquí no se vende nada.
zone-trade-buys-nothing = No tienes nada que aquí compren.
zone-service-had = ya recibido
zone-service-none = ahora no es posible
zone-compare = Comparación
zone-compare-with = Comparar con
zone-compare-dice = { $dice } { $dice ->
    [one] dado
   *[other] dados
}{ $successes ->
    [0] {""}
   *[other] {" "}+{ $successes } ★
}
zone-compare-attack = Ataque más fuerte
zone-compare-best = Mejor distancia
zone-compare-longest = Alcance
zone-compare-rounds = Cartuchos
zone-compare-ammo = { $count }, { $ammo }
zone-compare-slots = Ranuras de mods
zone-compare-defence = Dados de defensa
zone-compare-radiation = Radiación
zone-compare-container = Contenedor
zone-compare-kept = { $container ->
    [advanced] avanzado
    [improved] mejorado
   *[basic] básico
}
zone-compare-better = mejor
zone-compare-worse = peor
zone-pack-take = Llevar
zone-pack-leave = Dejar
zone-pack-equip = Usar
zone-pack-stow = Mochila
zone-pack-fit = Montar
zone-pack-now = prepara su mochila
zone-pack-lent = prestado
zone-pack-suit-empty = sin traje
zone-pack-no-weapon = Sin arma en la mano: solo queda el cuchillo.
zone-pack-no-suit = Sin traje: ninguna defensa, y la radiación cuenta entera.
zone-pack-no-magazine = Sin cargadores: solo lo que hay en el arma.
zone-pack-sure = { $what ->
    [weapon] ¿De verdad ir sin arma?
    [suit] ¿De verdad ir sin traje?
   *[both] ¿De verdad ir sin arma ni traje?
}
zone-camp-contract = Contrato
zone-camp-group = Stalkers
zone-diary-won = ganada
zone-diary-lost = perdida
zone-diary-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
zone-diary-empty = Todavía no ha terminado ninguna misión.
zone-debrief-now = Ahora
zone-debrief-brought = Recibes
zone-debrief-opened = Nuevo en el mapa de la Zona
zone-debrief-noted = Anotado en el mapa de la Zona
zone-campaign-over = La campaña ha terminado
zone-campaign-won = { $won ->
    [one] { $won } misión ganada de { $played }.
   *[other] { $won } misiones ganadas de { $played }.
}
pages-about-zone-none = Una tarde, con el equipo repartido. Elige la misión.
pages-about-zone-whole = Seis misiones seguidas, con mapa de la Zona, comercio y un escondite que crece. Muchas tardes; la mesa lo guarda todo.
