"""A household with ten years of data, page by page beside a one-month member, then beside a thousand more people."""

import copy
import dataclasses
import datetime
import pathlib
import shutil
import subprocess
import time

import people
from client import Client
from load import Latency, latency_by_turns
from people import Log
from server import ROOT, Server, binary

MONTH_DAYS = 30
# A day's page shows one day, whatever the history; a page of more than a month shows more when there is more data.
DAY_LIMIT, LONGER_LIMIT = 1.2, 2.0


@dataclasses.dataclass(frozen=True)
class Scale:
    """The size of the household; a small one only shows that the benchmark runs."""
    people: int = 5
    days: int = 3650
    more_people: int = 1_000


@dataclasses.dataclass(frozen=True)
class Page:
    path: str
    limit: float = DAY_LIMIT


def pages(log: Log) -> list[Page]:
    """The same pages for every person; ids in the addresses are the person's own."""
    day = datetime.date.today() - datetime.timedelta(days=7)
    exercise = log.exercise("bench-press")
    running = log.exercise("running")
    goal = log.query("SELECT min(id) FROM goals WHERE user_id = (SELECT id FROM users WHERE email = :email)")[0][0]
    steps = log.query("SELECT id FROM trackables WHERE key = 'steps' "
                      "AND user_id = (SELECT id FROM users WHERE email = :email)")[0][0]
    longer = ["/nutrition/trends?range=quarter", f"/records/exercises/{exercise}", "/analyze",
                  f"/analyze/exercises/{exercise}?range=year", "/journal/search?q=hill",
                  f"/analyze/exercises/{exercise}?range=all", f"/analyze/exercises/{running}?range=all",
                  "/analyze/body-weight?range=all", f"/analyze/trackables/{steps}?range=all",
                  "/analyze/nutrients/energy?range=all", "/analyze/muscles?range=year", "/analyze/muscles?range=all",
                  "/analyze/days", "/progress?range=all"]
    routine = log.query("SELECT min(id) FROM routines WHERE user_id = "
                        "(SELECT id FROM users WHERE email = :email)")[0][0]
    return [Page(path) for path in (
        "/", "/workouts", "/routines", f"/routines/{routine}", f"/routines/{routine}/workout", "/nutrition",
        f"/nutrition?date={day}", "/nutrition/foods?q=egg", "/trainers", "/progress", "/progress/achievements",
        "/track", f"/track?date={day}", "/track/new", "/records", "/goals", f"/goals/{goal}",
        f"/analyze/exercises/{exercise}?range=month", "/analyze/body-weight?range=month", "/journal", f"/journal/{day}",
        "/settings/health", "/settings")
    ] + [Page(path, LONGER_LIMIT) for path in longer]


class Household:
    def __init__(self, folder: pathlib.Path, script: str, scale: Scale):
        (folder / "household").mkdir()
        self.script = script
        self.scale = scale
        self.server = Server(folder / "household", folder / "household.log")

    def fill(self) -> float:
        """Creates the people; returns the seconds it took to write the decades of the household."""
        begin = time.monotonic()
        accounts = add_people(self.server.data, self.scale.people, self.scale.days, "--training-days-per-week", "7")
        seconds = time.monotonic() - begin
        self.decade = accounts[0]
        self.month = people.add_trainee(self.server.data, "Month", MONTH_DAYS)
        return seconds

    def crowded(self) -> "Household":
        """A copy with many more people in its own folder, so that both can be measured by turns."""
        self.server.stop()
        crowd = copy.copy(self)
        crowd.server = Server(self.server.data.with_name("crowd"), self.server.data.with_name("crowd.log"))
        shutil.copytree(self.server.data, crowd.server.data)
        add_people(crowd.server.data, self.scale.more_people, MONTH_DAYS, "--first-number", str(self.scale.people + 1))
        self.server.start()
        return crowd

    def beside_a_month(self, rounds: int, seconds: int) -> list[tuple[Page, Latency, Latency]]:
        """Each page with ten years of data, and with a month."""
        return self.by_turns(rounds, seconds, [(self.server, self.decade), (self.server, self.month)])

    def beside(self, crowd: "Household", rounds: int, seconds: int) -> list[tuple[Page, Latency, Latency]]:
        """Each page with ten years of data, among few people and among many."""
        return self.by_turns(rounds, seconds, [(self.server, self.decade), (crowd.server, self.decade)])

    def by_turns(
        self, rounds: int, seconds: int, people_of: list[tuple[Server, dict[str, str]]]
    ) -> list[tuple[Page, Latency, Latency]]:
        """Each page is rendered again for every request."""
        clients = [people.signed_in(server, account) for server, account in people_of]
        mine = [pages(Log(server.database(), account["email"])) for server, account in people_of]
        urls = [server.url for server, _ in people_of]
        return [(both[0], *self.measure(rounds, seconds, list(zip(urls, clients, both)))) for both in zip(*mine)]

    def measure(self, rounds: int, seconds: int, turns: list[tuple[str, Client, Page]]) -> list[Latency]:
        for _, client, page in turns:
            status, _ = client.get(page.path)
            assert status == 200, f"GET {page.path}: {status}"
            # The load test may outlast the idle timeout of this connection; the next request opens a new one.
            client.connection.close()
        return latency_by_turns(
            rounds, seconds, [(url + page.path, client.headers) for url, client, page in turns], self.script)

    def size_mib(self) -> float:
        return sum(file.stat().st_size for file in self.server.data.glob("workhome.sqlite*")) / 2**20


def add_people(data: pathlib.Path, count: int, days: int, *options: str) -> list[dict[str, str]]:
    """Adds people to a household, Sam first; returns their sign-ins."""
    command = [binary(), "demo", "--into-household", "--data", data, "--people", str(count), "--days", str(days), *options]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT)
    lines = [line.split(": ", 1) for line in output.stdout.splitlines()]
    password = dict(lines)["password"]
    return [{"email": value, "password": password} for name, value in lines if name == "email"]
