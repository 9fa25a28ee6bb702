# Battle of Hoth: the first battle with a coach.

learn-hoth-course = Your first battle
learn-hoth-lesson-orders = Cards give orders
learn-hoth-lesson-move = Moving
learn-hoth-lesson-attack = Attacking and dice
learn-hoth-lesson-round = A turn ends, the next begins
learn-hoth-lesson-medals = Medals win
learn-hoth-about-orders = One command card a turn says which units may act
learn-hoth-about-move = How far a unit goes, and what the ground does
learn-hoth-about-attack = Range, sight, and five faces of a die
learn-hoth-about-round = Draw a card; what the other side does; retreats
learn-hoth-about-medals = What the battle is about

learn-hoth-wait = The other side is deciding.
learn-hoth-answer = Answer as you like: the question says what it is about.
learn-hoth-hello = { $side ->
    [rebel] You lead the Rebels, in red; a bot leads the Empire, in blue.
   *[empire] You lead the Empire, in blue; a bot leads the Rebels, in red.
  } Each turn: play a card, order units, move, attack, draw.
learn-hoth-field = Dotted lines cut the field into three sections: left, center, right, as you see them from your side. A hex on a line belongs to both. Most cards are for one section.
learn-hoth-first-play = Play a command card: take the one that is ringed, { $card }. Its number says how many units it orders, its small map where.
learn-hoth-first-move = Your units have their orders. Choose one to move.
learn-hoth-order = { $units ->
    [0] Choose who gets an order: units with a white frame stand in the section of your card.
    [one] { $units } unit has its order. Choose another.
   *[other] { $units } units have their orders. Choose another.
  }
learn-hoth-order-done = { $units ->
    [one] { $units } unit has its order.
   *[other] { $units } units have their orders.
  } Now say that you are done.
learn-hoth-flags = Ordered units carry a golden ring and a flag. Only they may move and attack in this turn; all others stay where they are.
learn-hoth-march-play = Play a card again: take the ringed one, { $card }.
learn-hoth-march-move = Now move: choose a unit with a golden ring. All units move before any attacks.
learn-hoth-move-done = Nobody has to move any more. Say that you are done; then come the attacks.
learn-hoth-to = Choose where to. A diamond: it may attack from there. A dashed ring: it has gone too far to attack.
learn-hoth-terrain = The ground matters: nobody walks into a crevasse or onto a serac, and cover costs attackers dice. Point at any hex to read it.
learn-hoth-reach = A unit attacks an enemy that it sees: infantry with three dice side by side, two at distance two, one at three.
learn-hoth-fight-play = Play the ringed card, { $card }: its units are near the enemy, or can come near.
learn-hoth-fight-move = Go near, but only one hex: then you may still attack.
learn-hoth-attack = Choose the unit that attacks.
learn-hoth-attack-done = Nobody else has a good target. Say that you are done.
learn-hoth-target = Choose the target. The pill on it says how many dice you roll, and how likely a hit is.
learn-hoth-rolled = { $dice ->
    [one] You rolled { $dice } die.
   *[other] You rolled { $dice } dice.
  } { $hit ->
    [hit] A hit: each soldier hits infantry, a burst hits anything, and a figure falls for each.
    [back] A flag: the target must fall back towards its own base line.
   *[miss] No hit this time. Soldiers hit infantry, a hull hits vehicles, a burst hits anything, a flag makes the target fall back, a cross is nothing.
  }
learn-hoth-round-play = It is your turn again. Play the ringed card, { $card }.
learn-hoth-round-move = Move the ringed unit.
learn-hoth-fall_back = One of your units must fall back. You choose where to, one row towards your base line. If it cannot, a figure is lost.
learn-hoth-drawn = Your turn ended with a new card, so your hand is full again. Think ahead: orders you want to give next turn must be in it.
learn-hoth-retreats = A unit that must fall back and cannot loses a figure for each step. So leave room behind your lines, and press enemies against their edge.
learn-hoth-medals = A destroyed unit is a medal; probe droids are worth two. You have { $mine }, { $side ->
    [rebel] the Empire has { $theirs }
   *[empire] the Rebels have { $theirs }
  }. The first with { $goal } wins at once.
learn-hoth-short = One medal is missing. Somewhere an enemy unit is weak: order units that can reach it, and finish it.
learn-hoth-over = { $won ->
    [yes] Victory! You know how to command.
   *[no] The other side was stronger today. You know how to command now.
  } Sixteen more battles wait, and two campaigns.
