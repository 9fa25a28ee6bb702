# The lessons.

learn-hunters-course = Your first bounty
learn-hunters-lesson-draw = Draw and choose
learn-hunters-lesson-capture = Attack and capture
learn-hunters-lesson-sell = Sell for credits
learn-hunters-lesson-reserve = Reserve now, pay later
learn-hunters-lesson-contract = Contracts and the score
learn-hunters-about-draw = The three steps of a turn, and your first target
learn-hunters-about-capture = Shields in three colours, and how to break them
learn-hunters-about-sell = What to do with a card you do not need
learn-hunters-about-reserve = Droids and crates from the Jawa Market
learn-hunters-about-contract = The full game: extra points, the last turns, the pad
learn-hunters-wait = The others are still deciding.
learn-hunters-draw-any = You have what you need. Draw from any deck.
learn-hunters-choose-any = Nothing in your hand helps right now. Choose any card; it can be sold.
learn-hunters-act-any = Play this card or sell it, as you like. We’ll continue next turn.
learn-hunters-activate-any = You may pay for a reserved card now, or say that you are done.
learn-hunters-hello = Catch targets and score their points. Everyone plays at once, in three steps: draw a card, choose one to use, pass the rest on.
learn-hunters-draw = First step: draw a fifth card from any deck. Take a bounty hunter: we’ll need help soon.
learn-hunters-choose = Second step: choose one of your five cards. Take the target, { $card }, and play it.
learn-hunters-open-draw = You have no target. Draw one from the target deck.
learn-hunters-open-choose = Choose the target { $card }: without one there is nothing to capture.
learn-hunters-open-act = All cards are revealed now. Play { $card }: it lies in front of you and waits for hunters. Playing it costs nothing.
learn-hunters-passed = Third step: your other four cards went to the left, and you got four from the right. What you pass on may come round again.
learn-hunters-shields = A target has shields in three colours. Attacks add up, colour by colour. When they reach every shield, the target is yours.
learn-hunters-attack-draw = { $target } still needs green { $green }, blue { $blue }, orange { $orange }. Draw a bounty hunter.
learn-hunters-attack-choose = { $target } still needs green { $green }, blue { $blue }, orange { $orange }. Choose a card that adds some of it.
learn-hunters-attack-act = Play { $card } against { $target }.
learn-hunters-penalty = Captured! Your targets are worth { $points } { $points ->
    [one] point
   *[other] points
}. The hunters who helped cost you { $penalty } at the end. When anybody makes a fourth capture, the last turns begin.
learn-hunters-sell-draw = Now for money. Draw whatever you like.
learn-hunters-sell-choose = Choose the card you need least, and sell it.
learn-hunters-sell-act = Don’t play it: sell it. Every card brings one credit, whatever it is.
learn-hunters-sold = The card lies on its discard pile, and you have { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}. Credits pay for droids and crates, and break ties; they are no points themselves.
learn-hunters-market-draw = Draw from the Jawa Market. It has droids and crates.
learn-hunters-market-choose = Choose the Jawa Market card. The coin in its corner is its cost.
learn-hunters-market-act = Pay the cost and it works at once. Or reserve it for free: it lies on its side and waits until you pay.
learn-hunters-pay = Your reserved card costs { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
}; you have { $credits }. Selling a card brings one more.
learn-hunters-pay-enough = Your reserved card costs { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
}; you have { $credits }, which is enough. First your turn goes on as usual; then you may pay.
learn-hunters-pay-wait = It lies on its side and waits. From the next turn on you may pay its { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
} after your own card; you have { $credits }.
learn-hunters-pay-activate = You can afford it: pay and activate your reserved card. A droid goes to a target at once.
learn-hunters-paid = Droids fight without a penalty. Crates are points, and whoever has the most crates at the end gets five more.
learn-hunters-full = This is the full game. It has one more deck: contracts. They cost nothing and pay at the end.
learn-hunters-sign-draw = Draw a contract.
learn-hunters-sign-choose = Choose the contract { $card }. It rewards targets you capture, before or after.
learn-hunters-sign-act = Play the contract. It stays in front of you until the end.
learn-hunters-signed = { $contract } pays for each of its targets that you have captured, and more for each duo. One target may count for several contracts. The number on it shows what it is worth now.
learn-hunters-last = Somebody has captured a fourth target and got a credit and a contract for it. After this turn there are exactly two more: turn { $turn } is the last.
learn-hunters-over = Targets, crates and contracts are added up, and penalties are subtracted. Tap a number on the pad to see why. Good hunting!
