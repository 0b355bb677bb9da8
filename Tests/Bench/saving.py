"""How long a user's save takes while many rows of another user are imported and undone."""

import contextlib
import dataclasses
import datetime
import pathlib
import subprocess
import threading
import time
import typing

from client import Client
from people import Log
from server import ROOT, Server, binary

HEADER = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
EXERCISES = ["Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)"]
# The user's pause between two saves.
PAUSE_SECONDS = 0.05
PATIENCE_SECONDS = 1_800


@dataclasses.dataclass(frozen=True)
class Change:
    """The duration of a long change, and of the longest save by another user meanwhile."""
    seconds: float
    longest_save: float


def strong(sets: int, of_a_day: int) -> bytes:
    """Training as exported by Strong, with a number of sets, and of sets per exercise and day."""
    lines, day = [HEADER], datetime.date(1990, 1, 1)
    while len(lines) <= sets:
        for exercise in EXERCISES:
            lines += [f"{day} 18:00:00,Day,1h,{exercise},{number + 1},{40 + number % 60},{3 + number % 9},0,0,,,"
                      for number in range(of_a_day)]
        day += datetime.timedelta(days=1)
    return "\n".join(lines[:sets + 1]).encode()


def bring(person: Client, log: Log, file: bytes) -> str:
    """Uploads a file and returns the address of the import."""
    person.connection.timeout = PATIENCE_SECONDS
    status, text = person.upload("/settings/data/imports", {}, [("file", "strong.csv", "text/csv", file)])
    assert status == 303, text[:2_000]
    number, = log.query("SELECT max(id) FROM imports")[0]
    return f"/settings/data/imports/{number}"


def change(begin: typing.Callable[[], object], is_done: typing.Callable[[], bool], saver: "Saver") -> Change:
    """Starts a change and waits until it is done, while another user saves."""
    with saver:
        began = time.perf_counter()
        begin()
        while not is_done():
            assert time.perf_counter() - began < PATIENCE_SECONDS, "it does not end"
            time.sleep(0.1)
        return Change(time.perf_counter() - began, saver.longest)


def added_and_undone(server: Server, person: Client, log: Log, file: bytes, saver: "Saver") -> tuple[Change, Change]:
    path = bring(person, log, file)
    number = int(path.rsplit("/", 1)[1])

    def has(state: str) -> typing.Callable[[], bool]:
        return lambda: log.query("SELECT state FROM imports WHERE id = :number", number=number) == [(state,)]

    def post(address: str) -> typing.Callable[[], object]:
        # A new connection, because the change may outlast the server's idle timeout.
        person.connection.close()
        return lambda: person.post(address, weight_unit="kilograms", distance_unit="kilometers")

    added = change(post(path), has("done"), saver)
    return added, change(post(f"{path}/undo"), has("undone"), saver)


def importing(server: Server, archive: pathlib.Path, email: str) -> subprocess.Popen:
    """Imports on the command line while the server runs."""
    command = [binary(), "import", "--data", server.data, "--user", email, archive]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)


def archive_seconds(server: Server, archive: pathlib.Path, email: str) -> float:
    """The duration of the import on an idle server."""
    began = time.perf_counter()
    code = importing(server, archive, email).wait(PATIENCE_SECONDS)
    assert code == 0, f"the import ended with {code}"
    return time.perf_counter() - began


def archive_added(server: Server, archive: pathlib.Path, email: str, saver: "Saver") -> Change:
    processes: list[subprocess.Popen] = []

    def begin():
        processes.append(importing(server, archive, email))

    done = change(begin, lambda: processes[0].poll() is not None, saver)
    assert processes[0].returncode == 0, f"the import ended with {processes[0].returncode}"
    return done


class Saver:
    """A user who logs one set after another."""

    def __init__(self, port: int, person: Client, exercise: int):
        self.client = Client(port)
        self.client.cookies = dict(person.cookies)
        self.exercise = exercise
        self.longest = 0.0

    def __enter__(self):
        self.longest, self.is_over = 0.0, threading.Event()
        self.thread = threading.Thread(target=self.save)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_over.set()
        self.thread.join()

    def save(self):
        with contextlib.closing(self.client.connection):
            while not self.is_over.wait(PAUSE_SECONDS):
                began = time.perf_counter()
                status, _ = self.client.post("/track/sets", exercise_id=self.exercise, reps=5, weight=60)
                assert status == 303, f"a set was answered with {status}"
                self.longest = max(self.longest, time.perf_counter() - began)
