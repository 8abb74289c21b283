"""What lies in deploy/ is what the programs that read it accept, and says only what Sampan understands."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from sampan.server.load_settings import load_settings

DEPLOY = Path(__file__).parents[1] / "deploy"
UNIT = DEPLOY / "sampan@.service"


def program(name: str) -> str:
    """A program of this environment, or of the system."""
    found = shutil.which(name, path=f"{Path(sys.executable).parent}:/usr/sbin:/usr/bin:/usr/local/bin:/bin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*command: str, **options: Any) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def compose() -> dict[str, Any]:
    read: dict[str, Any] = YAML(typ="safe").load(DEPLOY / "compose.yaml")
    return read


def test_the_containerfile_has_no_known_flaw() -> None:
    run(program("hadolint"), str(DEPLOY / "Containerfile"))


def test_the_compose_file_is_one() -> None:
    run(program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml"))


def test_servers_in_the_compose_file_have_no_privilege() -> None:
    services = compose()["services"]
    for name in ("one", "two", "proxy"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
        assert services[name]["security_opt"] == ["no-new-privileges:true"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_the_compose_file_sets_settings_that_there_are() -> None:
    file = compose()
    server, proxy = file["services"]["one"], file["services"]["proxy"]
    environment = {
        name: re.sub(r"\$\{\w+:\?[^}]*\}", "sampan.example.org", said) for name, said in server["environment"].items()
    }
    settings = load_settings({}, None, environment)
    assert settings.hosts == ("sampan.example.org",)
    assert settings.database == "postgresql+psycopg://sampan@database/sampan"
    assert (settings.metrics_host, settings.metrics_port) == ("0.0.0.0", 9464)
    subnet = file["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert environment["FORWARDED_ALLOW_IPS"] == subnet
    assert file["networks"]["inside"]["internal"] is True
    named = re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text())
    assert set(named) == set(proxy["environment"])
    assert {server.partition(":")[0] for server in proxy["environment"]["SAMPAN_SERVERS"].split()} <= set(
        file["services"]
    )


def test_nobody_kills_a_server_that_drains() -> None:
    drained = load_settings({}, None, {}).drain_seconds + 5  # what is left of requests may take so long
    grace = compose()["services"]["one"]["stop_grace_period"]
    assert float(grace.removesuffix("s")) > drained
    stop = re.search(r"^TimeoutStopSec=(\d+)$", UNIT.read_text(), re.MULTILINE)
    assert stop is not None
    assert float(stop[1]) > drained


def test_the_unit_is_one_and_leaves_little_to_attack(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    runnable = UNIT.read_text().replace("/opt/sampan/bin/sampan", "/bin/true")
    assert runnable != UNIT.read_text()
    (tmp_path / "sampan@.service").write_text(runnable)
    (tmp_path / "sampan.service").write_text(runnable.replace("%i", "8000"))
    done = subprocess.run(
        [analyze, "verify", str(tmp_path / "sampan@8000.service")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if "sampan" in line]) == (0, [])
    run(analyze, "security", "--offline=true", "--threshold=20", str(tmp_path / "sampan.service"))


def test_the_unit_sets_settings_that_there_are() -> None:
    said = dict(re.findall(r"^Environment=(\w+)=(.*)$", UNIT.read_text(), re.MULTILINE))
    assert load_settings({}, None, said).database == "sqlite:////var/lib/sampan/tables.sqlite3"
    assert "ExecStart=/opt/sampan/bin/sampan serve --port %i\n" in UNIT.read_text()


def test_caddy_takes_its_file() -> None:
    caddy = program("caddy")
    run(caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))
    assert run(caddy, "fmt", str(DEPLOY / "Caddyfile")) == (DEPLOY / "Caddyfile").read_text()


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    nginx = program("nginx")
    key = [program("openssl"), "req", "-x509", "-newkey", "ed25519", "-nodes", "-subj", "/CN=sampan.example.org"]
    run(*key, "-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem"))
    site = (DEPLOY / "nginx.conf").read_text().replace("/etc/ssl/sampan", str(tmp_path))
    frame = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {site} }}"
    (tmp_path / "nginx.conf").write_text(frame)
    run(nginx, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"))
