"""The results of the tests and a summary of the failures: expected text, actual text, and a picture."""

import dataclasses
import re
import sys
import unittest

from journey import ROOT

LONGEST_WORDS = 700


@dataclasses.dataclass(frozen=True)
class Verdict:
    test: unittest.TestCase
    result: unittest.TestResult
    seconds: float
    second_try: "Verdict | None" = None

    def followed_by(self, second_try: "Verdict | None") -> "Verdict":
        return dataclasses.replace(self, second_try=second_try)

    @property
    def is_passed(self) -> bool:
        """A skipped test counts as failed."""
        return self.result.wasSuccessful() and not self.result.skipped

    @property
    def is_passed_at_last(self) -> bool:
        return self.is_passed or self.second_try is not None and self.second_try.is_passed

    @property
    def line(self) -> str:
        return f"{self.seconds:6.1f} s  {self.test.id()} ... {'ok' if self.is_passed else 'FAILED'}"

    @property
    def troubles(self) -> list[tuple[unittest.TestCase, str]]:
        return self.result.failures + self.result.errors + self.result.skipped


def report(verdicts: list[Verdict]) -> bool:
    """Prints the failures; returns whether there were tests and all of them passed, at the second try at the latest."""
    failed = [verdict for verdict in verdicts if not verdict.is_passed]
    red = [verdict for verdict in failed if not verdict.is_passed_at_last]
    for verdict in failed:
        for test, trace in verdict.troubles:
            print(f"\n{'=' * 70}\n{test}\n{trace}", file=sys.stderr)
    second = f", {len(failed) - len(red)} of them only alone, at the second try" if len(red) < len(failed) else ""
    print(f"\n{len(verdicts) - len(red)} of {len(verdicts)} tests passed{second}.", file=sys.stderr)
    for verdict in failed:
        print(summary(verdict), file=sys.stderr)
    return bool(verdicts) and not red


def summary(verdict: Verdict) -> str:
    lines = [f"\n{'FAILED ONCE' if verdict.is_passed_at_last else 'FAILED'} {verdict.test.id()}"]
    for test, trace in verdict.troubles:
        # unittest gives the traceback as text; the exception is in its last lines.
        words = re.split("Missing: |Error: ", trace.rsplit("\n  File ", 1)[-1], maxsplit=1)[-1]
        lines.append(f"  {str(test).removeprefix(str(verdict.test)).strip() or 'the test'}:")
        lines += [f"    {line}" for line in " ".join(words.split())[:LONGEST_WORDS].split(", saw ", 1)]
    lines += [f"  picture: {path.relative_to(ROOT)}" for path in getattr(verdict.test, "pictures", [])]
    return "\n".join(lines)
