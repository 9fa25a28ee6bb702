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
