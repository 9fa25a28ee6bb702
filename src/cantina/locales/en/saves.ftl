# Games as files, copies of running games and what would have been.
save-menu = Save as a file
save-about = The file holds everything that has happened so far. It can be opened on any Cantina server and in the terminal.
save-fair = The file must not give away what is still to come. So everything hidden at this table is dealt anew when you save. Decisions made so far can then no longer be undone, and everyone here is told.
save-go = Save the file
save-done = Saved. Everything hidden here has been dealt anew.
save-told = { $name } has saved a copy of this game. Everything hidden has been dealt anew.
save-copies = Copies of this game
save-copy = After decision { $at }: { $name }
save-copies-about = Each time, everything hidden was dealt anew.
save-lobby = This game goes on from a file or from another game. It is not rated.
save-what-if = What if…
save-what-if-about = A table of your own goes on from this moment. The game you come from stays as it is; over there, everything that was hidden at this moment is dealt anew.
save-back = Back to the game
save-open = Open a saved game
save-open-about = Choose a file that was saved at a table or by the terminal. What has happened stays; everything still hidden is dealt anew.
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
save-open-bots-about = The game goes on at once.
save-open-people = Free for others
save-open-people-about = You can invite people. Bots can still fill in.
save-open-go = Go on
