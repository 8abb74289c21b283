"""The page's types are made from web/openapi.json, so that file must be what the server says of itself."""

from __future__ import annotations

import json
from pathlib import Path

from hosting import Host

_KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_page_knows_the_servers_messages(host: Host) -> None:
    said = host.get("openapi.json").json()
    kept = json.loads(_KEPT.read_text(encoding="utf-8"))
    advice = "save /api/openapi.json as web/openapi.json, then in web/: npm run types"
    assert kept["paths"] == said["paths"], advice
    assert kept["components"] == said["components"], advice
