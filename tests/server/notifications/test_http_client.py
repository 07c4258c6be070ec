"""Requests to addresses that people gave: never to this machine or its own network."""

from __future__ import annotations

import asyncio

import pytest

from baronage.server.notifications.http_client import is_public, post
from baronage.server.notifications.transports import Failed
from tests.server.notifications.receivers import receiver


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
        ),
        *("::1", "::", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "ff0e::1"),
        *("64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b:1::7f00:1", "::7f00:1", "::192.168.0.1"),
        *("::ffff:0:7f00:1", "::ffff:0:192.168.0.1", "fec0::1", "5f00::1", "3fff::1"),
    ],
)
def test_addresses_of_this_machine_and_its_network_are_none_of_the_world(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_world_are() -> None:
    assert is_public("1.1.1.1")
    assert is_public("2606:4700:4700::1111")
    assert is_public("64:ff9b::1.1.1.1")
    assert is_public("::ffff:0:1.1.1.1")


def test_a_name_that_stands_for_this_machine_is_not_written_to() -> None:
    with pytest.raises(Failed, match="no public server") as found:
        asyncio.run(post("https://localhost/hook", {}, b""))
    assert found.value.for_good


def test_nobody_is_followed_elsewhere_and_a_server_that_is_not_there_is_told() -> None:
    with receiver() as there:
        there.status = 302
        assert asyncio.run(post(there.url, {}, b"x", private=True)) == 302
        assert len(there.got) == 1
        assert there.got[0].headers["host"] == there.url.split("/")[2]
        url = there.url
    with pytest.raises(Failed) as found:
        asyncio.run(post(url, {}, b"x", private=True))
    assert not found.value.for_good
