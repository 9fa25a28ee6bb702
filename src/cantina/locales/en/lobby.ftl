# Friends at the table: the invitation, the lobby, open tables.

## Invitation

lobby-invites = { $host } invites you to
lobby-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lobby-age = ages { $age }+
lobby-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
lobby-pace = { $name }, { $time } per decision
lobby-nutshell = In a nutshell
lobby-at-table = At the table
lobby-bot-of = Bot, { $level }
lobby-guest = Guest
lobby-free = Free seat
lobby-free-about = Yours if you like
lobby-name = Your name at the table
lobby-no-account = No account needed. The game starts when everyone at the table has pressed Ready.
lobby-watch = Just watch
lobby-how-to-play = How to play

## Lobby

lobby-you-host = You, host
lobby-asked-again = Invited to play again
lobby-name-of = Name in seat { $number }
lobby-player = Player { $number }
lobby-ready = Ready
lobby-not-ready = Not ready
lobby-not-ready-yet = Not ready yet: { $names }.
lobby-waits-for-you = The others are waiting for you to press Ready.
lobby-starts-itself = The game starts 3 seconds after the last Ready. Anybody can stop it.
lobby-starts = { $seconds ->
    [0] The game starts now.
    [one] The game starts in { $seconds } second.
   *[other] The game starts in { $seconds } seconds.
}
lobby-starts-about = Anybody at the table can stop it.
lobby-stop = Stop
lobby-start-now = Start without waiting
lobby-reach-local = This address works only on this computer.
lobby-reach-lan = Friends at home need the one below.
lobby-reach-home = In your home network
lobby-reach-closed = Friends cannot reach this computer yet.
lobby-reach-how = Close Cantina and start it with:
lobby-reach-lost = No home network was found. Connect this computer to one and open this page again.
lobby-code = or with the code on the page “Play”:

## Open tables

lobby-open-tables = Open tables
lobby-any-game = All games
lobby-any-pace = Any pace
lobby-nobody = Nobody is waiting. Open a table, or play against a bot until somebody comes.
lobby-host-note = { $host } · { $note }
lobby-free-seats = { $count ->
    [one] 1 free
   *[other] { $count } free
}
lobby-play-instead = Play a game
lobby-note = A note for people looking for a table
lobby-note-example = Newcomers welcome
lobby-timed-out = Your time ran out twice. A bot plays for you until you are back.
