"""Guides over HTTP: Markdown, rules by number, and figures as views."""

from __future__ import annotations

import json

import httpx
import pytest
from serving import Host

import sampan
from sampan.guides.guide_text import numbered_rules
from sampan.server.guide_routes import guide_figures


@pytest.mark.parametrize("key", sampan.game_keys())
def test_figures_are_sent_packed_and_only_once(host: Host, key: str) -> None:
    answer = host.get(f"/games/{key}/figures")
    assert answer.json() == json.loads(json.dumps(guide_figures(key)))
    assert answer.headers["content-encoding"] == "gzip"
    address = f"{host.url}/api/games/{key}/figures"
    again = httpx.get(address, headers={"If-None-Match": answer.headers["etag"]}, trust_env=False)
    assert (again.status_code, again.content) == (304, b"")


def test_only_views_of_positions_are_sent(host: Host) -> None:
    for key in sampan.game_keys():
        for figure in host.get(f"/games/{key}/figures").json()["figures"].values():
            for drawing in figure["drawings"]:
                assert drawing["view"]["you"] == figure["seat"]
                assert "position" not in drawing["view"] or key == "dragon_delta"  # there, the slot being carried out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_are_sent_as_markdown(host: Host, language: str) -> None:
    for key in sampan.game_keys():
        assert host.get(f"/games/{key}/guide/{language}").text == sampan.game(key).guide(language)
        numbered = host.get(f"/games/{key}/numbered/{language}")
        assert numbered.text == numbered_rules(key, language)
        assert numbered.headers["content-type"].startswith("text/markdown")


@pytest.mark.parametrize("what", ["guide/en", "numbered/en", "figures"])
def test_there_is_no_guide_of_an_unknown_game(host: Host, what: str) -> None:
    missing = host.get(f"/games/chess/{what}")
    assert (missing.status_code, missing.json()["reason"]) == (404, "no-game")


@pytest.mark.parametrize("what", ["guide", "numbered"])
def test_there_is_no_guide_in_an_unknown_language(host: Host, what: str) -> None:
    missing = host.get(f"/games/yin_yang/{what}/de")
    assert (missing.status_code, missing.json()["reason"]) == (404, "no-language")
