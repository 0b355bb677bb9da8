"""Runs the journeys against one server: python Tests/Journeys [-k PATTERN …]."""

import argparse
import pathlib
import sys
import tempfile
import unittest

from journey import ARTIFACTS, Journey
from server import Server


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("-k", action="append", metavar="PATTERN", help="only the tests whose name contains this")
    patterns = options.parse_args().k

    ARTIFACTS.mkdir(exist_ok=True)
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{pattern}*" for pattern in patterns] if patterns else None
    suite = loader.discover(str(pathlib.Path(__file__).parent))
    with tempfile.TemporaryDirectory(prefix="workhome-journeys-") as data:
        Journey.server = Server(pathlib.Path(data), ARTIFACTS / "journeys-server.log")
        Journey.server.log.unlink(missing_ok=True)
        Journey.server.start()
        try:
            result = unittest.TextTestRunner(verbosity=2).run(suite)
        finally:
            exit_code = Journey.server.stop()
    if exit_code != 0:
        print(f"The server ended with {exit_code}: {Journey.server.log.read_text()[-2000:]}", file=sys.stderr)
    if result.testsRun == 0 or result.skipped:
        print("No test ran, or one was skipped.", file=sys.stderr)
    passed = result.wasSuccessful() and result.testsRun > 0 and not result.skipped and exit_code == 0
    return 0 if passed else 1


sys.exit(main())
