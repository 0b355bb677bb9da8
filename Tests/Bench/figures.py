"""The figures, each with its target, as a Markdown table."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Figure:
    what: str
    ours: str
    theirs: str
    value: float
    target: float
    at_most: bool = False
    unit: str = ""

    @property
    def is_reached(self) -> bool:
        return self.value <= self.target if self.at_most else self.value >= self.target

    def row(self) -> str:
        target = f"{'≤' if self.at_most else '≥'} {self.target:g}{self.unit}"
        verdict = "reached" if self.is_reached else "**missed**"
        return f"| {self.what} | {self.ours} | {self.theirs} | {self.value:.2f}{self.unit} | {target} | {verdict} |"


def table(figures: list[Figure]) -> str:
    head = ["| | WorkHome | beside it | ratio or value | target | |", "|---|---|---|---|---|---|"]
    return "\n".join(head + [figure.row() for figure in figures])
