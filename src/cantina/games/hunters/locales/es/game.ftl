# «Cazarrecompensas»: cartas, mesa y sucesos. $who vale "you" para el puesto de quien lee.

## Palabras

hunters-letter-green = V
hunters-letter-blue = A
hunters-letter-orange = N
hunters-colour-green = verde
hunters-colour-blue = azul
hunters-colour-orange = naranja
hunters-deck-target = Objetivos
hunters-deck-hunter = Cazarrecompensas
hunters-deck-contract = Contratos
hunters-deck-jawa = Mercado Jawa
hunters-kind-target = Objetivo
hunters-kind-hunter = Cazarrecompensas
hunters-kind-contract = Contrato
hunters-kind-droid = Droide
hunters-kind-crate = Cajas
hunters-value-astromech = Astromecánico
hunters-value-protocol = Droide de protocolo
hunters-value-none = ninguno
hunters-value-credit = crédito
hunters-value-contract = contrato
hunters-value-two_targets = dos objetivos
hunters-value-same_target = dos veces el mismo objetivo
hunters-value-target_crate = objetivo y cajas
hunters-value-target = objetivo
hunters-value-hunter = cazarrecompensas

hunters-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
hunters-penalty = { $count ->
    [0] sin penalización
    [one] −{ $count } punto
   *[other] −{ $count } puntos
}
hunters-credits = { $count ->
    [one] { $count } crédito
   *[other] { $count } créditos
}
hunters-crates = { $count ->
    [one] { $count } caja
   *[other] { $count } cajas
}
hunters-contracts = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
}
hunters-captures = capturas: { $count } de { $needed }
hunters-cost = { $count ->
    [0] gratis
    [one] cuesta { $count } crédito
   *[other] cuesta { $count } créditos
}
hunters-bonus-credit = +1 crédito
hunters-bonus-contract = +1 contrato
hunters-no-attack = sin ataque

## Cartas

hunters-duo-two_targets = { $first } + { $second }
hunters-duo-same_target = { $first } + { $first }
hunters-duo-target_crate = { $first } + caja
hunters-terms-two_targets = { $other ->
    [same] { $per } por objetivo, +{ $duo } por pareja
   *[other] { $per } y { $other } por objetivo, +{ $duo } por pareja
}
hunters-terms-same_target = { $per } por objetivo, +{ $duo } por pareja
hunters-terms-target_crate = { $per } por objetivo, +{ $duo } por pareja
hunters-worth-now = ahora vale { $points }

## La mesa

hunters-turn = Turno { $turn }
hunters-guild-master = Maestro del Gremio: { $name }
hunters-bank = Banco: { $count ->
    [one] { $count } crédito
   *[other] { $count } créditos
}
hunters-deck-size = { $deck } { $count }
hunters-last-turn = El final está anunciado: el turno { $turn } será el último.
hunters-this-is-last = El final está anunciado: este es el último turno.
hunters-section-others = Los demás
hunters-section-mine = Tu mesa
hunters-section-log = Registro
hunters-section-table = La mesa de { $name }
hunters-section-captured = Capturas
hunters-section-contracts = Contratos
hunters-section-crates = Cajas
hunters-section-reserved = Reservadas
hunters-section-hand = Tu mano
hunters-waiting-stack = A la espera
hunters-nothing-out = Todavía no tienes nada delante.
hunters-nothing-there = Aquí todavía no hay nada.
hunters-next-turn = desde el próximo turno
hunters-in-hand = { $count ->
    [0] ninguna carta
    [one] { $count } carta en mano
   *[other] { $count } cartas en mano
}
hunters-passed-on = conoces de esta mano: { $cards }
hunters-reveals = este turno: { $card }
hunters-reserved-count = reservadas: { $count }
hunters-colour-progress = { $colour } { $has } de { $needs }
hunters-colour-sum = { $colour } { $has }

## Preguntas y opciones

hunters-ask-draw = ¿De qué mazo robas?
hunters-ask-draw_again = Tu mazo se ha agotado. ¿De qué otro mazo robas?
hunters-ask-choose = ¿Qué carta eliges este turno?
hunters-ask-act = Has revelado { $card }. ¿Qué haces con ella?
hunters-ask-activate = ¿Activas una carta reservada?
hunters-do-draw = Robar del mazo «{ $deck }» ({ $count ->
    [0] vacío, vuelve la pila de descartes
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
})
hunters-do-sell = Venderla por { $count ->
    [one] { $count } crédito
   *[other] { $count } créditos
}
hunters-do-reserve = Reservarla, sin pagar nada
hunters-do-contract = Aceptar este contrato
hunters-do-crate = Activarla ({ $cost })
hunters-do-target = Ponerla como nuevo objetivo
hunters-do-target-waiting = Ponerla sobre los cazarrecompensas que esperan un objetivo
hunters-do-attack = Enviarla contra { $target } → { $after }
hunters-do-attack-waiting = Dejarla a la espera de un objetivo
hunters-do-attack-paid = Activarla contra { $target } → { $after } ({ $cost })
hunters-do-attack-waiting-paid = Activarla y dejarla a la espera de un objetivo ({ $cost })
hunters-do-activate-crate = Activar { $card } ({ $cost })
hunters-do-activate-attack = Activar { $card } contra { $target } → { $after } ({ $cost })
hunters-do-activate-waiting = Activar { $card } y dejarlo a la espera de un objetivo ({ $cost })
hunters-do-done = Nada más
hunters-captures-it = ¡captura el objetivo!
hunters-can-capture = puede capturar a { $target }
hunters-cannot-pay = aún no puedes pagarla

## Sucesos

hunters-event-turn = Turno { $turn }
hunters-event-drawn = { $who ->
    [you] Robas { $card } de { $deck }.
   *[other] { $name } roba { $card } de { $deck }.
}
hunters-event-drawn-unseen = Cartas robadas de: { $list }
hunters-event-drawn-one = { $name } – { $deck }
hunters-event-reshuffled = La pila de descartes de { $deck } se baraja como nuevo mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
hunters-event-revealed = Revelado: { $list }
hunters-event-revealed-one = { $name } – { $card }
hunters-event-sold = { $who ->
    [you] Vendes { $card }.
   *[other] { $name } vende { $card }.
}
hunters-event-target = { $who ->
    [you] Pones el objetivo { $card }.
   *[other] { $name } pone el objetivo { $card }.
}
hunters-event-target-waiting = { $who ->
    [you] Pones el objetivo { $card } sobre tus cazarrecompensas a la espera.
   *[other] { $name } pone el objetivo { $card } sobre sus cazarrecompensas a la espera.
}
hunters-event-attack = { $who ->
    [you] Envías a { $card } contra { $target }.
   *[other] { $name } envía a { $card } contra { $target }.
}
hunters-event-attack-waiting = { $who ->
    [you] Dejas { $card } a la espera de un objetivo.
   *[other] { $name } deja { $card } a la espera de un objetivo.
}
hunters-event-contract = { $who ->
    [you] Aceptas el contrato { $card }.
   *[other] { $name } acepta el contrato { $card }.
}
hunters-event-crate = { $who ->
    [you] Activas { $card }.
   *[other] { $name } activa { $card }.
}
hunters-event-paid = Pago: { $count ->
    [one] { $count } crédito
   *[other] { $count } créditos
}.
hunters-event-reserved = { $who ->
    [you] Reservas { $card }.
   *[other] { $name } reserva { $card }.
}
hunters-event-captured = { $who ->
    [you] ¡Capturas a { $card }!
   *[other] ¡{ $name } captura a { $card }!
} { $captures ->
    [one] { $captures } captura hasta ahora.
   *[other] { $captures } capturas hasta ahora.
}
hunters-event-credits = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} { $count ->
    [0] 0 créditos: el banco está vacío.
    [one] { $count } crédito de bonificación.
   *[other] { $count } créditos de bonificación.
}
hunters-event-gained = { $who ->
    [you] Robas el contrato { $card } como bonificación.
   *[other] { $name } roba el contrato { $card } como bonificación.
}
hunters-event-gained-none = { $who ->
    [you] Deberías robar un contrato, pero no queda ninguno.
   *[other] { $name } debería robar un contrato, pero no queda ninguno.
}
hunters-event-end = { $who ->
    [you] Haces la captura decisiva: el turno { $turn } será el último.
   *[other] { $name } hace la captura decisiva: el turno { $turn } será el último.
}
hunters-event-passed = Todos pasan su mano a la izquierda.
hunters-event-over-trigger = Se ha jugado el último turno.
hunters-event-over-cards_ran_out = A nadie le quedan cartas: la partida ha terminado.
hunters-event-over-turn_limit = Se ha alcanzado el límite de turnos: la partida ha terminado.

## La hoja de puntuación

hunters-row-targets = Objetivos
hunters-row-crates = Cajas
hunters-row-majority = Mayoría de cajas
hunters-row-contracts = Contratos
hunters-row-hunters = Cazarre­compensas
hunters-row-total = Total
hunters-row-credits = Créditos (desempate)
hunters-because-targets = captura del objetivo { $card }
hunters-because-crates = { $card }
hunters-because-majority = mayoría de cajas
hunters-because-contracts = { $card }
hunters-because-hunters = { $card } participó en una captura

## Variantes

hunters-option-mode = Partida
hunters-option-orphans = Ataque sin objetivo
hunters-option-bank = Banco
hunters-option-box = Los valores de la caja de alguien, como texto
hunters-choice-full = la partida completa
hunters-choice-introductory = la partida introductoria, sin contratos
hunters-choice-strict = solo sin objetivos por capturar
hunters-choice-free = también junto a un objetivo por capturar
hunters-choice-endless = los créditos no se agotan nunca
hunters-choice-limited = 42 créditos y ni uno más

## Campos de las cartas

hunters-field-name = Nombre
hunters-field-kind = Clase
hunters-field-character = Personaje
hunters-field-points = Puntos
hunters-field-shields = Escudos V A N
hunters-field-bonus = Bonificación
hunters-field-copies = Copias
hunters-field-attack = Ataque V A N
hunters-field-penalty = Penalización
hunters-field-a = Primero
hunters-field-b = Segundo
hunters-field-per_a = Por primero
hunters-field-per_b = Por segundo
hunters-field-duo = Por pareja
hunters-field-cost = Coste
hunters-field-crates = Cajas
