"""Bounty Hunters: a module per chapter of the rules, and what lies across chapters."""
