"""The API described as OpenAPI 3.1, made from the routes and their types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import version
from typing import Any

import msgspec

from ludoteca.server.answers import STATUSES
from ludoteca.server.api_types import Problem
from ludoteca.server.route import Query, Route

OPENAPI = "3.1.0"

_REF = "#/components/schemas/{name}"
_PLACE = re.compile(r"\{(\w+)\}")
_PLACES = {
    "id": "A table's unguessable id.",
    "game": "A game's name, as /api/games lists it.",
    "language": "The language of the word: it, de, en or fr.",
    "category": "A category's id, as /api/words/{language}/categories lists it.",
}
_ANY_REQUEST = ("too-many-requests", "server-failed")
_BAD_REQUEST = 400


def describe(routes: Iterable[Route]) -> dict[str, Any]:
    routes = tuple(routes)
    asked = [kind for route in routes for kind in (route.answer, route.ask) if kind is not None]
    schemas, components = msgspec.json.schema_components([*asked, Problem], ref_template=_REF)
    by_kind = {str(kind): schema for kind, schema in zip(asked, schemas, strict=False)}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind)
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Ludoteca",
            "version": version("ludoteca"),
            "description": (
                "Five boxes of tabletop games on one table. Refusals carry a code and its "
                "parameters; a table is played over its socket, /ws/{id}."
            ),
            "license": {"name": "AGPL-3.0-or-later", "identifier": "AGPL-3.0-or-later"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.handle.__name__,
        "summary": route.says,
        "parameters": [*map(_place, _PLACE.findall(route.path)), *map(_query, route.query)],
        "responses": {"200": _answer(route, schemas), **_refusals(route)},
        "security": [],
    }
    if route.ask is not None:
        content = {"schema": schemas[str(route.ask)], "example": _plain(route.ask_example)}
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    return operation


def _place(name: str) -> dict[str, Any]:
    schema = {"type": "string"}
    says = _PLACES[name]
    return {"name": name, "in": "path", "required": True, "description": says, "schema": schema}


def _query(query: Query) -> dict[str, Any]:
    schema = msgspec.json.schema(query.kind)
    # What has names of its own is written with them, each a parameter.
    spread = {"style": "form", "explode": True} if schema.get("type") == "object" else {}
    return {
        "name": query.name,
        "in": "query",
        "required": query.required,
        "description": query.says,
        "schema": schema,
        **spread,
    }


def _answer(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "string"} if route.answer is None else schemas[str(route.answer)]
    content = {"schema": schema, "example": _plain(route.example)}
    return {"description": route.says, "content": {route.media: content}}


def _refusals(route: Route) -> dict[str, Any]:
    """The refusals by their status, each with the codes that come with it."""
    codes: dict[int, list[str]] = {}
    for code in dict.fromkeys((*route.refusals, *_ANY_REQUEST)):
        codes.setdefault(int(STATUSES.get(code, _BAD_REQUEST)), []).append(code)
    return {str(status): _refusal(codes[status]) for status in sorted(codes)}


def _refusal(codes: list[str]) -> dict[str, Any]:
    content = {
        "schema": {"$ref": _REF.format(name=Problem.__name__)},
        "example": _plain(Problem(codes[0])),
    }
    said = "Refused: " + ", ".join(codes) + "."
    return {"description": said, "content": {"application/json": content}}


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)
