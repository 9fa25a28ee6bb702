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
