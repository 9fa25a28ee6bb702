"""Sequences of play: one flow table per file."""
