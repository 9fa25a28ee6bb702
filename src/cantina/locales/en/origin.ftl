# Where the values of cards, units, places and missions come from.
origin-kind-seed = Rulebook
origin-kind-box = Your box
origin-kind-public = A fan’s reading
origin-kind-ruling = Our ruling
origin-kind-reconstructed = Ours
origin-kind-seed-about = A rulebook states it.
origin-kind-box-about = An owner of the game entered it.
origin-kind-public-about = It has been published: read by fans from photos, reviews or the printed game.
origin-kind-ruling-about = The sources are silent, so we had to decide.
origin-kind-reconstructed-about = No source states it. We worked it out so that it fits everything that is known.
origin-all-seed = All as printed
origin-all-box = As in somebody’s box
origin-all-public = As fans read it
origin-all-reconstructed = All of it is ours
origin-share = { $ours ->
    [one] { $ours } of { $all } values is ours
   *[other] { $ours } of { $all } values are ours
}
origin-open = { $name }: where its values come from. { $share }
origin-value = Value
origin-from = From
origin-rest = Everything else
origin-yes = yes
origin-no = no
origin-lead-printed = The rulebook prints all of this.
origin-lead-public = The rulebook does not show this; fans have read it from the printed game.
origin-lead-ours = The rulebook shows nothing of this.
origin-lead-only = Of these values the rulebook shows only: { $fields }.
origin-lead-but = Not from the rulebook: { $fields }.
origin-unread = The printed icons cannot be read. Our reading: { $icons }.
origin-ours = What here is ours
origin-group-rules = Rules of play
origin-bar-all = all as printed
origin-bar-printed = { $printed } of { $all }
origin-bar-partly = { $printed } of { $all }, in part
origin-bar-fans = { $fans } read by fans
origin-bar-none = ours
origin-box = What the box says
origin-mission-part = in part as printed, the rest is ours
origin-marks = Marks on cards
origin-marks-usual = Your first games
origin-marks-always = Always
origin-marks-closeup = Close up only
origin-marks-never = Never
origin-worded = The words of the card are made from these values; the printed card says them in its own.
origin-worded-all = Texts of cards are made from these values, so the words of a printed card may differ; what they mean is the same as far as it is known.
