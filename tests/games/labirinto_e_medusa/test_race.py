"""The race of all players to the right moment."""

from __future__ import annotations

from math import isclose

from ludoteca.games.labirinto_e_medusa.race import for_myth, should_dare, win_chances

GROWING = (0.1, 0.3, 0.5, 0.7, 0.9)


def test_alone_one_waits_for_the_best_moment() -> None:
    assert win_chances([GROWING]) == (0.9,)
    assert win_chances([(0.4, 0.8, 0.6)]) == (0.8,)
    assert not should_dare([GROWING])
    assert should_dare([(0.9, 0.5)])


def test_the_last_chance_is_taken() -> None:
    assert should_dare([(0.0,)])
    assert win_chances([(0.2,), (0.5,)]) == (0.2, 0.8 * 0.5)


def test_waiting_is_worth_it_while_the_other_is_weak() -> None:
    assert not should_dare([(0.5, 0.9), (0.1, 0.2)])
    assert should_dare([(0.5, 0.9), (0.8, 0.8)])


def test_who_fails_leaves_the_way_to_the_others() -> None:
    """The first must, and fails six times of ten; then the second waits in peace for their best."""
    first, second = win_chances([(0.4,), (0.3, 0.9)])
    assert first == 0.4
    assert isclose(second, 0.6 * 0.9)


def test_at_most_one_wins() -> None:
    for players in range(1, 6):
        chances = win_chances([GROWING] * players)
        assert len(chances) == players
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) <= 1


def test_alone_the_tiles_left_count() -> None:
    """LA-X4, ME-X3: a chance that grows slower than the jar shrinks is not waited for."""
    assert for_myth((0.5, 0.75, 1.0), 8) == [0.5, 0.75 * 0.75, 0.5]
    assert should_dare([for_myth((0.5, 0.6, 0.7), 8)])
    assert not should_dare([for_myth((0.1, 0.6, 0.7), 8)])
    assert for_myth((0.3, 0.4, 0.5), 3)[2] == 0
