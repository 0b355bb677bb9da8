"""From a set to its record: log three sets, tap the badge, arrive at the record itself."""

import re

from browser import DESK, PHONE, plain
from journey import Journey, someone

# The section that the address points at, where it is in sight and looks different from its neighbours.
POINTED_AT = """
const section = document.querySelector(".record:target");
if (!section) return null;
const { top, bottom } = section.getBoundingClientRect();
const other = document.querySelector(".record:not(:target)");
const differs = getComputedStyle(section).borderColor !== getComputedStyle(other).borderColor;
return differs && top >= 0 && top < innerHeight && bottom > 0 ? section.innerText : null;
"""


class RecordsJourney:
    def test_a_badge_leads_to_its_record(self):
        ada = someone()
        self.register(ada)
        self.sign_in(ada)
        self.tab("PRs")
        self.browser.see("No records yet")
        self.browser.see("Complete workouts to see PRs")
        exercise = self.id_of("Bench Press")
        for reps, weight in ((10, 60), (8, 60), (5, 70)):
            self.log_set(exercise, reps, weight)
        self.tap_the_badge(exercise)
        words = self.browser.until("the record that the badge names", lambda: self.browser.script(POINTED_AT))
        self.assertRegex(plain(words), r"Heaviest weight")
        self.assertRegex(plain(words), r"\b70 ?kg")
        self.assertRegex(plain(words), r"\+10 ?kg")
        self.browser.see(r"70 kg × 5")
        self.tab("PRs")
        self.browser.see("Recent records")
        self.browser.see(r"Estimated one-rep max")
        self.browser.see(r"81\.7 ?kg")

    def id_of(self, name: str) -> str:
        self.browser.visit("/track/new/strength")
        link = self.browser.first(f"the exercise {name}", lambda: [
            each for each in self.browser.visible("main a[href*='exercise=']")
            if each.text.strip().startswith(name)
        ])
        return re.search(r"exercise=(\d+)", link.get_attribute("href")).group(1)

    def log_set(self, exercise: str, reps: int, weight: int):
        self.browser.visit(f"/track/new/strength?exercise={exercise}")
        self.browser.fill(reps=reps, weight=weight)
        self.browser.submit("reps")
        self.browser.see(rf"{weight} kg × {reps}")

    def tap_the_badge(self, exercise: str):
        self.browser.click(
            "the badge of the heaviest weight",
            lambda: self.browser.visible(f"a.badge[href='/records/exercises/{exercise}#weight']"))
        self.browser.arrive(f"/records/exercises/{exercise}")


class RecordsOnAPhone(RecordsJourney, Journey):
    screen = PHONE


class RecordsOnADesk(RecordsJourney, Journey):
    screen = DESK


class RecordsWithoutJavaScript(RecordsJourney, Journey):
    javascript = False
