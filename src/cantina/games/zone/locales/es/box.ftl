# Lo que hay en la caja, mazo por mazo.
box-deck-zone-weapons = Armas
box-deck-zone-items = Objetos
box-deck-zone-suits = Trajes
box-deck-zone-mods = Mods
box-deck-zone-artifacts = Artefactos
box-deck-zone-stalkers = Stalkers
box-deck-zone-enemies = Enemigos
box-deck-zone-anomalies = Anomalías
box-deck-zone-control = Cartas de control
box-deck-zone-wounds = Heridas
box-deck-zone-loot = Fichas de botín
box-deck-zone-unknown = Enemigos desconocidos
box-absent-zone = No están en esta lista los ataques con sus impactos, lo que hacen las cartas ni las misiones: son programas y mapas, para una carpeta de contenido o el editor de misiones.
