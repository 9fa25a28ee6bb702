# What the pages around the tables say of this game.

pages-world-hoth = Battle of Hoth
pages-world-hoth-promise = Command cards, snow, and a line that must hold.
start-hoth-goal = Two armies on the ice. Take 4 medals before your enemy does: one for each unit you destroy.
start-hoth-a = Play a card
start-hoth-a-about = It says who may act.
start-hoth-b = Look and move
start-hoth-b-about = One hex and an attack, or two hexes.
start-hoth-c = Roll
start-hoth-c-about = Each hit removes a figure.
start-hoth-role-empire = More figures per unit: it forgives mistakes. You move second and see the Rebels coming.
start-hoth-role-rebel = Fewer figures, more cards in hand. You move first. A harder start.
start-hoth-wins = Wins { $wins } of 100 bot games
lobby-nutshell-hoth-1 = Play a command card
lobby-nutshell-about-hoth-1 = It says which of your units get orders.
lobby-nutshell-hoth-2 = Move, then attack
lobby-nutshell-about-hoth-2 = Dice decide: hits remove figures, retreats drive units back.
lobby-nutshell-hoth-3 = Win medals
lobby-nutshell-about-hoth-3 = For destroyed units and objectives. The first side with enough medals wins.
pages-habit-hoth-bold = Heads straight for the enemy.
pages-habit-hoth-cover = Likes to fight from cover.
pages-habit-hoth-goals = Thinks of the objectives first.
