"""Measures the candidates in turn, round after round, so that a slow minute affects both."""

import dataclasses
import re
import statistics
import subprocess
from typing import Callable

from processes import processor_seconds

CONNECTIONS = 16


def by_turns(rounds: int, *measurements: Callable[[], float]) -> list[float]:
    """The median of each measurement over the rounds."""
    results = [[measure() for measure in measurements] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*results)]


@dataclasses.dataclass(frozen=True)
class Latency:
    """The time of whole requests with all connections busy, in milliseconds."""
    median: float
    p99: float


def latency_by_turns(
    rounds: int, seconds: int, targets: list[tuple[str, dict[str, str]]], script: str
) -> list[Latency]:
    """The medians over the rounds, for each address with its headers."""
    results = [[latency(url, seconds, headers, script) for url, headers in targets] for _ in range(rounds)]
    return [Latency(statistics.median(each.median for each in column), statistics.median(each.p99 for each in column))
            for column in zip(*results)]


def latency(url: str, seconds: int, headers: dict[str, str], script: str) -> Latency:
    output = wrk(url, seconds, headers, script, "--latency")
    return Latency(*(milliseconds(re.search(rf"\b{percent}%\s+([\d.]+)(us|ms|s)", output)) for percent in (50, 99)))


def milliseconds(match: re.Match[str]) -> float:
    return float(match[1]) * {"us": 0.001, "ms": 1, "s": 1_000}[match[2]]


def requests_per_second(
    url: str, seconds: int, headers: dict[str, str] | None = None, script: str | None = None
) -> float:
    return float(re.search(r"Requests/sec:\s+([\d.]+)", wrk(url, seconds, headers, script)).group(1))


def processor_milliseconds_a_request(
    processes: list[int], url: str, seconds: int, headers: dict[str, str] | None = None, script: str | None = None
) -> float:
    before = processor_seconds(processes)
    output = wrk(url, seconds, headers, script)
    requests = int(re.search(r"(\d+) requests in", output)[1])
    return (processor_seconds(processes) - before) * 1_000 / requests


def wrk(url: str, seconds: int, headers: dict[str, str] | None, script: str | None, *options: str) -> str:
    """Runs wrk once. An unsuccessful response, a broken connection, or a timeout invalidates the figure."""
    command = ["wrk", "--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{seconds}s",
               "--timeout", "10s", *options]
    for name, value in (headers or {}).items():
        command += ["--header", f"{name}: {value}"]
    command += ["--script", script] if script else []
    output = subprocess.run([*command, url], capture_output=True, text=True, check=True, timeout=seconds + 30).stdout
    if "Non-2xx" in output or "Socket errors" in output or re.search(r"^\s*0 requests in", output, re.MULTILINE):
        raise RuntimeError(f"{url}: {output}")
    return output
