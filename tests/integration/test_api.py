"""The calls over HTTP: everything that the OpenAPI document allows, and much that it does not."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from serving import Host, link_seats

import sampan
from sampan.core.match_file import match_text, read_match
from sampan.server.app import create_app
from sampan.server.schemas import http as calls
from sampan.server.schemas import lessons
from sampan.server.schemas import socket as messages
from sampan.server.settings import Settings

_STORE = tempfile.TemporaryDirectory()
QUOTAS: Any = dict.fromkeys(("tables_per_address", "tables_per_hour", "replays_per_minute"), 10**6)
_APP = create_app(
    Settings(
        database=f"sqlite:///{_STORE.name}/api.sqlite3", hosts=("*",), rate=1e6, burst=10**6, bot_pause=0.0, **QUOTAS
    )
)
SCHEMA = schemathesis.openapi.from_asgi("/api/openapi.json", _APP)


@SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_documented(case: schemathesis.Case[Any]) -> None:
    response = case.call_and_validate(
        checks=[
            schemathesis.checks.not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_headers_conformance,
            response_schema_conformance,
            negative_data_rejection,
            unsupported_method,
        ]
    )
    if response.status_code >= 400:
        error = response.json()
        assert set(error) == {"reason", "fields", "sentence"}
        assert all(error["sentence"][language] for language in ("en", "fr"))


def finished_match(seats: int = 2, **options: Any) -> sampan.Match:
    match = sampan.Match(sampan.game("yin_yang"), ["Ada", "Ben", "Cleo"][:seats], options, sampan.new_dealer(5)).begin()
    rng = sampan.Rng(5)
    while (seat := match.to_move()) != sampan.OVER:
        match.act(seat, int(match.state.sample(rng)))
    return match


def upload(host: Host, content: bytes, query: str = "") -> httpx.Response:
    return httpx.post(f"{host.url}/api/replays{query}", content=content, timeout=60, trust_env=False)


class TestTables:
    def test_games_bots_and_guides(self, host: Host) -> None:
        games = host.get("/games").json()
        assert [game["key"] for game in games] == sampan.game_keys()
        (game,) = [game for game in games if game["key"] == "yin_yang"]
        assert {form["key"] for form in game["options"]} >= {"mystery", "teams", "turn_limit"}
        assert "player" in game["seat_fields"]
        bots = host.get("/bots").json()
        assert [bot["name"] for bot in bots] == sampan.bot_names()
        guide = host.get("/games/yin_yang/guide/fr")
        assert guide.headers["content-type"].startswith("text/markdown")
        assert guide.text == sampan.game("yin_yang").guide("fr")
        assert host.get("/games/chess/guide/en").status_code == 404
        assert host.get("/games/yin_yang/guide/xx").json()["reason"] == "no-language"

    def test_health(self, host: Host) -> None:
        health = host.get("/health").json()
        assert health["status"] == "ok"
        assert health["version"] == sampan.__version__
        assert health["tables"] >= 0

    def test_tokens_are_for_this_screen_and_invitations_for_friends(self, host: Host) -> None:
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "easy"}, {"kind": "link", "name": "Zoë"}]
        made = host.post("/tables", {"game": "yin_yang", "seats": seats}).json()
        assert [(key["seat"], len(key["token"])) for key in made["tokens"]] == [(0, 43)]
        assert [(key["seat"], len(key["invitation"])) for key in made["invitations"]] == [(2, 43)]
        assert len(made["host"]) == 43
        assert [seat["name"] for seat in made["table"]["seats"]] == ["Player 1", "easy", "Zoë"]
        assert [seat["taken"] for seat in made["table"]["seats"]] == [True, True, False]
        assert not made["table"]["started"]

    @pytest.mark.parametrize(
        ("change", "reason"),
        [
            ({"game": "chess"}, "unknown-game"),
            ({"options": {"mystery": 1}}, "option-flag"),
            ({"options": {"cheat": True}}, "option-unknown"),
            ({"options": {"turn_limit": float("nan")}}, "option-number"),
            ({"seats": [{"kind": "here"}]}, "seats"),
            ({"seats": [{"kind": "here"}] * 11}, "seats"),
            ({"seats": [{"kind": "here"}] * 21}, "field-form"),
            ({"seats": [{"kind": "here", "bot": "easy"}] * 2}, "seat-bot"),
            ({"seats": [{"kind": "bot"}] * 2}, "seat-bot"),
            ({"seats": [{"kind": "bot", "bot": "deep"}] * 2}, "unknown-bot"),
            ({"seats": [{"kind": "cat"}] * 2}, "field-form"),
            ({"seats": [{"kind": "here", "name": "\u202e"}] * 2}, "name-form"),
            ({"seats": [{"kind": "here", "name": "x" * 41}] * 2}, "too-long"),
            ({"public": "yes"}, "field-form"),
            ({"colour": "red"}, "field-unknown"),
        ],
    )
    def test_what_cannot_be_is_refused_with_the_reason(self, host: Host, change: Any, reason: str) -> None:
        order = {"game": "yin_yang", "seats": [{"kind": "here"}] * 2, **change}
        answer = httpx.post(f"{host.url}/api/tables", content=json.dumps(order), timeout=60, trust_env=False)
        assert answer.status_code == 400
        assert answer.json()["reason"] == reason

    @pytest.mark.parametrize("body", ["", "{", "null", "[]", '"x"', "[" * 60_000, "\ufeff{}", '{"game": "\\ud800"}'])
    def test_what_is_no_order_is_refused(self, host: Host, body: str) -> None:
        answer = httpx.post(f"{host.url}/api/tables", content=body.encode(), timeout=60, trust_env=False)
        assert answer.status_code == 400
        assert answer.json()["sentence"]["fr"]

    def test_a_body_that_is_too_large_is_refused(self, host: Host) -> None:
        answer = httpx.post(
            f"{host.url}/api/tables", content=b" " * (Settings().order_bytes + 1), timeout=60, trust_env=False
        )
        assert answer.status_code == 413

    def test_of_a_private_table_nothing_is_told_without_a_token(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben"))
        unknown = host.get("/tables/nothing")
        for token in (None, "x" * 43):
            for path in ("", "/match", "/replay"):
                answer = host.get(f"/tables/{id_}{path}", token)
                assert (answer.status_code, answer.json()) == (404, unknown.json())
        host.guest(id_, tokens[1])
        known = host.get(f"/tables/{id_}", tokens[1]).json()
        assert known["id"] == id_
        assert known["yours"] == [1]
        assert host.get(f"/tables/{id_}/match", tokens[1]).json()["reason"] == "unfinished"
        assert id_ not in host.get("/tables").text

    def test_a_running_table_can_be_replayed_by_those_who_saw_it(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben"), public=True)
        ada, ben = host.guest(id_, tokens[0]), host.guest(id_, tokens[1])
        ada.catch_up(ben.seq)
        for _ in range(4):
            mover, other = (ada, ben) if ada.decision is not None else (ben, ada)
            other.catch_up(mover.act())
        for seat, guest in enumerate((ada, ben)):
            frames = host.get(f"/tables/{id_}/replay?seat={seat}", tokens[seat]).json()
            assert frames["outcome"] is None
            assert frames["frames"][-1]["view"] == guest.whole["views"][str(seat)]
            hidden = host.get(f"/tables/{id_}/replay?seat={1 - seat}", tokens[seat])
            assert (hidden.status_code, hidden.json()["reason"]) == (409, "unfinished")
        assert host.get(f"/tables/{id_}/replay?seat=0").status_code == 409
        spectators = host.get(f"/tables/{id_}/replay").json()["frames"]
        assert all("hand" not in player for frame in spectators for player in frame["view"]["players"])
        assert len(spectators) == ada.table["ply"] + 1

    def test_of_a_private_table_only_players_see_the_frames_so_far(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben"))
        host.guest(id_, tokens[0]), host.guest(id_, tokens[1])
        assert host.get(f"/tables/{id_}/replay", tokens[0]).status_code == 200
        assert host.get(f"/tables/{id_}/replay").status_code == 404

    def test_a_finished_table_can_be_exported_and_replayed(self, host: Host) -> None:
        id_, tokens = host.table(link_seats("Ada", "Ben"), public=True, fair=True)
        ada, ben = host.guest(id_, tokens[0]), host.guest(id_, tokens[1])
        assert host.get(f"/tables/{id_}/match").status_code == 409
        commitment = ben.table["fair"]["commitment"]
        ada.done("resign", seat=0)
        match = read_match(host.get(f"/tables/{id_}/match").content, sampan.game)
        assert match.fair
        assert match.dealer.commitment() == commitment
        assert match.outcome() == sampan.Outcome((1,), (0, 1), "resigned")
        for seat, query in ((None, ""), (0, "?seat=0"), (1, "?seat=1")):
            frames = host.get(f"/tables/{id_}/replay{query}").json()
            assert frames["outcome"]["winners"] == [1]
            assert [frame["ply"] for frame in frames["frames"]] == list(range(match.ply + 1))
            assert frames["frames"][-1]["view"] == json.loads(json.dumps(match.state.view(seat)))
        assert host.get(f"/tables/{id_}/replay?seat=2").json()["reason"] == "no-seat"
        assert host.get(f"/tables/{id_}/replay?seat=x").json()["reason"] == "field-form"


class TestReplays:
    def test_a_match_file_becomes_frames(self, host: Host) -> None:
        match = finished_match(3, mystery=True, turn_limit=40)
        answer = upload(host, match_text(match).encode(), "?seat=2")
        frames = answer.json()
        assert answer.headers["content-encoding"] == "gzip"
        assert [player["name"] for player in frames["players"]] == ["Ada", "Ben", "Cleo"]
        assert frames["frames"][0]["by"] is None
        assert frames["frames"][0]["events"] == []
        log = json.loads(json.dumps(match.log(2)))
        for ply, frame in enumerate(frames["frames"][1:]):
            assert {"by": frame["by"], "events": frame["events"]} == log[ply]
            assert frame["view"] == json.loads(json.dumps(match.replay(ply + 1).view(2)))

    def test_an_uploaded_file_is_kept_under_an_id(self, host: Host) -> None:
        match = finished_match(3, turn_limit=40)
        content = match_text(match).encode()
        uploaded = upload(host, content, "?seat=2").json()
        id_ = uploaded.pop("id")
        assert host.get(f"/replays/{id_}?seat=2").json() == uploaded
        assert host.get(f"/replays/{id_}").json()["frames"][5]["view"] == json.loads(
            json.dumps(match.replay(5).view(None))
        )
        assert host.get(f"/replays/{id_}?seat=3").json()["reason"] == "no-seat"
        asked = [host.get(f"/replays/{id_}/chances?ply={ply}&seat=1") for ply in (9, 20, 9)]
        assert asked[0].content == asked[2].content
        assert [answer.json()["ply"] for answer in asked] == [9, 20, 9]
        assert upload(host, content).json()["id"] != id_

    def test_a_replay_that_is_not_kept_is_refused_in_words(self, host: Host) -> None:
        for path in ("/replays/nothing", "/replays/nothing/chances?ply=0"):
            answer = host.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-replay")
            assert all(answer.json()["sentence"][language] for language in ("en", "fr"))

    def test_a_file_that_cannot_be_read_is_not_kept(self, host: Host) -> None:
        assert "id" not in upload(host, b"{}").json()

    def test_an_unfinished_match_can_be_replayed_too(self, host: Host) -> None:
        match = sampan.Match(sampan.game("yin_yang"), ["Ada", "Ben"]).begin()
        assert upload(host, match_text(match).encode()).json()["outcome"] is None

    @pytest.mark.parametrize(
        ("damage", "reason"),
        [
            (lambda text: text[: len(text) // 2], "file-damaged"),
            (lambda text: "", "file-damaged"),
            (lambda text: "[]", "file-foreign"),
            (lambda text: text.replace("Ada", "Eve"), "file-tampered"),
            (lambda text: "[" * 100_000, "file-damaged"),
            (lambda text: text.replace('"version": 1', '"version": 4'), "file-version"),
            (lambda text: "{NaN}", "file-damaged"),
            (lambda text: '{"format": "sampan match", "version": "\\ud800"}', "file-version"),
        ],
    )
    def test_every_refusal_of_a_match_file_is_told(self, host: Host, damage: Any, reason: str) -> None:
        answer = upload(host, damage(match_text(finished_match())).encode())
        assert answer.status_code == 400
        assert answer.json()["reason"] == reason
        assert answer.json()["sentence"]["fr"]

    def test_what_is_no_text_is_refused(self, host: Host) -> None:
        assert upload(host, b"\xff\xfe\x00" * 100).json()["reason"] == "not-utf8"

    def test_what_is_too_large_or_too_long_is_refused(self, host: Host) -> None:
        assert upload(host, b" " * 16_000_001).status_code == 413
        long = finished_match(turn_limit=None)
        assert upload(host, match_text(long).encode()).status_code == (200 if long.ply <= 5000 else 400)


class TestDocument:
    def test_the_page_of_the_api_asks_nobody_else(self, host: Host) -> None:
        answer = httpx.get(f"{host.url}/api/docs", trust_env=False)
        assert answer.headers["content-type"].startswith("text/html")
        assert "http://" not in answer.text
        assert "https://" not in answer.text
        assert "<script" not in answer.text
        assert "style-src 'self' 'sha256-" in answer.headers["content-security-policy"]
        assert "yin_yang" in answer.text, "an example"

    def test_the_document_holds_the_messages_of_the_socket(self) -> None:
        schemas = SCHEMA.raw_schema["components"]["schemas"]
        assert {"Hello", "Act", "TableMessage", "ChangeMessage", "Decision", "NewTable", "Created"} <= set(schemas)
        assert not any(
            "422" in operation["responses"]
            for path in SCHEMA.raw_schema["paths"].values()
            for operation in path.values()
        )

    def test_its_examples_are_right(self) -> None:
        checked = 0
        for name, schema in SCHEMA.raw_schema["components"]["schemas"].items():
            for example in schema.get("examples", []):
                model = next(getattr(module, name) for module in (calls, lessons, messages) if hasattr(module, name))
                model.model_validate(example)
                checked += 1
        assert checked >= 6

    def test_every_reference_in_it_leads_somewhere(self) -> None:
        words = json.dumps(SCHEMA.raw_schema)
        for part in words.split('"$ref": "#/components/schemas/')[1:]:
            assert part.partition('"')[0] in SCHEMA.raw_schema["components"]["schemas"]


def test_the_page_is_served_with_the_right_headers(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(
        "<!doctype html><script>let theme = 1</script><script src='/assets/a.js'></script>"
    )
    (page / "assets" / "a.js").write_text("console.log(1)\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with Host(tmp_path_factory.mktemp("paged"), page=str(page)) as host:
        index = httpx.get(host.url, trust_env=False)
        assert index.headers["cache-control"] == "no-cache"
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        assert index.headers["content-security-policy"].count("'sha256-") == 1
        again = httpx.get(host.url, headers={"If-None-Match": index.headers["etag"]}, trust_env=False)
        assert again.status_code == 304
        assert again.content == b""
        script = httpx.get(f"{host.url}/assets/a.js", trust_env=False)
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "console.log(1)\n" * 100
        assert "javascript" in script.headers["content-type"]
        for path in (
            "/../secret.txt",
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/nothing",
        ):
            answer = httpx.get(f"{host.url}{path}", trust_env=False)
            assert answer.status_code == 404
            assert answer.json()["reason"] == "no-address"


def test_without_a_page_that_is_said(tmp_path: Path) -> None:
    with Host(tmp_path, page=str(tmp_path / "none")) as host:
        answer = httpx.get(host.url, trust_env=False)
        assert answer.headers["content-type"].startswith("text/plain")
        assert "not built" in answer.text
