# The lessons.

learn-hunters-course = Tu primera recompensa
learn-hunters-lesson-draw = Robar y elegir
learn-hunters-lesson-capture = Atacar y capturar
learn-hunters-lesson-sell = Vender por créditos
learn-hunters-lesson-reserve = Reservar ahora, pagar después
learn-hunters-lesson-contract = Los contratos y la puntuación
learn-hunters-about-draw = Los tres pasos de un turno y tu primer objetivo
learn-hunters-about-capture = Escudos de tres colores y quién los derriba
learn-hunters-about-sell = Qué hacer con una carta que no necesitas
learn-hunters-about-reserve = Droides y cajas del Mercado Jawa
learn-hunters-about-contract = La partida completa: más puntos, los últimos turnos, la hoja
learn-hunters-wait = Los demás aún deciden.
learn-hunters-draw-any = Ya tienes lo que necesitas. Roba de cualquier mazo.
learn-hunters-choose-any = Nada de tu mano ayuda ahora. Elige cualquier carta: se puede vender.
learn-hunters-act-any = Juega esta carta o véndela, como quieras. Seguimos en el próximo turno.
learn-hunters-activate-any = Puedes pagar ahora una carta reservada, o decir que ya está.
learn-hunters-hello = Captura objetivos y gana sus puntos. Todos juegan a la vez, en tres pasos: robar una carta, elegir una, pasar el resto.
learn-hunters-draw = Primer paso: roba una quinta carta del mazo que quieras. Toma un cazarrecompensas: pronto hará falta ayuda.
learn-hunters-choose = Segundo paso: elige una de tus cinco cartas. Toma el objetivo, { $card }, y juégalo.
learn-hunters-open-draw = No tienes objetivo. Roba uno del mazo de Objetivos.
learn-hunters-open-choose = Elige el objetivo { $card }: sin objetivo no hay nada que capturar.
learn-hunters-open-act = Ya están todas las cartas a la vista. Juega { $card }: queda delante de ti y espera a sus cazarrecompensas. No cuesta nada.
learn-hunters-passed = Tercer paso: tus otras cuatro cartas van a la izquierda y recibes cuatro de la derecha. Lo que dejas puede volver.
learn-hunters-shields = Un objetivo tiene escudos de tres colores. Los ataques se suman por color. Cuando ningún escudo es más alto, es tuyo.
learn-hunters-attack-draw = Contra { $target } aún falta verde { $green }, azul { $blue }, naranja { $orange }. Roba un cazarrecompensas.
learn-hunters-attack-choose = Contra { $target } aún falta verde { $green }, azul { $blue }, naranja { $orange }. Elige una carta que aporte algo de eso.
learn-hunters-attack-act = Juega { $card } contra { $target }.
learn-hunters-penalty = ¡Capturado! Tus objetivos dan { $points } { $points ->
    [one] punto
   *[other] puntos
}; los cazarrecompensas que ayudaron restan { $penalty } al final. La cuarta captura de cualquiera inicia los últimos turnos.
learn-hunters-sell-draw = Ahora, el dinero. Roba lo que quieras.
learn-hunters-sell-choose = Elige la carta que menos necesites, para venderla.
learn-hunters-sell-act = No la juegues: véndela. Toda carta da un crédito, sea cual sea.
learn-hunters-sold = La carta está en su pila de descartes y tienes { $credits ->
    [one] { $credits } crédito
   *[other] { $credits } créditos
}. Los créditos pagan droides y cajas y deciden los empates; no son puntos.
learn-hunters-market-draw = Roba del Mercado Jawa. Tiene droides y cajas.
learn-hunters-market-choose = Elige la carta de Mercado Jawa. La moneda de la esquina es su coste.
learn-hunters-market-act = Paga el coste y actúa enseguida; o resérvala sin pagar: queda en horizontal y espera a que pagues.
learn-hunters-pay = Tu carta reservada cuesta { $cost ->
    [one] { $cost } crédito
   *[other] { $cost } créditos
}; tienes { $credits }. Vender una carta te da uno más.
learn-hunters-pay-enough = Tu carta reservada cuesta { $cost ->
    [one] { $cost } crédito
   *[other] { $cost } créditos
}; tienes { $credits }, es suficiente. Primero sigue el turno; después podrás pagar.
learn-hunters-pay-wait = Está en horizontal y espera. Desde el próximo turno podrás pagar { $cost ->
    [one] { $cost } crédito
   *[other] { $cost } créditos
} por ella después de tu propia carta; tienes { $credits }.
learn-hunters-pay-activate = Puedes pagarla: paga y activa tu carta reservada. Un droide va enseguida a un objetivo.
learn-hunters-paid = Los droides luchan sin penalización. Las cajas son puntos, y quien más tenga al final recibe cinco más.
learn-hunters-full = Esta es la partida completa. Tiene un mazo más: los contratos. No cuestan nada y pagan al final.
learn-hunters-sign-draw = Roba un contrato.
learn-hunters-sign-choose = Elige el contrato { $card }. Premia objetivos que captures, antes o después.
learn-hunters-sign-act = Juega el contrato. Queda delante de ti hasta el final.
learn-hunters-signed = { $contract }: paga por cada uno de sus objetivos que hayas capturado, y más por cada pareja. Un objetivo puede servir a varios contratos. El número indica lo que vale ahora.
learn-hunters-last = Alguien ha capturado un cuarto objetivo y recibe por ello un crédito y un contrato. Se acaba este turno y quedan exactamente dos más: el turno { $turn } es el último.
learn-hunters-over = Se suman objetivos, cajas y contratos, y se restan las penalizaciones. Toca un número de la hoja para ver de dónde sale. ¡Buena caza!
