"""What a view says about the decision that is asked for: whom it concerns, why, what it does."""

from __future__ import annotations

from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.seen.about import matter_of
from cantina.games.zone.terms.ids import ProgramNo
from cantina.games.zone.view import view
from tests.games.zone.camp import camp
from tests.games.zone.field import GEAR_TWO, THREE, TWO, field
from tests.games.zone.scene import BOX, E0, E1, S0
from tests.rules import rule
from tests.seats import FIRST


@rule("ST-21.14")
def test_a_divided_burst_says_what_every_share_would_do() -> None:
    s = field("palkan A akm_74u", "bandit_rifle B E", "bandit_rifle C E")
    s.dice(TWO, TWO, TWO, THREE, GEAR_TWO).click("fire 1 e0")
    matter = view(s.table, FIRST).matter
    assert matter.figure == E0
    shares = {share.count: share.result for share in matter.shares}
    assert (shares[0], shares[4], shares[6]) == ("", "light", "heavy")
    s.click("share 6")
    matter = view(s.table, FIRST).matter
    assert (matter.figure, matter.shares[-1].result) == (E1, "light")  # cover 2


@rule("ST-21.5")
def test_the_chances_of_every_part_are_shown_while_it_is_chosen() -> None:
    s = field("palkan A akm_74u", "bandit_rifle B E")
    (offered,) = [shot for shot in view(s.table, FIRST).shots if shot.args == [0, E0]]
    s.click("fire 0 e0")
    assert s.step == "part"
    (shot,) = view(s.table, FIRST).shots
    assert [part.part for part in shot.parts] == ["head", "torso"]
    for now, before in zip(shot.parts, offered.parts, strict=True):
        assert [one.permille for one in now.chances] == [one.permille for one in before.chances]
        assert 0 < now.kill <= sum(one.permille for one in now.chances)
    assert view(s.table, FIRST).matter.figure == E0


@rule("ST-1.1")
def test_a_choice_that_an_event_leaves_to_a_stalker_names_the_event() -> None:
    s = camp("borsuk")
    s.state.event = BOX.missions[0].numbered("I")[0]
    s.state.stack[1:] = [resolve(ProgramNo(0)), resolve(ProgramNo(1), owner=S0)]
    assert matter_of(s.table).card == BOX.events[s.state.event].id
