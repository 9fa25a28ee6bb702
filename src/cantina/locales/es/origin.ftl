# De dónde salen los valores de las cartas, las unidades, los lugares y las misiones.
origin-kind-seed = Reglamento
origin-kind-box = Tu caja
origin-kind-public = Lectura de fans
origin-kind-ruling = Decisión nuestra
origin-kind-reconstructed = Nuestro
origin-kind-seed-about = Lo dice un reglamento.
origin-kind-box-about = Lo introdujo alguien que tiene el juego.
origin-kind-public-about = Se ha publicado: lo leyeron fans en fotos, en reseñas o en el juego impreso.
origin-kind-ruling-about = Las fuentes callan y hubo que decidir.
origin-kind-reconstructed-about = Ninguna fuente lo dice. Lo dedujimos de modo que concuerde con todo lo que se sabe.
origin-all-seed = Todo como está impreso
origin-all-box = Como en la caja de alguien
origin-all-public = Como lo leyeron fans
origin-all-reconstructed = Todo es nuestro
origin-share = { $ours ->
    [one] { $ours } de { $all } valores es nuestro
   *[other] { $ours } de { $all } valores son nuestros
}
origin-open = { $name }: de dónde salen sus valores. { $share }
origin-value = Valor
origin-from = Origen
origin-rest = Todo lo demás
origin-yes = sí
origin-no = no
origin-lead-printed = El reglamento imprime todo esto.
origin-lead-public = El reglamento no lo muestra; lo leyeron fans en el juego impreso.
origin-lead-ours = El reglamento no muestra nada de esto.
origin-lead-only = De estos valores, el reglamento solo muestra: { $fields }.
origin-lead-but = No viene del reglamento: { $fields }.
origin-unread = Los iconos impresos no se pueden leer. Nuestra lectura: { $icons }.
origin-ours = Qué es nuestro aquí
origin-group-rules = Reglas del juego
origin-bar-all = todo como está impreso
origin-bar-printed = { $printed } de { $all }
origin-bar-partly = { $printed } de { $all }, en parte
origin-bar-fans = leídas por fans: { $fans }
origin-bar-none = nuestro
origin-box = Lo que dice la caja
origin-mission-part = en parte como está impreso, el resto es nuestro
origin-marks = Marcas en las cartas
origin-marks-usual = Primeras partidas
origin-marks-always = Siempre
origin-marks-closeup = Solo de cerca
origin-marks-never = Nunca
origin-worded = El texto de la carta se compone a partir de estos valores; la carta impresa lo dice con sus propias palabras.
origin-worded-all = Los textos de las cartas se componen a partir de estos valores, así que las palabras de una carta impresa pueden ser otras; el sentido es el mismo hasta donde se conoce.
