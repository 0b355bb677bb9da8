"""Settings, Your data: everything of a person as one file, whole, and in bounded memory."""

import http.client
import io
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import tempfile
import unittest
import uuid
import zipfile

from accessibility import cut_off_elements, violations
from browser import DESK, PHONE
from journey import ARTIFACTS, Journey, someone
from server import ROOT, binary


class ExportJourney:
    def setUp(self):
        super().setUp()
        self.person = someone()
        self.register(self.person)
        self.sign_in(self.person)

    def test_everything_in_one_file(self):
        self.browser.visit("/settings")
        self.browser.follow_to("/settings/data")
        self.browser.arrive("/settings/data")
        self.look("data")
        link = self.browser.first("the download", lambda: self.browser.visible("a[href='/settings/data/export']"))
        self.assertIsNotNone(link.get_attribute("download"))
        archive = zipfile.ZipFile(io.BytesIO(self.download("/settings/data/export")))
        self.assertIsNone(archive.testzip())
        manifest = json.loads(archive.read("manifest.json"))
        self.assertEqual(set(manifest["files"]), set(archive.namelist()) - {"manifest.json"})
        profile = json.loads(archive.read("json/profile.jsonl"))
        self.assertEqual(profile["email"], self.person.email)
        self.assertIn(b",72,", archive.read("csv/weight_records.csv"))
        strong = self.download("/settings/data/strong.csv").decode()
        self.assertTrue(strong.startswith("Date,Workout Name,"))

    def download(self, path: str) -> bytes:
        """As the browser would, with its cookies; the answer has no length, so it comes in chunks."""
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in self.browser.driver.get_cookies())
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request("GET", path, headers={"Cookie": cookies})
        response = connection.getresponse()
        self.assertEqual(response.status, 200)
        self.assertEqual(response.getheader("Transfer-Encoding"), "chunked")
        return response.read()

    def look(self, name: str):
        folder = ARTIFACTS / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            self.assertEqual(violations(self.browser), [])
            self.assertEqual(cut_off_elements(self.browser), [])
            (folder / f"{name}-{self.screen.width}-{scheme}.png").write_bytes(self.browser.picture())


class ExportOnAPhone(ExportJourney, Journey):
    screen = PHONE


class ExportOnADesk(ExportJourney, Journey):
    screen = DESK


class ExportOfALargeAccount(unittest.TestCase):
    """On the command line, because a process of its own tells how much memory it took."""

    def test_memory_does_not_grow_with_rows_and_photos(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        data = folder / "data"
        subprocess.run([binary(), "demo", "--data", data, "--days", "30", "--email", "ada@example.org"],
                       cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        small = self.export(data, folder / "small.zip")
        self.grow(data)
        large = self.export(data, folder / "large.zip")
        archive = zipfile.ZipFile(folder / "large.zip")
        self.assertEqual(sum(1 for _ in archive.open("json/health_samples.jsonl")) >= 300_000, True)
        self.assertGreater((folder / "large.zip").stat().st_size, 60 << 20)
        print(f"    peak memory: {small >> 20} MiB for a month, {large >> 20} MiB for 300,000 rows and 64 MiB of photos")
        self.assertLess(large - small, 24 << 20)

    def export(self, data: pathlib.Path, target: pathlib.Path) -> int:
        """The most memory that it held, in bytes."""
        process = subprocess.Popen(
            [binary(), "export", "--data", data, "--user", "ada@example.org", "--to", target],
            cwd=ROOT, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        self.assertEqual(status, 0)
        return usage.ru_maxrss << 10

    def grow(self, data: pathlib.Path):
        database = sqlite3.connect(data / "workhome.sqlite")
        (user,) = database.execute("SELECT id FROM users").fetchone()
        source = database.execute(
            "INSERT INTO health_sources (user_id, app, name) VALUES (?, 'autoExport', 'Large')", (user,)).lastrowid
        database.executemany(
            "INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value)"
            " VALUES (?, ?, 'heartRate', ?, '2026-01-01', 60.5)", ((user, source, second) for second in range(300_000)))
        for number in range(64):
            photo = uuid.uuid4()
            entry = database.execute(
                "INSERT INTO journal_entries (user_id, day, text, created_at, updated_at) VALUES (?, ?, '', 0, 0)",
                (user, f"1999-{number // 28 + 1:02}-{number % 28 + 1:02}")).lastrowid
            database.execute(
                "INSERT INTO journal_photos (uuid, user_id, entry_id, position, width, height, created_at)"
                " VALUES (?, ?, ?, 0, 10, 10, 0)", (photo.bytes, user, entry))
            (data / "images" / f"{photo}.jpg").write_bytes(os.urandom(1 << 20))
        database.commit()
        database.close()
