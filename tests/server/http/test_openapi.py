"""The description of the API is true: every address, type and example."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.server.openapi import describe
from ludoteca.server.routes import ROUTES
from tests.server.http.site import Site, play_alone, story

DESCRIPTION = msgspec.json.decode(msgspec.json.encode(describe(ROUTES)))
PLAIN = ("/healthz", "/metrics")


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for part in value.values():
            yield from references(part)
    elif isinstance(value, list):
        for part in value:
            yield from references(part)


@story()
async def test_every_address_of_the_api_is_described(site: Site) -> None:
    app = site.runner.app
    served = {
        (route.resource.canonical, route.method.lower())
        for route in app.router.routes()
        if route.resource is not None
        and route.method != "HEAD"
        and route.resource.canonical.startswith(("/api", *PLAIN))
    }
    assert served == {(path, method) for path, method, _ in operations()}


def test_every_reference_leads_somewhere() -> None:
    schemas = DESCRIPTION["components"]["schemas"]
    found = set(references(DESCRIPTION))
    assert found
    assert found <= {f"#/components/schemas/{name}" for name in schemas}


def test_operations_are_complete() -> None:
    ids = [operation["operationId"] for _, _, operation in operations()]
    assert len(ids) == len(set(ids))
    for path, method, operation in operations():
        assert operation["summary"]
        named = {one["name"] for one in operation["parameters"] if one["in"] == "path"}
        assert named == set(re.findall(r"\{(\w+)\}", path))
        assert {"200", "429", "500"} <= operation["responses"].keys()
        assert ("requestBody" in operation) == (method == "post")
        for answer in operation["responses"].values():
            (content,) = answer["content"].values()
            assert content.keys() == {"schema", "example"}


def test_examples_are_of_the_types_they_stand_for() -> None:
    for route in ROUTES:
        for kind, example in ((route.answer, route.example), (route.ask, route.ask_example)):
            if kind is not None:
                msgspec.convert(msgspec.to_builtins(example), kind, strict=True)


def test_options_are_parameters_by_their_own_names() -> None:
    """`?letters=16`, not `?options=…`: what OpenAPI calls an exploded form."""
    parameters = DESCRIPTION["paths"]["/api/leaders/{game}"]["get"]["parameters"]
    options = next(one for one in parameters if one["name"] == "options")
    assert (options["style"], options["explode"], options["required"]) == ("form", True, False)
    assert options["schema"]["type"] == "object"


def test_it_is_of_a_known_version() -> None:
    assert DESCRIPTION["openapi"].startswith("3.1.")
    assert DESCRIPTION["info"]["title"]


@story()
async def test_answers_are_of_the_types_described(site: Site) -> None:
    browser = await site.browser()
    table = await play_alone(browser, public=True)
    waiting = await browser.make(seats=[{"who": "me"}, {"who": "open"}], start=False, public=True)
    for route in ROUTES:
        if route.method != "GET" or route.answer is None:
            continue
        replayed = "/replays/" in route.path
        path = route.path.replace("{id}", table if replayed else waiting)
        path = path.replace("{game}", "labirinto").replace("{language}", "it")
        path = path.replace("{category}", "fiore")
        path += "?word=rosa" if "/words/" in path else ""
        path += "?seat=0" if path.endswith("/analysis") else ""
        answer = await browser.get(path)
        assert (answer.status, answer.content_type) == (200, route.media), path
        msgspec.json.decode(await answer.read(), type=route.answer, strict=True)
