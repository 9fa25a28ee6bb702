# The steps of a turn as the rulebook calls them in full; the reveal is a name of ours.

hunters-step-draw = Draw a card
hunters-step-choose = Choose a card
hunters-step-reveal = Reveal
hunters-step-pass = Pass your hand
