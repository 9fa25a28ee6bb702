"""The page at / until the web client is there."""

from __future__ import annotations

from typing import Final

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cantina</title>
<h1>Cantina</h1>
<p>This server hosts tables where people and bots play board games: an unofficial fan project.</p>
<p>It is open. There is no page to play on yet; programs play through the interface described at
<a href="/api">/api</a>, and <code>docs/api.md</code> explains it.</p>
<ul>
<li><a href="/api/games">The games</a></li>
<li><a href="/api/tables">Tables with free seats</a></li>
<li><a href="/healthz">Is the server well?</a></li>
</ul>
</html>
"""
