"""Somebody without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page

_FOCUSED = """() => {
  const at = document.activeElement;
  return (at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent).trim();
}"""


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(page.evaluate(_FOCUSED))


def has_focus(page: Page, name: str) -> None:
    """Wait until something whose name begins so has the focus."""
    page.wait_for_function(f"name => ({_FOCUSED})().startsWith(name)", arg=name)


def outlined(page: Page) -> bool:
    """Whether one can see what has the focus."""
    return bool(page.evaluate("getComputedStyle(document.activeElement).outlineStyle !== 'none'"))


def tab_to(page: Page, name: str) -> None:
    """Press the tab key until something of that name has the focus, and can be seen to have it."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if focused(page).startswith(name):
            assert outlined(page)
            return
    raise AssertionError(f"the tab key does not lead to {name!r}")
