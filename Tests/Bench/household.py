"""A household of ten years, page by page, beside somebody who joined a month ago; then beside a thousand more people."""

import dataclasses
import datetime
import pathlib
import subprocess
import time

import people
from client import Client
from load import Latency, latency_by_turns
from people import Log
from server import ROOT, Server, binary

MONTH_DAYS = 30
# A day's page shows a day, however long ago the first one was; a page of everything shows a summary of more.
DAY_LIMIT, EVERYTHING_LIMIT = 1.2, 2.0


@dataclasses.dataclass(frozen=True)
class Scale:
    """Smaller ones show that all of it goes through."""
    people: int = 5
    days: int = 3650
    more_people: int = 1_000


@dataclasses.dataclass(frozen=True)
class Page:
    path: str
    limit: float = DAY_LIMIT


def pages(log: Log) -> list[Page]:
    """The same pages for everybody; what has a number in its address has everybody's own."""
    day = datetime.date.today() - datetime.timedelta(days=7)
    exercise = log.exercise("bench-press")
    running = log.exercise("running")
    goal = log.query("SELECT min(id) FROM goals WHERE user_id = (SELECT id FROM users WHERE email = :email)")[0][0]
    steps = log.query("SELECT id FROM trackables WHERE key = 'steps' "
                      "AND user_id = (SELECT id FROM users WHERE email = :email)")[0][0]
    everything = [f"/analyze/exercises/{exercise}?range=all", f"/analyze/exercises/{running}?range=all",
                  "/analyze/body-weight?range=all", f"/analyze/trackables/{steps}?range=all",
                  "/analyze/nutrients/energy?range=all", "/analyze/muscles?range=year", "/analyze/muscles?range=all",
                  "/analyze/days", "/progress?range=all"]
    return [Page(path) for path in (
        "/", "/workouts", "/nutrition", f"/nutrition?date={day}", "/nutrition/foods?q=egg", "/nutrition/trends?range=quarter",
        "/trainers", "/progress", "/progress/achievements", "/track", f"/track?date={day}", "/track/new", "/records",
        f"/records/exercises/{exercise}", "/goals", f"/goals/{goal}", "/analyze",
        f"/analyze/exercises/{exercise}?range=month", f"/analyze/exercises/{exercise}?range=year",
        "/analyze/body-weight?range=month", "/journal", f"/journal/{day}", "/journal/search?q=hill", "/settings/health",
        "/settings")] + [Page(path, EVERYTHING_LIMIT) for path in everything]


class Household:
    def __init__(self, folder: pathlib.Path, script: str, scale: Scale):
        (folder / "household").mkdir()
        self.script = script
        self.scale = scale
        self.server = Server(folder / "household", folder / "household.log")

    def fill(self) -> float:
        """Returns the seconds that the household's decades took to write."""
        begin = time.monotonic()
        accounts = add_people(self.server.data, self.scale.people, self.scale.days, "--training-days-per-week", "7")
        seconds = time.monotonic() - begin
        self.decade = accounts[0]
        self.month = people.add_trainee(self.server.data, "Month", MONTH_DAYS)
        return seconds

    def add_many(self):
        self.server.stop()
        add_people(self.server.data, self.scale.more_people, MONTH_DAYS, "--first-number", str(self.scale.people + 1))
        self.server.start()

    def latencies(self, rounds: int, seconds: int) -> list[tuple[Page, Latency, Latency]]:
        """Of each page, rendered anew with every request: of ten years, and of a month."""
        accounts = [self.decade, self.month]
        clients = [people.signed_in(self.server, account) for account in accounts]
        mine = [pages(Log(self.server.database(), account["email"])) for account in accounts]
        return [(both[0], *self.measure(rounds, seconds, list(zip(clients, both)))) for both in zip(*mine)]

    def decade_latencies(self, rounds: int, seconds: int) -> list[tuple[Page, Latency]]:
        client = people.signed_in(self.server, self.decade)
        return [(page, *self.measure(rounds, seconds, [(client, page)]))
                for page in pages(Log(self.server.database(), self.decade["email"]))]

    def measure(self, rounds: int, seconds: int, turns: list[tuple[Client, Page]]) -> list[Latency]:
        for client, page in turns:
            status, _ = client.get(page.path)
            assert status == 200, f"GET {page.path}: {status}"
            # The load may last longer than the server keeps an idle connection; the next request makes another.
            client.connection.close()
        return latency_by_turns(rounds, seconds, [(self.server.url + page.path, client.headers) for client, page in turns],
                                self.script)

    def size_mib(self) -> float:
        return sum(file.stat().st_size for file in self.server.data.glob("workhome.sqlite*")) / 2**20


def add_people(data: pathlib.Path, count: int, days: int, *options: str) -> list[dict[str, str]]:
    """A household's accounts, the first of them Sam's."""
    command = [binary(), "demo", "--data", data, "--people", str(count), "--days", str(days), *options]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT)
    lines = [line.split(": ", 1) for line in output.stdout.splitlines()]
    password = dict(lines)["password"]
    return [{"email": value, "password": password} for name, value in lines if name == "email"]
