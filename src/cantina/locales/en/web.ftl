# What only the web says: the shell around every game.

## Everywhere

web-percent = { $percent }%
labelled = { $label }: { $text }
said-then = { $first }; { $then }
web-close = Close
web-menu = Menu
web-key-Space = Space
web-key-Enter = Enter
web-language = Language
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-skip = Skip to the content
web-rule = Rule { $rule }
web-loading = One moment…
web-retry = Try again
web-back-home = Back to the start
web-nowhere = There is nothing here
web-nowhere-why = The address { $path } leads nowhere.
web-guest = Guest
web-copied = Copied.

web-nav = Pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-learn = Learn
web-nav-score = Score pad
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About
web-nav-me = You

## When it goes wrong

web-problem-bug = Something went wrong in Cantina; nothing you did.
web-problem-unreachable = The server cannot be reached. Check your connection and try again.
web-problem-ended = The connection to this table has ended. Open the table again.
web-problem-storage = The server could not save this. Nothing has changed: try again.
web-problem-unavailable = The server is busy. Look at the table again, then try once more.
web-problem-shape = The server did not understand this page. Reload it and try again.
web-problem-too_big = That is too much at once. Send less.
web-problem-hello = This page and the server lost each other. Reload the page.
web-problem-no_file = This file is not part of the game’s content.
web-problem-no_way = There is nothing at this address. Reload the page or go to the start.
web-problem-origin = This page belongs to another address. Open Cantina at its own address.
web-problem-bad_options = This cannot be set up like that. Check the names and settings, then try again.
web-problem-bad_language = Cantina does not speak this language. Choose another in the settings.
web-problem-bad_claim = A card is counted more often than it exists, or in the wrong place. Check the cards.
web-problem-no_game = This game is not on this server. Choose one on the first page.
web-problem-no_rules = The rulebook of this game is not on this server. Whoever runs it can add it.
web-problem-no_figures = Nobody has measured these scenarios here yet. You can play them all the same.
web-problem-no_player = There is no such account, or no longer. Check the address.
web-problem-no_table = There is no such table, or no longer. Check the link.
web-problem-who = The server does not know who you are. Reload the page and enter your name.
web-problem-token = Your sign-in has expired. Sign in again.
web-problem-wrong = Wrong login or password.
web-problem-bad_login = A login has 3 to 40 characters and no spaces. Choose another.
web-problem-bad_password = A password has at least 10 characters, not counting spaces around it. Choose a longer one.
web-problem-common_password = Others would try this password first. Choose one that is harder to guess, such as a few words.
web-problem-busy = Many people are signing in right now. Try again in a moment.
web-problem-no_account = This is for accounts. Create one first.
web-problem-login_taken = Somebody has this login already. Choose another.
web-problem-has_account = You have an account already. Sign out first to create another.
web-problem-name_taken = Somebody at this table has this name. Choose another.
web-problem-no_code = This code is wrong or has expired. Check the letters, or ask for a new link.
web-problem-invite_expired = This invitation has expired. Ask the host for a new one.
web-problem-bad_invite = This invitation is not valid, or somebody has used it already. Ask the host for a new one.
web-problem-private = You need an invitation for this table. Ask the host for a link.
web-problem-no_seat = There is no free seat there. Choose another seat or table.
web-problem-taken = This seat is taken. Choose another.
web-problem-not_open = This game has started, or its table is closed. You can watch it or join another table.
web-problem-closed = This table is closed. Nothing more happens here: open a new one.
web-problem-finished = The game is over. Open its replay, or play again.
web-problem-not_finished = This works only when the game is over. Play it to the end first.
web-problem-other_rules = This game was played with older rules. It cannot be shown or gone on with; start a new one.
web-problem-not_yours = Only the player in this seat can do that. If it is yours, open your own link or sign in.
web-problem-not_host = Only the host of the table can do that. Ask them.
web-problem-which_seat = You have several seats here. Choose the one that decides.
web-problem-no_vote = Only the other players at the table can vote. Take a seat in the next game.
web-problem-here = This player is here again; no bot is needed.
web-problem-vote_early = Not yet: the clock must have run out or, without one, the player must have been away for three minutes.
web-problem-others_play = Others play at this table. You can leave it; a bot plays on for you.
web-problem-watching = You are watching. Only those who play write here.
web-problem-no_hint = No bot could tell in time. Ask again, or decide yourself.
web-problem-not_alone = There is guidance only in a game against bots.
web-problem-stale = The table has moved on. Look again, then decide.
web-problem-illegal = This cannot be done now. Choose one of the things offered.
web-problem-slow_down = Too many tries. Wait a moment.
web-problem-enough_tables = Many tables are open from your internet connection, perhaps by others at home or at school. Finish or close one, or try again tomorrow.
web-problem-enough_alone = You already have several games in which only bots play. Close one, or wait until one is over.
web-problem-not_asked = It is not your decision any more.
web-problem-no_undo_nothing = There is nothing to undo.
web-problem-no_undo_others = Someone else has moved since, so this can’t be undone.
web-problem-no_undo_revealed = Something was revealed since, so this can’t be undone.
web-problem-no_undo_time = The time for that decision is up, so this can’t be undone.
web-problem-rivals = While it runs, only a game that all play together can be copied. Play this one to the end first.
web-problem-not_now = Someone is holding something the others may not see. Try again after that decision.
web-problem-not_started = This game is not running. Start it first, or open its replay.
web-problem-origin_runs = The game that this one branched off is still running, and they share its secrets. End that one first.
web-problem-bad_save = This file holds no game that can be played here: it is damaged or was changed. Choose another.
web-problem-save_too_long = This file is too long for a game. Choose another.
web-problem-save_over = The game in this file is over. Choose one that is still running.

## Start

web-home-title = Play
web-home-continue = Continue
web-home-new = New table
web-home-play = Play now
web-home-alone = Go in alone
web-home-players = { $fewest }–{ $most } { $most ->
         [one] player
        *[other] players
    } · { $minutes } min
web-home-together = { $fewest }–{ $most } { $most ->
         [one] player
        *[other] players
    } together · { $minutes } min
web-home-bots = Bots: { $level }
web-home-your-move = Your move
web-home-waiting = Their move
web-home-join = Join a table
web-home-join-go = Join

## Table

web-new-seats = Seats
web-new-open = Open the table
web-table-title = Table
web-table-away-now = away
web-table-seat = Seat { $number }
web-table-empty = Open seat
web-table-fill = Put a bot here
web-table-take = Sit down
web-table-waiting = Waiting for { $names }
web-table-yours = Your decision
web-table-closed = The host closed this table.
web-asleep = Older rules
web-asleep-why = The rules have changed since, and this game cannot go on. Nobody wins or loses it.
web-asleep-close-why = Close the table, and you can save its record.
web-asleep-close = Close the table
web-table-over = The game is over.
web-table-rematch = Play again
web-table-replay = Replay
web-table-undo = Undo
web-table-away = Let a bot play for me
web-table-back = I am back
web-table-vote = Let a bot play for { $name }
web-table-chat = Chat
web-table-chat-write = Say something
web-table-chat-send = Send
web-table-link-connecting = Connecting…
web-table-link-waiting = The connection is lost. Trying again…
web-table-link-polling = Connected, without live updates
web-table-link-ended = The connection has ended.
web-table-bot = bot · { $bot }
web-table-regular = bot · { $bot } · { $habit }

## Other pages

web-replay-title = Replay
web-rules-title = Rules: { $game }
web-rules-chapters = Chapters
web-rules-english = The rulebook is in English so far.
web-learn-title = Learn: { $game }
web-score-title = Score pad
web-watch-title = Watch
web-watch-look = Look
web-me-title = You
web-me-name = Name
web-me-save = Save
web-me-saved = Saved.
web-me-login = Signed in as { $login }
web-me-sign-out = Sign out
web-about-title = About Cantina

## Settings

web-settings-title = Settings
web-settings-theme = Theme
web-settings-theme-system = Like the system
web-settings-theme-dark = Dark
web-settings-theme-light = Light
web-settings-language = Language
web-settings-language-system = Like the browser
web-settings-motion = Motion
web-settings-motion-system = Like the system
web-settings-motion-full = All
web-settings-motion-less = Little
web-settings-sound = Sound
web-settings-sound-on = On
web-settings-sound-off = Off
web-settings-scale = Size of the table
web-settings-scale-auto = By the window
