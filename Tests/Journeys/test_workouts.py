"""The Workout tab: filter, open a plan, copy it, edit the copy, delete it."""

from browser import DESK, PHONE
from journey import Journey, can_differ, someone
from selenium.webdriver.common.keys import Keys


class WorkoutsJourney:
    def setUp(self):
        super().setUp()
        ada = someone()
        self.sign_up(ada)
        self.browser.visit("/")

    def test_home_offers_a_workout(self):
        self.browser.see("Quick workout · .* kcal")
        self.browser.first("the button that starts it", lambda: self.browser.named("form button", "Start workout"))
        self.browser.follow("Details")
        self.browser.see("How is this computed")

    @can_differ
    def test_from_the_library_to_a_plan_of_ones_own(self):
        self.filter_the_library()
        self.copy_a_plan()
        self.edit_the_copy()
        self.save_and_delete()

    def filter_the_library(self):
        self.tab("Workout")
        all_plans = len(self.browser.visible(".plan"))
        self.assertGreaterEqual(all_plans, 20)
        self.browser.click("the filter", lambda: self.browser.visible("main .disclosure > summary"))
        self.browser.choose("focus", "Core")
        if not self.javascript:
            self.browser.press("Show")
        self.browser.until("the filtered list", lambda: "focus=core" in self.browser.driver.current_url)
        if self.javascript:
            self.assertEqual(self.browser.script("return document.activeElement.name"), "focus", "the focus stays")
        self.browser.see("Clear filter")
        plans = self.browser.until("plans for the core alone", self.plans_for_the_core)
        self.assertLess(len(plans), all_plans)
        self.look("the filtered list")

    def plans_for_the_core(self) -> list[str] | None:
        kinds = [element.text for element in self.browser.visible(".plan .row-note")]
        return kinds if all(kind.startswith("Core") for kind in kinds) else None

    def copy_a_plan(self):
        self.browser.click("a plan", lambda: self.browser.visible(".plan a[href^='/workouts/']"))
        self.browser.see("How is this computed")
        self.name = self.browser.first("the title", lambda: self.browser.visible("h1")).text
        self.look("a plan")
        self.browser.press("Copy")
        self.browser.see("You can change this plan")
        self.assertEqual(self.browser.value("name"), f"Copy of {self.name}")
        if self.javascript:
            self.browser.press("Dismiss")

    def lines(self) -> list[str]:
        return [element.text for element in self.browser.visible(".plan-entry .row-title")]

    def edit_the_copy(self):
        before = self.lines()
        self.browser.fill(name="Mine alone")
        self.browser.script("window.stayed = true")
        self.browser.press(f"Move {before[0]} down")
        swapped = [before[1], before[0], *before[2:]]
        self.browser.until("the moved line", lambda: self.lines() == swapped)
        self.browser.press(f"Remove {swapped[0]}")
        self.browser.until("one line less", lambda: self.lines() == swapped[1:])
        self.browser.fill(find="bodyweight squat")
        self.browser.key(Keys.ENTER)
        self.browser.until("one line more", lambda: self.lines() == [*swapped[1:], "Bodyweight Squat"])
        # With a typo, as on Track; with JavaScript the results appear while typing.
        self.browser.fill(find="plnak")
        if not self.javascript:
            self.browser.press("Add")
        self.browser.first("what was found", lambda: self.browser.visible(".plan-found-button"))
        self.browser.press("Add Plank")
        self.browser.until("the plank", lambda: self.lines() == [*swapped[1:], "Bodyweight Squat", "Plank"])
        self.assertEqual(self.browser.value("name"), "Mine alone", "what was typed stays")
        self.assertEqual(bool(self.browser.script("return window.stayed")), self.javascript, "no new page with scripts")
        self.look("the edited plan")

    def save_and_delete(self):
        self.browser.fill(**{"amount.0": "2"})
        self.browser.press("Save plan")
        self.browser.until("the amount marked as wrong",
                           lambda: self.browser.field("amount.0").get_attribute("aria-invalid") == "true")
        self.assertTrue(self.browser.messages_beside("amount.0"))
        self.browser.fill(**{"amount.0": "25"})
        self.browser.fill(name="Mine, and saved")
        self.browser.key(Keys.ENTER)
        self.browser.see_toast("Plan saved")
        self.browser.see("Mine, and saved")
        self.browser.follow("Delete")
        self.browser.see("Delete this plan")
        self.browser.press("Delete plan")
        self.browser.arrive("/workouts")
        self.browser.until("the list without it", lambda: "Mine, and saved" not in self.browser.text())


class WorkoutsAtADesk(WorkoutsJourney, Journey):
    screen = DESK


class WorkoutsOnAPhoneWithoutJavaScript(WorkoutsJourney, Journey):
    screen = PHONE
    javascript = False
    is_repeat = True
