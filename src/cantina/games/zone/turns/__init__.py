"""Rounds, turns and what a stalker may do in them."""
