"""Every page reachable by links: accessible, within the screen, and without console errors."""

import html.parser
import re
import zlib
from urllib.parse import urljoin, urlsplit

import past
from accessibility import (
    CAN_BE_TOUCHED, FITS, bring_axe, color_violations, covered_when_focused, cut_off_elements, violations,
)
from browser import DESK, PHONE, SMALL_PHONE, TABLET
from client import Client
from journey import Journey, someone
from markup import mistakes
from words import ARE_WHOLE

MOST_PAGES = 150
# One for each worker.
SHARES = 2
NO_SUCH_PAGE = "/no-such-page"
FORMS = (
    "/track/sets", "/track/cardio", "/track/entries", "/goals", "/nutrition/foods", "/nutrition/quick-add",
    "/nutrition/recipes", "/settings/exercises", "/settings/trackables", "/settings/equipment/plates", "/progress/measurements", "/settings/units",
    "/workouts", "/settings/shares", "/settings/days-off", "/settings/api-keys", "/trainers",
)


# The choices that are shown and don't fit before their arrow.
CUT_CHOICES = """
const pen = document.createElement("canvas").getContext("2d");
return [...document.querySelectorAll("select.input")].filter((select) => {
  const style = getComputedStyle(select);
  pen.font = style.font;
  const arrow = Math.max(...(style.backgroundPositionX.match(/[\\d.]+(?=px)/g) ?? [0]).map(Number)) + parseFloat(style.backgroundSize);
  const room = select.clientWidth - parseFloat(style.paddingInlineStart) - Math.max(arrow, parseFloat(style.paddingInlineEnd));
  return pen.measureText(select.selectedOptions[0].text).width > room;
}).map((select) => select.selectedOptions[0].text);
"""
# The room between the bottom of one element and the top of another; that of a span is the top of its text.
ROOM_BETWEEN = """
const [above, below] = [...arguments].map((css) => [...document.querySelectorAll(css)].find((one) => one.checkVisibility()));
const text = new Range();
text.selectNodeContents(below);
const top = (below.matches("span") ? text : below).getBoundingClientRect().top;
return Math.round(top - above.getBoundingClientRect().bottom);
"""
# How many lines each word of a name takes, wherever it stands.
LINES_OF_WORDS = """
const found = [];
const walker = document.createTreeWalker(document.querySelector(".page"), NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  for (const { 0: word, index } of node.data.matchAll(/[^\\s-]+/g)) {
    if (!arguments[0].includes(word)) continue;
    const range = new Range();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    found.push([word, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size]);
  }
}
return found;
"""


class Links(html.parser.HTMLParser):
    """The addresses within this site that a page links to, except files."""

    def __init__(self, page: str, address: str):
        super().__init__()
        self.address = address
        self.addresses: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]):
        link = dict(attributes)
        address = link.get("href") or ""
        if tag == "a" and address.startswith(("/", "?")) and "download" not in link:
            self.addresses.append(urljoin(self.address, address).partition("#")[0])


def kind(address: str) -> str:
    """Pages whose addresses differ only in a day, a number, an identifier or a key are of one kind."""
    path = re.sub(r"[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}|\d{4}-\d{2}-\d{2}|(?<=/)\d+|(?<=/library/)[\w-]+", "*", urlsplit(address).path)
    return path + ("?" if urlsplit(address).query else "")


class PageJourney(Journey):
    screen = DESK

    def look_at(self, pages: list[str]):
        bring_axe(self.browser)
        for page in pages:
            self.browser.visit(page)
            self.assertIn(self.browser.path, (urlsplit(page).path, "/"), f"{page} leads elsewhere")
            self.check(page)
        self.assert_clean_console()

    def assert_clean_console(self):
        # The page that does not exist was requested on purpose.
        self.assertEqual([error for error in self.browser.console_errors() if NO_SUCH_PAGE not in error], [])

    def check(self, page: str):
        """Checks the page on every screen, with text at twice the size, and in dark mode."""
        for screen in (DESK, TABLET, PHONE, SMALL_PHONE):
            self.browser.resize(screen)
            with self.part(page=page, screen=screen.name):
                self.assert_finds_nothing(
                    self.browser, FITS | ARE_WHOLE | (CAN_BE_TOUCHED if screen is PHONE else {}))
                if screen in (DESK, PHONE):
                    self.assertEqual(violations(self.browser), [], "axe finds nothing")
                if screen is PHONE:
                    self.assertEqual(covered_when_focused(self.browser), [], "the focused control is seen")
        self.browser.enlarge_text(200)
        for screen in (SMALL_PHONE, DESK):
            self.browser.resize(screen)
            with self.part(page=page, screen=screen.name, text="200 %"):
                self.assert_finds_nothing(self.browser, FITS | ARE_WHOLE)
        self.browser.enlarge_text(100)
        self.browser.prefer("dark")
        for screen in (PHONE, DESK):
            self.browser.resize(screen)
            with self.part(page=page, screen=screen.name, scheme="dark"):
                self.assertEqual(color_violations(self.browser), [], "axe finds nothing in the dark")
        self.browser.prefer("light")


class SinglePages(PageJourney):
    def test_pages_of_nobody(self):
        self.look_at(["/login", "/register"])

    def test_pages_of_a_guest(self):
        self.start_as_guest()
        self.look_at(["/track", "/profile"])

    def test_names_of_one_long_word(self):
        self.start_as_guest()
        own = past.add(self.client, "/settings/exercises", name=past.LONGEST_WORD, kind="strength", load="external",
                       equipment="dumbbell", mechanic="compound", primary_muscle="chest", intensity="moderate")
        past.add(self.client, "/settings/trackables", name=past.LONGEST_WORD, unit="Oberschenkelübungen", step="5",
                 aggregation="sum", icon="coffee")
        past.add(self.client, "/track/sets", exercise_id=own, reps=8, weight=60)
        plan = past.add(self.client, "/workouts", name=past.LONGEST_WORD, focus="strength", level="beginner", rounds=3,
                        **{"exercise.0": own, "amount.0": 10, "measure.0": "reps", "rest.0": 60})
        trainer = past.add(self.client, "/trainers", name=past.LONGEST_WORD, other_specialities=past.LONGEST_WORD)
        self.look_at(["/track", f"/records/exercises/{own}", f"/analyze/exercises/{own}", f"/workouts/{plan}/edit",
                      f"/trainers/{trainer}"])

    def test_choices_and_long_names(self):
        self.start_as_guest()
        name = "Bartholomew Featherstonehaugh-Cholmondeley"
        trainer = past.add(self.client, "/trainers", name=name)
        for screen, size in ((SMALL_PHONE, 100), (SMALL_PHONE, 200), (TABLET, 200)):
            self.browser.resize(screen)
            self.browser.enlarge_text(size)
            for page in ("/workouts", "/trainers", f"/trainers/{trainer}", f"/trainers/{trainer}/delete"):
                self.browser.visit(page)
                self.browser.script("for (const fold of document.querySelectorAll('main .disclosure')) fold.open = true")
                with self.part(page=page, screen=screen.name, text=f"{size} %"):
                    self.assertEqual(self.browser.script(CUT_CHOICES), [])
                    words = self.browser.script(LINES_OF_WORDS, re.split("[ -]", name))
                    self.assertEqual([word for word, lines in words if lines > 1], [])
                    self.assertGreaterEqual(len(words), 0 if page == "/workouts" else 2)

    def test_what_is_below_does_not_touch_what_is_above(self):
        # A guest's trainer is not shown to the other journeys' people.
        self.start_as_guest()
        trainer = past.add(self.client, "/trainers", name="Bartholomew Featherstonehaugh-Cholmondeley",
                           phone="+353 87 123 4567")
        for steps in (8_000, 400):
            self.client.post("/track/entries", trackable_id=self.steps(), value=steps)
        self.browser.resize(SMALL_PHONE)
        for page, above, below in (
            (f"/analyze/trackables/{self.steps()}", ".chart-frame", ".chart-readout > span"),
            (f"/trainers/{trainer}", ".profile-name", ".profile-card .button"),
        ):
            self.browser.visit(page)
            with self.part(page=page):
                self.browser.first(below, lambda: self.browser.visible(below))
                self.assertGreaterEqual(self.browser.script(ROOM_BETWEEN, above, below), 8)
        self.browser.visit("/trainers")
        empty = "return getComputedStyle(document.querySelector('.plan-figures')).display"
        self.assertEqual(self.browser.script(empty), "none", "a trainer without a rate leaves no room for it")

    def steps(self) -> int:
        [(steps,)] = self.server.rows("SELECT max(id) FROM trackables WHERE key = 'steps'")
        return steps

    def test_a_form_with_errors(self):
        self.browser.visit("/register")
        self.browser.press("Create Account")
        self.browser.see("Please enter your first name")
        self.check("/register with errors")

    def test_a_dialog(self):
        self.start_as_guest()
        self.browser.visit("/progress")
        self.open_measurements()
        self.browser.first("the dialog", lambda: self.browser.visible("dialog[open] input[name=weight]"))
        self.check("the dialog of measurements")


class PagesOfAPerson(PageJourney):
    """Each share has its own server, on which its person is the first account and sees the admin's pages."""

    environment: dict[str, str] | None = None

    def setUp(self):
        self.start_own_server(self.environment)
        super().setUp()

    def share_of_the_pages(self, share: int) -> list[str]:
        self.become_someone_with_a_past()
        pages = self.pages_by_following_links() + [NO_SUCH_PAGE]
        self.assertGreater(len(pages), 60)
        return [page for page in pages if zlib.crc32(kind(page).encode()) % SHARES == share]

    def become_someone_with_a_past(self):
        self.sign_up(someone())
        self.browser.visit("/")
        past.live(self)
        # An admin who is not alone sees more.
        other = Client(self.server.port)
        self.addCleanup(other.connection.close)
        other.sign_up(someone().email, "correct horse")

    def pages_by_following_links(self) -> list[str]:
        """One address of each kind, in the order found. A broken link is an error."""
        found, waiting, pages = {kind("/")}, ["/"], []
        # These represent their kinds, because this day has an entry.
        for address in (f"/journal/{self.today}", f"/journal/{self.today}/edit"):
            found.add(kind(address))
            waiting.append(address)
        while waiting:
            address = waiting.pop(0)
            response, content = self.client.fetch(address)
            self.assertEqual(response.status, 200, f"{address}: every link leads to a page")
            if response.headers.get_content_type() != "text/html":
                continue
            pages.append(address)
            self.assertLessEqual(len(pages), MOST_PAGES, f"too many kinds of pages: {sorted(found)}")
            for link in Links(content.decode(), address).addresses:
                if kind(link) not in found:
                    found.add(kind(link))
                    waiting.append(link)
        return pages


class EveryPageOfAPerson(PagesOfAPerson):
    def test_pages_of_a_person_1_of_2(self):
        self.look_at(self.share_of_the_pages(0))

    def test_pages_of_a_person_2_of_2(self):
        self.look_at(self.share_of_the_pages(1))

    def test_the_markup_of_every_page(self):
        self.become_someone_with_a_past()
        for page in self.pages_by_following_links():
            self.assert_valid(page, *self.client.get(page))
        for form in FORMS:
            # Missing values bring the form back with its errors.
            self.assert_valid(f"{form} with mistakes", *self.client.post(form, note="?"))
        self.client.cookies.clear()
        for page in ("/login", "/register", "/api", NO_SUCH_PAGE):
            self.assert_valid(page, *self.client.get(page))
        self.client.post("/guest")
        for page in ("/", "/track", "/nutrition", "/progress", "/records", "/goals", "/journal", "/profile", "/logout"):
            self.assert_valid(f"a guest's {page}", *self.client.get(page))

    def assert_valid(self, page: str, status: int, content: str):
        with self.subTest(page=page):
            if status != 303:
                self.assertEqual(mistakes(content), [], "what a validator finds")


class EveryPageInLongerWords(PagesOfAPerson):
    """In a made-up language, whose words are longer by two fifths, as those of other languages are."""

    screen = SMALL_PHONE
    environment = {"WORKHOME_NO_BACKUPS": "1", "WORKHOME_TEST_LANGUAGE": "en-XA"}

    def test_pages_with_longer_words_1_of_2(self):
        self.look_at_longer_words(0)

    def test_pages_with_longer_words_2_of_2(self):
        self.look_at_longer_words(1)

    def look_at_longer_words(self, share: int):
        for page in self.share_of_the_pages(share):
            self.browser.visit(page)
            for size in (100, 200):
                self.browser.enlarge_text(size)
                with self.part(page=page, text=f"{size} %"):
                    self.assertEqual(cut_off_elements(self.browser), [], "nothing beyond the edge of the screen")
            self.browser.enlarge_text(100)
        self.assert_clean_console()
