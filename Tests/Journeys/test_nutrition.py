"""Logging food: search, serving size, the day's totals, copies, and targets."""

import datetime
import time

from browser import DESK, PHONE
from journey import Journey, can_differ, someone


class NutritionJourney:
    def setUp(self):
        super().setUp()
        ada = someone()
        self.sign_up(ada)
        self.browser.visit("/")

    @can_differ
    def test_a_food_is_searched_measured_added_and_taken_back(self):
        self.tab("Nutrition")
        self.browser.see("Nothing yet")
        self.search("Breakfast", "egg raw")
        self.choose_first_food()
        self.browser.see("Your serving")
        self.browser.fill(quantity="200")
        self.browser.choose("portion", "grams (g)")
        self.assertEqual(self.browser.value("quantity"), "200", "what was typed stays")
        if self.javascript:
            self.browser.until("the numbers of the serving", lambda: self.browser.visible(
                "[data-serving-energy]")[0].text == self.browser.visible("[data-per-hundred]")[0].text)
        self.browser.press("Add")
        self.browser.see_toast("Food added")
        self.browser.see(r"200 g")
        eaten = self.eaten()
        self.assertGreater(eaten, 100)

        self.browser.visit("/nutrition")
        self.browser.follow("Add food to Breakfast")
        self.browser.see("Recent")
        self.browser.click("the same again", lambda: self.browser.visible(".food-row button"))
        self.browser.see_toast("Food added")
        self.assertEqual(self.eaten(), 2 * eaten)
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.assertEqual(self.eaten(), eaten)

    @can_differ
    def test_cancel_goes_back_to_the_search_as_it_was(self):
        self.browser.visit("/nutrition")
        self.search("Lunch", "banana")
        address = self.browser.driver.current_url
        self.choose_first_food()
        self.browser.press_or_follow("Cancel")
        self.browser.until("the search", lambda: not self.browser.visible("[data-serving]"))
        self.assertEqual(self.browser.driver.current_url.split("#")[0], address)
        self.assertEqual(self.browser.value("q"), "banana")

    @can_differ
    def test_what_is_not_found_can_be_added_as_calories(self):
        self.browser.visit("/nutrition")
        self.search("Dinner", "zzyzx", found="Nothing found")
        self.browser.follow("Quick add calories")
        self.browser.fill(energy="a lot")
        self.browser.press("Add")
        self.browser.see("Please enter the calories")
        self.browser.fill(energy="640")
        self.browser.press("Add")
        self.browser.see_toast("Food added")
        self.assertEqual(self.eaten(), 640)

    def test_yesterday_is_copied_with_one_tap(self):
        yesterday = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=1)
        for energy, meal in (("300", "Breakfast"), ("500", "Lunch")):
            self.browser.visit(f"/nutrition/quick-add?date={yesterday}")
            self.browser.fill(energy=energy)
            self.browser.choose("meal", meal)
            self.browser.press("Add")
            self.browser.see_toast("Food added")
        self.browser.visit("/nutrition")
        self.browser.press("Copy yesterday")
        self.browser.see_toast("Copied")
        self.assertEqual(self.eaten(), 800)
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.assertEqual(self.eaten(), 0)

    def test_the_ring_of_a_day_without_food_is_seen_in_the_dark(self):
        self.browser.prefer("dark")
        self.browser.visit("/nutrition")
        self.browser.see(r"0 %")
        opacity = "return getComputedStyle(document.querySelector('.nutrition-ring .ring-track')).strokeOpacity"
        self.assertEqual(self.browser.script(opacity), "1")

    def test_water_and_targets(self):
        self.browser.visit("/nutrition")
        self.browser.press("+ 250 ml of water")
        self.browser.see("250 of 1,800 ml")
        self.browser.follow("Targets")
        self.browser.see("Computed for you")
        self.browser.fill(energy="2000", protein="120", carbohydrate="230", fat="66")
        self.browser.press("Use these")
        self.browser.see_toast("Targets saved")
        self.browser.visit("/nutrition")
        self.browser.see("2,000 kcal")

    def test_the_link_below_an_entry_leaves_its_buttons_their_height(self):
        self.browser.visit("/nutrition/quick-add?meal=lunch")
        self.browser.fill(energy="500")
        self.browser.press("Add")
        self.browser.see_toast("Food added")
        self.browser.click("the entry", lambda: self.browser.visible(".log-edit"))
        self.browser.see("Copy to another day or meal")
        gap = self.browser.script("""
            const shown = (css) => [...document.querySelectorAll(css)].findLast((part) => part.checkVisibility())
            const bottom = shown(".form-actions > .button").getBoundingClientRect().bottom
            return shown(".form + .card-link").getBoundingClientRect().top - bottom
        """)
        self.assertGreater(gap, 0)

    @can_differ
    def test_dinner_is_planned_and_eaten_with_one_tap(self):
        self.browser.visit("/nutrition/quick-add?meal=dinner")
        self.browser.fill(energy="500")
        self.browser.click("planned", lambda: self.browser.visible("[name=planned]"))
        self.browser.press("Add")
        self.browser.see_toast("Planned")
        self.assertEqual(self.eaten(), 0)
        self.browser.see("With what is planned: 500 kcal")
        self.look("a day with a plan")
        middles = self.browser.script("""
            return [...document.querySelectorAll(".plan-actions > *")].map((part) => {
              const { top, bottom } = part.getBoundingClientRect()
              return (top + bottom) / 2
            })
        """)
        self.assertEqual(len(middles), 3)
        self.assertLess(max(middles) - min(middles), 2, "the bin is on the line of the button")
        self.browser.press("I ate it: Quick add, 500 kcal")
        self.browser.see_toast("Marked as eaten")
        self.assertEqual(self.eaten(), 500)
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.assertEqual(self.eaten(), 0)
        self.browser.press("I ate all that was planned")
        self.browser.see_toast("Marked as eaten")
        self.assertEqual(self.eaten(), 500)

    @can_differ
    def test_a_food_is_searched_from_the_top_of_a_day_to_come(self):
        tomorrow = datetime.date.fromisoformat(self.today) + datetime.timedelta(days=1)
        self.browser.visit(f"/nutrition?date={tomorrow}")
        self.browser.fill(q="egg raw")
        self.browser.press("Search")
        self.browser.see("per 100")
        self.browser.follow("Dinner")
        self.browser.see("Add to dinner")
        self.choose_first_food()
        self.browser.see("This day is still to come")
        self.browser.press("Add")
        self.browser.see_toast("Planned")
        self.browser.see("Planned: [0-9]+ kcal")
        self.assertEqual(self.eaten(), 0)

    @can_differ
    def test_a_recipe_is_cooked_and_a_serving_eaten(self):
        self.browser.visit("/nutrition/recipes/new")
        self.browser.fill(name="Omelette of the house", servings="2")
        self.browser.press("Next: ingredients")
        self.browser.see("No ingredients yet")
        self.browser.follow("Add ingredient")
        self.browser.fill(q="egg whole raw")
        if not self.javascript:
            self.browser.press("Search")
        self.browser.see("per 100")
        self.choose_first_food()
        self.browser.choose("portion", "grams (g)")
        self.browser.fill(quantity="300")
        self.browser.press("Add")
        self.browser.see("One serving: [0-9]+ kcal")
        self.browser.visit("/nutrition")
        self.search("Dinner", "omelette house")
        self.choose_first_food()
        self.browser.press("Add")
        self.browser.see_toast("Food added")
        self.assertGreater(self.eaten(), 100)

    @can_differ
    def test_foods_are_found_by_other_words_and_with_slips(self):
        self.browser.visit("/nutrition")
        self.search("Breakfast", "Haferbrei", found="Porridge with water")
        self.browser.see("Cereals, oats, regular and quick")
        self.browser.click("what is like it", lambda: self.browser.visible(".food-variants summary"))
        self.browser.see("BLS, Germany")
        self.look("foods alike")
        self.browser.fill(q="bananna")
        if not self.javascript:
            self.browser.press("Search")
        self.browser.see("Bananas, raw")
        self.choose_first_food()
        self.browser.press("Add")
        self.browser.see_toast("Food added")
        self.browser.see("Banana")

    @can_differ
    def test_the_ranges_of_trends_stand_in_even_rows(self):
        expected = {100: [3, 3], 200: [2, 2, 2]} if self.screen.is_phone else {100: [6]}
        for percent, rows in expected.items():
            self.browser.enlarge_text(percent)
            self.browser.visit("/nutrition/trends")
            tops = self.browser.script(
                "return [...document.querySelectorAll('.trend-ranges .segment')].map((link) => link.offsetTop)")
            self.assertEqual([tops.count(top) for top in sorted(set(tops))], rows, f"{percent} %")

    def search(self, meal: str, words: str, found: str = "per 100"):
        self.browser.follow(f"Add food to {meal}")
        # The day has a field of the same name.
        self.browser.see(f"Add to {meal.lower()}")
        self.browser.fill(q=words)
        if not self.javascript:
            self.browser.press("Search")
        self.browser.see(found)

    def choose_first_food(self):
        self.browser.click("the first food", lambda: self.browser.visible(".food-row .row-link"))
        self.browser.first("the serving", lambda: self.browser.visible("[name=quantity]"))

    def eaten(self) -> int:
        figure = self.browser.first("the calories", lambda: self.browser.visible(".nutrition-figures .figure-value"))
        return int(figure.text.replace(",", ""))


class NutritionOnAPhone(NutritionJourney, Journey):
    screen = PHONE

    def test_an_impossible_amount_fits_the_screen(self):
        self.browser.visit("/nutrition")
        self.search("Lunch", "banana")
        self.choose_first_food()
        self.browser.choose("portion", "grams (g)")
        self.browser.fill(quantity="9" * 20)
        self.browser.until("the numbers of the serving", lambda: len(self.browser.visible(
            "[data-serving-energy]")[0].text) > 20)
        self.look("an impossible amount")

    def test_the_focus_stays_at_what_can_be_added_again(self):
        yesterday = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=1)
        foods = self.server.rows("SELECT id FROM foods WHERE source = 'usdaSR24' ORDER BY id LIMIT 3")
        for days, (food,) in zip(([yesterday], [yesterday], [yesterday, self.today]), foods):
            for day in days:
                status, page = self.client.post(
                    "/nutrition/entries", food_id=food, meal="breakfast", quantity="100", portion="g", date=day)
                self.assertEqual(status, 303, page[:1_000])
        self.browser.visit("/nutrition")
        self.browser.click("what can be added again", lambda: self.browser.visible("#breakfast-again"))
        focused = "return document.activeElement.id"
        for left in (1, 0):
            self.browser.click("the first", lambda: self.browser.visible("#breakfast .food-again button"))
            self.browser.see_toast("Food added")
            self.browser.until("the focus", lambda: self.browser.script(focused) == "breakfast-again")
            self.assertEqual(len(self.browser.visible("#breakfast .food-again button")), left)

    def test_a_search_that_fails_is_over(self):
        self.browser.visit("/nutrition")
        self.browser.follow("Add food to Dinner")
        self.browser.see("Add to dinner")
        self.browser.script("window.fetch = () => Promise.reject(new TypeError())")
        self.browser.fill(q="egg")
        self.browser.see("WorkHome can.t be reached. This list may be an older one")
        self.assertNotIn("Searching", self.browser.script(
            "return document.querySelector('[data-search-status]').textContent"), "what screen readers find")

    def test_a_search_that_answers_late_takes_nobody_back(self):
        self.browser.visit("/nutrition")
        self.browser.follow("Add food to Dinner")
        self.browser.see("Add to dinner")
        self.browser.fill(q="egg")
        self.browser.see("per 100")
        self.choose_first_food()
        self.browser.script("""
            const real = fetch
            window.fetch = async (address, options) => {
              if (`${address}`.includes("q=omelette")) await new Promise((come) => { window.letSearchAnswer = come })
              return real(address, { ...options, signal: undefined })
            }
            document.querySelector("[name=q]").value = "omelette"
            document.querySelector("[name=q]").dispatchEvent(new Event("input", { bubbles: true }))
        """)
        self.browser.until("the search", lambda: self.browser.script("return Boolean(window.letSearchAnswer)"))
        self.browser.press("Add")
        self.browser.see_toast("Food added")
        self.browser.script("window.letSearchAnswer()")
        time.sleep(0.5)
        self.browser.see_toast("Food added")
        self.assertEqual(self.browser.path, "/nutrition")


class NutritionAtADeskWithoutJavaScript(NutritionJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
