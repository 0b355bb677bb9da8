"""Links between pages: a record from its message, a photo to the gallery, text to its entry, a list to its end."""

import datetime
import re
from urllib.parse import urlsplit

from selenium.webdriver.common.keys import Keys

from browser import DESK, PHONE
from journey import Journey, can_differ, someone

IN_SIGHT = """
const { top, bottom } = document.querySelector(location.hash).getBoundingClientRect();
return bottom > 0 && top < innerHeight;
"""
# The middle of the rightmost button in a form, which is scrolled to.
BUTTON = """
const middle = (button) => { const box = button.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
const buttons = [...document.querySelectorAll(".track-day .tracked-line form button")];
const [button] = buttons.sort((one, other) => middle(other)[0] - middle(one)[0]);
button?.scrollIntoView({ block: "center" });
return button ? middle(button).map(Math.round) : null;
"""
TABS = ("/track", "/records", "/goals", "/analyze", "/journal")


class WaysJourney:
    def setUp(self):
        super().setUp()
        self.ada = someone()
        self.sign_up(self.ada)

    def test_signing_in_goes_on_to_the_page_that_was_asked_for(self):
        self.browser.command("Network.clearBrowserCookies")
        path = "/nutrition?date=2026-01-31"
        self.browser.visit(path)
        self.browser.arrive("/login")
        self.browser.fill(email=self.ada.email, password=self.ada.password)
        self.browser.press("Sign in")
        self.browser.arrive("/nutrition")
        self.assertTrue(self.browser.driver.current_url.endswith(path))

    def test_a_new_account_goes_on_to_the_page_that_was_asked_for(self):
        self.browser.command("Network.clearBrowserCookies")
        self.browser.visit("/goals")
        self.browser.arrive("/login")
        self.browser.follow("Create Account")
        eve = someone()
        self.browser.fill(first_name=eve.first_name, last_name=eve.last_name, email=eve.email, password=eve.password)
        self.browser.press("Create Account")
        self.browser.arrive("/login")
        self.browser.fill(password=eve.password)
        self.browser.press("Sign in")
        self.browser.arrive("/goals")

    def test_a_notice_leads_to_its_record(self):
        exercise = self.server.exercise("bench-press")
        for weight in (60, 62.5):
            self.client.post("/track/sets", exercise_id=exercise, reps=5, weight=weight - 5, date="2026-01-01")
            self.browser.visit(f"/track/new/strength?exercise={exercise}")
            self.browser.fill(reps=5, weight=weight)
            self.browser.submit("reps")
            self.browser.see(rf"Heaviest weight of Bench Press: {weight} kg")
        self.browser.follow("Heaviest weight of Bench Press: 62.5 kg")
        self.browser.arrive(f"/records/exercises/{exercise}")
        self.assertTrue(self.browser.script(IN_SIGHT), "the record is in sight")

    @can_differ
    def test_photos_lead_on_and_back_to_their_place(self):
        for day, text in ((self.today, "Today by the river."), ("2026-01-31", "A winter's day.")):
            self.browser.visit(f"/journal/{day}/edit")
            self.browser.fill(text=text)
            field = self.browser.driver.find_element("css selector", "input[type=file][name=photos]")
            field.send_keys("\n".join(str(photo) for photo in self.make_photos()))
            self.browser.submit("text")
            self.browser.see(re.escape(text))
        self.tab("Journal")
        self.browser.follow("Photos")
        self.browser.arrive("/journal/photos")
        self.browser.see("January 2026")
        photos = self.browser.until("four photos", lambda: self.four_photos())
        self.look("the gallery")
        photos[1].click()
        self.browser.see("2 of 2")
        self.look("a photo")
        self.go_on()
        self.browser.see("1 of 2")
        self.assertRegex(self.browser.path, r"^/journal/2026-01-31/photos/")
        photo = self.browser.path.rsplit("/", 1)[1]
        self.close()
        self.browser.arrive("/journal/photos")
        self.assertEqual(urlsplit(self.browser.driver.current_url).fragment, f"photo-{photo}")
        self.assertTrue(self.browser.script(IN_SIGHT), "the photo is in sight")

    def four_photos(self):
        photos = self.browser.visible("main .photo-link")
        return photos if len(photos) == 4 else None

    def go_on(self):
        if self.javascript and self.screen.is_phone:
            self.browser.until("the whole photo", lambda: self.browser.script(
                "return document.readyState === 'complete'"))
            self.browser.key(Keys.ARROW_RIGHT)
        else:
            self.browser.follow("Next photo")

    def close(self):
        if self.javascript:
            self.browser.key(Keys.ESCAPE)
        else:
            self.browser.follow("Close")

    @can_differ
    def test_words_lead_to_their_entry(self):
        for day, text in (("2026-01-31", "Met Robin at the café."), ("2026-02-01", "Rain all day.")):
            self.client.post(f"/journal/{day}", text=text)
        self.browser.visit("/journal")
        self.browser.fill(q="cafe robi")
        self.browser.key(Keys.ENTER)
        self.browser.arrive("/journal/search")
        marked = self.browser.until("the marked words", lambda: self.browser.visible("main mark"))
        self.assertEqual([mark.text for mark in marked], ["Robin", "café"])
        self.assertNotIn("Rain", self.browser.text())
        self.look("what was found")
        self.search_again("rain")
        self.browser.see("Rain all day")
        self.search_again("robin")
        self.browser.follow_to("/journal/2026-01-31")
        self.browser.arrive("/journal/2026-01-31")
        self.browser.see(r"Met Robin at the café\.")

    def search_again(self, words: str):
        self.browser.fill(q=words)
        if not self.javascript:
            self.browser.key(Keys.ENTER)
        self.browser.until(f"what {words} finds", lambda: [
            mark for mark in self.browser.visible("main mark") if mark.text.lower() == words])

    def test_a_day_leads_to_what_was_done(self):
        self.client.post("/progress/measurements", weight=71, height=170, date="2026-01-31")
        self.client.post("/nutrition/quick-add", name="Porridge", meal="breakfast", energy=450, date="2026-01-31")
        self.browser.visit("/journal/2026-01-31")
        self.browser.see("Breakfast")
        self.look("the day")
        self.browser.follow_to("/nutrition?date=2026-01-31#breakfast")
        self.browser.arrive("/nutrition")
        self.browser.see("Porridge")

    @can_differ
    def test_a_long_list_goes_on(self):
        for day in range(1, 125):
            self.client.post("/progress/measurements", weight=70 + day % 7, height=170, date=f"2025-{day % 12 + 1:02}-15")
        self.browser.visit("/progress")
        count = lambda: len(self.browser.visible("[data-more-list] > li"))
        self.browser.until("the first weights", lambda: count() >= 10)
        if self.javascript:
            self.browser.until("the end of the list", lambda: (
                self.browser.script("scrollTo(0, document.body.scrollHeight)"), count() == 125)[1])
            self.assertEqual(urlsplit(self.browser.driver.current_url).query, "", "the address is still that of the page")
            self.assertEqual(self.browser.visible("[data-more]"), [])
        else:
            self.browser.follow("Load more")
            self.browser.until("the next hundred", lambda: count() == 100)
            self.browser.follow("Load more")
            self.browser.until("the last", lambda: count() == 15)

    def test_a_list_that_can_not_go_on_says_so(self):
        for day in range(1, 125):
            self.client.post("/progress/measurements", weight=70 + day % 7, height=170, date=f"2025-{day % 12 + 1:02}-15")
        self.browser.visit("/progress")
        self.browser.script("window.fetchBefore = fetch; window.fetch = () => Promise.reject(new TypeError())")
        self.browser.follow("Load more")
        self.browser.see("WorkHome can.t be reached. Try again.")
        self.browser.script("window.fetch = window.fetchBefore")
        count = lambda: len(self.browser.visible("[data-more-list] > li"))
        before = count()
        self.browser.follow("Load more")
        self.browser.until("more of the list", lambda: count() > before)
        self.browser.see("WorkHome can.t be reached. Try again.")
        self.assertRegex(self.browser.script("return document.querySelector('[data-more-status]').textContent"), r"^\d+ more$")

    @can_differ
    def test_each_list_of_a_page_goes_on(self):
        today = datetime.date.fromisoformat(self.today)
        self.client.post("/goals", type="weight", measure="bodyWeight", target=80, cadence="weekly", direction="decrease",
                         counts_from=today - datetime.timedelta(weeks=120))
        for _ in range(104):
            self.client.post("/progress/measurements", weight=75, height=170, date=self.today)
        self.browser.visit("/goals")
        self.browser.click("the goal", lambda: self.browser.visible("a[href^='/goals/']:not([href='/goals/new'])"))
        count = lambda css: len(self.browser.visible(css))
        periods, entries = "#periods [data-more-list] > li", "#entries [data-more-list] > li"
        self.browser.until("both lists", lambda: count(periods) == 12 and count(entries) == 20)
        if self.javascript:
            self.browser.until("the end of the entries", lambda: (
                self.browser.script("document.querySelector('#entries [data-more]')?.scrollIntoView()"),
                count(entries) >= 104)[1])
            self.assertEqual(count(periods), 12, "a history waits until it is asked for")
            self.browser.click("more of the history", lambda: self.browser.visible("#periods [data-more]"))
            self.browser.until("more of the history", lambda: count(periods) > 100)
            self.assertGreaterEqual(count(entries), 104)
        else:
            self.browser.click("more of the entries", lambda: self.browser.visible("#entries [data-more]"))
            self.browser.until("the next ones", lambda: (
                urlsplit(self.browser.driver.current_url).query and count(entries) == 20))

    def test_a_finger_leads_around_the_tabs(self):
        self.browser.visit("/track")
        for path in TABS[1:] + TABS[:1]:
            self.browser.swipe_left()
            self.browser.arrive(path)
        # On Track a swipe begins anywhere, and presses no button.
        self.browser.visit("/track")
        right, height = self.browser.until("a button under the finger", lambda: self.browser.script(BUTTON))
        self.browser.swipe(right, max(right - 200, 5), height)
        self.browser.arrive("/records")
        [(entries,)] = self.server.rows("SELECT count(*) FROM trackable_entries WHERE user_id = ?", self.signed_in_account())
        self.assertEqual(entries, 0)
        # An accidental swipe does not lose typed input.
        self.browser.visit("/goals/new?type=workouts")
        self.browser.fill(target="5")
        self.browser.swipe_left()
        self.browser.script("return new Promise((done) => setTimeout(done, 300))")
        self.assertEqual(urlsplit(self.browser.driver.current_url).path, "/goals/new")


class WaysOnAPhone(WaysJourney, Journey):
    screen = PHONE


class WaysAtADeskWithoutJavaScript(WaysJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
