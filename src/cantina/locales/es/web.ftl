# Lo que solo dice la web: el marco de cada juego.

## En todas partes

web-close = Cerrar
web-menu = Menú
web-language = Idioma
web-theme-to-light = Cambiar al tema claro
web-theme-to-dark = Cambiar al tema oscuro
web-skip = Ir al contenido
web-rule = Regla { $rule }
web-loading = Un momento …
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
web-home-against-bots = Contra bots
web-home-players = { $fewest }–{ $most } jugadores · { $minutes } min
web-home-your-move = Te toca
web-home-open = Abrir
web-home-join = Unirse a una mesa
web-home-join-how = Pega el enlace que te enviaron.
web-home-join-link = Enlace
web-home-join-go = Unirse
web-home-join-bad = Esto no es el enlace de una mesa.

## Mesa

web-new-title = Nueva mesa: { $game }
web-new-seats = Asientos
web-new-open = Abrir la mesa
web-table-title = Mesa
web-table-seat = Asiento { $number }
web-table-empty = Asiento libre
web-table-fill = Poner un bot aquí
web-table-take = Sentarse
web-table-name = Tu nombre
web-table-join = Unirse a la mesa
web-table-invite = Copiar la invitación
web-table-waiting-players = Esperando jugadores
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
web-replay-step = Decisión { $at } de { $of }
web-replay-first = Primera
web-replay-before = Atrás
web-replay-after = Adelante
web-replay-last = Última
web-rules-title = Reglas: { $game }
web-rules-chapters = Capítulos
web-rules-english = Por ahora el reglamento está solo en inglés.
web-learn-title = Aprender: { $game }
web-learn-start = Jugar la partida introductoria
web-learn-how = La partida introductoria se juega sin contratos. Dos bots juegan contigo y cada pregunta lleva a su regla.
web-score-title = Marcador
web-watch-title = Mirar
web-watch-none = Ahora no hay mesas públicas.
web-watch-look = Mirar
web-ladder-title = Clasificación
web-ladder-none = En este servidor aún no se han jugado partidas clasificatorias.
web-me-title = Tú
web-me-name = Nombre
web-me-save = Guardar
web-me-saved = Guardado.
web-me-guest = Eres un invitado. Tus mesas pertenecen a este navegador.
web-me-login = Has entrado como { $login }
web-me-sign-out = Salir
web-about-title = Acerca de Cantina
web-about-what = Cantina es un proyecto de aficionados no oficial: juegos de mesa en una misma mesa, para personas y bots. No tiene relación con las editoriales ni con los propietarios de los juegos. Los nombres pertenecen a sus dueños; las reglas se cuentan con nuestras palabras, y todas las imágenes se dibujaron para este proyecto o proceden de las colecciones de abajo.
web-about-provenance = Si ningún reglamento da el valor de una carta, está reconstruido, y su detalle lo dice. Un paquete propio se comprueba con «cantina content check GAME --pack FOLDER».
web-about-credits = Iconos y tipografías
web-about-icons = { $name } de { $author }, { $license }

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
