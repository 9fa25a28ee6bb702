"""Every message that counts does so in all the forms that its language has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from cantina.kernel.pack import LANGUAGES
from cantina.locales import files
from tests.words import audit

COUNTS = (0, 1, 2, 5, 11, 21, 22)
MANY = 5
"""Takes no form of its own: what is said of it is said of every number."""
ELSEWHERE = 777
"""For the other numbers of a message; no count is a part of it."""
NEEDED = {"en": {"one"}, "uk": {"one", "few"}, "fr": {"one"}, "es": {"one"}}
"""The rest is the default: many in Ukrainian, other in the others."""
DEFAULT = {"en": {"other"}, "uk": {"many", "other"}, "fr": {"other"}, "es": {"other"}}
ONLY_ONE = {"en", "es"}
"""Here the form for one is said of 1 alone, so that it may write the number as a word."""
CATEGORIES = {"zero", "one", "two", "few", "many"}


class Selectors(Visitor):
    """What a message selects on: by variable, the keys of each place where it does."""

    def __init__(self) -> None:
        self.found: dict[str, list[list[str]]] = {}
        self.defaults: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            self.found.setdefault(name, []).append([key_of(each) for each in node.variants])
            usual = [key_of(each) for each in node.variants if each.default]
            self.defaults.setdefault(name, []).extend(usual)
        self.generic_visit(node)

    def counted(self) -> list[str]:
        return [
            name
            for name, places in self.found.items()
            if any(CATEGORIES.intersection(keys) for keys in places)
        ]


def key_of(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value


@cache
def resources(language: str) -> list[ftl.Resource]:
    return [parse(path.read_text(encoding="utf-8")) for path in files(language)]


@cache
def selectors(language: str) -> dict[str, Selectors]:
    """Of every message."""
    found: dict[str, Selectors] = {}
    for resource in resources(language):
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = Selectors()
                found[entry.id.name].visit(entry)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    said = FluentBundle([language], use_isolating=False)
    for path in files(language):
        said.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return said


def rendered(language: str, id: str, **args: str | int) -> str:
    pattern = bundle(language).get_message(id).value
    assert pattern is not None
    said, errors = bundle(language).format_pattern(pattern, args)
    assert errors == [], f"{language} {id}: {errors}"
    return str(said)


def surroundings(language: str, id: str, name: str) -> Iterator[dict[str, str | int]]:
    """Values of all other variables of a message, in every combination that it tells apart."""
    own = selectors(language)[id]
    choices: dict[str, list[str | int]] = {}
    for other in sorted(audit.needed(id, language) - {name}):
        if other in own.counted():
            choices[other] = [ELSEWHERE]
        else:
            keys = [key for place in own.found.get(other, []) for key in place]
            choices[other] = list(dict.fromkeys(keys)) or ["x"]
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


def counting(language: str) -> list[tuple[str, str]]:
    """Messages and the variables that they count."""
    return [(id, name) for id, each in selectors(language).items() for name in each.counted()]


def says(text: str, count: int) -> bool:
    return re.search(rf"(?<!\d){count}(?!\d)", text) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_there(language: str) -> None:
    lacking = []
    for id, name in counting(language):
        for keys in selectors(language)[id].found[name]:
            gone = NEEDED[language] - set(keys)
            if CATEGORIES & set(keys) and gone:
                lacking.append(f"{id}: ${name} lacks {', '.join(sorted(gone))}")
        usual = set(selectors(language)[id].defaults[name]) - DEFAULT[language]
        if usual:
            lacking.append(f"{id}: ${name} has {', '.join(sorted(usual))} for the rest")
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_that_is_said_is_the_number(language: str) -> None:
    """A form for one that writes 1 would say it of 21 in Ukrainian and of 0 in French."""
    wrong = []
    for id, name in counting(language):
        places = selectors(language)[id].found[name]
        for others in surroundings(language, id, name):
            usual = says(rendered(language, id, **others, **{name: MANY}), MANY)
            for count in COUNTS:
                said = rendered(language, id, **others, **{name: count})
                by_hand = any(str(count) in keys for keys in places)
                in_words = count == 1 and language in ONLY_ONE
                if usual and not (says(said, count) or by_hand or in_words):
                    wrong.append(f"{id}: {count} is said as {said!r}")
    assert wrong == []


FOLLOWING = re.compile(r"\s+([^\W\d_]{3,})(?:(?<=\w{4})\s+([^\W\d_]{3,}))?")
"""One or two words, not past a preposition."""


class Uncounted(Visitor):
    """Words that follow a variable: by variable."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for here, there in pairwise(node.elements):
            name = variable(here)
            if name and isinstance(there, ftl.TextElement):
                following = FOLLOWING.match(there.value)
                words = following.groups() if following else ()
                self.found.setdefault(name, set()).update([word for word in words if word])
        self.generic_visit(node)


def variable(element: ftl.TextElement | ftl.Placeable) -> str:
    """The name of the variable that stands there; empty if it is something else."""
    said = element.expression if isinstance(element, ftl.Placeable) else None
    return said.id.name if isinstance(said, ftl.VariableReference) else ""


class Variants(Visitor):
    """Words that change with a count: coupon, coupons; die, dice."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if CATEGORIES.intersection([key_of(each) for each in node.variants]):
            said = [set(re.findall(r"[^\W\d_]{3,}", text_of(each))) for each in node.variants]
            changed = set.union(*said) - set.intersection(*said)
            starts = Counter(word[:2] for word in changed)
            self.words |= {word for word in changed if starts[word[:2]] > 1}
        self.generic_visit(node)


def text_of(variant: ftl.Variant) -> str:
    texts = [each for each in variant.value.elements if isinstance(each, ftl.TextElement)]
    return " ".join([each.value for each in texts])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_before_a_word_that_changes_with_it(language: str) -> None:
    """As in "{ $n } coupons each", which says "1 coupons"."""
    numbers = {name for _, name in counting(language)}
    changing = Variants()
    for resource in resources(language):
        changing.visit(resource)
    wrong = []
    for resource in resources(language):
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                said = Uncounted()
                said.visit(entry)
                chosen = selectors(language)[entry.id.name].counted()
                for name in sorted(numbers.intersection(said.found) - set(chosen)):
                    for word in sorted(said.found[name] & changing.words):
                        wrong.append(f"{entry.id.name}: ${name} {word}")
    assert wrong == []


def test_many_messages_count() -> None:
    assert all(len(counting(language)) > 300 for language in LANGUAGES)
