"""How many durable single-row commits SQLite makes on this machine, with nothing around it."""

import os
import pathlib
import sqlite3
import subprocess
import sys
import time


def commits_per_second(folder: pathlib.Path, seconds: float, environment: dict[str, str] | None = None) -> float:
    """Runs in a separate process, to which the environment applies."""
    command = [sys.executable, __file__, folder / "commits.sqlite", str(seconds)]
    environment = {**os.environ, **(environment or {})}
    return float(subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout)


def commit(path: str, seconds: float) -> float:
    database = sqlite3.connect(path, isolation_level=None)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute(
            "CREATE TABLE IF NOT EXISTS weights (id INTEGER PRIMARY KEY, user_id INTEGER, day TEXT, kg REAL)")
        began = time.monotonic()
        count = 0
        while time.monotonic() - began < seconds:
            database.execute("INSERT INTO weights (user_id, day, kg) VALUES (1, '2026-01-01', ?)", [count % 400 / 10])
            count += 1
        return count / (time.monotonic() - began)
    finally:
        database.close()


if __name__ == "__main__":
    print(commit(sys.argv[1], float(sys.argv[2])))
