# Companions: what is asked, offered and told, and what their cards say.

zone-ask-companion = Where does the companion start?
zone-ask-trot = Where does the companion go?
zone-about-companion = The lead stalker’s area is full: choose among the nearest areas that are not.
zone-about-trot = It moves area by area; stop where you like. Entering an area with an enemy ends its movement.
zone-act-companion = Companion
zone-act-note-companion = free
zone-do-companion = { $contact }: { $act }
zone-do-load = Give { $card } to { $contact }
zone-do-unload = { $left ->
    [yes] Pick up { $card }
   *[no] Take { $card } from { $contact }
}
zone-do-pack_companion = { $contact } carries { $card }
zone-do-unpack_companion = { $contact } leaves { $card } in the stash

zone-event-companion_taken = { $fee ->
    [0] { $contact } comes along for free.
    [one] { $contact } comes along for { $fee } coupon.
   *[other] { $contact } comes along for { $fee } coupons.
}
zone-event-companion_placed = { $contact } starts on { $area }.
zone-event-companion_acted = { $contact } for { $stalker }: { $act }
zone-event-companion_stepped = { $contact }: { $start } → { $area }
zone-event-companion_used_item = { $target ->
    [none] { $contact } uses { $gear }.
   *[other] { $contact } uses { $gear } → { $target }
}
zone-event-companion_hurt = { $contact } loses { $amount } HP, { $hp } left.
zone-event-companion_healed = { $contact } heals { $amount } HP, now { $hp }.
zone-event-companion_left = { $cards ->
    [none] { $contact } leaves for the rest of the mission.
   *[other] { $contact } leaves for the rest of the mission. On { $area } lies: { $cards }
}
zone-event-companion_given = { $stalker } gives { $gear } to { $contact }.
zone-event-taken_from_companion = { $stalker } takes { $gear }, which { $contact } carried.

zone-companion = Companion
zone-companion-along = Comes along to this mission
zone-pack-companion = To the companion
zone-companion-acts = { $acted ->
    [yes] has acted this round
   *[no] can act this round
}
zone-section-companion = Companion
zone-companion-hp = HP { $hp }/{ $most }
zone-companion-gone = has left this mission
zone-companion-lies = On { $area } lies what { $contact } carried: { $cards }

zonecard-part-along = Exploration
zonecard-part-companion = On the mission
zonecard-along = pay { $n } { $n ->
         [one] coupon
        *[other] coupons
    }: comes along to this one mission
zonecard-along-free = comes along to this one mission for free
zonecard-companion-figure = has a figure, which starts on the lead stalker’s area
zonecard-companion-no_figure = has no figure on the map
zonecard-companion-target = enemies that see no stalker may attack it
zonecard-companion-no_target = enemies do not attack it
zonecard-companion-hp = has { $n } HP and does not defend
zonecard-companion-backpack = carries up to { $n } { $n ->
    [one] item
   *[other] items
}
zonecard-companion-by_lead = only in the lead stalker’s turn
zonecard-leaves-critical_wound = leaves when a stalker is critically wounded
zonecard-leaves-hit = leaves when it is attacked or would be hurt
zonecard-leaves-dies = leaves when it has no HP left
zonecard-leaves-then = { $when }: { $what }
zonecard-op-money-less =
    lose { $n } { $n ->
         [one] coupon
        *[other] coupons
    }
zonecard-op-move_companion =
    the companion moves up to { $n } { $n ->
         [one] area
        *[other] areas
    }
zonecard-op-fetch_loot = a stalker within distance { $n } of the companion gets the top loot token of its area
zonecard-op-companion_uses_item =
    the companion may use { $n } { $n ->
         [one] item
        *[other] items
    } that it carries
zonecard-op-turn-toward_companion = turn toward the companion
zonecard-who-enemy_within-lead = an enemy within distance { $n } of the lead stalker and in sight
zonecard-who-enemy_within-companion = an enemy within distance { $n } of the companion and in sight
