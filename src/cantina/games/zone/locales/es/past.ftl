# Lo que ha sido: cómo fue una misión y el diario de una campaña.

zone-explore-brought = Balance
zone-explore-plots = Curso

zone-moments = Lo que decidió
zone-moment-fell = Ronda { $round }: { $name } muere
zone-moment-fell-more = dosis { $dose }; al grupo { $shots ->
    [one] le queda { $shots } cartucho
   *[other] le quedan { $shots } cartuchos
}
zone-moment-task = Ronda { $round }: «{ $task }», hecho
zone-moment-task-more = tareas hechas: { $done } de { $of }
zone-moment-hurt = Ronda { $round }: { $name } pierde { $count } PV
zone-moment-hurt-more = de { $before } a { $after }
zone-moment-alarm = Ronda { $round }: primera amenaza alta, { $name }
zone-moment-alarm-more = { $count ->
    [0] desde la primera ronda
    [one] tras { $count } ronda tranquila
   *[other] tras { $count } rondas tranquilas
}
zone-moment-time = Ronda { $round }: se acaba el tiempo

zone-plot-health = Salud
zone-plot-health-when = al final de cada ronda
zone-plot-dose = Dosis
zone-plot-dose-when = antes de la fase de la Zona
zone-plot-noise = Ruido
zone-plot-noise-when = amenaza de todos: baja 1, alta 2
zone-plot-shots = Cartuchos
zone-plot-shots-when = restantes, con los cargadores
zone-plot-worth = Valor llevado
zone-plot-worth-when = por todos, en cupones
zone-plot-line = { $name }: de { $from } a { $to }, lo más bajo { $lowest } en la ronda { $round }
zone-plot-together = Todos
zone-plot-round = Ronda
zone-plot-numbers = En números
zone-plot-lines = En líneas

zone-crew-stalker = Stalker
zone-crew-kills = bajas
zone-crew-hits = aciertos
zone-crew-hurt = −PV
zone-crew-unseen = sigilo
zone-crew-loot = botín

zone-task-done = hecho:
zone-task-open = sin hacer:
zone-debrief-brought-lost = Recibes de todos modos
zone-debrief-map = El mapa de la Zona con lo nuevo: { $places }
zone-debrief-back = { $name } ha vuelto
zone-debrief-back-how = con toda su salud en la próxima misión
zone-debrief-ahead = Aún por venir
zone-debrief-ahead-none = No queda ninguna misión.
zone-debrief-shut = Sigue cerrado
zone-reward-pay = Paga de la misión
zone-reward-contract = Contrato cumplido
zone-reward-card = tras la misión
zone-reward-found = hallado por el camino
zone-reward-contact = un contacto nuevo

zone-diary-days = Los días de la campaña
zone-diary-start = Inicio
zone-diary-day = Día { $day }
zone-diary-today = Hoy
zone-diary-here = estás aquí
zone-diary-today-empty = Hoy aún no ha pasado nada.
zone-diary-visited = Visitas
zone-diary-met = Encuentros
zone-diary-gained = Conseguido
zone-diary-opened = Abierto
zone-diary-closed = Tachado
zone-diary-money = El dinero del día
zone-diary-morning = Mañana
zone-diary-evening = Noche
zone-diary-deal = { $way ->
    [bought] { $who }: { $thing }
   *[sold] { $who }, vendido: { $thing }
}
zone-across = Todas las misiones
zone-across-all = total
zone-across-rounds = Rondas
zone-across-kills = Enemigos muertos
zone-across-hurt = PV perdidos
zone-across-loud = Rondas ruidosas
zone-across-loot = Fichas de botín
zone-across-earned = Cupones ganados
