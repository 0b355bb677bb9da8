"""The page of PRs as a small Flask application under gunicorn: a query to SQLite, its rows through a Jinja template."""

import os
import pathlib
import sqlite3

from flask import Flask, g, render_template

FOLDER = pathlib.Path(os.environ["FLASK_RECORDS"])
app = Flask(__name__, template_folder=FOLDER)


def database() -> sqlite3.Connection:
    if "database" not in g:
        g.database = sqlite3.connect(FOLDER / "records.sqlite")
        g.database.row_factory = sqlite3.Row
    return g.database


@app.teardown_appcontext
def close(_):
    if "database" in g:
        g.pop("database").close()


@app.get("/records")
def records():
    rows = database().execute("SELECT path, name, note, value FROM records WHERE user_id = ? ORDER BY position", [1])
    return render_template("records.html", exercises=rows.fetchall())
