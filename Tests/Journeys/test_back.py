"""The Back button: saved changes show, typed text stays, and nobody's pages are visible after signing out."""

from browser import DESK, PHONE
from journey import Journey, someone

HOW_IT_CAME = "return performance.getEntriesByType('navigation')[0].type"


class BackJourney(Journey):
    def setUp(self):
        super().setUp()
        self.ada = someone()
        self.sign_up(self.ada)

    def go_back_to(self, path: str):
        while self.browser.path != path:
            self.browser.driver.back()
        self.browser.arrive(path)

    def drink(self):
        self.browser.visit("/track")
        self.browser.press("+ 250 ml of Water")
        self.browser.see(r"Saved\.")


class BackAfterAChange(BackJourney):
    screen = PHONE

    def test_home_has_the_new_sum_where_it_was_left(self):
        self.browser.visit("/")
        self.browser.until("a worker", lambda: self.browser.script("return !!navigator.serviceWorker.controller"))
        for glasses in (1, 2):
            self.browser.visit("/")
            self.browser.see(f"{250 * (glasses - 1)} ml")
            self.browser.script("scrollTo(0, 300)")
            self.drink()
            self.go_back_to("/")
            self.browser.see(f"{250 * glasses} ml")
            self.browser.until("the place where it was left", lambda: self.browser.script("return scrollY") == 300)

    def test_a_page_from_memory_is_shown_as_it_is_now(self):
        self.browser.visit("/progress")
        self.client.post("/progress/measurements", weight="66.6", height="170")
        self.come_back_from_memory()
        self.browser.see(r"66\.6 ?kg")
        # The trainers belong to the household, not to one person, but the page must still refresh.
        self.browser.visit("/trainers")
        self.browser.see("No trainers yet")
        self.client.upload("/trainers", {"name": "Robin Field", "visibility": "household"}, [])
        self.come_back_from_memory()
        self.browser.see("Robin Field")

    def come_back_from_memory(self):
        """The headless shell has no back-forward cache; this dispatches the event of a page restored from it."""
        self.browser.script("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")

    def test_what_another_device_saved_shows_too(self):
        self.browser.visit("/")
        self.tab("Progress")
        self.client.post("/progress/measurements", weight="66.6", height="170")
        self.go_back_to("/")
        self.browser.see(r"66\.6 kg")


class WithoutAChange(BackJourney):
    screen = DESK

    def test_a_page_that_is_as_it_was_is_not_asked_for_again(self):
        self.browser.visit("/")
        self.tab("Progress")
        self.go_back_to("/")
        self.browser.pass_time(10)
        self.assertNotEqual(self.browser.script(HOW_IT_CAME), "reload")

    def test_what_was_typed_stays(self):
        page = f"/journal/{self.today}/edit"
        self.browser.visit(page)
        self.browser.fill(text="Half a sentence")
        self.tab("Progress")
        self.client.post("/progress/measurements", weight="66.6", height="170")
        self.go_back_to(page)
        self.browser.pass_time(10)
        self.assertEqual(self.browser.value("text"), "Half a sentence")
        self.assertNotEqual(self.browser.script(HOW_IT_CAME), "reload")

    def test_who_has_signed_out_is_not_shown_again(self):
        self.browser.visit("/")
        self.browser.see("Good")
        self.sign_out()
        self.browser.driver.back()
        self.browser.driver.back()
        self.browser.arrive("/login")
        self.assertNotIn("Ada", self.browser.text())
