"""The people of the benchmark and their data."""

import contextlib
import dataclasses
import pathlib
import sqlite3
import subprocess

from client import Client
from server import ROOT, Server, binary


def add(data: pathlib.Path, *options: str) -> dict[str, str]:
    """Creates a sample person; returns the sign-in."""
    command = [binary(), "demo", "--into-household", "--data", data, *options]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout
    return dict(line.split(": ", 1) for line in output.splitlines())


def add_trainee(data: pathlib.Path, name: str, days: int) -> dict[str, str]:
    """A person with twenty sets on each of this many days."""
    return add(data, "--days", str(days), "--training-days-per-week", "7", "--first-name", name,
               "--email", f"{name.lower()}@example.com")


def export(data: pathlib.Path, account: dict[str, str], path: pathlib.Path):
    """Exports a person's archive."""
    command = [binary(), "export", "--data", data, "--user", account["email"], "--to", path]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)


def signed_in(server: Server, account: dict[str, str]) -> Client:
    client = Client(server.port)
    assert client.post("/login", **account)[0] == 303, "signing in failed"
    return client


@dataclasses.dataclass(frozen=True)
class LoggedSet:
    exercise: int
    reps: int
    kilograms: float


class Log:
    """Reads a person's log directly from the database."""

    def __init__(self, database: pathlib.Path, email: str):
        self.database = database
        self.email = email

    def query(self, sql: str, **values) -> list[tuple]:
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return database.execute(sql, {"email": self.email, **values}).fetchall()

    def exercise(self, key: str) -> int:
        return self.query("SELECT id FROM exercises WHERE key = :key", key=key)[0][0]

    def latest_sets(self) -> list[LoggedSet]:
        """The last four sets of each exercise with weights, to be repeated."""
        rows = self.query("""
            SELECT exercise_id, reps, weight_kilograms FROM (
                SELECT exercise_id, reps, weight_kilograms, load, row_number() OVER (
                    PARTITION BY exercise_id ORDER BY day DESC, strength_sets.id DESC) AS place
                FROM strength_sets JOIN exercises ON exercises.id = exercise_id
                WHERE strength_sets.user_id = (SELECT id FROM users WHERE email = :email))
            WHERE place <= 4 AND load = 'external'""")
        return [LoggedSet(*row) for row in rows]

    def last_set(self) -> int:
        return self.query("SELECT max(id) FROM strength_sets")[0][0]

    def sets_after(self, last: int) -> list[int]:
        return [row[0] for row in self.query("SELECT id FROM strength_sets WHERE id > :last", last=last)]
