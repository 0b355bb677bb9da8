"""Logging a training day: sets, a run, water, and undo."""

import datetime
import re

from browser import DESK, PHONE
from journey import Journey, can_differ

PICK = """
const day = document.querySelector("#day");
day.value = arguments[0];
day.dispatchEvent(new Event("change", { bubbles: true }));
"""


class TrackJourney:
    def setUp(self):
        super().setUp()
        self.start_as_guest()

    @can_differ
    def test_three_sets_are_logged_and_the_last_is_taken_back(self):
        self.browser.see("No workouts yet")
        self.choose_to_track("Strength")
        self.pick("bench press", "Bench Press")
        self.browser.fill(reps="10", weight="60")
        self.browser.press("Save")
        self.browser.see_toast("Set saved")
        self.see_card(r"Bench Press\. 1 set\.")
        self.repeat_the_set()
        self.see_card(r"Bench Press\. 2 sets\. Total volume 1,200 kilograms\.")
        self.assertRegex(self.browser.driver.current_url, r"#exercise-\d+$", "the page shows the exercise's card")

        self.browser.visit("/track")
        self.browser.follow("Add set of Bench Press")
        if self.javascript:
            self.browser.until("the focus in the first field", lambda: self.browser.script(
                "return document.activeElement.name") == "weight")
        self.browser.fill(weight="65", reps="8")
        self.browser.press("Save")
        self.browser.see("New personal record!")
        self.see_card(r"Bench Press\. 3 sets\. Total volume 1,720 kilograms\.")

        self.browser.visit("/track")
        self.browser.follow("Edit Set 3 of Bench Press, 65 kg × 8")
        self.browser.fill(reps="9")
        self.browser.press("Save")
        self.see_card(r"Total volume 1,785 kilograms\.")
        self.browser.visit("/track")
        self.browser.press("Delete Set 3 of Bench Press, 65 kg × 9")
        self.browser.see_toast("Set deleted")
        self.see_card(r"Bench Press\. 2 sets\.")
        if self.javascript:
            self.pass_time(6.5)  # Longer than a message that only tells something.
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.see_card(r"Bench Press\. 3 sets\. Total volume 1,785 kilograms\.")
        self.browser.visit("/track")
        self.browser.click("the badge of the record", lambda: self.browser.visible(".log-item .badge"))
        self.browser.see("Bench Press")
        self.assertRegex(self.browser.path, r"^/records/exercises/\d+$")

    def repeat_the_set(self):
        """Two taps: the form is prefilled with the previous set."""
        self.browser.visit("/track")
        self.browser.follow("Add set of Bench Press")
        self.browser.press("Save")

    @can_differ
    def test_mistakes_are_told_and_absurd_values_asked_about(self):
        self.browser.visit("/track/new/strength?q=bench+press")
        self.choose_exercise("Bench Press")
        self.browser.press("Save")
        self.browser.see("Reps required")
        self.browser.see("Weight required")
        self.browser.fill(reps="0", weight="10000")
        self.browser.press("Save")
        self.browser.see("Must be positive")
        self.browser.fill(reps="5")
        self.browser.press("Save")
        self.browser.see("10,000 kg. That is more than anyone has lifted")
        self.assertEqual(self.browser.value("weight"), "10000")
        self.browser.fill(weight="100")
        self.browser.press("Yes, that’s correct")
        self.see_card(r"Bench Press\. 1 set\. Total volume 500 kilograms\.")

    def test_a_run_and_a_glass_of_water(self):
        self.choose_to_track("Cardio")
        self.pick("running", "Running")
        self.browser.fill(duration="28:40", distance="5.2")
        self.browser.press("Save")
        self.see_card(r"Running\. 1 session\.")
        self.browser.see(r"5\.2 km in 28:40")
        self.browser.see(r"5:31 /km")
        self.browser.visit("/track")
        self.browser.press("+ 250 ml of Water")
        self.browser.see(r"Saved\.")
        self.browser.visit("/track")
        self.browser.press("+ 250 ml of Water")
        self.browser.see("500 ml")

    @can_differ
    def test_a_pull_up_has_a_weight_only_when_it_is_added_or_helps(self):
        self.open_set_form("Pull-Up")
        self.assertEqual(self.browser.visible("[name=weight]"), [])
        self.browser.choose("load", "Added")
        self.browser.fill(reps="5", weight="10")
        self.browser.press("Save")
        self.browser.see(r"\+10 kg × 5")
        if self.javascript:
            self.switch_the_load()
        self.open_set_form("Assisted Pull-Up")
        self.browser.fill(reps="6", weight="20")
        self.browser.press("Save")
        self.browser.see(r"-20 kg × 6 \(assisted\)")

    def switch_the_load(self):
        self.open_set_form("Pull-Up")
        self.assertEqual(self.browser.value("weight"), "10")
        for load, fields in (("Bodyweight", 0), ("Assisted", 1), ("Bodyweight", 0)):
            self.browser.choose("load", load)
            self.assertEqual(len(self.browser.visible("[name=weight]")), fields, load)
        self.browser.press("Save")
        self.browser.see("Bodyweight × 5")

    def open_set_form(self, exercise: str, day: datetime.date | str = ""):
        self.browser.visit(f"/track/new/strength?q={exercise}&date={day}")
        self.choose_exercise(exercise)

    def test_the_sets_of_the_last_time_are_repeated_and_taken_back(self):
        yesterday = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=1)
        for reps in ("8", "6"):
            self.open_set_form("Bench Press", yesterday)
            self.browser.fill(reps=reps, weight="60")
            self.browser.press("Save")
            self.browser.see(f"60 kg × {reps}")
        self.open_set_form("Bench Press")
        self.browser.press("Repeat last time: 2 sets")
        self.browser.see_toast("Sets saved")
        self.see_card(r"Bench Press\. 2 sets\. Total volume 840 kilograms\.")
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.browser.see("No workouts yet")

    @can_differ
    def test_after_a_set_the_rest_is_counted(self):
        self.browser.visit("/settings/rest-timer")
        if not self.javascript:
            self.browser.see("This needs JavaScript")
        self.browser.choose("rest_timer_seconds", "5:00")
        self.browser.press("Save")
        self.browser.see("5:00 after each set")
        self.open_set_form("Bench Press")
        self.browser.fill(reps="8", weight="60")
        self.browser.press("Save")
        self.browser.see_toast("Set saved")
        if not self.javascript:
            return self.browser.see("Rest 5:00")
        self.browser.see(r"Rest 4:\d\d")
        self.browser.visit("/track")
        self.browser.see(r"Rest 4:\d\d")
        for _ in range(3):
            self.browser.press("30 seconds more")
        self.browser.see(r"Rest [56]:\d\d")
        # Simulates that the rest has ended.
        self.browser.script("sessionStorage.setItem('workhome.rest', JSON.stringify({ end: Date.now(), length: 9000 }))")
        self.browser.visit("/track")
        self.browser.see("Rest is over")
        self.browser.press("Close")
        self.assertEqual(self.browser.visible("[data-rest-timer]"), [])
        self.browser.visit("/track")
        self.assertEqual(self.browser.visible("[data-rest-timer]"), [])

    def test_yesterday_can_be_filled_in_and_tomorrow_cannot(self):
        today = datetime.date.fromisoformat(self.today)
        yesterday, tomorrow = (today + datetime.timedelta(days=days) for days in (-1, 1))
        self.browser.visit(f"/track?date={yesterday}")
        self.choose_to_track("Cardio")
        self.pick("running", "Running")
        self.browser.fill(duration="30")
        self.browser.press("Save")
        self.see_card(r"Running\. 1 session\. 30 minutes\.")
        self.assertIn(str(yesterday), self.browser.driver.current_url)
        self.browser.visit(f"/track?date={tomorrow}")
        self.browser.see("This day is in the future")
        self.assertEqual(self.browser.named("a[href]", "Add workout"), [])

    @can_differ
    def test_any_day_is_one_field_away(self):
        self.browser.visit("/track")
        if self.javascript:
            # As a date picker does it.
            self.browser.script(PICK, "2026-01-31")
        else:
            self.browser.script("document.querySelector('#day').value = '2026-01-31'")
            self.browser.press("Go")
        self.browser.until("the day", lambda: "date=2026-01-31" in self.browser.driver.current_url)
        self.browser.see("31 Jan")

    def test_the_settings_are_one_tap_away_on_every_tab(self):
        for path in ("/", "/workouts", "/nutrition", "/trainers", "/progress", "/track", "/records", "/goals", "/analyze", "/journal"):
            self.browser.visit(path)
            self.browser.first(f"the settings on {path}", lambda: self.browser.named("header a[href='/settings']", "Settings"))

    def choose_to_track(self, name: str):
        self.browser.follow("Add workout")
        self.browser.see(r"What do you want to track\?")
        self.browser.click(name, lambda: self.row(name))

    def pick(self, words: str, exercise: str):
        self.browser.fill(q=words)
        if not self.javascript:
            self.browser.press("Search")
        self.browser.see("found")
        self.choose_exercise(exercise)

    def choose_exercise(self, name: str):
        self.browser.click(name, lambda: self.row(name))
        self.browser.first("the form", lambda: self.browser.visible("form[action^='/track/']"))

    def row(self, name: str):
        """The row with exactly this title."""
        return [row for row in self.browser.visible(".row-link")
                if row.find_element("css selector", ".row-title").text == name]

    def see_card(self, pattern: str):
        self.browser.until(f"the card {pattern}", lambda: any(
            re.search(pattern, card.accessible_name) for card in self.browser.visible(".log-card")))


class TrackOnAPhone(TrackJourney, Journey):
    screen = PHONE


class TrackAtADeskWithoutJavaScript(TrackJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
