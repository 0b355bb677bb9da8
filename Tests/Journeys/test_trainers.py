"""Trainers: added with a photo, found again, and messaged in another app."""

import random
import string
from urllib.parse import parse_qs, urlsplit

from browser import DESK, PHONE
from journey import Journey, can_differ, someone

CHANNELS = "return [...document.querySelectorAll('.contact-channels a')].map((link) => [link.href, link.target, link.rel])"


class TrainersJourney:
    def setUp(self):
        super().setUp()
        self.person = someone()
        # The journeys share one household, which sees all its trainers.
        self.surname = "".join(random.choices(string.ascii_lowercase, k=10)).capitalize()
        self.trainer = f"Robin {self.surname}"
        self.sign_up(self.person)
        self.browser.visit("/")

    def add_trainer(self):
        self.tab("Trainers")
        self.browser.press_or_follow("Add trainer")
        self.browser.arrive("/trainers/new")
        self.browser.fill(name=self.trainer, languages="English, Irish", rate_amount="37.50", rate_currency="EUR",
                          bio="Hills first, then the rest.", phone="087 123 4567", telegram_name="@robin_field")
        self.browser.click("the speciality", lambda: self.browser.visible("input[value=Running]"))
        if self.photo():
            field = self.browser.driver.find_element("css selector", "input[type=file][name=photo]")
            field.send_keys(str(self.photo()))
        self.browser.submit("name")
        # The number needs a country code, and the error loses no other input.
        self.browser.see("Please start with the country code")
        self.assertEqual(self.browser.value("name"), self.trainer)
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

    @can_differ
    def test_a_trainer_is_added_found_and_written_to(self):
        self.add_trainer()
        self.browser.see(r"\+353 871 234 567")
        self.look("trainer")
        self.tab("Trainers")
        self.browser.fill(q=self.surname[:5].lower())
        if self.javascript:
            self.browser.see("1 trainer")
        else:
            self.browser.press("Show")
        self.browser.follow(self.trainer)
        self.browser.follow("Contact")
        self.browser.see("Your message")
        self.assertEqual(self.message("wa.me"), self.browser.value("message"))
        self.assertIn(f"I’m {self.person.first_name}", self.message("wa.me"))
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
        if self.javascript:
            self.browser.script("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
            self.browser.press("Copy message")
            self.browser.see_toast(r"Copied\.")
            self.assertEqual(self.browser.script("return window.copied"), words)
        self.assertEqual(self.browser.value("message"), words, "the page is as it was on return")
        self.look("contact")


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
        self.look("none")
        self.add_trainer()
        self.browser.follow("Edit")
        self.browser.see("Who sees this trainer")
        self.look("form")
        self.tab("Trainers")
        self.look("list")
        self.browser.fill(q="nobody")
        self.browser.see("No trainer found")


class TrainersAtADeskWithoutJavaScript(TrainersJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True


class SharedProgressJourney:
    def test_a_link_is_seen_in_another_browser_until_it_is_ended(self):
        person = someone()
        self.sign_up(person)
        self.client.post(f"/journal/{self.today}", text="For my eyes alone.")
        self.browser.visit("/trainers/new")
        self.browser.fill(name="Robin Field", telegram_name="@robin_field")
        self.browser.submit("name")
        self.browser.follow("Share your progress")
        self.browser.see("What they will see")
        self.look("form")
        for label in ("Body weight and measurements", "Personal records"):
            self.browser.click(label, lambda: [
                box for box in self.browser.visible("label.tick") if box.text.startswith(label)])
        self.browser.press("Create link")
        self.browser.see("Your link is ready")
        self.look("link")
        address = self.browser.script("return document.getElementById('address').value")
        self.assertTrue(address.startswith(f"{self.server.url}/shared/"))
        self.browser.press("Send to Robin")
        self.browser.see("Your message")
        self.assertIn(address, self.browser.value("message"))

        trainer = self.open(DESK)
        trainer.visit(urlsplit(address).path)
        trainer.see(f"{person.first_name}.s progress")
        trainer.see("Body weight and measurements")
        trainer.see("Personal records")
        self.assertNotIn("For my eyes alone", trainer.text())
        self.assertNotIn(person.last_name, trainer.text())
        self.assertEqual(trainer.script("return document.querySelectorAll('a, form, script').length"), 0)
        for screen in (DESK, PHONE):
            trainer.resize(screen)
            self.look(f"the shared page at {screen.name} size", trainer)
        self.assertEqual(trainer.console_errors(), [])

        self.browser.visit("/settings/shares")
        self.browser.see(r"Opened 1 time\b")
        self.look("list")
        self.browser.follow_to(self.browser.script("return document.querySelector('main .row-link').getAttribute('href')"))
        self.browser.see("Chrome on Linux")
        self.look("views")
        self.browser.press("End link")
        self.browser.see(r"Link ended\. It no longer works\.")
        trainer.visit(urlsplit(address).path)
        trainer.see("This link does not work")


class SharedProgressOnAPhone(SharedProgressJourney, Journey):
    screen = PHONE


class SharedProgressAtADeskWithoutJavaScript(SharedProgressJourney, Journey):
    screen = DESK
    javascript = False
