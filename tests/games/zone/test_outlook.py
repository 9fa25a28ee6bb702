"""What a view says of decisions before they are made: ways, odds, why something is not possible."""

from __future__ import annotations

from cantina.games.zone import GAME
from cantina.games.zone.events.fighting import EnemyHit
from cantina.games.zone.facts.visibility import watched_for
from cantina.games.zone.seen.reasons import BASE
from cantina.games.zone.terms.ids import NO_GEAR
from cantina.games.zone.terms.numbers import HIGH, LOW
from cantina.games.zone.view import ZoneView
from cantina.kernel.rng import seeded
from cantina.kernel.table import advance, fork, open_table, play
from tests.games.zone.camp import camp
from tests.games.zone.field import field
from tests.games.zone.scene import BOX, S0, Scene
from tests.rules import rule
from tests.seats import FIRST


def seen_by_all(s: Scene) -> ZoneView:
    view = GAME.view(s.table, FIRST)
    assert isinstance(view, ZoneView)
    return view


def why(s: Scene, act: str) -> str:
    advance(s.table)
    found = [reason.why for reason in seen_by_all(s).reasons if reason.act == act]
    return found[0] if found else ""


@rule("ST-15.7", "ST-14.1")
def test_a_way_says_where_it_is_seen_and_is_the_one_seen_least() -> None:
    """Walked step by step, a way without a glimpse leaves no high threat, and one that is only seen
    before its end does."""
    s = camp("borsuk", at="1.E", guarded=True).click("begin 0")
    watched = watched_for(s.table, S0)
    kinds = set()
    for way in seen_by_all(s).ways:
        glimpsed = [one.area for one in way.glimpses]
        assert glimpsed == [area for area in way.path if watched >> area & 1]
        assert bool(way.seen_by) == (way.area in glimpsed)
        kinds.add((bool(glimpsed), bool(way.seen_by)))
        world = fork(s.table)
        for wanted in ("move", *[f"step {area}" for area in way.path], "done"):
            found = [one for one in world.asks[0].options if str(one) == wanted]
            if not found:
                break  # a token was turned up on the way
            play(world, FIRST, found[0])
        else:
            walker = world.state.stalkers[0]
            if walker.area == way.area and not world.state.stalkers[0].stun:
                assert (walker.threat == HIGH) == bool(glimpsed)
                assert glimpsed or walker.threat == LOW
    assert kinds == {(False, False), (True, False), (True, True)}


@rule("ST-13.0")
def test_every_base_action_is_offered_or_explained() -> None:
    told: set[str] = set()
    for seats, seed in ((1, 5), (3, 4)):
        t = open_table(GAME, BOX, seats, seed, {})
        rng = seeded(seed)
        for _ in range(120):
            if not t.asks:
                break
            ask = t.asks[0]
            view = GAME.view(t, ask.seat)
            assert isinstance(view, ZoneView)
            if ask.name == "act":
                offered = {option.verb for option in ask.options}
                explained = [reason.act for reason in view.reasons]
                assert sorted(explained) == sorted(set(BASE) - offered)
                told.update([reason.why for reason in view.reasons])
            else:
                assert not view.reasons
            play(t, ask.seat, GAME.suggest(t, ask, rng))
    assert {"nobody", "no_target", "nothing", "full"} <= told


@rule("ST-18.6", "ST-19.2", "ST-21.2", "ST-23.10", "ST-13.2", "ST-13.7")
def test_the_reason_is_what_is_missing() -> None:
    s = field("borsuk A ptm", "snork A")
    one = s.stalker(0)
    assert why(s, "fire") == ""
    one.backpack.append(one.weapon)
    one.weapon = NO_GEAR
    assert why(s, "fire") == "packed"
    one.backpack.clear()
    assert why(s, "fire") == "unarmed"
    s = field("borsuk A ptm", "snork H")
    assert why(s, "fire") == "no_target"
    assert why(s, "knife") == "nobody"
    one = s.stalker(0)
    s.state.gear[one.weapon].ammo = 0
    one.magazines = [0, 0, 0]
    assert why(s, "fire") == "no_rounds"
    assert why(s, "reload") == "no_magazine"
    one.magazines = [1, 1, 1]
    assert why(s, "fire") == "empty"
    one.bolts = 0
    assert why(s, "distract") == "no_bolt"
    one.stun = True
    assert why(s, "knife") == "stun"


@rule("ST-21.8")
def test_chances_and_dice_say_what_becomes_of_the_enemy() -> None:
    s = field("borsuk A ptm", "snork A")
    s.stalker(0).focus = True
    advance(s.table)
    shots = seen_by_all(s).shots
    assert shots
    for shot in shots:
        for part in shot.parts:
            assert sum([chance.permille for chance in part.chances]) <= 1001
            assert abs(sum([chance.kills for chance in part.chances]) - part.kill) <= 2
            assert all(0 <= chance.kills <= chance.permille for chance in part.chances)
    fired = [option for option in s.offered() if option.startswith("fire")]
    s.click(fired[0])
    while s.step not in ("reroll", "act"):
        s.click(s.offered()[0])
    assert s.step == "reroll"
    roll = seen_by_all(s).roll
    assert roll is not None
    s.click("done")
    while not s.told(EnemyHit):  # gas masks may be spent before the hit
        s.click("done")
    hit = s.told(EnemyHit)[0]
    assert (roll.target, roll.result) == (hit.enemy, " ".join(hit.results))
