# Values of one's own: what somebody reads on the cards of their box, in place of ours.
box-of = { $owner }: { $count ->
    [one] { $count } value differs from ours
   *[other] { $count } values differ from ours
}
box-refused = { $count ->
    [one] { $count } value cannot be taken
   *[other] { $count } values cannot be taken
}
box-needless = { $count ->
    [one] { $count } value is no longer needed: ours says the same
   *[other] { $count } values are no longer needed: ours say the same
}
box-field = Field
box-value = Value
box-reason = Why
box-written = Written to { $folder }: content { $digest }
box-problem-file = Nothing in this file can be replaced.
box-problem-row = This card is not here.
box-problem-field = This value cannot be replaced.
box-problem-printed = The rulebook prints ours. Say which edition prints something else.
box-problem-number = A number from { $low } to { $high } goes here.
box-problem-numbers = { $count ->
    [0] Numbers from { $low } to { $high } go here.
   *[other] { $count } numbers from { $low } to { $high } go here.
}
box-problem-choice = Not one of the choices.
box-problem-flag = Yes or no goes here.
box-problem-together = { $file } { $row }: { $reason }
web-problem-no_boxes = This server plays with its own values only.
web-problem-boxes_of_accounts = On this server, only accounts may bring a box. Sign in first.
web-problem-enough_boxes = Too many different boxes are in use from your network. End one of those games first.

# The page of a box, and tables that play with one.
box-title = My box of { $game }
box-mine = My box
box-enter = I own the game: enter its values
box-tree = What is in the box
box-search = Card, or “differs”
box-search-differs = differs
box-nothing = Nothing here is called so.
box-any-order = { $count ->
    [one] { $count } card
   *[other] { $count } cards, in any order
}
box-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
box-all-ours = { $count ->
    [one] { $count } as ours
   *[other] All { $count } as ours
}
box-card = Card
box-name = Name
box-state = Compared with ours
box-cell = { $field }: { $value }, { $state ->
    [ours] ours
    [differs] yours, differs from ours
   *[mine] yours, as ours
}
box-as-ours = as ours
box-typing = typing…
box-ours = ours
box-differ = { $count ->
    [one] { $count } value differs
   *[other] { $count } values differ
}
box-differ-from-ours = { $count ->
    [one] { $count } value differs from ours
   *[other] { $count } values differ from ours
}
box-progress = { $done } of { $all } cards
box-kept = kept in this browser
box-not-kept = this browser keeps nothing: save a file
box-tip = A digit goes on to the next field. Enter takes ours, U undoes, N goes to the next group.
box-maps = Maps are drawn in the scenario editor
box-undo = Undo
box-erase = Erase
box-bring = Bring a box
box-save = Save or share
box-play = Play with my box
box-card-number = Card { $number }, { $state ->
    [differs] differs
    [same] as ours
   *[open] not entered yet
}
box-card-before = Card before
box-card-next = Card { $number }
box-next-group = Next group
box-save-title = Save or share my box
box-owner = Whose box it is
box-edition = Edition that prints something else
box-edition-about = With an edition, values that the rulebook prints can be changed, too.
box-folder = As a content folder
box-folder-about = The folder is the whole content with your values, for the terminal and for a server’s setting packs:
box-link = Copy a link
box-linked = The link was copied. Whoever opens it can take these values.
box-save-file = Save as a file
box-bring-title = Bring a box
box-bring-about = Choose the file of somebody’s box. It is looked over first; nothing is taken unasked.
box-choose-file = Choose a file
box-nobodys = A box without a name
box-can = { $count ->
    [one] can be played
   *[other] can be played
}
box-not-needed = { $count ->
    [one] no longer needed
   *[other] no longer needed
}
box-cannot = { $count ->
    [one] cannot be taken
   *[other] cannot be taken
}
box-cannot-title = Cannot be taken
box-not-needed-title = No longer needed
box-mend = { $count ->
    [one] Mend the { $count } by hand
   *[other] Mend the { $count } by hand
}
box-leave = Leave it
box-take = { $count ->
    [one] Take the { $count } value
   *[other] Take the { $count } values
}
box-is-save = This file is a saved game.
box-is-save-go = Saved games are opened on the first page.
box-other-game = These are values of another game.
box-other-game-go = To its box
box-whole-long = This file is too long for a box.
box-whole-many = This file has too many values for a box.
box-whole-format = This box was written by a newer version.
box-whole-other = This file is not a box.
box-whole-broken = This file is damaged, or not a box.
box-badge = { $owner } · { $count ->
    [one] { $count } own value
   *[other] { $count } own values
}
box-with = { $count ->
    [one] With my box: { $count } own value
   *[other] With my box: { $count } own values
}
box-unrated = Cards have the values of this box. Games with it do not change ratings.
box-preview = The card as you have it
box-preview-about = As you have typed it. What differs from ours has the mark of your box.
box-unlike = { $field }: your cards of this kind differ, ours are all the same. Worth a second look.
