# What only the terminal says.

play-since = Since your last choice
play-discards-empty = empty
play-reasons-of = Where the points of { $name } come from
