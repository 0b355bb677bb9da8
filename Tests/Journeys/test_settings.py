"""Settings: trackables, appearance, and deleting the account."""

import dataclasses

from browser import DESK, PHONE
from journey import Journey, can_differ, someone

CANVAS = """
const canvas = document.createElement("canvas").getContext("2d");
canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
canvas.fillRect(0, 0, 1, 1);
return canvas.getImageData(0, 0, 1, 1).data[0] > 128 ? "light" : "dark";
"""


class SettingsJourney:
    def setUp(self):
        super().setUp()
        self.person = someone()
        self.sign_up(self.person)

    @can_differ
    def test_an_exercise_of_ones_own_is_added_archived_restored_and_deleted(self):
        self.open_settings("Exercises")
        self.search("cable wing")
        self.browser.see("0 exercises for")
        self.browser.follow("Add exercise")
        self.browser.arrive("/settings/exercises/new")
        self.assertEqual(self.browser.value("name"), "cable wing", "what was searched for is its name")
        self.browser.fill(name="")
        self.browser.press("Save")
        self.browser.see("Please enter a name")
        self.browser.fill(name="Cable Wing", instructions="Spread them.")
        self.browser.choose("primary_muscle", "Lats")
        self.browser.press("Save")
        self.browser.see_toast("Exercise added")
        self.browser.see("About 252 kcal an hour at 72 kg")
        self.browser.press("Archive")
        self.browser.see_toast("Exercise archived")
        self.browser.visit("/settings/exercises")
        self.assertNotIn("Cable Wing", self.browser.text())
        self.browser.follow("Archived")
        self.open_row("Cable Wing")
        self.browser.press("Restore")
        self.browser.see_toast("Exercise restored")
        self.browser.follow("Delete")
        self.browser.see("It will be permanently deleted")
        self.browser.press("Delete exercise")
        self.browser.arrive("/settings/exercises")
        self.assertNotIn("Cable Wing", self.browser.text())

    def open_settings(self, name: str):
        self.browser.visit("/settings")
        self.browser.follow_to(f"/settings/{name.lower()}")
        self.browser.arrive(f"/settings/{name.lower()}")

    def open_row(self, title: str):
        """Follows the row of a list whose text starts with this title."""
        self.browser.click(f"the row {title}", lambda: [
            link for link in self.browser.visible("a.row-link") if link.text.startswith(title)])

    def search(self, words: str):
        self.browser.fill(q=words)
        self.browser.key("\ue007")

    @can_differ
    def test_the_weight_is_asked_for_strength_alone(self):
        self.browser.visit("/settings/exercises/new")
        self.assertTrue(self.browser.visible("[name=load]"))
        self.browser.choose("kind", "Cardio")
        self.assertFalse(self.browser.visible("[name=load]"))

    def test_trackables_are_added_and_moved(self):
        self.open_settings("Trackables")
        self.browser.follow("Add trackable")
        self.browser.fill(name="Coffee", unit="cups")
        self.browser.choose("icon", "Coffee")
        self.browser.press("Save")
        self.browser.see_toast("Trackable added")
        self.browser.press("Move Coffee up")
        self.browser.until("Coffee before Sleep", lambda: self.names() == ["Steps", "Water", "Coffee", "Sleep"])
        self.open_row("Water")
        self.browser.press("Archive")
        self.browser.see_toast("Trackable archived")
        self.browser.press("Restore Water")
        self.browser.see_toast("Trackable restored")

    def names(self) -> list[str]:
        return [element.text for element in self.browser.visible("main .row-title")]

    @can_differ
    def test_the_colors_are_there_at_once_on_every_page(self):
        self.open_settings("Appearance")
        self.assertEqual(self.browser.script(CANVAS), "light")
        self.browser.choose("appearance", "Dark")
        self.assertEqual(self.browser.script(CANVAS), "dark", "before it is saved")
        self.browser.press("Save")
        self.browser.see_toast("Appearance saved")
        for path in ("/", "/progress", "/track", "/settings", "/journal"):
            self.browser.visit(path)
            self.assertEqual(self.browser.script(CANVAS), "dark", path)
            self.look(path)
        # Light also works on a device in dark mode.
        self.browser.prefer("dark")
        self.open_settings("Appearance")
        self.browser.choose("appearance", "Light")
        self.browser.press("Save")
        self.browser.see_toast("Appearance saved")
        self.browser.visit("/progress")
        self.assertEqual(self.browser.script(CANVAS), "light")
        self.look("/progress")

    def test_reminders_are_kept(self):
        self.open_settings("Reminders")
        self.browser.click("the switch", lambda: self.browser.visible("[name=meal_reminders]"))
        self.browser.press("Save")
        self.browser.see_toast("Reminders saved")
        self.assertFalse(self.browser.field("meal_reminders").is_selected())
        self.browser.visit("/settings")
        self.browser.see("2 of 4 on")

    def test_another_email_signs_in(self):
        self.browser.visit("/profile")
        email = "new-" + self.person.email
        self.browser.fill(email=email, email_password="not this one")
        self.browser.press("Change email")
        self.browser.see("The current password is wrong")
        self.look("the profile with a mistake")
        self.browser.fill(email_password=self.person.password)
        self.browser.press("Change email")
        self.browser.see("Sign in with the new one from now on")
        self.sign_out()
        self.sign_in(dataclasses.replace(self.person, email=email))

    def test_an_account_is_gone_once_its_password_is_typed(self):
        self.client.post("/progress/measurements", weight=71, height=170)
        self.browser.visit("/settings")
        self.browser.follow_to("/settings/account/delete")
        self.browser.see("2 weights")
        self.browser.fill(password="not this one")
        self.browser.press("Delete account")
        self.browser.see("That password is wrong")
        self.look("the page with the wrong password")
        self.browser.fill(password=self.person.password)
        self.browser.press("Delete account")
        self.browser.arrive("/login")
        self.browser.see("Your account is deleted: 2 weights")
        self.assertEqual(self.server.accounts_with(self.person.email), 0)
        self.browser.fill(email=self.person.email, password=self.person.password)
        self.browser.press("Sign in")
        self.browser.see("The email or password is wrong")


class SettingsAtADesk(SettingsJourney, Journey):
    screen = DESK


class SettingsOnAPhoneWithoutJavaScript(SettingsJourney, Journey):
    screen = PHONE
    javascript = False
    is_repeat = True
