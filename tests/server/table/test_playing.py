"""Commands and answers: every one is answered, none is carried out twice, nothing is missed."""

from __future__ import annotations

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.server.line import Line
from tests.server.room import ME, OPEN, Client, Room, bot, run, story


async def two(room: Room) -> tuple[str, Client, Client]:
    table = await room.make("anna", ME, OPEN, options={"first_player": 0})
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    await anna.done("start")
    return table, anna, berta


@story
async def test_a_move_is_shown_to_all_with_a_version_each(room: Room) -> None:
    _, anna, berta = await two(room)
    assert (anna.version, berta.version) == (1, 1)
    await anna.done("play", move=anna.moves[0])
    for client in (anna, berta):
        told = client.last("moments")
        assert told["version"] == 2
        assert [moment["version"] for moment in told["moments"]] == [2]
        assert told["moments"][0]["events"][0]["type"] == "block-placed"
        assert told["match"]["view"]["labyrinth"] != {}
    assert anna.match["choices"] is None
    assert berta.match["actors"] == [1]
    assert len(berta.moves) > 0


@story
async def test_the_tables_clock_is_told_with_where_the_game_stands(room: Room) -> None:
    table, anna, _ = await two(room)
    assert anna.match["clock"] == 0
    room.clock.skip(30)
    await anna.done("play", move=anna.moves[0])
    assert anna.match["clock"] == 30_000
    room.clock.skip(600)
    for watcher in (await room.enter("anna", table, version=2), await room.enter("carl", table)):
        assert watcher.match["clock"] == 630_000


@story
async def test_when_a_move_is_answered_it_has_been_shown(room: Room) -> None:
    _, anna, _ = await two(room)
    anna.hear()
    await anna.done("play", move=anna.moves[0])
    assert [m["type"] for m in anna.heard[-2:]] == ["moments", "done"]


@story
async def test_an_illegal_move_is_refused_and_changes_nothing(room: Room) -> None:
    table, anna, berta = await two(room)
    before = (await room.stored(table)).seq
    assert await berta.refused("play", move=anna.moves[0]) == "not-your-turn"
    assert await anna.refused("play", move={"type": "challenge"}) == "not-now"
    assert await anna.refused("play", move={"type": "fly"}) == "malformed-move"
    assert await anna.refused("play", move={"type": "explore", "twice": True}) == "malformed-move"
    assert await anna.refused("play", move=[1, 2]) == "malformed-move"
    assert (anna.version, berta.version) == (1, 1)
    assert (await room.stored(table)).seq == before


@story
async def test_a_command_sent_again_is_answered_but_not_played_twice(room: Room) -> None:
    table, anna, berta = await two(room)
    await anna.done("play", move=anna.moves[0], id="once")
    await anna.done("play", move={"type": "explore"}, id="once")
    await berta.done("say", text="hello", id="once")
    await berta.done("say", text="hello", id="once")
    assert len((await room.stored(table)).talk.heard_by(None)) == 1
    assert anna.version == 2
    assert (await room.stored(table)).playing().inputs[0].seat == 0  # type: ignore[union-attr]


@story
async def test_a_command_is_recognised_by_the_next_process_too(room: Room) -> None:
    table, anna, _ = await two(room)
    await anna.done("play", move=anna.moves[0], id="once")
    after = Room(room.path, clock=room.clock)
    await after.open()
    again = await after.enter("anna", table, version=1)
    await again.done("play", move={"type": "explore"}, id="once")
    assert len((await after.stored(table)).playing().inputs) == 1
    await after.close()


@story
async def test_ids_are_each_guests_own(room: Room) -> None:
    table, anna, berta = await two(room)
    await anna.done("play", move=anna.moves[0], id="same")
    await berta.done("play", move=berta.moves[0], id="same")
    assert len((await room.stored(table)).playing().inputs) == 2


@story
async def test_after_a_cut_one_goes_on_from_the_version_one_had(room: Room) -> None:
    table, anna, berta = await two(room)
    await anna.done("play", move=anna.moves[0])
    seen = berta.version
    berta.cut()
    back = await room.enter("berta", table, version=seen)
    assert back.last("moments")["moments"] == []
    await back.done("play", move=back.moves[0])
    actor = next(c for c in (anna, back) if c.moves)
    await actor.done("play", move=actor.moves[-1])
    late = await room.enter("berta", table, version=seen)
    missed = late.last("moments")
    assert [moment["version"] for moment in missed["moments"]] == [seen + 1, seen + 2]
    assert missed["match"] == back.match
    assert not [m for m in late.heard if m["type"] == "snapshot"]


@story
async def test_a_version_from_nowhere_gets_a_fresh_view(room: Room) -> None:
    table, anna, _ = await two(room)
    await anna.done("play", move=anna.moves[0])
    for version in (None, 0, 77):
        client = await room.enter("anna", table, version=version)
        fresh = client.last("snapshot")
        assert fresh["version"] == 2
        assert [moment["version"] for moment in fresh["story"]] == [1, 2]


@story
async def test_who_comes_back_hears_the_chat_that_was_missed(room: Room) -> None:
    table, anna, berta = await two(room)
    await anna.done("say", text="one")
    last = berta.last("chatted")["chat"]["at"]
    berta.cut()
    await room.pass_time(1)
    await anna.done("say", text="two")
    back = await room.enter("berta", table, version=1, chat=last)
    assert [m["chat"]["text"] for m in back.heard if m["type"] == "chatted"] == ["two"]
    fresh = await room.enter("berta", table)
    assert [chat["text"] for chat in fresh.last("snapshot")["chat"]] == ["one", "two"]


@story
async def test_reactions_pass_and_are_not_kept(room: Room) -> None:
    table, anna, berta = await two(room)
    before = (await room.stored(table)).seq
    await anna.done("react", reaction="bravo")
    assert berta.last("chatted")["chat"]["reaction"] == "bravo"
    assert await anna.refused("react", reaction="rude") == "malformed-command"
    assert (await room.stored(table)).seq == before


@story
async def test_one_may_look_at_an_earlier_moment(room: Room) -> None:
    _, anna, berta = await two(room)
    views = [berta.match["view"]]
    for _ in range(12):
        actor = next(c for c in (anna, berta) if c.moves)
        await actor.done("play", move=actor.moves[-1])
        views.append(berta.match["view"])
    for version, view in enumerate(views, start=1):
        looked = await berta.tell("recall", version=version)
        assert looked["type"] == "recalled"
        assert looked["view"] == view
    assert await berta.refused("recall", version=0) == "no-such-moment"
    assert await berta.refused("recall", version=len(views) + 1) == "no-such-moment"


@story
async def test_a_line_says_hello_first(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    live = await room.lobby.find(table)
    assert live is not None
    line = Line("anna")
    await live.enter(line)
    client = Client(room, "anna", live, line)
    assert await client.refused("sit", name="Anna") == "hello-first"
    await client.done("ping")


@story
async def test_a_whole_game_and_a_rematch(room: Room) -> None:
    table, anna, berta = await two(room)
    await room.play_to_the_end(anna, berta)
    assert anna.info["phase"] == "over"
    assert anna.match["outcome"] == berta.match["outcome"]
    assert await anna.refused("play", move={"type": "explore"}) == "not-playing"
    await berta.done("rematch")
    again = anna.info["rematch"]
    await anna.done("rematch")
    assert anna.info["rematch"] == again != table
    there, host = await room.enter("anna", again), await room.enter("berta", again)
    assert [seat["name"] for seat in there.info["seats"]] == ["Anna", "Berta"]
    assert there.info["phase"] == "waiting"
    await host.done("start")
    assert there.match["view"]["labyrinth"] == {}


@story
async def test_a_rematch_against_bots_begins_at_once(room: Room) -> None:
    table = await room.make("anna", ME, bot("easy"), start=True)
    anna = await room.enter("anna", table)
    assert await anna.refused("rematch") == "not-over"
    await room.play_to_the_end(anna)
    await anna.done("rematch")
    again = await room.enter("anna", anna.info["rematch"])
    assert again.info["phase"] == "playing"
    assert again.info["seats"] == [{"name": "Anna"}, {"bot": "easy"}]


frames = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["type", "id", "seat", "move", "name"]), inner)
        ),
        max_leaves=9,
    ).map(msgspec.json.encode),
    st.builds(
        lambda kind, extra: msgspec.json.encode({"type": kind, "id": "x", **extra}),
        st.sampled_from(
            ["hello", "sit", "play", "arrange", "start", "take-over", "recall", "nope"]
        ),
        st.dictionaries(
            st.sampled_from(["seat", "name", "move", "options", "version", "bot", "seats", "zz"]),
            st.integers() | st.text(max_size=5) | st.none() | st.just({}) | st.just([[[]]]),
            max_size=3,
        ),
    ),
)


@settings(
    max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(nonsense=st.lists(frames, min_size=1, max_size=8))
def test_any_frame_is_answered_once_and_none_does_harm(
    nonsense: list[bytes | str], tmp_path_factory: object
) -> None:
    async def talk() -> None:
        room = Room(tmp_path_factory.mktemp("room") / "store.sqlite")  # type: ignore[attr-defined]
        await room.open()
        table = await room.make("anna", ME, OPEN)
        anna, eve = await room.enter("anna", table), await room.enter("eve", table)
        eve.hear()
        for frame in nonsense:
            await eve.table.handle(eve.line, frame)
            answers = [m for m in eve.hear() if m["type"] in {"done", "refused"}]
            assert len(answers) == 1
        assert anna.table.ledger.host == "anna"
        assert anna.table.ledger.phase == "waiting"
        await anna.done("ping")
        await room.close()

    run(talk())


@story
async def test_brackets_without_end_are_refused(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    eve = await room.enter("eve", table)
    await eve.table.handle(eve.line, b'{"type":"play","id":"deep","move":' + b"[" * 16_000)
    assert eve.last("refused")["code"] == "malformed-command"
    assert eve.last("refused")["id"] is None


@story
async def test_a_broken_command_is_answered_by_its_id(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    eve = await room.enter("eve", table)
    assert await eve.refused("sit", name="Eve", throne=True) == "malformed-command"
