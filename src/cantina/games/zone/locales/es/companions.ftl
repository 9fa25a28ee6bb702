# Companions: what is asked, offered and told, and what their cards say.

zone-ask-companion = ¿Dónde empieza el compañero?
zone-ask-trot = ¿Adónde va el compañero?
zone-about-companion = El sector del stalker líder está lleno: elige entre los más próximos que no lo están.
zone-about-trot = Se mueve sector a sector; páralo donde quieras. Entrar en un sector con un enemigo termina su movimiento.
zone-act-companion = Compañero
zone-act-note-companion = gratis
zone-do-companion = { $contact }: { $act }
zone-do-load = Dar: { $card } → { $contact }
zone-do-unload = { $left ->
    [yes] Recoger: { $card }
   *[no] Tomar: { $card } ({ $contact })
}
zone-do-pack_companion = { $contact } lleva: { $card }
zone-do-unpack_companion = { $contact } deja en el escondite: { $card }

zone-event-companion_taken = { $fee ->
    [0] { $contact } acompaña gratis al grupo.
    [one] { $contact } acompaña al grupo por { $fee } cupón.
   *[other] { $contact } acompaña al grupo por { $fee } cupones.
}
zone-event-companion_placed = { $contact } empieza en { $area }.
zone-event-companion_acted = { $contact } por { $stalker }: { $act }
zone-event-companion_stepped = { $contact }: { $start } → { $area }
zone-event-companion_used_item = { $target ->
    [none] { $contact } usa: { $gear }
   *[other] { $contact } usa: { $gear } → { $target }
}
zone-event-companion_hurt = { $contact } pierde { $amount } PV, le quedan { $hp }.
zone-event-companion_healed = { $contact } recupera { $amount } PV, ahora { $hp }.
zone-event-companion_left = { $cards ->
    [none] { $contact } se va por el resto de la misión.
   *[other] { $contact } se va por el resto de la misión. En { $area } queda: { $cards }
}
zone-event-companion_given = { $stalker } da: { $gear } → { $contact }
zone-event-taken_from_companion = { $stalker } toma: { $gear } (lo llevaba { $contact })

zone-companion = Compañero
zone-companion-along = Acompaña al grupo en esta misión
zone-pack-companion = Al compañero
zone-companion-acts = { $acted ->
    [yes] ya ha actuado en esta ronda
   *[no] puede actuar en esta ronda
}
zone-section-companion = Compañero
zone-companion-hp = PV { $hp }/{ $most }
zone-companion-gone = se ha ido de esta misión
zone-companion-lies = En { $area } queda lo que llevaba { $contact }: { $cards }

zonecard-part-along = Exploración
zonecard-part-companion = En la misión
zonecard-along = pagar { $n } { $n ->
         [one] cupón
        *[other] cupones
    }: acompaña al grupo solo en esta misión
zonecard-along-free = acompaña gratis al grupo solo en esta misión
zonecard-companion-figure = tiene una figura, que empieza en el sector del stalker líder
zonecard-companion-no_figure = no tiene figura en el mapa
zonecard-companion-target = los enemigos que no ven a ningún stalker pueden atacarlo
zonecard-companion-no_target = los enemigos no lo atacan
zonecard-companion-hp = tiene { $n } PV y no se defiende
zonecard-companion-backpack = lleva hasta { $n } { $n ->
    [one] objeto
   *[other] objetos
}
zonecard-companion-by_lead = solo en el turno del stalker líder
zonecard-leaves-critical_wound = se va cuando un stalker recibe una herida crítica
zonecard-leaves-hit = se va cuando lo atacan o algo le haría daño
zonecard-leaves-dies = se va cuando se queda sin PV
zonecard-leaves-then = { $when }: { $what }
zonecard-op-money-less =
    perder { $n } { $n ->
         [one] cupón
        *[other] cupones
    }
zonecard-op-move_companion =
    el compañero se mueve hasta { $n } { $n ->
         [one] sector
        *[other] sectores
    }
zonecard-op-fetch_loot = un stalker a distancia { $n } o menos del compañero recibe la ficha de botín superior de su sector
zonecard-op-companion_uses_item =
    el compañero puede usar { $n } { $n ->
         [one] objeto
        *[other] objetos
    } que lleva
zonecard-op-turn-toward_companion = girarse hacia el compañero
zonecard-who-enemy_within-lead = un enemigo a distancia { $n } o menos del stalker líder y a la vista
zonecard-who-enemy_within-companion = un enemigo a distancia { $n } o menos del compañero y a la vista
