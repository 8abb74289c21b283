"""Runs a server for tests: `host.py '{"bot_pause": 0, …}'`, with any field of Settings."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sampan.server.json_logs import set_up_logs
from sampan.server.run_server import run
from sampan.server.settings import Settings

if __name__ == "__main__":
    chosen = json.loads(sys.argv[1])
    chosen["extra_bots"] = tuple(chosen.get("extra_bots", ()))
    if "page" in chosen:
        chosen["page"] = Path(chosen["page"])
    set_up_logs("debug")
    run(Settings(**{"port": 0, **chosen}))
