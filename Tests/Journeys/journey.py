"""What every journey shares: a server, a browser, a person, and the paths they walk most."""

import dataclasses
import datetime
import pathlib
import re
import tempfile
import time
import unittest
import uuid

from browser import METRIC, PHONE, Browser, Screen, Settings
from photos import two_photos
from server import ROOT, Server

ARTIFACTS = ROOT / "artifacts"
LONGEST_JOURNEY_SECONDS = 300


@dataclasses.dataclass(frozen=True)
class Person:
    first_name: str
    last_name: str
    email: str
    password: str = "correct horse"


def someone() -> Person:
    return Person("Ada", "Lovelace", f"ada-{uuid.uuid4().hex[:12]}@example.org")


def today_for_a_while() -> str:
    """The day of a journey that begins now: shortly before midnight it waits for the next one."""
    now = datetime.datetime.now(datetime.timezone.utc)
    midnight = now.replace(hour=0, minute=0, second=0) + datetime.timedelta(days=1)
    seconds_left = (midnight - now).total_seconds()
    if seconds_left < LONGEST_JOURNEY_SECONDS:
        time.sleep(seconds_left + 1)
    return datetime.datetime.now(datetime.timezone.utc).date().isoformat()


class Journey(unittest.TestCase):
    # Each journey is given one by whoever runs it.
    server: Server
    screen: Screen = PHONE
    javascript = True
    languages = METRIC

    def setUp(self):
        self.today = today_for_a_while()
        self.browser = self.open(self.screen)

    def open(self, screen: Screen, text_percent: int = 100) -> Browser:
        browser = Browser(self.server.url, screen, Settings(self.javascript, text_percent, self.languages))
        self.addCleanup(browser.leave)
        return browser

    def carry_session(self, other: Browser):
        """The same person in another browser."""
        other.visit("/healthz")
        for cookie in self.browser.driver.get_cookies():
            other.driver.add_cookie(cookie)

    def tearDown(self):
        self.keep_picture_of_failure()
        self.assertEqual(self.browser.console_errors(), [], "the browser's console is clean")

    def keep_picture_of_failure(self):
        outcome = self._outcome.result
        if any(test is self for test, _ in outcome.failures + outcome.errors):
            folder = ARTIFACTS / "failures"
            folder.mkdir(parents=True, exist_ok=True)
            self.browser.driver.save_screenshot(str(folder / f"{self.id()}.png"))

    # Accounts

    def register(self, person: Person, weight: int = 72, height: int = 170):
        self.browser.visit("/register")
        self.browser.fill(first_name=person.first_name, last_name=person.last_name,
                          email=person.email, password=person.password, height=height, weight=weight)
        self.browser.press("Create Account")
        self.browser.arrive("/login")

    def sign_in(self, person: Person):
        self.browser.visit("/login")
        self.browser.fill(email=person.email, password=person.password)
        self.browser.press("Sign In")
        self.browser.arrive("/")

    def start_as_guest(self):
        self.browser.visit("/login")
        self.browser.click("the start without an account", lambda: self.browser.visible("form[action='/guest'] button"))
        self.browser.arrive("/track")

    def sign_out(self):
        self.browser.visit("/profile")
        self.browser.press("Sign Out")
        self.browser.arrive("/login")
        self.browser.visit("/")
        self.browser.arrive("/login")

    # Progress

    def update_measurements(self, weight: int, height: int):
        self.open_measurements()
        self.browser.fill(weight=weight, height=height)
        self.browser.press("Save Changes")
        self.browser.see(rf"\b{weight}(\.0)? ?kg")
        self.browser.arrive("/progress")

    def open_measurements(self):
        self.tab("Progress")
        self.browser.press_or_follow("Update")

    # Journal

    def write_in_journal(self, text: str, photos: list[pathlib.Path]):
        self.tab("Journal")
        self.open_day(self.today)
        self.browser.see("No entry for this day")
        self.browser.follow_to(f"/journal/{self.today}/edit")
        self.browser.fill(text=text)
        if photos:
            field = self.browser.driver.find_element("css selector", "input[type=file][name=photos]")
            field.send_keys("\n".join(str(photo) for photo in photos))
        self.browser.submit("text")
        self.browser.see(re.escape(text))

    def open_day(self, day: str):
        self.browser.follow_to(f"/journal/{day}")
        self.browser.arrive(f"/journal/{day}")

    def make_photos(self) -> list[pathlib.Path]:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return two_photos(self.browser, pathlib.Path(folder.name))

    # Tabs

    def tab(self, name: str):
        self.browser.click(f"the tab {name}", lambda: self.browser.named("nav a[href]", name))
