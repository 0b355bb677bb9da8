"""A `workhome serve` for the tests, with a free port and its own data folder."""

import contextlib
import functools
import http.client
import os
import pathlib
import re
import random
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
START_TIMEOUT_SECONDS = 60
# Of processor time, in a debug build on a slow machine.
MOST_HELD_MILLISECONDS = 400
STOP_TIMEOUT_SECONDS = 60
# Makes password hashing nearly free. Only debug builds support this, and the test clock.
CHEAP = {"WORKHOME_TEST_SCRYPT_COST": "4"}


def binary() -> pathlib.Path:
    return pathlib.Path(os.environ.get("WORKHOME_BINARY", ROOT / ".build/debug/workhome"))


def free_port() -> int:
    """Below the ports that the system uses for outgoing connections, so that it is still free after a restart."""
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")


one_at_a_time = threading.Lock()


@functools.cache
def first_start() -> tempfile.TemporaryDirectory:
    """A folder with the data of a server that was started once and has no accounts, in `data`."""
    folder = tempfile.TemporaryDirectory(prefix="workhome-first-start-")
    server = Server(pathlib.Path(folder.name, "data"), pathlib.Path(folder.name, "server.log"))
    server.start()
    if code := server.stop():
        raise RuntimeError(f"the first server ended with {code}")
    return folder


class Server:
    def __init__(self, data: pathlib.Path, log: pathlib.Path):
        self.data = data
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        # A backup in the middle of a journey would take time.
        self.environment: dict[str, str] = {"WORKHOME_NO_BACKUPS": "1"}
        self.reset_clock()

    def settle_in(self):
        """Begins with the data of a first start, which takes seconds of processor time in a debug build: for the foods."""
        with one_at_a_time:
            first = first_start()
        shutil.copytree(pathlib.Path(first.name, "data"), self.data, dirs_exist_ok=True)

    def start(self) -> float:
        """Starts the server and returns the seconds until its first response."""
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [binary(), "serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", self.data],
                # One time zone for server, browser and tests: without JavaScript the server decides the day.
                cwd=ROOT, env={**os.environ, "TZ": "UTC", "WORKHOME_TEST_CLOCK": self.clock, **CHEAP, **self.environment},
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )
        while not self.answers():
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at start: {self.log.read_text()[-2000:]}")
            if time.monotonic() - began > START_TIMEOUT_SECONDS:
                self.process.kill()
                raise RuntimeError(f"no answer within {START_TIMEOUT_SECONDS} s: {self.log.read_text()[-2000:]}")
            time.sleep(0.005)
        return time.monotonic() - began

    def answers(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (ConnectionError, TimeoutError):
            return False
        finally:
            connection.close()

    # Its clock

    @property
    def clock(self) -> pathlib.Path:
        """The file with the number of seconds that the server's clock is ahead."""
        return self.log.with_suffix(".clock")

    def reset_clock(self):
        self.set_clock(0)

    def pass_time(self, seconds: float):
        self.set_clock(float(self.clock.read_text()) + seconds)

    def set_clock(self, seconds_ahead: float):
        # Atomic, because the server may read it at any time.
        fresh = self.clock.with_suffix(".clock-new")
        fresh.write_text(str(seconds_ahead))
        fresh.replace(self.clock)

    # Stopping

    def stop(self) -> int:
        """Stops the server as a service manager does and returns its exit code."""
        self.process.terminate()
        try:
            code = self.process.wait(STOP_TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.require_short_writes()
        return code

    def require_short_writes(self):
        """Fails if a write blocked others for too long, by processor time: delays of a busy machine don't count."""
        lines = [line for line in self.log.read_text().splitlines() if "A write kept others waiting." in line]
        held = [int(found[1]) for line in lines if (found := re.search(r"processor_milliseconds=(\d+)", line))]
        if len(held) != len(lines) or any(milliseconds > MOST_HELD_MILLISECONDS for milliseconds in held):
            raise AssertionError("a write held the writer for too long:\n" + "\n".join(lines))

    def cut_the_power(self):
        """Kills the server without warning."""
        self.process.kill()
        self.process.wait(STOP_TIMEOUT_SECONDS)

    def memory_mib(self) -> float:
        """The resident memory of the server's process."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    # Its data

    def rows(self, sql: str, *values) -> list[tuple]:
        with contextlib.closing(sqlite3.connect(self.database())) as database:
            return database.execute(sql, values).fetchall()

    def change(self, sql: str, *values):
        with contextlib.closing(sqlite3.connect(self.database(), timeout=10)) as database, database:
            database.execute(sql, values)

    def exercise(self, key: str) -> int:
        """The id of a catalogue exercise, as a form sends it."""
        return self.rows("SELECT id FROM exercises WHERE key = ?", key)[0][0]

    def accounts_with(self, email: str) -> int:
        """How many rows of any table contain this address."""
        tables = self.rows(
            "SELECT tables.name FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns"
            " WHERE tables.type = 'table' AND columns.name = 'email'")
        count = 'SELECT count(*) FROM "{}" WHERE email = ? COLLATE NOCASE'
        return sum(self.rows(count.format(table), email)[0][0] for table, in tables)

    def database(self) -> pathlib.Path:
        for path in sorted(self.data.iterdir()):
            if path.is_file() and path.read_bytes()[:15] == b"SQLite format 3":
                return path
        raise FileNotFoundError(f"no database in {self.data}")
