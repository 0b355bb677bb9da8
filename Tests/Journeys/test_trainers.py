"""Trainers: added with a photo, found again, and written to in another app."""

from urllib.parse import parse_qs, urlsplit

from accessibility import violations
from browser import DESK, PHONE
from journey import ARTIFACTS, Journey, someone

CHANNELS = "return [...document.querySelectorAll('.contact-channels a')].map((link) => [link.href, link.target, link.rel])"


class TrainersJourney:
    def setUp(self):
        super().setUp()
        self.person = someone()
        self.register(self.person)
        self.sign_in(self.person)

    def add_trainer(self, name: str = "Robin Field"):
        self.tab("Trainers")
        self.browser.press_or_follow("Add trainer")
        self.browser.arrive("/trainers/new")
        self.browser.fill(name=name, languages="English, Irish", rate_amount="37.50", rate_currency="EUR",
                          bio="Hills first, then the rest.", phone="087 123 4567", telegram_name="@robin_field")
        self.browser.click("the speciality", lambda: self.browser.visible("input[value=Running]"))
        if self.photo():
            field = self.browser.driver.find_element("css selector", "input[type=file][name=photo]")
            field.send_keys(str(self.photo()))
        self.browser.submit("name")
        # Nothing is guessed: the number needs its country code, and nothing else is lost.
        self.browser.see("Please begin with the country code")
        self.assertEqual(self.browser.value("name"), name)
        self.assertEqual(self.browser.value("phone"), "087 123 4567")
        self.browser.fill(phone="00353 87 123 4567")
        self.browser.submit("name")
        self.browser.see(r"Trainer added\.")

    def photo(self):
        return None

    def channels(self) -> dict[str, list[str]]:
        return {urlsplit(link[0]).netloc or urlsplit(link[0]).scheme: link for link in self.browser.script(CHANNELS)}

    def message(self, channel: str) -> str:
        return parse_qs(urlsplit(self.channels()[channel][0]).query)["text"][0]

    def test_a_trainer_is_added_found_and_written_to(self):
        self.add_trainer()
        self.browser.see(r"\+353 871 234 567")
        self.keep_pictures("trainer")
        self.tab("Trainers")
        self.browser.fill(q="fiel")
        if self.javascript:
            self.browser.see("1 trainer")
        else:
            self.browser.press("Show")
        self.browser.follow("Robin Field")
        self.browser.follow("Contact")
        self.browser.see("Your message")
        self.assertEqual(self.message("wa.me"), self.browser.value("message"))
        self.assertIn(f"I'm {self.person.first_name}", self.message("wa.me"))
        words = "Hello, is Monday at 7 fine? 100 % & more"
        self.browser.fill(message=words)
        if not self.javascript:
            self.browser.press("Use this message")
        self.browser.until("the message in the link", lambda: self.message("wa.me") == words)
        links = self.channels()
        self.assertTrue(links["wa.me"][0].startswith("https://wa.me/353871234567?text="))
        self.assertTrue(links["t.me"][0].startswith("https://t.me/robin_field?text="))
        self.assertEqual(self.message("t.me"), words)
        self.assertEqual(links["tel"][0], "tel:+353871234567")
        for channel in ("wa.me", "t.me"):
            self.assertEqual(links[channel][1:], ["_blank", "noopener noreferrer"])
        self.assertEqual(self.browser.value("message"), words, "the page is as it was on return")
        self.keep_pictures("contact")

    def keep_pictures(self, name: str):
        if not self.javascript:
            return
        folder = ARTIFACTS / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            for screen in (DESK, PHONE):
                self.browser.resize(screen)
                self.assertEqual(violations(self.browser), [], "axe finds nothing")
                (folder / f"trainers-{name}-{screen.width}-{scheme}.png").write_bytes(self.browser.picture())
        self.browser.prefer("light")
        self.browser.resize(self.screen)


class TrainersOnAPhone(TrainersJourney, Journey):
    screen = PHONE

    def photo(self):
        return self.photos[0]

    def setUp(self):
        super().setUp()
        self.photos = self.make_photos()

    def test_the_photo_is_shown(self):
        self.add_trainer()
        portrait = self.browser.first("the portrait", lambda: self.browser.visible(".profile-card img"))
        self.browser.until("the photo's pixels", lambda: self.browser.script(
            "return arguments[0].complete && arguments[0].naturalWidth > 0", portrait))

    def test_the_form_and_the_list(self):
        self.tab("Trainers")
        self.keep_pictures("none")
        self.add_trainer()
        self.browser.follow("Edit")
        self.browser.see("Who sees this trainer")
        self.keep_pictures("form")
        self.tab("Trainers")
        self.keep_pictures("list")
        self.browser.fill(q="nobody")
        self.browser.see("No trainer found")


class TrainersWithoutJavaScript(TrainersJourney, Journey):
    screen = DESK
    javascript = False
