# The small print: titles and numbers of cards, and where to begin.

hoth-leader-title-vader = Lord of the Sith
hoth-leader-title-leia = Rebel general
hoth-printed = Number on the printed card: { $number }
hoth-printed-one = Number on one of the printed cards of this name: { $number }
hoth-pick-order = New here? Begin with scenario 1 and play on in order: each asks a little more of you.
