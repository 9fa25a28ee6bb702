# What only the web says: the shell around every game.

## Everywhere

web-close = Close
web-menu = Menu
web-key-Space = Space
web-key-Enter = Enter
web-language = Language
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-skip = Skip to the content
web-rule = Rule { $rule }
web-loading = One moment …
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
web-problem-unreachable = The server cannot be reached.
web-problem-no_table = There is no such table.
web-problem-bad_invite = This invitation is not valid, or somebody has used it already.
web-problem-slow_down = That was too often. Wait a little.
web-problem-not_asked = It is not your decision any more.
web-problem-stale = The table has moved on.
web-problem-no_undo_nothing = There is nothing to take back.
web-problem-no_undo_others = Others have decided since; it cannot be taken back.
web-problem-no_undo_revealed = Something has come to light since; it cannot be taken back.
web-problem-private = You need an invitation for this table.

## Start

web-home-title = Play
web-home-continue = Continue
web-home-new = New table
web-home-play = Play now
web-home-alone = Go in alone
web-home-players = { $fewest }–{ $most } players · { $minutes } min
web-home-together = { $fewest }–{ $most } players together · { $minutes } min
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
web-table-closed = This table was given up.
web-table-over = The game is over.
web-table-rematch = Play again
web-table-replay = Replay
web-table-undo = Take back
web-table-away = Let a bot play for me
web-table-back = I am back
web-table-vote = Let a bot play for { $name }
web-table-chat = Chat
web-table-chat-write = Say something
web-table-chat-send = Send
web-table-link-connecting = Connecting …
web-table-link-waiting = The connection is lost. Trying again …
web-table-link-polling = Connected without a live line
web-table-link-ended = The connection has ended.
web-table-bot = bot · { $bot }

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
