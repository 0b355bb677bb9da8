"""Starting without an account, and keeping all data when one is created later."""

import re

from browser import PHONE
from journey import Journey, someone

NOTE = "Written before there was an account."


class Guest(Journey):
    screen = PHONE

    def test_a_guest_becomes_a_full_account_and_keeps_all_data(self):
        ada = someone()
        self.browser.visit("/login")
        self.browser.click("the start without an account", lambda: self.browser.visible("form[action='/guest'] button"))
        self.browser.arrive("/track")
        self.browser.see("No workouts yet")
        self.update_measurements(weight=81, height=183)
        self.write_in_journal(NOTE, self.make_photos())
        self.make_an_account(ada)
        self.see_earlier_data()
        self.sign_out()
        self.sign_in(ada)
        self.see_earlier_data()

    def make_an_account(self, person):
        self.browser.visit("/profile")
        self.browser.fill(first_name=person.first_name, last_name=person.last_name,
                          email=person.email, password="short")
        self.browser.press("Create Account")
        self.browser.see("Password must be at least 6 characters")
        self.browser.fill(password=person.password)
        self.browser.press("Create Account")
        self.browser.until("the account", lambda: self.server.accounts_with(person.email) == 1)

    def see_earlier_data(self):
        self.browser.visit("/progress")
        self.browser.see(r"\b81(\.0)? ?kg")
        self.browser.see(r"\b183(\.0)? ?cm")
        self.browser.visit(f"/journal/{self.today}")
        self.browser.see(re.escape(NOTE))
        self.browser.until("two photos", lambda: len(self.browser.visible("main img[src*='/photos/']")) == 2)
