# La mesa de Cazarrecompensas en el cliente web.

## En las cartas: muy poco sitio

hunters-card-now = ahora
hunters-card-duo = pareja
hunters-card-per-duo = por pareja
hunters-card-each = c/u
hunters-card-crate = caja
hunters-card-crates = { $count ->
    [one] Caja
   *[other] { $count } cajas
}

## La mesa

hunters-board-panes = Partes de la mesa
hunters-board-turn = Turno
hunters-board-step-draw = Robar
hunters-board-step-choose = Elección
hunters-board-step-reveal = Revelación
hunters-board-step-pass = Entregar
hunters-board-last-turns = Últimos turnos.
hunters-board-decks = Mazos
hunters-board-sold = vendidas
hunters-board-deck-target = Objetivos
hunters-board-deck-hunter = Cazarre­compensas
hunters-board-deck-contract = Contratos
hunters-board-deck-market = Mercado
hunters-board-confrontations = Tus confrontaciones
hunters-board-open = { $count ->
    [one] { $count } abierta
   *[other] { $count } abiertas
}
hunters-board-their-confrontations = Confrontaciones
hunters-board-active-crates = Cajas activas
hunters-board-now = ahora { $count }
hunters-board-of = { $count } de { $wanted }
hunters-board-pay-after = se paga tras tu carta
hunters-board-pay = Pagar
hunters-board-to-pay = { $count } por pagar
hunters-board-short-credits = faltan { $count }
hunters-board-points-now = ahora
hunters-board-points = { $count ->
    [one] punto
   *[other] puntos
}
hunters-board-credits = { $count ->
    [one] crédito
   *[other] créditos
}
hunters-board-leads = Maestro del Gremio
hunters-board-takes = recibe tu mano
hunters-board-gives = te da su mano
hunters-board-targetless = sin objetivo
hunters-board-reserved = reservada
hunters-board-remembered = Cartas que has pasado
hunters-board-orphan = A la espera de un objetivo
hunters-board-orphan-more = Cada nueva carta de Ataque se une a este montón, y tu próximo objetivo cae sobre él.
hunters-board-next-target = Aquí caerá tu próximo objetivo
hunters-board-no-target = Ningún objetivo abierto
hunters-board-no-target-more = Pon un objetivo, o envía cazarrecompensas y droides por delante: esperarán juntos tu próximo objetivo.
hunters-board-more = { $count } más
hunters-board-below = { $count } más ↓
hunters-board-above = { $count } más ↑
hunters-board-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hunters-board-ready = listos
hunters-board-adds = esta carta suma { $count }
hunters-board-captures = Captura
hunters-board-play-here = Jugar aquí
hunters-board-lacking = falta
hunters-board-state-draw = Roba
hunters-board-state-choose = Elegidas
hunters-board-state-reveal = En la mesa
hunters-board-state-pass = Entrega
hunters-board-sealed-of = { $count }/{ $all } elegidas
hunters-board-deciding = { $count ->
    [one] { $names } decide
   *[other] { $names } deciden
}
hunters-board-pick-card = Toma una carta y di para qué es.
hunters-board-picked = { $card } en la mano.
hunters-board-picked-places = { $card } en la mano. Elige un lugar iluminado.
hunters-board-pick-reserved = Tienes { $credits }. ¿Qué carta pagas?
hunters-board-play-attack = Contra { $target }
hunters-board-play-wait = Jugar sin objetivo
hunters-board-play-target = Ponerla
hunters-board-play-contract = Aceptar
hunters-board-play-crate = Activar
hunters-board-activate = Activar
hunters-board-activate-on = Activar contra { $target }
hunters-board-activate-title = ¿Activar «{ $card }»?
hunters-board-activate-have = Tienes { $credits }.
hunters-board-activate-places = Tienes { $credits }. Elige un lugar iluminado.
hunters-board-keep = { $count ->
    [one] Mantenerla reservada
   *[other] Mantenerlas reservadas
}
hunters-board-sell = Vender
hunters-board-reserve = Reservar
hunters-board-plan = Después: { $plan }
hunters-board-plan-drop = Cambiar
hunters-board-plan-attack = { $card } contra { $target }
hunters-board-plan-play = jugar { $card }
hunters-board-plan-sell = vender { $card }
hunters-board-plan-reserve = reservar { $card }

## La revelación

hunters-reveal-title = Las cartas, sobre la mesa
hunters-reveal-plan = Sigue tu plan: { $plan }
hunters-reveal-change = Aún puedes decidir otra cosa.
hunters-reveal-go = Adelante

## Una carta de cerca

hunters-closeup-before = Carta anterior
hunters-closeup-next = Carta siguiente

## El final

hunters-end-won = Gana { $name }
hunters-end-shared = Victoria compartida: { $names }
hunters-debrief-won = { $points ->
    [0] Ganas por créditos: tantos puntos como { $name }
    [one] Ganas, { $points } punto por delante de { $name }
   *[other] Ganas, { $points } puntos por delante de { $name }
  }
hunters-debrief-behind = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
    [5] Quinto puesto
   *[other] Sexto puesto
  }{ $points ->
    [0] : tantos puntos como { $name }, menos créditos
    [one] , { $points } punto por detrás de { $name }
   *[other] , { $points } puntos por detrás de { $name }
  }
hunters-debrief-decided = { $row ->
    [targets] Lo decidieron los objetivos: { $mine } frente a { $theirs }.
    [crates] Lo decidieron las cajas: { $mine } frente a { $theirs }.
    [majority] Lo decidió la mayoría de cajas: { $mine } frente a { $theirs }.
    [contracts] Lo decidieron los contratos: { $mine } frente a { $theirs }.
   *[hunters] Lo decidieron las penalizaciones: { $mine } frente a { $theirs }.
  }
hunters-debrief-you = tú
hunters-end-tie = { $points } cada uno. Desempatan los créditos.
hunters-end-ask = Pulsa cualquier cifra para ver de dónde sale.
hunters-end-pad = Tabla de puntuaciones
hunters-end-score = Puntuación
hunters-end-credits = Créditos
hunters-end-about-targets = capturados
hunters-end-about-crates = cartas activas
hunters-end-about-majority = entera si hay empate
hunters-end-about-contracts = por capturas y cajas
hunters-end-about-hunters = en objetivos capturados
hunters-end-about-credits = desempatan
hunters-end-many-crates = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hunters-end-many-contracts = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
}
hunters-end-many-hunters = { $count ->
    [one] { $count } cazarrecompensas
   *[other] { $count } cazarrecompensas
}
hunters-end-why = ¿Por qué { $points }?
hunters-end-duos = { $count ->
    [0] ninguna pareja
    [one] { $count } pareja × { $points }
   *[other] { $count } parejas × { $points }
}
hunters-end-against = contra { $target }
hunters-end-none-targets = Ningún objetivo capturado.
hunters-end-none-crates = Ninguna carta de Caja activada.
hunters-end-none-majority = Alguien tiene más cajas, o nadie tiene ninguna.
hunters-end-none-contracts = Ningún contrato aceptado.
hunters-end-none-hunters = Ningún cazarrecompensas con penalización en un objetivo capturado.
hunters-end-rule-targets = Solo cuentan los objetivos capturados; uno abierto ni da ni quita nada.
hunters-end-rule-crates = Solo cuentan las cartas de Caja activadas.
hunters-end-rule-majority = Para quien tenga más cajas en cartas activas; en caso de empate, entera para cada uno.
hunters-end-rule-contracts = Un mismo objetivo capturado puede servir para varios contratos.
hunters-end-rule-hunters = Cuenta cada cazarrecompensas en un objetivo capturado, hiciera falta o no.

## En voz alta. $points, $credits, $cost, $penalty y $crates vienen con sus palabras: «3 puntos».

hunters-aloud-back = Carta boca abajo
hunters-aloud-strengths = verde { $green }, azul { $blue }, naranja { $orange }
hunters-aloud-target = Objetivo, { $name }, { $points }. Escudos: { $shields }.{ $bonus ->
    [credit] {" "}Al capturarlo, 1 crédito.
    [contract] {" "}Al capturarlo, 1 contrato.
   *[none] {""}
}
hunters-aloud-hunter = Cazarrecompensas, { $name }. Ataque: { $attack }. En un objetivo capturado: { $penalty }.
hunters-aloud-droid = Droide, { $name }. Ataque: { $attack }; { $cost }.
hunters-aloud-crate = Carta de Caja, { $crates }, { $points }; { $cost }.
hunters-aloud-contract = Contrato, { $name }. { $form ->
    [two_targets] { $first } por cada primero, { $second } por cada segundo,
   *[other] { $first } por objetivo,
} { $duo } por pareja.
hunters-aloud-worth = Ahora vale { $points }.
hunters-aloud-place = Jugar en { $title }:
hunters-aloud-captures = Captura. { $points }, { $penalty }.
hunters-aloud-captured = Capturado: { $name }, { $points }, { $penalty }.
hunters-aloud-seat = { $name }, ahora { $points }, capturas: { $captured }, { $credits }{ $sealed ->
    [yes] , carta elegida.
   *[no] .
}
hunters-aloud-turned = Revelada: { $card }
hunters-aloud-choosing = Aún elige.
hunters-aloud-captives = Capturado: { $names }.
hunters-aloud-reserved = Reservada: { $card }
hunters-aloud-deck = { $deck }: { $count }
hunters-aloud-sold = Vendidas: { $count }
hunters-aloud-hand = Tu mano: { $count }
hunters-aloud-card-of = Carta { $number } de { $count }.
hunters-aloud-cell = { $row }, { $name }, { $points }. ¿Por qué?

table-key-place = Jugar en ese objetivo
table-key-look = Mirar una carta de cerca
table-key-others = A los demás jugadores
