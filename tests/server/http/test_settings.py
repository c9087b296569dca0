"""Settings: the usual ones, and what may be changed from outside."""

from __future__ import annotations

import pytest

from ludoteca.server.settings import VARIABLE, BadSettings, Settings, settings_from


def test_nothing_said_means_the_usual() -> None:
    assert settings_from({}) == settings_from({VARIABLE: " "}) == Settings()


def test_some_may_be_changed() -> None:
    changed = settings_from({VARIABLE: '{"spectators_per_table": 5, "bot_delay": [0, 0.5]}'})
    assert changed == Settings(spectators_per_table=5, bot_delay=(0, 0.5))


@pytest.mark.parametrize("text", ["{", "[]", '{"speed": 9}', '{"behind_proxy": "yes"}'])
def test_what_is_none_of_ours_is_refused(text: str) -> None:
    with pytest.raises(BadSettings) as refused:
        settings_from({VARIABLE: text})
    assert refused.value.code == "bad-settings"
