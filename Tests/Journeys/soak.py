"""The amount of work of open-ended tests: a little in bin/test, all of it in bin/soak."""

import os
from typing import TypeVar

IS_LONG = os.environ.get("WORKHOME_SOAK") == "1"
# bin/soak chooses a new seed for each round and prints it.
SEED = int(os.environ.get("WORKHOME_SEED") or 20261121)
# Prefixes of the names of the tests that have a long form.
TESTS = ("test_durability", "test_killed_imports", "test_power_cut", "test_large_import",
         "test_export.ExportOfALargeAccount", "test_api.Fuzzing", "test_hostile_values",
         "test_hostile_imports")
Amount = TypeVar("Amount")


def amount(short: Amount, long: Amount) -> Amount:
    return long if IS_LONG else short
