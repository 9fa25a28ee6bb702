# Lo que solo dice la web: el marco de cada juego.

## En todas partes

web-close = Cerrar
web-menu = Menú
web-key-Space = Espacio
web-key-Enter = Intro
web-language = Idioma
web-theme-to-light = Cambiar al tema claro
web-theme-to-dark = Cambiar al tema oscuro
web-skip = Ir al contenido
web-rule = Regla { $rule }
web-loading = Un momento …
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
web-nav-score = Marcador
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-nav-about = Acerca de
web-nav-me = Tú

## Cuando algo va mal

web-problem-bug = Algo ha fallado en Cantina; no es culpa tuya.
web-problem-unreachable = No se puede llegar al servidor.
web-problem-no_table = Esa mesa no existe.
web-problem-bad_invite = Esta invitación no es válida o ya se ha usado.
web-problem-slow_down = Demasiadas veces seguidas. Espera un poco.
web-problem-not_asked = La decisión ya no es tuya.
web-problem-stale = La partida ha avanzado entretanto.
web-problem-no_undo_nothing = No hay nada que deshacer.
web-problem-no_undo_others = Otros han decidido desde entonces; ya no se puede deshacer.
web-problem-no_undo_revealed = Algo se ha revelado desde entonces; ya no se puede deshacer.
web-problem-private = Necesitas una invitación para esta mesa.

## Inicio

web-home-title = Jugar
web-home-continue = Continuar
web-home-new = Nueva mesa
web-home-play = Jugar ya
web-home-alone = Entrar a solas
web-home-players = { $fewest }–{ $most } jugadores · { $minutes } min
web-home-together = { $fewest }–{ $most } jugadores juntos · { $minutes } min
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
web-table-closed = Esta mesa fue abandonada.
web-table-over = La partida ha terminado.
web-table-rematch = Jugar otra vez
web-table-replay = Repetición
web-table-undo = Deshacer
web-table-away = Que un bot juegue por mí
web-table-back = He vuelto
web-table-vote = Que un bot juegue por { $name }
web-table-chat = Charla
web-table-chat-write = Di algo
web-table-chat-send = Enviar
web-table-link-connecting = Conectando …
web-table-link-waiting = Se ha perdido la conexión. Intentando de nuevo …
web-table-link-polling = Conectado sin línea directa
web-table-link-ended = La conexión ha terminado.
web-table-bot = bot · { $bot }

## Otras páginas

web-replay-title = Repetición
web-rules-title = Reglas: { $game }
web-rules-chapters = Capítulos
web-rules-english = Por ahora el reglamento está solo en inglés.
web-learn-title = Aprender: { $game }
web-score-title = Marcador
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
web-settings-motion = Movimiento
web-settings-motion-system = Como el sistema
web-settings-motion-full = Todo
web-settings-motion-less = Poco
web-settings-sound = Sonido
web-settings-sound-on = Activado
web-settings-sound-off = Desactivado
web-settings-scale = Tamaño de la mesa
web-settings-scale-auto = Según la ventana
