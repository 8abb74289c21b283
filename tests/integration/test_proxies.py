"""Two servers behind Caddy and nginx, with the files in deploy/: a table's people meet at one server, and fail over."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from postgres import PostgreSQL
from serving import PATIENCE, Data, Guest, Host, link_seats
from websockets.exceptions import ConnectionClosed, InvalidHandshake

DEPLOY = Path(__file__).parents[2] / "deploy"
SPECTATORS = 4
SEARCHED = f"{os.environ['PATH']}:/usr/sbin"


def free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        doors = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [door.getsockname()[1] for door in doors]


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def caddy(program: str, folder: Path, port: int, servers: list[int]) -> subprocess.Popen[bytes]:
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text())
    environment = {
        **os.environ,
        "SAMPAN_SITE": f"http://127.0.0.1:{port}",
        "SAMPAN_SERVERS": " ".join(f"127.0.0.1:{server}" for server in servers),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
    with (folder / "proxy.log").open("w") as log:
        return subprocess.Popen(command, env=environment, stdout=log, stderr=log)


def nginx(program: str, folder: Path, port: int, servers: list[int]) -> subprocess.Popen[bytes]:
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
        ("listen 80;", f"listen 127.0.0.1:{free_ports(1)[0]};"),
        ("127.0.0.1:8001", f"127.0.0.1:{servers[0]}"),
        ("127.0.0.1:8002", f"127.0.0.1:{servers[1]}"),
    ):
        assert old in site
        site = site.replace(old, new)
    site = re.sub(r"\n *ssl_certificate.*;", "", site)
    places = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    frame = f"daemon off; pid {folder}/pid; error_log {folder}/proxy.log; events {{}}"
    (folder / "nginx.conf").write_text(f"{frame} http {{ access_log off; {places} {site} }}")
    return subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")])


class Site(Host):
    """Two servers on one database, and the proxy that visitors reach."""

    def __init__(self, kind: str, folder: Path, database: sa.URL) -> None:
        super().__init__(folder)
        self.program = shutil.which(kind, path=SEARCHED) or ""
        self.ports = free_ports(3)
        self.url = f"http://127.0.0.1:{self.ports[0]}"
        self.servers = []
        for port in self.ports[1:]:
            (folder / str(port)).mkdir()
            settings = {"database": str(database), "port": port, "drain_seconds": 0.5}
            self.servers.append(Host(folder / str(port), **settings).start())
        start = {"caddy": caddy, "nginx": nginx}[kind]
        self.proxy = start(self.program, folder, self.ports[0], self.ports[1:])
        wait_until(self.answers)

    def answers(self) -> bool:
        try:
            return self.get("/ready").status_code == 200
        except httpx.TransportError:
            return False

    def server_of(self, id_: str, people: int) -> Host:
        """The one server at which everybody at a table is connected."""
        counts = [connections(server, id_) for server in self.servers]
        assert sorted(counts) == [0, people], counts
        return self.servers[counts.index(people)]

    def close(self) -> None:
        for guest in self.guests:
            guest.close()
        self.proxy.terminate()
        self.proxy.wait(PATIENCE)
        for server in self.servers:
            server.__exit__()


def connections(server: Host, id_: str) -> int:
    """How often somebody has connected to the table at the server, according to its log."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if '"connected"' in line]
    return sum(line["table"] == id_ for line in lines)


@pytest.fixture(params=["caddy", "nginx"])
def site(request: pytest.FixtureRequest, tmp_path: Path, postgres: PostgreSQL) -> Iterator[Site]:
    if shutil.which(request.param, path=SEARCHED) is None:
        pytest.skip(f"no {request.param} is found; on Debian: apt-get install {request.param}")
    made = Site(request.param, tmp_path, postgres.new_database())
    yield made
    made.close()


def come_back(site: Site, id_: str, token: str, since: int) -> Guest:
    """Connect again as the page does, until somebody answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            guest = Guest(site, id_)
            guest.hello(token, since=since)
        except (InvalidHandshake, ConnectionClosed, OSError):
            assert time.monotonic() < end
            time.sleep(0.1)
        else:
            return guest


def test_a_table_has_one_server_and_moves_when_that_is_gone(site: Site) -> None:
    tables: list[tuple[str, list[str]]] = []
    homes: dict[str, Host] = {}
    acknowledged: dict[str, list[Data]] = {}
    guests: dict[str, list[Guest]] = {}
    while len(tables) < 6 or len(set(homes.values())) < 2:  # different tables have different servers
        assert len(tables) < 40
        id_, tokens = site.table(link_seats("Ada", "Ben"), game="yangtze", public=True)
        tables.append((id_, tokens))
        guests[id_] = [site.guest(id_, token) for token in tokens]
        for number in range(SPECTATORS):
            site.guest(id_)
            for _ in range(number):  # so that a proxy that merely takes turns gets out of step
                site.get("/games")
        homes[id_] = site.server_of(id_, 2 + SPECTATORS)
        for number in range(6):
            guests[id_][0].catch_up(guests[id_][1].seq)
            guests[id_][1].catch_up(guests[id_][0].seq)
            mover = next(guest for guest in guests[id_] if guest.decision is not None)
            decision = mover.decision
            assert decision is not None
            acknowledged.setdefault(id_, []).append({**decision, "seq": mover.act(number)})

    # One server is killed: its tables, and no others, move to the other one, with everything that was acknowledged.
    lost, left = homes[tables[0][0]], next(server for server in site.servers if server is not homes[tables[0][0]])
    lost.end(signal.SIGKILL)
    for id_, tokens in tables:
        if homes[id_] is lost:
            for guest, token in zip(guests[id_], tokens, strict=True):
                with pytest.raises(ConnectionClosed):
                    guest.hear("nothing that is ever said")
                back = come_back(site, id_, token, guest.seq)
                whole = back.heard[0] if back.heard[0]["type"] == "table" else back.hello(token)
                told = {entry["ply"]: entry["by"] for log in whole["log"].values() for entry in log}
                assert [told[each["ply"]] for each in acknowledged[id_]] == [each["seat"] for each in acknowledged[id_]]
                assert whole["seq"] >= acknowledged[id_][-1]["seq"]
            assert connections(left, id_) >= 2
            assert site.get(f"/tables/{id_}", tokens[0]).status_code == 200
        else:
            guests[id_][0].done("ping")  # nobody there has noticed anything
            assert connections(left, id_) == 2 + SPECTATORS
    made, _ = site.table(link_seats("Ada", "Ben"))
    assert made

    # It comes back, and so do its tables.
    lost.start()
    id_, tokens = tables[0]
    before = connections(lost, id_)

    def at_home() -> bool:
        come_back(site, id_, tokens[0], 0).close()
        return connections(lost, id_) > before

    wait_until(at_home)


def test_people_change_servers_when_theirs_drains(site: Site) -> None:
    id_, tokens = site.table(link_seats("Ada", "Ben"))
    ada, ben = (site.guest(id_, token) for token in tokens)
    ada.catch_up(ben.seq)
    home = site.server_of(id_, 2)
    ada.done("chat", seat=0, text="see you over there")
    assert home.end(signal.SIGTERM) == 0
    assert ada.closed() == ben.closed() == 1012
    back = [come_back(site, id_, token, guest.seq) for guest, token in zip((ada, ben), tokens, strict=True)]
    left = next(server for server in site.servers if server is not home)
    assert connections(left, id_) == 2
    assert back[0].hello(tokens[0])["chat"][-1]["text"] == "see you over there"
    mover = next(guest for guest, token in zip(back, tokens, strict=True) if guest.hello(token)["decisions"])
    mover.act()


def created_by(url: str, source: str, forwarded: str | None = None) -> str:
    """Make a table from an address of the loopback."""
    order = {"game": "yin_yang", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]}
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE, trust_env=False) as client:
        made = client.post(f"{url}/api/tables", json=order, headers=headers)
    assert made.status_code == 201, made.text
    return str(made.json()["table"]["id"])


def stored_address(database: str, id_: str) -> str:
    engine = sa.create_engine(database)
    try:
        with engine.connect() as connection:
            asked = sa.text("SELECT address FROM tables WHERE id = :id")
            return str(connection.execute(asked, {"id": id_}).scalar_one())
    finally:
        engine.dispose()


def test_the_proxy_tells_where_visitors_come_from_and_they_cannot(site: Site) -> None:
    id_ = created_by(site.url, "127.0.0.5", forwarded="203.0.113.7")
    assert stored_address(site.servers[0].settings["database"], id_) == "127.0.0.5"


@pytest.mark.parametrize(
    ("allowed", "source", "believed"),
    [
        (None, "127.0.0.1", True),  # a proxy on the same machine needs no setting
        (None, "127.0.0.2", False),
        ("127.0.0.2", "127.0.0.2", True),
        ("127.0.0.0/30", "127.0.0.2", True),
        ("127.0.0.2", "127.0.0.1", False),
    ],
)
def test_only_a_known_proxy_is_believed(
    new_host: Callable[..., Host],
    monkeypatch: pytest.MonkeyPatch,
    allowed: str | None,
    source: str,
    believed: bool,
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    if allowed is not None:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", allowed)
    host = new_host()
    id_ = created_by(host.url, source, forwarded="203.0.113.7")
    assert stored_address(host.settings["database"], id_) == ("203.0.113.7" if believed else source)
