"""What the lab tells a learner about each game: a package per game, named by its key, with an
ENCODING. A game that has none is described by `lab/plain.py`."""
