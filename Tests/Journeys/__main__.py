"""Runs the journeys two at a time, each worker with its own server: python Tests/Journeys [-k PATTERN …].

A few that failed run once more, alone: what fails only beside others, on a machine that was busy for a moment, is named
and does not fail the run.
"""

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
import soak
from journey import ARTIFACTS, Journey
from server import Server
from verdict import Verdict, report

AT_A_TIME = 2
# The slowest tests start first: one that started last would finish long after all the others.
FIRST = ("test_every_page", "test_durability", "test_api.Fuzzing")
# More failures than this are no accident.
MOST_SECOND_TRIES = 3


def tests_in(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for each in suite:
        yield from tests_in(each) if isinstance(each, unittest.TestSuite) else [each]


def is_wanted(test: unittest.TestCase) -> bool:
    # A module that failed to import counts as a failure, whatever its name.
    if soak.IS_LONG and not isinstance(test, unittest.loader._FailedTest):
        return test.id().startswith(soak.TESTS)
    return not isinstance(test, Journey) or test.is_wanted


def find_tests(patterns: list[str] | None) -> list[unittest.TestCase]:
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{pattern}*" for pattern in patterns] if patterns else None
    found = tests_in(loader.discover(str(pathlib.Path(__file__).parent)))
    return sorted(filter(is_wanted, found), key=lambda test: not test.id().startswith(FIRST))


@contextlib.contextmanager
def running_servers(count: int, name: str) -> Iterator[list[Server]]:
    with tempfile.TemporaryDirectory(prefix="workhome-journeys-") as folder:
        servers = []
        for number in range(count):
            log = ARTIFACTS / f"{name}-{number}.log"
            log.unlink(missing_ok=True)
            servers.append(Server(pathlib.Path(folder, str(number)), log))
            servers[-1].settle_in()
        try:
            for server in servers:
                server.start()
            yield servers
        finally:
            codes = [server.stop() for server in servers]
    if any(codes):
        raise RuntimeError(f"the servers ended with {codes}: see {ARTIFACTS}/{name}-*.log")


def run(test: unittest.TestCase, free: "queue.SimpleQueue[Server]") -> Verdict:
    server, result, began = free.get(), unittest.TestResult(), time.monotonic()
    test.server = server
    test.run(result)
    free.put(server)
    verdict = Verdict(test, result, time.monotonic() - began)
    print(verdict.line, flush=True)
    return verdict


def run_all(tests: list[unittest.TestCase], at_a_time: int, name: str) -> list[Verdict]:
    free: queue.SimpleQueue[Server] = queue.SimpleQueue()
    with running_servers(at_a_time, name) as servers:
        for server in servers:
            free.put(server)
        with concurrent.futures.ThreadPoolExecutor(at_a_time) as pool:
            return list(pool.map(lambda test: run(test, free), tests))


def run_with_second_tries(tests: list[unittest.TestCase]) -> list[Verdict]:
    verdicts = run_all(tests, AT_A_TIME, "journeys-server")
    failed = [verdict.test for verdict in verdicts if not verdict.is_passed]
    if soak.IS_LONG or not 0 < len(failed) <= MOST_SECOND_TRIES:
        return verdicts
    print("\nOnce more, alone:", flush=True)
    again = {test.id(): run_all([type(test)(test._testMethodName)], 1, "second-try")[0] for test in failed}
    return [verdict.followed_by(again.get(verdict.test.id())) for verdict in verdicts]


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("-k", action="append", metavar="PATTERN", help="only the tests whose name contains this")
    patterns = options.parse_args().k
    ARTIFACTS.mkdir(exist_ok=True)
    try:
        return 0 if report(run_with_second_tries(find_tests(patterns))) else 1
    finally:
        browser.quit_all()


sys.exit(main())
