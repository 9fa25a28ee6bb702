# Antes de una partida: su meta y cómo empezar.

start-how = Tu primera partida aquí. ¿Cómo empezamos?
start-side = Tu primera batalla. ¿Qué bando?
start-facts = Unos { $minutes } min · { $bots ->
    [0] a solas
    [one] { $bots } bot
   *[other] { $bots } bots
}
start-recommended = Recomendado
start-change = Cambiar
start-another = Otro juego
start-coach-about = Explica cada cosa nueva una vez
start-against = { $count ->
    [one] Contra { $count } bot: { $level }
   *[other] Contra { $count } bots: { $level }
}
start-with = { $count ->
    [one] Con { $count } bot: { $level }
   *[other] Con { $count } bots: { $level }
}
start-go-guided = Empezar la partida guiada
start-go-straight = Empezar
start-go-together = Entrar juntos
start-go-read = Leer las reglas
start-hunters-guided = Primera partida guiada
start-hunters-guided-about = Una partida de verdad. La guía explica cada cosa cuando hace falta.
start-hunters-read = Leer primero
start-hunters-read-about = Las reglas, con imágenes y búsqueda.
start-zone-guided = Primera partida guiada
start-zone-guided-about = Una partida de verdad. La guía explica cada cosa cuando hace falta.
start-zone-read = Leer primero
start-zone-read-about = Las reglas, con imágenes y búsqueda.
start-hunters-straight = Conozco las reglas
start-hunters-straight-about = La partida completa ya. Una pista está a una tecla.
start-zone-straight = Conozco las reglas
start-zone-straight-about = A solas en la Zona, ya.
start-zone-together = Junto a bots
start-zone-together-about = Otros stalkers entran contigo.
start-hunters-goal = Trae objetivos famosos rompiendo sus escudos. Gana quien tenga más puntos tras los últimos turnos.
start-hunters-a = Robar y elegir
start-hunters-a-about = Cinco cartas, una en secreto.
start-hunters-b = Revelar a la vez
start-hunters-b-about = Los cazarrecompensas van tras tus objetivos.
start-hunters-c = Pasar la mano
start-hunters-c-about = El resto va a la izquierda.
start-hoth-goal = Dos ejércitos en el hielo. Consigue 4 medallas antes que el enemigo: una por cada unidad destruida.
start-hoth-a = Jugar una carta
start-hoth-a-about = Dice quién actúa.
start-hoth-b = Mirar y mover
start-hoth-b-about = Un hexágono y atacar, o dos.
start-hoth-c = Tirar
start-hoth-c-about = Cada acierto retira una figura.
start-hoth-role-empire = Más figuras por unidad: perdona los errores. Mueves después y ves venir a los Rebeldes.
start-hoth-role-rebel = Menos figuras, más cartas en mano. Mueves primero. Un comienzo más duro.
start-hoth-wins = Gana { $wins } de cada 100 partidas de bots
start-zone-goal = Entra a escondidas en la Zona, encuentra lo que pide la misión y sal con vida a tiempo.
start-zone-a = Tres acciones por turno
start-zone-a-about = Andar, buscar, disparar, prepararse.
start-zone-b = Que no te vean
start-zone-b-about = Los conos de luz muestran lo que ven los bandidos.
start-zone-c = La Zona responde
start-zone-c-about = Los enemigos van adonde hubo ruido.
