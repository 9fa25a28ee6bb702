"""Fields of hexes."""

from __future__ import annotations

from cantina.parts.hexes import NOWHERE, Field, mask_of

FIELD = Field((4, 3, 4))


def test_hexes_are_numbered_row_by_row_and_half_hexes_last() -> None:
    assert FIELD.count == 11
    assert FIELD.places[:5] == ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1))
    assert FIELD.places[11:] == ((-1, 1), (3, 1))
    assert FIELD.halves == 0b11 << 11


def test_a_half_hex_is_no_place_to_be() -> None:
    assert FIELD.at(-1, 1) == FIELD.at(3, 1) == FIELD.at(0, 3) == NOWHERE
    assert FIELD.at(2, 1) == 6
    assert max(other for around in FIELD.neighbours for other in around) < FIELD.count


def test_neighbours_are_exactly_the_hexes_at_distance_one() -> None:
    for a in range(FIELD.count):
        near = [b for b in range(FIELD.count) if FIELD.between(a, b) == 1]
        assert list(FIELD.neighbours[a]) == near


def test_distances_are_the_lengths_of_shortest_ways() -> None:
    for start in range(FIELD.count):
        reached = {start: 0}
        front = [start]
        while front:
            front = [
                other
                for hex in front
                for other in FIELD.neighbours[hex]
                if reached.setdefault(other, reached[hex] + 1) == reached[hex] + 1
                and other not in front
            ]
            if len(reached) == FIELD.count:
                break
        assert [FIELD.between(start, b) for b in range(FIELD.count)] == [
            reached[b] for b in range(FIELD.count)
        ]


def test_names_are_letters_and_numbers() -> None:
    assert FIELD.names[0] == "A1"
    assert FIELD.named("C2") == FIELD.at(2, 1)
    assert FIELD.named("D2") == NOWHERE


def test_a_mask_has_a_bit_for_each_hex() -> None:
    assert mask_of([0, 3]) == 0b1001
