# S.T.A.L.K.E.R.: la primera salida con un guía.

learn-zone-course = Tu primera salida
learn-zone-lesson-sneak = Ojos y ruido
learn-zone-lesson-loot = Anomalía y botín
learn-zone-lesson-zone = La Zona responde
learn-zone-lesson-fight = Disparar y desaparecer
learn-zone-lesson-hunt = La caza, y luego por tu cuenta
learn-zone-about-sneak = Qué ven los enemigos, qué es la amenaza, qué dice el contador Geiger
learn-zone-about-loot = Tornillos, pasos con cuidado y botín a la vista de un bandido
learn-zone-about-zone = Cartas de activación, defensa y fin de ronda
learn-zone-about-fight = Probabilidades, heridas, recarga y una pista falsa
learn-zone-about-hunt = Repeticiones, botín de los caídos, qué pide la misión

learn-zone-wait = La Zona se mueve. Mira quién va adónde; cada paso dice por qué.
learn-zone-answer = Responde como quieras: la pregunta dice de qué trata.
learn-zone-begin = Empieza un turno. En solitario tienes dos turnos por ronda, con tres acciones estándar cada uno.
learn-zone-step-any = Elige el siguiente paso o detente. Has dejado el camino que yo pensaba; no pasa nada.
learn-zone-act-any = Haz lo que te parezca mejor: sigo en tu próximo turno.
learn-zone-end-any = Las acciones estándar de este turno están gastadas. Termina el turno.
learn-zone-arrange = Al prepararte también puedes cambiar lo que llevas. Tu equipo está bien: di que has terminado.
learn-zone-tie = Dos enemigos son iguales en todo, así que decides quién va primero. Aquí da lo mismo.
learn-zone-reroll-keep = Con concentración podrías repetir dados. La tirada es buena: consérvala, y conserva la concentración.
learn-zone-reroll-weak = Para esto sirve la concentración: repite los tres dados flojos y deja el fuerte.

learn-zone-hello = Te damos la bienvenida a la Zona. Unos bandidos retienen a un tal Dalik en su campamento; entras, lo encuentras y lo sacas. Jugamos tres rondas juntos. Después terminas la misión por tu cuenta, en esta misma mesa.
learn-zone-stalker = ¿Quién eres? Elige a Gigante: tiene más PV que nadie, y una primera salida puede doler.
learn-zone-map = Aquí estás, { $name }, en el borde sur del campamento. Un turno tiene acciones estándar, que bajan tu ficha de turno, y gratuitas, que no cuestan nada. Primero, mira alrededor.
learn-zone-sight = Los conos de luz son lo que ven los bandidos: lejos hacia delante, un sector a cada lado, nada detrás. Mientras no entres en la luz, nadie te dispara.
learn-zone-walk = Muévete: señala { $area }. Antes de pulsar ves el camino, quién te vería, la amenaza que deja y la radiación. Ese sector es radiactivo; un momento no hace daño, y oirás el contador Geiger.
learn-zone-threat = Andar hace ruido. Tu ficha de amenaza está donde te has detenido, por el lado bajo. No llama a nadie enseguida, pero cuando los enemigos actúan, van a mirar allí.
learn-zone-dose = El contador Geiger suena: dosis { $dose }. Cada acción estándar la sube según la radiación más fuerte en la que has estado durante ella. Desde 4 cuesta PV al final de la ronda, y luego baja.

learn-zone-careful = Sal de la radiación sin ruido: elige «{ zone-act-careful }» y luego { $area }. Moverse con cuidado es avanzar solo un sector, y solo donde nadie te ve, pero tu ficha de amenaza se queda atrás.
learn-zone-bolt = Hay botín en 1.I, y encima un pétalo de una anomalía: ir allí podría activarla. Elige «{ zone-act-bolt }» y luego 1.I. Hasta el final de la ronda el pétalo queda cubierto y no puede herirte.
learn-zone-end-1 = Ya van tres acciones. Lo que aún se ofrece es gratuito; guárdalo. Termina el turno.
learn-zone-reaction = Después de cada turno tuyo, todo enemigo que te ve te ataca: es la reacción. Nadie te ha visto, así que no ha pasado nada. Que te vean está permitido; lo que duele es terminar un turno a la vista.
learn-zone-fetch = Segundo turno. Ve a { $area } por el botín. Un bandido te verá allí, pero te quedan dos acciones para irte.
learn-zone-seen = Estás en su luz: tu ficha de amenaza ha saltado hasta ti, por el lado alto. Con amenaza alta los enemigos roban del mazo peligroso. Toma el botín y vete.
learn-zone-pick = Recoge el botín: una ficha se convierte enseguida en carta o provisiones.
learn-zone-back = Fuera, de vuelta a { $area }. La ficha alta se queda en el primer sector donde te perdió de vista, no adonde vas.
learn-zone-end-2 = Ahora nadie te ve. Termina el turno: era el último de la ronda, y la Zona actúa.

learn-zone-defend = Un bandido fue hacia tu amenaza, te encontró y disparó. Tu chaqueta tira un dado por ti, y la cobertura quita heridas. Con concentración podrías repetir; la tirada es aceptable, consérvala.
learn-zone-phase = Tienes { $hp } de { $most } PV; «{ told-next }» cuenta cómo ha sido. La fase tiene cinco pasos: los enemigos actúan según una carta; la radiación daña y baja; tornillos y mala visibilidad dejan el mapa; la amenaza de quien no es visto baja un nivel; las cartas cierran la ronda.
learn-zone-event = Una ronda nueva empieza con una carta de suceso: unas ayudan, otras amenazan al final de la ronda. Cuando se acaban los sucesos, la misión está perdida: no te quedes para siempre.

learn-zone-odds = El bandido todavía te ve, así que reaccionaría tras este turno. Mejor que no pueda. Elige «{ zone-act-fire }» y señálalo: junto a cada parte del cuerpo están las probabilidades exactas. La cabeza es difícil; una ráfaga cuesta dos cartuchos y acierta con más seguridad.
learn-zone-burst = Elige «{ zone-act-fire }», el bandido de 2.G y la ráfaga: hiere con un { $percent } %.
learn-zone-hit = { $successes ->
    [one] { $successes } éxito
   *[other] { $successes } éxitos
  }. { $hit ->
    [hp-1] Pierde PV al instante.
    [heavy] Una herida grave: la carta de herida dice qué hace. Un enemigo aturdido no reacciona; la siguiente herida de uno vulnerable es peor.
    [light] Una herida leve: la carta de herida dice qué hace.
   *[none] Esta vez no basta. Los números de su cuerpo dicen cuántos hacen falta.
  }
learn-zone-again = Otra ráfaga: { $percent } %. Lo que ya ha sufrido la hace peor para él.
learn-zone-reload = Uno menos, y ha dejado botín. Con concentración, recargar es una acción gratuita: hazlo ahora.
learn-zone-hide = Los disparos se oyen: hay amenaza alta en 1.G. Que no te encuentren allí cuando vengan. Elige «{ zone-act-careful }» y luego { $area }: la ficha se queda atrás.
learn-zone-end-3 = Nadie te ve. Termina el turno.
learn-zone-heal = Lideras, así que tienes la ficha de stalker líder: una vez por ronda, gratis, cura 2 PV o da concentración. Elige «{ zone-act-lead }» y cúrate: tienes { $hp } PV.
learn-zone-prepare = Esperar también es un plan. Prepárate tres veces: cada una da un tornillo, y concentración si no la tienes. Hay que gastar todas las acciones estándar de un turno.
learn-zone-end-4 = Termina el turno y mira dónde buscan.
learn-zone-decoy = Tienes { $hp } de { $most } PV. Fueron hacia el ruido, no hacia ti. Nadie te ve, así que tu amenaza ha bajado. Si tu dosis ha subido, ha sido el suceso: su viento sopla al final sobre quien está en un sector exterior.

learn-zone-close = Un bandido con fusil está en 2.G y mira al sur. Ve a { $area }, cerca de él. Te verá, pero disparas primero. A la distancia adecuada tu arma es más precisa.
learn-zone-strike = Elige «{ zone-act-fire }», el del fusil, y suelta una ráfaga: { $percent } %.
learn-zone-weak = El de 4.A es vulnerable: cualquier herida le cuesta más. Ráfaga: { $percent } %.
learn-zone-end-5 = Termina el turno: quien no te ve no puede reaccionar.
learn-zone-focus = Has gastado la concentración. La ficha de stalker líder la devuelve, gratis.
learn-zone-load = Con concentración, recargar es gratis: recarga.
learn-zone-spoils = Los caídos dejaron botín en { $area }. Ve allí; te verán un momento.
learn-zone-take = Recoge una ficha.
learn-zone-hut = A la caseta de guardia, { $area }. Los muros detienen las miradas, las salas dan cobertura, y la carta de un edificio la voltea quien entra.
learn-zone-end-6 = Termina el turno. Es la última fase que miro contigo.
learn-zone-mission = Ahora termínala por tu cuenta. Dicen que Dalik está en la celda de 5.F: fuerza la puerta desde 5.C, que hace ruido, o busca la llave en el edificio de radio, en 3.B. Después sácalo por 1.D o 1.G. Que no te vean, guarda tornillos y un cargador lleno, y cúrate a tiempo.
learn-zone-over = { $won ->
    [yes] Dalik está fuera, y tú también. Bien hecho, stalker.
   *[no] Esta vez ha ganado la Zona. Ahora sabes cómo piensa.
  } Vuelve en solitario o con hasta tres más.
