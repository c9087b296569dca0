"""How to make a text from a word: far shorter than the text, and the same for many words.

A dictionary of German nouns would otherwise be half capital letters, and one of Italian verbs half
infinitives. A recipe changes the word in lower case: pieces `from,length,text`, separated by `|`,
put a text in the place of so many letters, the first of them so many from the word's end; `^` in
front makes the first letter a capital. So GRUEN is *grün* by `3,2,ü`, ROMA is *Roma* by `^`, and
ANDIAMO comes from *andare* by `4,4,are`. Several recipes for one word have a line feed between
them; that of the word itself is empty.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from ludoteca.words.letters import NotAWordError, Umlauts, normalised

CAPITAL = "^"


def made(word: str, recipe: str) -> str:
    """What a recipe makes of a word."""
    text = word.lower()
    pieces = recipe.removeprefix(CAPITAL)
    # From the back, so that what is still to come keeps its distance from the end.
    for piece in pieces.split("|")[::-1] if pieces else ():
        start, length, new = piece.split(",", 2)
        at = len(word) - int(start)
        text = text[:at] + new + text[at + int(length) :]
    return text[:1].upper() + text[1:] if recipe.startswith(CAPITAL) else text


def ending(word: str, other: str) -> str:
    """The recipe for a word in lower case that begins like this one."""
    shared = 0
    while shared < min(len(word), len(other)) and word[shared] == other[shared]:
        shared += 1
    left = len(word) - shared
    return f"{left},{left},{other[shared:].lower()}" if word != other else ""


def spelling(word: str, text: str, language: str, umlauts: Umlauts) -> str:
    """The recipe for how people write a word."""
    plain = word.lower()
    if text in (plain, plain.capitalize()):
        return "" if text == plain else CAPITAL
    composed = unicodedata.normalize("NFC", text)
    capital = composed[0].isupper()
    if capital:
        composed = composed[0].lower() + composed[1:]
    pieces: list[tuple[int, int, str]] = []
    at = 0
    for character in composed:
        letters = _letters(character, language, umlauts)
        if character != letters.lower():
            pieces.append((len(word) - at, len(letters), character))
        at += len(letters)
    recipe = CAPITAL * capital + "|".join(f"{a},{length},{new}" for a, length, new in pieces)
    # A text that is not spelt with the word's own letters is kept whole.
    whole = f"{len(word)},{len(word)},{text}"
    return recipe if at == len(word) and made(word, recipe) == text else whole


@cache
def _letters(character: str, language: str, umlauts: Umlauts) -> str:
    """What a character counts for: nothing, one letter, or two."""
    try:
        return normalised(character, language, umlauts)
    except NotAWordError:
        return ""
