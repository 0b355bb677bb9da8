"""Routines: one by hand with a superset, one of a day that was logged, one of the library."""

import contextlib
import datetime
import sqlite3

from browser import SMALL_PHONE
from journey import Journey, can_differ, someone
from selenium.webdriver.common.keys import Keys


class RoutinesJourney:
    screen = SMALL_PHONE

    def setUp(self):
        super().setUp()
        self.sign_up(someone())
        self.browser.visit("/workouts")

    def exercises(self) -> list[str]:
        return [element.text for element in self.browser.visible(".plan-entry .row-title")]

    @can_differ
    def test_a_routine_by_hand(self):
        self.browser.follow_to("/routines")
        self.browser.see("No routines yet")
        self.look("no routines")
        self.browser.follow("New routine")
        self.browser.fill(name="Monday")
        for exercise in ("bench press", "barbell row", "plank"):
            before = len(self.exercises())
            self.browser.fill(find=exercise)
            self.browser.key(Keys.ENTER)
            self.browser.until(f"{exercise} in the list", lambda: len(self.exercises()) == before + 1)
        self.assertEqual(self.exercises(), ["Bench Press", "Barbell Row", "Plank"])
        self.browser.script("window.stayed = true")
        self.join_and_move()
        self.choose_a_progression()
        self.browser.fill(**{"sets.2.0": "2", "amount.2.0": "much"})
        self.look("the editor")
        self.browser.press("Save routine")
        self.browser.until("the amount marked as wrong",
                           lambda: self.browser.field("amount.2.0").get_attribute("aria-invalid") == "true")
        self.browser.fill(**{"amount.2.0": "45 s"})
        self.browser.press("Save routine")
        self.browser.see_toast("Routine saved")
        self.browser.see(r"3 × 5 · 60 kg")
        self.browser.see(r"\+2\.5 kg when every rep is done")
        self.browser.see("Superset")
        self.browser.see(r"2 × 45 s")
        self.look("the routine")
        self.delete()

    def join_and_move(self):
        """The plank joins the row above it, and the superset moves up as a whole."""
        self.browser.press("Superset: join Plank with the exercise above")
        self.browser.see("Superset with the exercise above")
        self.browser.press("Move Barbell Row up")
        self.browser.until("the superset above", lambda: self.exercises() == ["Barbell Row", "Plank", "Bench Press"])
        self.browser.press("Move Bench Press up")
        self.browser.until("the bench press above", lambda: self.exercises() == ["Bench Press", "Barbell Row", "Plank"])
        self.assertEqual(self.browser.value("name"), "Monday", "what was typed stays")

    def choose_a_progression(self):
        self.browser.fill(**{"amount.0.0": "5", "load.0.0": "60"})
        self.browser.choose("rule.0", "More weight after all reps")
        if not self.javascript:
            self.browser.press("Show its numbers")
        self.browser.until("the weight to start from", lambda: self.browser.visible("[name='start.0']"))
        self.assertEqual(self.browser.value("start.0"), "60", "the typed weight is where it starts")
        self.assertEqual(self.browser.value("step.0"), "2.5")
        self.assertEqual(bool(self.browser.script("return window.stayed")), self.javascript, "no new page with scripts")

    def delete(self):
        self.browser.follow("Delete")
        self.browser.see("Delete this routine")
        self.browser.press("Delete routine")
        self.browser.arrive("/routines")
        self.browser.see("No routines yet")

    def test_a_day_becomes_a_routine(self):
        squat = self.server.exercise("squat")
        before = (datetime.date.fromisoformat(self.today) - datetime.timedelta(days=2)).isoformat()
        for weight in (60, 60, 65):
            self.client.post("/track/sets", exercise_id=squat, reps=5, weight=weight, date=before)
        self.browser.visit(f"/track?date={before}")
        self.browser.follow("Save as routine")
        self.browser.until("both lines", lambda: self.browser.visible("[name='load.0.1']"))
        self.assertEqual(self.browser.value("load.0.1"), "65")
        self.browser.fill(name="Legs")
        self.browser.press("Save routine")
        self.browser.see(r"2 × 5 · 60 kg")
        self.browser.see(r"1 × 5 · 65 kg")

    def test_a_routine_of_the_library(self):
        self.browser.follow_to("/routines")
        self.browser.choose("focus", "Core")
        self.browser.until("the filtered list", lambda: "focus=core" in self.browser.driver.current_url)
        self.browser.follow("Core, Holds and Carries")
        self.look("a routine of the library")
        self.browser.follow("Make it mine")
        self.browser.see("Edit routine|New routine")
        self.browser.press("Save routine")
        self.browser.see_toast("Routine saved")
        self.browser.press("Share at home")
        self.browser.see("Stop sharing")
        self.browser.press("Copy")
        self.browser.see("You can change this routine")
        self.assertEqual(self.browser.value("name"), "Copy of Core, Holds and Carries")
        self.browser.visit("/workouts")
        self.browser.see("Copy of Core, Holds and Carries")
        self.look("the Workout tab with routines")


    @can_differ
    def test_the_first_set_of_a_library_routine_is_four_taps_from_home(self):
        self.browser.visit("/")
        self.tab("Workout")
        self.browser.follow("Body Weight at Home A")
        self.browser.see("yours with your first set")
        self.look("a routine that can start now")
        self.browser.press("Start now")
        self.browser.click("the first set", lambda: self.browser.visible(".set-done"))
        self.browser.see("1 of 15 sets")
        self.browser.visit("/routines")
        self.assertTrue(self.browser.visible("[aria-labelledby=own-routines] .plan"))


class RoutinesOnASmallPhone(RoutinesJourney, Journey):
    def test_the_sets_of_many_weeks_are_folded(self):
        sets = [(week, reps, percent) for week in (1, 2, 3, 4) for reps, percent in ((5, 65), (5, 75), (3, 85))]
        lines = "; ".join(f"week {week}: 1 x {reps} @ {percent} % tm" for week, reps, percent in sets)
        person = self.signed_in_account()
        routine = 990_400 + person
        with contextlib.closing(sqlite3.connect(self.server.database(), timeout=10)) as connection:
            connection.execute("INSERT INTO routines (id, user_id, name, created_at) VALUES (?, ?, 'Long', 0)", [routine, person])
            connection.executemany(
                "INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, lines)"
                " VALUES (?, ?, ?, ?, (SELECT id FROM exercises WHERE key = ?), ?)",
                [(routine, place, person, place, key, lines) for place, key in enumerate(("squat", "bench-press"), 1)])
            connection.commit()
        self.browser.visit(f"/routines/{routine}/edit")
        self.browser.see(r"Week\s1: 1\s×\s5\s·\s65")
        self.assertEqual(self.browser.visible("[name='sets.0.0']"), [])
        height = "return document.querySelector('.plan-form ol').getBoundingClientRect().height"
        folded = self.browser.script(height)
        self.look("folded sets")
        self.browser.click("the sets of the second exercise", lambda: self.browser.visible(".set-fold > summary")[1:])
        self.browser.first("their fields", lambda: self.browser.visible("[name='sets.1.11']"))
        self.browser.press("Move Bench Press up")
        self.browser.first("the fields still open", lambda: self.browser.visible("[name='sets.0.11']"))
        self.assertEqual(self.browser.visible("[name='sets.1.0']"), [])
        self.assertLess(3 * folded, self.browser.script(height), "half of them alone is much longer")


class RoutinesWithoutJavaScript(RoutinesJourney, Journey):
    javascript = False
    is_repeat = True
