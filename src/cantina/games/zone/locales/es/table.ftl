# La mesa de S.T.A.L.K.E.R. en el cliente web.

zone-stalker = Stalker { $number }

## La PDA

zone-pda-health = Salud
zone-pda-shooting = { $dice ->
    [one] { $dice } dado a cualquier distancia
   *[other] { $dice } dados a cualquier distancia
}
zone-pda-shooting-to = { $dice ->
    [one] { $dice } dado hasta { $to } sectores
   *[other] { $dice } dados hasta { $to } sectores
}
zone-pda-shooting-beyond = { $dice ->
    [one] { $dice } desde { $from } sectores
   *[other] { $dice } desde { $from } sectores
}
zone-pda-turn = Turno { $number }
zone-pda-token-here = aquí
zone-pda-token-ready = listo
zone-pda-token-done = hecho
zone-pda-track-end = fin
zone-pda-no-turn = No es el turno de este stalker.
zone-pda-actions-left = { $count ->
    [0] No quedan acciones estándar en este turno.
    [one] Queda { $count } acción estándar en este turno.
   *[other] Quedan { $count } acciones estándar en este turno.
} Acciones gratuitas en cualquier momento.
zone-pda-states = Estados
zone-pda-yes = sí
zone-pda-no = no
zone-pda-abilities = Habilidades
zone-pda-empty = vacío
zone-pda-no-weapon = sin arma en la mano
zone-pda-tier = nivel { $level }
zone-pda-rounds = { $count } de { $full } { $full ->
         [one] cartucho
        *[other] cartuchos
    }
zone-pda-distance = distancia, la efectiva está subrayada
zone-pda-costs = { $cost ->
    [free] {"gratis · "}
   *[standard] {""}
}{ $rounds ->
    [one] { $rounds } cartucho
   *[other] { $rounds } cartuchos
}
zone-pda-attack = +{ $dice } { $dice ->
    [one] dado
   *[other] dados
}{ $successes ->
    [0] {""}
   *[other] , +{ $successes } ★
}{ $splits ->
    [yes] , se puede repartir
   *[no] {""}
}{ $part ->
    [yes] , parte a elegir
   *[no] {""}
} · { $threat ->
    [high] amenaza alta
    [low] amenaza baja
   *[none] sin amenaza
}
zone-pda-suit = Traje
zone-pda-suit-note = { $dice ->
    [one] defensa { $dice } dado
   *[other] defensa { $dice } dados
} · radiación del mapa { $radiation }
zone-pda-mod = sitio para una modificación del traje
zone-pda-container = contenedor: { $level ->
    [advanced] avanzado, quita 4
    [improved] mejorado, quita 2
   *[basic] básico, quita 0
}
zone-pda-artifacts = Artefactos
zone-pda-base-dose = la dosis base { $dose } cuenta en la fase de la Zona
zone-pda-backpack = Mochila { $count } de { $limit }
zone-pda-geiger = Geiger
zone-pda-dose = Dosis de radiación
zone-pda-safe = seguro
zone-pda-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
zone-pda-of = de { $count }
zone-pda-danger = { $count ->
    [0] Una dosis de { $dose } no hace daño.
    [one] Dosis de { $dose }: { $count } dado de equipo en la fase de la Zona; luego baja a la siguiente marca blanca.
   *[other] Dosis de { $dose }: { $count } dados de equipo en la fase de la Zona; luego baja a la siguiente marca blanca.
}
zone-pda-pockets = Bolsillos
zone-pda-bolts = tornillos
zone-pda-threat = Amenaza
zone-pda-threat-now = { $level ->
    [none] Ninguna amenaza en el mapa.
    [low] Baja, en { $area }{ $here ->
        [yes] {" "}con el stalker.
       *[no] .
    }
   *[high] Alta, en { $area }{ $here ->
        [yes] {" "}con el stalker.
       *[no] .
    }
}
zone-pda-threat-then = { $level ->
    [none] El plan no deja ninguna.
    [low] El plan la deja baja en { $area }.
   *[high] El plan la vuelve alta en { $area }.
}
zone-slot-optic = óptica
zone-slot-muzzle = boca
zone-slot-underbarrel = bajo el cañón
zone-shot-single_shot = Disparo único
zone-shot-aimed_shot = Disparo apuntado
zone-shot-quick_shot = Disparo rápido
zone-shot-burst = Ráfaga
zone-shot-automatic_fire = Fuego automático
zone-shot-double_barrel = Ambos cañones
zone-shot-single_barrel = Un cañón
zone-shot-slam_fire = Fuego seguido
zone-shot-launch = Lanzamiento
zone-shot-unload = Vaciar el cargador
zone-shot-knife = Cuchillada
zone-shot-chance = { $attack }: muere { $percent } %
zone-pda = PDA

## La mesa

zone-map = Mapa de la misión
zone-panes = Partes de la mesa
zone-pane-plan = Plan
zone-pane-pda = PDA
zone-pane-crew = Grupo
zone-pane-event = Suceso
zone-pane-log = Registro
zone-round = Ronda { $round }
zone-alarm-none = nadie sospecha nada
zone-alarm-low = amenaza baja, sin alarma
zone-alarm-high = amenaza alta en { $areas }
zone-level-low = baja
zone-level-high = alta
zone-lead = líder
zone-crew-numbers = PV { $hp }/{ $most } · dosis { $dose }
zone-crew-open = Abrir la PDA
zone-event = Suceso
zone-events-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
zone-event-none = No hay ningún suceso activo.
zone-cards = Cartas
zone-goals = Objetivos
zone-goal-done = cumplido
zone-legend = En el mapa

## Acciones

zone-acts = Acciones
zone-cannot-stun = Te lo impide el aturdimiento
zone-instead-stun = Sacúdetelo, 1 acción
zone-cannot-spent = No quedan acciones en este turno
zone-cannot-seen = Un enemigo te ve aquí
zone-instead-seen = Sal antes de su vista
zone-cannot-all_seen = Todos los sectores vecinos están a la vista
zone-cannot-shut = No hay adónde ir
zone-cannot-packed = { $card } está en tu mochila
zone-instead-packed = Sácala: Preparar, 1 acción
zone-cannot-unarmed = No tienes arma
zone-cannot-empty = { $card }: sin cartuchos
zone-instead-empty = Recarga
zone-cannot-no_rounds = { $card }: sin cartuchos ni cargador
zone-cannot-no_target = Ningún enemigo a la vista y al alcance
zone-instead-no_target = El más cercano: { $who }, { $count ->
    [one] { $count } sector
   *[other] { $count } sectores
}
zone-cannot-attacks = { $card } no puede disparar así ahora
zone-cannot-nobody = Ningún enemigo en tu sector
zone-instead-nobody = El más cercano: { $who }, { $count ->
    [one] { $count } sector
   *[other] { $count } sectores
}
zone-cannot-full = El cargador está lleno
zone-cannot-no_magazine = No hay cargador para { $card }
zone-cannot-nothing = Aquí no hay nada
zone-instead-nothing = Botín más cercano: { $area }
zone-cannot-no_bolt = No tienes tornillos
zone-instead-no_bolt = Preparar te da uno
zone-cannot-alarm = Tu amenaza alta está en el mapa
zone-cannot-no_anomaly = Ningún símbolo de anomalía libre al alcance
zone-act-move = Mover
zone-act-note-move = hasta 3
zone-act-careful = Con cuidado
zone-act-note-careful = 1 sector
zone-act-fire = Atacar
zone-act-note-fire = { $count ->
    [one] { $count } modo
   *[other] { $count } modos
}
zone-act-knife = Cuchillo
zone-act-note-knife = { $count ->
    [one] { $count } enemigo
   *[other] { $count } enemigos
}
zone-act-prepare = Preparar
zone-act-note-prepare = concentr., tornillo
zone-act-reload = Recargar
zone-act-note-reload = { $count ->
    [one] { $count } arma
   *[other] { $count } armas
}
zone-act-pick = Recoger
zone-act-note-pick = { $count ->
    [one] { $count } cosa
   *[other] { $count } cosas
}
zone-act-distract = Distraer
zone-act-note-distract = 1 tornillo
zone-act-bolt = Tornillo
zone-act-note-bolt = alcance 3
zone-act-item = Objeto
zone-act-note-item = { $count ->
    [one] { $count } objeto
   *[other] { $count } objetos
}
zone-act-act = Aquí
zone-act-note-act = { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}
zone-act-use = Habilidad
zone-act-note-use = { $count ->
    [one] { $count } efecto
   *[other] { $count } efectos
}
zone-act-lead = Liderar
zone-act-note-lead = gratis
zone-act-shake = Descartar
zone-act-note-shake = aturdimiento
zone-act-end = Fin del turno
zone-act-note-end = listo
zone-go-to = Ir a { $area }
zone-walk-going = De camino…
zone-walk-stop = Parar aquí

## Planes

zone-plan-title = Si vas por aquí
zone-plan-seen = { $who }: a la vista en { $areas }
zone-plan-unseen = Nadie te ve por el camino
zone-plan-end-seen = También a la vista en el último sector.
zone-plan-end-unseen = Nadie ve el último sector.
zone-plan-of = { $count } de { $all }
zone-plan-threat-low = La amenaza baja va a { $area }
zone-plan-threat-high = La amenaza alta queda en { $area }
zone-plan-deck-low = Los enemigos sienten curiosidad: se roba del mazo amarillo.
zone-plan-deck-high = Se roba del mazo rojo: vienen a por ella.
zone-plan-dose = Dosis { $from } → { $to }
zone-plan-dose-note = La radiación más alta del camino, menos el traje.
zone-plan-portal = El portal lleva a { $area }
zone-plan-portal-note = Se llega allí al momento, si queda sitio.
zone-plan-risk = { $name } puede despertar
zone-plan-risk-note = Símbolos del camino que nada cubre.
zone-plan-cover = Cobertura { $count } en { $area }
zone-plan-cover-note = { $count ->
    [one] { $count } herida menos por ataque.
   *[other] { $count } heridas menos por ataque.
}
zone-plan-reaction = { $count ->
    [0] Sin reacción
    [one] Reaccionaría { $count } enemigo
   *[other] Reaccionarían { $count } enemigos
}
zone-plan-reaction-note = Si tu turno acabara allí.
zone-plan-no-reaction-note = Nadie te vería al acabar el turno.
zone-plan-pill-seen = te ve { $numbers }
zone-plan-pill-dose = dosis +{ $count }

## Ataques y dados

zone-aim-facts = En { $area }, mira hacia { $side }, { $sees ->
    [yes] te ve.
   *[no] no te ve.
}
zone-aim-distance = distancia { $count }{ $best ->
    [yes] , efectiva
   *[no] {""}
}
zone-die = { $kind ->
    [stalker] Dado de stalker
   *[gear] Dado de equipo
}: { $accuracy ->
    [yes] precisión
   *[no] éxitos { $stars }, máscaras { $masks }
}
zone-roll-attack = Tu ataque
zone-roll-defence = Tu defensa
zone-roll-anomaly = La anomalía
zone-roll-needed = { $count ->
    [one] de { $count } herida
   *[other] de { $count } heridas
}
zone-roll-masks = { $count ->
    [one] { $count } máscara de gas por gastar
   *[other] { $count } máscaras de gas por gastar
}
zone-roll-again-note = Elige los dados que repetir.
zone-roll-exposure = pierde { $count } PV por radiación

## Opciones

zone-do-pick = Recoger

## En voz alta

zone-aloud-area = { $area }, { $where ->
    [water] agua
    [indoor] interior
   *[outdoor] exterior
}{ $cover ->
    [0] {""}
   *[other] , cobertura { $cover }
}{ $radiation ->
    [0] {""}
   *[other] , radiación { $radiation }
}, { $places ->
    [one] { $places } sitio
   *[other] { $places } sitios
}.
zone-aloud-stalker = { $name }, { $hp } de { $most } PV.
zone-aloud-enemy = { $name }, mira hacia { $side }{ $stun ->
    [yes] , aturdimiento
   *[no] {""}
}{ $exposed ->
    [yes] , vulnerabilidad
   *[no] {""}
}.
zone-aloud-loot = Botín: { $count }.
zone-aloud-unknown = Enemigos desconocidos: { $count }.
zone-aloud-dim = Mala visibilidad.
zone-aloud-exit = Una salida.
zone-aloud-entrance = La entrada, lleva a { $area }.
zone-aloud-threat = { $level ->
    [high] Amenaza alta
   *[low] Amenaza baja
}: { $name }.
zone-aloud-card = Carta: { $name }.
zone-aloud-anomaly = { $name }, { $percent } por ciento.
zone-aloud-portal = Portal: quien termina aquí su movimiento sale en { $area }.
zone-aloud-covered = Un símbolo del { $percent } por ciento está cubierto por { $by ->
    [bolt] un tornillo
    [artifact] un artefacto
   *[figure] una figura
}.
zone-aloud-seen = Lo ve { $who }.
zone-aloud-move = Mover { $areas }.
zone-aloud-dose = Dosis más { $count }.
zone-aloud-shot = Objetivo: { $dice } { $dice ->
         [one] dado
        *[other] dados
    }, { $percent } por ciento de matar.
zone-aloud-choose = Se puede elegir.

## Los enemigos, paso a paso

zone-deck-low = Mazo amarillo
zone-deck-high = Mazo rojo
zone-tell-point = Punto { $number }
zone-tell-card = { $deck ->
    [high] Se roba una carta roja
   *[low] Se roba una carta amarilla
}
zone-tell-moved = { $who } avanza { $count ->
    [one] { $count } sector
   *[other] { $count } sectores
} hasta { $area }
zone-tell-stayed = { $who } no se mueve
zone-tell-unknown = Se revela una ficha desconocida en { $area }
zone-why-high = Roja, porque hay amenaza alta en el mapa.
zone-why-low = Amarilla, porque no hay amenaza alta en el mapa.
zone-why-turn-only = No había otro enemigo.
zone-why-turn-nearest = Le toca: es el más cercano.
zone-why-turn-corners = Le toca: igual de cerca, pero con menos giros.
zone-why-turn-group = Le toca: igual de cerca; verde antes que rojo, amarillo y azul.
zone-why-turn-lead = Le toca: igual de cerca, eligió el stalker líder.
zone-why-path-only = No hay otro camino.
zone-why-path-nearest = Este camino es el más corto.
zone-why-path-corners = De los más cortos, este tiene menos giros.
zone-why-path-group = Decidió el orden de los grupos.
zone-why-path-lead = Caminos iguales: eligió el stalker líder.
zone-why-end-goal = Ha llegado a su meta.
zone-why-end-steps = Esta vez no puede ir más lejos.
zone-why-end-full = { $area } es el último sector con sitio.
zone-why-end-sight = Un objetivo a la vista corta el movimiento al instante.
zone-why-end-blocked = No hay por dónde seguir.
zone-why-stay-sight = Ve un objetivo: ni paso ni giro.
zone-why-stay-goal = Ya está allí.
zone-why-stay-blocked = Ningún camino lleva allí.
zone-why-target-only = { $whom } es el único objetivo a la vista.
zone-why-target-nearest = { $whom } es el objetivo a la vista más cercano.
zone-why-target-corners = { $whom }: igual de cerca, pero con menos giros.
zone-why-target-group = { $whom }: decidió el orden de los grupos.
zone-why-target-lead = { $whom }: igual de cerca, eligió el stalker líder.
zone-why-cover = La cobertura ya ha quitado { $count }.
zone-why-defended = { $name }: el traje detiene { $stopped }, se pierden { $lost } PV.
zone-why-exposure = { $name } pierde { $loss } PV por radiación.

## El final

zone-end-won = Misión cumplida
zone-end-lost = Misión fracasada
zone-end-map = El campamento al final

table-key-act = Elegir una acción
table-key-variant = Otra forma de hacer lo mismo
table-key-pda = Abrir tu PDA
table-hint-gain-zone = { $count ->
    [one] { $count } punto de salud
   *[other] { $count } puntos de salud
}

## Buying equipment

zone-shop-title = Equipo
zone-shop-ready = compras hechas
zone-shop-has = { $name } tiene:
zone-shop-unarmed = Aún sin arma.
zone-shop-weapons = Armas y cargadores
zone-shop-suits = Trajes
zone-shop-items = Objetos
zone-shop-buy = Comprar
zone-shop-buy-card = Comprar: { $name }
zone-shop-short = { $count ->
    [one] Falta { $count } cupón
   *[other] Faltan { $count } cupones
}
zone-shop-dice = { $count ->
    [one] +{ $count } dado
   *[other] +{ $count } dados
}
zone-shop-rounds = { $count ->
    [one] { $count } cartucho
   *[other] { $count } cartuchos
}
zone-shop-defence = { $count ->
    [one] { $count } dado de defensa
   *[other] { $count } dados de defensa
}
zone-shop-shield = { $count ->
    [0] sin protección contra la radiación
   *[other] radiación −{ $count }
}
zone-shop-full = La mochila está llena
zone-shop-gone = Ahora no se vende
zone-shop-range = ideal a { $best }, alcance { $far }
zone-score-points = { $count ->
    [one] { $count } punto.
   *[other] { $count } puntos.
}

## Por qué un bot haría eso entre misiones

table-hint-why-zone-team = Según miles de partidas entre bots, así se forma el mejor grupo.
table-hint-why-zone-mission = Las primeras misiones son más fáciles y pagan el equipo de las siguientes.
table-hint-why-zone-contact = Alguien nuevo puede vender o hacer lo que nadie más ofrece.
table-hint-why-zone-stash = Un escondite merece el desvío.
table-hint-why-zone-explored = No queda ningún otro sitio al que ir.
table-hint-why-zone-contract = Un contrato no cuesta nada y paga si se cumple su objetivo.
table-hint-why-zone-trader = Aquí hay algo que el grupo necesita, o compran lo que no le hace falta.
table-hint-why-zone-helper = Al grupo le sobran cupones para esta ayuda.
table-hint-why-zone-met = Nadie más le sirve ahora al grupo.
table-hint-why-zone-gift = Un regalo no cuesta nada.
table-hint-why-zone-surplus = Nadie lo llevará, y con los cupones se compra algo mejor.
table-hint-why-zone-weapon = Alguien sigue sin arma, y esta deja lo mismo para cada uno de los demás.
table-hint-why-zone-own_weapon = Primero una buena arma, y queda para cargadores y medicinas.
table-hint-why-zone-magazine = Cada arma necesita un segundo cargador.
table-hint-why-zone-medicine = Cada cual debería llevar algo que cure.
table-hint-why-zone-better_weapon = Es claramente mejor que el arma más floja del grupo.
table-hint-why-zone-better_suit = Es claramente mejor que el traje más flojo del grupo.
table-hint-why-zone-mod = Encaja en algo que ya se usa, y sobran cupones.
table-hint-why-zone-service = Sobran cupones para ello.
table-hint-why-zone-enough = Nada más de aquí vale sus cupones para el grupo.
table-hint-why-zone-pack_weapon = Es la mejor arma que queda.
table-hint-why-zone-pack_suit = Es el mejor traje que queda.
table-hint-why-zone-pack_mod = Encaja en el arma o en el traje.
table-hint-why-zone-pack_share = Es una parte justa de los objetos.
table-hint-why-zone-pack_magazine = Es una parte justa de los cargadores de esta arma.
table-hint-why-zone-unpack = La mochila lleva demasiado: esto es lo que menos vale.
table-hint-why-zone-packed = El arma, el traje y una parte justa de lo demás ya están listos.
table-hint-why-zone-companion = Quien va con el grupo ayuda, y cuesta poco.
table-hint-why-zone-pack_companion = Nadie más lo ha cogido: puede llevarlo el compañero.
