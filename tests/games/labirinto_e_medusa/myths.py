"""What Labirinto and Medusa have in common in a browser."""

from __future__ import annotations

MYTHS = ("labirinto", "medusa")
"""They are played alone, too, and end with a challenge."""
