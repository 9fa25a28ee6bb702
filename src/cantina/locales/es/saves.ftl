# Partidas en archivos, copias de partidas en curso y lo que habría podido pasar.
save-menu = Guardar en un archivo
save-about = El archivo contiene todo lo que ha pasado hasta ahora. Se abre en cualquier servidor de Cantina y en el terminal.
save-fair = El archivo no debe revelar nada de lo que viene. Por eso, al guardar, todo lo oculto en esta mesa se reparte de nuevo. Las decisiones tomadas hasta entonces ya no se podrán deshacer, y se avisa a todos los presentes.
save-go = Guardar el archivo
save-done = Guardado. Todo lo oculto aquí se ha repartido de nuevo.
save-told = { $name } ha guardado una copia de esta partida. Todo lo oculto se ha repartido de nuevo.
save-copies = Copias de esta partida
save-copy = Tras la decisión { $at }: { $name }
save-copies-about = Cada vez, todo lo oculto se repartió de nuevo.
save-lobby = Esta partida sigue desde un archivo o desde otra partida. No es clasificatoria.
save-what-if = ¿Y si…?
save-what-if-about = Una mesa propia sigue desde este momento. La partida de la que vienes queda como está; allí, todo lo que estaba oculto en este momento se reparte de nuevo.
save-back = Volver a la partida
save-open = Abrir una partida guardada
save-open-about = Elige un archivo guardado en una mesa o por el terminal. Lo que ha pasado se queda; todo lo que sigue oculto se reparte de nuevo.
save-open-choose = Elegir un archivo
save-open-other = Elegir otro archivo
save-open-seats =
    { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }
save-open-decisions =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
save-open-others = Los demás asientos
save-open-bots = Juegan bots
save-open-bots-about = La partida sigue al momento.
save-open-people = Libres para otros
save-open-people-about = Podrás invitar a gente. Los bots aún pueden completar.
save-open-go = Seguir
