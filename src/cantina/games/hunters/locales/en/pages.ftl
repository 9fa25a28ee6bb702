# What the pages around the tables say of this game.

pages-world-hunters = Bounty Hunters
pages-world-hunters-promise = Draft, gang up, bring them in. Everyone moves at once.
pages-choice-hunters-full = Full game
pages-about-hunters-full = All four decks, about 16 turns
pages-choice-hunters-introductory = First game
pages-about-hunters-introductory = No contracts, easier start
pages-choice-hunters-strict = Only without an open target
pages-choice-hunters-free = Always allowed
pages-choice-hunters-endless = Never runs out
pages-choice-hunters-limited = 42 credits
start-hunters-goal = Bring in famous targets by breaking their shields. The most points after the last turns win.
start-hunters-a = Draw and choose
start-hunters-a-about = Five cards, one of them sealed.
start-hunters-b = Reveal together
start-hunters-b-about = Hunters go after your targets.
start-hunters-c = Pass the hand
start-hunters-c-about = The rest goes to the left.
lobby-nutshell-hunters-1 = Put a target on the table
lobby-nutshell-about-hunters-1 = Beat its shields; the ribbon shows its points.
lobby-nutshell-hunters-2 = Send hunters after it
lobby-nutshell-about-hunters-2 = Green, blue and orange must reach the shields.
lobby-nutshell-hunters-3 = Capture it for its points
lobby-nutshell-about-hunters-3 = Hunters cost penalties. After a fourth capture two turns remain.
