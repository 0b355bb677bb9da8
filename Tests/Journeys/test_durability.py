"""What the server acknowledged is durable, even if it is killed in the middle of writes or the disk is full."""

import contextlib
import http.client
import json
import os
import pathlib
import random
import resource
import subprocess
import tempfile
import threading
import time
import unittest
import uuid

import soak
from client import Client
from journey import ARTIFACTS
from server import ROOT, Server, binary

KILLS = soak.amount(short=4, long=20)
WRITERS = 4
CLIENTS = 8
FULL_DISK_BYTES = 1 << 20
LARGE_PHOTO_BYTES = 1 << 30
IMPORT_BYTES = 900_000
EMAIL, PASSWORD = "alex@example.com", "a long password"


class Durability(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = Server(pathlib.Path(folder.name, "data"), ARTIFACTS / f"{self._testMethodName}.log")
        self.server.settle_in()
        self.server.start()
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.stop())
        self.client = Client(self.server.port)
        self.addCleanup(self.client.connection.close)
        self.client.sign_up(EMAIL, PASSWORD)

    def test_every_acknowledged_write_outlives_being_killed(self):
        chance = random.Random(soak.SEED)
        acknowledged: set[int] = set()
        numbers = iter(range(3_000, 30_000))
        lock = threading.Lock()

        def write_until_killed(cookies: dict[str, str]):
            client = Client(self.server.port)
            client.cookies = dict(cookies)
            with contextlib.closing(client.connection), contextlib.suppress(OSError, http.client.HTTPException):
                while True:
                    with lock:
                        number = next(numbers)
                    status, _ = client.post("/progress/measurements", weight=f"{number / 100:.2f}", height=170)
                    if status == 303:
                        with lock:
                            acknowledged.add(number)

        for _ in range(KILLS):
            threads = [threading.Thread(target=write_until_killed, args=[self.client.cookies]) for _ in range(WRITERS)]
            before = len(acknowledged)
            for thread in threads:
                thread.start()
            while len(acknowledged) == before and any(thread.is_alive() for thread in threads):
                time.sleep(0.005)  # However slow the machine: a kill before the first write proves nothing.
            time.sleep(chance.uniform(0, 0.35))
            self.server.cut_the_power()
            for thread in threads:
                thread.join()
            self.server.start()
            kept = {round(weight * 100) for weight, in self.server.rows("SELECT weight_kilograms FROM weight_records")}
            self.assertEqual(acknowledged - kept, set(), "acknowledged, and gone")
            self.assertEqual(self.server.rows("PRAGMA integrity_check"), [("ok",)])
        self.assertGreater(len(acknowledged), KILLS, "too few writes to prove anything")

    def test_a_backup_under_load_has_everything_that_was_acknowledged_before(self):
        exercise = self.server.exercise("bench-press")
        acknowledged: set[str] = set()
        numbers = iter(range(1, 1_000_000))
        lock = threading.Lock()

        def log_sets_until_killed(cookies: dict[str, str]):
            client = Client(self.server.port)
            client.cookies = dict(cookies)
            with contextlib.closing(client.connection), contextlib.suppress(OSError, http.client.HTTPException):
                while True:
                    with lock:
                        note = f"Set {next(numbers)}"
                    status, _ = client.post("/track/sets", exercise_id=exercise, reps=5, weight=60, note=note)
                    if status == 303:
                        with lock:
                            acknowledged.add(note)

        def acknowledge(count: int):
            deadline = time.monotonic() + 60
            while len(acknowledged) < count:
                self.assertLess(time.monotonic(), deadline, "too few sets were saved")
                time.sleep(0.005)

        people = [self.client]
        for number in range(CLIENTS - 1):
            people.append(Client(self.server.port))
            self.addCleanup(people[-1].connection.close)
            people[-1].sign_up(f"sam{number}@example.com", PASSWORD)
        threads = [threading.Thread(target=log_sets_until_killed, args=[person.cookies]) for person in people]
        for thread in threads:
            thread.start()
        acknowledge(CLIENTS)
        with lock:
            before = set(acknowledged)
        backup = self.server.data.parent / "backup"
        self.workhome("backup", "--data", self.server.data, "--to", backup)
        # Requests continued during the backup and continue after it.
        acknowledge(len(before) + CLIENTS)
        self.server.cut_the_power()
        for thread in threads:
            thread.join()

        restored = self.server.data.parent / "restored"
        self.workhome("restore", backup, "--data", restored)
        self.workhome("check", "--data", restored)
        self.server.data = restored
        kept = {note for note, in self.server.rows("SELECT note FROM strength_sets")}
        self.assertEqual(before - kept, set(), "acknowledged before the backup began, and gone")
        self.server.start()
        self.client.connection.close()
        self.assertEqual(self.client.get("/track")[0], 200, "nobody has to sign in again")

    def test_a_backup_onto_a_full_disk_leaves_the_earlier_ones_and_says_so(self):
        self.assertEqual(self.server.stop(), 0)
        backups = self.server.data.parent / "backups"
        self.server.environment = {"WORKHOME_BACKUPS": str(backups)}
        self.server.start()
        self.client.connection.close()
        self.back_up_now()
        self.until("the first backup", lambda: self.report()["backup"])
        before = self.files_below(backups)
        self.assertGreater(len(before), 1)
        self.assertFalse(self.report()["backup_failed"])

        process = self.server.process.pid
        unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (FULL_DISK_BYTES, unlimited[1]))
        time.sleep(1.1)  # A backup is named after its second.
        self.back_up_now()
        self.until("its failure", lambda: self.report()["backup_failed"])
        report = self.report()
        self.assertTrue(report["backup"]["proven"], "the earlier one is still told of")
        self.assertEqual(report["status"], "ok")
        self.assertIn("The last backup failed", self.client.get("/settings/admin")[1])
        log = self.server.log.read_text()
        self.assertRegex(log, "The backup failed. Earlier backups are unchanged.*(disk I/O error|disk is full)")
        self.assertEqual(self.files_below(backups), before, "nothing half-made, nothing lost")
        target = self.server.data.parent / "by-hand"
        run = subprocess.run(
            [binary(), "backup", "--data", self.server.data, "--to", target], cwd=ROOT, capture_output=True, text=True,
            timeout=120,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (FULL_DISK_BYTES, unlimited[1])))
        self.assertNotEqual(run.returncode, 0)
        self.assertEqual(len(run.stderr.strip().splitlines()), 1, run.stderr)
        self.assertEqual([path.name for path in target.parent.glob("by-hand*")], [])

        resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)
        self.back_up_now()
        self.until("the next backup", lambda: not self.report()["backup_failed"])
        # The newest backup of a day replaces the one before it.
        after = {name.split("/")[0] for name in self.files_below(backups)}
        self.assertEqual(len(after), 1)
        self.assertTrue(after.isdisjoint(name.split("/")[0] for name in before))
        self.assertNotIn("The last backup failed", self.client.get("/settings/admin")[1])

    def test_a_stop_in_the_middle_of_a_backup_does_not_wait_for_its_photos(self):
        self.assertEqual(self.server.stop(), 0)
        photo = uuid.uuid4()
        self.server.change("UPDATE users SET photo_uuid = ?", photo.bytes)
        with (self.server.data / "images" / f"{photo}.jpg").open("wb") as file:
            file.truncate(LARGE_PHOTO_BYTES)
        backups = self.server.data.parent / "backups"
        self.server.environment = {"WORKHOME_BACKUPS": str(backups)}
        self.server.start()
        self.client.connection.close()
        self.back_up_now()
        self.until("the copy of the photo", lambda: any(
            copy.stat().st_size > 1 << 20 for copy in backups.glob("*.partial/images/*")))
        self.client.connection.close()
        began = time.monotonic()
        self.assertEqual(self.server.stop(), 0)
        self.assertLess(time.monotonic() - began, 2)
        self.assertEqual(list(backups.iterdir()), [], "nothing half-made")

    def back_up_now(self):
        self.assertEqual(self.client.post("/settings/admin/backups")[0], 303)

    def report(self) -> dict:
        status, text = self.client.get("/healthz?full")
        self.assertEqual(status, 200)
        return json.loads(text)

    def until(self, what: str, holds):
        for _ in range(600):
            if holds():
                return
            time.sleep(0.1)
        self.fail(f"{what} did not come")

    def files_below(self, folder: pathlib.Path) -> dict[str, bytes]:
        return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    def workhome(self, *arguments):
        run = subprocess.run([binary(), *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_a_first_photo_without_descriptors_is_refused_and_the_next_one_is_not(self):
        photo = (ROOT / "Tests/ImagesTests/Fixtures/quadrants.jpg").read_bytes()
        # Each number failed in its own way: a crash, an endless wait, and photos that failed from then on.
        for spare in (3, 4, 6):
            self.assertEqual(self.client.get("/profile")[0], 200, "a connection is there before")
            process = self.server.process.pid
            unlimited = resource.prlimit(process, resource.RLIMIT_NOFILE)
            taken = max(int(number) for number in os.listdir(f"/proc/{process}/fd")) + 1
            resource.prlimit(process, resource.RLIMIT_NOFILE, (taken + spare, unlimited[1]))
            first = self.send_photo(photo)
            resource.prlimit(process, resource.RLIMIT_NOFILE, unlimited)
            self.assertEqual(first, 422, f"with {spare} descriptors to spare")
            self.assertEqual(self.send_photo(photo), 303, f"after {spare} descriptors to spare")
            self.assertEqual(self.server.stop(), 0)
            self.server.start()
            self.client.connection.close()

    def send_photo(self, photo: bytes) -> int:
        return self.client.upload("/profile/photo", {}, [("photo", "me.jpg", "image/jpeg", photo)])[0]

    def test_a_full_disk_during_an_upload_to_import_says_so(self):
        self.assertEqual(self.server.stop(), 0)
        self.server.start()
        self.client.connection.close()
        process = self.server.process.pid
        head = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        row = '2020-01-01 10:00:00,"Day","Squat (Barbell)",1,50,5,0,0,"","",\n'
        file = (head + row * (IMPORT_BYTES // len(row))).encode()
        unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (IMPORT_BYTES // 2, unlimited[1]))
        status, text = self.client.upload("/settings/data/imports", {}, [("file", "strong.csv", "text/csv", file)])
        resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)
        self.assertEqual(status, 503)
        self.assertIn("Storage full or unavailable", text)
        self.assertIn("Choose the files again", text)
        self.assertEqual(list((self.server.data / "imports").iterdir()), [], "nothing half-written")

    def test_a_full_disk_says_so_and_room_mends_it(self):
        # The foods of the first start left a long write-ahead log with room for many writes; a restart checkpoints it.
        self.assertEqual(self.server.stop(), 0)
        self.server.start()
        self.client.connection.close()
        process = self.server.process.pid
        unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE)
        # No file may grow beyond this size, which for this process alone is like a full disk.
        resource.prlimit(process, resource.RLIMIT_FSIZE, (FULL_DISK_BYTES, unlimited[1]))
        day = time.strftime("%Y-%m-%d")
        for attempt in range(200):
            typed = f"Typed before the disk was full, {attempt}. " + "words " * 2_000
            status, text = self.client.post(f"/journal/{day}", text=typed)
            if status != 303:
                break
        self.assertEqual(status, 503)
        self.assertIn("Cannot save", text)
        self.assertIn("Storage full or unavailable", text)
        self.assertIn("Retry", text)
        self.assertIn(f"Typed before the disk was full, {attempt}.", text)
        self.assertEqual(self.client.get("/progress")[0], 200, "reading goes on")

        resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)
        self.assertEqual(self.client.post(f"/journal/{day}", text=typed)[0], 303)
        self.assertIn(f"Typed before the disk was full, {attempt}.", self.client.get(f"/journal/{day}")[1])
        self.assertEqual(self.server.rows("PRAGMA integrity_check"), [("ok",)])
