"""Goals of each type, what counts toward them, and the link from there to Track."""

import datetime

from selenium.webdriver.support.select import Select

from accessibility import cut_off_elements
from browser import DESK, PHONE
from journey import Journey, can_differ, someone


class GoalsJourney:
    def setUp(self):
        super().setUp()
        person = someone()
        self.sign_up(person, weight=72)

    def test_a_run_leads_from_the_goal_to_track(self):
        self.browser.visit("/goals")
        self.browser.see("No goals yet")
        self.browser.see(r"Tap \+ to set your first goal")
        self.look("goals-empty")
        self.browser.follow("Run 3 × a week")
        self.browser.see("How often")
        self.assertEqual(self.browser.value("target"), "3")
        self.browser.press("Save")
        self.browser.see_toast("Goal saved")
        self.browser.see("0 of 3 runs this week")
        self.log_run()
        self.browser.visit("/")
        self.browser.see("1 of 3 runs this week")
        self.browser.click("the goal", lambda: self.browser.visible("a.row-link[href^='/goals/']"))
        self.browser.see("What counts")
        self.look("goal")
        self.browser.click("the run that counts", lambda: self.browser.visible("#entries a.row-link"))
        self.browser.see("28:40")
        self.assertEqual(self.browser.path, "/track")

    def test_reaching_a_goal_is_celebrated_once(self):
        self.make("strength", "heaviest", exercise_id="Bench Press", target="60")
        self.browser.visit("/track/new/strength?q=bench+press")
        self.choose_exercise("Bench Press")
        self.browser.fill(reps="1", weight="60")
        self.browser.press("Save")
        self.browser.see("Goal reached: Bench Press: 60 kg × 1")
        self.browser.visit("/goals")
        self.browser.see("Complete")
        self.assertNotIn("Goal reached", self.browser.text())
        self.look("goals")

    @can_differ
    def test_every_type_can_be_made(self):
        for kind, measure, values, seen in (
            ("cardio", "distance", {"target": "20"}, r"0 of 20 km this week"),
            ("weight", "bodyWeight", {"target": "70", "direction": "Decrease"}, r"72 kg now, goal 70 kg"),
            ("trackable", "value", {"trackable_id": "Steps, in steps", "target": "10000"}, r"0 of 10,000 steps today"),
            ("workouts", "trainingDays", {"target": "4"}, r"0 of 4 training days this week"),
            ("nutrient", "protein", {"target": "120", "direction": "At least"}, r"No value today, goal 120 g"),
        ):
            with self.subTest(type=kind):
                self.make(kind, measure, **values)
                self.browser.see(seen)
        self.browser.visit("/goals")
        self.look("goals-of-every-type")

    @can_differ
    def test_an_exercise_is_searched_for(self):
        self.browser.visit("/goals/new?type=strength&measure=heaviest")
        if self.javascript:
            self.browser.fill(target="100")
        self.browser.fill(q="rdl")
        if not self.javascript:
            self.browser.press("Search")
        self.browser.see("3 found")
        self.look("goal-search")
        self.assertEqual(self.chosen("exercise_id"), "Romanian Deadlift")
        if self.javascript:
            self.assertEqual(self.browser.value("target"), "100", "what was typed stays")
        self.browser.fill(target="100")
        self.browser.press("Save")
        self.browser.see("Romanian Deadlift: 100 kg × 1")

    def chosen(self, name):
        field = self.browser.first(name, lambda: self.browser.visible(f"select[name={name}]"))
        return Select(field).first_selected_option.text

    @can_differ
    def test_a_history_goes_on_when_it_is_asked_to(self):
        begin = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=40)
        self.browser.visit(f"/goals/new?type=trackable&target=100&cadence=daily&counts_from={begin}")
        self.browser.choose("trackable_id", "Steps, in steps")
        self.browser.press("Save")
        self.browser.see("0 of 40 days met")

        def rows() -> int:
            return len(self.browser.visible("#periods .row-link"))

        self.assertEqual(rows(), 12)
        self.look("goal-history")
        self.browser.script("scrollTo(0, document.body.scrollHeight)")
        self.assertEqual(rows(), 12, "what stands below can be reached")
        self.browser.press_or_follow("Load more")
        self.browser.until("the rest", lambda: rows() == (40 if self.javascript else 28))

    @can_differ
    def test_mistakes_and_a_goal_that_is_put_away(self):
        self.browser.visit("/goals/new?type=weight")
        self.browser.fill(target="80", title="Stronger")
        self.choose_direction("Decrease")
        self.browser.press("Save")
        self.browser.see("80 kg is more than 72 kg: choose Increase")
        self.assertEqual(self.browser.value("title"), "Stronger")
        self.look("goal-with-an-error")
        self.choose_direction("Increase")
        self.browser.press("Save")
        self.browser.see_toast("Goal saved")
        self.browser.press("Pause")
        self.browser.see_toast("Goal paused")
        self.browser.press("Resume")
        self.browser.see_toast("Goal resumed")
        self.browser.press_or_follow("Delete")
        self.browser.see("Delete this goal")
        self.browser.press("Delete goal")
        self.browser.see_toast("Goal deleted")
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.browser.see("Stronger")

    def make(self, kind, measure, **values):
        self.browser.visit("/goals/new")
        self.browser.click(kind, lambda: self.browser.visible(f"a.row-link[href='/goals/new?type={kind}']"))
        self.browser.first("the form", lambda: self.browser.visible("[name=target]"))
        if len(self.browser.visible(f".goal-choice-small a[href$='measure={measure}']")) > 0:
            self.browser.click(measure, lambda: self.browser.visible(f".goal-choice-small a[href$='measure={measure}']"))
            self.browser.first(measure, lambda: self.browser.visible(
                f".goal-choice-small a[href$='measure={measure}'][aria-current]"))
        for name, value in values.items():
            if name == "direction":
                self.choose_direction(value)
            elif name == "target":
                self.browser.fill(target=value)
            else:
                self.browser.choose(name, value)
        self.browser.press("Save")
        self.browser.see_toast("Goal saved")

    def choose_direction(self, label):
        self.browser.script("document.querySelector('[name=direction]').closest('fieldset').scrollIntoView({ block: 'center' })")
        self.browser.choose("direction", label)

    def log_run(self):
        self.browser.visit("/track/new/cardio?q=running")
        self.choose_exercise("Running")
        self.browser.fill(duration="28:40", distance="5")
        self.browser.press("Save")
        self.browser.see_toast("Session saved")

    def choose_exercise(self, name):
        self.browser.click(name, lambda: [
            row for row in self.browser.visible(".row-link")
            if row.find_element("css selector", ".row-title").text == name])
        self.browser.first("the form", lambda: self.browser.visible("form[action^='/track/']"))


class GoalsOnAPhone(GoalsJourney, Journey):
    screen = PHONE

    def test_large_text_stands_below_the_ring(self):
        self.make("workouts", "trainingDays", target="4")
        self.browser.visit("/goals")
        self.browser.enlarge_text(200)
        self.assertTrue(self.browser.script("""
            const [ring, words] = [".goal-ring", ".goal-words"].map(
              (part) => document.querySelector(part).getBoundingClientRect());
            return ring.bottom <= words.top;
        """), "the ring is above the words")
        self.assertEqual(cut_off_elements(self.browser), [], "nothing beyond the edge of the screen")


class GoalsAtADeskWithoutJavaScript(GoalsJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
