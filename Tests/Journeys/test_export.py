"""Settings, Your data: a user's complete data as one file, exported in bounded memory."""

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

import soak
from browser import DESK
from journey import Journey, someone
from server import ROOT, binary


class Export(Journey):
    screen = DESK

    def setUp(self):
        super().setUp()
        self.person = someone()
        self.sign_up(self.person)

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
        """The response has no length, so it arrives in chunks."""
        response, content = self.client.fetch(path)
        self.assertEqual(response.status, 200)
        self.assertEqual(response.getheader("Transfer-Encoding"), "chunked")
        return content


ROWS = soak.amount(short=100_000, long=300_000)
PHOTOS = soak.amount(short=32, long=64)
# Less than the size of either the rows or the photos.
MOST_MORE_BYTES = soak.amount(short=10 << 20, long=24 << 20)


class ExportOfALargeAccount(unittest.TestCase):
    """Runs the command line, because the memory of a separate process can be measured."""

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
        self.assertGreaterEqual(sum(1 for _ in archive.open("json/health_samples.jsonl")), ROWS)
        self.assertGreater((folder / "large.zip").stat().st_size, PHOTOS << 20)
        print(f"    peak memory: {small >> 20} MiB for a month, {large >> 20} MiB for {ROWS:,} rows and {PHOTOS} MiB of photos")
        self.assertLess(large - small, MOST_MORE_BYTES)

    def export(self, data: pathlib.Path, target: pathlib.Path) -> int:
        """The peak memory in bytes."""
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
            " VALUES (?, ?, 'heartRate', ?, '2026-01-01', 60.5)", ((user, source, second) for second in range(ROWS)))
        for number in range(PHOTOS):
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
