"""Ids of people and tables."""

from __future__ import annotations

import secrets

import pytest

from cantina.server.ids import new_id


def test_an_id_is_never_read_as_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-EttXVPOsUUi", "--tXVPOsUUiE", "EttXVPOsUUi-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id() == "EttXVPOsUUi-"
