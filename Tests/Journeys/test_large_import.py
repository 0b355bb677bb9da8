"""A whole Apple Health export, streamed from its zip, so that the memory used does not grow with its size."""

import pathlib
import shutil
import tempfile
import unittest

import soak
from client import Client
from health_export import import_file, make_export
from journey import ARTIFACTS
from server import Server

SMALL_BYTES = 1_000_000
LARGE_BYTES = soak.amount(short=12_000_000, long=1_000_000_000)
MOST_MORE_MEBIBYTES = soak.amount(short=8, long=48)
EMAIL = "alex@example.com"


class LargeImport(unittest.TestCase):
    def test_memory_does_not_grow_with_the_file(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        server = Server(folder / "data", ARTIFACTS / f"{self._testMethodName}.log")
        server.start()
        self.addCleanup(lambda: server.process.poll() is None and server.stop())
        client = Client(server.port)
        self.addCleanup(client.connection.close)
        client.sign_up(EMAIL, "a long password")
        _, small = import_file(server.data, make_export(folder, SMALL_BYTES), EMAIL)
        seconds, large = import_file(server.data, make_export(folder, LARGE_BYTES), EMAIL)
        print(f"    peak memory: {small:.0f} MiB for {SMALL_BYTES:,} bytes, {large:.0f} MiB for {LARGE_BYTES:,}"
              f" in {seconds:.0f} s", flush=True)
        self.assertLess(large - small, MOST_MORE_MEBIBYTES)
        [(days,)] = server.rows("SELECT count(DISTINCT day) FROM health_days")
        self.assertGreater(days, LARGE_BYTES / 500_000, "the export is in")
