"""What every journey shares: a server, a browser, a person, and common actions."""

import base64
import contextlib
import dataclasses
import datetime
import hashlib
import pathlib
import re
import tempfile
import time
import unittest
import uuid
from typing import Callable, Iterator

from accessibility import CAN_BE_TOUCHED, FITS, color_violations, measure, violations
from browser import PHONE, Browser, Screen
from client import METRIC, Client
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
    """Today's date; shortly before midnight it first waits for the next day, so that no journey spans two days."""
    now = datetime.datetime.now(datetime.timezone.utc)
    midnight = now.replace(hour=0, minute=0, second=0) + datetime.timedelta(days=1)
    seconds_left = (midnight - now).total_seconds()
    if seconds_left < LONGEST_JOURNEY_SECONDS:
        time.sleep(seconds_left + 1)
    return datetime.datetime.now(datetime.timezone.utc).date().isoformat()


def can_differ(test: Callable) -> Callable:
    """Marks a test that can fail on a second screen or without JavaScript although it passes on the first."""
    test.can_differ = True
    return test


class Journey(unittest.TestCase):
    # Set by the runner.
    server: Server
    screen: Screen = PHONE
    javascript = True
    languages = METRIC
    # Whether a class repeats the tests of another one and runs only those marked with `can_differ`.
    is_repeat = False

    def setUp(self):
        self.today = today_for_a_while()
        self.server.reset_clock()
        # All journeys sign in from one address; without this they would share one login rate limit.
        self.server.change("DELETE FROM login_buckets")
        self.pictures: list[pathlib.Path] = []
        self.browser = self.open(self.screen)

    @property
    def is_wanted(self) -> bool:
        return not self.is_repeat or hasattr(getattr(self, self._testMethodName), "can_differ")

    def start_own_server(self, environment: dict[str, str] | None = None):
        """Replaces the shared server before it is used: the new one has its own data, and the test may stop it."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = Server(pathlib.Path(folder.name), ARTIFACTS / f"{self.id()}.log")
        if environment is not None:
            self.server.environment = environment
        self.server.settle_in()
        self.server.start()
        self.addCleanup(lambda: self.server.process.poll() is None and self.assertEqual(self.server.stop(), 0))

    def open(self, screen: Screen) -> Browser:
        browser = Browser(self.server.url, screen, self.javascript, self.languages)
        self.addCleanup(browser.leave)
        return browser

    def copy_session(self, other: Browser):
        """Signs the same person in to another browser."""
        other.carry({cookie["name"]: cookie["value"] for cookie in self.browser.driver.get_cookies()})

    def signed_in_account(self) -> int:
        """The number of the account that the browser is signed in to. The newest account may be another journey's."""
        token = self.browser.driver.get_cookie("workhome")["value"]
        digest = hashlib.sha256(base64.urlsafe_b64decode(f"{token}=")).digest()
        [(account,)] = self.server.rows("SELECT user_id FROM sessions WHERE token_digest = ?", digest)
        return account

    def pass_time(self, seconds: float):
        """Moves the clocks of the server and of the page ahead instead of waiting."""
        self.server.pass_time(seconds)
        if self.javascript:
            self.browser.pass_time(seconds)

    def tearDown(self):
        self.keep_picture_of_failure()
        self.assertEqual(self.browser.console_errors(), [], "the browser's console is clean")

    # Errors

    def keep_picture_of_failure(self):
        outcome = self._outcome.result
        if any(test is self for test, _ in outcome.failures + outcome.errors):
            self.keep_picture(self.id(), self.browser)

    def keep_picture(self, name: str, browser: Browser):
        folder = ARTIFACTS / "failures"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / (re.sub(r"[^A-Za-z0-9._]+", "-", name) + ".png")
        path.write_bytes(browser.picture())
        self.pictures.append(path)

    @contextlib.contextmanager
    def part(self, browser: Browser | None = None, **names: str) -> Iterator[None]:
        """A part of a journey, which continues after this one has failed; a picture shows the page at the failure."""
        with self.subTest(**names):
            try:
                yield
            except Exception:
                self.keep_picture("-".join([self.id(), *names.values()]), browser or self.browser)
                raise

    # Appearance

    def look(self, page: str, browser: Browser | None = None):
        """The page fits the screen, has touch-sized controls, and is accessible, in light and dark."""
        browser = browser or self.browser
        with self.part(browser, page=page):
            self.assert_finds_nothing(browser, FITS | (CAN_BE_TOUCHED if browser.screen.is_phone else {}))
            # axe-core itself needs JavaScript.
            if self.javascript:
                self.assertEqual(violations(browser), [], "axe finds nothing")
        browser.prefer("dark")
        with self.part(browser, page=page, scheme="dark"):
            if self.javascript:
                self.assertEqual(color_violations(browser), [], "axe finds nothing in the dark")
        browser.prefer("light")

    def assert_finds_nothing(self, browser: Browser, checks: dict[str, str]):
        for wanted, found in measure(browser, checks).items():
            self.assertEqual(found, [], wanted)

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
        self.browser.press("Sign in")
        self.browser.arrive("/")

    def sign_up(self, person: Person, weight: int = 72, height: int = 170):
        """Registers and signs in, without the forms."""
        client = Client(self.server.port)
        self.addCleanup(client.connection.close)
        client.sign_up(person.email, person.password, first_name=person.first_name, last_name=person.last_name,
                       weight=weight, height=height)
        self.browser.carry(client.cookies)
        self.client = client

    def start_as_guest(self):
        self.client = Client(self.server.port)
        self.addCleanup(self.client.connection.close)
        self.assertEqual(self.client.post("/guest")[0], 303)
        self.browser.carry(self.client.cookies)
        self.browser.visit("/track")
        self.browser.arrive("/track")

    def sign_out(self):
        self.browser.visit("/profile")
        self.browser.press("Sign out")
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

    def keep_in_journal(self, text: str):
        """Adds an entry for today with two photos, without the form."""
        photos = [("photos", photo.name, "image/jpeg" if photo.suffix == ".JPG" else "image/png", photo.read_bytes())
                  for photo in self.make_photos()]
        status, answer = self.client.upload(f"/journal/{self.today}", {"text": text}, photos)
        self.assertEqual(status, 303, answer[:1_000])

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
