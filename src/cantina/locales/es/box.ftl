# Valores propios: lo que alguien lee en las cartas de su caja, en lugar de los nuestros.
box-of = { $owner }: { $count ->
    [one] { $count } valor distinto del nuestro
   *[other] { $count } valores distintos de los nuestros
}
box-refused = { $count ->
    [one] { $count } valor no se puede usar
   *[other] { $count } valores no se pueden usar
}
box-needless = { $count ->
    [one] { $count } valor ya no hace falta: el nuestro es igual
   *[other] { $count } valores ya no hacen falta: los nuestros son iguales
}
box-field = Campo
box-value = Valor
box-reason = Motivo
box-written = Escrito en { $folder }: contenido { $digest }
box-problem-file = En este archivo no se puede sustituir nada.
box-problem-row = Esa carta no está aquí.
box-problem-field = Este valor no se puede sustituir.
box-problem-printed = El nuestro está impreso en el reglamento. Indica qué edición dice otra cosa.
box-problem-number = Aquí va un número de { $low } a { $high }.
box-problem-numbers = { $count ->
    [0] Aquí van números de { $low } a { $high }.
    [one] Aquí va { $count } número de { $low } a { $high }.
   *[other] Aquí van { $count } números de { $low } a { $high }.
}
box-problem-choice = No es una de las opciones.
box-problem-flag = Aquí va sí o no.
box-problem-together = { $file } { $row }: { $reason }
web-problem-no_boxes = Este servidor juega solo con sus propios valores.
web-problem-boxes_of_accounts = En este servidor hace falta una cuenta para traer una caja. Inicia sesión primero.
web-problem-enough_boxes = Hay demasiadas cajas distintas en uso desde tu red. Termina antes una de esas partidas.

# La página de una caja, y las mesas que juegan con ella.
box-title = Mi caja: { $game }
box-mine = Mi caja
box-enter = Tengo el juego: introducir sus valores
box-tree = Lo que hay en la caja
box-search = Carta, o «distinto»
box-search-differs = distinto
box-nothing = Aquí nada se llama así.
box-any-order = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas, en cualquier orden
}
box-rows = { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}
box-all-ours = { $count ->
    [one] { $count } como la nuestra
   *[other] Las { $count } como las nuestras
}
box-card = Carta
box-name = Nombre
box-state = Comparado con lo nuestro
box-cell = { $field }: { $value }, { $state ->
    [ours] nuestro
    [differs] tuyo, distinto
   *[mine] tuyo, igual
}
box-as-ours = igual
box-typing = escribiendo…
box-ours = nuestro
box-differ = { $count ->
    [one] { $count } valor distinto
   *[other] { $count } valores distintos
}
box-differ-from-ours = { $count ->
    [one] { $count } valor distinto del nuestro
   *[other] { $count } valores distintos de los nuestros
}
box-progress = { $done } de { $all } cartas
box-kept = guardado en este navegador
box-not-kept = este navegador no guarda nada: guarda un archivo
box-tip = Una cifra pasa al campo siguiente. Intro toma lo nuestro, U deshace, N pasa al grupo siguiente.
box-maps = Los mapas se dibujan en el editor de escenarios
box-undo = Deshacer
box-erase = Borrar
box-bring = Traer una caja
box-save = Guardar o compartir
box-play = Jugar con mi caja
box-card-number = Carta { $number }, { $state ->
    [differs] distinta
    [same] como la nuestra
   *[open] aún sin introducir
}
box-card-before = Carta anterior
box-card-next = Carta { $number }
box-next-group = Grupo siguiente
box-save-title = Guardar o compartir mi caja
box-owner = De quién es la caja
box-edition = Edición que dice otra cosa
box-edition-about = Con una edición se pueden cambiar también los valores impresos en el reglamento.
box-folder = Como carpeta de contenido
box-folder-about = La carpeta es todo el contenido con tus valores, para la terminal y para el ajuste packs de un servidor:
box-link = Copiar un enlace
box-linked = Enlace copiado. Quien lo abra puede tomar estos valores.
box-save-file = Guardar un archivo
box-bring-title = Traer una caja
box-bring-about = Elige el archivo de una caja. Primero se revisa; no se toma nada sin que lo pidas.
box-choose-file = Elegir un archivo
box-nobodys = Una caja sin nombre
box-can = { $count ->
    [one] se puede jugar
   *[other] se pueden jugar
}
box-not-needed = { $count ->
    [one] ya no hace falta
   *[other] ya no hacen falta
}
box-cannot = { $count ->
    [one] no se puede usar
   *[other] no se pueden usar
}
box-cannot-title = No se pueden usar
box-not-needed-title = Ya no hacen falta
box-mend = { $count ->
    [one] Corregir { $count } a mano
   *[other] Corregir los { $count } a mano
}
box-leave = Dejarlo
box-take = { $count ->
    [one] Tomar { $count } valor
   *[other] Tomar los { $count } valores
}
box-is-save = Este archivo es una partida guardada.
box-is-save-go = Las partidas se abren en la primera página.
box-other-game = Son valores de otro juego.
box-other-game-go = A su caja
box-whole-long = Este archivo es demasiado largo para una caja.
box-whole-many = Este archivo tiene demasiados valores para una caja.
box-whole-format = Esta caja es de una versión más nueva.
box-whole-other = Este archivo no es una caja.
box-whole-broken = Este archivo está dañado o no es una caja.
box-badge = { $owner } · { $count ->
    [one] { $count } valor propio
   *[other] { $count } valores propios
}
box-with = { $count ->
    [one] Con mi caja: { $count } valor propio
   *[other] Con mi caja: { $count } valores propios
}
box-unrated = Las cartas tienen los valores de esta caja. Estas partidas no cambian las puntuaciones.
box-preview = La carta tal como la tienes
box-preview-about = Tal como la has escrito. Lo que difiere de las nuestras lleva la marca de tu caja.
box-unlike = { $field }: tus cartas de esta clase difieren; las nuestras son todas iguales. Conviene mirarlo otra vez.
