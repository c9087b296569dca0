"""Options, read off a game's options type."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from ludoteca.core import AnyGame, Options
from ludoteca.core.options import Asked, OptionFact, option_facts, option_sets
from ludoteca.games import GAMES
from ludoteca.testing.example import Nim


class ManyOptions(Options, frozen=True):
    language: Literal["it", "de", "en", "fr"] = "it"
    clean_sea: bool = False
    first_player: Annotated[int, Meta(ge=0, le=2)] | None = None
    title: str = "table"


class NoOptions(Options, frozen=True):
    pass


def game_with(options: type[Options]) -> AnyGame:
    game: AnyGame = type("Other", (Nim,), {"options_type": options})()
    return game


MANY = game_with(ManyOptions)


def test_facts_are_names_defaults_and_values() -> None:
    facts = {fact.name: fact for fact in option_facts(MANY)}

    assert list(facts) == ["language", "clean_sea", "first_player", "title"]
    assert facts["language"].values == ("it", "de", "en", "fr"), "as declared, not sorted"
    assert facts["language"].default == "it"
    assert facts["clean_sea"] == OptionFact("clean_sea", False, (False, True))
    assert facts["first_player"].values == (None, 0, 1, 2), "chance comes first"
    assert facts["title"] == OptionFact("title", "table", ())


class AskedOptions(Options, frozen=True):
    language: Annotated[Literal["it", "de"], Asked(first=True)] = "it"
    umlauts: Annotated[Literal["ae", "a"], Asked(group="words", when={"language": "de"})] = "ae"
    arbiter: Annotated[Literal["table", "strict"], Asked(usual={"bots": "strict"})] = "table"
    size: Annotated[int, Meta(ge=1, le=3), Asked(group="tiles")] = 2
    minutes: Annotated[Literal[3, 5] | None, Asked(first=True)] = None
    plain: bool = False


def test_facts_say_how_people_are_asked() -> None:
    language, umlauts, arbiter, size, minutes, plain = option_facts(game_with(AskedOptions))

    assert (language.first, language.group, language.when) == (True, "", {})
    assert (umlauts.group, umlauts.when, umlauts.values) == (
        "words",
        {"language": "de"},
        ("ae", "a"),
    )
    assert arbiter.usual == {"bots": "strict"}
    assert (size.group, size.values) == ("tiles", (1, 2, 3))
    assert minutes.values == (None, 3, 5)
    assert plain == OptionFact("plain", False, (False, True))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_game_says_of_its_options_is_about_options_that_it_has(game: AnyGame) -> None:
    facts = {fact.name: fact for fact in option_facts(game)}
    for fact in facts.values():
        assert fact.default in fact.values
        assert set(fact.usual.values()) <= set(fact.values)
        assert all(value in facts[other].values for other, value in fact.when.items())


def test_few_combinations_are_all_tried() -> None:
    sets = list(option_sets(MANY))

    assert len(sets) == len(set(map(str, sets))) == 4 * 2 * 4
    assert {options.title for options in sets} == {"table"}


def test_of_many_combinations_one_option_is_changed_at_a_time() -> None:
    sets = list(option_sets(MANY, most=31))

    assert sets[0] == ManyOptions()
    assert len(sets) == 1 + 3 + 1 + 3
    for options in sets[1:]:
        given = msgspec.to_builtins(options)
        default = msgspec.to_builtins(ManyOptions())
        assert sum(given[name] != default[name] for name in given) == 1


def test_of_a_long_range_of_numbers_the_ends_are_tried() -> None:
    class Sized(Options, frozen=True):
        size: Annotated[int, Meta(ge=12, le=24)] = 18
        letters: Literal[10, 12, 14, 16, 18, 20, 22, 24] = 10

    sets = [msgspec.structs.astuple(options) for options in option_sets(game_with(Sized))]

    assert sets[:3] == [(18, 10), (12, 10), (24, 10)]
    assert [letters for size, letters in sets[3:]] == [12, 14, 16, 18, 20, 22, 24]


def test_a_game_without_options_has_one_set() -> None:
    assert list(option_sets(game_with(NoOptions))) == [NoOptions()]


def test_options_cannot_be_changed_or_invented() -> None:
    options = ManyOptions()

    with pytest.raises(AttributeError):
        options.clean_sea = True  # type: ignore[misc]
    with pytest.raises(TypeError):
        ManyOptions(unheard_of=1)  # type: ignore[call-arg]


def test_results_are_compared_by_the_options_that_a_game_names() -> None:
    game = game_with(ManyOptions)
    assert game.league(ManyOptions(language="fr")) == game.league(ManyOptions(clean_sea=True)) == ""
    type(game).leagues = ("language", "first_player")
    assert game.league(ManyOptions(clean_sea=True)) == "it-None"
    assert game.league(ManyOptions(first_player=2)) == "it-2"


def test_unless_it_says_otherwise_a_game_has_one_challenge_a_day() -> None:
    assert game_with(ManyOptions).daily_variants() == {"": ManyOptions()}
