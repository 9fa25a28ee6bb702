"""Stalkers and enemies move, and are moved."""
