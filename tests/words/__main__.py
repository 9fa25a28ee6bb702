"""`./test run tests.words [LANGUAGE] [GAME]` lists every place that breaks the glossary."""

from __future__ import annotations

import sys
from collections import Counter

from tests.words.breaches import all_breaches


def main(wanted: list[str]) -> None:
    found = [one for one in all_breaches() if set(wanted) <= {one.language, one.game}]
    for breach in found:
        print(breach)
    for (language, game), count in sorted(Counter((b.language, b.game) for b in found).items()):
        print(f"{language} {game}: {count}")


if __name__ == "__main__":
    main(sys.argv[1:])
