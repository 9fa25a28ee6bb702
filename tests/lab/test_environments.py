"""What the environments promise beyond their libraries' own tests."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest

from cantina.kernel.action import Seat
from cantina.kernel.errors import BadOptions, IllegalAction
from cantina.kernel.game import discover, find_game
from cantina.kernel.rng import seeded
from cantina.kernel.state import Outcome
from cantina.kernel.table import apply, open_table
from cantina.lab import plain
from cantina.lab.aec import TableEnv, table_env
from cantina.lab.encoding import Encoding, encoding_of
from cantina.lab.look import Look, rewards
from cantina.lab.single import ILLEGAL, SeatEnv
from cantina.lab.spiel import name_of
from tests.house.sources import CHECKOUT

games = pytest.mark.parametrize("key", sorted(discover()))


def play_out(env: TableEnv, seed: int) -> list[Any]:
    """A random game; how often each agent decided, and what it got."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    told: list[Any] = []
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            told.append((agent, reward))
            env.step(None)
            continue
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        told.append((agent, action))
        env.step(action)
    return told


@games
def test_a_whole_game_is_described_by_finite_numbers_with_names(key: str) -> None:
    """At every decision and at the end, from every seat, in each of a game's sizes."""
    game = find_game(key)
    pack, look, luck = game.load(None), Look(game), seeded(3)
    for seats in (game.fewest, game.most):
        t = open_table(game, pack, seats, 11, heard=False)
        decisions = 0
        while t.asks:
            if decisions % 15 == 0:
                for seat in range(seats):
                    seen = look.observe(t, Seat(seat))
                    assert look.space().contains(seen)
            decisions += 1
            ask = t.asks[0]
            apply(t, ask, ask.options[luck.below(len(ask.options))])
        assert decisions < look.encoding.longest
        ended = look.observe(t, Seat(0))
        assert look.space().contains(ended)
        assert not ended["action_mask"].any()


@games
def test_names_are_unique_and_documented(key: str) -> None:
    page = (CHECKOUT / "docs" / "lab.md").read_text(encoding="utf-8")
    encoding = encoding_of(find_game(key))
    for names in (encoding.position_names, encoding.option_names):
        assert len(set(names)) == len(names)
        for name in names:
            head, _, tail = name.partition("_")
            assert any(f"`{one}`" in page for one in (name, tail, f"{head}_*")), name
    limits = f"{encoding.most_options} | {encoding.longest:,}"
    assert f"{len(encoding.position_names)} | {len(encoding.option_names)} | {limits} |" in page


def test_a_game_without_an_encoding_of_its_own_is_described_plainly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("hunters")
    monkeypatch.setattr(game, "key", "unheard_of", raising=True)
    assert encoding_of(game) is plain.ENCODING
    t = open_table(game, game.load(None), 3, 1)
    seen = Look(game).observe(t, t.asks[0].seat)
    count = int(seen["action_mask"].sum())
    assert count == len(t.asks[0].options)
    assert seen["observation"].shape == (len(plain.POSITION),)
    suggested = seen["options"][:count, plain.OPTION.index("suggested")]
    assert suggested.sum() == 1


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = TableEnv("hunters", seats=3), TableEnv("hunters", seats=3)
    assert play_out(one, 7) == play_out(two, 7)
    assert play_out(one, 7) != play_out(two, 8)


def test_sealed_choices_are_made_by_seat_number() -> None:
    env = TableEnv("hunters", seats=4)
    env.reset(seed=1)
    order = []
    for _ in range(4):
        order.append(env.agent_selection)
        env.step(0)
    assert order == env.possible_agents


def test_a_sealed_choice_is_not_observed_by_the_next() -> None:
    seen = []
    for action in (0, 1):
        env = TableEnv("hunters", seats=2)
        env.reset(seed=1)
        env.step(action)
        seen.append(env.observe("seat_1"))
    one, two = seen
    assert all(np.array_equal(one[name], two[name]) for name in one)


def test_an_action_is_the_number_of_an_option() -> None:
    env = TableEnv("hunters", seats=2)
    env.reset(seed=2)
    while env.t.asks[0].name != "act":
        env.step(0)
    ask = env.t.asks[0]
    seen = env.observe(env.agent_selection)
    names = env.look.encoding.option_names
    for place, option in enumerate(ask.options):
        verb = names.index(option.verb)
        assert seen["options"][place, verb] == 1
    assert not seen["options"][len(ask.options) :].any()
    with pytest.raises(IllegalAction, match="options, and no number"):
        env.step(len(ask.options))


def test_an_illegal_action_ends_the_game_for_whoever_chose_it() -> None:
    env = table_env("hunters", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(100)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    single = SeatEnv("hunters", others="random")
    single.reset(seed=1)
    _, reward, over, _, info = single.step(100)
    assert (reward, over) == (ILLEGAL, True)
    assert "illegal" in info


def test_of_too_many_options_the_first_and_the_last_are_offered() -> None:
    env = TableEnv("hunters", seats=2, most_options=3)
    env.reset(seed=1)
    full = TableEnv("hunters", seats=2)
    full.reset(seed=1)
    ask = env.t.asks[0]
    assert len(ask.options) == 4
    seen, all_seen = env.observe("seat_0"), full.observe("seat_0")
    assert seen["action_mask"].all()
    assert np.array_equal(seen["options"], all_seen["options"][[0, 1, 3]])
    assert env.look.offered(env.t, ask.seat) == [ask.options[place] for place in (0, 1, 3)]
    env.step(2)
    assert env.t.state.sealed[0] == ask.options[3]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="no seat 2"):
        SeatEnv("hunters", seats=2, seat=2)


def test_options_of_a_table_are_taken() -> None:
    for scenario in ("1", "4"):
        env = TableEnv("hoth", table={"scenario": scenario})
        env.reset(seed=1)
        seen = env.observe("seat_0")
        place = env.look.encoding.position_names.index(f"scenario_{scenario}")
        assert seen["observation"][place] == 1
    state = pyspiel.load_game(f"{name_of('hoth')}(deals=4,table=scenario:4)").new_initial_state()
    state.apply_action(1)
    assert "scenario_4=1" in state.observation_string(0)


@pytest.mark.parametrize(
    ("key", "seats", "winners", "due"),
    [
        ("hunters", 2, [0], [1.0, -1.0]),
        ("hunters", 2, [0, 1], [0.0, 0.0]),
        ("hunters", 4, [2], [-1.0, -1.0, 3.0, -1.0]),
        ("hoth", 4, [0, 2], [1.0, -1.0, 1.0, -1.0]),
        ("zone", 2, [0, 1], [1.0, 1.0]),
        ("zone", 2, [], [-1.0, -1.0]),
    ],
)
def test_rewards(key: str, seats: int, winners: list[int], due: list[float]) -> None:
    game = find_game(key)
    t = open_table(game, game.load(None), seats, 1)
    assert rewards(t) == [0.0] * seats
    won = [Seat(seat) for seat in winners]
    t.state.outcome = Outcome(winners=won, scores=[0] * seats, reason="counted", rule="")
    assert rewards(t) == due


def test_openspiel_clones_and_hides_the_deal() -> None:
    """A copy goes its own way, and before a decision is revealed deals look alike."""
    game = pyspiel.load_game(f"{name_of('hunters')}(players=3,deals=8)")
    state = game.new_initial_state()
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    state.apply_action(5)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert state.current_player() == 0
    assert copy.current_player() == 1
    state.apply_action(state.legal_actions()[0])
    assert state.observation_tensor(1) == copy.observation_tensor(1)


@games
def test_openspiel_pays_as_the_table_does(key: str) -> None:
    kind = pyspiel.load_game(name_of(key)).get_type()
    utility = pyspiel.GameType.Utility
    assert kind.utility == (utility.IDENTICAL if key == "zone" else utility.ZERO_SUM)


def feature(encoding: Encoding, rows: np.ndarray[Any, Any], name: str) -> list[float]:
    return [float(value) for value in rows[:, encoding.option_names.index(name)]]


def test_options_of_bounty_hunters_tell_what_a_card_would_do() -> None:
    """A hunter takes off as many shields as it has attack of the colours that still stand."""
    env = TableEnv("hunters", seats=2)
    encoding = env.look.encoding
    told = {"prize": 0, "takes_off": 0, "waits": 0, "captures": 0, "crate_points": 0}
    dice = np.random.default_rng(4)
    for seed in range(4):
        env.reset(seed=seed)
        while env.t.asks:
            ask = env.t.asks[0]
            seen = env.observe(env.agent_selection)
            rows = seen["options"][: len(ask.options)]
            for name in told:
                told[name] += any(feature(encoding, rows, name))
            before = env.t.state.players[ask.seat].captures
            action = int(dice.integers(len(ask.options)))
            captures = feature(encoding, rows, "captures")[action]
            env.step(action)
            if ask.name in ("act", "activate"):
                after = env.t.state.players[ask.seat].captures
                assert after - before == captures
    assert all(told.values()), told


def test_two_games_in_a_row_of_one_environment_differ() -> None:
    env = SeatEnv("hunters", others="quick")
    seen = [env.reset(seed=3)[0], env.reset()[0], env.reset()[0]]
    assert any(
        not np.array_equal(one["observation"], two["observation"]) for one, two in pairwise(seen)
    )
