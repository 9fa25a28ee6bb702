### How a finished game went

debrief-how = How the game went
debrief-chance-you = Your chance to win, turn by turn
debrief-chance-of = Chance to win, turn by turn: { $name }
debrief-chance-together = Your chance to make it, round by round
debrief-at = { $unit ->
    [round] Round { $turn }: { $chance }
   *[turn] Turn { $turn }: { $chance }
  }
debrief-turn = { $unit ->
    [round] Round { $turn }
   *[turn] Turn { $turn }
  }
debrief-measure = A rule of thumb played at least { $games } games on from every point: accurate to about { $error }.
debrief-open = Replay from here
debrief-working = Bots are playing it on from every turn to see what decided it. This takes half a minute or so.
debrief-none = No honest estimate can be made for this game. What is counted here is what happened.
debrief-turnings = What decided it
debrief-no-turning = No single turn: it went little by little.
debrief-share = Share
debrief-shared = The link to the replay is copied.

### Dice and deals that anybody can check

fair-title = Dice and deals
fair-commitment = Dice commitment
fair-commitment-about = A fingerprint of the secret seed that all dice and deals come from. When the game is over the record shows the seed, and the two must fit.
fair-copy = Copy the commitment
fair-checking = Checking dice and deals…
fair-kept = Dice and deals checked: the seed fits the commitment that this browser kept before the first decision, and the whole game replays from it.
fair-late = Dice and deals checked: the seed fits the commitment that this browser has kept since decision { $since }, and the whole game replays from it.
fair-unseen = The seed fits the commitment that the table shows, and the whole game replays from it. This browser was not there before the end, so it cannot tell whether the commitment was the same from the beginning.
fair-broken = The seed does not fit the commitment that this browser kept. Do not trust the dice and deals of this game.
fair-chosen = Somebody chose the seed of this game, so dice and deals could be known beforehand.
fair-failed = Dice and deals could not be checked: { $why }
fair-how = How to check it yourself
fair-how-about = The commitment is the SHA-256 of the seed in the record. Copy it when a table opens; afterwards this command replays the game and compares the two. It cannot prove that whoever runs the server did not choose the seed, or read it while you played.
