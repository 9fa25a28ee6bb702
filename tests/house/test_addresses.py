"""The server may be in a folder of a site: only two files of the pages know addresses."""

from __future__ import annotations

import re

from tests.house.sources import CHECKOUT, listed

WEB = CHECKOUT / "web"
KNOW = ("base.ts", "router.svelte.ts")
ADDRESS = re.compile(r"""(?<!under\()(?<!address\()["'`(=]/[a-z][\w/{}$.-]*|href="/""")
"""From the top of the site. What is asked of the server begins with a method: `GET /api/me`."""


def test_no_page_names_an_address_from_the_top_of_the_site() -> None:
    sources = [
        path
        for path in sorted((WEB / "src").rglob("*"))
        if path.suffix in {".svelte", ".ts", ".css"}
        and path.name not in KNOW
        and ".test." not in path.name
    ]
    found = [
        f"{path.relative_to(WEB)}: {match[0]}"
        for path in [*sources, WEB / "public" / "sw.js", WEB / "public" / "manifest.webmanifest"]
        for match in ADDRESS.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found, listed(found)
