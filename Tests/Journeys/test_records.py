"""From a set to its record: log three sets, tap the badge, arrive at the record."""

from browser import DESK, plain
from journey import Journey, someone

# The section that the fragment points to, if it is in view and styled differently from its neighbours.
POINTED_AT = """
const section = document.querySelector(".record:target");
if (!section) return null;
const { top, bottom } = section.getBoundingClientRect();
const other = document.querySelector(".record:not(:target)");
const differs = getComputedStyle(section).borderColor !== getComputedStyle(other).borderColor;
return differs && top >= 0 && top < innerHeight && bottom > 0 ? section.innerText : null;
"""


class Records(Journey):
    screen = DESK

    def test_a_badge_leads_to_its_record(self):
        ada = someone()
        self.sign_up(ada)
        self.browser.visit("/")
        self.tab("PRs")
        self.browser.see("No records yet")
        self.browser.see("Complete workouts to see PRs")
        exercise = self.server.exercise("bench-press")
        for reps, weight in ((10, 60), (8, 60), (5, 70)):
            self.client.post("/track/sets", exercise_id=exercise, reps=reps, weight=weight)
        self.browser.visit("/track")
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

    def tap_the_badge(self, exercise: int):
        self.browser.click(
            "the badge of the heaviest weight",
            lambda: self.browser.visible(f"a.badge[href='/records/exercises/{exercise}#weight']"))
        self.browser.arrive(f"/records/exercises/{exercise}")
