"""How much the tests do that could go on for ever: a little of it in bin/test, all of it in bin/soak."""

import os
import random
from typing import TypeVar

IS_LONG = os.environ.get("WORKHOME_SOAK") == "1"
# The tests that have a long form, by the beginnings of their names.
TESTS = ("test_durability", "test_killed_imports", "test_power_cut", "test_large_import",
         "test_export.ExportOfALargeAccount", "test_api.Fuzzing")
Amount = TypeVar("Amount")


def amount(short: Amount, long: Amount) -> Amount:
    return long if IS_LONG else short


def seed() -> int:
    """The same for every run of bin/test, another one for each round of bin/soak, which says it."""
    if not IS_LONG:
        return 20261121
    number = random.randrange(1 << 32)
    print(f"    seed {number}", flush=True)
    return number
