"""Runs the journeys, two at a time, each of the two with a server of its own: python Tests/Journeys [-k PATTERN …]."""

import argparse
import concurrent.futures
import contextlib
import pathlib
import queue
import sys
import tempfile
import time
import unittest
from typing import Iterator

import browser
from journey import ARTIFACTS
from server import Server

AT_A_TIME = 2
# It takes longer than any other: whoever comes to it last would be the last by far.
FIRST = "test_every_page"


def tests_in(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for each in suite:
        yield from tests_in(each) if isinstance(each, unittest.TestSuite) else [each]


@contextlib.contextmanager
def running_servers(count: int) -> Iterator[list[Server]]:
    with tempfile.TemporaryDirectory(prefix="workhome-journeys-") as folder:
        servers = []
        for number in range(count):
            data = pathlib.Path(folder, str(number))
            data.mkdir()
            log = ARTIFACTS / f"journeys-server-{number}.log"
            log.unlink(missing_ok=True)
            servers.append(Server(data, log))
        try:
            for server in servers:
                server.start()
            yield servers
        finally:
            codes = [server.stop() for server in servers]
    if any(codes):
        raise RuntimeError(f"the servers ended with {codes}: see {ARTIFACTS}/journeys-server-*.log")


def run(test: unittest.TestCase, free: "queue.SimpleQueue[Server]") -> unittest.TestResult:
    server, result, began = free.get(), unittest.TestResult(), time.monotonic()
    test.server = server
    test.run(result)
    free.put(server)
    verdict = "ok" if is_passed(result) else "FAILED"
    print(f"{time.monotonic() - began:6.1f} s  {test.id()} ... {verdict}", flush=True)
    return result


def is_passed(result: unittest.TestResult) -> bool:
    """A skipped test proves nothing."""
    return result.wasSuccessful() and not result.skipped


def report(results: list[unittest.TestResult]) -> bool:
    """Whether there were tests, and all of them passed; says what went wrong."""
    for result in results:
        for test, words in result.failures + result.errors + result.skipped:
            print(f"\n{'=' * 70}\n{test}\n{words}", file=sys.stderr)
    passed = sum(map(is_passed, results))
    print(f"\n{passed} of {len(results)} tests passed.", file=sys.stderr)
    return 0 < passed == len(results)


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("-k", action="append", metavar="PATTERN", help="only the tests whose name contains this")
    patterns = options.parse_args().k

    ARTIFACTS.mkdir(exist_ok=True)
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{pattern}*" for pattern in patterns] if patterns else None
    tests = sorted(tests_in(loader.discover(str(pathlib.Path(__file__).parent))), key=lambda test: FIRST not in test.id())
    free: queue.SimpleQueue[Server] = queue.SimpleQueue()
    with running_servers(AT_A_TIME) as servers:
        for server in servers:
            free.put(server)
        with concurrent.futures.ThreadPoolExecutor(AT_A_TIME) as pool:
            results = list(pool.map(lambda test: run(test, free), tests))
        browser.quit_all()
    return 0 if report(results) else 1


sys.exit(main())
