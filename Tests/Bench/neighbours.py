"""Many households on one machine, each a server with its own folder and port."""

import contextlib
import dataclasses
import pathlib
import re
import shutil
import statistics
import threading
import time
from typing import Iterator

import people
from client import Client
from processes import processor_seconds
from server import Server

HOUSEHOLDS = 50
DAYS = 365
SETTLE_SECONDS = 10
IDLE_SECONDS = 60
ROUNDS = 3
PAGES = ["/", "/track", "/records", "/goals", "/nutrition", "/progress", "/analyze", "/journal"]


@dataclasses.dataclass(frozen=True)
class Seen:
    start_seconds: float
    idle_mib: float
    idle_cores: float
    page_milliseconds: float
    used_mib: float


def measure(folder: pathlib.Path) -> Seen:
    first = Server(folder / "household", folder / "household.log")
    account = people.add_trainee(first.data, "Neighbour", DAYS)
    servers = [copy(first, folder / f"household-{number}") for number in range(HOUSEHOLDS)]
    with started(servers) as seconds:
        time.sleep(SETTLE_SECONDS)
        idle_mib, before = memory_mib(servers), processor_seconds_of(servers)
        time.sleep(IDLE_SECONDS)
        idle_cores = (processor_seconds_of(servers) - before) / IDLE_SECONDS
        milliseconds = statistics.median(look_around([people.signed_in(server, account) for server in servers]))
        return Seen(seconds, idle_mib, idle_cores, milliseconds, memory_mib(servers))


def copy(first: Server, data: pathlib.Path) -> Server:
    shutil.copytree(first.data, data)
    return Server(data, data.with_suffix(".log"))


@contextlib.contextmanager
def started(servers: list[Server]) -> Iterator[float]:
    """Starts all servers at once, as after a reboot; yields the seconds until the last one responds."""
    began = time.monotonic()
    starts = [threading.Thread(target=server.start) for server in servers]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    try:
        yield time.monotonic() - began
    finally:
        for server in servers:
            server.stop()


def look_around(persons: list[Client]) -> list[float]:
    """The time of uncached pages in milliseconds, page by page and household by household."""
    times = []
    for number in range(ROUNDS):
        for page in PAGES:
            for person in persons:
                began = time.monotonic()
                status, _ = person.get(f"{page}?fresh={number}")
                times.append((time.monotonic() - began) * 1_000)
                assert status == 200, f"GET {page}: {status}"
    return times


def memory_mib(servers: list[Server]) -> float:
    """The median memory of a server, with its share of what they have in common, such as the program."""
    return statistics.median(proportional_kib(server) for server in servers) / 1024


def proportional_kib(server: Server) -> int:
    rollup = pathlib.Path(f"/proc/{server.process.pid}/smaps_rollup").read_text()
    return int(re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)[1])


def processor_seconds_of(servers: list[Server]) -> float:
    return processor_seconds([server.process.pid for server in servers])
