# What the pages around the tables say: start, new table, lobby, you, settings, about.

## Tab and notices

pages-title-asked = ({ $count }) Your move · { $title }
pages-notice = It is your move
pages-bell = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}

## Worlds

pages-world-coming = Coming soon

## Welcome

# Words without gender, separated by commas, at most 20 letters each.
pages-guest-names = Comet, Lantern, Ember, Quartz, Nomad, Pilot, Falcon, Juniper, Marble, Cobalt, Echo, Drifter, Saffron, Tundra, Beacon, Orbit
pages-welcome = Welcome to the cantina
pages-welcome-how = No sign-up, nothing to install. { $goal }
pages-welcome-name = You play as
pages-welcome-other-name = Another name
pages-welcome-play = Play { $game } now

## Continue

pages-continue-count = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
pages-continue-open = Open
pages-continue-since = Since your last visit: { $news }
pages-continue-asked = The table waits for your decision.
pages-continue-bots = The bots are thinking.
pages-continue-go = Continue
pages-continue-look = Look
pages-left-clock = { $clock } left
pages-left-hours = { $count } h left
pages-left-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
pages-span-seconds = { $count } s
pages-span-minutes = { $count } min
pages-span-hours = { $count } h
pages-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Join, watch, learn

pages-join-how = Type the code, or paste the link you were sent.
pages-join-label = Code or link of the table
pages-join-bad = A code has six letters. A link holds /t/ and the table’s name.
pages-watch-live = { $count } live
pages-watch-live-more = { $count }+ live
pages-watch-quiet = No public games right now.
pages-watch-of = { $count ->
    [one] { $host } · 1 seat
   *[other] { $host } · { $count } seats
}
pages-watch-eyes = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
pages-watch-delay = { $count } s behind
pages-watch-all = All tables
pages-watch-playing = Being played
pages-learn-rules = Rulebook
pages-learn-rules-about = Every rule, in our own words
pages-learn-score = Score pad
pages-learn-score-about = For the game on your real table

## Bots

pages-level = How strong the bot is
pages-level-rookie = Rookie
pages-level-scout = Scout
pages-level-hunter = Hunter
pages-level-veteran = Veteran
pages-level-legend = Legend
pages-thinks-random = plays any legal move
pages-thinks-novice = goes by a rule of thumb, with a beginner’s slips
pages-thinks-novice-seldom = goes by a rule of thumb, with a slip now and then
pages-thinks-quick = goes by a rule of thumb
pages-thinks-greedy = looks one turn ahead
pages-thinks-mcts = plays many games in its head
pages-thinks-trials = plays every choice out in the same situations and compares
pages-thinks-planner = weighs whole turns and what may follow
pages-thinks-scout = tries moves out and keeps the best
pages-thinks-at-once = { $about }; answers at once
pages-thinks-turn = { $about }; up to { $seconds } s a turn
pages-regular = Character
pages-regular-any = At random
pages-regular-none = No habits

## New table and lobby

pages-seat-me = At this screen
pages-seat-open = Open seat
pages-seat-bot = Bot
pages-seat-host = Host
pages-seat-you = You
pages-seat-screen = Takes turns at this screen
pages-seat-link = Anyone with the link
pages-seat-bot-of = Bot, { $level }: { $about }
pages-seat-regular = Bot, { $level }. { $habit }
pages-seat-ready = Ready
pages-seat-away = Not here
pages-seat-remove = Remove seat { $number }
pages-seat-add = Add a seat
pages-seat-copy = Copy a link for seat { $number } only
pages-seat-copied = The link for seat { $number } is copied. It seats one person.
pages-seats-of = { $count } of { $most }
pages-pace = Pace
pages-pace-none = No clock
pages-pace-live = Live
pages-pace-relaxed = Relaxed
pages-pace-correspondence = Correspondence
pages-pace-time = For each decision
pages-options = Options
pages-more = Advanced
pages-listed = Public
pages-listed-about = Anyone can find, join and watch it
pages-listed-yes = Yes
pages-listed-no = By invitation only
pages-delay = Spectator delay
pages-delay-none = None
pages-seed = Seed
pages-seed-chance = Random
pages-seed-about = The same number deals the same cards again. Such a game is not rated.
pages-seed-bad = A seed is a whole number from 0.
pages-cancel = Cancel
pages-new-at-once = The game starts at once.
pages-new-invite = You get a code and a link for the open seats.
pages-new-start = Start game
pages-invite = Invite
pages-invite-copy = Copy link
pages-invite-share = Share link
pages-invite-qr = Show QR code
pages-invite-scan = Scan to sit down
pages-lobby-of = { $host }’s table
pages-lobby-waiting = { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
pages-lobby-close = Close the table
pages-lobby-leave = Leave the table
pages-lobby-rules = This table
pages-lobby-seed = The host chose the seed and may know the deal. The game is not rated.

## You

pages-account = Account
pages-account-guest = You are a guest: your tables belong to this browser. With an account they follow you to every device, and your games are rated.
pages-account-nobody = With an account your tables follow you to every device, and your games are rated. You do not need one to play.
pages-account-sign-up = Create an account
pages-account-sign-in = Sign in
pages-account-login = Login
pages-account-password = Password
pages-account-rules = A login has 3 to 40 characters and no spaces. A password has at least 10 characters and is not one that others would try first, such as a well-known word with a number. Nobody can send you a lost password, so keep it safe.
pages-account-change = Change the password
pages-account-change-rules = At least 10 characters, and not one that others would try first. All other devices are signed out.
pages-account-old = Current password
pages-account-new = New password
pages-account-changed = The password is changed. All other devices are signed out.
pages-account-everywhere = Sign out everywhere
pages-account-everywhere-sure = All devices are signed out, this one too. You need your password to come back.
pages-account-hello = Hello, { $name }.
pages-account-delete = Delete everything
pages-account-delete-sure = Your name, account and ratings are deleted for good. A bot plays on at your tables. This cannot be undone.
pages-account-out-sure = You are a guest. If you sign out, nobody can give you your tables back.
pages-history = Played games
pages-history-none = Your finished games will be here.
pages-history-with = with { $names }
pages-more-games = Earlier games
pages-more-tables = More tables
pages-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
pages-won = Won
pages-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
pages-rating-now = Rating { $points }
pages-ratings = Rating
pages-ratings-none = You have no rating yet. It begins with your first finished game against another account.
pages-ratings-games = { $count ->
    [one] after 1 game
   *[other] after { $count } games
}
pages-ladder = Ladder
pages-ladder-game = Game
pages-ladder-none = No rated game has been played on this server yet.
pages-ladder-place = Rank
pages-ladder-points = Rating
pages-ladder-games = Games
pages-ladder-me = Your rank is { $place }, with a rating of { $points }.
pages-ladder-how = A game counts when at least two accounts play it to the end. Bots and guests do not matter. Everyone starts at 1000.

## Settings

pages-settings-look = Look
pages-settings-play = At the table
pages-settings-confirm = Confirm decisions
pages-settings-confirm-about = Ask before each decision
pages-settings-sound-about = Quiet, and only at the table
pages-settings-notices = Notify me when it is my move
pages-settings-notices-about = A browser notification while you are in another tab
pages-settings-notices-refused = The browser does not allow notifications from this page.

## About

pages-about-what = Cantina is a table for board games on a computer, for people and bots, played exactly by their rules. It is free software.
pages-about-unofficial = It is an unofficial fan project, made independently and not endorsed by the publishers of the games or the owners of their worlds. Star Wars and its names are trademarks of Lucasfilm. S.T.A.L.K.E.R. is a trademark of GSC Game World. The board games belong to their publishers. The rules are told in our own words, without any picture, logo or sentence of theirs.
pages-about-provenance = Where the numbers come from
pages-about-provenance-how = A mark stands beside whatever the rulebooks do not print: on cards, units, places and missions. Press the mark, or open the card, to see where each of its values comes from. Cards on the table carry it in your first games; the settings change that.
pages-about-pack = The values of your own box
pages-about-pack-how = If you own a game, you can enter the printed values on its page here and play with them. Or in a pack, a copy of the content folder with your numbers: the first command checks it, the others play with it, in the browser and in the terminal.
pages-about-credits = Made with
pages-about-icons = { $count ->
    [one] 1 icon
   *[other] { $count } icons
}
pages-about-drawn = Game Icons are drawn by Lorc, Delapouite and many others. We color and combine them.
pages-about-versions = Versions and license
pages-about-rules = rules { $behaviour }, content { $digest }
pages-about-license = Cantina is released under the MIT license. Third-party licenses are named above.
