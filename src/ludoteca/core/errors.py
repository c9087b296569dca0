"""Everything that can be refused.

An error carries a code and parameters, never a sentence: whoever shows it says it in the
reader's language (`ludoteca.text`). Raising one means that nothing has changed.
"""

from __future__ import annotations

from functools import partial

Param = str | int | float


class LudotecaError(Exception):
    """A refusal with a code that the catalogues of `ludoteca.text` can say."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[partial[LudotecaError], tuple[()]]:
        # Simulations run in several processes, and a refusal must get back from there.
        return partial(type(self), self.code, **self.params), ()

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({said})" if said else self.code


class IllegalMove(LudotecaError):  # noqa: N818 - the players' word
    """The rules refuse this move now."""


class BadTable(LudotecaError):  # noqa: N818
    """No such game, wrong number of seats, or options that the game does not have."""


class BadLog(LudotecaError):  # noqa: N818
    """A stored match that cannot be folded: damaged, foreign, or of unknown rules."""
