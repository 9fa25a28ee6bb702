# What the pages around the tables say of this game.

pages-world-zone = S.T.A.L.K.E.R.
pages-world-zone-promise = Enter the Zone together. Come back with something.
start-zone-straight-about = Alone into the Zone, at once.
start-zone-together-about = Other stalkers go in with you.
start-zone-goal = Sneak into the Zone, find what the mission wants, and come out alive before time runs out.
start-zone-a = Three actions a turn
start-zone-a-about = Walk, search, shoot, prepare.
start-zone-b = Stay unseen
start-zone-b-about = Light cones show what bandits see.
start-zone-c = The Zone answers
start-zone-c-about = Enemies go where there was noise.
lobby-nutshell-zone-1 = Sneak into the Zone
lobby-nutshell-about-zone-1 = Stay out of sight: whoever sees or hears you comes for you.
lobby-nutshell-zone-2 = Do what you came for
lobby-nutshell-about-zone-2 = Every mission has objectives, anomalies and things worth carrying.
lobby-nutshell-zone-3 = Come back alive
lobby-nutshell-about-zone-3 = You win together or lose together.
pages-habit-zone-loot = Leaves nothing lying about.
pages-habit-zone-fight = Would rather shoot than hide.
pages-habit-zone-patient = Takes all the time there is.
pages-habit-zone-eager = Is always in a hurry.
