"""Health: a token for a phone, the data the phone sends, and what Home shows of it."""

import datetime
import http.client
import json

from browser import PHONE
from journey import Journey, someone


class Health(Journey):
    screen = PHONE

    def setUp(self):
        super().setUp()
        self.person = someone()
        self.sign_up(self.person)

    def make_token(self, name: str) -> str:
        self.browser.visit("/settings/health")
        self.browser.fill(name=name)
        self.browser.press("Create token")
        self.browser.see("shown only once")
        return self.browser.first("the token", lambda: self.browser.visible("#token")).get_attribute("value")

    def send(self, token: str, path: str, payload: dict) -> tuple[int, dict]:
        """As the phone does it: without cookies, without a browser."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request("POST", path, json.dumps(payload), {
            "Authorization": f"Bearer {token}", "Content-Type": "application/json"})
        response = connection.getresponse()
        return response.status, json.loads(response.read())

    def steps(self, count: int) -> dict:
        return {"data": {"metrics": [{"name": "step_count", "units": "count", "data": [
            {"qty": count, "date": f"{self.today} 00:00:00 +0000", "source": "Watch"}]}]}}

    def test_what_a_phone_sends_twice_counts_once_and_shows_on_home(self):
        token = self.make_token("My phone")
        self.look("a new token")
        for new in (1, 0):
            status, report = self.send(token, "/api/v1/health/auto-export", self.steps(6_412))
            self.assertEqual((status, report["received"], report["new"]), (200, 1, new))
        self.browser.visit("/")
        self.browser.see(r"6,412\s+of 10,000")
        self.look("Home")
        self.browser.visit("/track")
        self.browser.see("6,412 steps")
        self.browser.visit("/settings/health")
        self.browser.see("1 new")
        self.browser.see("1 already known")
        self.browser.see("last used today")
        self.look("the page with what came")

    def test_a_scale_sends_a_weight(self):
        token = self.make_token("Scale")
        yesterday = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=1)
        entry = {"date": f"{yesterday}T07:00:00.000+00:00", "weight": 71.4}
        self.assertEqual(self.send(token, "/api/v2/weightentry/", entry)[0], 201)
        self.browser.visit("/progress")
        self.browser.see("71.4 kg")

    def test_a_revoked_token_opens_nothing(self):
        token = self.make_token("Lost phone")
        self.browser.visit("/settings/health")
        self.browser.follow("Revoke Lost phone")
        self.browser.see("Revoke Lost phone\\?")
        self.browser.press("Revoke token")
        self.browser.see_toast("Token revoked")
        status, problem = self.send(token, "/api/v1/health/auto-export", self.steps(1_000))
        self.assertEqual((status, problem["status"]), (401, 401))
        self.browser.visit("/")
        self.assertNotIn("1,000\nof", self.browser.text())

    def test_a_reached_step_goal_is_celebrated_until_it_is_put_away(self):
        self.browser.visit("/settings/reminders")
        self.browser.click("the switch", lambda: self.browser.visible("[name=step_goal_alerts]"))
        self.browser.fill(step_goal="5000")
        self.browser.press("Save")
        self.browser.see_toast("Reminders saved")
        self.look("the reminders")
        token = self.make_token("Phone")
        self.send(token, "/api/v1/health/auto-export", self.steps(5_100))
        self.browser.visit("/")
        self.browser.see("You reached your step goal!")
        self.look("Home with a reminder")
        self.browser.press("Dismiss for today: You reached your step goal!")
        self.browser.until("the reminder to be gone", lambda: "You reached" not in self.browser.text())
