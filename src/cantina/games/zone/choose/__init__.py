"""Conditions of cards, whom and where their effects are for, whom enemies go for."""
