"""A timed workout from start to Done: its clock, its buttons, and a server that stops in the middle."""

import contextlib
import http.server
import pathlib
import re
import signal
import sqlite3
import threading
import time

from selenium.webdriver.common.keys import Keys

from accessibility import color_violations, covered_when_focused, cut_off_elements, small_targets, violations
from browser import DESK, PHONE, SMALL_PHONE, Browser
from journey import Journey

PLAN = 990_001
# Two timed exercises, and one of reps at the end: for automatic transitions, once the test moves the clock.
LINES = [("plank", 50, None, 50), ("squat", 50, None, 50), ("push-up", None, 3, 0)]
# The same with long phases, so that nothing changes by itself.
CALM_PLAN = 990_010
CALM_LINES = [("plank", 300, None, 300), ("squat", 300, None, 300), ("push-up", None, 3, 0)]
# Shown while an exercise runs, but not during a rest or a pause.
GO = r"\bGo\b"
START = """
const form = document.createElement("form");
form.method = "post";
form.action = arguments[0];
document.body.append(form);
form.submit();
"""

# Records each phase that the page shows.
PHASES_SHOWN = """
window.phasesShown = [];
new MutationObserver(() => {
  const phase = document.querySelector("[data-session]")?.dataset.phase;
  if (phase !== undefined && window.phasesShown.at(-1) !== phase) window.phasesShown.push(phase);
}).observe(document.querySelector("main"), { childList: true });
"""
ALONE = "No connection. Your workout goes on here and is saved when the connection is back"
SLOW_ANSWERS = """
const { fetch } = window;
window.fetch = async (...request) => {
  await new Promise((done) => setTimeout(done, 800));
  return fetch(...request);
};
"""
# The first request fails, and the others are slow.
LOST_AND_SLOW = """
const { fetch } = window;
let requests = 0;
window.fetch = async (...request) => {
  requests += 1;
  if (requests === 1) throw new TypeError("lost");
  await new Promise((done) => setTimeout(done, 800));
  return fetch(...request);
};
"""
KEPT_TRACK = """
const done = arguments[arguments.length - 1];
caches.match("/track", { ignoreSearch: true }).then((page) => page.text())
  .then((page) => done(page.includes("Go to the workout")), () => done(false));
"""
# What the worker has cached of the workout on this page: the page and its phases.
KEPT_WORKOUT = """
const done = arguments[arguments.length - 1];
(async () => {
  const pages = [location.pathname, `${location.pathname}/phases`].map(async (path) => (await caches.match(path))?.text());
  done(await Promise.all(pages));
})();
"""
OUT_OF_SIGHT = """
return [".session-clock", "[data-problem]", ".session-controls"].filter((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
});
"""
ONE_FAILURE = """
const { fetch } = window;
window.fetch = async () => {
  window.fetch = fetch;
  return new Response("<p>Later</p>", { status: 503 });
};
"""

# The pause that waits is one of a workout that the server does not know, so that it is refused.
OF_NO_WORKOUT = """
const done = arguments[arguments.length - 1];
indexedDB.open("workhome").onsuccess = ({ target: { result: database } }) => {
  const transaction = database.transaction("outbox", "readwrite"), store = transaction.objectStore("outbox");
  store.getAll().onsuccess = ({ target: { result: entries } }) => {
    const pause = entries.find(({ path }) => path.endsWith("/pause"));
    store.put({ ...pause, path: pause.path.replace(/[0-9]+/, "999999999") });
  };
  transaction.oncomplete = () => { database.close(); done(); };
};
"""
# What an earlier version of the page kept: where, and a pause.
KEPT_BEFORE = """
const { session, phase } = document.querySelector("[data-session]").dataset;
const pause = { action: `${location.origin}${session}/pause`, about: "Pause", phase, at: Date.now() };
localStorage.setItem(`workhome.workout ${session}`, JSON.stringify([pause]));
"""


def add_plan(database: pathlib.Path, plan: int, lines: list[tuple]):
    """Adds a plan with exercises shorter than the app allows, so that a test need not wait half a minute for each."""
    with contextlib.closing(sqlite3.connect(database, timeout=10)) as connection:
        added = connection.execute(
            "INSERT OR IGNORE INTO workout_plans (id, key, name, focus, level, rounds, created_at)"
            " VALUES (?, ?, 'Short and sweet', 'core', 'beginner', 1, 0)", [plan, f"journey-{plan}"])
        if added.rowcount:
            connection.executemany(
                "INSERT INTO workout_plan_exercises (plan_id, position, exercise_id, seconds, reps, rest_seconds)"
                " VALUES (?, ?, (SELECT id FROM exercises WHERE key = ?), ?, ?, ?)",
                [(plan, position, *line) for position, line in enumerate(lines)])
        connection.commit()


@contextlib.contextmanager
def somebody_else(port: int, status: int = 200):
    """A server on WorkHome's port that gives every request the same answer."""
    requests = []

    class Answers(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            requests.append(self.path)
            self.rfile.read(int(self.headers["content-length"] or 0))
            self.answer()

        def do_GET(self):
            self.answer()

        def answer(self):
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b"<main>Welcome</main>")

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", port), Answers) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield requests
        finally:
            server.shutdown()
            thread.join()


class SessionJourney(Journey):
    def setUp(self):
        super().setUp()
        self.start_as_guest()
        add_plan(self.server.database(), PLAN, LINES)
        add_plan(self.server.database(), CALM_PLAN, CALM_LINES)

    def start(self, plan: int = PLAN):
        self.browser.script(START, f"/workouts/{plan}/sessions")
        self.browser.until("the session", lambda: self.browser.path.startswith("/sessions/"))
        self.browser.see("Exercise 1 of")

    def seconds_left(self) -> int:
        clock = self.browser.first("the clock", lambda: self.browser.visible("[data-clock]")).text
        minutes, _, seconds = clock.rpartition(":")
        return int(minutes or 0) * 60 + int(seconds)

    def skip_rest(self, browser: Browser):
        """Waits until the next exercise runs: a rest already shows its name and its number."""
        browser.press("Skip rest")
        browser.see(GO)

    def see_the_summary(self, exercises: str):
        self.browser.see("Workout complete")
        self.browser.see(rf"Exercises {exercises}")

    def done(self):
        self.browser.press("Done")
        self.browser.arrive("/workouts")
        self.browser.see_toast(r"Workout saved\.")


class WorkoutByItself(SessionJourney):
    screen = PHONE

    def test_from_start_to_done(self):
        self.start()
        address, entries = self.browser.path, self.browser.script("return history.length")
        first = self.seconds_left()
        self.browser.until("a clock that runs", lambda: self.seconds_left() < first)
        self.browser.press("Pause")
        self.browser.see("Paused")
        left = self.seconds_left()
        self.pass_time(60)  # Longer than the exercise.
        self.assertEqual(self.seconds_left(), left, "a pause holds the clock")
        self.browser.press("Resume")
        self.browser.first("the workout that goes on", lambda: self.browser.named("button", "Pause"))
        self.assertNotIn("Up next", self.browser.text(), "a pause holds the server's clock, too")
        self.pass_time(left)  # By itself, at the end of the exercise.
        self.browser.see("Up next")
        self.assertEqual(self.browser.script("return document.querySelectorAll('noscript p').length"), 0,
                         "what is for browsers without scripts stays away")
        self.skip_rest(self.browser)
        self.browser.see("Exercise 2 of 3")
        self.pass_time(50)
        self.browser.see("Up next")
        self.pass_time(50)
        self.browser.see(GO)
        self.browser.see("Exercise 3 of 3")
        self.browser.see(r"\b3 reps")
        self.assertEqual(self.browser.path, address)
        self.assertEqual(self.browser.script("return history.length"), entries, "the history is as it was")
        self.browser.press("Done")
        self.see_the_summary("3 of 3")
        self.done()
        self.browser.visit(address)
        self.see_the_summary("3 of 3")

    def test_a_set_is_logged_with_its_weight(self):
        add_plan(self.server.database(), PLAN + 4, [("bench-press", None, 8, 600), ("bench-press", None, 8, 0)])
        self.start(PLAN + 4)
        self.browser.see("Set 1 of 2")
        address = self.browser.path
        self.browser.press("Done")
        self.browser.see("Up next")
        self.browser.follow("Log your last set")
        self.browser.until("the form", lambda: self.browser.value("reps") == "8")
        self.browser.fill(weight="60")
        self.browser.press("Save")
        self.browser.see_toast("Set saved")
        self.browser.see("Up next")
        self.assertEqual(self.browser.path, address)
        self.assertAlmostEqual(self.seconds_left(), 600, delta=60)
        self.browser.visit("/track")
        self.browser.see("Bench Press")
        self.browser.see("60 kg")

    def test_the_keyboard(self):
        self.start(CALM_PLAN)
        self.browser.key(" ")
        self.browser.see("Paused")
        self.browser.key(" ")
        self.browser.see(GO)
        self.browser.key(Keys.ARROW_RIGHT)
        self.browser.see("Up next")
        self.browser.key(Keys.ARROW_RIGHT)
        self.browser.see("Exercise 2 of 3")
        self.browser.see(GO)
        self.browser.press("Pause")
        self.browser.see("Paused")
        focused = self.browser.driver.switch_to.active_element.accessible_name
        self.assertEqual(focused, "Resume", "the focus stays where the button was")

    def test_the_sound_is_remembered(self):
        self.start(CALM_PLAN)
        self.browser.first("the sound that is on", lambda: self.browser.visible("[aria-label=Sound][aria-pressed=true]"))
        self.browser.press("Sound")
        self.browser.driver.refresh()
        self.browser.first("the sound that is off", lambda: self.browser.visible("[aria-label=Sound][aria-pressed=false]"))

    def test_track_says_how_long_it_has_been_running(self):
        self.start(CALM_PLAN)
        self.browser.visit("/track")
        self.browser.see("Short and sweet is running")
        clock = lambda: self.browser.visible(".running-clock")[0].text
        self.browser.until("a clock", lambda: re.fullmatch(r"0:[0-4]\d", clock()))
        self.browser.pass_time(60)
        self.browser.until("a minute more", lambda: re.fullmatch(r"1:[0-5]\d", clock()))
        self.look("Track with a workout that runs")
        self.browser.follow("Go to the workout")
        self.browser.see("Exercise 1 of")

    def test_a_tap_while_the_server_answers_counts(self):
        self.start(CALM_PLAN)
        self.browser.script(SLOW_ANSWERS)
        self.browser.script("document.dispatchEvent(new Event('visibilitychange'))")
        self.browser.press("Pause")
        self.browser.see("Paused")

    def test_a_tap_while_the_page_reconnects_counts(self):
        self.browser.command("Network.enable")
        self.browser.command("Network.setBlockedURLs", urls=["*/phases"])
        self.start(CALM_PLAN)
        self.browser.script(LOST_AND_SLOW)
        self.browser.script("document.dispatchEvent(new Event('visibilitychange'))")
        self.browser.see(ALONE)
        self.pass_time(3)  # Until it tries again.
        self.browser.press("Pause")
        self.browser.see("Paused")

    def test_a_failure_of_the_server_leaves_the_workout_on_the_screen(self):
        self.start(CALM_PLAN)
        address = self.browser.path
        self.browser.script(ONE_FAILURE)
        self.browser.press("Pause")
        self.browser.see("WorkHome has a problem. Your workout goes on here")
        self.browser.see("Paused")
        self.assertEqual(self.browser.path, address)
        self.browser.see("WorkHome is back")
        self.browser.see("Paused")

    def test_an_early_end_asks_first(self):
        self.start()
        self.browser.follow("End workout")
        self.browser.see("nothing will be saved")
        self.browser.press_or_follow("Keep going")
        self.browser.see("Exercise 1 of 3")
        self.pass_time(50)  # By itself, at the end of the exercise.
        self.browser.see("Up next")
        self.browser.follow("End workout")
        self.browser.see("1 of 3 exercises is done.*at least half")
        self.browser.press("End workout")
        self.browser.see("Workout ended early")
        self.browser.see("Exercises 1 of 3")

    def test_skipping_through_is_no_workout(self):
        add_plan(self.server.database(), PLAN + 3, [("plank", 60, None, 60), ("push-up", None, 12, 0)])
        self.start(PLAN + 3)
        self.browser.press("Skip")
        self.skip_rest(self.browser)
        self.browser.see(r"\b12 reps")
        self.browser.press("Skip")
        self.browser.arrive("/workouts")
        self.browser.see("nothing was saved")
        self.browser.visit("/track")
        self.browser.see("No workouts yet")

    def test_another_device_is_seen_on_coming_back(self):
        other = self.open(DESK)
        self.copy_session(other)
        self.start()
        other.visit(self.browser.path)
        other.press("Pause")
        other.see("Paused")
        # This page's clock runs out, and the server answers that the workout is paused.
        self.pass_time(50)
        self.browser.see("Paused")
        self.assertEqual(self.seconds_left(), int(other.visible("[data-clock]")[0].text))

    def test_another_device_is_followed_while_this_page_is_open(self):
        add_plan(self.server.database(), PLAN + 2, [("push-up", None, 12, 0), ("squat", None, 10, 0)])
        other = self.open(DESK)
        self.copy_session(other)
        self.start(PLAN + 2)
        other.visit(self.browser.path)
        # An exercise that is counted in reps has no clock that runs out.
        other.press("Done")
        self.browser.pass_time(6)
        self.browser.see("Exercise 2 of 2")
        other.press("Done")
        self.browser.pass_time(6)
        self.browser.see("Workout complete")

    def test_every_phase_is_accessible(self):
        add_plan(self.server.database(), PLAN + 1, [("plank", 600, None, 600), ("push-up", None, 12, 0)])
        self.start(PLAN + 1)
        for name, button, sign in (("active", "Pause", "Paused"), ("paused", "Skip", "Up next"),
                                   ("rest", "Skip rest", GO), ("repetitions", "Done", "Workout complete"),
                                   ("complete", None, None)):
            for screen in (DESK, PHONE, SMALL_PHONE):
                self.browser.resize(screen)
                with self.part(phase=name, screen=screen.name):
                    self.check_phase()
            self.browser.prefer("dark")
            for screen in (PHONE, DESK):
                self.browser.resize(screen)
                with self.part(phase=name, screen=screen.name, scheme="dark"):
                    self.assertEqual(color_violations(self.browser), [], "axe finds nothing in the dark")
            self.browser.prefer("light")
            if button:
                self.browser.press(button)
                self.browser.see(sign)

    def check_phase(self):
        self.assertEqual(cut_off_elements(self.browser), [], "nothing beyond the edge of the screen")
        self.assertEqual(violations(self.browser), [], "axe finds nothing")
        if self.browser.screen.is_phone:
            self.assertEqual(small_targets(self.browser), [], "a finger finds every control")
            self.assertEqual(covered_when_focused(self.browser), [], "the focused control is seen")

    def test_twice_the_text_fits(self):
        self.start(CALM_PLAN)
        self.browser.resize(SMALL_PHONE)
        self.browser.enlarge_text(200)
        self.assertEqual(cut_off_elements(self.browser), [])


class WorkoutByButtons(SessionJourney):
    screen = SMALL_PHONE
    javascript = False

    def test_from_start_to_done(self):
        self.start()
        self.browser.see("Time as of when this page loaded")
        self.browser.press("Pause")
        self.browser.see("Paused")
        self.browser.press("Resume")
        self.browser.press("Skip")
        self.browser.see("Up next")
        self.skip_rest(self.browser)
        self.browser.see("Exercise 2 of 3")
        self.pass_time(100)
        self.browser.driver.refresh()
        self.browser.press("Done")
        self.see_the_summary("2 of 3")
        self.done()

    def test_a_page_of_before_corrupts_nothing(self):
        self.start(CALM_PLAN)
        old = self.open(DESK)
        self.copy_session(old)
        old.visit(self.browser.path)
        self.browser.press("Skip")
        self.browser.see("Up next")
        self.browser.press("Pause")
        self.browser.see("Paused")
        old.press("Skip")
        old.see("Up next")
        old.see("Paused")
        self.skip_rest(old)
        old.see("Exercise 2 of 3")
        self.skip_rest(self.browser)
        self.browser.see("Exercise 2 of 3")
        self.browser.follow("End workout")
        self.browser.see("nothing will be saved")
        self.browser.press("End workout")
        self.browser.arrive("/workouts")


class WorkoutThroughARestart(SessionJourney):
    """On a server of its own, which stops in the middle of an exercise and restarts."""

    screen = PHONE

    def setUp(self):
        self.start_own_server()
        super().setUp()
        add_plan(self.server.database(), PLAN + 2, [("plank", 600, None, 5), ("squat", 5, None, 0)])
        self.start(PLAN + 2)
        [(began_at,)] = self.server.rows("SELECT phase_started_at_milliseconds FROM workout_sessions")
        self.began_at = began_at / 1000

    def see_the_right_second(self):
        self.browser.until("the right second", self.is_the_right_second)

    def is_the_right_second(self) -> bool:
        """Whether the clock shows the remaining time. It rounds up, and is redrawn a moment after each second."""
        earliest = time.time()
        seconds = self.seconds_left()
        most, least = (600 - (moment - self.began_at) for moment in (earliest, time.time()))
        return least - 0.5 <= seconds <= most + 1.5

    def test_a_restart_resumes_at_the_right_second(self):
        self.see_the_right_second()
        self.assertEqual(self.server.stop(), 0)
        self.server.start()
        self.browser.driver.refresh()
        self.see_the_right_second()

    def test_a_power_cut_and_a_page_that_stays_open(self):
        self.wait_for_upcoming_phases()
        self.server.cut_the_power()
        most = 600 - (time.time() - self.began_at)
        self.browser.press("Pause")
        self.browser.see(ALONE)
        self.browser.see("Paused")
        least = 600 - (time.time() - self.began_at)
        left = self.seconds_left()
        self.assertTrue(least - 0.5 <= left <= most + 1.5)
        self.server.start()
        self.pass_time(3)  # Until it tries again.
        self.browser.see("WorkHome is back")
        # The tap during the outage was sent later with its time: the workout has been paused since then.
        self.browser.see("Paused")
        self.assertAlmostEqual(self.seconds_left(), left, delta=1)
        self.browser.press("Resume")
        self.browser.until("the workout goes on", lambda: self.browser.named("button", "Pause"))

    def test_a_workout_without_a_connection_goes_on_and_is_told_later(self):
        self.wait_for_upcoming_phases()
        self.server.cut_the_power()
        self.browser.press("Pause")
        self.browser.see(ALONE)
        self.assertEqual(self.browser.script(OUT_OF_SIGHT), [], "the clock, the message and the buttons are in sight at once")
        self.look("alone")
        self.browser.press("Resume")
        self.browser.press("Skip")
        self.browser.see("Up next")
        self.browser.see(ALONE)
        self.pass_time(5)  # By the page's own clock: the rest, and the exercise after it.
        self.browser.see("Exercise 2 of 2")
        self.browser.see(GO)
        self.pass_time(5)
        self.browser.see("Workout complete")
        self.browser.see(ALONE)
        self.assertEqual(self.phase(), "exercise", "the server knows nothing of it")
        self.server.start()
        self.pass_time(3)
        self.browser.see("Exercises 1 of 2")
        self.assertEqual(self.phase(), "complete")
        [(rested, active)] = self.server.rows(
            "SELECT (SELECT rested_milliseconds FROM workout_session_exercises WHERE position = 0),"
            " (SELECT active_milliseconds FROM workout_session_exercises WHERE position = 1)")
        self.assertEqual((rested, active), (5_000, 5_000))

    def test_a_reload_without_a_connection(self):
        self.browser.until("a worker", lambda: self.browser.script("return !!navigator.serviceWorker.controller"))
        self.browser.driver.refresh()
        self.wait_until_the_worker_keeps("Plank")
        self.server.cut_the_power()
        self.browser.press("Pause")
        self.browser.see(ALONE)
        left = self.seconds_left()
        self.browser.driver.refresh()
        self.browser.see(ALONE)
        self.browser.see("Paused")
        self.assertAlmostEqual(self.seconds_left(), left, delta=1, msg="what was done here is remembered")
        self.look("reloaded")
        self.browser.press("Resume")
        self.browser.press("Skip")
        self.browser.driver.refresh()
        self.browser.see(ALONE)
        self.browser.see("Exercise 2 of 2")
        self.browser.see(GO)  # The rest was over by the page's own clock.
        self.assertEqual(self.phase(), "exercise", "the server knows nothing of it")
        self.server.start()
        self.pass_time(3)
        self.browser.until("the server to know", lambda: self.server.rows("SELECT position FROM workout_sessions") == [(1,)])

    def test_a_reload_starts_from_what_the_server_said_last(self):
        self.browser.until("a worker", lambda: self.browser.script("return !!navigator.serviceWorker.controller"))
        self.browser.driver.refresh()
        self.wait_until_the_worker_keeps("Plank")
        self.browser.press("Pause")
        self.wait_until_the_worker_keeps("Paused")
        self.server.cut_the_power()
        self.browser.driver.refresh()
        self.browser.see(ALONE)
        self.browser.see("Paused")

    def test_track_leads_back_to_it_without_a_connection(self):
        self.browser.until("a worker", lambda: self.browser.script("return !!navigator.serviceWorker.controller"))
        self.browser.driver.refresh()
        self.wait_until_the_worker_keeps("Plank")
        for _ in range(2):
            self.browser.visit("/track")
        self.browser.until("the kept Track", lambda: self.browser.driver.execute_async_script(KEPT_TRACK))
        self.server.cut_the_power()
        self.browser.visit("/track")
        self.browser.see("You are offline")
        self.browser.follow("Go to the workout")
        self.browser.see("Exercise 1 of 2")

    def wait_until_the_worker_keeps(self, words: str):
        self.browser.until(f"a kept page with {words}", lambda: (
            None not in (pages := self.browser.driver.execute_async_script(KEPT_WORKOUT)) and words in pages[0]))

    def test_what_happened_is_told_by_another_page(self):
        self.wait_for_upcoming_phases()
        self.server.cut_the_power()
        self.browser.press("Skip")
        self.browser.see(ALONE)
        self.browser.driver.get("about:blank")
        self.server.start()
        self.browser.visit("/workouts")
        self.browser.until("the server to know", lambda: self.phase() == "rest")

    def test_a_tap_while_the_page_asks_how_things_stand(self):
        self.wait_for_upcoming_phases()
        self.server.cut_the_power()
        self.browser.script("document.dispatchEvent(new Event('visibilitychange'))")
        self.browser.see(ALONE)
        self.server.start()
        self.server.process.send_signal(signal.SIGSTOP)
        self.addCleanup(self.server.process.send_signal, signal.SIGCONT)
        self.pass_time(3)
        self.browser.script(PHASES_SHOWN)
        self.browser.press("Skip")
        self.browser.see("Up next")
        self.server.process.send_signal(signal.SIGCONT)
        self.browser.see("WorkHome is back")
        self.assertEqual(self.phase(), "rest")
        self.assertEqual(self.browser.script("return window.phasesShown"), ["1"], "it never jumps back")

    def test_what_an_earlier_version_kept_still_arrives(self):
        self.wait_for_upcoming_phases()
        self.browser.script(KEPT_BEFORE)
        self.browser.visit("/workouts")
        self.browser.until("a workout that is paused", lambda: self.server.rows(
            "SELECT is_paused FROM workout_sessions") == [(1,)])
        self.browser.until("it handed over once", lambda: self.browser.script(
            "return Object.keys(localStorage).filter((key) => key.startsWith('workhome.workout ')).length") == 0)

    def test_one_that_is_refused_takes_nothing_else_with_it(self):
        self.wait_for_upcoming_phases()
        self.server.cut_the_power()
        self.browser.press("Pause")
        self.browser.see(ALONE)
        self.browser.press("Resume")
        self.browser.press("Skip")
        self.browser.see("Up next")
        self.browser.driver.execute_async_script(OF_NO_WORKOUT)
        self.server.start()
        self.pass_time(3)
        self.browser.see_toast(r"Not saved: Pause, today")
        self.browser.see("WorkHome is back")
        self.browser.until("the server to know of the skip", lambda: self.phase() != "exercise" or self.server.rows(
            "SELECT position FROM workout_sessions") == [(1,)])

    def test_what_stands_before_the_server_does_not_answer_for_it(self):
        # On a slow machine, five seconds of squats would be over before the page says so.
        with contextlib.closing(sqlite3.connect(self.server.database(), timeout=10)) as connection:
            connection.execute("UPDATE workout_session_exercises SET seconds = 60 WHERE position = 1")
            connection.commit()
        self.wait_for_upcoming_phases()
        self.browser.driver.refresh()
        self.wait_for_upcoming_phases(times=2)
        self.server.cut_the_power()
        self.browser.press("Skip")
        self.browser.see(ALONE)
        with somebody_else(self.server.port) as requests:
            self.pass_time(3)
            self.browser.until("a request", lambda: "/next" in "".join(requests) or "/skip" in "".join(requests))
            self.browser.see("Up next")
            self.browser.see(ALONE)
        self.server.start()
        self.pass_time(3)
        self.browser.see("WorkHome is back")
        self.browser.until("the rest after it to be over too", lambda: self.server.rows(
            "SELECT position FROM workout_sessions") == [(1,)])

    def wait_for_upcoming_phases(self, times: int = 1):
        """Waits until the page has requested and received the upcoming phases, for the first or a later time."""
        self.browser.until(
            "the phases to come", lambda: self.server.log.read_text().count("/phases status=200") >= times)
        time.sleep(0.3)

    def phase(self) -> str:
        [(phase,)] = self.server.rows("SELECT phase FROM workout_sessions")
        return phase

    def tearDown(self):
        self.keep_picture_of_failure()
        # The workout 999999999 is one that a test lets the page hand over to be refused.
        meant = re.compile(r"ERR_CONNECTION_REFUSED|/sessions/999999999/pause - .*status of 404")
        errors = [error for error in self.browser.console_errors() if not meant.search(error)]
        self.assertEqual(errors, [], "the browser's console is clean but for the server that was gone")
