# Lo que solo dice la web: el marco de cada juego.

## En todas partes

web-percent = { $percent } %
labelled = { $label }: { $text }
said-then = { $first }; { $then }
web-close = Cerrar
web-menu = Menú
web-key-Space = Espacio
web-key-Enter = Intro
web-language = Idioma
web-theme-to-light = Cambiar al tema claro
web-theme-to-dark = Cambiar al tema oscuro
web-skip = Ir al contenido
web-rule = Regla { $rule }
web-loading = Un momento…
web-retry = Intentar de nuevo
web-back-home = Volver al inicio
web-nowhere = Aquí no hay nada
web-nowhere-why = La dirección { $path } no lleva a ninguna parte.
web-guest = Invitado
web-copied = Copiado.

web-nav = Páginas
web-nav-play = Jugar
web-nav-watch = Mirar
web-nav-learn = Aprender
web-nav-score = Tabla de puntuaciones
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-nav-about = Acerca de
web-nav-me = Tú

## Cuando algo va mal

web-problem-bug = Algo ha fallado en Cantina; no es culpa tuya.
web-problem-unreachable = No se puede llegar al servidor. Comprueba la conexión e inténtalo otra vez.
web-problem-ended = La conexión con esta mesa ha terminado. Abre la mesa otra vez.
web-problem-storage = El servidor no ha podido guardarlo. Nada ha cambiado: inténtalo otra vez.
web-problem-unavailable = El servidor está ocupado. Mira la mesa y vuelve a intentarlo.
web-problem-shape = El servidor no ha entendido esta página. Recárgala e inténtalo otra vez.
web-problem-too_big = Es demasiado de una vez. Envía menos.
web-problem-hello = Esta página y el servidor se han perdido. Recarga la página.
web-problem-no_file = Ese archivo no forma parte del juego.
web-problem-no_way = No hay nada en esta dirección. Recarga la página o vuelve al inicio.
web-problem-origin = Esta página es de otra dirección. Abre Cantina en la suya.
web-problem-bad_options = Así no se puede. Revisa los nombres y los ajustes e inténtalo otra vez.
web-problem-bad_language = Cantina no habla este idioma. Elige otro en los ajustes.
web-problem-bad_claim = Una carta se cuenta más veces de las que existe o en un lugar equivocado. Revisa las cartas.
web-problem-no_game = Este juego no está en este servidor. Elige uno en el inicio.
web-problem-no_rules = Las reglas de este juego no están en este servidor. Quien lo lleva puede añadirlas.
web-problem-no_figures = Aquí nadie ha medido aún estos escenarios. Puedes jugarlos igual.
web-problem-no_player = Esa cuenta no existe o ya no existe. Revisa la dirección.
web-problem-no_table = Esa mesa no existe o ya no existe. Revisa el enlace.
web-problem-who = El servidor no sabe quién eres. Recarga la página y escribe tu nombre.
web-problem-token = Tu sesión ha terminado aquí. Entra otra vez.
web-problem-wrong = Usuario o contraseña incorrectos.
web-problem-bad_login = El usuario tiene de 3 a 40 caracteres, sin espacios. Elige otro.
web-problem-bad_password = Una contraseña tiene al menos 10 caracteres, sin contar los espacios alrededor. Elige una más larga.
web-problem-common_password = Otros probarían antes esta contraseña. Elige una más difícil de adivinar, por ejemplo varias palabras.
web-problem-busy = Ahora mismo entra mucha gente. Inténtalo otra vez dentro de un momento.
web-problem-no_account = Esto es para cuentas. Crea una antes.
web-problem-login_taken = Ese usuario ya existe. Elige otro.
web-problem-has_account = Ya tienes una cuenta. Sal primero para crear otra.
web-problem-name_taken = Alguien en esta mesa tiene ese nombre. Elige otro.
web-problem-no_code = Este código es incorrecto o ya no vale. Comprueba las letras o pide un enlace nuevo.
web-problem-invite_expired = Esta invitación ha caducado. Pide otra al anfitrión de la mesa.
web-problem-bad_invite = Esta invitación no es válida o ya se ha usado. Pide otra al anfitrión de la mesa.
web-problem-private = Necesitas una invitación para esta mesa. Pide un enlace al anfitrión.
web-problem-no_seat = Ahí no hay asiento libre. Elige otro asiento u otra mesa.
web-problem-taken = Ese asiento está ocupado. Elige otro.
web-problem-not_open = Esta partida ya ha empezado o su mesa está cerrada. Puedes mirarla o unirte a otra mesa.
web-problem-closed = Esta mesa está cerrada. Ya no pasará nada: abre otra.
web-problem-finished = La partida ha terminado. Mira la repetición o juega otra vez.
web-problem-not_finished = Solo se puede cuando la partida ha terminado. Juégala antes hasta el final.
web-problem-other_rules = Esta partida se jugó con reglas anteriores. No se puede ver ni seguir; empieza otra.
web-problem-not_yours = Solo puede hacerlo quien ocupa este asiento. Si es el tuyo, abre tu enlace o entra en tu cuenta.
web-problem-not_host = Solo puede hacerlo el anfitrión de la mesa. Pídeselo.
web-problem-which_seat = Tienes varios asientos aquí. Elige el que decide.
web-problem-no_vote = Solo pueden votar los demás jugadores de la mesa. Siéntate en la próxima partida.
web-problem-here = Este jugador ya está aquí; no hace falta un bot.
web-problem-vote_early = Todavía no: su tiempo debe agotarse o, sin reloj, su ausencia debe durar tres minutos.
web-problem-others_play = Otros juegan en esta mesa. Puedes dejarla; un bot jugará por ti.
web-problem-watching = Estás mirando. Aquí solo escriben quienes juegan.
web-problem-no_hint = Ningún bot ha respondido a tiempo. Pide otra vez o decide tú.
web-problem-not_alone = La guía solo existe en una partida contra bots.
web-problem-stale = La partida ha avanzado entretanto. Mira otra vez y decide.
web-problem-illegal = Ahora no se puede. Elige entre lo que se ofrece.
web-problem-slow_down = Demasiados intentos. Espera un momento.
web-problem-enough_tables = Hay demasiadas mesas abiertas desde tu conexión a internet, quizá de otros en casa o en el colegio. Termina o cierra una, o vuelve a intentarlo mañana.
web-problem-enough_alone = Ya tienes varias partidas en las que solo juegan bots. Cierra una o espera a que termine alguna.
web-problem-not_asked = La decisión ya no es tuya.
web-problem-no_undo_nothing = No hay nada que deshacer.
web-problem-no_undo_others = Otros han decidido desde entonces; ya no se puede deshacer.
web-problem-no_undo_revealed = Algo se ha revelado desde entonces; ya no se puede deshacer.
web-problem-no_undo_time = El tiempo de esa decisión se ha agotado; ya no se puede deshacer.
web-problem-rivals = Mientras dura, solo se copia una partida en la que todos juegan juntos. Juega esta antes hasta el final.
web-problem-not_now = Alguien tiene algo que los demás no pueden ver. Inténtalo de nuevo tras esa decisión.
web-problem-not_started = Esta partida no está en curso. Empiézala antes o abre su repetición.
web-problem-origin_runs = La partida de la que sale esta sigue en curso, y comparten sus secretos. Termina antes la otra.
web-problem-bad_save = Este archivo no contiene una partida que se pueda jugar aquí: está dañado o lo han cambiado. Elige otro.
web-problem-save_too_long = Este archivo es demasiado largo para una partida. Elige otro.
web-problem-save_over = La partida de este archivo ha terminado. Elige una que siga en curso.

## Inicio

web-home-title = Jugar
web-home-continue = Continuar
web-home-new = Nueva mesa
web-home-play = Jugar ya
web-home-alone = Entrar a solas
web-home-players = { $fewest }–{ $most } { $most ->
         [one] jugador
        *[other] jugadores
    } · { $minutes } min
web-home-together = { $fewest }–{ $most } { $most ->
         [one] jugador
        *[other] jugadores juntos
    } · { $minutes } min
web-home-bots = Bots: { $level }
web-home-your-move = Te toca
web-home-waiting = Les toca a ellos
web-home-join = Unirse a una mesa
web-home-join-go = Unirse

## Mesa

web-new-seats = Asientos
web-new-open = Abrir la mesa
web-table-title = Mesa
web-table-away-now = ausente
web-table-seat = Asiento { $number }
web-table-empty = Asiento libre
web-table-fill = Poner un bot aquí
web-table-take = Sentarse
web-table-waiting = Esperando a { $names }
web-table-yours = Tú decides
web-table-closed = Se ha cerrado esta mesa.
web-asleep = Reglas anteriores
web-asleep-why = Las reglas han cambiado desde entonces: esta partida no puede continuar. Nadie gana ni pierde.
web-asleep-close-why = Cierra la mesa y podrás guardar el registro.
web-asleep-close = Cerrar la mesa
web-table-over = La partida ha terminado.
web-table-rematch = Jugar otra vez
web-table-replay = Repetición
web-table-undo = Deshacer
web-table-away = Que un bot juegue por mí
web-table-back = He vuelto
web-table-vote = Que un bot juegue por { $name }
web-table-chat = Chat
web-table-chat-write = Di algo
web-table-chat-send = Enviar
web-table-link-connecting = Conectando…
web-table-link-waiting = Se ha perdido la conexión. Intentando de nuevo…
web-table-link-polling = Conectado sin línea directa
web-table-link-ended = La conexión ha terminado.
web-table-bot = bot · { $bot }
web-table-regular = bot · { $bot } · { $habit }

## Otras páginas

web-replay-title = Repetición
web-rules-title = Reglas: { $game }
web-rules-chapters = Capítulos
web-rules-english = Por ahora el reglamento está solo en inglés.
web-learn-title = Aprender: { $game }
web-score-title = Tabla de puntuaciones
web-watch-title = Mirar
web-watch-look = Mirar
web-me-title = Tú
web-me-name = Nombre
web-me-save = Guardar
web-me-saved = Guardado.
web-me-login = Has entrado como { $login }
web-me-sign-out = Salir
web-about-title = Acerca de Cantina

## Ajustes

web-settings-title = Ajustes
web-settings-theme = Tema
web-settings-theme-system = Como el sistema
web-settings-theme-dark = Oscuro
web-settings-theme-light = Claro
web-settings-language = Idioma
web-settings-language-system = Como el navegador
web-settings-motion = Animaciones
web-settings-motion-system = Como el sistema
web-settings-motion-full = Todas
web-settings-motion-less = Pocas
web-settings-sound = Sonido
web-settings-sound-on = Activado
web-settings-sound-off = Desactivado
web-settings-scale = Tamaño de la mesa
web-settings-scale-auto = Según la ventana
