"""What Prometheus is told: on a port of its own, correct, and about nobody in particular."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from outages import full_disk
from prometheus_client.parser import text_string_to_metric_families
from serving import Guest, Host, link_seats

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@pytest.fixture
def watched(new_host: Callable[..., Host]) -> Host:
    return new_host(metrics_port=free_port())


def scrape(host: Host) -> dict[tuple[str, ...], float]:
    """Every sample by its name and the values of its labels."""
    told = httpx.get(f"http://127.0.0.1:{host.settings['metrics_port']}/metrics", trust_env=False)
    assert told.status_code == 200
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(told.text)
        for sample in family.samples
    }


def test_they_count_what_happens(watched: Host) -> None:
    id_, tokens = watched.table([*link_seats("Ada", "Ben"), {"kind": "bot", "bot": "easy"}], public=True)
    players, eve = watched.guest(id_, *tokens), watched.guest(id_)
    acted = 0
    while acted < 4:  # between them the bot moves
        if players.decision is None:
            players.next()
        else:
            players.act()
            acted += 1
    assert eve.refused_after_news("chat", text="me too", seat=0) == "not-your-seat"
    assert watched.get("/nothing").status_code == 404
    told = scrape(watched)
    assert told["sampan_tables",] == 1
    assert told["sampan_sockets", "player"] == told["sampan_sockets", "spectator"] == 1
    assert told["sampan_actions_total", "person"] == told["sampan_request_seconds_count", "act"] == acted
    assert told["sampan_commit_seconds_count",] >= acted
    assert told["sampan_refusals_total", "not-your-seat"] == 1
    assert told["sampan_refusals_total", "no-address"] == 1
    assert told["sampan_http_responses_total", "404"] == 1
    assert told["sampan_http_seconds_count", "/api/tables"] == 1
    assert told["sampan_queue_wait_seconds_count",] >= told["sampan_actions_total", "bot"] > 0
    assert told["sampan_workers",] >= 2
    assert told["sampan_draining",] == 0
    assert told["sampan_store_errors_total", "write"] == 0
    assert told["process_resident_memory_bytes",] > 0


def test_a_store_that_fails_and_an_outdated_page_are_counted(watched: Host) -> None:
    id_, _ = watched.table(link_seats("Ada", "Ben"), public=True)
    old = Guest(watched, id_)
    old.send({"type": "hello", "protocol": 1, "tokens": []})
    assert old.closed() == 4426
    with full_disk(watched):
        assert watched.get("/ready").status_code == 503
        assert watched.get("/health").status_code == 200  # a restart would not help
    told = scrape(watched)
    assert told["sampan_store_errors_total", "write"] == 1
    assert told["sampan_refusals_total", "page-outdated"] == 1


def test_no_label_names_a_table_a_person_or_an_address(watched: Host) -> None:
    id_, tokens = watched.table(link_seats("Ada", "Ben"), public=True)
    ada = watched.guest(id_, tokens[0], name="Adelheid")
    ada.done("chat", text="hello", seat=0)
    ada.send({"type": "Adelheid", "ref": "r"})
    for path in (f"/tables/{id_}", "/tables/Adelheid", "/games/Adelheid/guide/en", "/Adelheid"):
        watched.get(path)
    labels = {value for sample in scrape(watched) for value in sample[1:]}
    assert not {label for label in labels if re.search(rf"{id_}|{tokens[0]}|Ad|127\.0", label)}
    assert "/api/tables/{id}" in labels


def test_they_are_nowhere_else(watched: Host, new_host: Callable[..., Host]) -> None:
    for path in ("/metrics", "/api/metrics"):
        answer = httpx.get(f"{watched.url}{path}", trust_env=False)
        assert answer.status_code == 404
        assert "sampan_" not in answer.text
    assert new_host().settings.get("metrics_port", 0) == 0  # which serves them nowhere


def test_two_servers_in_a_row_count_for_themselves(watched: Host) -> None:
    watched.table(link_seats("Ada", "Ben"))
    assert scrape(watched)["sampan_tables",] == 1
    assert watched.end() == 0
    watched.start()
    assert scrape(watched)["sampan_tables",] == 0


def test_the_dashboard_asks_for_what_there_is(watched: Host) -> None:
    dashboard = json.loads(DASHBOARD.read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])]
    names = {name for expression in asked for name in re.findall(r"\b(?:sampan|process)_\w+", expression)}
    id_, tokens = watched.table(link_seats("Ada", "Ben"))
    watched.guest(id_, tokens[0]).refused("chat", text="not mine", seat=1)
    watched.guest(id_, tokens[0]).done("ping")
    told = httpx.get(f"http://127.0.0.1:{watched.settings['metrics_port']}/metrics", trust_env=False).text
    families = {family.name: family for family in text_string_to_metric_families(told)}
    exported = {sample.name for family in families.values() for sample in family.samples}
    declared = {name for family in families.values() for name in (family.name, f"{family.name}_total")}
    assert names - exported - declared == set()
    ours = {name for name in families if name.startswith("sampan_") and not name.endswith("_created")}
    shown = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in names}
    assert ours - shown == {"sampan_build_info"}  # and it shows everything that we count
