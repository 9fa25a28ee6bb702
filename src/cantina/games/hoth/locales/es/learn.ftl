# Batalla de Hoth: la primera batalla con un guía.

learn-hoth-course = Tu primera batalla
learn-hoth-lesson-orders = Las cartas dan órdenes
learn-hoth-lesson-move = Moverse
learn-hoth-lesson-attack = Atacar, y los dados
learn-hoth-lesson-round = Un turno acaba, otro empieza
learn-hoth-lesson-medals = Las medallas dan la victoria
learn-hoth-about-orders = Una carta de mando por turno dice qué unidades actúan
learn-hoth-about-move = Hasta dónde va una unidad y qué hace el terreno
learn-hoth-about-attack = Alcance, línea de visión y las cinco caras del dado
learn-hoth-about-round = Robar carta, el turno del rival, las retiradas
learn-hoth-about-medals = Cómo se gana

learn-hoth-wait = El otro bando está decidiendo.
learn-hoth-answer = Responde como quieras: la pregunta dice de qué se trata.
learn-hoth-hello = { $side ->
    [rebel] Diriges a los Rebeldes, en rojo; un bot dirige al Imperio, en azul.
   *[empire] Diriges al Imperio, en azul; un bot dirige a los Rebeldes, en rojo.
  } Cada turno: jugar una carta, dar órdenes, mover, atacar, robar.
learn-hoth-field = Unas líneas de puntos dividen el campo de batalla en tres secciones: flanco izquierdo, centro y flanco derecho, vistos desde tu lado. Un hexágono sobre la línea es de ambas. Casi todas las cartas valen para una sección.
learn-hoth-first-play = Juega una carta de mando: la que está rodeada, «{ $card }». Su número dice cuántas unidades reciben orden; su pequeño mapa, dónde.
learn-hoth-first-move = Tus unidades tienen sus órdenes. Elige una para mover.
learn-hoth-order = { $units ->
    [0] Elige qué unidades reciben orden: las del marco blanco están en la sección de tu carta.
    [one] { $units } unidad tiene su orden. Elige otra.
   *[other] { $units } unidades tienen sus órdenes. Elige otra.
  }
learn-hoth-order-done = { $units ->
    [one] { $units } unidad tiene su orden.
   *[other] { $units } unidades tienen sus órdenes.
  } Ahora termina las órdenes.
learn-hoth-flags = Las unidades con orden llevan un anillo dorado y una bandera. Solo ellas mueven y atacan este turno; las demás se quedan donde están.
learn-hoth-march-play = Juega otra carta: la que está rodeada, «{ $card }».
learn-hoth-march-move = Ahora mueve: elige una unidad con anillo dorado. Todos los movimientos van antes que los ataques.
learn-hoth-move-done = Ninguna otra unidad tiene que mover. Termina el movimiento; luego vienen los ataques.
learn-hoth-to = Elige adónde. Rombo: podrá atacar desde allí. Anillo discontinuo: demasiado lejos para atacar.
learn-hoth-terrain = El terreno importa: nadie entra en una grieta ni en un serac, y la cobertura quita dados al ataque. Señala un hexágono para saber más.
learn-hoth-reach = Una unidad ataca a un enemigo que ve: la infantería tira tres dados en combate cercano, dos a alcance dos, uno a alcance tres.
learn-hoth-fight-play = Juega la carta rodeada, «{ $card }»: sus unidades están cerca del enemigo o pueden acercarse.
learn-hoth-fight-move = Acércate, pero solo un hexágono: así aún podrás atacar.
learn-hoth-attack = Elige la unidad que ataca.
learn-hoth-attack-done = Ninguna otra unidad tiene un buen blanco. Termina los ataques.
learn-hoth-target = Elige el blanco. La etiqueta muestra cuántos dados tiras y la probabilidad de impacto.
learn-hoth-rolled = { $dice ->
    [one] Has tirado { $dice } dado.
   *[other] Has tirado { $dice } dados.
  } { $hit ->
    [hit] ¡Impacto! Un soldado impacta en la infantería, una explosión en cualquiera, y cada impacto retira una figura.
    [back] Una retirada: el blanco debe ir hacia su línea de base.
   *[miss] Esta vez, fallo. Un soldado impacta en la infantería, un casco en los vehículos, una explosión en cualquiera; una retirada hace retroceder al blanco, una cruz no hace nada.
  }
learn-hoth-round-play = Vuelve a ser tu turno. Juega la carta rodeada, «{ $card }».
learn-hoth-round-move = Mueve la unidad rodeada.
learn-hoth-fall_back = Una de tus unidades debe retirarse una fila hacia tu línea de base. Tú eliges adónde. Si no puede, pierde una figura.
learn-hoth-drawn = Tu turno acabó con una carta nueva: la mano vuelve a estar llena. Piensa por adelantado: las órdenes del próximo turno deben estar en ella.
learn-hoth-retreats = Una unidad que debe retirarse y no puede pierde una figura por cada paso. Deja sitio detrás de tus líneas y empuja al enemigo contra su borde.
learn-hoth-medals = Una unidad destruida vale una medalla, los droides sonda dos. Tienes { $mine }, { $side ->
    [rebel] el Imperio { $theirs }
   *[empire] los Rebeldes { $theirs }
  }. El primer bando con { $goal } gana al instante.
learn-hoth-short = Falta una medalla. En algún sitio hay una unidad enemiga débil: da la orden a quien pueda alcanzarla y acaba con ella.
learn-hoth-over = { $won ->
    [yes] ¡Victoria! Sabes dirigir.
   *[no] Hoy el otro bando fue más fuerte. Ahora sabes dirigir.
  } Te esperan otras 16 batallas y 2 campañas.
