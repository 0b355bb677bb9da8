"""Switching between kilograms and pounds: every page shows the other unit at once, and no value is changed."""

from browser import PHONE
from journey import Journey, someone


class Units(Journey):
    screen = PHONE

    def test_switching_units_changes_every_page(self):
        ada = someone()
        self.sign_up(ada, weight=70, height=170)
        self.browser.visit("/")
        self.browser.see(r"\b70 ?kg")
        self.choose_units("Pounds", "Miles", "Sunday")
        self.browser.visit("/")
        self.browser.see(r"\b154\.5 ?lb")
        self.see_no("kg")
        self.assertEqual(self.first_day_of_the_strip(), "Sunday")
        self.browser.visit("/progress")
        self.browser.see(r"\b154\.5 ?lb")
        self.browser.see(r"\b5 ?ft ?7 ?in")
        self.see_no("kg")
        self.open_measurements()
        self.assertEqual(self.browser.value("weight"), "154.5")
        self.browser.fill(weight="135", height="5'7\"")
        self.browser.press("Save Changes")
        self.browser.see(r"\b135 ?lb")
        self.browser.see(r"\b5 ?ft ?7 ?in")
        self.see_the_same_again()
        self.log_a_set(weight=135, reps=5)
        self.see_training("135 lb", "675 (lb|pounds)", not_in="kg")
        self.choose_units("Kilograms", "Kilometers", "Monday")
        self.see_training("61.2 kg", "306 (kg|kilograms)", not_in="lb")

    def log_a_set(self, weight: int, reps: int):
        self.browser.visit("/track/new/strength?q=bench+press")
        self.browser.click("Bench Press", lambda: [link for link in self.browser.visible("main a[href]")
                                                    if link.text.startswith("Bench Press")])
        self.browser.fill(weight=weight, reps=reps)
        self.browser.submit("reps")
        self.browser.arrive("/track")

    def see_training(self, weight: str, volume: str, not_in: str):
        """The day and the records, two pages that the server caches."""
        self.browser.visit("/track")
        self.browser.see(weight.replace(".", r"\."))
        self.browser.see(volume)
        self.see_no(not_in)
        self.browser.visit("/records")
        self.browser.see(weight.replace(".", r"\."))
        self.see_no(not_in)

    def see_the_same_again(self):
        """Switches to metric and back: 135 pounds are 61.2 kg, and 135 pounds again."""
        self.choose_units("Kilograms", "Kilometers", "Monday")
        self.browser.visit("/progress")
        self.browser.see(r"\b61\.2 ?kg")
        self.browser.see(r"\b170\.2 ?cm")
        self.see_no("lb")
        self.choose_units("Pounds", "Miles", "Sunday")
        self.browser.visit("/progress")
        self.browser.see(r"\b135 ?lb")

    def choose_units(self, weight: str, distance: str, first_weekday: str):
        self.browser.visit("/settings")
        self.browser.follow_to("/settings/units")
        self.browser.choose("weight_unit", weight)
        self.browser.choose("distance_unit", distance)
        self.browser.choose("first_weekday", first_weekday)
        self.browser.press("Save Changes")
        self.browser.see(r"Units and week saved\.")

    def see_no(self, unit: str):
        self.assertNotRegex(self.browser.text(), rf"\d ?{unit}\b")

    def first_day_of_the_strip(self) -> str:
        marks = self.browser.visible("a.week-mark")
        return marks[0].get_attribute("aria-label").split()[0]


class UnitsOfTheBrowser(Journey):
    """The default units depend on the browser's language."""

    languages = "en-US"

    def test_an_american_newcomer_begins_in_pounds(self):
        ada = someone()
        self.browser.visit("/register")
        self.assertEqual([self.browser.value(name) for name in ("height", "weight")], ["5 ft 7 in", "155"])
        self.browser.fill(first_name=ada.first_name, last_name=ada.last_name, email=ada.email, password=ada.password)
        self.browser.press("Create Account")
        self.browser.arrive("/login")
        self.sign_in(ada)
        self.browser.see(r"\b155 ?lb")
