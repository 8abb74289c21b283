"""Who asks, as a key."""

from __future__ import annotations

import pytest

from sampan.server.address import client_address


@pytest.mark.parametrize(
    ("client", "key"),
    [
        (("192.0.2.7", 1234), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1234), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1234), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 1234), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1234), "fe80::/64"),
        (("::1", 1234), "::/64"),
        (("not an address", 0), ""),
        (("", 0), ""),
        (None, ""),
    ],
)
def test_an_address_is_a_household(client: tuple[str, int] | None, key: str) -> None:
    assert client_address({"type": "http", "client": client}) == key
