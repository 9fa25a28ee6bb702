# Editors of scenarios and missions.

editor-undo = Undo
editor-redo = Redo
editor-checking = Checking…
editor-sound = Ready to play.
editor-unsound = Not yet playable
editor-begin = Start from…
editor-save = Save as a file
editor-open = Open a file
editor-opened = Opened.
editor-text = As text
editor-text-take = Apply the text
editor-share = Share
editor-invite = Play with a friend
editor-link = Copy a link
editor-linked = The link was copied. Anyone who opens it can change and play their own copy.
editor-unread = The text has something that cannot be read:
editor-fix = must be fixed:
editor-weigh = to consider:
editor-show = Show
editor-locked =
    { $count ->
        [one] { $count } problem must be fixed before it can be shared by link.
       *[other] { $count } problems must be fixed before it can be shared by link.
    }
