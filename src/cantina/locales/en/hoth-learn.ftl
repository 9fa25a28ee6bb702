# Battle of Hoth: the first battle with a coach.

learn-hoth-course = Your first battle
learn-hoth-lesson-orders = Cards give orders
learn-hoth-lesson-move = Move
learn-hoth-lesson-attack = Attack
learn-hoth-lesson-round = A turn ends, the next begins
learn-hoth-lesson-medals = Medals win
learn-hoth-about-orders = One command card a turn says which units may act
learn-hoth-about-move = How far a unit goes, and what the ground does
learn-hoth-about-attack = Range, sight, and five faces of a die
learn-hoth-about-round = Draw a card; what the other side does; retreats
learn-hoth-about-medals = What the battle is about

learn-hoth-wait = The other side is deciding.
learn-hoth-answer = Answer as you like: the question says what it is about.
learn-hoth-hello = Welcome to Hoth. You lead the Rebels, in red, from the southern edge; a bot leads the Empire, in blue. In each turn you play one command card, order units with it, move them, attack, and draw a new card.
learn-hoth-field = Dotted lines cut the field into three sections: left, center, right, as you see them from your side. A hex on a line belongs to both. Most cards are for one section.
learn-hoth-first-play = Play a command card: choose one of your hand. The number on it is how many units it orders, the lit part of its small map where. Take the one that orders all units on the left.
learn-hoth-first-move = Your units have their orders. Choose one to move, or say that you are done.
learn-hoth-order = { $units ->
    [0] Choose the units that get an order: those with a white frame are in the section of your card.
    [one] { $units } unit has an order. Choose another, or say that you are done.
   *[other] { $units } units have orders. Choose another, or say that you are done.
  }
learn-hoth-flags = Ordered units carry a golden ring and a flag. Only they may move and attack in this turn; all others stay where they are.
learn-hoth-march-play = Play a card again: choose one that orders units you want to move.
learn-hoth-march-move = Now move: choose a unit with a golden ring. All units move before any attacks.
learn-hoth-to = Choose where to. Hexes with a diamond: the unit may attack afterwards. With a dashed ring: it has gone too far to attack. Troopers may go one hex and attack, or two and not.
learn-hoth-terrain = The ground matters. Nobody enters a crevasse on foot, nor a serac, which also blocks the view. On ridges, in rocks, trenches and buildings attackers roll fewer dice. Choose any hex to read what lies there.
learn-hoth-reach = A unit attacks an enemy that it sees and that is near enough. Infantry rolls three dice at an adjacent enemy, two at a distance of two, one at three. Look at a target before you choose it: the exact chances stand beside it.
learn-hoth-fight-play = Play a card for units that stand near the enemy, or can come near.
learn-hoth-fight-move = Go near, but only one hex: then you may still attack.
learn-hoth-attack = Choose the unit that attacks.
learn-hoth-attack-none = Nobody is near enough. Say that you are done, and come closer in your next turn.
learn-hoth-target = Choose the target. The pill on it says how many dice you roll, and how likely a hit is.
learn-hoth-rolled = { $dice ->
    [one] You rolled { $dice } die.
   *[other] You rolled { $dice } dice.
  } { $hit ->
    [hit] A hit: each soldier hits infantry, a burst hits anything, and a figure falls for each.
    [back] A flag: the target must fall back towards its own base line.
   *[miss] No hit this time. Soldiers hit infantry, a hull hits vehicles, a burst hits anything, a flag makes the target fall back, a cross is nothing.
  }
learn-hoth-round-play = It is your turn again. Play a card.
learn-hoth-round-move = Move your units, or say that you are done.
learn-hoth-fall_back = One of your units must fall back. You choose where to, one row towards your base line. If it cannot, a figure is lost.
learn-hoth-drawn = Your turn ended with a new card, so your hand is full again. Think ahead: orders you want to give next turn must be in it.
learn-hoth-retreats = A unit that must fall back and cannot loses a figure for each step. So leave room behind your lines, and press enemies against their edge.
learn-hoth-medals = A destroyed unit is a medal; here a unit of probe droids is worth two. You have { $mine }, the Empire has { $theirs }; the first with { $goal } wins at once.
learn-hoth-end = Fight on. I come back when the battle is decided.
learn-hoth-over = { $won ->
    [yes] Victory! You know how to command.
   *[no] The Empire was stronger today. You know how to command now.
  } Sixteen more battles wait, with speeders, walkers, trenches and objectives; and two campaigns.
