"""Every page that links lead to: accessible, within the screen, quiet in the console, and kept as a picture."""

import re
from urllib.parse import urlsplit

from accessibility import covered_when_focused, cut_off_elements, small_targets, violations
from browser import DESK, PHONE, SMALL_PHONE, TABLET
from journey import ARTIFACTS, Journey, someone

MOST_PAGES = 120
NO_SUCH_PAGE = "/no-such-page"
LINKS = """
return [...document.querySelectorAll("a[href]:not([download])")]
  .filter((link) => link.origin === location.origin).map((link) => link.pathname + link.search);
"""


def kind(address: str) -> str:
    """Pages that differ only in a day, a number or an identifier are of one kind."""
    path = re.sub(r"[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}|\d{4}-\d{2}-\d{2}|(?<=/)\d+", "*", urlsplit(address).path)
    return path + ("?" if urlsplit(address).query else "")


class EveryPage(Journey):
    screen = DESK

    def test_pages_of_a_person(self):
        self.become_someone_with_a_past()
        pages = self.pages_by_following_links()
        self.assertGreater(len(pages), 10)
        self.look_at(pages + [NO_SUCH_PAGE])
        self.look_with_large_text(pages)

    def test_pages_of_nobody(self):
        self.look_at(["/login", "/register"])
        self.look_with_large_text(["/login", "/register"])

    def test_pages_of_a_guest(self):
        self.start_as_guest()
        self.look_at(["/track", "/profile"], name="guest")

    def test_a_form_with_errors(self):
        for scheme in self.schemes():
            with self.subTest(scheme=scheme):
                self.browser.visit("/register")
                self.browser.press("Create Account")
                self.browser.see("Please enter your first name")
                self.check_and_keep("register-with-errors", scheme)

    def test_a_dialog(self):
        self.start_as_guest()
        for scheme in self.schemes():
            with self.subTest(scheme=scheme):
                self.browser.visit("/progress")
                self.open_measurements()
                self.browser.first("the dialog", lambda: self.browser.visible("dialog[open] input[name=weight]"))
                self.check_and_keep("measurements-dialog", scheme)

    def become_someone_with_a_past(self):
        ada = someone()
        self.register(ada)
        self.sign_in(ada)
        self.update_measurements(weight=71, height=170)
        self.eat("egg whole raw")
        self.write_in_journal("Rain, and a good run all the same.", self.make_photos())
        self.browser.visit("/trainers/new")
        self.browser.fill(name="Robin Field", phone="+353 87 123 4567", bio="Hills first, then the rest.")
        self.browser.submit("name")
        self.browser.see(r"Trainer added\.")

        self.browser.visit("/goals/new?type=workouts&measure=trainingDays")
        self.browser.fill(target="3")
        self.browser.submit("target")
        self.browser.see(r"Goal saved\.")

    def eat(self, food: str):
        self.browser.visit(f"/nutrition/foods?meal=breakfast&q={food}")
        self.browser.click(food, lambda: self.browser.visible(".food-row .row-link"))
        self.browser.first("the serving", lambda: self.browser.visible("[name=quantity]"))
        self.browser.press("Add")
        self.browser.see("Food added")

    def pages_by_following_links(self) -> list[str]:
        """One address of each kind, in the order found. A link that leads nowhere is an error."""
        found, waiting, pages = {kind("/")}, ["/"], []
        # What it shows first: the day and the month that have something to show.
        for address in (f"/journal/{self.today}", f"/journal/{self.today}/edit"):
            found.add(kind(address))
            waiting.append(address)
        while waiting:
            address = waiting.pop(0)
            self.browser.visit(address)
            if self.browser.script("return document.contentType") != "text/html":
                continue
            self.assertIn(self.browser.path, (urlsplit(address).path, "/"), f"{address} leads elsewhere")
            pages.append(address)
            self.assertLessEqual(len(pages), MOST_PAGES, f"too many kinds of pages: {sorted(found)}")
            for link in self.browser.script(LINKS):
                if kind(link) not in found:
                    found.add(kind(link))
                    waiting.append(link)
        with self.subTest("every link leads to a page"):
            self.assertEqual(self.browser.console_errors(), [])
        return pages

    def look_at(self, pages: list[str], name: str = ""):
        for page in pages:
            self.browser.visit(page)
            for scheme in self.schemes():
                with self.subTest(page=page, scheme=scheme):
                    self.check_and_keep(name + kind(page), scheme)
        # The page of an address that leads nowhere was asked for on purpose.
        self.assertEqual([error for error in self.browser.console_errors() if NO_SUCH_PAGE not in error], [])

    def schemes(self):
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            self.browser.resize(DESK)
            yield scheme

    def check_and_keep(self, name: str, scheme: str):
        for screen in (DESK, TABLET, PHONE, SMALL_PHONE):
            self.browser.resize(screen)
            with self.subTest(screen=screen.name):
                self.assertEqual(cut_off_elements(self.browser), [], "nothing beyond the edge of the screen")
                if screen in (DESK, PHONE):
                    self.assertEqual(violations(self.browser), [], "axe finds nothing")
                if screen is PHONE:
                    self.assertEqual(small_targets(self.browser), [], "a finger finds every control")
                    self.assertEqual(covered_when_focused(self.browser), [], "the focused control is seen")
            if screen is not PHONE:
                self.keep_picture(name, scheme)

    def keep_picture(self, name: str, scheme: str):
        folder = ARTIFACTS / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        slug = re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-") or "home"
        (folder / f"{slug}-{self.browser.screen.width}-{scheme}.png").write_bytes(self.browser.picture())

    def look_with_large_text(self, pages: list[str]):
        for screen in (SMALL_PHONE, DESK):
            large = self.open(screen, text_percent=200)
            self.carry_session(large)
            for page in pages:
                with self.subTest(page=page, screen=screen.name, text="200 %"):
                    large.visit(page)
                    self.assertEqual(cut_off_elements(large), [], "nothing beyond the edge of the screen")
