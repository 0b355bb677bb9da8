"""Disks with fast and slow flushes, for which a durable write waits.
A virtual disk often completes a flush within microseconds, because the data is only in the host's memory. A benchmark
there measures SQLite's speed, not the cost of durability. So writes are measured twice: on the disk as it is, and with
flushes that take as long as those of an SSD without a battery."""

import os
import pathlib
import statistics
import subprocess
import time

SOURCE = pathlib.Path(__file__).parent / "flush.c"
SSD_MICROSECONDS = 1_000
FLUSHES = 500


def median_microseconds(folder: pathlib.Path) -> float:
    """The time this disk takes to write and flush a page."""
    descriptor = os.open(folder / "flushed", os.O_CREAT | os.O_WRONLY, 0o600)
    try:
        return statistics.median(timed_flush(descriptor) for _ in range(FLUSHES)) * 1e6
    finally:
        os.close(descriptor)


def timed_flush(descriptor: int) -> float:
    began = time.perf_counter()
    os.pwrite(descriptor, bytes(4096), 0)
    os.fdatasync(descriptor)
    return time.perf_counter() - began


def slowed(folder: pathlib.Path) -> dict[str, str]:
    """The environment in which each flush of a program takes as long as an SSD's."""
    library = folder / "flush.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    return {"LD_PRELOAD": str(library), "FLUSH_MICROSECONDS": str(SSD_MICROSECONDS)}
