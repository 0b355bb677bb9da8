"""Messages: they are part of the page flow, cover nothing, and close by themselves; an undo returns to its day."""

import resource

from browser import DESK, SMALL_PHONE, TABLET
from journey import Journey, can_differ, someone

# Controls that a message covers; the bar at the bottom of a phone may cover anything.
COVERED = """
const box = document.querySelector(".flash")?.getBoundingClientRect();
if (!box) return ["there is no message"];
const found = [];
for (const control of document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")) {
  const { left, right, top, bottom, width } = control.getBoundingClientRect();
  if (control.closest(".flash, .bar") || width <= 1 || !control.checkVisibility({ visibilityProperty: true })) continue;
  const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
  if (!isApart) found.push(control.outerHTML.slice(0, 100));
}
return found;
"""


class MessagesJourney:
    screen = SMALL_PHONE

    def setUp(self):
        super().setUp()
        self.sign_up(someone())
        self.bench = self.server.exercise("bench-press")
        self.log("bench-press", 5)
        self.log("squat", 8)

    def log(self, exercise: str, reps: int):
        status, page = self.client.post(
            "/track/sets", exercise_id=self.server.exercise(exercise), reps=reps, weight=80)
        self.assertEqual(status, 303, page[:1_000])

    def delete_the_set(self):
        self.browser.visit("/track")
        self.browser.press("Delete Set 1 of Bench Press, 80 kg × 5")
        self.browser.see("Set deleted")

    @can_differ
    def test_a_message_covers_nothing(self):
        for screen in (SMALL_PHONE, TABLET, DESK):
            self.browser.resize(screen)
            for path, button, words in (
                ("/track", "+ 250 ml of Water", r"Saved\."), ("/nutrition", "+ 250 ml of water", r"Saved\."),
                ("/settings/appearance", "Save", r"Appearance saved\."),
            ):
                with self.part(screen=screen.name, page=path):
                    self.browser.visit(path)
                    self.browser.press(button)
                    self.browser.see(words)
                    self.browser.script("scrollTo(0, 0)")
                    self.assertEqual(self.browser.script(COVERED), [], "nothing is covered")
                    self.browser.script("scrollTo(0, 200)")
                    self.assertEqual(self.browser.script(COVERED), [], "nothing is covered further down")

    @can_differ
    def test_what_was_deleted_comes_back_from_its_day(self):
        self.delete_the_set()
        self.browser.visit("/")
        self.browser.visit("/track")
        self.browser.see("Deleted Bench Press, 80 kg × 5")
        self.look("a day with something to take back")
        self.browser.press("Undo: Deleted Bench Press, 80 kg × 5")
        self.browser.see(r"Undone\.")
        self.browser.see("est. 1RM")
        self.assertNotIn("Deleted Bench Press", self.browser.text())


class MessagesOnASmallPhone(MessagesJourney, Journey):
    def test_a_message_ends_by_itself(self):
        self.delete_the_set()
        self.browser.pass_time(10)
        self.browser.see("Set deleted")
        self.browser.pass_time(10)
        self.browser.until("no message", lambda: not self.browser.visible(".flash"))
        self.browser.see("Deleted Bench Press, 80 kg × 5")

    def test_nobody_is_interrupted(self):
        self.delete_the_set()
        self.browser.script("document.querySelector('.flash button').focus()")
        self.browser.pass_time(60)
        self.browser.see("Set deleted")
        self.browser.script("document.activeElement.blur()")
        self.browser.pass_time(5)
        self.browser.until("no message", lambda: not self.browser.visible(".flash"))

    def test_a_message_is_where_the_page_begins(self):
        self.browser.visit(f"/track/new/strength?exercise={self.bench}")
        self.browser.fill(reps="6", weight="80")
        self.browser.press("Save")
        self.browser.see(r"Set saved\.")
        card = self.browser.first("the card", lambda: self.browser.visible(f"#exercise-{self.bench} .flash"))
        self.browser.until("the message in sight", lambda: 0 <= card.rect["y"] - self.browser.script("return scrollY") < 740)
        self.assertEqual(self.browser.script(COVERED), [])

    def test_what_fails_looks_like_it(self):
        self.browser.visit("/settings/data/imports")
        self.browser.script("document.querySelector('form[data-upload]').dataset.uploadLimit = 1")
        self.browser.driver.find_element("css selector", "input[type=file]").send_keys(__file__)
        self.browser.press("Preview")
        box = self.browser.first("the message", lambda: self.browser.visible("form .flash-bad[role=alert]"))
        self.assertTrue(box.find_elements("css selector", "use[href$='#warning']"))
        self.assertEqual(self.browser.script(COVERED), [])
        self.look("a file that is too large")
        self.browser.pass_time(60)
        self.browser.until("no message", lambda: not self.browser.visible(".flash"))


class MessagesWithoutJavaScript(MessagesJourney, Journey):
    javascript = False
    is_repeat = True


class CannotSave(Journey):
    def setUp(self):
        self.start_own_server()
        super().setUp()
        self.sign_up(someone())

    def test_a_full_disk_is_told_once(self):
        process = self.server.process.pid
        unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE)
        self.browser.visit("/progress/measurements/edit")
        # No file may grow, which for this process alone is like a full disk.
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1, unlimited[1]))
        try:
            self.refuse("a page")
            self.browser.visit("/progress")
            self.browser.follow("Update")
            self.browser.first("the dialog", lambda: self.browser.visible("dialog[open] input[name=weight]"))
            self.refuse("a dialog")
        finally:
            resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)
        # Discards the log entries of the refused requests.
        self.browser.driver.get_log("browser")

    def refuse(self, place: str):
        self.browser.fill(weight=75)
        self.browser.press("Save Changes")
        self.browser.see("Storage full or unavailable")
        self.assertEqual(self.browser.text().count("Cannot save"), 1, place)
