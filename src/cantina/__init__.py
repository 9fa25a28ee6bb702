"""Cantina: three modern board games, played exactly by their rules, by people and bots."""
