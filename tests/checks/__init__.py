"""The command `./test`: which checks there are, how they run, and what is said about them."""
