# The legend: the page of a game’s signs, and the card beside one.

signs-title = Signs of { $game }
signs-count = { $count ->
    [one] 1 sign
   *[other] { $count } signs
}
signs-mine = on your table now
signs-find = Find a sign
signs-none = No sign is called so. Signs are also found by color and shape: red, hexagon.
signs-only = Only those on my table
signs-paper = As on paper, black
signs-near = More signs here
signs-next = next sign
signs-rule = rule
signs-close = close
signs-beside = Color never stands alone
signs-here = { $place } now:
signs-hint = Press a sign to read what it means.
