"""Star Wars: Bounty Hunters: simultaneous card drafting for two to six. Unofficial."""

from cantina.games.hunters.game import Hunters

GAME = Hunters()
