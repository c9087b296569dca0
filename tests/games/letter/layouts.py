"""The worked examples as diagrams, with tiles of the sizes that the sets have.

The German and the English one are those of the rules. In French and Italian the pictures of the
book are lost: its lists of words force who touches whom, and the layouts are ours.
"""

from __future__ import annotations

from ludoteca.words.asking import Language

# Two tiles of one letter: the second is written small.
LAYOUTS: dict[Language, str] = {
    "de": """
        DDD....
        DDD.BBB
        ..AABBB
        UUAABBB
        .MMRRO.
        ..TTTO.
        ..TTT..
        ..TTT..
    """,
    "en": """
        ....OOO.
        .aNNOOO.
        .aNNOOO.
        .aEEETTT
        LLLP.TTT
        ...AAA..
    """,
    "fr": """
        MMAAAT.
        MMUUUT.
        .OUUUR.
        .OUUUR.
        .JJJEEE
    """,
    "it": """
        EE...
        EEVVV
        .RIIO
        .RIIO
        PRIIL
        PAAAL
    """,
}
UNREADABLE: dict[Language, str] = {
    "de": "OMA DU ATOM",
    "en": "ANT LOT POT",
    "fr": "OR ROUE TOUR RAT MOT",
    "it": "EI VIE ORA PIO",
}
"""Their letters are all there, but do not touch in that order."""
