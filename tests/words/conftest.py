"""Everything is asked twice: of the compiled kernel, where there is one, and of its twin."""

from __future__ import annotations

import pytest

from ludoteca.words.kernel import library


@pytest.fixture(params=["kernel", "twin"])
def by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Who searches."""
    if request.param == "twin":
        monkeypatch.setattr(library, "loaded", lambda: None)
    elif not library.loaded():
        pytest.skip("there is no compiled kernel")
    return str(request.param)
