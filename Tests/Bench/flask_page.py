"""Flask with Jinja and SQLite, under gunicorn, serving the same bytes as WorkHome's page of PRs."""

import contextlib
import html
import os
import pathlib
import re
import sqlite3
import subprocess
import time
import urllib.request

from server import ROOT, free_port

FOLDER = pathlib.Path(__file__).parent
WORKERS = 2
ROW = re.compile(
    r'<li class="row"><a class="row-link record-row" href="(?P<path>[^"]*)"><span class="row-words">'
    r'<span class="row-title">(?P<name>[^<]*)</span><span class="row-note">(?P<note>[^<]*)</span></span>'
    r'<span class="record-value stack gap-small"><span class="record-number">(?P<value>[^<]*)</span></span><svg.*?</li>\n')
COLUMNS = ["path", "name", "note", "value"]


class FlaskPage:
    def __init__(self, folder: pathlib.Path, page: str):
        self.folder = folder
        self.page = page
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/records"
        folder.mkdir()
        rows = list(ROW.finditer(page))
        assert len(rows) > 10, "the page has a row for each exercise"
        self.write_rows([[html.unescape(row[column]) for column in COLUMNS] for row in rows])
        self.write_template(rows[0], rows[-1])

    def write_rows(self, rows: list[list[str]]):
        with contextlib.closing(sqlite3.connect(self.folder / "records.sqlite")) as database, database:
            database.execute(
                "CREATE TABLE records (user_id INTEGER NOT NULL, position INTEGER NOT NULL, path TEXT NOT NULL,"
                " name TEXT NOT NULL, note TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user_id, position))")
            database.executemany("INSERT INTO records VALUES (1, ?, ?, ?, ?, ?)",
                                 [(position, *row) for position, row in enumerate(rows)])

    def write_template(self, first: re.Match[str], last: re.Match[str]):
        """The page with its rows replaced by a loop."""
        row = first[0]
        for column in reversed(COLUMNS):
            start, end = (place - first.start() for place in first.span(column))
            row = f"{row[:start]}{{{{ row.{column} }}}}{row[end:]}"
        loop = "{% for row in exercises %}" + row + "{% endfor %}"
        raw = ["{% raw %}" + part + "{% endraw %}" for part in (self.page[:first.start()], self.page[last.end():])]
        (self.folder / "records.html").write_text(raw[0] + loop + raw[1])

    def __enter__(self) -> "FlaskPage":
        command = [ROOT / ".build-tools/flask/bin/gunicorn", "--workers", str(WORKERS), "--bind", f"127.0.0.1:{self.port}",
                   "--access-logfile", self.folder / "access.log", "--error-logfile", self.folder / "error.log",
                   "flask_records:app"]
        self.process = subprocess.Popen(
            command, cwd=FOLDER, env={**os.environ, "FLASK_RECORDS": str(self.folder)}, stdin=subprocess.DEVNULL)
        self.wait_until_it_answers()
        return self

    def wait_until_it_answers(self):
        for _ in range(200):
            try:
                with urllib.request.urlopen(self.url, timeout=5) as answer:
                    # Jinja strips the last newline.
                    assert answer.read().decode().rstrip() == self.page.rstrip(), "the same bytes"
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError((self.folder / "error.log").read_text())

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)

    def processes(self) -> list[int]:
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [self.process.pid, *map(int, children.split())]
