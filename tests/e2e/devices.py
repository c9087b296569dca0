"""What people hold in their hands, as Playwright's `new_context` wants it."""

from __future__ import annotations

from typing import Any

USUAL: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en-GB",
    "reduced_motion": "reduce",
    # It would fetch everything twice in every new browser; test_offline.py is about it.
    "service_workers": "block",
}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
