"""From a chart to the sets behind it and to their day in Track; every date range; keyboard only."""

import datetime
import re

from selenium.webdriver.common.keys import Keys

from browser import DESK, PHONE, SMALL_PHONE, TABLET, plain
from journey import Journey, can_differ, someone

RANGES = {"Week": "week", "Month": "month", "3 months": "quarter", "Year": "year", "All": "all"}
READ_OUT = """
const frame = [...document.querySelectorAll("[data-chart]")][arguments[0]];
return frame.nextElementSibling.querySelector("[role=status]")?.textContent;
"""
FOCUS_CHART = """
const stops = [...document.querySelectorAll("[data-chart]")[0].querySelectorAll(".chart-links a[tabindex='0']")]
  .filter((link) => link.checkVisibility());
stops[0].focus();
return stops.length;
"""


class AnalyzeJourney:
    @can_differ
    def test_a_point_leads_to_its_sets_and_to_track(self):
        self.train()
        self.browser.see(r"Body Weight")
        self.open_exercise()
        self.browser.see(r"Best est\. 1RM")
        for label, name in RANGES.items():
            with self.subTest(range=label):
                self.browser.follow(label)
                self.browser.until(f"the range {label}", lambda: f"range={name}" in self.browser.driver.current_url)
                self.browser.see(r"Heaviest weight")
                self.browser.see(rf"Trained on {2 if name == 'week' else 3} days")
        self.press_point(self.days[1])
        self.browser.see(self.long(self.days[1]))
        self.browser.see(r"2 sets · total volume 1,\d\d0 kg")
        self.browser.see(r"65 kg × 8")
        self.assertIn(f"day={self.days[1]}#day", self.browser.driver.current_url)
        self.browser.follow("Go to this day in Track")
        self.browser.arrive("/track")
        self.assertIn(f"date={self.days[1]}", self.browser.driver.current_url)
        self.browser.see(r"65 kg × 8")

    def test_the_numbers_lead_there_too(self):
        self.train()
        self.browser.visit("/analyze/body-weight?range=month")
        self.browser.see(r"Current 72 kg")
        self.browser.click("the numbers", lambda: self.browser.visible(".analysis summary"))
        self.browser.click("today", lambda: self.browser.visible(f".chart-table a[href*='day={self.days[2]}']"))
        self.browser.see(r"1 weight")
        self.browser.follow("Go to this day in Track")
        self.browser.arrive("/track")

    def test_a_year_of_days(self):
        self.train()
        self.browser.follow("Show all days")
        self.browser.arrive("/analyze/days")
        day = self.days[2]
        self.browser.click("today's square", lambda: self.browser.visible(f"svg a[href='/track?date={day}']"))
        self.browser.arrive("/track")
        self.browser.see(r"70 kg × 5")

    def train(self):
        """Logs sets on three days of the last two weeks and opens the Analyze tab."""
        ada = someone()
        self.sign_up(ada)
        today = datetime.date.fromisoformat(self.today)
        self.days = [(today - datetime.timedelta(days=back)).isoformat() for back in (12, 3, 0)]
        exercise = self.server.exercise("bench-press")
        sets = [(self.days[0], 10, 60), (self.days[1], 8, 65), (self.days[1], 8, 65), (self.days[2], 5, 70)]
        for day, reps, weight in sets:
            self.client.post("/track/sets", exercise_id=exercise, date=day, reps=reps, weight=weight)
        self.browser.visit("/")
        self.tab("Analyze")
        self.browser.arrive("/analyze")

    def open_exercise(self):
        self.browser.click("the exercise", lambda: [
            row for row in self.browser.visible("main a.row-link") if row.text.startswith("Bench Press")])

    def press_point(self, day: str):
        self.browser.click(
            f"the point of {day}", lambda: self.browser.visible(f".chart-links a[href*='day={day}']"))

    def long(self, day: str) -> str:
        date = datetime.date.fromisoformat(day)
        return f"{date:%A} {date.day} {date:%B %Y}"


class AnalyzeAtADesk(AnalyzeJourney, Journey):
    screen = DESK

    def test_the_arrow_keys_go_from_point_to_point(self):
        self.train()
        self.open_exercise()
        self.browser.see(r"70 kg$|: 70 kg")
        self.assertEqual(self.browser.script(FOCUS_CHART), 1, "a chart is one stop of the tab key")
        for key, kilograms in ((Keys.ARROW_LEFT, 65), (Keys.ARROW_LEFT, 60), (Keys.ARROW_LEFT, 60),
                               (Keys.END, 70), (Keys.HOME, 60), (Keys.ARROW_RIGHT, 65)):
            self.browser.key(key)
            words = plain(self.browser.script(READ_OUT, 0))
            self.assertRegex(words, rf": {kilograms} kg")
        self.browser.key(Keys.ENTER)
        self.browser.see(self.long(self.days[1]))
        self.browser.see(r"65 kg × 8")


# For every chart: how many other drawings it has, how far it ends from the edge of its frame, the size of its labels, how
# many of those below it are seen, and how many of them touch the one before.
CHARTS = """
return [...document.querySelectorAll(".chart-frame")].map((frame) => {
  const [chart, ...others] = frame.querySelectorAll(".chart");
  const edge = (element) => Math.round(element.getBoundingClientRect().right);
  const size = parseFloat(getComputedStyle(chart.querySelector(".chart-x")).fontSize);
  const names = [...chart.querySelectorAll(".chart-x text")].map((text) => text.getBoundingClientRect())
    .filter((name) => name.width).sort((one, other) => one.left - other.left);
  const touching = names.filter((name, index) => index > 0 && names[index - 1].right > name.left);
  return [others.length, edge(frame) - edge(chart.querySelector(".chart-plot")), size, names.length, touching.length];
});
"""


class ChartsInTheirCards(Journey):
    """On every screen the one drawing of a chart fills the width of its card, with labels that have room beside each other."""

    def test_a_chart_is_as_wide_as_its_card(self):
        self.sign_up(someone())
        for days in (0, 3, 9, 40, 80):
            day = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=days)
            self.client.post("/progress/measurements", date=day.isoformat(), weight=70 + days / 10, height=170)
            self.client.post("/nutrition/quick-add", date=day.isoformat(), energy=1800, meal="lunch")
        counts = {}
        for screen in (SMALL_PHONE, TABLET, DESK):
            self.browser.resize(screen)
            for path in ("/", "/progress", "/analyze/body-weight?range=quarter", "/nutrition/trends"):
                with self.part(page=path, screen=screen.name):
                    self.browser.visit(path)
                    charts = self.browser.script(CHARTS)
                    self.assertEqual({(others, room, touching) for others, room, _, _, touching in charts}, {(0, 0, 0)})
                    self.assertEqual({round(size, 1) for _, _, size, _, _ in charts}, {12.8})
                    counts[path, screen.name] = charts[0][3]
        wide = "/analyze/body-weight?range=quarter"
        self.assertGreater(counts[wide, DESK.name], counts[wide, SMALL_PHONE.name], "a wide card has more labels")


class ChartsByFinger(Journey):
    """A tap shows a value in place and loads nothing; the link to the day is beside it."""

    screen = PHONE

    def test_a_tap_reads_out_and_the_link_beside_it_leads_to_the_day(self):
        self.sign_up(someone())
        today = datetime.date.fromisoformat(self.today)
        first = (today - datetime.timedelta(days=4)).isoformat()
        for day, weight, energy in ((first, 71, 1800), (self.today, 70, 2100)):
            self.client.post("/progress/measurements", date=day, weight=weight, height=170)
            self.client.post("/nutrition/quick-add", date=day, energy=energy, meal="lunch")
        weight = (rf"{today.year}: 71 kg", f"day={first}")
        for path, (words, way) in {
            "/": weight, "/progress": weight, "/analyze/body-weight?range=month": weight,
            "/nutrition/trends": (r": 1,800 kcal", f"date={first}"),
        }.items():
            with self.part(page=path):
                self.browser.visit(path)
                before = self.browser.driver.current_url
                self.browser.tap(self.browser.first("a value", lambda: self.browser.visible("[data-chart] .chart-links a")))
                self.browser.until("the value", lambda: re.search(words, plain(self.browser.script(READ_OUT, 0) or "")))
                self.assertEqual(self.browser.driver.current_url, before, "a tap loads nothing")
                outline = "return getComputedStyle(document.activeElement).outlineStyle"
                self.assertEqual(self.browser.script(outline), "none", "a tap draws no frame around the value")
                self.browser.click("the way to the day", lambda: self.browser.visible(".chart-readout .link"))
                self.browser.until("the day", lambda: way in self.browser.driver.current_url)


class AnalyzeOnAPhoneWithoutJavaScript(AnalyzeJourney, Journey):
    screen = PHONE
    javascript = False
    is_repeat = True
