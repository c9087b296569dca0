"""Presence, absence and forfeit are three clocks (CO-4): nobody who is gone blocks the table."""

from __future__ import annotations

from typing import Any

from ludoteca.core.log import Idled, Played
from tests.server.room import ME, OPEN, Client, Room, bot, story

AWAY, FORFEIT = 45, 300


async def two(room: Room, **ask: Any) -> tuple[str, Client, Client]:
    """Anna begins; Berta is the one who will be gone."""
    table = await room.make("anna", ME, OPEN, options={"first_player": 0}, **ask)
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    await anna.done("start")
    return table, anna, berta


async def until_her_turn(anna: Client, berta: Client) -> None:
    while not berta.moves:
        await anna.done("play", move=anna.moves[-1])


def presence(client: Client, seat: int) -> str:
    return str(client.info["seats"][seat].get("presence", "here"))


def inputs(client: Client) -> list[Any]:
    return client.table.ledger.playing().inputs


@story
async def test_a_cut_line_is_away_then_absent_then_forfeit(room: Room) -> None:
    _, anna, berta = await two(room)
    berta.cut()
    await room.pass_time(1)
    assert presence(anna, 1) == "away"
    await room.pass_time(AWAY)
    assert presence(anna, 1) == "absent"
    await room.pass_time(FORFEIT)
    assert presence(anna, 1) == "left"


@story
async def test_whoever_comes_back_in_time_has_missed_nothing(room: Room) -> None:
    """CO-4: there is a grace period, and coming back within it costs nothing."""
    table, anna, berta = await two(room)
    await until_her_turn(anna, berta)
    steps = len(inputs(anna))
    berta.cut()
    await room.pass_time(AWAY - 1)
    back = await room.enter("berta", table, version=berta.version)
    await room.pass_time(AWAY + FORFEIT)
    assert presence(anna, 1) == "here"
    assert len(inputs(anna)) == steps
    await back.done("play", move=back.moves[0])


@story
async def test_an_absent_player_is_passed_over(room: Room) -> None:
    """CO-4: after the grace period the seat did nothing in time."""
    _, anna, berta = await two(room)
    await until_her_turn(anna, berta)
    steps = len(inputs(anna))
    berta.cut()
    await room.pass_time(AWAY)
    assert len(inputs(anna)) == steps
    await room.pass_time(3)
    assert isinstance(inputs(anna)[steps], Idled)
    assert anna.moves
    # From now on the table does not wait for her again and again.
    while anna.moves:
        await anna.done("play", move=anna.moves[-1])
    await room.pass_time(3)
    assert anna.moves


@story
async def test_a_bot_plays_for_the_absent_if_the_table_chose_so(room: Room) -> None:
    """CO-4: or by a bot if the table chose so; coming back restores the seat."""
    table, anna, berta = await two(room, absent="bot")
    await until_her_turn(anna, berta)
    steps = len(inputs(anna))
    berta.cut()
    await room.pass_time(AWAY + 3)
    assert all(isinstance(entry, Played) for entry in inputs(anna))
    assert len(inputs(anna)) > steps
    back = await room.enter("berta", table)
    assert presence(back, 1) == "here"
    await until_her_turn(anna, back)
    steps = len(inputs(anna))
    await room.pass_time(60)
    assert len(inputs(anna)) == steps
    await back.done("play", move=back.moves[0])


@story
async def test_somebody_may_let_a_bot_play_for_who_is_gone(room: Room) -> None:
    table, anna, berta = await two(room)
    await until_her_turn(anna, berta)
    assert await anna.refused("take-over", seat=1, bot="easy") == "is-there"
    berta.cut()
    await room.pass_time(5)
    assert await anna.refused("take-over", seat=1, bot="easy") == "is-there"
    await room.pass_time(AWAY)
    assert await anna.refused("take-over", seat=1, bot="deep-thought") == "unknown-bot"
    await anna.done("take-over", seat=1, bot="easy")
    assert anna.info["seats"][1] == {"name": "Berta", "bot": "easy", "presence": "absent"}
    for _ in range(20):
        if anna.moves:
            await anna.done("play", move=anna.moves[-1])
        await room.pass_time(1)
    assert [e for e in inputs(anna) if isinstance(e, Played) and e.seat == 1]
    back = await room.enter("berta", table)
    assert back.info["seats"][1] == {"name": "Berta"}


@story
async def test_only_players_let_bots_play_and_only_for_people(room: Room) -> None:
    table = await room.make("anna", ME, bot("easy"), start=True)
    anna, watcher = await room.enter("anna", table), await room.enter("watcher", table)
    assert await anna.refused("take-over", seat=1, bot="easy") == "is-there"
    assert await anna.refused("take-over", seat=9, bot="easy") == "no-seat-there"
    assert await watcher.refused("take-over", seat=0, bot="easy") == "not-seated"


@story
async def test_who_leaves_is_not_waited_for_and_may_return(room: Room) -> None:
    _, anna, berta = await two(room)
    await until_her_turn(anna, berta)
    await berta.done("leave")
    assert presence(anna, 1) == "left"
    assert await berta.refused("leave") == "has-left"
    assert await berta.refused("play", move=berta.moves[0]) == "has-left"
    await room.pass_time(3)
    assert isinstance(inputs(anna)[-1], Idled)
    await berta.done("return")
    assert presence(anna, 1) == "here"
    await until_her_turn(anna, berta)
    await berta.done("play", move=berta.moves[0])


@story
async def test_who_left_on_purpose_is_not_dragged_back_by_looking_in(room: Room) -> None:
    table, anna, berta = await two(room)
    await berta.done("leave")
    berta.cut()
    await room.enter("berta", table)
    assert presence(anna, 1) == "left"


@story
async def test_a_forfeited_seat_is_restored_by_coming_back(room: Room) -> None:
    """CO-4: coming back restores the seat."""
    table, anna, berta = await two(room)
    berta.cut()
    await room.pass_time(AWAY + FORFEIT + 1)
    assert presence(anna, 1) == "left"
    await room.enter("berta", table)
    assert presence(anna, 1) == "here"


@story
async def test_a_game_that_everybody_has_left_is_over(room: Room) -> None:
    table, anna, berta = await two(room)
    await berta.done("leave")
    assert anna.info["phase"] == "playing"
    await anna.done("leave")
    assert anna.info["phase"] == "over"
    assert anna.match["outcome"] is None
    assert (await room.stored(table)).phase == "over"


@story
async def test_nothing_goes_on_while_nobody_is_there(room: Room) -> None:
    table = await room.make("anna", ME, bot("easy"), bot("medium"), start=True)
    anna = await room.enter("anna", table)
    anna.cut()
    live = anna.table
    await room.pass_time(2)
    steps = len(live.ledger.playing().inputs)
    await room.pass_time(100)
    assert len(live.ledger.playing().inputs) == steps
    await room.pass_time(AWAY + FORFEIT + 100)
    back = await room.enter("anna", table)
    assert presence(back, 0) == "here"
    await room.play_to_the_end(back)


@story
async def test_two_who_are_gone_do_not_forfeit_to_each_other(room: Room) -> None:
    table, anna, berta = await two(room)
    anna.cut()
    berta.cut()
    await room.pass_time(290)
    live = await room.lobby.find(table)
    assert live is not None
    assert not any(seat.left for seat in live.ledger.seats)
    assert not live.ledger.playing().inputs


@story
async def test_the_absent_are_not_passed_over_for_ever(room: Room) -> None:
    """Where only absent players are left in the game, nobody waits for anybody."""
    _, anna, berta = await two(room)
    while anna.match["view"]["phase"] != "turn" or not anna.moves:
        actor = next(c for c in (anna, berta) if c.moves)
        await actor.done("play", move=actor.moves[-1])
    await anna.done("play", move={"type": "challenge"})  # as good as dead
    if anna.match["outcome"] is None:
        berta.cut()
        await room.pass_time(10_000)
        assert sum(isinstance(entry, Idled) for entry in inputs(anna)) <= 6
