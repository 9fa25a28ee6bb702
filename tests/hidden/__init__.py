"""What is hidden from whom in each game, listed by the rules and without the game's own views."""
