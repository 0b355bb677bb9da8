"""How many durable commits of one row SQLite makes here, with nothing around it."""

import pathlib
import sqlite3
import time


def commits_per_second(folder: pathlib.Path, seconds: float) -> float:
    path = folder / "commits.sqlite"
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
