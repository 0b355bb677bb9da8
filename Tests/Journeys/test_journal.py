"""The journal's days, and its errors for files that are not photos."""

import pathlib
import re
import tempfile
from datetime import date, timedelta

from selenium.webdriver.common.keys import Keys

from browser import DESK, PHONE
from journey import Journey, can_differ


class JournalJourney:
    def setUp(self):
        super().setUp()
        self.start_as_guest()

    @can_differ
    def test_a_file_that_is_no_photo_costs_one_message_and_no_text(self):
        text = "A run, and a file that only says it is a photo."
        with tempfile.TemporaryDirectory() as folder:
            liar = pathlib.Path(folder, "holiday.jpg")
            liar.write_text("These are words, whatever the name says.\n" * 50)
            self.browser.visit(f"/journal/{self.today}/edit")
            self.browser.fill(text=text)
            self.browser.driver.find_element("css selector", "input[name=photos]").send_keys(str(liar))
            self.browser.submit("text")
            self.browser.until("the message", lambda: any(
                "holiday.jpg" in message for message in self.messages_beside_photos()))
        self.assertEqual(self.browser.value("text"), text, "the text stays")
        self.browser.submit("text")
        self.browser.see(re.escape(text))
        self.browser.visit(f"/journal/{self.today}")
        self.browser.see(re.escape(text))

    def messages_beside_photos(self) -> list[str]:
        field = self.browser.driver.find_element("css selector", "input[name=photos]")
        described_by = (field.get_attribute("aria-describedby") or "").split()
        return [self.browser.driver.find_element("id", identifier).text for identifier in described_by]

    @can_differ
    def test_an_entry_is_deleted_only_once_the_person_says_so(self):
        text = "This goes away."
        self.write_in_journal(text, [])
        self.browser.visit(f"/journal/{self.today}")
        self.browser.follow("Delete entry")
        self.browser.press_or_follow("Cancel")
        self.browser.visit(f"/journal/{self.today}")
        self.browser.see(re.escape(text))
        self.browser.follow("Delete entry")
        self.browser.press("Delete entry")
        self.browser.until("the page after the deletion", lambda: (
            not self.browser.path.endswith("/delete") and not self.browser.visible("dialog[open]")))
        self.browser.visit(f"/journal/{self.today}")
        self.browser.see("No entry for this day")

    def test_days_follow_each_other(self):
        today = date.fromisoformat(self.today)
        tomorrow, yesterday = (f"/journal/{today + timedelta(days=days)}" for days in (1, -1))
        self.browser.visit(f"/journal/{today}")
        self.browser.follow_to(tomorrow)
        self.browser.arrive(tomorrow)
        self.browser.follow_to(f"/journal/{today}")
        self.browser.arrive(f"/journal/{today}")
        self.browser.key(Keys.ARROW_LEFT)
        self.browser.arrive(yesterday)
        self.browser.key(Keys.ARROW_RIGHT)
        self.browser.arrive(f"/journal/{today}")
        self.browser.swipe_left()
        self.browser.arrive(tomorrow)
        # Below what is written, too.
        self.browser.swipe_right(self.browser.screen.height * 4 // 5)
        self.browser.arrive(f"/journal/{today}")


class JournalOnAPhone(JournalJourney, Journey):
    screen = PHONE

    def test_a_photo_that_is_too_large_is_not_sent(self):
        self.browser.visit(f"/journal/{self.today}/edit")
        self.browser.fill(text="A view too wide.")
        self.browser.script("""
            const input = document.querySelector("[name=photos]");
            const transfer = new DataTransfer();
            transfer.items.add(new File([new Uint8Array(31 * 1024 * 1024)], "wide.jpg", { type: "image/jpeg" }));
            input.files = transfer.files;
            input.dispatchEvent(new Event("change", { bubbles: true }));
            """)
        self.browser.submit("text")
        self.browser.see_toast(r"wide\.jpg is larger than 30 MB")
        self.assertEqual(self.browser.path, f"/journal/{self.today}/edit")
        self.browser.press("Remove wide.jpg")
        self.browser.submit("text")
        self.browser.see("A view too wide")
        self.browser.arrive(f"/journal/{self.today}")


class JournalAtADeskWithoutJavaScript(JournalJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
