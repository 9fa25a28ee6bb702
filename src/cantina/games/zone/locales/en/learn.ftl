# S.T.A.L.K.E.R.: the first sortie with a coach.

learn-zone-course = Your first sortie
learn-zone-lesson-sneak = Eyes and noise
learn-zone-lesson-loot = Anomaly and loot
learn-zone-lesson-zone = The Zone answers
learn-zone-lesson-fight = Shoot and vanish
learn-zone-lesson-hunt = The hunt, and on your own
learn-zone-about-sneak = What enemies see, what threat is, what the Geiger counter says
learn-zone-about-loot = Bolts, careful steps, and loot under a bandit’s eyes
learn-zone-about-zone = Activation cards, defence, and the end of a round
learn-zone-about-fight = Chances, wounds, reloading, and a false trail
learn-zone-about-hunt = Rerolls, loot, and what the mission wants

learn-zone-wait = The Zone is moving. Watch who goes where. Every step says why.
learn-zone-answer = Answer as you like: the question says what it is about.
learn-zone-begin = Begin a turn. Alone you have two turns in a round, with three standard actions each.
learn-zone-step-any = Choose where to step next, or stop. You have left the route I had in mind, but that does no harm.
learn-zone-act-any = Do what you think best. I’ll continue on your next turn.
learn-zone-end-any = The standard actions of this turn are spent. End the turn.
learn-zone-arrange = While you prepare you may also change what you wear and carry. You are well equipped: say that you are done.
learn-zone-tie = Two enemies are tied in everything, so you decide who goes first. Here it makes no difference.
learn-zone-reroll-keep = With focus you could roll dice again. The roll is good enough: keep it, and keep the focus.
learn-zone-reroll-weak = This is what focus is for: roll the three weak dice again and keep the strong one.

learn-zone-hello = Welcome to the Zone. Bandits hold a man called Dalik in their camp. Go in, find him, and bring him out. We play the first three rounds together. Then you finish the mission by yourself, at this same table.
learn-zone-stalker = Who are you? Take Velet: he has the most HP, and a first sortie may hurt.
learn-zone-map = This is you, { $name }, at the southern edge of the camp. A turn has standard actions, which move your turn token down, and free ones, which cost nothing. First, look around.
learn-zone-sight = The lit cones show what bandits see: far ahead, one area to each side, nothing behind. As long as you stay out of the light, nobody shoots at you.
learn-zone-walk = Move: point at { $area }. Before you press you see the way, who would see you, the threat it leaves and the radiation. This area radiates; for a moment that is harmless, and you’ll hear the Geiger counter.
learn-zone-threat = Walking makes noise. Your threat token lies where you stopped, low side up. It does not call anybody at once, but when enemies act, they go and look there.
learn-zone-dose = The Geiger counter ticks: dose { $dose }. Each standard action raises it by the strongest radiation you were in. From 4 on it costs HP at the end of a round, and then it falls.

learn-zone-careful = Off the radiation, without a sound: choose “{ zone-act-careful }”, then { $area }. A careful move is only one area, and only where nobody sees you, but your threat token stays behind.
learn-zone-bolt = There is loot on 1.I, under the petal of an anomaly: walking there might set it off. Choose “{ zone-act-bolt }”, then 1.I. Until the round ends the petal is covered and can’t hurt you.
learn-zone-end-1 = You have taken three actions. Everything still offered is free, so save it. End the turn.
learn-zone-reaction = After each of your turns every enemy that sees you attacks you: that is the reaction. Nobody saw you, so nothing happened. You may be seen during a turn. Ending a turn in sight is what hurts.
learn-zone-fetch = Second turn. Move to { $area } for the loot. A bandit will see you there, but you have two more actions to get away again.
learn-zone-seen = You are in his light: your threat token jumped to you, high side up. High threat makes enemies draw from the dangerous deck. Take the loot and go.
learn-zone-pick = Pick up the loot: a token becomes a card or supplies at once.
learn-zone-back = Away, back to { $area }. The high token stays on the first area where he lost you, not where you go.
learn-zone-end-2 = Nobody sees you now. End the turn: it was the last of this round, and the Zone acts.

learn-zone-defend = A bandit went towards your threat, found you, and shot. Your jacket rolls a die for you, and cover takes some damage off. With focus you could reroll; the roll is fair, keep it.
learn-zone-phase = You have { $hp } of { $most } HP. “{ told-next }” shows how it happened. The phase has five steps: enemies act by a card; radiation hurts and falls; bolts and poor visibility leave the map; threat falls by one for everyone unseen; cards end the round.
learn-zone-event = A new round begins with an event card: some help, some threaten at the end of the round. When the events run out, the mission is lost, so don’t stay too long.

learn-zone-odds = The bandit still sees you, so he would react after this turn. Let’s stop him. Choose “{ zone-act-fire }” and point at him: the exact chances are beside each part of his body. A head is hard to hit. A burst costs two rounds and hits more reliably.
learn-zone-burst = Choose “{ zone-act-fire }”, the bandit on 2.G, and the burst: it wounds with a chance of { $percent }%.
learn-zone-hit = { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
  }. { $hit ->
    [hp-1] He loses HP at once.
    [heavy] A heavy wound: the wound card says what it does. Stunned enemies do not react; the next wound of a vulnerable one is worse.
    [light] A light wound: the wound card says what it does.
   *[none] Not enough this time. The numbers on his body say how many it takes.
  }
learn-zone-again = Fire another burst: { $percent }%. His wounds make it worse for him.
learn-zone-reload = One down, and he left loot behind. With focus, reloading is a free action: do it now.
learn-zone-hide = Shots are heard: high threat lies on 1.G. Do not be there when they come. Choose “{ zone-act-careful }”, then { $area }: the token stays behind.
learn-zone-end-3 = Nobody sees you. End the turn.
learn-zone-heal = You lead, so you have the lead stalker’s token: once a round, for free, it heals 2 HP or gives focus. Choose “{ zone-act-lead }” and heal: you have { $hp } HP.
learn-zone-prepare = Waiting is a plan too. Prepare three times: each gives a bolt, and focus if you have none. You must take all standard actions of a turn.
learn-zone-end-4 = End the turn, and see where they search.
learn-zone-decoy = You have { $hp } of { $most } HP. They went for the noise, not for you. You were unseen, so your threat fell to low. If your dose rose, that was the event: its wind blows on everyone outdoors at the end.

learn-zone-close = A bandit with a rifle stands on 2.G and is watching the south. Move to { $area }, close to him. He will see you, but you shoot first. At the right distance your weapon is more accurate.
learn-zone-strike = Choose “{ zone-act-fire }”, the one with the rifle, and the burst: { $percent }%.
learn-zone-weak = The one on 4.A is vulnerable: any wound costs him more. Burst: { $percent }%.
learn-zone-end-5 = End the turn: enemies who don’t see you can’t react.
learn-zone-focus = Your focus is spent. The lead stalker’s token gives it back for free.
learn-zone-load = With focus, reloading is free: reload.
learn-zone-spoils = The fallen bandits left loot on { $area }. Go there. You will be seen for a moment.
learn-zone-take = Pick up a token.
learn-zone-hut = Into the guard hut, { $area }. Walls block sight, rooms give cover, and whoever enters a building turns its card over.
learn-zone-end-6 = End the turn. This is the last phase I watch with you.
learn-zone-mission = Now finish it by yourself. Dalik is said to be in the cell on 5.F: force the door from 5.C, which is loud, or look for the key in the radio building on 3.B. Then lead him out over 1.D or 1.G. Stay unseen, keep bolts and a full magazine, and heal in time.
learn-zone-over = { $won ->
    [yes] Dalik is out, and so are you. Well done, stalker.
   *[no] The Zone has won this time. You know how it thinks now.
  } Come back alone or with up to three others.
