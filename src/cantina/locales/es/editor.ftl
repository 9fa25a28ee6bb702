# Editores de escenarios y misiones.

editor-undo = Deshacer
editor-redo = Rehacer
editor-checking = Comprobando…
editor-sound = Listo para jugar.
editor-unsound = Aún no se puede jugar
editor-begin = Empezar desde…
editor-save = Guardar un archivo
editor-open = Abrir un archivo
editor-opened = Abierto.
editor-text = Como texto
editor-text-take = Tomar el texto
editor-share = Compartir
editor-invite = Jugar con alguien
editor-link = Copiar un enlace
editor-linked = El enlace está en el portapapeles. Quien lo abra podrá cambiar su propia copia y jugarla.
editor-unread = El texto tiene algo que no se puede leer:
editor-fix = hay que corregir:
editor-weigh = a sopesar:
editor-show = Mostrar
editor-locked =
    { $count ->
        [one] Hay { $count } problema que corregir antes de compartir un enlace.
       *[other] Hay { $count } problemas que corregir antes de compartir un enlace.
    }
