"""The chat: who speaks, under which name, and whom one need not listen to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from access import check_access
from hosting import Host
from playwright.sync_api import expect
from visiting import Visitor

Visit = Callable[..., Visitor]


def sit(visit: Visit, made: dict[str, Any], seat: int, **how: Any) -> Visitor:
    visitor = visit(**how)
    token = next(key["token"] for key in made["tokens"] if key["seat"] == seat)
    visitor.hold({made["table"]["id"]: [token]}, made["table"]["game"])
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".chat").wait_for()
    return visitor


def say(visitor: Visitor, words: str, field: str = "Say something") -> None:
    visitor.page.get_by_label(field).fill(words)
    visitor.page.keyboard.press("Enter")


def test_a_spectator_cannot_pass_for_a_player_and_can_be_muted(visit: Visit, host: Host) -> None:
    made = host.create([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}])
    ada = sit(visit, made, 0)
    bo = sit(visit, made, 1, phone=True, locale="fr-FR", scheme="dark")
    eve = visit(f"#/table/{made['table']['id']}")
    eve.page.get_by_label("Your name").fill("Аdа")  # in Cyrillic
    say(eve, "I give up, Bo")
    eve.sees("could be mistaken for Ada, who plays at this table. Please choose another name.")
    eve.page.get_by_label("Your name").fill("Eve")
    say(eve, "Bo will win")
    line = ada.page.locator(".chat p", has_text="Bo will win")
    expect(line).to_have_text("Eve spectator Bo will win", use_inner_text=True)
    expect(bo.page.locator(".chat p", has_text="Bo will win")).to_contain_text("spectateur")
    say(bo, "merci", "Dire quelque chose")
    expect(ada.page.locator(".chat p", has_text="merci")).to_contain_text("seat 2")

    # With the keyboard alone.
    page = ada.page
    page.get_by_role("button", name="Mute").focus()
    page.keyboard.press("Enter")
    check_access(page, "whom to mute")
    page.get_by_label("Eve").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    ada.sees("One line of somebody you have muted is hidden.")
    expect(page.get_by_role("button", name="Mute")).to_be_focused()
    say(eve, "does anybody hear me?")
    expect(bo.page.locator(".chat")).to_contain_text("does anybody hear me?")
    ada.sees("2 lines of people you have muted are hidden.")
    expect(page.get_by_text("does anybody hear me?")).to_have_count(0)

    page.reload()
    ada.sees("2 lines of people you have muted are hidden.")
    page.get_by_role("button", name="Mute").click()
    page.get_by_label("Eve").uncheck()
    page.keyboard.press("Escape")
    expect(line).to_have_count(1)
    check_access(bo.page, "the chat, on a phone")
