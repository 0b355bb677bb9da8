"""A day's vitamins and minerals: what a label says, what was eaten of it, and for how much of the food it is known."""

from browser import DESK, PHONE
from journey import Journey, can_differ, someone


class MicronutrientsJourney:
    def setUp(self):
        super().setUp()
        self.sign_up(someone())

    def unfold(self):
        self.browser.click("the fold", lambda: self.browser.named("summary", "Vitamins and minerals"))

    def add_bread(self):
        """A food in kilojoules and salt, as European labels have it; a wrong amount first."""
        self.browser.visit("/nutrition/foods/new?name=zorbbread")
        self.browser.fill(energy="836,8", sodium="1,2")
        self.browser.choose("energy_unit", "kJ")
        self.browser.choose("sodium_unit", "g salt")
        self.browser.click("for this person alone", lambda: self.browser.visible("input[value=alone]"))
        self.unfold()
        self.look("the vitamins of a label")
        self.browser.fill(nutrients_iron_milligrams="60000")
        self.browser.submit("name")
        self.browser.see("Iron: please enter a number from 0 to 50,000")
        self.assertEqual(self.browser.value("energy"), "836,8")
        self.look("a wrong vitamin")
        self.browser.fill(nutrients_iron_milligrams="6")
        self.browser.submit("name")
        self.browser.see(r"Food added\. Now choose how much you had\.")

    def eat(self, grams: str):
        self.browser.fill(quantity=grams)
        self.browser.choose("portion", "grams (g)")
        self.browser.press("Add")
        self.browser.see("zorbbread")

    @can_differ
    def test_a_label_is_copied_eaten_and_compared(self):
        self.add_bread()
        self.unfold()
        self.browser.see("Iron")
        self.look("a serving with its vitamins")
        self.eat("150")
        self.browser.visit("/nutrition")
        self.browser.follow_to(f"/nutrition/nutrients?date={self.today}")
        self.browser.see(r"Iron 9.mg")
        self.browser.see("Choose your sex to see them")
        self.look("a day without targets")
        self.browser.click("the sex", lambda: self.browser.visible("input[name=sex][value=female]"))
        self.browser.press("Save")
        self.browser.see_toast("Saved")
        self.client.post("/nutrition/quick-add", energy="100", meal="lunch", date=self.today)
        self.browser.visit("/nutrition/nutrients")
        self.browser.see(r"Iron at least 9.mg 50.% of the target of 18.mg Known for 75.%")
        self.look("a day with targets")
        self.client.post("/nutrition/quick-add", energy="400", meal="lunch", date=self.today)
        self.browser.visit("/nutrition/nutrients")
        self.browser.see(r"Known for only 37.%")
        self.browser.follow("Seven days")
        self.browser.see("Averages per day over 1 day with food logged")
        self.look("seven days")

    @can_differ
    def test_who_gave_no_weight_says_age_and_sex_there(self):
        self.sign_out()
        self.start_as_guest()
        self.client.post("/nutrition/quick-add", energy="100", meal="lunch", date=self.today)
        self.browser.visit("/nutrition/nutrients")
        self.browser.see("Say both to see them")
        self.browser.fill(age="400")
        self.browser.click("the sex", lambda: self.browser.visible("input[name=sex][value=female]"))
        self.browser.press("Save")
        self.browser.see("Please enter an age from 5 to 120")
        self.assertEqual(self.browser.value("age"), "400")
        self.look("an age that can't be")
        self.browser.fill(age="40")
        self.browser.press("Save")
        self.browser.see_toast("Saved")
        self.browser.see("of your sex, aged 40")
        self.look("targets without a weight")

    def test_an_empty_day_says_so(self):
        self.browser.visit("/nutrition/nutrients?date=2020-01-01")
        self.browser.see("No food logged here yet")
        self.look("an empty day")


class MicronutrientsOnAPhone(MicronutrientsJourney, Journey):
    screen = PHONE


class MicronutrientsAtADeskWithoutJavaScript(MicronutrientsJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
