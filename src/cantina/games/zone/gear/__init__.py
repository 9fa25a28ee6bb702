"""Backpacks, pockets and what is found."""
