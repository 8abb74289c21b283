"""The OpenAPI document, with the socket's messages in it, and as a plain page that asks no other host for anything."""

from __future__ import annotations

import html
import json
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import sampan
from sampan.server.schemas.http import (
    Created,
    InviteTo,
    JoinedTable,
    JoinTable,
    KnownTable,
    NewTable,
    RenewToken,
    SeatBot,
)
from sampan.server.schemas.lessons import TryAction
from sampan.server.schemas.socket import SOCKET_MODELS

_REF: Final = "#/components/schemas/{model}"
_SEATS: Final = (JoinTable, JoinedTable, RenewToken, InviteTo, SeatBot)
_STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#222}"
    "code,pre{font:14px/1.4 ui-monospace,monospace}pre{background:#f4f1ea;padding:.75rem;overflow:auto}"
    "h2{margin-top:2.5rem;border-top:1px solid #ccc;padding-top:1rem}"
)


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of the application."""
    made = get_openapi(title="Sampan", version=sampan.__version__, description=app.description, routes=app.routes)
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    # Made again for what the calls tell, because FastAPI leaves null out of examples.
    models: list[type[BaseModel]] = [*SOCKET_MODELS, NewTable, Created, KnownTable, TryAction, *_SEATS]
    _, socket = models_json_schema([(model, "validation") for model in models], ref_template=_REF)
    schemas.update(socket["$defs"])
    # What cannot be read is refused like everything else, with status 400.
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    return made


def reference_page(made: dict[str, Any]) -> str:
    """The document as HTML."""
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Sampan {made["info"]["version"]}: API</title>',
        f"<style>{_STYLE}</style><h1>Sampan {made['info']['version']}: the API</h1>",
        f'<p>{html.escape(made["info"]["description"])} <a href="openapi.json">openapi.json</a></p>',
    ]
    for path, operations in made["paths"].items():
        for method, operation in operations.items():
            parts.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
            parts.append(f"<p>{html.escape(operation.get('description') or operation['summary'])}</p>")
            parts.extend(_examples(operation, made["components"]["schemas"]))
    parts.append("<h2>Types</h2>")
    for name, schema in sorted(made["components"]["schemas"].items()):
        words = html.escape(json.dumps(schema, indent=2, ensure_ascii=False))
        parts.append(f'<h3 id="{name}">{name}</h3><pre>{words}</pre>')
    return "\n".join([*parts, "</html>"])


def _examples(operation: dict[str, Any], schemas: dict[str, Any]) -> list[str]:
    parts: list[str] = []
    bodies = {"takes": operation.get("requestBody", {}), **operation["responses"]}
    for when, body in bodies.items():
        for kind, content in body.get("content", {}).items():
            schema = content.get("schema", {})
            name = schema.get("$ref", schema.get("items", {}).get("$ref", "")).rpartition("/")[2]
            example = content.get("example", schemas.get(name, {}).get("examples", [None])[0])
            link = f', <a href="#{name}">{name}</a>' if name else ""
            parts.append(f"<p><b>{when}</b> {html.escape(body.get('description', ''))} ({kind}{link})</p>")
            if example is not None:
                words = html.escape(json.dumps(example, indent=2, ensure_ascii=False))
                parts.append(f"<pre>{words}</pre>")
    return parts
