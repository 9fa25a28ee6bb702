"""The index of documents leads to every page, and the forms for reports are whole."""

from __future__ import annotations

import re

from tests.house.sources import CHECKOUT, listed
from tests.house.test_documents import LINK

INDEX = CHECKOUT / "docs" / "README.md"
FORMS = CHECKOUT / ".github" / "ISSUE_TEMPLATE"


def test_every_document_is_in_the_index() -> None:
    linked = {
        (INDEX.parent / link.partition("#")[0]).resolve()
        for link in LINK.findall(INDEX.read_text(encoding="utf-8"))
        if "://" not in link
    }
    found = {
        *CHECKOUT.glob("*.md"),
        *(CHECKOUT / "docs").glob("*.md"),
        *(CHECKOUT / "docs" / "decisions").glob("*.md"),
    } - {INDEX}
    lost = [path.relative_to(CHECKOUT).as_posix() for path in sorted(found - linked)]
    assert not lost, listed(lost)


def test_readers_find_the_index() -> None:
    for page in ("README.md", "CONTRIBUTING.md"):
        text = (CHECKOUT / page).read_text(encoding="utf-8")
        assert "(docs/README.md)" in text, page


def test_forms_for_reports_are_whole() -> None:
    forms = [path for path in FORMS.glob("*.yml") if path.name != "config.yml"]
    assert {path.stem for path in forms} == {"bug", "idea", "rights", "rule"}
    for path in forms:
        text = path.read_text(encoding="utf-8")
        assert {"name", "description", "body"} <= set(re.findall(r"^(\w+):", text, re.MULTILINE))
        ids = re.findall(r"^    id: (\w+)$", text, re.MULTILINE)
        assert ids, path
        assert len(ids) == len(set(ids)) == len(re.findall(r"^      label: ", text, re.MULTILINE))
