"""A started import completes, and one that is being undone is removed, whenever the server is killed."""

import contextlib
import datetime
import pathlib
import re
import tempfile
import time
import unittest

import soak
from client import Client
from journey import ARTIFACTS
from server import Server

PATIENCE_SECONDS = 120
DAYS, SETS_A_DAY = soak.amount(short=100, long=200), 15
# Fractions of the total time, of importing (from reading the file to updating derived data) and of undoing.
MOMENTS = soak.amount(short=[0.3, 0.8, 0.97], long=[0.02, 0.2, 0.4, 0.55, 0.7, 0.8, 0.9, 0.95, 0.99, 1.02])
EXERCISES = ["Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)"]
HEADER = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"


def strong() -> str:
    """Years of training, as exported by Strong."""
    lines = [HEADER]
    for day in range(DAYS):
        date = datetime.date(2024, 1, 1) + datetime.timedelta(days=2 * day)
        for number in range(SETS_A_DAY):
            exercise = EXERCISES[number % len(EXERCISES)]
            lines.append(f"{date} 18:00:00,Day,1h,{exercise},{number // 3 + 1},{40 + day / 4},{5 + number},0,0,,,")
    return "\n".join(lines) + "\n"


class KilledImports(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = Server(pathlib.Path(folder.name, "data"), ARTIFACTS / f"{self._testMethodName}.log")
        self.server.settle_in()
        self.server.start()
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.stop())
        self.client = Client(self.server.port)
        self.addCleanup(self.client.connection.close)
        self.client.sign_up("alex@example.com", "a long password")

    def derived(self) -> list[tuple]:
        """The data derived from the sets."""
        return self.server.rows(
            "SELECT count(*), total(volume_grams) FROM training_days"
            " UNION ALL SELECT count(*), total(value) FROM personal_records"
            " UNION ALL SELECT count(*), total(sets) FROM exercise_days"
            " UNION ALL SELECT total_points, total_workouts FROM users")

    def bring(self) -> str:
        """Uploads the file and returns the address of the import."""
        file = ("file", "strong.csv", "text/csv", strong().encode())
        status, text = self.client.upload("/settings/data/imports", {}, [file])
        self.assertEqual(status, 303, re.sub("<[^>]*>", " ", text)[:2_000])
        number, = self.server.rows("SELECT max(id) FROM imports")[0]
        return f"/settings/data/imports/{number}"

    def post(self, path: str) -> int:
        client = Client(self.server.port)
        client.cookies = dict(self.client.cookies)
        with contextlib.closing(client.connection):
            return client.post(path, weight_unit="kilograms")[0]

    def wait_for(self, path: str, state: str) -> float:
        """Returns the seconds until the import reached a state."""
        began = time.monotonic()
        while self.state(path) != state:
            self.assertLess(time.monotonic() - began, PATIENCE_SECONDS, f"{self.state(path)}, not {state}")
            time.sleep(0.02)
        return time.monotonic() - began

    def state(self, path: str) -> str:
        return self.server.rows("SELECT state FROM imports WHERE id = ?", int(path.rsplit("/", 1)[1]))[0][0]

    def restart(self):
        self.server.cut_the_power()
        self.server.start()
        self.client.connection.close()
        self.assertEqual(self.server.rows("PRAGMA integrity_check"), [("ok",)])

    def test_what_was_begun_is_finished_whenever_it_is_killed(self):
        nothing, path = self.derived(), self.bring()
        self.assertEqual(self.post(path), 303)
        adding = self.wait_for(path, "done")
        everything = self.derived()
        self.assertNotEqual(nothing, everything)
        self.assertEqual(self.post(f"{path}/undo"), 303)
        undoing = self.wait_for(path, "undone")
        self.assertEqual(self.derived(), nothing)

        interrupted = set()
        for moment in MOMENTS:
            path = self.bring()
            self.assertEqual(self.post(path), 303)
            time.sleep(moment * adding)
            interrupted.add(self.state(path))
            self.restart()
            self.wait_for(path, "done")
            self.assertEqual(self.derived(), everything, f"killed after {moment} of its time")
            self.assertEqual(self.server.rows("SELECT count(*) FROM strength_sets")[0][0], DAYS * SETS_A_DAY)
            self.assertEqual(list((self.server.data / "imports").iterdir()), [], "its file is still there")
            self.assertEqual(self.post(f"{path}/undo"), 303)
            time.sleep(moment * undoing)
            interrupted.add(self.state(path))
            self.restart()
            self.wait_for(path, "undone")
            self.assertEqual(self.derived(), nothing, f"killed after {moment} of its time")
            self.assertEqual(self.server.rows("SELECT count(*) FROM import_rows")[0][0], 0)
        self.assertLessEqual({"adding", "undoing"}, interrupted, "no kill was in the middle of one")
