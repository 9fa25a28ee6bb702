# Lo que dicen las páginas alrededor de las mesas: inicio, mesa nueva, espera, tú, ajustes, acerca de.

## Pestaña y avisos

pages-title-asked = ({ $count }) Te toca · { $title }
pages-notice = Te toca
pages-bell = { $count ->
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
}

## Mundos

pages-world-coming = En preparación

## Bienvenida

# Palabras sin género para la persona, separadas por comas, de 20 letras como mucho.
pages-guest-names = Cometa, Farol, Brasa, Cuarzo, Nómada, Piloto, Halcón, Enebro, Mármol, Cobalto, Eco, Órbita, Azafrán, Tundra, Faro, Horizonte
pages-welcome = Te damos la bienvenida a la cantina
pages-welcome-how = Sin registro ni instalación. { $goal }
pages-welcome-name = Juegas como
pages-welcome-other-name = Otro nombre
pages-welcome-play = Jugar a { $game } ahora

## Continuar

pages-continue-count = { $count ->
    [one] { $count } te espera
   *[other] { $count } te esperan
}
pages-continue-open = Abierta
pages-continue-since = Desde tu última visita: { $news }
pages-continue-asked = La mesa espera tu decisión.
pages-continue-bots = Los bots están pensando.
pages-continue-go = Continuar
pages-continue-look = Mirar
pages-left-clock = quedan { $clock }
pages-left-hours = quedan { $count } h
pages-left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
pages-span-seconds = { $count } s
pages-span-minutes = { $count } min
pages-span-hours = { $count } h
pages-span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

## Unirse, mirar, aprender

pages-join-how = Escribe el código o pega el enlace que te enviaron.
pages-join-label = Código o enlace de la mesa
pages-join-bad = Un código tiene seis letras. Un enlace contiene /t/ y el nombre de la mesa.
pages-watch-live = { $count } en vivo
pages-watch-live-more = { $count }+ en vivo
pages-watch-quiet = Ahora no hay partidas públicas.
pages-watch-of = { $count ->
    [one] { $host } · { $count } asiento
   *[other] { $host } · { $count } asientos
}
pages-watch-eyes = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
pages-watch-delay = { $count } s de retraso
pages-watch-all = Todas las mesas
pages-watch-playing = En juego
pages-learn-rules = Reglamento
pages-learn-rules-about = Cada regla, numerada, con nuestras palabras
pages-learn-score = Tabla de puntuaciones
pages-learn-score-about = Para la partida en tu mesa de verdad

## Bots

pages-level = Fuerza del bot
pages-level-rookie = Novato
pages-level-scout = Explorador
pages-level-hunter = Cazador
pages-level-veteran = Veterano
pages-level-legend = Leyenda
pages-thinks-random = hace cualquier jugada permitida
pages-thinks-novice = sigue una regla sencilla, con errores de principiante
pages-thinks-novice-seldom = sigue una regla sencilla, con algún error de vez en cuando
pages-thinks-quick = sigue una regla sencilla
pages-thinks-greedy = mira un turno más allá
pages-thinks-mcts = juega muchas partidas en su cabeza
pages-thinks-trials = juega cada opción en las mismas situaciones y compara
pages-thinks-planner = sopesa turnos enteros y lo que puede seguir
pages-thinks-scout = prueba jugadas y se queda con la mejor
pages-thinks-at-once = { $about }; responde al instante
pages-thinks-turn = { $about }; hasta { $seconds } s por turno
pages-regular = Personaje
pages-regular-any = Al azar
pages-regular-none = Sin costumbres

## Mesa nueva y espera

pages-seat-me = En esta pantalla
pages-seat-open = Asiento libre
pages-seat-bot = Bot
pages-seat-host = Anfitrión de la mesa
pages-seat-you = Tú
pages-seat-screen = Juega en esta pantalla
pages-seat-link = Para quien tenga el enlace
pages-seat-bot-of = Bot, { $level }: { $about }
pages-seat-regular = Bot, { $level }. { $habit }
pages-seat-ready = A punto
pages-seat-away = Ausente
pages-seat-remove = Quitar el asiento { $number }
pages-seat-add = Añadir un asiento
pages-seat-copy = Copiar un enlace solo para el asiento { $number }
pages-seat-copied = El enlace del asiento { $number } está copiado. Sirve para una persona.
pages-seats-of = { $count } de { $most }
pages-pace = Ritmo
pages-pace-none = Sin reloj
pages-pace-live = En vivo
pages-pace-relaxed = Tranquilo
pages-pace-correspondence = Por correspondencia
pages-pace-time = Por decisión
pages-options = Opciones
pages-more = Avanzado
pages-listed = Pública
pages-listed-about = Cualquiera puede encontrarla, unirse y mirar
pages-listed-yes = Sí
pages-listed-no = Solo con invitación
pages-delay = Retraso para espectadores
pages-delay-none = Ninguno
pages-seed = Semilla
pages-seed-chance = Al azar
pages-seed-about = El mismo número reparte las mismas cartas. Una partida así no es clasificatoria.
pages-seed-bad = Una semilla es un número entero desde 0.
pages-cancel = Cancelar
pages-new-at-once = La partida empieza enseguida.
pages-new-invite = Recibirás un código y un enlace para los asientos libres.
pages-new-start = Empezar
pages-invite = Invitar
pages-invite-copy = Copiar enlace
pages-invite-share = Compartir enlace
pages-invite-qr = Mostrar código QR
pages-invite-scan = Escanea para sentarte
pages-lobby-of = Mesa de { $host }
pages-lobby-waiting = { $count ->
    [one] Falta { $count } persona.
   *[other] Faltan { $count } personas.
}
pages-lobby-close = Cerrar la mesa
pages-lobby-leave = Dejar la mesa
pages-lobby-rules = Esta mesa
pages-lobby-seed = Alguien eligió la semilla y puede conocer el reparto. La partida no es clasificatoria.

## Tú

pages-account = Cuenta
pages-account-guest = Juegas sin cuenta: tus mesas pertenecen a este navegador. Con una cuenta te siguen a cada dispositivo y tus partidas son clasificatorias.
pages-account-nobody = Con una cuenta tus mesas te siguen a cada dispositivo y tus partidas son clasificatorias. Para jugar no hace falta.
pages-account-sign-up = Crear una cuenta
pages-account-sign-in = Entrar
pages-account-login = Usuario
pages-account-password = Contraseña
pages-account-rules = El usuario tiene de 3 a 40 caracteres, sin espacios. La contraseña tiene al menos 10 y no es de las que se prueban primero, como una palabra conocida con un número. Nadie puede enviarte una contraseña perdida: guárdala bien.
pages-account-change = Cambiar la contraseña
pages-account-change-rules = Al menos 10 caracteres, y que no sea de las que se prueban primero. Se cierra la sesión en los demás dispositivos.
pages-account-old = Contraseña actual
pages-account-new = Contraseña nueva
pages-account-changed = Contraseña cambiada. Se ha cerrado la sesión en los demás dispositivos.
pages-account-everywhere = Cerrar sesión en todas partes
pages-account-everywhere-sure = Se cierra la sesión en todos los dispositivos, también en este. Para volver necesitas tu contraseña.
pages-account-hello = Hola, { $name }.
pages-account-delete = Borrarlo todo
pages-account-delete-sure = Tu nombre, tu cuenta y tu rating se borran para siempre. Un bot sigue en tus mesas. No se puede deshacer.
pages-account-out-sure = Juegas sin cuenta. Si sales, nadie podrá devolverte tus mesas.
pages-history = Partidas jugadas
pages-history-none = Aquí estarán tus partidas terminadas.
pages-history-with = con { $names }
pages-more-games = Partidas anteriores
pages-more-tables = Más mesas
pages-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
pages-won = Victoria
pages-place = Puesto { $place }
pages-rating-now = Rating { $points }
pages-ratings = Rating
pages-ratings-none = Aún no tienes rating. Empieza con tu primera partida terminada contra otra cuenta.
pages-ratings-games = { $count ->
    [one] tras { $count } partida
   *[other] tras { $count } partidas
}
pages-ladder = Clasificación
pages-ladder-game = Juego
pages-ladder-none = En este servidor aún no se ha jugado ninguna partida clasificatoria.
pages-ladder-place = Puesto
pages-ladder-points = Rating
pages-ladder-games = Partidas
pages-ladder-me = Estás en el puesto { $place } con un rating de { $points }.
pages-ladder-how = Una partida cuenta para el rating cuando al menos dos cuentas la juegan hasta el final. Los bots y los invitados no cuentan. Se empieza en 1000.

## Ajustes

pages-settings-look = Aspecto
pages-settings-play = En la mesa
pages-settings-confirm = Confirmar las decisiones
pages-settings-confirm-about = Preguntar antes de cada decisión
pages-settings-sound-about = Suave, y solo en la mesa
pages-settings-notices = Avisarme cuando me toque
pages-settings-notices-about = Una notificación del navegador mientras estás en otra pestaña
pages-settings-notices-refused = El navegador no permite notificaciones de esta página.

## Acerca de

pages-about-what = Cantina es una mesa de juegos en el ordenador, para personas y bots, exactamente según sus reglas. Es software libre.
pages-about-unofficial = Es un proyecto de aficionados, no oficial, sin relación con las editoriales de los juegos ni con los dueños de sus mundos, y sin su aprobación. Star Wars y sus nombres son marcas de Lucasfilm; S.T.A.L.K.E.R. es una marca de GSC Game World; los juegos pertenecen a sus editoriales. Las reglas se cuentan con nuestras palabras; no se usa ninguna imagen, logotipo ni frase suya.
pages-about-provenance = De dónde salen los números
pages-about-provenance-how = Una marca acompaña todo lo que los reglamentos no imprimen: en cartas, unidades, lugares y misiones. Púlsala, o abre la carta, para ver de dónde sale cada valor. Las cartas de la mesa la llevan en tus primeras partidas; los ajustes lo cambian.
pages-about-pack = Los valores de tu propia caja
pages-about-pack-how = Si tienes un juego, puedes escribir aquí, en su página, los valores impresos y jugar con ellos. O en un paquete, una copia de la carpeta de contenido con tus números: la primera orden lo comprueba; las otras juegan con él, en el navegador y en el terminal.
pages-about-credits = Hecho con
pages-about-icons = { $count ->
    [one] { $count } icono
   *[other] { $count } iconos
}
pages-about-drawn = Los Game Icons son obra de Lorc, Delapouite y muchas otras personas. Aquí se han coloreado y combinado.
pages-about-versions = Versiones y licencia
pages-about-rules = reglas { $behaviour }, contenido { $digest }
pages-about-license = Cantina tiene licencia MIT. Las licencias de sus componentes se indican arriba.
