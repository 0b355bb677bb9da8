"""Rest days and days off in Settings, and the streak that they preserve."""

import datetime

from browser import DESK, PHONE
from journey import Journey


class StreakJourney:
    def test_a_sick_day_stands_on_the_streaks_calendar(self):
        self.start_as_guest()
        self.browser.visit("/progress/achievements")
        self.browser.see("No achievements yet")
        self.browser.see("Your first training day starts a streak")
        self.browser.follow("Rest days and days off")
        self.browser.arrive("/settings/rest-days")
        self.allow_rest_days(3)
        self.mark_yesterday_as_sick()
        self.browser.visit("/progress/achievements")
        self.assertEqual(len(self.browser.visible("td [data-mark='sick']")), 1)
        self.browser.see("can have 3 rest days")
        self.look("achievements")
        self.take_it_back()

    def allow_rest_days(self, count):
        self.browser.fill(rest_days=count)
        self.browser.press("Save")
        self.browser.see_toast("Rest days saved")
        self.assertEqual(self.browser.value("rest_days"), str(count))

    def mark_yesterday_as_sick(self):
        yesterday = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=1)
        self.browser.script("document.querySelector('[name=first_day]').value = arguments[0]", yesterday.isoformat())
        self.browser.script("document.querySelector('[name=reason]').closest('fieldset').scrollIntoView({ block: 'center' })")
        self.browser.choose("reason", "Sick")
        self.browser.press("Mark as days off")
        self.browser.see_toast("Days off marked")
        self.look("rest-days")

    def take_it_back(self):
        self.browser.visit("/settings/rest-days")
        self.browser.click("the link that removes it", lambda: self.browser.visible("a[aria-label^='Remove']"))
        self.browser.see("Remove these days off?")
        self.browser.press("Remove")
        self.browser.see_toast("Days off removed")
        self.browser.see("No days off in the last year or ahead")


class StreakOnAPhone(StreakJourney, Journey):
    screen = PHONE


class StreakAtADeskWithoutJavaScript(StreakJourney, Journey):
    screen = DESK
    javascript = False
