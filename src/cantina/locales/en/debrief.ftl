### How a finished game went

debrief-how = How the game went
debrief-chance-you = Your chance to win, turn by turn
debrief-chance-of = Chance to win, turn by turn: { $name }
debrief-chance-together = Your chance to succeed, round by round
debrief-at = { $unit ->
    [round] Round { $turn }: { $chance }
   *[turn] Turn { $turn }: { $chance }
  }
debrief-turn = { $unit ->
    [round] Round { $turn }
   *[turn] Turn { $turn }
  }
debrief-measure = From every point, at least { $games } { $games ->
         [one] game was
        *[other] games were
    } played out by a rule of thumb: accurate to about { $error }.
debrief-open = Replay from here
debrief-working = Bots are playing it out from every turn to see what decided it. This takes about half a minute.
debrief-none = No honest estimate is possible for this game. Only what happened is shown here.
debrief-turnings = What decided it
debrief-no-turning = No single turn: the lead grew little by little.
debrief-chose = { $name }: “{ $chosen }”.
debrief-loss = “{ $other }” would have been better: this choice cost { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
  }.
debrief-find = A find: { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
  } better than the usual “{ $other }”.
debrief-luck = Luck: no choice explains this.
debrief-accounts = Choices and luck
debrief-player = Player
debrief-accuracy = Accuracy
debrief-own = Own choices
debrief-others = Others’ choices
debrief-fortune = Luck
debrief-unknown = –
debrief-accounts-about = Accuracy: 100% is always the best option found, 0% no better than choosing blindly. Choices and luck say by how many percentage points they moved the chance to win; choices are compared to a rule of thumb, luck is the rest and accurate to about { $error }. A bot weighed { $weighed } of { $decisions } decisions, knowing only what the player could know. It can be wrong. A dash: too uncertain to say.
debrief-share = Share
debrief-shared = The link to the replay was copied.

### Dice and deals that anybody can check

fair-title = Dice and deals
fair-commitment = Dice commitment
fair-commitment-about = A fingerprint of the secret seed that all dice and deals come from. When the game is over, the record shows the seed, and the two must match.
fair-copy = Copy the commitment
fair-checking = Checking dice and deals…
fair-kept = Dice and deals checked: the seed matches the commitment that this browser saved before the first decision, and the whole game replays from it.
fair-late = Dice and deals checked: the seed matches the commitment that this browser has had since decision { $since }, and the whole game replays from it.
fair-unseen = The seed matches the commitment that the table shows, and the whole game replays from it. This browser was not there before the end, so it cannot tell whether the commitment was the same from the beginning.
fair-broken = The seed does not match the commitment that this browser saved. Do not trust the dice and deals of this game.
fair-chosen = Somebody chose the seed of this game, so dice and deals could be known in advance.
fair-failed = Dice and deals could not be checked: { $why }
fair-how = How to check it yourself
fair-how-about = The commitment is the SHA-256 of the seed in the record. Copy it when a table opens. Afterwards this command replays the game and compares the two. It cannot prove that the operator of the server did not choose the seed or read it while you played.
