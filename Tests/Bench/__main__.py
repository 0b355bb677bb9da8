"""Benchmarks the server against the fastest alternative for each task: see bin/bench."""

import argparse
import dataclasses
import datetime
import pathlib
import statistics
import sys
import tempfile
import time

import flush
import foods
import health_export
import household
import machine
import neighbours
import people
import photo
import saving
from client import Client
from commits import commits_per_second
from figures import Figure, table
from flask_page import FlaskPage
from load import CONNECTIONS, by_turns, processor_milliseconds_a_request, requests_per_second
from nginx import Nginx
from server import ROOT, Server, binary
from training import sets_per_second

FOLDER = pathlib.Path(__file__).parent
MEASUREMENTS = str(FOLDER / "measurements.lua")
FRESH = str(FOLDER / "fresh.lua")
STARTS = 5
DECADE_DAYS = 3650
IDLE_SECONDS = 2
DOWNLOADED_FOODS = 400_000
PRODUCTS = 200_000
HEALTH_EXPORT_BYTES = 1_000_000_000
# The number of sets, and how many of them belong to one exercise on one day.
LONG_IMPORTS = [(20_000, 5), (20_000, 500), (500_000, 25)]
# The largest allowed share of the processor time of Flask's page, for each page.
RENDERED = {"/track": 0.4, "/records": 0.4, "/nutrition": 0.4, "/journal": 0.4, "/": 1.1, "/analyze": 0.8}
PARTS = ["server", "pages", "writes", "foods", "imports", "saving", "household", "neighbours"]


class Bench:
    def __init__(self, folder: pathlib.Path, rounds: int, seconds: int, scale: household.Scale):
        self.folder = folder
        self.scale = scale
        self.rounds = rounds
        self.seconds = seconds
        self.figures: list[Figure] = []
        (folder / "data").mkdir()
        self.server = Server(folder / "data", folder / "server.log")

    def run(self, parts: set[str]):
        if parts & {"server", "pages", "writes", "foods", "imports", "saving"}:
            self.measure_starts()
            account = people.add(self.server.data)
            self.server.start()
            try:
                if "server" in parts:
                    self.measure_server(account)
                if "pages" in parts:
                    self.compare_pages(account)
                if "writes" in parts:
                    self.compare_writes(account)
                if "foods" in parts:
                    self.measure_foods(account)
                if "imports" in parts:
                    self.measure_imports(account)
                if "saving" in parts:
                    self.measure_saving(account)
            finally:
                self.server.stop()
        if "household" in parts:
            self.measure_household()
        if "neighbours" in parts:
            self.measure_neighbours()

    def measure_server(self, account: dict[str, str]):
        with Nginx(self.folder / "nginx") as nginx:
            self.compare("/healthz", nginx, Client(self.server.port), target=0.6)
            self.measure_idle_memory()
            self.compare("/login", nginx, Client(self.server.port), target=0.1)
            person = people.signed_in(self.server, account)
            self.compare("/progress", nginx, person, target=0.1)
            self.compare("/progress?range=all", nginx, person, target=0.1)
            self.compare_photo(person)
        print(f"Memory after the load: {self.server.memory_mib():.0f} MiB")

    def compare_pages(self, account: dict[str, str]):
        """The same bytes from Flask with Jinja and SQLite; and the cost of other pages compared with that page."""
        person = people.signed_in(self.server, account)
        headers, records = person.headers, self.server.url + "/records"
        _, page = person.get("/records")
        with FlaskPage(self.folder / "flask", page) as flask:
            rendered, kept, theirs = by_turns(
                self.rounds,
                lambda: requests_per_second(records, self.seconds, headers, FRESH),
                lambda: requests_per_second(records, self.seconds, headers),
                lambda: requests_per_second(flask.url, self.seconds))
            for what, ours, target in (("rendered", rendered, 2.5), ("kept", kept, 5)):
                self.report(Figure(f"/records, {len(page.encode()):,} bytes, {what}", f"{ours:,.0f}/s",
                                   f"Flask {theirs:,.0f}/s", ours / theirs, target))
            for path, target in RENDERED.items():
                ours, theirs = by_turns(
                    self.rounds,
                    lambda: processor_milliseconds_a_request(
                        [self.server.process.pid], self.server.url + path, self.seconds, headers, FRESH),
                    lambda: processor_milliseconds_a_request(flask.processes(), flask.url, self.seconds))
                self.report(Figure(f"{path}, rendered, processor time a request", f"{ours:.2f} ms",
                                   f"Flask’s /records {theirs:.2f} ms", ours / theirs, target, at_most=True))

    def measure_starts(self):
        """The first start creates the database; later ones open the existing one, as a restart does."""
        starts = []
        for attempt in range(STARTS):
            starts.append(self.server.start())
            if attempt == 0:
                time.sleep(IDLE_SECONDS)
                self.idle_mib = self.server.memory_mib()
            self.server.stop()
        first, later = starts[0], statistics.median(starts[1:])
        for what, seconds, target in [("start to first answer", later, 0.5),
                                      ("first start, which writes 20,809 foods, to first answer", first, 2)]:
            self.report(Figure(what, f"{seconds:.3f} s", "", seconds, target, at_most=True, unit=" s"))
        mib = foods.TABLE.stat().st_size / 2**20
        self.report(Figure("the table of foods in the program", f"{mib:.2f} MiB", "", mib, 1.7, at_most=True, unit=" MiB"))

    def measure_idle_memory(self):
        self.report(Figure("idle memory", f"{self.idle_mib:.0f} MiB", "", self.idle_mib, 60, at_most=True, unit=" MiB"))

    def compare(self, path: str, nginx: Nginx, client: Client, target: float):
        status, text = client.get(path)
        assert status == 200, f"GET {path}: {status}"
        body = text.encode()
        file = nginx.serve("".join(filter(str.isalnum, path)), body)
        headers = client.headers
        ours, theirs = by_turns(
            self.rounds,
            lambda: requests_per_second(self.server.url + path, self.seconds, headers),
            lambda: requests_per_second(file, self.seconds, headers))
        self.report(Figure(f"{path}, {len(body):,} bytes", f"{ours:,.0f}/s", f"nginx {theirs:,.0f}/s",
                           ours / theirs, target))

    def compare_photo(self, person: Client):
        picture = photo.make(self.folder)
        helper, tool = by_turns(
            self.rounds + 2, lambda: photo.by_helper(binary(), picture), lambda: photo.by_vipsthumbnail(picture))
        size = picture.stat().st_size / 2**20
        self.report(Figure(f"photo of 12 megapixels, {size:.1f} MiB, the helper process", f"{helper:.3f} s",
                           f"vipsthumbnail {tool:.3f} s", helper / tool, 1.3, at_most=True))
        content = picture.read_bytes()
        days = (datetime.date.today() - datetime.timedelta(days=day) for day in range(1, 100))
        upload, tool = by_turns(
            self.rounds + 2,
            lambda: photo.by_upload(person, f"/journal/{next(days)}", content),
            lambda: photo.by_vipsthumbnail(picture))
        self.report(Figure("the same photo, from upload to redirect", f"{upload:.3f} s",
                           f"vipsthumbnail {tool:.3f} s", upload / tool, 1.3, at_most=True))

    def measure_household(self):
        """How much slower a page is with ten years of data than with a month, and with a thousand more people."""
        home = household.Household(self.folder, FRESH, self.scale)
        seconds = home.fill()
        print(f"A household of {self.scale.people} people and {self.scale.days:,} days each: {seconds:.0f} s to write, "
              f"{home.size_mib():.0f} MiB")
        home.server.start()
        try:
            for page, decade, month in home.beside_a_month(self.rounds, self.seconds):
                self.report(Figure(f"{page.path}, {self.scale.days:,} days", f"{decade.median:.2f} ms, p99 {decade.p99:.1f} ms",
                                   f"a month {month.median:.2f} ms", decade.median / month.median, page.limit,
                                   at_most=True))
            print(f"Memory after the household's pages: {home.server.memory_mib():.0f} MiB")
            self.measure_crowd(home)
        finally:
            home.server.stop()

    def measure_crowd(self, home: household.Household):
        crowd = home.crowded()
        crowd.server.start()
        try:
            for page, few, many in home.beside(crowd, self.rounds, self.seconds):
                self.report(Figure(f"{page.path}, {self.scale.more_people:,} more people",
                                   f"{many.median:.2f} ms, p99 {many.p99:.1f} ms", f"without them {few.median:.2f} ms",
                                   many.median / few.median, 1.2, at_most=True))
            print(f"With {self.scale.more_people:,} people of a month beside them: {crowd.size_mib():.0f} MiB, "
                  f"memory {crowd.server.memory_mib():.0f} MiB")
        finally:
            crowd.server.stop()

    def measure_neighbours(self):
        """The resources a household needs on a machine shared by many."""
        (self.folder / "neighbours").mkdir()
        seen = neighbours.measure(self.folder / "neighbours")
        what = f"{neighbours.HOUSEHOLDS} households on one machine"
        for figure, value, target, unit in [
            ("start to the last one's first answer", seen.start_seconds, 30, " s"),
            ("memory of each, idle", seen.idle_mib, 60, " MiB"),
            ("cores that all take together, idle", seen.idle_cores, 0.05, ""),
            ("a page, median", seen.page_milliseconds, 20, " ms"),
            ("memory of each, used", seen.used_mib, 80, " MiB"),
        ]:
            self.report(Figure(f"{what}: {figure}", f"{value:.3g}{unit}", "", value, target, at_most=True, unit=unit))

    def compare_writes(self, account: dict[str, str]):
        """Against bare commits, on the disk as it is and on one whose flush takes as long as an SSD's: see flush.py."""
        self.server.stop()
        decade = people.add_trainee(self.server.data, "Decade", DECADE_DAYS)
        disks = [(f"flushes of {flush.median_microseconds(self.folder):,.0f} µs", {}),
                 (f"flushes of {flush.SSD_MICROSECONDS:,} µs", flush.slowed(self.folder))]
        for disk, environment in disks:
            self.restart(environment)
            person, trainee = people.signed_in(self.server, account), people.signed_in(self.server, decade)
            measurements, sets, theirs = by_turns(
                self.rounds,
                lambda: requests_per_second(
                    self.server.url + "/progress/measurements", self.seconds, person.headers, MEASUREMENTS),
                lambda: sets_per_second(self.server.port, trainee, self.log(decade), self.seconds),
                lambda: commits_per_second(self.folder, self.seconds, environment))
            for what, ours in (("durable measurement writes", measurements), ("durable sets of ten years", sets)):
                self.report(Figure(f"{what}, {disk}", f"{ours:,.0f}/s", f"SQLite alone {theirs:,.0f}/s",
                                   ours / theirs, 0.5))

    def measure_foods(self, account: dict[str, str]):
        """Search in the bundled table, and after the import of a whole food download."""
        self.restart({})
        person = people.signed_in(self.server, account)
        self.report_search("its own 20,809 foods", person, 3)
        download = foods.make_download(self.folder, DOWNLOADED_FOODS)
        seconds, mib = foods.import_download(self.server.data, download)
        size = download.stat().st_size / 2**20
        self.report(Figure(f"importing {DOWNLOADED_FOODS:,} foods, {size:.0f} MiB, in {seconds:.0f} s: memory",
                           f"{mib:.0f} MiB", "", mib, 200, at_most=True, unit=" MiB"))
        self.report_search(f"{DOWNLOADED_FOODS:,} more", person, 12)
        products = foods.make_products(self.folder, PRODUCTS)
        for what in ("importing", "importing again"):
            seconds, mib = foods.import_download(self.server.data, products, "--country", "de")
            self.report(Figure(f"{what} a fifth of {PRODUCTS:,} products of Open Food Facts, in {seconds:.0f} s: memory",
                               f"{mib:.0f} MiB", "", mib, 200, at_most=True, unit=" MiB"))

    def measure_imports(self, account: dict[str, str]):
        """Imports a whole Apple Health export, and the same file again."""
        self.restart({})
        path = health_export.make_export(self.folder, HEALTH_EXPORT_BYTES)
        for what in ("importing", "importing again"):
            seconds, mib = health_export.import_file(self.server.data, path, account["email"])
            self.report(Figure(f"{what} 1 GB of Apple Health, in {seconds:.0f} s: memory", f"{mib:.0f} MiB", "", mib, 200,
                               at_most=True, unit=" MiB"))

    def measure_saving(self, account: dict[str, str]):
        """One user's saves while another's rows are imported and undone, and while a ten-year archive is imported."""
        self.server.stop()
        decade = people.add_trainee(self.server.data, "Archived", DECADE_DAYS)
        archive = self.folder / "archive.zip"
        people.export(self.server.data, decade, archive)
        # The nightly backup might start in the middle.
        self.restart({"WORKHOME_NO_BACKUPS": "1"})
        log = self.log(account)
        other, newcomer, latecomer = (Client(self.server.port) for _ in range(3))
        for client, name in [(other, "other"), (newcomer, "newcomer"), (latecomer, "latecomer")]:
            client.sign_up(f"{name}@example.com", "a long password")
        quiet = saving.archive_seconds(self.server, archive, "newcomer@example.com")
        self.report(Figure("an archive of ten years, by the command line", f"{quiet:.0f} s", "", quiet, 60,
                           at_most=True, unit=" s"))
        saver = saving.Saver(self.server.port, other, log.exercise("bench-press"))
        person = people.signed_in(self.server, account)
        for sets, of_a_day in LONG_IMPORTS:
            file = saving.strong(sets, of_a_day)
            added, undone = saving.added_and_undone(self.server, person, log, file, saver)
            what = f"{sets:,} sets, {of_a_day} of an exercise and day"
            self.report_save(f"{what}, added", added)
            self.report_save(f"{what}, taken back", undone)
        added = saving.archive_added(self.server, archive, "latecomer@example.com", saver)
        self.report_save("the archive of ten years", added)

    def report_save(self, what: str, change: saving.Change):
        self.report(Figure(f"longest save of another: {what} in {change.seconds:.1f} s",
                           f"{change.longest_save * 1_000:.0f} ms", "", change.longest_save, 1, at_most=True, unit=" s"))

    def report_search(self, what: str, person: Client, target: float):
        milliseconds = foods.search_milliseconds(self.server.port, person.headers, self.rounds)
        self.report(Figure(f"food search, median of a request, {what}", f"{milliseconds:.2f} ms", "", milliseconds,
                           target, at_most=True, unit=" ms"))

    def restart(self, environment: dict[str, str]):
        if self.server.process.poll() is None:
            self.server.stop()
        self.server.environment = environment
        self.server.start()

    def log(self, account: dict[str, str]) -> people.Log:
        return people.Log(self.server.database(), account["email"])

    def report(self, figure: Figure):
        self.figures.append(figure)
        print(f"{figure.what}: {figure.ours} {figure.theirs}".rstrip(), file=sys.stderr)


def main():
    options = argparse.ArgumentParser(description="Measures WorkHome beside nginx, vipsthumbnail and SQLite.")
    options.add_argument("--rounds", type=int, default=3, help="how often each is measured, by turns")
    options.add_argument("--seconds", type=int, default=4, help="how long each load lasts")
    options.add_argument("--only", choices=PARTS, action="append", help="a part of it; may be given several times")
    options.add_argument("--household", type=int, nargs=3, metavar=("PEOPLE", "DAYS", "MORE"),
                         default=dataclasses.astuple(household.Scale()), help="how many people with how many days each, and how many "
                         "more of a month; smaller than %(default)s only to see it go through")
    chosen = options.parse_args()
    # On the project's disk, where data/ would be: /tmp may be in memory.
    (ROOT / "artifacts").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "artifacts") as name:
        folder = pathlib.Path(name)
        bench = Bench(folder, chosen.rounds, chosen.seconds, household.Scale(*chosen.household))
        bench.run(set(chosen.only or PARTS))
        print(f"\n{machine.describe(folder)}. {datetime.date.today()}, medians of {chosen.rounds} rounds of "
              f"{chosen.seconds} s by turns, {CONNECTIONS} connections.\n\n{table(bench.figures)}")


main()
