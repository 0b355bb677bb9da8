"""What processes have used."""

import os
import pathlib

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def processor_seconds(processes: list[int]) -> float:
    """The time of a processor that they have taken together, in their own code and in the kernel's."""
    ticks = 0
    for process in processes:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS_PER_SECOND
