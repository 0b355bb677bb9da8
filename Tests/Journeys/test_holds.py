"""A hold and a carry: logged on Track, their record, a correction, and undo."""

import re

from browser import DESK, PHONE, plain
from journey import Journey, can_differ


class HoldsJourney:
    def setUp(self):
        super().setUp()
        self.start_as_guest()

    @can_differ
    def test_a_plank_is_timed_beaten_corrected_and_taken_back(self):
        self.open_form("Plank")
        self.assertEqual(self.browser.visible("[name=reps]"), [])
        self.browser.press("Save")
        self.browser.see("Duration required")
        self.browser.fill(duration="1:05")
        self.browser.press("Save")
        self.see_card(r"^Plank\. 1 set\.$")
        self.browser.see("Bodyweight, 1:05")
        self.open_form("Plank")
        self.assertEqual(self.browser.value("duration"), "1:05")
        self.browser.fill(duration="80")
        self.browser.press("Save")
        self.browser.see("New personal record!")
        self.correct("Edit Set 2 of Plank, Bodyweight, 1:20", duration="1:15")
        self.browser.see("Bodyweight, 1:15")
        self.see_record("Plank", r"Longest time \+0:10 1:15")
        self.take_back("Delete Set 2 of Plank, Bodyweight, 1:15", "Bodyweight, 1:15")

    @can_differ
    def test_a_walk_with_24_kg_is_measured_beaten_corrected_and_taken_back(self):
        self.open_form("Farmer's Walk")
        self.browser.fill(weight="24")
        self.browser.press("Save")
        self.browser.see("Distance or time required")
        self.browser.fill(distance="40", duration="0:35")
        self.browser.press("Save")
        self.see_card(r"^Farmer's Walk\. 1 set\.$")
        self.browser.see("24 kg × 40 m in 0:35")
        self.open_form("Farmer's Walk")
        self.assertEqual([self.browser.value(name) for name in ("distance", "duration", "weight")], ["40", "0:35", "24"])
        self.browser.fill(distance="60", duration="")
        self.browser.press("Save")
        self.browser.see("New personal record!")
        self.correct("Edit Set 2 of Farmer's Walk, 24 kg × 60 m", distance="50")
        self.browser.see("24 kg × 50 m")
        self.see_record("Farmer's Walk", r"Longest distance with each weight Weight Distance Day 24 kg 50 m")
        self.take_back("Delete Set 2 of Farmer's Walk, 24 kg × 50 m", "24 kg × 50 m")

    def open_form(self, exercise: str):
        self.browser.visit(f"/track/new/strength?exercise={self.number(exercise)}")

    def number(self, exercise: str) -> int:
        [(number,)] = self.server.rows("SELECT id FROM exercises WHERE name = ?", exercise)
        return number

    def correct(self, name: str, **values: str):
        self.browser.visit("/track")
        self.browser.follow(name)
        self.browser.fill(**values)
        self.browser.press("Save")

    def see_record(self, exercise: str, pattern: str):
        self.browser.visit(f"/records/exercises/{self.number(exercise)}")
        self.browser.until(pattern, lambda: re.search(pattern, " ".join(plain(self.browser.text()).split())))

    def take_back(self, name: str, amount: str):
        self.browser.visit("/track")
        self.browser.press(name)
        self.browser.see_toast("Set deleted")
        self.see_card(r"\. 1 set\.$")
        if self.javascript:
            self.pass_time(6.5)  # Longer than a message that only tells something.
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.browser.see(amount)
        self.see_card(r"\. 2 sets\.$")

    def see_card(self, pattern: str):
        self.browser.until(f"the card {pattern}", lambda: any(
            re.search(pattern, card.accessible_name) for card in self.browser.visible(".log-card")))


class HoldsOnAPhone(HoldsJourney, Journey):
    screen = PHONE

    def test_a_stopwatch_fills_in_the_time(self):
        self.open_form("Plank")
        self.browser.press("Start the stopwatch: Time")
        self.pass_time(65)
        self.browser.see("1:05")
        self.browser.press("Stop the stopwatch: Time")
        self.assertRegex(self.browser.value("duration"), r"^1:0[5-9]$")
        self.browser.press("Save")
        self.see_card(r"^Plank\. 1 set\.$")
        self.browser.visit(f"/track/new/strength?exercise={self.number('Bench Press')}")
        self.browser.field("weight")
        self.assertEqual(self.browser.visible(".hold"), [])


class HoldsAtADeskWithoutJavaScript(HoldsJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
