# Before a game begins: its goal, and how to start.

start-how = Your first game here. How would you like to start?
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
start-guided = Guided first game
start-guided-about = A real game. The coach explains each thing when it first matters.
start-read = Read first
start-read-about = The rules, with pictures and search.
start-straight = I know the rules
start-straight-about = The full game right away. Hints are one key away.
start-together = Together with bots
