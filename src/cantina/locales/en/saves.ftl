# Games as files, copies of running games and what would have been.
save-menu = Save as a file
save-about = The file holds everything that has happened so far. It can be opened on any Cantina server and in the terminal.
save-fair = The file must not reveal what is still to come. So everything hidden at this table is dealt again when you save. Earlier decisions can then no longer be undone, and everyone here is told.
save-go = Save the file
save-done = Saved. Everything hidden here was dealt again.
save-told = { $name } saved a copy of this game. Everything hidden was dealt again.
save-copies = Copies of this game
save-copy = After decision { $at }: { $name }
save-copies-about = Each time, everything hidden was dealt again.
save-lobby = This game continues from a file or from another game. It is not rated.
save-what-if = What if…
save-what-if-about = A table of your own continues from this moment. The original game stays as it is. At the new table, everything that was hidden at this moment is dealt again.
save-back = Back to the game
save-open = Open a saved game
save-open-about = Choose a file that was saved at a table or in the terminal. What has happened stays. Everything still hidden is dealt again.
save-open-choose = Choose a file
save-open-other = Choose another file
save-open-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
save-open-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
save-open-others = The other seats
save-open-bots = Bots play
save-open-bots-about = The game continues at once.
save-open-people = Open to others
save-open-people-about = You can invite people. Bots can still fill the seats.
save-open-go = Continue
