"""A killed server loses nothing that it acknowledged, and nobody has to sign in again."""

import re

from journey import Journey, someone


class PowerCut(Journey):
    def setUp(self):
        self.start_own_server()
        super().setUp()

    def test_what_was_saved_is_there_after_a_power_cut(self):
        ada = someone()
        text = "Saved just before the lights went out."
        self.sign_up(ada)
        self.browser.visit("/")
        self.update_measurements(weight=68, height=171)
        self.write_in_journal(text, self.make_photos())
        self.see_two_photos()
        self.server.cut_the_power()
        self.server.start()
        self.browser.visit(f"/journal/{self.today}")
        self.browser.see(re.escape(text))
        self.see_two_photos()
        self.browser.visit("/progress")
        self.browser.see(r"\b68(\.0)? ?kg")

    def see_two_photos(self):
        photos = self.browser.until("two photos", lambda: self.browser.visible("main img[src*='/photos/']"))
        self.assertEqual(len(photos), 2)
        self.browser.until("the photos themselves", lambda: all(photo.get_property("naturalWidth") for photo in photos))
