"""The rule of thumb: sensible in positions with one good answer, and always to the end."""

from __future__ import annotations

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.actions.mission import ChooseTarget
from cantina.games.zone.bot.act import rated_acts
from cantina.games.zone.bot.aims import aim_of, goals_of, job_areas, rounds_left, runner, stage
from cantina.games.zone.bot.danger import Watch
from cantina.games.zone.facts.figures import place as put
from cantina.games.zone.hints import WON, evaluate
from cantina.games.zone.state import Token, ZoneTable
from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Figure
from cantina.kernel.action import Action, Ask
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, open_table
from tests.games.zone.camp import sent
from tests.games.zone.company import DOG, joined
from tests.games.zone.scene import BOX, S0, S1, Scene, corridor, scene
from tests.seats import FIRST

LIMIT = 3000


def suggested(s: Scene) -> str:
    """What the rule of thumb answers now, in words; the lead stalker's token has been used."""
    s.state.lead_ready = False
    s.offered()
    ask = s.table.asks[0]
    return s.words(GAME.suggest(s.table, ask, seeded(1)))


def played_on(s: Scene, verb: str) -> list[str]:
    """What it does until it is asked for something that starts with this word."""
    done: list[str] = []
    while not any(words.startswith(verb) for words in s.offered()):
        done.append(suggested(s))
        s.click(done[-1])
    return done


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_mission_comes_to_its_end(seats: int, seed: int) -> None:
    """Every question has an answer and no turn goes on for ever."""
    t: ZoneTable = open_table(GAME, BOX, seats, seed)
    rng = seeded(seed)
    decisions = 0
    while t.asks:
        ask = t.asks[0]
        action = GAME.suggest(t, ask, rng)
        assert action in ask.options
        looked_at = GAME.worthwhile(t, ask)
        assert looked_at
        assert all(option in ask.options for option in looked_at)
        apply(t, ask, action)
        decisions += 1
        assert decisions < LIMIT
    assert t.state.outcome is not None


def test_the_group_goes_for_the_cell_first() -> None:
    s = scene(["borsuk 1.G ptm leather_jacket", "velet 1.D ptm leather_jacket"], [])
    aim = aim_of(s.table)
    assert aim is not None
    assert aim.acts == ("open_with_key", "force")
    assert stage(s.table) == 0
    assert goals_of(s.table, runner(s.table, aim), aim) == (s.at("5.C"),)


def test_the_group_goes_in_together_and_one_turns_back_for_the_prisoner() -> None:
    s = scene(["borsuk 2.G ptm leather_jacket", "velet 1.G ptm leather_jacket"], [])
    aim = aim_of(s.table)
    assert aim is not None
    assert runner(s.table, aim) == 0
    assert goals_of(s.table, S1, aim) == (s.at("5.C"),)
    s.click("begin 0")
    assert suggested(s) == "move"
    s.state.flags += ["dalik_free"]
    s.state.tokens.append(Token(name="dalik", area=s.at("5.F"), bearer=NO_FIGURE))
    aim = aim_of(s.table)
    assert aim is not None
    assert [goals_of(s.table, one, aim) for one in (S0, S1)] == [
        (s.at("5.F"),),
        (s.at("1.G"), s.at("1.D")),
    ]


def test_who_threatens_the_others_is_worth_a_shot() -> None:
    """The same shot at a guard is worth more with a comrade beside him."""
    worth: list[float] = []
    for place in ("1.G", "2.A"):
        s = scene(
            ["borsuk 2.E akm_74u leather_jacket", f"velet {place} ptm leather_jacket"],
            ["bandit_rifle 2.B N"],
        )
        s.click("begin 0")
        rated = zip(s.table.asks[0].options, rated_acts(s.table, s.table.asks[0]), strict=True)
        worth.append(max(rate for option, rate in rated if option.verb == "fire"))
    assert worth[1] > worth[0]


def test_a_door_in_reach_is_forced() -> None:
    t: ZoneTable = open_table(GAME, BOX, 1, 1)
    while t.asks[0].name != "turn":
        apply(t, t.asks[0], GAME.suggest(t, t.asks[0], seeded(1)))
    for one in t.state.enemies:
        one.area = NOWHERE
    t.state.lead_ready = False
    t.state.stalkers[0].area = t.pack.missions[0].ground.number["5.C"]
    apply(t, t.asks[0], t.asks[0].options[0])
    for _ in range(2):
        action = GAME.suggest(t, t.asks[0], seeded(1))
        assert action.verb == "act"
        apply(t, t.asks[0], action)
    assert {"dalik_free", "dalik_moved"} & set(t.state.flags)


def test_a_free_prisoner_is_taken_along_and_everybody_leaves() -> None:
    s = scene(["borsuk 5.C ptm leather_jacket"], [])
    s.state.flags += ["dalik_free"]
    aim = aim_of(s.table)
    assert aim is not None
    assert aim.out
    assert stage(s.table) == 2
    assert set(goals_of(s.table, S0, aim)) == {s.at("1.G"), s.at("1.D")}


def test_who_is_seen_does_not_end_its_turn_there() -> None:
    """A rifle bandit looks along the yard; a step aside is enough."""
    s = scene(["borsuk 2.E ptm leather_jacket"], ["bandit_rifle 2.B S"])
    s.click("begin 0")
    watch = Watch(s.table, S0)
    assert watch.reaction(s.at("2.E")) > 3
    played_on(s, "begin")
    assert not Watch(s.table, S0).seen >> s.stalker(0).area & 1


def test_cover_makes_a_rifle_less_to_be_feared() -> None:
    s = scene(["borsuk 1.A ptm leather_jacket"], ["bandit_rifle 2.B S"])
    watch = Watch(s.table, S0)
    e = watch.enemies[0]
    assert watch.blow(e, s.at("2.E")) > watch.blow(e, s.at("2.D"))


def test_food_is_kept_until_it_is_needed() -> None:
    s = scene(["borsuk 1.G ptm leather_jacket bandage", "velet 1.G ptm leather_jacket"], [])
    s.click("begin 0")
    assert not suggested(s).startswith("item")
    s.stalker(0).hp = 3
    assert suggested(s).startswith("item")


def test_standing_well_is_worth_more() -> None:
    s = scene(["borsuk 5.C ptm leather_jacket"], [])
    before = evaluate(s.table, FIRST)
    s.stalker(0).hp -= 8
    hurt = evaluate(s.table, FIRST)
    assert hurt < before
    s.stalker(0).hp -= 8
    assert before - hurt < hurt - evaluate(s.table, FIRST), "the last HP count most"
    s.state.flags += ["dalik_moved"]
    assert evaluate(s.table, FIRST) > hurt - WON // 10


def test_the_event_deck_is_the_clock() -> None:
    t: ZoneTable = open_table(GAME, BOX, 4, 1)
    assert rounds_left(t) == 7, "six events and the round that has not begun"


def test_whoever_a_job_needs_is_fetched_first() -> None:
    """A2: the crate is dug out with Dalik."""
    s = sent("A2", "borsuk", "mamon", at="1.D")
    aim = aim_of(s.table)
    assert aim is not None
    assert job_areas(s.table, aim) == (s.at("1.G"),)
    for number in (S0, S1):
        put(s.table, number, s.at("1.G"))
    s.click("begin 0")
    assert suggested(s) == "take 0"
    s.click("take 0")
    assert job_areas(s.table, aim) == (s.at("15.E"),)
    assert runner(s.table, aim) == S0


def test_an_equal_target_is_rather_the_companion_than_a_stalker() -> None:
    s = joined(scene(["borsuk A", "velet B"], ground=corridor("ABC")), DOG, "B")
    s.stalker(S0).hp = 3

    def hit(*figures: Figure) -> Action:
        options: list[Action] = [ChooseTarget(figure) for figure in figures]
        ask = Ask(seat=FIRST, name="target", options=options, rule="ST-27.3")
        return GAME.suggest(s.table, ask, seeded(1))

    assert hit(S0, S1) == ChooseTarget(S1)
    assert hit(S0, S1, COMPANION) == ChooseTarget(COMPANION)
