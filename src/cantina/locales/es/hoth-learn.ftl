# Batalla de Hoth: la primera batalla con un guía.

learn-hoth-course = Tu primera batalla
learn-hoth-lesson-orders = Las cartas dan órdenes
learn-hoth-lesson-move = Mover
learn-hoth-lesson-attack = Atacar
learn-hoth-lesson-round = Un turno acaba, otro empieza
learn-hoth-lesson-medals = Ganan las medallas
learn-hoth-about-orders = Una carta de mando por turno dice qué unidades actúan
learn-hoth-about-move = Hasta dónde va una unidad y qué hace el terreno
learn-hoth-about-attack = Alcance, visión y cinco caras de un dado
learn-hoth-about-round = Robar carta; lo que hace el otro bando; retiradas
learn-hoth-about-medals = De qué trata la batalla

learn-hoth-wait = El otro bando está decidiendo.
learn-hoth-answer = Responde como quieras: la pregunta dice de qué se trata.
learn-hoth-hello = Te damos la bienvenida a Hoth. Diriges a los Rebeldes, en rojo, desde el borde sur; un bot dirige al Imperio, en azul. Cada turno juegas una carta de mando, das órdenes con ella, mueves, atacas y robas otra carta.
learn-hoth-field = Líneas de puntos dividen el campo en tres secciones: izquierda, centro y derecha, vistas desde tu lado. Un hexágono sobre la línea es de ambas. Casi todas las cartas valen para una sección.
learn-hoth-first-play = Juega una carta de mando: elige una de tu mano. El número dice cuántas unidades reciben orden; la parte clara de su pequeño mapa, dónde. Toma la que da orden a todas las unidades de la izquierda.
learn-hoth-first-move = Tus unidades tienen sus órdenes. Elige una para mover, o di que has terminado.
learn-hoth-order = { $units ->
    [0] Elige las unidades que reciben una orden: las del marco blanco están en la sección de tu carta.
    [one] { $units } unidad tiene una orden. Elige otra, o di que has terminado.
   *[other] { $units } unidades tienen órdenes. Elige otra, o di que has terminado.
  }
learn-hoth-flags = Las unidades con orden llevan un anillo dorado y una bandera. Solo ellas mueven y atacan este turno; las demás se quedan donde están.
learn-hoth-march-play = Juega otra carta: elige una para las unidades que quieras mover.
learn-hoth-march-move = Ahora mueve: elige una unidad con anillo dorado. Todos los movimientos van antes que los ataques.
learn-hoth-to = Elige adónde. Hexágonos con rombo: la unidad podrá atacar después. Con anillo discontinuo: habrá ido demasiado lejos para atacar. Los soldados van un hexágono y atacan, o dos y no atacan.
learn-hoth-terrain = El terreno importa. A pie no se entra en una grieta ni en un serac, que además tapa la vista. Contra unidades en crestas, rocas, trincheras y edificios se tiran menos dados. Elige un hexágono para leer qué hay allí.
learn-hoth-reach = Una unidad ataca a un enemigo que ve y que está bastante cerca. La infantería tira tres dados contra un vecino, dos a distancia dos, uno a distancia tres. Mira un objetivo antes de elegirlo: al lado están las probabilidades exactas.
learn-hoth-fight-play = Juega una carta para unidades que estén cerca del enemigo o puedan acercarse.
learn-hoth-fight-move = Acércate, pero solo un hexágono: así aún podrás atacar.
learn-hoth-attack = Elige la unidad que ataca.
learn-hoth-attack-none = Nadie está bastante cerca. Di que has terminado y acércate en tu próximo turno.
learn-hoth-target = Elige el objetivo. En él se lee cuántos dados tiras y qué probabilidad hay de acertar.
learn-hoth-rolled = { $dice ->
    [one] Has tirado { $dice } dado.
   *[other] Has tirado { $dice } dados.
  } { $hit ->
    [hit] Acierto: un soldado acierta a la infantería, una explosión a cualquiera, y cae una figura por cada uno.
    [back] Una bandera: el objetivo debe retirarse hacia su línea base.
   *[miss] Esta vez nada. Un soldado acierta a la infantería, un casco a los vehículos, una explosión a cualquiera; una bandera obliga a retirarse, una cruz no hace nada.
  }
learn-hoth-round-play = Vuelve a ser tu turno. Juega una carta.
learn-hoth-round-move = Mueve tus unidades, o di que has terminado.
learn-hoth-fall_back = Una de tus unidades debe retirarse. Tú eliges adónde, una fila hacia tu línea base. Si no puede, pierde una figura.
learn-hoth-drawn = Tu turno acabó con una carta nueva: la mano vuelve a estar llena. Piensa por adelantado: las órdenes del próximo turno deben estar en ella.
learn-hoth-retreats = Una unidad que debe retirarse y no puede pierde una figura por cada paso. Deja sitio detrás de tus líneas y empuja al enemigo contra su borde.
learn-hoth-medals = Una unidad destruida es una medalla; aquí una unidad de droides sonda vale dos. Tienes { $mine }, el Imperio { $theirs }; gana al instante quien llegue a { $goal }.
learn-hoth-end = Sigue luchando. Vuelvo cuando la batalla esté decidida.
learn-hoth-over = { $won ->
    [yes] ¡Victoria! Sabes dirigir.
   *[no] Hoy el Imperio fue más fuerte. Ahora sabes dirigir.
  } Esperan otras dieciséis batallas, con deslizadores, caminantes, trincheras y objetivos; y dos campañas.
