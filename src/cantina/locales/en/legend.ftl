# The way to the legend of signs, and its setting: what every page needs of it.

signs-all = All signs
signs-fills = Patterns over areas
signs-fills-about = Tint and pattern what is radioactive; the signs keep theirs
table-key-signs = The signs here, one by one
