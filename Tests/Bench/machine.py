"""The machine on which the figures were measured."""

import os
import pathlib
import platform


def describe(folder: pathlib.Path) -> str:
    return (f"{processor()}, {os.cpu_count()} cores, {memory_gib():.0f} GiB, Linux {platform.release()}, "
            f"{system()}, data on {file_system(folder)}")


def processor() -> str:
    lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def memory_gib() -> float:
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30


def system() -> str:
    return platform.freedesktop_os_release().get("PRETTY_NAME", "an unnamed system")


def file_system(folder: pathlib.Path) -> str:
    """The type of the file system that contains the folder, by the longest matching mount point."""
    path = folder.resolve()
    mounts = [line.split()[1:3] for line in pathlib.Path("/proc/mounts").read_text().splitlines()]
    above = [(point, kind) for point, kind in mounts if path.is_relative_to(point)]
    return max(above, key=lambda mount: len(mount[0]))[1]
