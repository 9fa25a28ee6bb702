"""Nim: heaps of stones, take from one of them, whoever takes the last stone wins.

A fourth game with no secret, no dice and no board: `test_fourth_game` adds it to the house from a
folder outside, as anybody would.
"""

from cantina.games.nim.game import Nim

GAME = Nim()
