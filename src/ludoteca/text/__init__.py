"""What the engine says in codes, said in four languages. The command and the page share it."""

from ludoteca.text.language import UnknownLanguage, language_of, preferred_language
from ludoteca.text.voice import LANGUAGES, Voice, catalogue

__all__ = [
    "LANGUAGES",
    "UnknownLanguage",
    "Voice",
    "catalogue",
    "language_of",
    "preferred_language",
]
