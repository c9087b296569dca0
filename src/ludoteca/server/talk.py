"""What people at a table have said, to all or to their team.

What is said in each round has a memory of its own: how much a team talks must not show in how much
of the common talk its rivals are shown when they come back.
"""

from __future__ import annotations

from collections import deque

from ludoteca.server.protocol import Chat

CHATS = 100  # as many as a newcomer is shown

Team = tuple[int, ...]


class Talk:
    def __init__(self) -> None:
        self._rounds: dict[Team | None, deque[tuple[int, Chat]]] = {}
        self._said = 0

    def add(self, chat: Chat, team: Team | None) -> None:
        """Said to this team, or (None) to all."""
        self._said += 1
        self._rounds.setdefault(team, deque(maxlen=CHATS)).append((self._said, chat))

    def heard_by(self, seat: int | None) -> tuple[Chat, ...]:
        """The latest that a seat, or a spectator, has heard, oldest first."""
        heard = [
            said
            for team, chats in self._rounds.items()
            if team is None or seat in team
            for said in chats
        ]
        heard.sort(key=lambda said: said[0])
        return tuple(chat for _, chat in heard[-CHATS:])
