"""Two people share a bar: each allows it on their own phone, and both log from one page."""

import contextlib
import sqlite3
import uuid

from browser import DESK, SMALL_PHONE
from journey import Journey, Person, can_differ

ADA = [("bench-press", "3 x 5 @ 60 kg"), ("plank", "2 x 45 s")]
BEN = [("bench-press", "2 x 5 @ 80 kg"), ("squat", "1 x 5 @ 100 kg")]


class TogetherJourney:
    def setUp(self):
        # People at home see each other in the choice.
        self.start_own_server()
        super().setUp()
        self.ben = self.open(self.screen)
        self.sign_up(Person("Ben", "Reed", f"ben-{uuid.uuid4().hex[:8]}@example.org"))
        self.ben.carry(self.client.cookies)
        self.add_routine("Ben's push", BEN)
        self.sign_up(Person("Ada", "Lovelace", f"ada-{uuid.uuid4().hex[:8]}@example.org"))
        self.add_routine("Ada's push", ADA)

    def add_routine(self, name: str, exercises: list[tuple]):
        with contextlib.closing(sqlite3.connect(self.server.database(), timeout=10)) as connection:
            [(person,)] = connection.execute("SELECT max(id) FROM users")
            connection.execute("INSERT INTO routines (id, user_id, name, created_at) VALUES (?, ?, ?, 0)",
                               [person, person, name])
            connection.executemany(
                "INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, lines)"
                " VALUES (?, ?, ?, ?, (SELECT id FROM exercises WHERE key = ?), ?)",
                [(person, place + 1, person, place, *line) for place, line in enumerate(exercises)])
            connection.commit()
        return person

    @can_differ
    def test_two_people_share_a_bar(self):
        self.browser.visit("/routines/2/workout")
        self.browser.follow("Train together")
        self.browser.see("Two people, one bar")
        self.look("choice")
        self.browser.press("Train with Ben Reed")
        self.browser.see("Waiting for Ben")
        self.look("waiting")
        self.ben.visit("/routines/1/workout")
        self.ben.follow("Ada wants to train with you")
        self.ben.press("Train with Ada Lovelace")
        self.ben.arrive("/routines/together/2")
        self.browser.follow("Check again")
        self.browser.follow("Train with Ben")
        self.browser.arrive("/routines/together/1")
        self.browser.see(r"Per side: 20")
        self.browser.see(r"Change: \+20")
        self.look("together")
        self.browser.press("Set 1 of Bench Press, Ada: done")
        self.browser.see(r"Set saved\.")
        self.browser.press("Set 1 of Bench Press, Ben: done")
        self.browser.see(r"Set saved in the other person’s workout\.")
        self.look("after-sets")
        if self.javascript:
            self.ben.pass_time(11)
            self.ben.until("the set that Ada tapped", lambda: self.ben.visible(".together-set.is-theirs.is-done"))
        else:
            # Ben's page is old by now: his tap on the same set is nothing new.
            self.ben.press("Set 1 of Bench Press, Ben: done")
        self.ben.press("Set 2 of Bench Press, Ben: done")
        self.ben.see(r"Set saved\.")
        self.assertEqual(
            self.server.rows(
                "SELECT first_name, reps, strength_sets.weight_kilograms FROM strength_sets JOIN users ON users.id = user_id"
                " ORDER BY strength_sets.id"),
            [("Ada", 5, 60), ("Ben", 5, 80), ("Ben", 5, 80)])
        self.browser.click("what only Ada does", lambda: self.browser.visible(".together-rest summary"))
        self.browser.see("Plank")
        self.ben.press("Stop sharing with Ada")
        self.ben.see("Your workout is no longer shared with them")
        self.browser.visit("/routines/together")
        self.browser.see("Waiting for Ben")


class TogetherOnAPhone(TogetherJourney, Journey):
    screen = SMALL_PHONE

    def test_the_page_follows_the_other_phone(self):
        self.browser.visit("/routines/2/workout")
        self.browser.follow("Train together")
        self.browser.press("Train with Ben Reed")
        self.browser.see("Waiting for Ben")
        self.ben.visit("/routines/1/workout")
        self.ben.follow("Ada wants to train with you")
        self.ben.press("Train with Ada Lovelace")
        self.ben.arrive("/routines/together/2")
        self.browser.follow("Check again")
        self.browser.follow("Train with Ben")
        self.browser.arrive("/routines/together/1")
        self.browser.press("Set 1 of Bench Press, Ben: done")
        self.browser.see("Take back")
        self.ben.script("window.isMarked = true;")
        self.ben.pass_time(11)
        self.ben.until("the set that Ada tapped", lambda: self.ben.visible(".together-set.is-done"))
        self.assertTrue(self.ben.script("return window.isMarked"), "it is the same page")
        self.browser.press("Take back Set 1 of Bench Press, Ben")
        self.browser.see("the set is open again")
        self.ben.pass_time(11)
        self.ben.until("the set open again", lambda: not self.ben.visible(".together-set.is-done"))
        self.browser.press("Stop sharing with Ben")
        self.browser.see("Your workout is no longer shared with them")
        self.ben.pass_time(11)
        self.ben.arrive("/routines/together")
        self.ben.see("This workout isn’t shared any more")


class TogetherWithoutJavaScript(TogetherJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
