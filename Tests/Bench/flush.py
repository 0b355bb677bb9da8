"""Disks, as far as a durable write waits for them.

A virtual disk often answers a flush within microseconds: the write is in the host's memory and in no medium. What is
measured beside it there is how fast SQLite runs, not how fast it keeps. So writes are measured twice: on the disk as it
is, and with flushes that take as long as those of an SSD without a battery."""

import os
import pathlib
import statistics
import subprocess
import time

SOURCE = pathlib.Path(__file__).parent / "flush.c"
SSD_MICROSECONDS = 1_000
FLUSHES = 500


def median_microseconds(folder: pathlib.Path) -> float:
    """How long this disk takes to write a page and to say that it is safe."""
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
    """The environment in which each flush of a program takes an SSD's time."""
    library = folder / "flush.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    return {"LD_PRELOAD": str(library), "FLUSH_MICROSECONDS": str(SSD_MICROSECONDS)}
