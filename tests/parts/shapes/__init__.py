"""Declares a field of every shape that a codec is generated for; nobody plays it."""
