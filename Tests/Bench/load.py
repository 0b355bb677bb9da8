"""Measuring by turns: first one, then the other, round after round, so that a slow minute slows both."""

import re
import statistics
import subprocess
from typing import Callable

CONNECTIONS = 16


def by_turns(rounds: int, *measurements: Callable[[], float]) -> list[float]:
    """The median of each measurement over the rounds."""
    results = [[measure() for measure in measurements] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*results)]


def requests_per_second(
    url: str, seconds: int, headers: dict[str, str] | None = None, script: str | None = None
) -> float:
    """One run of wrk. An answer that is no success, or a broken connection, voids the figure."""
    command = ["wrk", "--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{seconds}s"]
    for name, value in (headers or {}).items():
        command += ["--header", f"{name}: {value}"]
    command += ["--script", script] if script else []
    output = subprocess.run([*command, url], capture_output=True, text=True, check=True, timeout=seconds + 30).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        raise RuntimeError(f"{url}: {output}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
