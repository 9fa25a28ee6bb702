# The campaign: what is asked, offered and told between missions.

zone-ask-explore = Where does the group go?
zone-ask-contacts = Whom does the group meet?
zone-ask-visit = Where does the group go now?
zone-ask-trade = What do you trade?
zone-ask-loan = Which card does the group borrow?
zone-ask-pack = { $name }: what do you take with you?
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
zone-do-pack = Take { $card }
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
zone-event-contract_taken = Contract taken: { $contact }
zone-event-contract_paid = Contract paid: { $contact }, { $reward } { $reward ->
         [one] coupon
        *[other] coupons
    }
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

## On the screens between missions

zone-step-map = Map
zone-step-contacts = Contacts
zone-step-pack = Pack
zone-step-mission = Mission
zone-explore-here = Here
zone-explore-place = Place
zone-explore-group = Group
zone-explore-diary = Diary
zone-explore-log = Log
zone-explore-done = To the contacts
zone-contacts-done = Done, start packing
zone-pack-done = Packed
zone-about-explore = One mission, and one other place at most. Look at a place first, then go there.
zone-about-visit = The guide shows you a shorter way: you may visit one more place now.
zone-about-contacts = Up to three different cards from the campaign folder before the mission.
zone-about-trade = Every deal takes effect at once. Undo reverses it.
zone-about-loan = Nobody goes out without a weapon or a suit. Borrowed gear goes back after the mission.
zone-about-pack = What you leave stays in the stash.
zone-about-go_on = The game continues when everybody has read it.
zone-camp-map = The Zone map
zone-map-how = Look at a place to see what it is and what is said about it. Travel costs nothing.
zone-place-new = NEW
zone-place-mission = Mission
zone-place-contact = Contact
zone-place-stash = Stash
zone-place-crossed = Crossed out: nothing more happens here.
zone-place-fixed = You are going here. This can’t change until the mission is over.
zone-place-one-mission = A mission is already chosen.
zone-place-no-visit = No visits left now.
zone-place-aloud = { $name }, { $kind ->
    [mission] mission
    [contact] contact
   *[stash] stash
}{ $fresh ->
    [yes] , new
   *[no] {""}
}. { $state ->
    [crossed] Crossed out.
    [chosen] Chosen.
    [open] You can go there.
   *[shut] Not now.
}
zone-slip-mission = One mission
zone-slip-mission-empty = Choose one
zone-slip-visit = One visit
zone-slip-visits = { $count ->
    [0] used up
    [one] one left
   *[other] { $count } left
}
zone-story-ask = What the Zone tells
zone-story-on = Continue
zone-story-mission = Mission { $mission }
zone-contact-free = Service
zone-contact-trader = Trader
zone-contact-companion = Companion
zone-contact-contract = Contract
zone-contact-used = met today
zone-contacts-left = { $count ->
    [0] No more meetings before this mission
    [one] One more meeting before this mission
   *[other] { $count } more meetings before this mission
}
zone-goods-weapon = level { $level } · { $ammo } { $capacity } · reaches { $longest }
zone-goods-suit = defence { $defence } · radiation { $radiation }
zone-goods-left = { $count } left
zone-goods-short = { $count } short
zone-goods-buy = Buy
zone-goods-sell = Sell
zone-trade = Trade
zone-trade-goods = For sale
zone-trade-stash = Your stash
zone-trade-compare = Compare
zone-trade-sells-nothing = Nothing is for sale here.
zone-trade-buys-nothing = You have nothing to sell here.
zone-service-had = already used
zone-service-none = not possible now
zone-compare = Comparison
zone-compare-with = Compare with
zone-compare-dice = { $dice } { $dice ->
    [one] die
   *[other] dice
}{ $successes ->
    [0] {""}
   *[other] {" "}+{ $successes } ★
}
zone-compare-attack = Strongest attack
zone-compare-best = Best distance
zone-compare-longest = Reaches
zone-compare-rounds = Rounds
zone-compare-ammo = { $count }, { $ammo }
zone-compare-slots = Mod slots
zone-compare-defence = Defence dice
zone-compare-radiation = Radiation
zone-compare-container = Container
zone-compare-kept = { $container ->
    [advanced] advanced
    [improved] improved
   *[basic] basic
}
zone-compare-better = better
zone-compare-worse = worse
zone-pack-take = Take
zone-pack-leave = Leave here
zone-pack-equip = Use
zone-pack-stow = Backpack
zone-pack-fit = Fit
zone-pack-now = packs now
zone-pack-lent = on loan
zone-pack-suit-empty = no suit
zone-pack-no-weapon = No weapon in hand: you have only the knife.
zone-pack-no-suit = No suit: no defence, and radiation counts in full.
zone-pack-no-magazine = No magazine: you have only what is in the weapon.
zone-pack-sure = { $what ->
    [weapon] Really go without a weapon?
    [suit] Really go without a suit?
   *[both] Really go without a weapon and a suit?
}
zone-camp-contract = Contract
zone-camp-group = Stalkers
zone-diary-won = won
zone-diary-lost = lost
zone-diary-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
zone-diary-empty = No mission is over yet.
zone-debrief-now = Now
zone-debrief-brought = You get
zone-debrief-opened = New on the Zone map
zone-debrief-noted = Noted on the Zone map
zone-campaign-over = The campaign is over
zone-campaign-won = { $won ->
    [one] { $won } mission of { $played } won.
   *[other] { $won } missions of { $played } won.
}
pages-about-zone-none = One evening with dealt equipment. Choose the mission.
pages-about-zone-whole = Six missions in a row, with a Zone map, trade and a growing stash. Many evenings. The table keeps everything.
