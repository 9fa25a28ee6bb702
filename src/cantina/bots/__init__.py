"""Players that think. They import no game: all they know comes through the Game object."""
