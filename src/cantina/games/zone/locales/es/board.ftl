# De qué trata una decisión, y pantallas propias para algunas.

zone-asking-figure = { $who }, en { $area }.
zone-asking-cause = { $card }. { $about }
zone-about-act = Elige una acción y luego un lugar del mapa.
zone-about-move = Elige un sector: verás qué supondría antes de ir. Con doble contorno: también se llega con cuidado.
zone-about-careful = Un sector, sin ser visto ni al salir ni al llegar: no deja amenaza.
zone-about-fire = Elige un objetivo: verás las probabilidades exactas antes de disparar.
zone-about-knife = Un enemigo en tu sector. Sin ruido: no se pone amenaza.
zone-about-distract = Un tornillo hace ruido allí: tu amenaza baja se pone allí, y los enemigos de ese sector y de los contiguos actúan según una carta.
zone-about-bolt = Un tornillo cubre el símbolo hasta el final de la ronda.
zone-about-step = El movimiento va sector a sector; detente donde quieras.
zone-about-turn = Cada uno tiene dos turnos por ronda. Un turno son dos acciones estándar (tres si juegas en solitario) y las gratuitas que quieras; luego reaccionan los enemigos que te ven.
zone-about-stalker = Todos difieren en salud, puntería y habilidades. Cualquiera sirve para esta misión.
zone-about-leader = El stalker líder actúa primero, decide los empates de los enemigos y puede usar la ficha una vez por ronda.
zone-about-push = No hay sitio, o un golpe empuja: elige quién se mueve y luego adónde.
zone-about-drag = La ficha de amenaza va hacia su dueño; hay dos caminos igual de cortos.
zone-about-part = La cabeza es más difícil de acertar, pero duele más: compara las probabilidades.
zone-about-reroll = Marca dados y di con qué lo pagas. O quédate con lo que hay.
zone-about-boost = Las máscaras de los dados pagan lo que el arma puede hacer además.
zone-about-share = La ráfaga se reparte: tantos éxitos para el enemigo señalado, el resto para el siguiente.
zone-about-masks = Las máscaras pagan efectos antes de que cuente el impacto.
zone-about-masks_left = Las máscaras que no gastes ahora se pierden.
zone-about-critical = Ese turno tiene menos acciones hasta que te curen.
zone-about-use = Está en tu mochila. Equipada, sustituye lo que haya.
zone-about-mods = Tus modificaciones que encajen pueden ir ya en ella.
zone-about-drop = La mochila no da para más. Lo que dejes se pierde.
zone-about-loot = Has robado más fichas de las que te quedas. Las demás vuelven.
zone-about-arrange = Preparar te dio concentración y un tornillo. Ahora ordena tus cosas cuantas veces quieras.
zone-about-target = Ataca el enemigo señalado. Varios objetivos están igual de cerca: decide el stalker líder.
zone-about-landing = Salta el enemigo señalado. Varios sectores están igual de cerca: decide el stalker líder.
zone-about-first = Todo lo que decide entre enemigos es igual: decide el stalker líder.
zone-about-goal = El enemigo señalado quiere ir al más cercano de estos sectores. Lo están por igual.
zone-about-way = El enemigo señalado tiene varios caminos igual de cortos, con los mismos giros. Decide el stalker líder.
zone-about-facing = El enemigo señalado se gira. De hacia dónde mire depende lo que vea.
zone-about-ahead = El enemigo señalado avanza recto, y hay varios sectores delante.
zone-about-nearest = Se trata del enemigo más próximo, y varios lo están por igual. Decide el stalker líder.
zone-about-stack = Sale el enemigo desconocido más cercano. Varios lo están por igual.
zone-about-card = La ficha nombra varios tipos de enemigos; llega uno.
zone-about-ending = Al final de la ronda pasan varias cosas. El stalker líder decide el orden.
zone-about-anomaly = El dado muestra un símbolo por el que pasaste: la anomalía se activará si no sacas otra cosa.
zone-about-figure = Elige en el mapa o abajo para quién es.
zone-about-area = Elige uno de los sectores señalados.
zone-about-choice = La carta te deja elegir.
zone-about-offer = Pasa algo a lo que puede responder una carta tuya.
zone-about-control = Resistir cuesta salud. Obedecer es hacer lo que dice la carta; solo tú la ves.
zone-kit-what = Coge una cosa: púlsala o arrástrala.
zone-kit-where = Déjala donde se indica, o púlsala otra vez.
zone-kit-ground = Se queda aquí
zone-recruit-first = Para tu primera misión
zone-recruit-health = Salud
zone-recruit-near = Tiro de cerca
zone-recruit-far = Tiro de lejos
zone-recruit-unseen = Sigilo
zone-recruit-exact = Texto exacto
zone-recruit-choose = Elegir a { $name }
zone-recruit-of = { $count } de 3
zone-role-drummer = Tirador ruidoso
zone-role-line-drummer = Atrae a los enemigos y dispara bien de cerca. El comienzo más firme: los errores cuestan poco.
zone-role-velet = Porteador
zone-role-line-velet = La mayor salud y la mochila más grande. Recarga sin perder tiempo.
zone-role-palkan = Guardián
zone-role-line-palkan = Dispara bien a cualquier distancia y recibe los golpes de otros.
zone-role-milady = Francotiradora
zone-role-line-milady = La más fuerte de lejos y cuando nadie la ve. Se cuela entre los guardias.
zone-role-mamon = Rebuscador
zone-role-line-mamon = Encuentra mejor botín, dispara bien de cerca y puede disparar dos veces.
zone-role-chort = Temerario
zone-role-line-chort = Lucha cuerpo a cuerpo y esquiva los golpes.
zone-role-nurse = Médica
zone-role-line-nurse = Mantiene a los demás en pie. Mejor con compañía.
zone-role-borsuk = Explorador
zone-role-line-borsuk = Seguro entre anomalías, con más tornillos que nadie.
zone-role-ghost = Infiltrada
zone-role-line-ghost = Se mueve sin ser vista y mata en silencio con el cuchillo. Poca salud.
zone-role-hunter = Cazador de bestias
zone-role-line-hunter = Fuerte contra mutantes, mejor de lejos, y pone trampas.
zone-role-sapper = Zapador
zone-role-line-sapper = Lanza granadas más lejos y fabrica una propia.
zone-role-professor = Científico
zone-role-line-professor = Encuentra artefactos y baja la dosis de quienes están con él. Poca salud.
zone-roll-focus = Repetir con concentración
zone-roll-card = Repetir: { $card }
zone-share = { $count } ★: { $result ->
    [none] nada
   *[other] { $result }
}
zone-odds-miss = nada
zone-odds-dies = muere
zone-odds-where = ¿Adónde apuntas?
zone-odds-torso = Qué puede salir
zone-odds-legend = Cada barra es una tirada: qué pasa y con qué frecuencia
zone-odds-roll = { $count ->
    [one] Tiras { $count } dado y cuentas las estrellas.
   *[other] Tiras { $count } dados y cuentas las estrellas.
}
zone-odds-bonus = +{ $count } ★ por tus cartas
zone-odds-cover = −{ $count } ★ por la cobertura
zone-odds-stars = { $count } ★ { $result }
zone-rolled = { $count } ★: { $result }
zone-rolled-kills = muere con un { $percent } %
zone-plan-careful = Con cuidado, si vas por aquí
zone-plan-quiet = No dejas amenaza
zone-plan-quiet-note = Las fichas se quedan donde están.
zone-legend-quiet = con cuidado también se llega
zone-motion-miss = falla
zone-motion-lost = −{ $count } PV
zone-motion-healed = +{ $count } PV
zone-motion-dose = ☢ { $dose }

## A new table

pages-about-zone-A1 = Saca a Dalik del campamento de los bandidos, todos vivos. Un stalker solo tiene tres acciones por turno en vez de dos.
pages-about-zone-A2 = Guiar a un hombre por un pantano mientras sube el agua.
pages-about-zone-A3 = Robar a un hombre con armadura, o vencerlo.
pages-about-zone-B1 = Apagar dos repetidores y luego defender una sala entre los muertos.
pages-about-zone-B2 = Tomar lecturas bajo la mirada de un controlador.
pages-about-zone-C1 = Atraer a una gran bestia hacia unos bidones de combustible y un vagón sin frenos.
