"""Track offline: it opens, keeps what is logged, and sends it once, in order, to the right account."""

import datetime
import html
import re
import signal

from browser import DESK, PHONE, plain
from journey import Journey, someone
from test_timed_workout import START, add_plan, somebody_else

# What the worker has cached: the addresses of the pages, Track itself, and the entries.
KEPT = """
const done = arguments[arguments.length - 1];
caches.has("pages").then(async (has) => done(has
  ? (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search) : []));
"""
KEPT_TRACK = """
const done = arguments[arguments.length - 1];
caches.match("/track").then(async (kept) => done(kept ? await kept.text() : ""));
"""
ENTRIES = """
const done = arguments[arguments.length - 1];
indexedDB.open("workhome").onsuccess = ({ target: { result: database } }) => {
  const all = database.transaction("outbox").objectStore("outbox").getAll();
  all.onsuccess = () => { database.close(); done(all.result); };
};
"""
# Puts entries back into the outbox, as on a phone that never received the response.
PUT_BACK = """
const [entries] = arguments, done = arguments[arguments.length - 1];
indexedDB.open("workhome").onsuccess = ({ target: { result: database } }) => {
  const transaction = database.transaction("outbox", "readwrite");
  for (const entry of entries) transaction.objectStore("outbox").put(entry);
  transaction.oncomplete = () => { database.close(); done(); };
};
"""
# Logs a set three times with the same form: twice identical, and once with other reps.
SAME_FORM = """
const [exercise, date] = arguments, done = arguments[arguments.length - 1];
(async () => {
  for (const reps of [5, 5, 6]) {
    const body = new URLSearchParams({ exercise_id: exercise, date, reps, weight: 70, weight_unit: "kilograms", token: "one" });
    await fetch("/track/sets", { method: "POST", body });
  }
  done();
})();
"""
FORGET_ENTRIES = """
const done = arguments[arguments.length - 1];
indexedDB.open("workhome").onsuccess = ({ target: { result: database } }) => {
  const transaction = database.transaction("outbox", "readwrite");
  transaction.objectStore("outbox").clear();
  transaction.oncomplete = () => { database.close(); done(); };
};
"""
# Backdates the cached pages.
AGE = """
const [today, before] = arguments, done = arguments[arguments.length - 1];
(async () => {
  const cache = await caches.open("pages");
  for (const request of await cache.keys()) {
    const kept = await cache.match(request), headers = new Headers(kept.headers);
    headers.set("kept-on", before);
    headers.set("kept-day", before);
    await cache.put(request, new Response((await kept.text()).replaceAll(today, before), { headers }));
  }
  done();
})();
"""

PLAN = 990_101
# Invalid input for the form of a set.
TYPED = [
    {"reps": "", "weight": ""}, {"reps": "0", "weight": "-5"}, {"reps": "2.5", "weight": "6 0"},
    {"reps": "10001", "weight": "100,001"}, {"reps": "1,000,0", "weight": "0,004"}, {"reps": "8", "weight": "1,000.5,0"},
]
TYPED_OF_A_BODY = [{"reps": "5", "load": "Assisted", "weight": "1001"}, {"reps": "", "load": "Added", "weight": ""}]
TYPED_OF_A_HOLD = [{"duration": "", "weight": ""}, {"duration": "long"}, {"duration": "0"}, {"duration": "25h"}]
TYPED_OF_A_CARRY = [
    {"distance": "", "duration": "", "weight": ""}, {"distance": "0", "duration": "long"}, {"distance": "100,001"},
    {"distance": "4 0", "weight": "-5"},
]
ERRORS = """
return Object.fromEntries([...document.querySelectorAll("dialog .field-error")]
  .map((error) => [error.id.replace("-error", ""), error.textContent.trim()]));
"""


class OfflineJourney(Journey):
    def setUp(self):
        self.start_own_server()
        super().setUp()
        self.ada = someone()
        self.sign_up(self.ada)

    def tearDown(self):
        self.keep_picture_of_failure()
        gone = "ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of (40[134]|502)"
        self.assertEqual([error for error in self.browser.console_errors() if not re.search(gone, error)], [],
                         "the browser's console is clean but for the server that was gone")

    # The user's actions

    def log_a_set(self, reps: int, weight: int):
        self.browser.visit("/track")
        self.browser.follow(f"Add set of {self.exercise}")
        self.browser.fill(reps=reps, weight=weight)
        self.browser.press("Save")

    def prepare_offline_with_a_set(self, exercise: str = "Bench Press"):
        """Logs a set and waits until the phone can log more offline."""
        self.exercise = exercise
        [(number,)] = self.server.rows("SELECT id FROM exercises WHERE name = ?", exercise)
        self.browser.visit(f"/track/new/strength?exercise={number}")
        if exercise in ("Pull-Up", "Plank"):
            self.browser.choose("load", "Added")
        self.browser.fill(**{"Plank": {"duration": "45"}, "Farmer's Walk": {"distance": 40}}.get(exercise, {"reps": 8}), weight=60)
        known = len(self.sets())
        self.browser.press("Save")
        self.browser.until("the set saved", lambda: len(self.sets()) == known + 1)
        self.wait_for_what_is_kept(f"/track/new/strength?exercise={number}")

    def wait_for_what_is_kept(self, page: str):
        self.browser.visit("/track")
        self.browser.until("a worker", lambda: self.browser.script("return !!navigator.serviceWorker.controller"))
        self.browser.visit("/track")
        self.browser.until(f"{page} among what is kept", lambda: page in self.kept())
        self.browser.until(f"{self.exercise} on the kept page", lambda: (
            f"Add set of {self.exercise}" in html.unescape(self.browser.driver.execute_async_script(KEPT_TRACK))))

    def lose_the_connection(self):
        self.server.cut_the_power()
        self.browser.visit("/track")
        self.browser.see("You are offline")

    def restore_the_connection(self):
        self.server.start()
        self.browser.pass_time(60)  # Until the page tries again.

    def kept(self) -> list[str]:
        return self.browser.driver.execute_async_script(KEPT)

    def entries(self) -> list[dict]:
        return self.browser.driver.execute_async_script(ENTRIES)

    # The server's data

    def sets(self) -> list[tuple]:
        return self.server.rows("SELECT weight_kilograms, reps, day FROM strength_sets ORDER BY id")


class WithoutAConnection(OfflineJourney):
    screen = PHONE

    def test_three_sets_arrive_once_in_order_and_with_their_record(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.browser.see("What you log is saved on this device and sent when the connection is back")
        self.browser.script("sessionStorage.removeItem('workhome.rest')")
        self.browser.visit("/track")
        self.assertEqual(self.browser.visible("[data-rest-timer]"), [], "no rest before the first set")
        self.assertEqual(self.browser.visible(".log-item form"), [], "what can't be done is not offered")
        for reps, weight in ((5, 100), (8, 60), (8, 60)):
            self.log_a_set(reps, weight)
            self.browser.see(rf"{weight} kg × {reps}\s+Waiting to be sent")
            self.browser.see(r"Rest 1:\d\d")
            self.browser.arrive("/track")
        self.browser.until("them in the card of their exercise", lambda: (
            [plain(line.text).split(" Waiting")[0] for line in self.browser.visible(".log-card [data-waiting]")]
            == ["100 kg × 5", "60 kg × 8", "60 kg × 8"]))
        self.assertEqual(len(self.browser.visible(".log-card")), 1)
        self.browser.see("You are offline. 3 sets are waiting to be sent")
        self.look("waiting")
        waiting = self.entries()
        self.restore_the_connection()
        self.browser.see_toast("3 entries were sent")
        self.browser.until("a page of now", lambda: not self.browser.visible("[data-outbox]"))
        expected = [(60, 8, self.today), (100, 5, self.today), (60, 8, self.today), (60, 8, self.today)]
        self.assertEqual(self.sets(), expected)
        self.browser.visit("/records")
        self.browser.see("100 kg")
        # Simulates lost responses: the phone resends, too late to be mistaken for a double tap.
        self.server.change("UPDATE undo_steps SET created_at = created_at - 60")
        self.browser.driver.execute_async_script(PUT_BACK, waiting)
        self.browser.visit("/track")
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets(), expected)

    def test_an_answer_that_never_came(self):
        self.prepare_offline_with_a_set()
        self.browser.visit("/track")
        self.browser.follow("Add set of Bench Press")
        self.browser.fill(reps=6, weight=70)
        self.server.process.send_signal(signal.SIGSTOP)
        self.addCleanup(lambda: self.server.process.send_signal(signal.SIGCONT))
        self.browser.press("Save")
        self.browser.see("1 set is waiting to be sent")
        self.server.process.send_signal(signal.SIGCONT)
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets(), [(60, 8, self.today), (70, 6, self.today)])

    def test_what_stands_before_the_server_neither_takes_nor_refuses_a_set(self):
        self.prepare_offline_with_a_set()
        self.server.cut_the_power()
        with somebody_else(self.server.port, status=502):
            self.browser.visit("/track")
            self.browser.see("You are offline")
            self.log_a_set(6, 70)
            self.browser.see("70 kg × 6")
        for status in (200, 404):
            with somebody_else(self.server.port, status) as requests:
                self.browser.press("Try now")
                self.browser.until("a request", lambda: "/track/sets" in requests)
                self.browser.until("a set that waits", lambda: [entry.get("refusal") for entry in self.entries()] == [None])
        self.server.start()
        self.browser.visit("/track")
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets()[1:], [(70, 6, self.today)])

    def test_a_double_tap_waits_once(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        [(bench,)] = self.server.rows("SELECT id FROM exercises WHERE name = 'Bench Press'")
        self.browser.driver.execute_async_script(SAME_FORM, bench, self.today)
        self.assertEqual(len(self.entries()), 2)
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets()[1:], [(70, 5, self.today), (70, 6, self.today)])

    def test_what_was_sent_meanwhile_is_not_changed_here(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.log_a_set(9, 61)
        self.browser.press("Edit Bench Press, 61 kg × 9")
        self.browser.until("what was typed", lambda: self.browser.value("weight") == "61")
        self.browser.driver.execute_async_script(FORGET_ENTRIES)
        self.browser.fill(reps="7")
        self.browser.press("Save")
        self.browser.see_toast("It was sent meanwhile. Edit it where it is saved now")
        self.assertEqual(self.entries(), [])

    def test_what_waits_is_removed(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.log_a_set(9, 61)
        self.browser.press("Remove Bench Press, 61 kg × 9")
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertNotIn("waiting to be sent", self.browser.text())

    def test_the_next_set_begins_like_the_one_that_waits(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.log_a_set(5, 100)
        self.browser.see("Waiting to be sent")
        self.browser.follow("Add set of Bench Press")
        self.browser.until("the set that waits", lambda: (
            (self.browser.value("reps"), self.browser.value("weight")) == ("5", "100")))

    def test_one_tap_repeats_the_set_that_waits(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.browser.press("Log Set 2 of Bench Press, 60 kg × 8")
        self.browser.see("3 60 kg × 8 Log")
        self.browser.press("Log Bench Press, 60 kg × 8")
        self.browser.see("4 60 kg × 8 Log")
        self.browser.until("two that wait", lambda: len(self.entries()) == 2)
        self.restore_the_connection()
        self.browser.until("all three", lambda: self.sets() == [(60.0, 8, self.today)] * 3)

    def test_what_waits_is_changed(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.log_a_set(9, 61)
        self.browser.press("Edit Bench Press, 61 kg × 9")
        self.browser.until("what was typed", lambda: self.browser.value("weight") == "61")
        self.browser.fill(reps="0")
        self.browser.press("Save")
        self.browser.until("the message", lambda: self.browser.messages_beside("reps") == ["Must be positive"])
        self.browser.fill(reps="7")
        self.browser.press("Save")
        self.browser.see(r"61 kg × 7\s+Waiting to be sent")
        self.assertEqual(len(self.entries()), 1)
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets()[1:], [(61, 7, self.today)])

    def test_what_waits_keeps_the_unit_that_it_was_typed_in(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.log_a_set(9, 61)
        self.browser.see("61 kg × 9")
        [entry] = self.entries()
        entry["body"] = entry["body"].replace("weight_unit=kilograms", "weight_unit=pounds")
        self.browser.driver.execute_async_script(PUT_BACK, [entry])
        self.browser.visit("/track")
        self.change_what_waits("61 lb × 9", reps=7)
        self.browser.see(r"61 lb × 7\s+Waiting to be sent")
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertAlmostEqual(self.sets()[-1][0], 61 * 0.45359237)

    def change_what_waits(self, words: str, **values):
        self.browser.press(f"Edit Bench Press, {words}")
        self.browser.until("what was typed", lambda: self.browser.value("weight") == words.split()[0])
        self.assertIn(words.split()[1], [unit.text for unit in self.browser.visible("dialog .input-unit")])
        self.browser.fill(**values)
        self.browser.press("Save")

    def test_a_form_without_a_connection_says_what_the_server_says(self):
        """Offline and online show the same messages beside the same fields for any input."""
        for exercise, wrong in (
            ("Bench Press", TYPED), ("Pull-Up", TYPED_OF_A_BODY), ("Plank", TYPED_OF_A_HOLD), ("Farmer's Walk", TYPED_OF_A_CARRY)
        ):
            self.prepare_offline_with_a_set(exercise)
            with_server = [self.say(typed) for typed in wrong]
            self.lose_the_connection()
            without = [self.say(typed) for typed in wrong]
            self.server.start()
            self.assertEqual(without, with_server)
            self.assertNotIn({}, without)
            self.assertEqual(self.entries(), [], "nothing of it is kept")

    def say(self, typed: dict) -> dict:
        """The error messages of the set form, keyed by field."""
        self.browser.visit("/track")
        self.browser.follow(f"Add set of {self.exercise}")
        self.browser.first("the form", lambda: self.browser.visible("dialog form[action='/track/sets']"))
        typed = dict(typed)
        if load := typed.pop("load", None):
            self.browser.choose("load", load)
        self.browser.fill(**typed)
        self.browser.press("Save")
        self.browser.until("what is wrong", lambda: self.browser.visible("dialog .field-error"))
        return self.browser.script(ERRORS)

    def test_pounds_are_limited_as_pounds(self):
        self.server.change("UPDATE users SET weight_unit = 'pounds'")
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.assertEqual(self.say({"reps": "5", "weight": "220463"}), {"weight": "Please enter at most 220,462 lb"})
        self.browser.fill(weight="135,5")
        self.browser.press("Save")
        self.browser.see("135,5 lb × 5")
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertAlmostEqual(self.sets()[-1][0], 135.5 * 0.45359237)

    def test_a_set_of_a_workout_waits_and_the_workout_stays(self):
        add_plan(self.server.database(), PLAN, [("bench-press", None, 8, 60), ("bench-press", None, 8, 0)])
        self.prepare_offline_with_a_set()
        self.browser.script(START, f"/workouts/{PLAN}/sessions")
        self.browser.until("the session", lambda: self.browser.path.startswith("/sessions/"))
        self.browser.until("its forms", lambda: any("back=" in page for page in self.kept()))
        address = self.browser.path
        self.server.cut_the_power()
        self.browser.follow("Log this set")
        self.browser.fill(weight=62)
        self.browser.press("Save")
        self.browser.see_toast("Saved on this device")
        self.assertEqual(self.browser.path, address)
        self.browser.press("Done")
        self.browser.see("Up next")
        self.browser.see("No connection. Your workout goes on here")
        self.server.start()
        self.browser.until("the set", lambda: len(self.sets()) == 2)
        self.assertEqual(self.server.rows("SELECT workout_session_id FROM strength_sets WHERE weight_kilograms = 62"),
                         self.server.rows("SELECT id FROM workout_sessions"))

    def test_a_set_of_a_workout_stays_its_set_when_it_is_changed(self):
        add_plan(self.server.database(), PLAN, [("bench-press", None, 8, 60), ("bench-press", None, 8, 0)])
        self.prepare_offline_with_a_set()
        self.browser.script(START, f"/workouts/{PLAN}/sessions")
        self.browser.until("its forms", lambda: any("back=" in page for page in self.kept()))
        self.server.cut_the_power()
        self.browser.follow("Log this set")
        self.browser.fill(weight=62)
        self.browser.press("Save")
        self.browser.see_toast("Saved on this device")
        self.browser.visit("/track")
        self.change_what_waits("62 kg × 8", reps=6)
        self.browser.see("62 kg × 6")
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.server.rows("SELECT reps, workout_session_id FROM strength_sets WHERE weight_kilograms = 62"),
                         [(6, *self.server.rows("SELECT id FROM workout_sessions")[0])])

    def test_water_and_a_form_of_another_day(self):
        self.prepare_offline_with_a_set()
        yesterday = (datetime.date.fromisoformat(self.today) - datetime.timedelta(days=1)).isoformat()
        self.browser.driver.execute_async_script(AGE, self.today, yesterday)
        self.lose_the_connection()
        self.log_a_set(4, 80)
        self.browser.see("80 kg × 4")
        self.browser.visit("/track")
        self.browser.press("+ 250 ml of Water")
        self.browser.see("Water, 250")
        self.restore_the_connection()
        self.browser.see_toast(r"entr(y|ies) (was|were) sent")
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets()[1:], [(80, 4, self.today)])
        self.assertEqual(self.server.rows("SELECT value, day FROM trackable_entries"), [(250, self.today)])

    def test_other_pages_say_that_they_need_a_connection(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        for path in ("/journal", "/", "/track?date=2026-01-01", "/settings"):
            self.browser.visit(path)
            self.browser.see("WorkHome can.t be reached")
        self.look("page")
        self.browser.follow("Open Track")
        self.browser.see("You are offline")
        self.restore_the_connection()
        self.browser.until("a page of now", lambda: not self.browser.visible("[data-outbox]"))

    def test_a_page_is_asked_for_once(self):
        """The first response contains one-time messages; a second request would lose them."""
        self.prepare_offline_with_a_set()
        paths = ["/settings/data/imports", "/settings/data", "/progress", "/profile"]
        # The log may contain an earlier run.
        before = {path: self.requests_of(path) for path in paths}
        for path in paths:
            self.browser.visit(path)
        self.browser.until("the last in the log", lambda: self.requests_of(paths[-1]) > before[paths[-1]])
        self.assertEqual({path: self.requests_of(path) - before[path] for path in paths}, dict.fromkeys(paths, 1))

    def requests_of(self, path: str) -> int:
        return self.server.log.read_text().count(f" path={path} status=200")

    def test_the_page_on_installing_tells_how_it_is(self):
        self.prepare_offline_with_a_set()
        self.browser.visit("/settings/install")
        self.browser.see(r"This browser is ready. It saved Track as it was today, \d\d:\d\d")


class WhatTheServerRefuses(OfflineJourney):
    screen = DESK

    def log_what_will_be_refused(self):
        """Logs a set of an exercise that no longer exists when the set arrives."""
        self.log_with_an_exercise_that_goes()
        self.restore_the_connection()
        self.browser.see("WorkHome could not save this as it is")

    def log_with_an_exercise_that_goes(self):
        self.server.change("INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)"
                    " SELECT id, 'Safety Bar Squat', 'strength', 'external', 'barbell', 'quadriceps', 6 FROM users")
        self.prepare_offline_with_a_set("Safety Bar Squat")
        self.lose_the_connection()
        self.log_a_set(7, 65)
        self.browser.see("65 kg × 7")
        self.server.change("UPDATE exercises SET archived_at = 1 WHERE user_id IS NOT NULL")

    def test_it_is_put_right(self):
        self.log_what_will_be_refused()
        self.browser.see("Not everything could be saved")
        self.look("refused")
        self.browser.press("Fix: Safety Bar Squat, 65 kg × 7")
        self.browser.see("Choose an exercise")
        self.assertEqual((self.browser.value("reps"), self.browser.value("weight")), ("7", "65"))
        self.browser.choose("exercise_id", "Bench Press")
        self.browser.press("Save")
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.browser.until("the set saved", lambda: len(self.sets()) == 2)
        self.assertEqual(self.sets()[1:], [(65, 7, self.today)])

    def test_what_was_changed_after_it_was_sent_may_have_been_saved(self):
        self.log_with_an_exercise_that_goes()
        [entry] = self.entries()
        self.browser.driver.execute_async_script(PUT_BACK, [entry | {"triedAt": entry["loggedAt"]}])
        self.browser.press("Edit Safety Bar Squat, 65 kg × 7")
        self.browser.until("what was typed", lambda: self.browser.value("weight") == "65")
        self.browser.fill(reps=8)
        self.browser.press("Save")
        self.browser.see("65 kg × 8")
        self.restore_the_connection()
        self.browser.see("It was changed after it was sent. It may have been saved as it was before")

    def test_signing_out_warns_and_takes_it_along(self):
        self.log_what_will_be_refused()
        self.browser.visit("/profile")
        self.browser.until("the worker's word", lambda: self.browser.script(
            "return !!document.querySelector('form[data-waiting]')"))
        self.browser.press("Sign out")
        self.browser.see("1 entry has not been sent")
        self.look("leaving")
        self.browser.follow("Look at it")
        self.browser.see("Not everything could be saved")
        self.assertEqual(len(self.entries()), 1)
        self.browser.visit("/profile")
        self.browser.until("the worker's word", lambda: self.browser.script(
            "return !!document.querySelector('form[data-waiting]')"))
        self.browser.press("Sign out")
        self.browser.press("Leave and delete it")
        self.browser.arrive("/login")
        self.browser.until("nothing of Ada", lambda: not self.entries() and not self.kept())
        self.server.cut_the_power()
        self.browser.visit("/track")
        self.browser.see("WorkHome can.t be reached")

    def test_deleting_the_account_warns_and_takes_it_along(self):
        self.log_what_will_be_refused()
        self.browser.visit("/settings/account/delete")
        self.browser.until("the worker's word", lambda: self.browser.script(
            "return !!document.querySelector('form[data-waiting]')"))
        self.browser.fill(password=self.ada.password)
        self.browser.press("Delete account")
        self.browser.see("1 entry has not been sent")
        self.assertEqual(self.server.rows("SELECT count(*) FROM users"), [(1,)])
        self.browser.press("Leave and delete it")
        self.browser.see("account is deleted")
        self.browser.until("nothing of Ada", lambda: not self.entries() and not self.kept())
        self.browser.until("the account to be gone", lambda: self.server.rows("SELECT id FROM users") == [])

    def test_somebody_else_neither_sees_nor_sends_it(self):
        self.log_what_will_be_refused()
        self.browser.driver.delete_all_cookies()
        ben = someone()
        self.register(ben)
        # A page that nobody is signed in to deletes what is kept, a moment after it is shown.
        self.browser.visit("/login")
        self.browser.until("nothing of Ada's that is kept", lambda: not self.kept())
        self.sign_in(ben)
        [entry] = self.entries()
        entry.pop("refusal")
        self.browser.driver.execute_async_script(PUT_BACK, [entry])
        self.server.change("UPDATE exercises SET archived_at = NULL WHERE user_id IS NOT NULL")
        self.browser.visit("/track")
        self.browser.see("No workouts yet")
        self.assertNotIn("Safety Bar Squat", self.browser.text())
        self.assertEqual((len(self.entries()), len(self.sets())), (1, 1))
        self.browser.driver.delete_all_cookies()
        self.sign_in(self.ada)
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets()[1:], [(65, 7, self.today)])

    def test_a_form_that_somebody_else_opened_is_kept_for_them(self):
        self.prepare_offline_with_a_set()
        self.browser.visit("/track")
        self.browser.follow("Add set of Bench Press")
        self.browser.fill(reps=6, weight=70)
        ben = someone()
        # In another tab, where the worker learns of it, too.
        page = self.browser.driver.current_window_handle
        self.browser.driver.switch_to.new_window("tab")
        self.sign_up(ben)
        self.browser.visit("/track")
        self.browser.see("No workouts yet")
        self.browser.driver.close()
        self.browser.driver.switch_to.window(page)
        self.browser.press("Save")
        self.browser.see("This form was opened by someone else")
        self.assertEqual((self.sets(), self.entries()), ([(60, 8, self.today)], []), "it is neither saved nor kept here")
        self.browser.visit("/track")
        self.browser.see("No workouts yet")
        self.browser.driver.delete_all_cookies()
        self.sign_in(self.ada)
        self.browser.see("Not saved yet")
        self.browser.follow_to("/unsent")
        self.browser.see("Bench Press")
        self.look("not sent yet")
        self.browser.press("Send")
        self.browser.arrive("/track")
        self.browser.see("70 kg × 6")
        self.assertEqual(self.sets()[1:], [(70, 6, self.today)])

    def test_a_form_that_somebody_else_opened_waits_for_them_without_a_connection(self):
        self.prepare_offline_with_a_set()
        self.browser.visit("/track")
        self.browser.follow("Add set of Bench Press")
        self.browser.fill(reps=6, weight=70)
        page = self.browser.driver.current_window_handle
        self.browser.driver.switch_to.new_window("tab")
        self.sign_up(someone())
        self.browser.visit("/track")
        self.browser.see("No workouts yet")
        self.browser.driver.close()
        self.browser.driver.switch_to.window(page)
        self.server.cut_the_power()
        self.browser.press("Save")
        self.browser.until("a set that waits", lambda: len(self.entries()) == 1)
        self.server.start()
        self.browser.visit("/track")
        self.browser.see("No workouts yet")
        self.assertEqual((len(self.entries()), len(self.sets())), (1, 1), "it waits for Ada")
        self.browser.driver.delete_all_cookies()
        self.sign_in(self.ada)
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets()[1:], [(70, 6, self.today)])

    def test_one_whose_answer_is_lost_for_more_than_a_month(self):
        self.prepare_offline_with_a_set()
        self.lose_the_connection()
        self.log_a_set(7, 65)
        self.browser.see("65 kg × 7")
        [entry] = self.entries()
        entry["triedAt"] -= 31 * 86_400_000
        self.browser.driver.execute_async_script(PUT_BACK, [entry])
        self.restore_the_connection()
        self.browser.see("It may have been saved: check its day first")
        self.assertEqual(len(self.sets()), 1)
        self.browser.press("Send again: Bench Press, 65 kg × 7")
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.sets()[1:], [(65, 7, self.today)])
