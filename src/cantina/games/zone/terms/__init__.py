"""Numbers and words that all of the game shares."""
