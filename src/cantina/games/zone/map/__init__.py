"""Areas, borders, sight and distances: the board without anything on it."""
