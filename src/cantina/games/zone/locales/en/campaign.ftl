# The campaign: what is asked, offered and told between missions.

zone-ask-explore = Where does the group go?
zone-ask-contacts = Whom does the group meet?
zone-ask-visit = Where does the group go now?
zone-ask-trade = What do you trade?
zone-ask-loan = Which card does the group borrow?
zone-ask-pack = { $name }: what do you take along?
zone-ask-go_on = Back to the Zone map?

zone-do-visit = Go there: { $place }
zone-do-contact = Meet: { $contact }
zone-do-sell = Sell { $card }
zone-do-sell_magazine = { $kind ->
    [pistol] Sell a pistol magazine
    [rifle] Sell a rifle magazine
   *[shotgun] Sell a shotgun magazine
}
zone-do-service = { $text }
zone-do-gift = Take as a gift: { $what }
zone-do-borrow = Borrow { $card }
zone-do-pack = Take { $card } along
zone-do-unpack = Leave { $card } in the stash
zone-do-pack_magazine = { $kind ->
    [pistol] Take a pistol magazine along
    [rifle] Take a rifle magazine along
   *[shotgun] Take a shotgun magazine along
}
zone-do-unpack_magazine = { $kind ->
    [pistol] Leave a pistol magazine in the stash
    [rifle] Leave a rifle magazine in the stash
   *[shotgun] Leave a shotgun magazine in the stash
}
zone-do-camp = Stay at the camp
zone-do-go_on = Back to the Zone map
zone-do-pay = Pay: { $text }
zone-do-decline = Decline
zone-do-item-none = Give nothing
zone-price = { $price } { $price ->
    [one] coupon
   *[other] coupons
}

zone-event-exploration_began = Exploration { $number }
zone-event-place_visited = The group goes there: { $place }
zone-event-place_added = New on the Zone map: { $place }
zone-event-place_crossed_out = Crossed out: { $place }
zone-event-contact_gained = A new contact: { $contact }
zone-event-contact_used = The group meets: { $contact }
zone-event-coupons_changed = Coupons: { $change }, now { $coupons }
zone-event-gear_stashed = Into the stash: { $gear }
zone-event-gear_sold = Sold: { $gear } ({ $price })
zone-event-gear_bought = Bought: { $gear } ({ $price })
zone-event-magazines_stashed = { $kind ->
    [pistol] Pistol magazines in the stash: { $change }
    [rifle] Rifle magazines in the stash: { $change }
   *[shotgun] Shotgun magazines in the stash: { $change }
}
zone-event-gear_lent = On loan: { $gear }
zone-event-contract_taken = The contract is taken: { $contact }
zone-event-contract_paid = The contract is paid: { $contact }, { $reward } coupons
zone-event-stayed_at_camp = { $player } stays at the camp.
zone-event-achievement_noted = Noted on the Zone map: { $achievement }
zone-event-campaign_ended = The campaign is over. Missions won: { $missions_won } of { $played }

zone-camp-purse = Coupons: { $coupons }
zone-camp-missions = Missions
zone-camp-places = Places
zone-camp-binder = Campaign folder
zone-camp-stash = Stash
zone-camp-achievements = Achievements
zone-camp-magazines = { $kind ->
    [pistol] { $count } × pistol magazine
    [rifle] { $count } × rifle magazine
   *[shotgun] { $count } × shotgun magazine
}

zone-option-campaign = Campaign
zone-choice-none = A single mission
zone-choice-whole = The whole campaign
