"""How many taps logging takes."""

import contextlib
import datetime
import re
from typing import Iterator

from browser import DESK, SMALL_PHONE
from journey import Journey, can_differ

# Logs sets of an exercise as its form does.
LOG = """
const [exercise, date, sets] = arguments, done = arguments[arguments.length - 1];
(async () => {
  for (const [weight, reps] of sets) {
    const body = new URLSearchParams({ exercise_id: exercise, date, reps, weight, weight_unit: "kilograms" });
    await fetch("/track/sets", { method: "POST", body });
  }
  done();
})();
"""


class TapsJourney:
    def setUp(self):
        super().setUp()
        self.start_as_guest()
        self.last_time = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=4)
        [(self.bench,)] = self.server.rows("SELECT id FROM exercises WHERE name = 'Bench Press' AND user_id IS NULL")

    def log(self, *sets: tuple[float, int], on: datetime.date | None = None):
        if not self.javascript:
            self.browser.command("Emulation.setScriptExecutionDisabled", value=False)
        self.browser.driver.execute_async_script(LOG, self.bench, str(on or self.today), sets)
        if not self.javascript:
            self.browser.command("Emulation.setScriptExecutionDisabled", value=True)

    @contextlib.contextmanager
    def taps(self, limit: int) -> Iterator[None]:
        """What happens inside takes at most this number of taps."""
        before = self.browser.taps
        yield
        self.assertLessEqual(self.browser.taps - before, limit, "taps")

    @can_differ
    def test_five_by_five_as_last_time(self):
        self.log(*[(60, 5)] * 5, on=self.last_time)
        self.browser.visit("/track")
        with self.taps(7):
            self.browser.follow("Add workout")
            self.browser.click("the lift", lambda: self.row("Bench Press"))
            self.browser.see("Set 1 last time: 60 kg × 5")
            self.browser.press("Save")
            for number in range(2, 6):
                self.browser.see(rf"{number} 60 kg × 5 Last time: 60 kg × 5")
                self.browser.press(f"Log Set {number} of Bench Press, 60 kg × 5")
            self.see_card(r"Bench Press\. 5 sets\. Total volume 1,500 kilograms\.")

    @can_differ
    def test_the_suggested_set(self):
        self.log((60, 5), (65, 4), on=self.last_time)
        self.log((60, 5))
        self.browser.visit("/track")
        with self.taps(1):
            self.browser.press("Log Set 2 of Bench Press, 65 kg × 4")
            self.see_card(r"2 sets\. Total volume 560 kilograms\.")
        with self.taps(1):
            self.browser.press("Log Set 3 of Bench Press, 65 kg × 4")
            self.see_card(r"3 sets\. Total volume 820 kilograms\.")
        with self.taps(2):
            self.browser.follow("Add set of Bench Press")
            self.browser.press("Save")
            self.see_card(r"4 sets\. Total volume 1,080 kilograms\.")

    def test_last_times_numbers_are_beside_todays(self):
        self.log((60, 5), (65, 4), on=self.last_time)
        self.log((62.5, 5))
        self.browser.visit("/track")
        with self.taps(0):
            self.browser.see("2 62.5 kg × 5 Last time: 65 kg × 4")
        self.browser.follow("Add set of Bench Press")
        with self.taps(0):
            self.browser.see("Last time, .*: 60 kg × 5, 65 kg × 4")
            self.browser.see("Set 2 last time: 65 kg × 4")
        self.look("the sheet of a set")

    def test_a_typo(self):
        self.log((6, 5))
        self.browser.visit("/track")
        with self.taps(2):
            self.browser.follow("Edit Set 1 of Bench Press, 6 kg × 5")
            self.browser.until("the weight, selected", lambda: self.browser.script(
                "return document.activeElement.name === 'weight' && getSelection().toString() === '6'"))
            self.browser.key("60")
            self.browser.press("Save")
            self.see_card(r"1 set\. Total volume 300 kilograms\.")

    def test_the_buttons_beside_a_number(self):
        self.log((60, 5))
        self.browser.visit("/track")
        self.browser.follow("Add set of Bench Press")
        for name, value in (("2.5 kg more", "62.5"), ("2.5 kg less", "60"), ("2.5 kg less", "57.5")):
            self.browser.press(name)
            self.assertEqual(self.browser.value("weight"), value)
        for _ in range(6):
            self.browser.press("1 rep less")
        self.assertEqual(self.browser.value("reps"), "1", "never 0")
        self.browser.press("1 rep more")
        self.browser.press("Save")
        self.browser.see("57.5 kg × 2")

    @can_differ
    def test_a_whole_day(self):
        self.log((60, 5), (60, 5), on=self.last_time)
        self.browser.visit("/track")
        with self.taps(2):
            self.browser.follow("Repeat an earlier day")
            self.browser.see("with the same weights and reps")
            self.look("the days to repeat")
            self.browser.press(f"Log 2 sets: {self.last_time:%a}, {self.last_time.day} {self.last_time:%b}")
            self.browser.see_toast("Sets saved")
            self.see_card(r"Bench Press\. 2 sets\. Total volume 600 kilograms\.")
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.browser.see("No workouts yet")

    @can_differ
    def test_the_wrong_exercise(self):
        self.log((60, 5))
        self.browser.visit("/track")
        self.browser.follow("Edit Set 1 of Bench Press, 60 kg × 5")
        self.browser.click("More", lambda: self.browser.visible("summary"))
        self.browser.choose("exercise_id", "Squat")
        self.look("a set that changes its exercise")
        self.browser.press("Save")
        self.see_card(r"Squat\. 1 set\.")

    def row(self, name: str):
        return [row for row in self.browser.visible(".row-link")
                if row.find_element("css selector", ".row-title").text == name]

    def see_card(self, pattern: str):
        self.browser.until(f"the card {pattern}", lambda: any(
            re.search(pattern, card.accessible_name) for card in self.browser.visible(".log-card")))


class TapsOnASmallPhone(TapsJourney, Journey):
    screen = SMALL_PHONE


class TapsAtADeskWithoutJavaScript(TapsJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
