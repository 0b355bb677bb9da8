"""An import is added as a whole or not at all, whenever the server is killed."""

import contextlib
import datetime
import http.client
import pathlib
import re
import tempfile
import threading
import time
import unittest

import soak
from client import Client
from journey import ARTIFACTS
from server import Server

DAYS, SETS_A_DAY = soak.amount(short=100, long=200), 15
# Of the time that it takes: from the reading of the file to what follows from its rows.
MOMENTS = soak.amount(short=[0.3, 0.8, 0.97], long=[0.02, 0.2, 0.4, 0.55, 0.7, 0.8, 0.9, 0.95, 0.99, 1.02])
EXERCISES = ["Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)"]
HEADER = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"


def strong() -> str:
    """Years of training, as Strong exports it."""
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
        self.server.start()
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.stop())
        self.client = Client(self.server.port)
        self.addCleanup(self.client.connection.close)
        self.client.sign_up("alex@example.com", "a long password")

    def derived(self) -> list[tuple]:
        """What follows from the sets."""
        return self.server.rows(
            "SELECT count(*), total(volume_grams) FROM training_days"
            " UNION ALL SELECT count(*), total(value) FROM personal_records"
            " UNION ALL SELECT count(*), total(sets) FROM exercise_days"
            " UNION ALL SELECT total_points, total_workouts FROM users")

    def bring(self) -> str:
        """Uploads the file, and returns the address at which it waits."""
        file = ("file", "strong.csv", "text/csv", strong().encode())
        status, text = self.client.upload("/settings/data/imports", {}, [file])
        self.assertEqual(status, 303, re.sub("<[^>]*>", " ", text)[:2_000])
        number, = self.server.rows("SELECT max(id) FROM imports")[0]
        return f"/settings/data/imports/{number}"

    def confirm(self, path: str) -> int:
        client = Client(self.server.port)
        client.cookies = dict(self.client.cookies)
        with contextlib.closing(client.connection):
            return client.post(path, weight_unit="kilograms")[0]

    def undo(self, path: str):
        self.assertEqual(self.client.post(f"{path}/undo")[0], 303)
        self.assertEqual(self.server.rows("SELECT count(*) FROM strength_sets")[0][0], 0)

    def test_an_import_is_whole_or_not_there_whenever_it_is_killed(self):
        nothing = self.derived()
        path = self.bring()
        began = time.monotonic()
        self.assertEqual(self.confirm(path), 303)
        duration = time.monotonic() - began
        everything = self.derived()
        self.assertNotEqual(nothing, everything)
        self.undo(path)
        self.assertEqual(self.derived(), nothing)

        path, states = self.bring(), []
        for moment in MOMENTS:
            thread = threading.Thread(target=self.confirm_until_killed, args=[path])
            thread.start()
            time.sleep(moment * duration)
            self.server.cut_the_power()
            thread.join()
            self.server.start()
            self.client.connection.close()
            self.assertEqual(self.server.rows("PRAGMA integrity_check"), [("ok",)])
            state, = self.server.rows(f"SELECT state FROM imports WHERE id = {path.rsplit('/', 1)[1]}")[0]
            states.append(state)
            files = len(list((self.server.data / "imports").iterdir()))
            if state == "waiting":
                self.assertEqual(self.derived(), nothing, f"half an import after {moment} of its time")
                self.assertEqual(self.server.rows("SELECT count(*) FROM import_rows")[0][0], 0)
                self.assertEqual(files, 1, "its file is gone")
            else:
                self.assertEqual((state, self.derived()), ("done", everything))
                self.assertEqual(files, 0, "its file is still there")
                self.undo(path)
                path = self.bring()
        self.assertIn("waiting", states, "no kill was in the middle of one")
        # And it can be tried again.
        self.assertEqual(self.confirm(path), 303)
        self.assertEqual(self.derived(), everything)
        self.assertEqual(self.server.rows("SELECT count(*) FROM strength_sets")[0][0], DAYS * SETS_A_DAY)

    def confirm_until_killed(self, path: str):
        with contextlib.suppress(OSError, http.client.HTTPException):
            self.confirm(path)
