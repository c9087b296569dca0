"""What the page says, by the keys it says it by."""

from __future__ import annotations

import re
from functools import cache

from ludoteca.text import Voice, catalogue
from tests.house.page import Catalogue, catalogue_groups, is_how_to, read_catalogue

PLACE = re.compile(r"\{\w+\}")


@cache
def everything(language: str) -> Catalogue:
    """All that can be said at a table: by the engine, the shell and the games' pages."""
    said: Catalogue = dict(catalogue(language))
    for group, languages in catalogue_groups().items():
        if not is_how_to(group):
            said |= read_catalogue(languages[language])
    return said


class Texts(Voice):
    """The page, speaking one language."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language)
        self._texts = everything(language)

    def like(self, key: str) -> re.Pattern[str]:
        """How a sentence looks, whatever stands in its places."""
        entry = self.entry(key) or key
        forms = [entry] if isinstance(entry, str) else [entry["one"], entry["other"]]
        return re.compile("|".join(".+?".join(map(re.escape, PLACE.split(f))) for f in forms))
