"""Components that two or more games share. No game words."""
