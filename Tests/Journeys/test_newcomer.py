"""From registration to logout, as a new user does it."""

import re
import time

from selenium.webdriver.common.keys import Keys

from browser import DESK, PHONE
from journey import Journey, Person, someone

TABS = {
    "Home": "/", "Workout": "/workouts", "Nutrition": "/nutrition", "Trainers": "/trainers", "Progress": "/progress",
    "Track": "/track", "PRs": "/records", "Goals": "/goals", "Analyze": "/analyze", "Journal": "/journal",
}
EMPTY_STATES = {
    "Track": "No workouts yet",
    "PRs": "No records yet",
    "Goals": "No goals yet",
    "Analyze": "No data to analyze",
}

# The stored photo nearest to the middle of the window, with two of its colours. Its longer side is 1024 px; a
# thumbnail is smaller.
PHOTO_IN_VIEW = """
const offset = (photo) => {
  const box = photo.getBoundingClientRect();
  return Math.abs(box.left + box.width / 2 - innerWidth / 2);
};
const shown = [...document.images]
  .filter((photo) => photo.checkVisibility() && Math.max(photo.naturalWidth, photo.naturalHeight) === 1024)
  .sort((one, other) => offset(one) - offset(other))[0];
if (!shown || offset(shown) > innerWidth / 4) return null;
const { naturalWidth: width, naturalHeight: height } = shown;
const canvas = document.createElement("canvas");
canvas.width = width;
canvas.height = height;
const context = canvas.getContext("2d");
context.drawImage(shown, 0, 0);
const colour = (x, y) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)].map((part) => Math.round(part / 64));
return { address: shown.src, width, height, top: colour(width / 2, 20), bottom: colour(width / 2, height - 20) };
"""
RED, BLUE = [3, 0, 0], [0, 0, 3]


class NewcomerJourney:
    def test_from_registration_to_logout(self):
        ada = someone()
        self.browser.visit("/")
        self.browser.arrive("/login")
        self.browser.follow("Create Account")
        self.browser.arrive("/register")
        self.see_defaults_of_the_form()
        self.register(ada, weight=72, height=170)
        self.see_the_filled_login_form(ada)
        self.browser.fill(password=ada.password)
        self.browser.press("Sign in")
        self.browser.arrive("/")
        self.browser.see(ada.first_name)
        self.walk_the_tabs()
        self.follow_measurements()
        self.follow_the_journal()
        self.sign_out()

    def see_defaults_of_the_form(self):
        defaults = {name: float(self.browser.value(name)) for name in ("age", "height", "weight")}
        self.assertEqual(defaults, {"age": 25, "height": 170, "weight": 70})
        self.browser.choose("fitness_goal", "Build Muscle")
        if self.javascript:
            self.browser.press("Show password")
            self.assertEqual(self.browser.field("password").get_attribute("type"), "text")

    def see_the_filled_login_form(self, person: Person):
        self.browser.see(r"Account created successfully! Please sign in with your credentials\.")
        self.assertEqual(self.browser.value("email"), person.email)

    def walk_the_tabs(self):
        for start in ("/", "/journal"):
            for name, path in TABS.items():
                with self.subTest(tab=name, start=start):
                    self.browser.visit(start)
                    self.tab(name)
                    self.browser.arrive(path)
                    self.assertEqual(len(self.browser.visible("h1")), 1, "one title a page")
                    current = [tab.get_attribute("aria-current") for tab in self.browser.named("nav a[href]", name)]
                    self.assertIn("page", current, "the tab says that it is the current one")
                    if name in EMPTY_STATES:
                        self.browser.see(EMPTY_STATES[name])

    def follow_measurements(self):
        self.open_measurements()
        self.assertEqual([float(self.browser.value(name)) for name in ("weight", "height")], [72, 170])
        self.browser.fill(weight="5", height="172")
        self.browser.press("Save Changes")
        self.browser.until("the weight marked as wrong",
                           lambda: self.browser.field("weight").get_attribute("aria-invalid") == "true")
        self.assertTrue(self.browser.messages_beside("weight"))
        self.assertEqual(self.browser.value("height"), "172", "what was typed stays")
        self.browser.fill(weight="70,0")
        self.browser.press("Save Changes")
        self.browser.see(r"\b70(\.0)? ?kg")
        self.browser.arrive("/progress")
        for pattern in (r"\b172(\.0)? ?cm", r"\b23\.7\b", r"\bNormal\b", r"-2(\.0)? ?kg"):
            self.browser.see(pattern)
        chart = self.browser.first("the chart", lambda: self.browser.visible("main svg:has(> title)"))
        self.assertTrue(chart.accessible_name, "the chart has a name")
        self.open_measurements()
        self.browser.fill(weight="90")
        self.browser.press_or_follow("Cancel")
        self.browser.visit("/progress")
        self.browser.see(r"\b70(\.0)? ?kg")
        self.assertNotRegex(self.browser.text(), r"\b90(\.0)? ?kg", "Cancel keeps what was there")

    def follow_the_journal(self):
        text = "Slow five kilometres along the river."
        self.write_in_journal(text, self.make_photos())
        self.tab("Journal")
        self.open_day(self.today)
        self.browser.see(re.escape(text))
        self.browser.until("two photos", self.two_loaded_photos)[0].click()
        self.leaf_through_the_photos()

    def two_loaded_photos(self):
        photos = [photo for photo in self.browser.visible("main img[src*='/photos/']")
                  if photo.get_property("naturalWidth") > 0]
        return photos if len(photos) == 2 else None

    def leaf_through_the_photos(self):
        first = self.browser.until("the first photo", lambda: self.browser.script(PHOTO_IN_VIEW))
        self.assertEqual((first["width"], first["height"]), (768, 1024), "upright, its longer side 1024 px")
        self.assertEqual((first["top"], first["bottom"]), (RED, BLUE), "turned the right way round")
        self.next_photo()
        second = self.browser.until("the second photo", lambda: self.photo_other_than(first))
        self.assertEqual((second["width"], second["height"]), (1024, 512))
        self.previous_photo()
        self.browser.until("the first photo again", lambda: self.photo_other_than(second))
        if self.javascript and self.screen.is_phone:
            self.browser.swipe_left()
            self.browser.until("the second photo by a swipe", lambda: self.photo_other_than(first))
        self.leave_the_photos()
        self.browser.arrive(f"/journal/{self.today}")

    def photo_other_than(self, photo):
        shown = self.browser.script(PHOTO_IN_VIEW)
        return shown if shown and shown["address"] != photo["address"] else None

    def next_photo(self):
        if self.javascript:
            self.browser.key(Keys.ARROW_RIGHT)
        else:
            self.browser.follow("Next photo")

    def previous_photo(self):
        if self.javascript:
            self.browser.key(Keys.ARROW_LEFT)
        else:
            self.browser.follow("Previous photo")

    def leave_the_photos(self):
        if self.javascript:
            self.browser.key(Keys.ESCAPE)
        else:
            self.browser.follow("Close")


class NewcomerOnAPhone(NewcomerJourney, Journey):
    screen = PHONE


class NewcomerAtADeskWithoutJavaScript(NewcomerJourney, Journey):
    screen = DESK
    javascript = False


class FirstVisit(Journey):
    """The requests of a browser with an empty cache: each one takes time on a phone."""

    screen = PHONE
    most_requests = 12

    def setUp(self):
        self.start_own_server()
        super().setUp()

    def test_it_takes_few_requests(self):
        # The log may contain an earlier run.
        before = len(self.paths())
        self.browser.visit("/")
        self.browser.see("Create Account")
        self.browser.until("the worker", lambda: "/worker.js" in self.paths()[before:])
        self.browser.until("quiet", self.is_quiet)
        paths = self.paths()[before:]
        self.assertLessEqual(len(paths), self.most_requests, paths)

    def paths(self) -> list[str]:
        return re.findall(r"message=request .* path=(\S+)", self.server.log.read_text())

    def is_quiet(self) -> bool:
        """Whether no request arrived for half a second."""
        before = self.paths()
        time.sleep(0.5)
        return self.paths() == before
