"""A routine's workout without a connection: all of it waits on the phone, and is sent once and in order."""

from browser import SMALL_PHONE
from test_offline import PUT_BACK, OfflineJourney
from test_routine_workout import IS_THERE, RoutineJourney


class RoutineOfflineJourney(OfflineJourney, RoutineJourney):
    screen = SMALL_PHONE

    def setUp(self):
        super().setUp()
        self.add_routine()

    def wait_for_the_worker(self):
        for page in ("/", "/track"):
            self.browser.visit(page)
        self.browser.until("a worker", lambda: self.browser.script("return !!navigator.serviceWorker.controller"))

    def keep_the_page(self):
        self.wait_for_the_worker()
        self.visit_workout()
        self.browser.until("the page among what is kept", lambda: self.page in self.kept())

    def duration(self) -> int:
        """Of the workout, in seconds."""
        (taken,), = self.server.rows("SELECT finished_at - started_at FROM routine_sessions WHERE user_id = ?", self.person)
        return taken

    def complete_without_a_connection(self, place: int, **values):
        for name, value in values.items():
            self.browser.fill_field(self.browser.field(f"{name}.{place}"), value)
        self.browser.click(f"the button of set {place}", lambda: self.browser.visible(f"[name='done.{place}']"))
        self.browser.until(f"set {place} waiting", lambda: self.browser.script(IS_THERE, f"#set-{place}[data-waiting]"))


class RoutineWithoutAConnection(RoutineOfflineJourney):
    def test_an_hour_in_a_basement(self):
        self.keep_the_page()
        self.complete(1)
        self.server.cut_the_power()
        self.complete_without_a_connection(2)
        self.visit_workout()
        self.browser.see("What you log is saved on this device")
        self.browser.first("the set still waiting", lambda: self.browser.visible("#set-2[data-waiting]"))
        self.browser.fill_field(self.browser.field("reps.3"), "many")
        self.browser.click("its button", lambda: self.browser.visible("[name='done.3']"))
        self.browser.see("Please enter a number")
        self.complete_without_a_connection(3, reps=4, weight="57.5")
        self.browser.see(r"Rest 1:5\d|Rest 2:00")
        self.complete_without_a_connection(5, reps=9)
        self.complete_without_a_connection(6, duration="50")
        self.browser.see("4 entries are waiting to be sent")
        self.browser.see("[45] of 8 sets")
        self.browser.see("3 of 3 sets")
        self.assertFalse(self.browser.visible(".is-next[data-waiting]"), "what waits is done")
        self.look("waiting")
        waiting = self.entries()
        self.browser.press("Finish workout")
        self.browser.see("5 entries are waiting to be sent")
        # The connection is back an hour after the end.
        self.server.pass_time(3_600)
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        expected = [("bench-press", 5, None, 60), ("bench-press", 5, None, 60), ("bench-press", 4, None, 57.5),
                    ("pull-up", 9, None, 0), ("plank", 0, 50, 0)]
        self.assertEqual(self.done(), expected)
        self.assertEqual(self.sessions(), [("Push A", 0)])
        self.assertLess(self.duration(), 1_800, "it ended when it was finished, not when that arrived")
        self.send_again(waiting)
        self.assertEqual(self.done(), expected)

    def send_again(self, waiting: list[dict]):
        """As on a phone that never received the answers."""
        self.server.change("UPDATE undo_steps SET created_at = created_at - 60")
        self.browser.driver.execute_async_script(PUT_BACK, waiting)
        self.browser.visit("/track")
        self.browser.until("nothing that waits", lambda: not self.entries())

    def test_a_workout_begins_without_a_connection(self):
        self.keep_the_page()
        self.server.cut_the_power()
        self.visit_workout()
        self.complete_without_a_connection(0)
        self.visit_workout()
        self.complete_without_a_connection(1)
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.browser.first("the set saved", lambda: self.browser.visible("#set-1.is-done"))
        self.assertEqual(self.done(), [("bench-press", 5, None, 30), ("bench-press", 5, None, 60)])
        self.assertEqual(self.sessions(), [("Push A", 1)])

    def test_a_workout_begins_and_ends_without_a_connection(self):
        self.keep_the_page()
        self.assertFalse(self.browser.visible("[name='finish'], [name='discard']"), "nothing is begun")
        self.server.cut_the_power()
        self.visit_workout()
        self.complete_without_a_connection(0)
        self.complete_without_a_connection(1)
        self.browser.press("Finish workout")
        self.browser.see("3 entries are waiting to be sent")
        self.browser.see("Finish workout: Push A")
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.assertEqual(self.done(), [("bench-press", 5, None, 30), ("bench-press", 5, None, 60)])
        self.assertEqual(self.sessions(), [("Push A", 0)])

    def test_a_failed_set_waits_too(self):
        self.keep_the_page()
        self.complete(1)
        self.server.cut_the_power()
        self.complete_without_a_connection(2, reps=0)
        self.restore_the_connection()
        self.browser.until("nothing that waits", lambda: not self.entries())
        self.browser.first("the set not done", lambda: self.browser.visible("#set-2.is-skipped"))
        self.assertEqual(self.done(), [("bench-press", 5, None, 60)])

    def test_the_routine_to_do_next_is_kept_with_track(self):
        self.wait_for_the_worker()
        self.browser.visit("/track")
        self.browser.until("its page among what is kept", lambda: self.page in self.kept())
