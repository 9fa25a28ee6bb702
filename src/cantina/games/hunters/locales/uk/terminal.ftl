# What only the terminal says.

play-since = Після вашого останнього вибору
play-discards-empty = порожньо
play-reasons-of = Звідки очки гравця { $name }
