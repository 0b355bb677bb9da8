"""Logging sets at full speed on a history of years."""

import burst
from client import Client
from people import Log


def sets_per_second(port: int, person: Client, log: Log, seconds: float) -> float:
    """Each burst repeats the last four sets of every exercise, and is undone afterwards, outside the measured time: a
    thousand sets of one exercise in a day are unrealistic, and each new set scans those of its day."""
    headers = person.headers
    logging = [
        burst.post("/track/sets", headers, {"exercise_id": each.exercise, "reps": each.reps, "weight": each.kilograms})
        for each in log.latest_sets()
    ]
    taken, count = 0.0, 0
    while taken < seconds:
        last = log.last_set()
        taken += burst.seconds_for(port, logging)
        count += len(logging)
        added = log.sets_after(last)
        assert len(added) == len(logging), f"{len(added)} of {len(logging)} sets were logged"
        burst.seconds_for(port, [burst.post(f"/track/sets/{each}/delete", headers, {}) for each in added])
    return count / taken
