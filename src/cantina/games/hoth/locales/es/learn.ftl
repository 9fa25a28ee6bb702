# Batalla de Hoth: la primera batalla con un guía.

learn-hoth-course = Tu primera batalla
learn-hoth-lesson-orders = Las cartas dan órdenes
learn-hoth-lesson-move = Moverse
learn-hoth-lesson-attack = Atacar, y los dados
learn-hoth-lesson-round = Un turno acaba, otro empieza
learn-hoth-lesson-medals = Ganan las medallas
learn-hoth-about-orders = Una carta de mando por turno dice qué unidades actúan
learn-hoth-about-move = Hasta dónde va una unidad y qué hace el terreno
learn-hoth-about-attack = Alcance, visión y cinco caras de un dado
learn-hoth-about-round = Robar carta; lo que hace el otro bando; retiradas
learn-hoth-about-medals = De qué trata la batalla

learn-hoth-wait = El otro bando está decidiendo.
learn-hoth-answer = Responde como quieras: la pregunta dice de qué se trata.
learn-hoth-hello = { $side ->
    [rebel] Diriges a los Rebeldes, en rojo; un bot dirige al Imperio, en azul.
   *[empire] Diriges al Imperio, en azul; un bot dirige a los Rebeldes, en rojo.
  } Cada turno: jugar una carta, dar órdenes, mover, atacar, robar.
learn-hoth-field = Líneas de puntos dividen el campo en tres secciones: izquierda, centro y derecha, vistas desde tu lado. Un hexágono sobre la línea es de ambas. Casi todas las cartas valen para una sección.
learn-hoth-first-play = Juega una carta de mando: toma la que está rodeada, { $card }. Su número dice cuántas unidades reciben orden; su pequeño mapa, dónde.
learn-hoth-first-move = Tus unidades tienen sus órdenes. Elige una para mover.
learn-hoth-order = { $units ->
    [0] Elige quién recibe una orden: las unidades del marco blanco están en la sección de tu carta.
    [one] { $units } unidad tiene su orden. Elige otra.
   *[other] { $units } unidades tienen sus órdenes. Elige otra.
  }
learn-hoth-order-done = { $units ->
    [one] { $units } unidad tiene su orden.
   *[other] { $units } unidades tienen sus órdenes.
  } Ahora di que has terminado.
learn-hoth-flags = Las unidades con orden llevan un anillo dorado y una bandera. Solo ellas mueven y atacan este turno; las demás se quedan donde están.
learn-hoth-march-play = Juega otra carta: toma la que está rodeada, { $card }.
learn-hoth-march-move = Ahora mueve: elige una unidad con anillo dorado. Todos los movimientos van antes que los ataques.
learn-hoth-move-done = Nadie más tiene que mover. Di que has terminado; luego vienen los ataques.
learn-hoth-to = Elige adónde. Rombo: podrá atacar desde allí. Anillo discontinuo: habrá ido demasiado lejos para atacar.
learn-hoth-terrain = El terreno importa: nadie entra en una grieta ni en un serac, y la cobertura quita dados al ataque. Señala un hexágono para leerlo.
learn-hoth-reach = Una unidad ataca a un enemigo que ve: la infantería tira tres dados al lado, dos a distancia dos, uno a distancia tres.
learn-hoth-fight-play = Juega la carta rodeada, { $card }: sus unidades están cerca del enemigo o pueden acercarse.
learn-hoth-fight-move = Acércate, pero solo un hexágono: así aún podrás atacar.
learn-hoth-attack = Elige la unidad que ataca.
learn-hoth-attack-done = Nadie más tiene un buen objetivo. Di que has terminado.
learn-hoth-target = Elige el objetivo. En él se lee cuántos dados tiras y qué probabilidad hay de acertar.
learn-hoth-rolled = { $dice ->
    [one] Has tirado { $dice } dado.
   *[other] Has tirado { $dice } dados.
  } { $hit ->
    [hit] Acierto: un soldado acierta a la infantería, una explosión a cualquiera, y cae una figura por cada uno.
    [back] Una bandera: el objetivo debe retirarse hacia su línea base.
   *[miss] Esta vez nada. Un soldado acierta a la infantería, un casco a los vehículos, una explosión a cualquiera; una bandera obliga a retirarse, una cruz no hace nada.
  }
learn-hoth-round-play = Vuelve a ser tu turno. Juega la carta rodeada, { $card }.
learn-hoth-round-move = Mueve la unidad rodeada.
learn-hoth-fall_back = Una de tus unidades debe retirarse. Tú eliges adónde, una fila hacia tu línea base. Si no puede, pierde una figura.
learn-hoth-drawn = Tu turno acabó con una carta nueva: la mano vuelve a estar llena. Piensa por adelantado: las órdenes del próximo turno deben estar en ella.
learn-hoth-retreats = Una unidad que debe retirarse y no puede pierde una figura por cada paso. Deja sitio detrás de tus líneas y empuja al enemigo contra su borde.
learn-hoth-medals = Una unidad destruida es una medalla; los droides sonda valen dos. Tienes { $mine }, { $side ->
    [rebel] el Imperio { $theirs }
   *[empire] los Rebeldes { $theirs }
  }. Quien llegue a { $goal } gana al instante.
learn-hoth-short = Falta una medalla. En algún sitio hay una unidad enemiga débil: da la orden a quien pueda alcanzarla y acaba con ella.
learn-hoth-over = { $won ->
    [yes] ¡Victoria! Sabes dirigir.
   *[no] Hoy el otro bando fue más fuerte. Ahora sabes dirigir.
  } Esperan otras 16 batallas y 2 campañas.
