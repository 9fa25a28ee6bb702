"""Declares the least that a game has, with no number in any action; nobody plays it."""
