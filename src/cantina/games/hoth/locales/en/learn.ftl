# Battle of Hoth: the first battle with a coach.

learn-hoth-course = Your first battle
learn-hoth-lesson-orders = Cards give orders
learn-hoth-lesson-move = Moving
learn-hoth-lesson-attack = Attacking and dice
learn-hoth-lesson-round = A turn ends, the next begins
learn-hoth-lesson-medals = Medals win battles
learn-hoth-about-orders = One command card a turn says which units may act
learn-hoth-about-move = How far a unit goes, and what terrain does
learn-hoth-about-attack = Range, line of sight and the five faces of the die
learn-hoth-about-round = Drawing a card, the enemy’s turn, retreats
learn-hoth-about-medals = How to win

learn-hoth-wait = The other side is deciding.
learn-hoth-answer = Answer as you like. The question says what it is about.
learn-hoth-hello = { $side ->
    [rebel] You lead the Rebels, in red; a bot leads the Empire, in blue.
   *[empire] You lead the Empire, in blue; a bot leads the Rebels, in red.
  } Each turn: play a card, order units, move, attack, draw.
learn-hoth-field = Dotted lines divide the battlefield into three sections: left flank, center and right flank, seen from your side. A hex on a line belongs to both. Most cards are for one section.
learn-hoth-first-play = Play a command card: the ringed one, “{ $card }”. Its number says how many units it orders, its small map where.
learn-hoth-first-move = Your units have their orders. Choose one to move.
learn-hoth-order = { $units ->
    [0] Choose which units to order: those with a white frame are in the section of your card.
    [one] { $units } unit has its order. Choose another.
   *[other] { $units } units have their orders. Choose another.
  }
learn-hoth-order-done = { $units ->
    [one] { $units } unit has its order.
   *[other] { $units } units have their orders.
  } Now finish giving orders.
learn-hoth-flags = Ordered units carry a golden ring and a flag. Only they may move and attack this turn. All others stay where they are.
learn-hoth-march-play = Play another card: the ringed one, “{ $card }”.
learn-hoth-march-move = Now move: choose a unit with a golden ring. All units move before any attacks.
learn-hoth-move-done = No other unit needs to move. Finish moving, then come the attacks.
learn-hoth-to = Choose where to go. A diamond: it may attack from there. A dashed ring: too far to attack.
learn-hoth-terrain = Terrain matters: no unit on foot enters a crevasse or climbs a serac, and cover costs attackers dice. Point at any hex to read about it.
learn-hoth-reach = A unit attacks an enemy it can see: infantry rolls three dice in close combat, two at range two, one at range three.
learn-hoth-fight-play = Play the ringed card, “{ $card }”: its units are near the enemy, or can get there.
learn-hoth-fight-move = Move closer, but only one hex: then you may still attack.
learn-hoth-attack = Choose the unit that attacks.
learn-hoth-attack-done = No other unit has a good target. Finish attacking.
learn-hoth-target = Choose the target. The label on it shows how many dice you roll and how likely a hit is.
learn-hoth-rolled = { $dice ->
    [one] You rolled { $dice } die.
   *[other] You rolled { $dice } dice.
  } { $hit ->
    [hit] A hit! A soldier hits infantry, an explosion hits anything, and each hit removes a figure.
    [back] A retreat: the target must move towards its own base line.
   *[miss] No hit this time. A soldier hits infantry, a hull hits vehicles, an explosion hits anything, a retreat drives the target back, and a cross does nothing.
  }
learn-hoth-round-play = It’s your turn again. Play the ringed card, “{ $card }”.
learn-hoth-round-move = Move the ringed unit.
learn-hoth-fall_back = One of your units must retreat one row towards your base line. You choose where. If it can’t, it loses a figure.
learn-hoth-drawn = Your turn ended with a new card, so your hand is full again. Think ahead: your next orders must be in it.
learn-hoth-retreats = A unit that must retreat and can’t loses a figure for each step. So leave room behind your lines, and press enemies against their edge.
learn-hoth-medals = A destroyed unit is worth a medal, probe droids two. You have { $mine }, { $side ->
    [rebel] the Empire has { $theirs }
   *[empire] the Rebels have { $theirs }
  }. The first side with { $goal } { $goal ->
    [one] medal
   *[other] medals
} wins at once.
learn-hoth-short = You need one more medal. Somewhere an enemy unit is weak: order units that can reach it, and finish it.
learn-hoth-over = { $won ->
    [yes] Victory! You know how to command.
   *[no] The other side was stronger today. Now you know how to command.
  } Sixteen more battles await you, and two campaigns.
