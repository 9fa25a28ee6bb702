# The terminal: games, play, replay, content.

## List of games

games-title = Games at this table
games-seats = { $fewest }–{ $most } { $most ->
         [one] player
        *[other] players
    }
games-minutes = about { $minutes } minutes
games-default = default
games-start = Start one with: { $command }

## Play

play-person = Player { $number }
play-welcome = { $game }. At the table: { $names }.
play-bot = { $name } (bot: { $bot })
play-saved-as = Seed { $seed }. Every decision is saved in { $file }
play-resumed = The game goes on after { $count ->
    [one] { $count } decision.
   *[other] { $count } decisions.
}
play-thinking = { $name } is thinking…
play-prompt = Your choice
play-prompt-help = ? for help
play-bad-input = “{ $input }” is not a command. Type ? to see what you can type.
play-no-choice = There is no choice { $number }; there { $count ->
    [one] is only 1
   *[other] are { $count }
}.
play-undone = Your last decision is undone.
play-no-undo = This can’t be undone: { $reason }.
play-no-undo-nothing = there is nothing to undo
play-no-undo-others = someone else has moved since
play-no-undo-revealed = something was revealed since
play-hint = A bot would choose { $number }: { $choice }
play-curtain = Pass the keyboard to { $name }.
play-curtain-enter = { $name }, press Enter when nobody else is looking.
play-quit = Saved. Continue with: { $command }
play-no-rule = There is no rule { $rule }.
play-rules-absent = The rules are not installed on this computer.
play-no-sign = No sign is called “{ $query }” or looks so.
play-no-card = There is no card called “{ $query }”.
play-which-card = Which card? Give its number in the list or part of its name.
play-many-cards = { $count ->
    [one] { $count } more card goes by that name.
   *[other] { $count } more cards go by that name.
}
play-no-player = There is no player “{ $query }”; the players are { $names }.
play-help-title = What you can type
play-help-number = choose the option with this number
play-help-undo = undo your last decision
play-help-hint = ask a bot for a hint
play-help-score = the score if the game ended now
play-help-table = look at a player’s table: t 2 or t { $name }
play-help-discards = the discard piles
play-help-rule = the text of a rule: r { $rule }
play-help-card = a card and where its values come from: c 1, or part of its name
play-help-legend = every sign and what it means: l, or l red
play-help-board = draw the table again
play-help-help = this help
play-help-quit = save and quit
play-score-now = The score if the game ended now
play-score-final = Final score
play-discards = Discard piles
play-winner = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
play-reasons = Enter to finish, or the number of a player to see where the points come from: { $names }
play-score-of = { $name }: { $score }
play-and = { $first } and { $last }

## Replay

replay-verified =
    { $count ->
        [one] Checked: one decision replays, and every die and deal came from the seed of this record.
       *[other] Checked: { $count } decisions replay, and every die and deal came from the seed of this record.
    }
replay-verify-commitment = Commitment to this seed: { $commitment }
replay-verify-same = This is the commitment you gave: the seed was fixed when the table opened.
replay-verify-part = This is the commitment you gave: the seed was fixed up to decision { $at }. Then a copy of the game was taken, and the rest comes from another seed.
replay-verify-chosen =
    { $count ->
        [one] One decision replays from seed { $seed }. Somebody chose it or could guess it: no table committed to it.
       *[other] { $count } decisions replay from seed { $seed }. Somebody chose it or could guess it: no table committed to it.
    }
replay-title = { $game }, { $seats } { $seats ->
         [one] player
        *[other] players
    }, seed { $seed }
replay-length = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
replay-part = Shown up to decision { $shown } of { $count }.
replay-unfinished = The game is not over.
replay-score = The score at this point
replay-seat = As seen by { $name }.
replay-all = All cards are shown.
report-title = Report of { $made }: { $game }
report-other = The report was made with { $name } { $other }; here it is { $here }.
report-running = The game was running: player { $seat }, revision { $rev }. Only what this player knew is in the report.
report-events = What had happened
report-view = What the player saw
report-asked = Asked: { $ask }

## Content

content-title = { $game }: content { $digest }
content-file = File
content-rows = Rows
content-total = Total
content-good = The content is complete and matches the list of components.
content-values = Values by source
content-legend = { $mark } marks a reconstructed value: it fits everything that is known, but the printed one may differ.
content-source = Source: { $source }
content-note = Note: { $note }
content-values-from = The numbers follow fact { $fact }.
content-rules = Rules: { $rules }
content-id = Id
