"""Ten files at once that ask for as much memory and time as they can, and somebody who imports five lines meanwhile."""

import concurrent.futures
import io
import pathlib
import shutil
import struct
import tempfile
import threading
import time
import unittest
import zipfile

import soak
from client import Client
from journey import ARTIFACTS
from server import Server

# The server's memory may grow by as much while ten files are read, and by as much for good.
MOST_MORE_MEBIBYTES, MOST_LEFT_MEBIBYTES = 64, 24
GIVEN_BACK_SECONDS = 10
# In a debug build on a slow machine, of which the hostile files take both cores.
MOST_SECONDS_FOR_FIVE_LINES = 15
PATIENCE_SECONDS = 600
# A zip may unpack to 64 MiB whatever its size.
UNPACKED = soak.amount(short=20, long=60) << 20
ROWS = soak.amount(short=10_000, long=400_000)
HEADER = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
LINE = '2026-10-05 18:10:00,Push Day,1h,"Bench Press (Barbell)",{},80,8,0,0,{},,\n'


def zipped(content: bytes, name: str = "export.xml") -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr(name, content)
    return file.getvalue()


def repeated(begin: str, piece: str, size: int = UNPACKED) -> bytes:
    return begin.encode() + piece.encode() * (size // len(piece.encode()))


def names() -> bytes:
    """Elements that all have different names."""
    return b"<HealthData>" + b"".join(b"<a%d/>" % number for number in range(UNPACKED // 11))


def directory() -> bytes:
    """A zip of one file, which its directory has a million times."""
    plain = zipped(b"Date\n", "a.csv")
    start, end = plain.index(b"PK\1\2"), plain.index(b"PK\5\6")
    entries = plain[start:end] * 1_000_000
    closing = bytearray(plain[end:])
    struct.pack_into("<I", closing, 12, len(entries))
    return plain[:start] + entries + bytes(closing)


def rows() -> bytes:
    """As many sets as possible, each with a long note."""
    note = "n" * 990
    return (HEADER + "".join(LINE.format(number, note) for number in range(ROWS))).encode()


def archive() -> bytes:
    """A WorkHome archive with a manifest that takes all the memory it can."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("json/profile.jsonl", "{}\n")
        archive.writestr("manifest.json", '{"format": "workhome", "version": 1, "files": {' + "[" * UNPACKED)
    return file.getvalue()


FILES = {
    "depth": lambda: zipped(repeated("<HealthData>", "<a>")),
    "attribute": lambda: zipped(repeated('<HealthData><Record type="', "x")),
    "names": lambda: zipped(names()),
    "one line": lambda: zipped(repeated(HEADER, "x"), "strong.csv"),
    "quotation": lambda: zipped(repeated(HEADER + '"', "é,"), "strong.csv"),
    "bad lines": lambda: (HEADER + "x\n" * (UNPACKED // 3)).encode(),
    "skipped lines": lambda: zipped(repeated(HEADER, LINE.format("Rest Timer", ""), 10 << 20), "strong.csv"),
    "directory": directory,
    "rows": lambda: zipped(rows(), "strong.csv"),
    "archive": archive,
}


class HostileImports(unittest.TestCase):
    def setUp(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        self.server = Server(folder / "data", ARTIFACTS / f"{self._testMethodName}.log")
        self.server.start()
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.stop())
        self.people = [self.sign_up(f"{number}@example.com") for number in range(len(FILES) + 1)]

    def sign_up(self, email: str) -> Client:
        client = Client(self.server.port)
        client.connection.timeout = PATIENCE_SECONDS
        self.addCleanup(client.connection.close)
        client.sign_up(email, "a long password")
        return client

    def bring(self, client: Client, content: bytes) -> int:
        status, _ = client.upload("/settings/data/imports", {}, [("file", "file", "application/octet-stream", content)])
        return status

    def five_lines(self) -> bytes:
        return (HEADER + "".join(LINE.format(number, "") for number in range(5))).encode()

    def watch_memory(self) -> tuple[threading.Event, list[float]]:
        """Notes the server's memory until the event is set."""
        is_over, seen = threading.Event(), []

        def watch():
            while not is_over.wait(0.01):
                seen.append(self.server.memory_mib())

        thread = threading.Thread(target=watch)
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(is_over.set)
        return is_over, seen

    def test_ten_at_once_take_little_memory_and_delay_nobody(self):
        files = {name: make() for name, make in FILES.items()}
        # What every import needs is there before.
        self.assertEqual(self.bring(self.people[0], self.five_lines()), 303)
        self.assertEqual(self.bring(self.people[1], zipped(b"<HealthData/>")), 303)
        before = self.server.memory_mib()
        is_over, seen = self.watch_memory()
        with concurrent.futures.ThreadPoolExecutor(len(files)) as pool:
            sent = {name: pool.submit(self.bring, client, content)
                    for client, (name, content) in zip(self.people, files.items())}
            time.sleep(1)
            began = time.monotonic()
            self.assertEqual(self.bring(self.people[-1], self.five_lines()), 303)
            seconds = time.monotonic() - began
            statuses = {name: answer.result() for name, answer in sent.items()}
        is_over.set()
        print(f"    memory: {before:.0f} MiB before, at most {max(seen):.0f} MiB; five lines in {seconds:.1f} s", flush=True)
        wanted = {name: 422 for name in files} | {"skipped lines": 303, "rows": 303, "one line": 303, "quotation": 303}
        self.assertEqual(statuses, wanted)
        self.assertLess(max(seen) - before, MOST_MORE_MEBIBYTES)
        self.assertLess(seconds, MOST_SECONDS_FOR_FIVE_LINES)
        deadline = time.monotonic() + GIVEN_BACK_SECONDS
        while self.server.memory_mib() - before > MOST_LEFT_MEBIBYTES:
            self.assertLess(time.monotonic(), deadline, f"{self.server.memory_mib():.0f} MiB are still taken")
            time.sleep(0.1)
