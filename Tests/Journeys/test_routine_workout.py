"""A routine's workout on a phone: a set as asked is one tap, and nothing moves under the finger."""

import contextlib
import datetime
import sqlite3

from selenium.webdriver.common.keys import Keys

from accessibility import covered_when_focused
from browser import DESK, SMALL_PHONE, Screen
from journey import Journey

ROUTINE = 990_201
# Exercises with their lines; whether they are a superset with the one above; their rest.
EXERCISES = [
    ("bench-press", "warm-up 1 x 5 @ 30 kg; 3 x 5 @ 60 kg", 0, 120),
    ("pull-up", "2 x 8-12", 0, 90),
    ("plank", "2 x 45 s", 1, 60),
    ("farmers-walk", "1 x 40 m @ 25 kg", 0, None),
]
SETS = 8
# Where a row is on the screen, and whether this is still the document that the test marked.
PLACE = """
const row = document.getElementById(arguments[0]);
return [Math.round(row.getBoundingClientRect().top), window.isMarked === true];
"""
# What asked for the page that it is on, or for a page without a name.
STRAY_REQUESTS = """
return performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => name === location.href.split("#")[0] || name.endsWith("/undefined"));
"""
# How high the bar is, and how far the next set is above it.
BAR = """
const [bar, row] = ["[data-workout-bar]", ".workout-set.is-next .set-row"].map(
  (css) => document.querySelector(css).getBoundingClientRect());
return [bar.height, bar.top - row.bottom];
"""
IS_THERE = "return Boolean(document.querySelector(arguments[0]));"
# As somebody does who looks at all exercises.
UNFOLD = """
for (const fold of document.querySelectorAll(".exercise-fold")) {
  fold.open = true;
  fold.dataset.touched = "";
}
"""
TEXT_OF_A_FIELD = "return [arguments[0].scrollWidth, arguments[0].clientWidth];"
PRESS_WITHOUT_FOCUS = "document.getElementsByName(arguments[0])[0].click();"
COUNT_TAPS = "window.taps = 0; addEventListener('click', (event) => { if (event.isTrusted) window.taps += 1; }, true);"


class RoutineJourney(Journey):
    screen = SMALL_PHONE

    def setUp(self):
        super().setUp()
        self.start_as_guest()
        self.add_routine()

    def add_routine(self):
        """A routine of the signed-in account, with its rows as the editor writes them."""
        self.person = self.signed_in_account()
        with contextlib.closing(sqlite3.connect(self.server.database(), timeout=10)) as connection:
            self.routine = ROUTINE + self.person
            connection.execute("INSERT INTO routines (id, user_id, name, created_at) VALUES (?, ?, 'Push A', 0)",
                               [self.routine, self.person])
            connection.executemany(
                "INSERT INTO routine_exercises"
                " (routine_id, slot, user_id, position, exercise_id, lines, is_joined, rest_seconds)"
                " VALUES (?, ?, ?, ?, (SELECT id FROM exercises WHERE key = ?), ?, ?, ?)",
                [(self.routine, place + 1, self.person, place, *line) for place, line in enumerate(EXERCISES)])
            connection.commit()
        self.page = f"/routines/{self.routine}/workout"

    def visit_workout(self, browser=None):
        browser = browser or self.browser
        browser.visit(self.page)
        browser.script(UNFOLD)

    def done(self) -> list[tuple]:
        return self.server.rows(
            "SELECT key, reps, duration_seconds, weight_kilograms FROM strength_sets"
            " JOIN exercises ON exercises.id = exercise_id WHERE strength_sets.user_id = ? ORDER BY strength_sets.id",
            self.person)

    def sessions(self) -> list[tuple]:
        return self.server.rows(
            "SELECT name, finished_at IS NULL FROM routine_sessions WHERE user_id = ? ORDER BY id", self.person)

    def complete(self, place: int, browser=None, **values):
        """Fills in what differs, and presses the set's button."""
        browser = browser or self.browser
        for name, value in values.items():
            browser.fill_field(browser.field(f"{name}.{place}"), value)
        browser.click(f"the button of set {place}", lambda: browser.visible(f"[name='done.{place}']"))
        # Its exercise may be folded by then.
        browser.until(f"set {place} done", lambda: browser.script(IS_THERE, f"#set-{place}.is-done"))

    def see_done(self, *places: int, browser=None):
        browser = browser or self.browser
        self.assertEqual([row.get_attribute("id") for row in browser.visible(".workout-set.is-done")],
                         [f"set-{place}" for place in places])


class RoutineWorkout(RoutineJourney):
    def test_a_set_as_asked_is_one_tap(self):
        self.visit_workout()
        self.browser.see(f"0 of {SETS} sets")
        self.browser.script(COUNT_TAPS + "window.isMarked = true;")
        button = self.browser.first("its button", lambda: self.browser.visible("[name='done.2']"))
        self.browser.script("arguments[0].scrollIntoView({ block: 'center' })", button)
        before = self.browser.script(PLACE, "set-2")
        below = self.browser.script(PLACE, "set-3")
        self.browser.tap(button)
        self.browser.first("the set done", lambda: self.browser.visible("#set-2.is-done"))
        self.assertEqual(self.browser.script("return window.taps"), 1)
        self.assertEqual(self.browser.script(PLACE, "set-2"), before, "it stays where it was")
        self.assertEqual(self.browser.script(PLACE, "set-3"), below, "and so does what is below it")
        self.assertEqual(self.done(), [("bench-press", 5, None, 60)])
        self.browser.see("1 of 8 sets")
        self.browser.see(r"Rest 1:5\d|Rest 2:00")

    def test_a_workout_logged_afterwards(self):
        self.browser.visit("/")
        before = self.browser.taps
        self.browser.follow_to("/workouts")
        self.browser.follow_to("/track/workouts")
        self.browser.press("Push A")
        self.browser.see(f"0 of {SETS} sets")
        self.assertLessEqual(self.browser.taps - before, 3, "taps")
        for place in (1, 2, 3):
            self.complete(place)
        self.assertLessEqual(self.browser.taps - before, 6, "one tap a set")
        yesterday = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=1)
        self.assertEqual(self.server.rows("SELECT DISTINCT day FROM strength_sets WHERE user_id = ?", self.person),
                         [(str(yesterday),)])

    def test_the_next_set_comes_to_the_finger(self):
        self.browser.visit(self.page)
        self.assertEqual([row.get_attribute("id") for row in self.browser.visible(".workout-set")],
                         ["set-0", "set-1", "set-2", "set-3"])
        for place in (0, 1, 2):
            self.complete(place)
        button = self.browser.first("its button", lambda: self.browser.visible("[name='done.3']"))
        self.browser.script("arguments[0].scrollIntoView({ block: 'center' })", button)
        top = self.top_of(3)
        self.browser.tap(button)
        self.browser.see("3 of 3 sets")
        # The page may end before it gets so far.
        self.browser.until("the pull-ups where the bench press was", lambda: 0 < self.top_of(4) <= top + 1)
        self.look("an exercise that is done")
        # The planks are a superset with them.
        self.complete(4)
        self.browser.first("the next set", lambda: self.browser.visible("#set-6.is-next"))
        self.browser.visit(self.page)
        self.browser.until("the page at the next set", lambda: 0 < self.top_of(6) < self.screen.height)
        self.browser.click("the bench press", lambda: self.browser.visible("#exercise-1-sets > summary"))
        self.complete(6)
        self.assertTrue(self.browser.visible("#set-3"), "what was opened stays open")
        self.browser.visit("/workouts")
        self.browser.follow("Continue Push A")
        self.browser.until("the page at the next set", lambda: 0 < self.top_of(5) < self.screen.height)

    def top_of(self, place: int) -> float:
        return self.browser.script("return document.getElementById(arguments[0]).getBoundingClientRect().top", f"set-{place}")

    def test_the_next_set_has_buttons_for_a_step(self):
        self.visit_workout()
        buttons = self.browser.visible("#set-0 .set-step")
        self.assertEqual(len(buttons), 4, "of the weight and of the reps")
        for button in buttons:
            self.assertGreaterEqual(min(button.size["width"], button.size["height"]), 24)
        self.browser.tap(buttons[1])
        self.assertEqual(self.browser.value("weight.0"), "32.5")
        self.assertEqual(self.browser.visible("#set-2 .set-step"), [], "others have them where somebody types")

    def test_a_hold_is_counted_down_and_on(self):
        self.visit_workout()
        self.browser.click("the stopwatch of the first hold", lambda: self.browser.visible("#set-6 .hold button"))
        self.assertEqual(self.browser.visible("#set-7 .hold"), [], "one for an exercise")
        self.pass_time(10)
        self.browser.until("what is left", lambda: self.hold_clock() in ("0:35", "0:34", "0:33"))
        self.visit_workout()
        self.browser.until("what is left after a reload", lambda: self.hold_clock() in ("0:35", "0:34", "0:33", "0:32", "0:31"))
        # The row of another set is replaced meanwhile, and that of this one once it is done.
        self.complete(1)
        self.pass_time(40)
        self.browser.until("the time that goes on", lambda: self.hold_clock() in ("0:50", "0:51", "0:52", "0:53", "0:54", "0:55", "0:56"))
        self.browser.click("its button", lambda: self.browser.visible("#set-6 .hold button"))
        held = self.browser.value("duration.6")
        self.assertRegex(held, r"^0:5\d$")
        self.pass_time(3)
        self.complete(6)
        self.assertEqual(self.browser.script(STRAY_REQUESTS), [], "a stopwatch needs no connection")
        self.assertEqual(self.done()[1][:3], ("plank", 0, int(held[2:])))
        self.browser.first("the next one's stopwatch", lambda: self.browser.visible("#set-7 .hold button"))

    def hold_clock(self) -> str:
        return "".join(clock.text for clock in self.browser.visible("#set-6 .hold-clock"))

    def test_the_plates_follow_what_is_typed(self):
        self.visit_workout()
        self.browser.see(r"60 kg Per side: 20")
        self.browser.fill_field(self.browser.field("weight.2"), "65")
        self.browser.first("the plates for it", lambda: [
            area for area in self.browser.visible("#set-2 .set-loading") if "Per side: 20 + 2.5" in area.text])
        self.complete(3)
        self.assertEqual(self.browser.value("weight.2"), "65", "what is typed elsewhere stays")

    def test_what_is_typed_in_another_set_stays(self):
        self.visit_workout()
        self.complete(1)
        self.browser.fill_field(self.browser.field("reps.3"), "9")
        self.browser.click("the options", lambda: self.browser.visible("#set-3 .set-more summary"))
        self.browser.fill_field(self.browser.field("rpe.3"), "8")
        # It is replaced as the next set that is highlighted.
        self.complete(0)
        self.complete(2)
        self.browser.first("the next set", lambda: self.browser.visible("#set-3.is-next"))
        self.assertEqual(self.browser.value("reps.3"), "9")
        self.assertEqual(self.browser.value("rpe.3"), "8", "and its options are still open")
        self.complete(3)
        self.assertIn(("bench-press", 9, None, 60), self.done())
        # Of a set without an asked weight, the server proposes that of the one before.
        self.browser.fill_field(self.browser.field("reps.5"), "7")
        self.browser.fill_field(self.browser.field("duration.7"), "1:30")
        self.complete(4, weight="5")
        self.complete(6)
        self.browser.until("the weight that is proposed", lambda: self.browser.value("weight.5") == "5")
        self.assertEqual(self.browser.value("reps.5"), "7")
        self.complete(5)
        self.assertEqual(self.browser.value("duration.7"), "1:30")
        self.complete(7)
        self.assertEqual(self.done()[-2:], [("pull-up", 7, None, 5), ("plank", 0, 90, 0)])

    def test_what_is_typed_stays_when_another_phone_logs(self):
        self.visit_workout()
        self.browser.fill_field(self.browser.field("reps.2"), "9")
        self.browser.fill_field(self.browser.field("reps.1"), "8")
        other = self.open(DESK)
        self.copy_session(other)
        self.visit_workout(other)
        self.complete(0, browser=other)
        self.complete(1, browser=other)
        self.complete(3)
        self.see_done(0, 1, 3)
        self.assertEqual(self.browser.value("reps.2"), "9")
        self.browser.click("the set of the other phone", lambda: self.browser.visible("#set-1 summary"))
        self.assertEqual(self.browser.value("reps.1"), "5", "what was logged counts")

    def test_the_focus_goes_on_with_the_next_set(self):
        self.visit_workout()
        self.complete(0)
        for place in (1, 2):
            self.browser.field(f"weight.{place}").send_keys(Keys.RETURN)
            self.browser.first(f"set {place} done", lambda place=place: self.browser.visible(f"#set-{place}.is-done"))
            self.see_focus(f"weight.{place + 1}")
        self.browser.script("document.getElementsByName('done.3')[0].focus();")
        self.browser.key(Keys.SPACE)
        self.see_focus("done.4")
        # The row of somebody who types elsewhere is replaced as the next one.
        self.browser.fill_field(self.browser.field("duration.6"), "50")
        self.browser.script(PRESS_WITHOUT_FOCUS, "done.4")
        self.browser.first("the next set", lambda: self.browser.visible("#set-6.is-next"))
        self.see_focus("duration.6")
        self.browser.key("5")
        self.assertEqual(self.browser.value("duration.6"), "505", "and so does the cursor")
        # Whoever leaves sets out goes on below.
        self.browser.field("reps.5").send_keys(Keys.RETURN)
        self.browser.first("set 5 done", lambda: self.browser.visible("#set-5.is-done"))
        self.see_focus("weight.6")

    def see_focus(self, name: str):
        self.browser.until(f"the focus on {name}", lambda: self.browser.script(
            "return document.activeElement.name") == name)

    def test_a_record_leaves_the_next_set_in_sight(self):
        self.visit_workout()
        for place in (0, 1):
            self.complete(place)
        self.complete(2, weight="70")
        self.browser.first("the record", lambda: self.browser.visible(".workout-bar .flash-more"))
        self.browser.until("the next set above the bar", lambda: self.browser.script(BAR)[1] > 0)
        self.assertLess(self.browser.script(BAR)[0], 0.3 * self.screen.height)
        self.look("a record")

    def test_a_time_fits_its_field(self):
        self.visit_workout()
        for width in (360, 375):
            self.browser.resize(Screen(f"{width} px", width, 740, is_phone=True))
            for place in (6, 7):
                field = self.browser.field(f"duration.{place}")
                self.browser.fill_field(field, "10:00")
                text, room = self.browser.script(TEXT_OF_A_FIELD, field)
                self.assertLessEqual(text, room, f"of set {place} on {width} px")

    def test_warm_ups_are_added_where_they_belong(self):
        with contextlib.closing(sqlite3.connect(self.server.database(), timeout=10)) as connection:
            connection.execute("UPDATE routine_exercises SET lines = '3 x 5 @ 100 kg' WHERE routine_id = ? AND slot = 1",
                               [self.routine])
            connection.commit()
        self.visit_workout()
        self.browser.press("Add warm-ups of Bench Press")
        self.browser.see("Warm-ups added")
        self.browser.see(r"0 of 8 sets")
        self.assertEqual(self.browser.script(
            "return [...document.querySelectorAll('#exercise-1 .set-mark')].map((mark) => mark.textContent).join(' ')"),
            "W W W W 1 2 3")
        self.assertEqual(self.browser.visible("[name='warm-ups.1']"), [])

    def test_a_whole_workout(self):
        self.visit_workout()
        for place in (0, 1, 2):
            self.complete(place)
        self.complete(3, reps=4, weight="57.5")
        self.browser.fill_field(self.browser.field("reps.5"), "10")
        self.browser.click("the options", lambda: self.browser.visible("#set-4 .set-more summary"))
        self.browser.press("Skip Set 1 of Pull-Up")
        self.browser.see("Not done: skipped")
        self.assertEqual(self.browser.value("reps.5"), "10", "what is typed elsewhere stays")
        self.complete(5)
        self.complete(6, duration="50")
        self.browser.press("Add set of Plank")
        self.complete(9, duration="0:30")
        self.browser.click("its options", lambda: self.browser.visible("#exercise-4 .menu > summary"))
        self.browser.press("Skip the rest of it")
        self.browser.see("Not done: skipped")
        self.assertEqual(self.done(), [
            ("bench-press", 5, None, 30), ("bench-press", 5, None, 60), ("bench-press", 5, None, 60),
            ("bench-press", 4, None, 57.5), ("pull-up", 10, None, 0), ("plank", 0, 50, 0), ("plank", 0, 30, 0)])
        # A correction, and a set taken back.
        self.browser.click("the set", lambda: self.browser.visible("#set-3 summary"))
        self.browser.fill_field(self.browser.field("reps.3"), "5")
        self.browser.press("Save Changes")
        self.browser.see(r"57\.5 kg × 5")
        self.browser.click("the set", lambda: self.browser.visible("#set-9 summary"))
        self.browser.press("Set 3 of Plank: not done")
        self.browser.first("the set open again", lambda: self.browser.visible("#set-9:not(.is-done)"))
        self.assertEqual(len(self.done()), 6)
        self.browser.press("Finish workout")
        self.browser.see("Well done")
        self.browser.see(r"Sets 5 of \d")
        self.browser.visit("/track")
        self.browser.see(r"Push A")
        self.assertEqual(self.sessions(), [("Push A", 0)])

    def test_an_exercise_is_swapped_and_added(self):
        self.visit_workout()
        self.complete(1)
        self.browser.click("its options", lambda: self.browser.visible("#exercise-1 .menu > summary"))
        self.browser.follow("Swap exercise")
        self.browser.see("What do you do instead of Bench Press")
        self.browser.fill(q="dumbbell bench")
        self.browser.press("Dumbbell Bench Press")
        self.browser.arrive(self.page)
        self.browser.see("Instead of Bench Press")
        self.browser.follow("Add exercise")
        self.browser.fill(q="curl")
        self.browser.press("Dumbbell Curl")
        self.browser.arrive(self.page)
        self.browser.see("Dumbbell Curl")

    def test_wrong_input_is_told_beside_the_set(self):
        self.visit_workout()
        self.browser.fill_field(self.browser.field("reps.2"), "7")
        self.browser.fill_field(self.browser.field("reps.1"), "many")
        self.browser.click("its button", lambda: self.browser.visible("[name='done.1']"))
        self.browser.see("Please enter a number")
        self.assertEqual(self.browser.value("reps.1"), "many")
        self.assertEqual(self.browser.value("reps.2"), "7")
        self.assertEqual(self.done(), [])
        self.complete(0)
        self.assertEqual(self.browser.value("reps.1"), "many", "it can still be corrected")
        self.browser.fill_field(self.browser.field("reps.1"), "5")
        self.browser.field("reps.1").send_keys(Keys.RETURN)
        self.browser.first("the set done", lambda: self.browser.visible("#set-1.is-done"))
        self.assertEqual(self.done(), [("bench-press", 5, None, 30), ("bench-press", 5, None, 60)])

    def test_a_failed_set_is_not_done(self):
        self.visit_workout()
        self.browser.fill_field(self.browser.field("reps.0"), "1")
        less = self.browser.visible("#set-0 .set-step")[2]
        self.browser.tap(less)
        self.browser.tap(less)
        self.assertEqual(self.browser.value("reps.0"), "0")
        self.browser.click("its button", lambda: self.browser.visible("[name='done.0']"))
        self.browser.see("this set counts as missed")
        self.browser.first("the set not done", lambda: self.browser.visible("#set-0.is-skipped"))
        self.assertIn("Missed", self.browser.visible("#set-0")[0].text)
        self.assertEqual(self.done(), [])
        self.browser.press("Undo")
        self.browser.first("the set open again", lambda: self.browser.visible("#set-0:not(.is-skipped)"))

    def test_two_phones_are_one_workout(self):
        self.visit_workout()
        other = self.open(DESK)
        self.copy_session(other)
        self.visit_workout(other)
        self.complete(1)
        self.complete(2, browser=other, reps=6)
        self.complete(3)
        self.see_done(1, 2, 3)
        self.visit_workout(other)
        self.see_done(1, 2, 3, browser=other)
        self.assertEqual(self.sessions(), [("Push A", 1)])
        self.assertEqual([reps for _, reps, _, _ in self.done()], [5, 6, 5])

    def test_the_pages_fit_and_are_accessible(self):
        self.visit_workout()
        self.look("before the start")
        self.complete(1)
        self.browser.script("for (const more of document.querySelectorAll('.set-more')) more.open = true;")
        self.look("with everything open")
        self.browser.click("its options", lambda: self.browser.visible("#exercise-1 .menu > summary"))
        self.look("with a menu")
        self.visit_workout()
        self.assertEqual(covered_when_focused(self.browser), [])
        self.browser.enlarge_text(200)
        self.visit_workout()
        self.look("with text twice as large")
        self.browser.enlarge_text(100)
        self.browser.visit(f"/track/workout/exercises?routine={self.routine}&slot=1")
        self.look("the choice of an exercise")
        self.visit_workout()
        self.browser.press("Finish workout")
        self.browser.see("Well done")
        self.look("the summary")


class RoutineWorkoutOnADesk(RoutineJourney):
    screen = DESK

    def test_a_number_has_buttons_for_a_step(self):
        self.visit_workout()
        self.browser.click("more", lambda: self.browser.visible("#set-1 .set-field .set-step:last-child"))
        self.assertEqual(self.browser.value("weight.1"), "62.5")
        self.browser.field("reps.1").send_keys(Keys.ARROW_DOWN)
        self.assertEqual(self.browser.value("reps.1"), "4")
        self.complete(1)
        self.assertEqual(self.done(), [("bench-press", 4, None, 62.5)])
        self.look("on a desk")


class RoutineWorkoutWithoutJavaScript(RoutineJourney):
    javascript = False

    def test_a_whole_workout(self):
        self.visit_workout()
        for place in (0, 1, 2):
            self.complete(place)
        top = self.browser.script("return document.getElementById('set-2').getBoundingClientRect().top")
        self.assertTrue(0 < top < self.screen.height, "the page opens at the set")
        # What is typed in one set stays while another one is completed.
        self.browser.click("the planks", lambda: self.browser.visible("#exercise-3-sets > summary"))
        self.browser.fill_field(self.browser.field("duration.6"), "50")
        self.complete(3, reps=4)
        self.browser.see("3 of 3 sets")
        self.assertEqual(self.browser.visible("#set-3"), [], "what is done is a line")
        self.browser.click("the options", lambda: self.browser.visible("#set-4 .set-more summary"))
        self.browser.press("Skip Set 1 of Pull-Up")
        self.browser.see("Not done: skipped")
        self.complete(6)
        self.browser.press("Finish workout")
        self.browser.see("Well done")
        self.assertEqual([seconds for _, _, seconds, _ in self.done()], [None] * 4 + [50])
        self.assertEqual(self.sessions(), [("Push A", 0)])


class RoutineWorkoutThroughARestart(RoutineJourney):
    def setUp(self):
        self.start_own_server()
        super().setUp()

    def test_it_goes_on_after_the_server_was_killed(self):
        self.visit_workout()
        self.complete(1)
        self.server.cut_the_power()
        self.server.start()
        self.complete(2)
        self.visit_workout()
        self.see_done(1, 2)
        self.assertEqual(self.sessions(), [("Push A", 1)])
