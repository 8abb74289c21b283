"""The page knows which build it is, and every answer says which one the server has."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx

from sampan.server.app import create_app
from sampan.server.settings import Settings
from sampan.server.static import Page


def page(folder: Path, script: str) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><html><head><title>x</title></head></html>")
    (folder / "assets" / "a.js").write_text(script)
    return folder


def test_a_build_has_an_id_that_follows_from_its_files(tmp_path: Path) -> None:
    one, same, other = (page(tmp_path / name, script) for name, script in (("1", "a"), ("2", "a"), ("3", "b")))
    assert Page(one).build == Page(same).build != Page(other).build
    assert Page(tmp_path / "none").build == ""


def test_the_page_and_all_answers_name_it(tmp_path: Path) -> None:
    folder = page(tmp_path / "page", "a")
    (folder / "assets" / "a.woff2").write_bytes(b"wOF2")
    build = Page(folder).build
    app = create_app(Settings(page=folder))

    async def scene() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            index = await client.get("/")
            assert re.findall(r'<meta name="sampan-page" content="(\w+)">', index.text) == [build]
            for path in ("/", "/assets/a.js", "/api/games", "/api/nothing"):
                assert (await client.get(path)).headers["sampan-page"] == build
            # Whatever the machine knows of file names: fonts are announced as fonts.
            assert (await client.get("/assets/a.woff2")).headers["content-type"] == "font/woff2"
            again = await client.get("/", headers={"If-None-Match": index.headers["etag"]})
            assert again.status_code == 304

    asyncio.run(scene())
