"""What an admin sees of the server: the curves of its day, tables that need a hand, the last copy, the certificate."""

from __future__ import annotations

import asyncio
import datetime
import socket
import ssl
import threading
import time
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from sqlalchemy import update
from starlette.testclient import TestClient

from baronage.server.http.status import ServerStatus, days_of
from baronage.server.metrics import slowest_of
from baronage.server.store.backup import back_up
from baronage.server.store.schema import journal, tables
from baronage.server.store.store import Store
from tests.server.http.routes.test_admin import admin as admin
from tests.server.http.routes.test_personal_data import begun
from tests.server.http.routes.test_profiles import member
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit

DAY = 86_400.0


def test_a_table_at_which_nothing_happens_for_days_needs_a_hand(visit: Visit, admin: TestClient, sqlite: Store) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    quiet, busy = begun(ada, bo), begun(ada, bo)
    assert admin.get("/api/admin").json()["silent"] == []
    with sqlite.engine.begin() as connection:
        old = time.time() - 6 * DAY
        connection.execute(update(tables).where(tables.c.id == quiet).values(started=old))
        connection.execute(update(journal).where(journal.c.table == quiet).values(at=old))
    (found,) = admin.get("/api/admin").json()["silent"]
    assert (found["table"], sorted(found["names"])) == (quiet, ["Ada", "Bob"])
    assert found["since"] == old
    assert busy != quiet
    assert set(found) == {"table", "game", "names", "since"}, "not who is waited for: that may be a secret"


def test_what_is_wrong_is_said(admin: TestClient, sqlite: Store) -> None:
    page = admin.get("/api/admin").json()
    assert (page["well"], page["wrong"]) == (True, [])
    sqlite.metrics.entry.observe(30.0)
    assert admin.get("/api/admin").json()["wrong"] == ["slow"]
    for _ in range(99):
        sqlite.metrics.entry.observe(0.002)
        sqlite.metrics.bot_wait.observe(0.0)
    assert admin.get("/api/admin").json()["wrong"] == []
    for _ in range(2):
        sqlite.metrics.bot_wait.observe(9.0)
    page = admin.get("/api/admin").json()
    assert (page["well"], page["wrong"]) == (False, ["bots"])


def test_what_was_slow_long_ago_is_no_longer_wrong(admin: TestClient, sqlite: Store) -> None:
    ctx = admin.app.state.ctx  # type: ignore[attr-defined]
    assert admin.portal is not None
    sqlite.metrics.entry.observe(30.0)
    admin.portal.call(ctx.status.sample)
    assert admin.get("/api/admin").json()["wrong"] == ["slow"]
    admin.portal.call(ctx.status.sample)
    assert admin.get("/api/admin").json()["wrong"] == []


def test_the_last_copy_is_told_and_whether_it_was_put_back_on_trial(
    admin: TestClient, sqlite: Store, tmp_path: Path
) -> None:
    assert admin.get("/api/admin").json()["copied"] is None
    back_up(str(sqlite.engine.url), tmp_path / "monday.db")
    found = admin.get("/api/admin").json()["copied"]
    assert time.time() - found["at"] < 600
    assert (found["tried"], found["late"]) == (False, False)
    assert found["size"] == (tmp_path / "monday.db").stat().st_size
    back_up(str(sqlite.engine.url), tmp_path / "tuesday.db", trial=True)
    assert admin.get("/api/admin").json()["copied"]["tried"]


def test_a_point_of_the_curves_tells_of_the_time_since_the_last(visit: Visit, admin: TestClient) -> None:
    ctx = admin.app.state.ctx  # type: ignore[attr-defined]
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    begun(ada, bo)
    before = time.process_time()
    well = ServerStatus(ctx.store, ctx.games, ctx.notification_service)
    ctx.store.metrics.entry.observe(0.004)
    asyncio.run(well.sample())
    asyncio.run(well.sample())
    first, second = well.day
    assert (first["tables"], first["slowest"], first["waiting"]) == (1, 0.005, 0)
    assert second["slowest"] is None, "nobody has moved since"
    assert 0.0 <= first["processor"] <= time.process_time() - before, "of a second at least"


def test_of_what_took_how_long_the_slowest_but_one_in_a_hundred() -> None:
    assert slowest_of([0] * 13, 0.99) is None
    assert slowest_of([99, 1, *[0] * 11], 0.99) == 0.001
    assert slowest_of([98, 2, *[0] * 11], 0.99) == 0.0025
    assert slowest_of([*[0] * 12, 5], 0.99) is None, "longer than any bound"


def test_for_how_many_days_a_certificate_is_good(tmp_path: Path) -> None:
    made = certificate(tmp_path, 30)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def shake_hands() -> None:
            line, _ = listening.accept()
            with context.wrap_socket(line, server_side=True) as held:
                held.recv(1)

        thread = threading.Thread(target=shake_hands, daemon=True)
        thread.start()
        assert days_of(f"https://127.0.0.1:{listening.getsockname()[1]}/") == 29
        thread.join(20)
        port = listening.getsockname()[1]
    assert days_of(f"https://127.0.0.1:{port}/") is None, "nobody answers there"
    assert days_of("http://127.0.0.1:8000") is None


def certificate(folder: Path, days: int) -> Path:
    """One of our own, good for so many days, with its key in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "club.example")])
    now = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    builder = builder.serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=1))
    made = builder.not_valid_after(now + datetime.timedelta(days=days)).sign(key, hashes.SHA256())
    form, plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    file = folder / "certificate.pem"
    file.write_bytes(
        made.public_bytes(serialization.Encoding.PEM) + key.private_bytes(serialization.Encoding.PEM, form, plain)
    )
    return file
