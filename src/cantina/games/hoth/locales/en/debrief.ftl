### What is told after a battle

## Between two battles of a campaign

hoth-between-won = Battle { $battle } is yours, { $mine } to { $theirs }
hoth-between-lost = Battle { $battle } is lost, { $mine } to { $theirs }
hoth-between-watched = { $side ->
    [rebel] The Rebels win battle { $battle }, { $mine } to { $theirs }
   *[empire] The Empire wins battle { $battle }, { $mine } to { $theirs }
  }
hoth-between-drawn = Nobody won in time: the battle goes to the side with more medals, or to the Rebels if medals are equal.
hoth-between-secrets = Secret objectives, now revealed
hoth-between-secret-mine = Yours
hoth-between-secret-done = Achieved: 1 support card
hoth-between-secret-missed = Missed
hoth-between-carried = What stays with you
hoth-between-for-result = for the battle
hoth-between-for-secret = for the secret objective
hoth-between-for-kept = kept from before
hoth-between-leader = { $leader } joins for the next battle
hoth-between-tree = The campaign so far
hoth-between-next = Next: battle { $battle } of { $of }
hoth-between-begins = { $side ->
    [rebel] The Rebels begin.
   *[empire] The Empire begins.
  }
hoth-between-start = Start battle { $battle }
hoth-between-waiting = You are ready. Waiting for { $names }.

## At the end of a battle

hoth-debrief-won = You won, { $mine } to { $theirs }
hoth-debrief-lost = You lost, { $mine } to { $theirs }
hoth-debrief-nobody = Nobody won, { $mine } to { $theirs }
hoth-debrief-watched = { $side ->
    [rebel] The Rebels won, { $mine } to { $theirs }
   *[empire] The Empire won, { $mine } to { $theirs }
  }
hoth-debrief-figures = In numbers
hoth-debrief-row-dice = Dice rolled
hoth-debrief-row-taken = Enemy figures removed
hoth-debrief-row-lost = Units lost
hoth-debrief-row-left = Units left
hoth-debrief-other-side = Play the other side
hoth-debrief-next = Next: { $scenario }
