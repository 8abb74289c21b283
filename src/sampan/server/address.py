"""Who asks, as a key for limits, quotas and lists: one IPv4 address, or the /64 network of an IPv6 address."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

UNKNOWN = ""  # of a client without an address, such as a proxy that connects through a Unix socket


def client_address(scope: Mapping[str, Any]) -> str:
    """The key of whoever made a request or opened a socket."""
    address = client_ip(scope)
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv4Address):
        return str(address)
    # A household is given a whole /64 network, so that counting single addresses would count nothing.
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def client_ip(scope: Mapping[str, Any]) -> IPv4Address | IPv6Address | None:
    """The whole address; an IPv4 address that is written as IPv6 is unwrapped."""
    client = scope.get("client")
    try:
        address = ip_address(client[0]) if client else None
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or address
    return address
