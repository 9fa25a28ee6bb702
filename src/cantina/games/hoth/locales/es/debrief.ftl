### Lo que se cuenta tras una batalla

## Entre dos batallas de una campaña

hoth-between-won = La batalla { $battle } es tuya, { $mine } a { $theirs }
hoth-between-lost = Pierdes la batalla { $battle }, { $mine } a { $theirs }
hoth-between-watched = { $side ->
    [rebel] Los Rebeldes ganan la batalla { $battle }, { $mine } a { $theirs }
   *[empire] El Imperio gana la batalla { $battle }, { $mine } a { $theirs }
  }
hoth-between-drawn = Nadie ganó a tiempo: la batalla es del bando con más medallas y, si hay igualdad, de los Rebeldes.
hoth-between-secrets = Objetivos secretos, ya a la vista
hoth-between-secret-mine = El tuyo
hoth-between-secret-done = Cumplido: 1 carta de apoyo
hoth-between-secret-missed = No cumplido
hoth-between-carried = Lo que sigue contigo
hoth-between-for-result = por la batalla
hoth-between-for-secret = por el objetivo secreto
hoth-between-for-kept = guardada de antes
hoth-between-leader = { $leader } se une a la próxima batalla
hoth-between-tree = La campaña hasta aquí
hoth-between-next = Después: batalla { $battle } de { $of }
hoth-between-begins = { $side ->
    [rebel] Empiezan los Rebeldes.
   *[empire] Empieza el Imperio.
  }
hoth-between-start = Empezar la batalla { $battle }
hoth-between-waiting = Todo a punto por tu parte. Falta: { $names }.

## Al final de una batalla

hoth-debrief-won = Has ganado, { $mine } a { $theirs }
hoth-debrief-lost = Has perdido, { $mine } a { $theirs }
hoth-debrief-nobody = Nadie ha ganado, { $mine } a { $theirs }
hoth-debrief-watched = { $side ->
    [rebel] Los Rebeldes han ganado, { $mine } a { $theirs }
   *[empire] El Imperio ha ganado, { $mine } a { $theirs }
  }
hoth-debrief-figures = En cifras
hoth-debrief-row-dice = Dados tirados
hoth-debrief-row-taken = Figuras enemigas retiradas
hoth-debrief-row-lost = Unidades perdidas
hoth-debrief-row-left = Unidades restantes
hoth-debrief-other-side = Jugar con el otro bando
hoth-debrief-next = Después: { $scenario }
