# The table shell around every game, and the replay.

table-of = Table of { $name }
table-watching = You are watching
table-ask = What is asked
table-map-whole = Whole board
table-map-near = Closer
table-choices = All choices
table-keys = Keys
table-key-tab = To the next part of the table
table-key-arrows = Along a row or over the board
table-key-enter = Press what is lit or has the focus
table-key-escape = Close, put down or go back
table-key-rule = The rule behind the question
table-key-keys = This list
table-key-map = To the map
table-key-next = To the next choice on the map
table-key-previous = To the previous choice on the map
table-key-own = To your next piece
table-key-target = To the next target
table-key-read = Read aloud what is here
table-key-log = To the log
table-key-card = Pick a card of your hand
table-sure = Are you sure?
table-sure-yes = Yes
table-sure-no = No
table-confirm-on = Ask before every decision
table-confirm-off = Do not ask before decisions
table-bot-for-you = A bot plays for you.
table-kept = Kept: { $action }
table-kept-why = There is no connection. It will be sent as soon as you are back.
table-kept-late = Your answer had already arrived.
table-refused = That was not accepted
table-refused-again = Nothing has changed: choose again.
table-refused-on = The game continues.
table-refused-read = OK
table-thinks = { $name }, { $level }, is thinking
table-thinks-long = { $seconds ->
    [one] { $seconds } second so far
   *[other] { $seconds } seconds so far
}
table-together = { $name } decides for the group. Propose something.
table-together-bot = { $name }, a bot, decides for the group and does what most of you propose.
table-propose = Propose: { $what }
table-propose-it = Propose
table-propose-back = Withdraw: { $what }
table-proposals = Proposals
table-proposal = { $names }: { $what }
table-proposed-by = Proposed by { $names }.
table-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-hurry = { $seconds ->
    [one] Only { $seconds } second left.
   *[other] Only { $seconds } seconds left.
}
web-table-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
table-score = Score
table-score-close = Back to the table
table-rematch-join = Join the next game

## Hints

table-hint = Hint
table-hint-do = A bot would do this: { $action }
table-hint-then = Then:
table-hint-only = There is no other choice.
table-hint-better = Better than “{ $other }” by about { $gain }.
table-hint-either = As good: { $others }. Everything else is worse by about { $gain }.
table-hint-equal = Nothing stands out
table-hint-equal-why = As far as a bot can tell, these are worth about the same: { $others }.
table-hint-decides = It may decide the game.
table-hint-gain = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-hint-follow = Do it
table-hints-used = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}

## Log

table-log = Log
table-log-earlier = Show earlier lines
table-log-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
table-moment = Show this moment
table-moment-shown = You are looking at an earlier moment
table-moment-back = Back to now
table-missed = While you were away
table-missed-go = Continue

## People

table-people = People
table-seat-decides = is deciding
table-seat-here = is here
table-seat-replaced = away · played by { $bot }
table-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
table-vote-clock = A bot can play for them once their clock runs out.
table-vote-soon = If they stay away, a majority of you can let a bot play in
table-vote-loss = Their clock has run out. If they do not come back, a rated game counts as lost for them.
table-vote-unrated = A bot plays if a majority of you want it. If they do not come back, the game does not change their rating.
table-watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
table-delay = { $seconds ->
    [one] Spectators see everything with a delay of { $seconds } second.
   *[other] Spectators see everything with a delay of { $seconds } seconds.
}
table-said = { $name }: { $text }
table-chat-watching = You are watching. Only players can write here.
table-chat-private = This table is private: only players can read and write here.
table-chat-mute = Mute { $name }
table-chat-muted = { $name } is muted.
table-chat-unmute = Unmute
table-ran-out = { $name } ran out of time: a decision was made for them.
table-ran-out-you = Your time ran out: a decision was made for you.
table-seat-ran-out = time ran out · played by { $bot }
table-chat-none = No messages yet.
table-pass = Pass the screen to { $name }
table-pass-why = Several of you play at this screen: nobody else should look.
table-pass-ready = I am { $name }
table-leave = Leave the table
table-leave-what = A bot will play for you. You can come back at any time while the game runs. If you do not, a rated game counts as lost.
table-leave-stay = Stay

## Connection

table-reload = Reload
table-ended-client = This page is out of date.
table-ended-sign_in = You have been signed out.
table-ended-not_yours = This seat is no longer yours.
table-ended-no_table = This table cannot be shown here.
table-ended-left = You have left.

## Report

table-report = Report a problem
table-report-record = The file holds the whole game, what you see, and the versions. You decide who gets it.
table-report-view = The file holds what your seat can see, what has happened, and the versions. It contains no hidden cards. You decide who gets it.
table-report-what = What went wrong?
table-report-save = Save the file

## Replay

replay-step = Decision { $at } of { $of }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-is = ×{ $speed }
replay-before = Step back
replay-after = Step forward
replay-turn-before = Turn back
replay-turn-after = Turn forward
replay-first = To the start
replay-last = To the end
replay-eyes = Seen by
replay-eyes-all = a spectator
replay-continue = Go on from here
replay-download = Save the record
replay-share = Copy a link to this moment
replay-not-yet = The replay is available when the game is over.
