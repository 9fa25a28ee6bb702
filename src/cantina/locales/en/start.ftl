# Before a game begins: its goal, and how to start.

start-how = Your first game here. How would you like it?
start-side = Your first battle. Which side?
start-facts = About { $minutes } minutes · { $bots ->
    [0] alone
    [one] { $bots } bot
   *[other] { $bots } bots
}
start-recommended = Recommended
start-change = Change
start-another = Another game
start-coach-about = Explains each new thing once
start-against = { $count ->
    [one] Against { $count } bot: { $level }
   *[other] Against { $count } bots: { $level }
}
start-with = { $count ->
    [one] With { $count } bot: { $level }
   *[other] With { $count } bots: { $level }
}
start-go-guided = Start the guided game
start-go-straight = Start
start-go-together = Go in together
start-go-read = Read the rules
start-hunters-guided = Guided first game
start-hunters-guided-about = A real game. The coach explains each thing when it first matters.
start-hunters-read = Read first
start-hunters-read-about = The rules, with pictures and a search.
start-zone-guided = Guided first game
start-zone-guided-about = A real game. The coach explains each thing when it first matters.
start-zone-read = Read first
start-zone-read-about = The rules, with pictures and a search.
start-hunters-straight = I know the rules
start-hunters-straight-about = The full game at once. Hints stay one key away.
start-zone-straight = I know the rules
start-zone-straight-about = Alone into the Zone, at once.
start-zone-together = Together with bots
start-zone-together-about = Other stalkers go in with you.
start-hunters-goal = Bring in famous targets by breaking their shields. The most points after the last turns win.
start-hunters-a = Draw and choose
start-hunters-a-about = Five cards, one of them sealed.
start-hunters-b = Reveal together
start-hunters-b-about = Hunters go after your targets.
start-hunters-c = Pass the hand
start-hunters-c-about = The rest goes to the left.
start-hoth-goal = Two armies on the ice. Take 4 medals before your enemy does: one for each unit you destroy.
start-hoth-a = Play a card
start-hoth-a-about = It says who may act.
start-hoth-b = Look and move
start-hoth-b-about = One hex and attack, or two.
start-hoth-c = Roll
start-hoth-c-about = Each hit removes a figure.
start-hoth-role-empire = More figures a unit: it forgives mistakes. You move second and see the Rebels come.
start-hoth-role-rebel = Fewer figures, a larger hand of cards. You move first. A harder start.
start-hoth-wins = Won { $wins } of 100 games of bots
start-zone-goal = Sneak into the Zone, find what the mission wants, and come out alive before time runs out.
start-zone-a = Three actions a turn
start-zone-a-about = Walk, search, shoot, prepare.
start-zone-b = Stay unseen
start-zone-b-about = Light cones show what bandits see.
start-zone-c = The Zone answers
start-zone-c-about = Enemies go where there was noise.
