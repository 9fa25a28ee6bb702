# Las historias de los stalkers: nuestras, pues las impresas no lo son.

zone-tale = Historia
zone-tale-ours = nuestra
zone-tale-drummer = Tocaba en las bodas, hasta la última boda de su valle. Desde entonces lo cuenta todo de cuatro en cuatro: los pasos, los disparos, los alientos. La Zona, dice, solo teme a quien no quiere callar.
zone-tale-velet = Llegó de porteador con un convoy y fue el único que recordó el camino de vuelta. En su mochila hay un hornillo, una sierra y un tarro de pepinillos. Qué más hay, nadie lo sabe, pero hasta ahora siempre ha sido justo lo que hacía falta.
zone-tale-palkan = En una noche sacó de la Zona a once personas, y no dice a cuántas había metido. Desde entonces camina por el lado desde el que disparan. No es valor, explica, es aritmética.
zone-tale-milady = Aprendió a tirar en una caseta de feria, donde pronto dejaron de admitirla. En la Zona nadie la echa. Con un disparo al día le basta, dice, y por ese camina mucho.
zone-tale-mamon = Su primera deuda fue una pistola: la pagó con intereses y se quedó con la pistola. Ya no debe nada a nadie, y piensa seguir así. El botín lo cuenta como dispara: dos veces.
zone-tale-chort = Tres veces brindaron sus amigos a su memoria, y tres veces entró a preguntar qué había en la botella. A una fiera, dice, hay que arrimarse: de cerca no tiene sitio para golpear.
zone-tale-nurse = Tenía nueve camas y una lámpara en un pueblo que los mapas ya no muestran. Cuando el pueblo se vació, guardó las vendas y se fue adonde iban los heridos. Aún no le ha preguntado a nadie de qué bando era.
zone-tale-borsuk = Trazó el mapa de un valle con una bolsa de tornillos: donde uno caía torcido, dibujaba una cruz. Los científicos compraron el mapa y no lo creyeron. Su campamento estaba sobre la tercera cruz por la izquierda.
zone-tale-ghost = Durante dos años llevó agua en un campamento de bandidos, y allí nadie habría sabido decir de qué color tenía los ojos. Una mañana la caja fuerte estaba vacía y el cocinero, sin ayudante. Todavía anda como si alguien durmiera al lado.
zone-tale-hunter = Su abuelo ponía lazos a las liebres en estos mismos bosques, antes de que les salieran colmillos. Cuando un lazo se cierra, aún le pide perdón al animal. Luego comprueba que está muerto.
zone-tale-sapper = En la cantera le pagaban por tonelada, en el ejército por día, en la Zona por explosión. Lo que lanza lo fabrica con sus manos. Por eso lo lanza tan lejos.
zone-tale-professor = Vino por tres semanas a ajustar un contador y escribió a casa que los resultados prometían. De eso hace seis años. Sus clases junto al fuego son largas, pero quienes las escuchan brillan menos.
