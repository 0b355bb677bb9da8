"""A routine by the clock: every minute, and Tabata."""

import contextlib
import sqlite3

from test_routine_offline import RoutineOfflineJourney
from test_routine_workout import RoutineJourney

CLOCKS = {1: "20 s on, 10 s off", 2: "every 60 s"}


class ClockJourney(RoutineJourney):
    """The bench press is Tabata, and pull-ups and planks are a superset by the minute."""

    def add_routine(self):
        super().add_routine()
        with contextlib.closing(sqlite3.connect(self.server.database(), timeout=10)) as connection:
            for slot, clock in CLOCKS.items():
                connection.execute("UPDATE routine_exercises SET clock = ? WHERE routine_id = ? AND slot = ?",
                                   [clock, self.routine, slot])
            connection.commit()

    def due(self) -> list[str]:
        return [row.get_attribute("id") for row in self.browser.visible(".workout-set[data-due]")]

    def see_due(self, *places: int):
        self.browser.until(f"{places} due", lambda: self.due() == [f"set-{place}" for place in places])


class GroupClock(ClockJourney):
    def test_the_clock_shows_which_set_is_due(self):
        self.visit_workout()
        self.browser.see("20 s work, 10 s rest, 3 rounds")
        self.browser.see("Every minute, 2 rounds")
        self.browser.press("Start the clock")
        self.browser.see("Get ready · Round 1 of 3")
        self.see_due(1)
        self.look("ready")
        self.pass_time(6)
        self.browser.see("Work · Round 1 of 3")
        self.pass_time(20)
        self.browser.see("Rest · Round 1 of 3")
        self.see_due(2)
        # It goes on over a reload, and after a set was logged; no rest timer runs beside it.
        self.visit_workout()
        self.browser.see("Rest · Round 1 of 3")
        self.complete(1)
        self.browser.see("1 of 8 sets")
        self.see_due(2)
        self.assertFalse(self.browser.visible("[data-rest-timer]"))
        self.pass_time(10)
        self.browser.see("Work · Round 2 of 3")
        self.look("work")
        self.pass_time(60)
        self.browser.see("All rounds are over")
        self.see_due()
        self.assertEqual(len(self.done()), 1, "it logs nothing")

    def test_the_clock_is_stopped(self):
        self.visit_workout()
        self.browser.press("Start the clock")
        self.browser.see("Get ready")
        self.browser.press("Stop the clock")
        self.see_due()
        self.visit_workout()
        self.browser.see("Start the clock")
        self.see_due()

    def test_the_clock_ends_with_the_sets_of_its_group(self):
        self.visit_workout()
        self.browser.press("Start the clock")
        self.browser.see("Get ready · Round 1 of 3")
        # The other group's clock takes its place.
        self.browser.press("Start the clock")
        self.browser.see("Get ready · Round 1 of 2")
        phases = self.browser.script("return [...document.querySelectorAll('[data-clock-phase]')].map((part) => part.textContent);")
        self.assertEqual(phases, ["", "Get ready"])
        self.browser.press("Pull-Up and Plank: all done as asked")
        self.browser.see("2 of 2 sets.*2 of 2 sets")
        self.browser.see("All rounds are over")
        self.assertEqual(self.browser.visible("[data-clock-face]"), [])

    def test_the_clock_ends_with_its_workout(self):
        for end, seen in (("Discard workout", "Workout discarded"), ("Finish workout", "Well done")):
            self.visit_workout()
            self.complete(0)
            self.browser.press("Start the clock")
            self.browser.see("Get ready · Round 1 of 3")
            self.browser.press("Start the stopwatch: Time, Set 1 of Plank")
            self.browser.press(end)
            self.browser.see(seen)
            self.visit_workout()
            self.browser.see("0 of 8 sets")
            self.see_due()
            self.assertEqual(self.browser.visible("[data-clock-face], [data-counting]"), [], end)

    def test_all_sets_of_a_superset_at_once(self):
        self.visit_workout()
        self.browser.fill_field(self.browser.field("reps.5"), "7")
        self.browser.press("Pull-Up and Plank: all done as asked")
        self.browser.see("2 of 2 sets.*2 of 2 sets")
        self.see_done(4, 5, 6, 7)
        self.assertEqual(self.done(), [("pull-up", 8, None, 0), ("plank", 0, 45, 0), ("pull-up", 7, None, 0),
                                       ("plank", 0, 45, 0)])
        self.assertFalse(self.browser.visible("[name='done-rest.2']"), "nothing is left of it")
        self.browser.press("Undo")
        self.browser.see("0 of 8 sets")
        self.assertEqual(self.done(), [])
        self.browser.first("the button again", lambda: self.browser.visible("[name='done-rest.2']"))


class GroupClockWithoutAConnection(RoutineOfflineJourney, ClockJourney):
    def test_all_sets_at_once_wait_and_are_sent_once(self):
        self.keep_the_page()
        self.complete(0)
        self.server.cut_the_power()
        self.browser.fill_field(self.browser.field("reps.2"), "4")
        # Tried and failed: it is not done, and the others are.
        self.browser.fill_field(self.browser.field("reps.3"), "0")
        self.browser.press("Bench Press: all done as asked")
        for place in (1, 2, 3):
            self.browser.first(f"set {place} waiting", lambda place=place: self.browser.visible(f"#set-{place}[data-waiting]"))
        self.browser.see("1 entry is waiting to be sent")
        self.assertFalse(self.browser.visible("[name='done-rest.1']"), "nothing is left of it")
        # A page that is opened anew shows what waits.
        self.visit_workout()
        self.browser.first("the sets still waiting", lambda: self.browser.visible("#set-2[data-waiting]"))
        self.assertEqual(self.browser.value("reps.2"), "4")
        self.look("waiting")
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.browser.first("the sets saved", lambda: self.browser.visible("#set-2.is-done"))
        self.browser.first("the set not done", lambda: self.browser.visible("#set-3.is-skipped"))
        self.assertEqual(self.done(), [("bench-press", 5, None, 30), ("bench-press", 5, None, 60), ("bench-press", 4, None, 60)])

    def test_what_is_wrong_is_told_before_it_waits(self):
        self.keep_the_page()
        self.server.cut_the_power()
        self.browser.fill_field(self.browser.field("reps.2"), "many")
        self.browser.press("Bench Press: all done as asked")
        self.browser.see("Please enter a number")
        self.assertEqual(self.entries(), [])


class GroupClockWithoutScripts(ClockJourney):
    javascript = False

    def test_all_sets_at_once(self):
        self.visit_workout()
        self.browser.see("Every minute, 2 rounds")
        self.assertFalse(self.browser.visible("[data-clock-start]"))
        self.browser.press("Bench Press: all done as asked")
        self.browser.see("3 of 8 sets")
        self.assertEqual(len(self.done()), 4)
