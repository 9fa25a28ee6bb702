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
start-guided = Primera partida guiada
start-guided-about = Una partida de verdad. La guía explica cada cosa cuando hace falta.
start-read = Leer primero
start-read-about = Las reglas, con imágenes y búsqueda.
start-straight = Conozco las reglas
start-straight-about = La partida completa ya. Una pista está a una tecla.
start-together = Junto a bots
