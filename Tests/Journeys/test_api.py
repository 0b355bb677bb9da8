"""The API: a key is created in Settings, used by a program, and revoked; and a fuzzer finds nothing that breaks."""

import http.client
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import soak
from browser import DESK, PHONE
from client import Client
from journey import ARTIFACTS, Journey, can_differ, someone
from server import Server

# The long form goes through the operations again and again until then; the short form goes through them once.
LONGEST_FUZZING_SECONDS = 300
TIME = soak.amount(short=[], long=["--max-time", str(LONGEST_FUZZING_SECONDS)])
EXAMPLES = soak.amount(short=10, long=100)
# The fuzzer already has a key, and sign-ups from one address are rate-limited.
LEFT_OUT = r"/api/v1/auth/"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


class KeysJourney:
    def setUp(self):
        super().setUp()
        self.person = someone()
        self.sign_up(self.person)

    def make_key(self, name: str, *areas: str) -> str:
        self.browser.visit("/settings/api-keys")
        self.browser.fill(name=name)
        for area in areas:
            self.browser.click(area, lambda: self.browser.visible(f"label:has([name=areas][value={area}])"))
        self.browser.press("Create key")
        self.browser.see("shown only once")
        return self.browser.first("the key", lambda: self.browser.visible("#key")).get_attribute("value")

    def ask(self, key: str, path: str) -> tuple[int, dict]:
        """As a program does it: without cookies, without a browser."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request("GET", path, headers={"Authorization": f"Bearer {key}"})
        response = connection.getresponse()
        return response.status, json.loads(response.read())

    @can_differ
    def test_a_key_works_until_it_is_revoked(self):
        key = self.make_key("My script", "profile", "progress")
        self.look("a new key")
        status, person = self.ask(key, "/api/v1/users/me")
        self.assertEqual((status, person["email"]), (200, self.person.email))
        self.assertEqual(self.ask(key, "/api/v1/weights")[1]["data"][0]["weight_kilograms"], 72)
        self.assertEqual(self.ask(key, "/api/v1/sets")[0], 403)
        self.browser.visit("/settings/api-keys")
        self.browser.see("Reads progress, profile")
        self.browser.see("last used today")
        self.browser.follow("Revoke My script")
        self.browser.press("Revoke key")
        self.browser.see_toast("Key revoked")
        self.assertEqual(self.ask(key, "/api/v1/users/me")[0], 401)

    def test_what_programs_can_do_is_told(self):
        self.browser.visit("/settings/api-keys")
        self.browser.follow("What programs can do")
        self.browser.arrive("/api")
        self.browser.see("/api/v1/sets")
        self.look("the page about the API")


class KeysOnAPhone(KeysJourney, Journey):
    screen = PHONE


class KeysAtADeskWithoutJavaScript(KeysJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True


class Fuzzing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.server = Server(pathlib.Path(folder.name), ARTIFACTS / f"{self._testMethodName}.log")
        self.server.settle_in()
        self.server.start()
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.stop())
        self.client = Client(self.server.port)
        self.addCleanup(self.client.connection.close)
        self.client.sign_up("alex@example.com", "a long password")

    def key(self) -> str:
        areas = "&".join(f"areas={area}" for area in ("training", "nutrition", "progress", "journal", "profile"))
        _, page = self.client.request(
            "POST", "/settings/api-keys", f"name=Fuzzer&access=write&lifetime=month&{areas}")
        return re.search(r'id="key" value="([^"]+)"', page)[1]

    def test_nothing_that_is_sent_breaks_it(self):
        command = [
            pathlib.Path(sys.executable).parent / "schemathesis", "run",
            f"http://127.0.0.1:{self.server.port}/api/v1/openapi.json", "-H", f"Authorization: Bearer {self.key()}",
            "--checks", CHECKS, "--exclude-path-regex", LEFT_OUT, "--phases", "fuzzing", "--max-examples", str(EXAMPLES),
            *TIME, "--seed", str(soak.SEED), "--generation-database", "none", "--no-shrink", "--no-color",
            "--warnings", "off"]
        # The fuzzer leaves its findings in its working directory.
        run = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, timeout=LONGEST_FUZZING_SECONDS * 5)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertRegex(run.stdout, r"Selected: ([1-9]\d+)/\d+\s+Tested: \1\b", "every operation was tried")
