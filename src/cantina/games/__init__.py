"""The games, one folder each. Discovery walks these folders; games never import games."""
