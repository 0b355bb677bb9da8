"""The ends of every range, sent to every parameter of every route and operation and into every column of an archive:
nothing is answered with an error of the server, the server does not end, and every page still opens."""

import http.client
import itertools
import json
import pathlib
import re
import subprocess
import tempfile
import time
import unittest
import urllib.parse

import soak
from client import FORM, Client
from hostile import AS_JSON, AS_TEXT, Archive, Form, Page, kind, parameter_names, paths_with, queries, turns
from journey import ARTIFACTS
from server import ROOT, Server, binary

# How many values each place gets. The long form sends all of them to each.
VALUES = soak.amount(short=1, long=len(AS_TEXT))
# The short form tries every fourth field by itself; all fields of a form get a value at once, too.
FIELDS_PER_TRIED_ONE = soak.amount(short=4, long=1)
JSON_VALUES = soak.amount(short=1, long=len(AS_JSON))
ARCHIVE_VALUES = soak.amount(short=4, long=len(AS_JSON))
# Of each kind so many pages are read: their forms and links are alike.
PAGES_OF_A_KIND = 2
IMPORT_SECONDS = 300
# Ends the session, or the account that the test needs.
LEFT_OUT = ("/logout", "/settings/account", "/api/v1/auth", "/api/v1/users/me")
MOST_ROWS = soak.amount(short=60, long=100_000)
DAYS_WITH_ROWS = " UNION ".join(
    f"SELECT {column} FROM {table} WHERE user_id = ?1" for table, column in [
        ("strength_sets", "day"), ("cardio_sessions", "day"), ("trackable_entries", "day"), ("meal_entries", "day"),
        ("journal_entries", "day"), ("weight_records", "recorded_on"), ("workout_sessions", "day"),
        ("routine_sessions", "day"), ("days_off", "day")])
# The pages of what an archive brought, by the numbers and days of its rows.
PAGES_OF_ROWS = {
    **{path: DAYS_WITH_ROWS for path in ("/track?date=*", "/journal/*", "/nutrition?date=*")},
    "/analyze/days?year=*": f"SELECT DISTINCT substr(day, 1, 4) FROM ({DAYS_WITH_ROWS})",
    **{path: f"SELECT id FROM {table} WHERE user_id = ?1" for path, table in {
        "/track/sets/*/edit": "strength_sets", "/track/cardio/*/edit": "cardio_sessions",
        "/track/entries/*/edit": "trackable_entries", "/nutrition/entries/*/edit": "meal_entries",
        "/routines/*": "routines", "/routines/*/edit": "routines", "/routines/*/workout": "routines",
        "/track/workouts/*": "routine_sessions", "/sessions/*": "workout_sessions", "/goals/*": "goals",
        "/goals/*/edit": "goals", "/programs/*": "programs", "/programs/*/edit": "programs",
        "/nutrition/meals/*": "saved_meals", "/workouts/*": "workout_plans", "/workouts/*/edit": "workout_plans",
        "/analyze/trackables/*?range=all": "trackables", "/settings/exercises/*/edit": "exercises",
        "/progress/weights/*/delete": "weight_records", "/progress/weights/*/edit": "weight_records"}.items()},
    "/analyze/exercises/*?range=all": "SELECT DISTINCT exercise_id FROM strength_sets WHERE user_id = ?1",
    "/records/exercises/*": "SELECT DISTINCT exercise_id FROM personal_records WHERE user_id = ?1",
    "/nutrition/foods/*": "SELECT id FROM foods WHERE added_by = ?1",
    "/trainers/*": "SELECT id FROM trainers WHERE added_by = ?1",
    "/settings/equipment/*": "SELECT id FROM equipment WHERE ?1",
    "/settings/equipment/plates/*": "SELECT id FROM plates WHERE ?1",
}
HEADERS = ("If-None-Match", "If-Modified-Since", "Range", "If-Range", "Accept-Encoding", "Accept-Language", "Cookie",
           "Idempotency-Key", "X-Forwarded-For", "Origin", "Referer", "Content-Type", "Content-Length")


class HostileValues(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.server = Server(self.folder / "data", ARTIFACTS / f"{self._testMethodName}.log")
        said = self.run_command("demo", "--days", "20")
        self.credentials = dict(email="sam@example.com", password=re.search("password: (.*)", said)[1])
        self.server.start()
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.stop())
        self.place = itertools.count(soak.SEED)
        self.client = self.sign_in()

    def run_command(self, command: str, *words: str) -> str:
        return subprocess.run([binary(), command, "--data", self.server.data, *words], cwd=ROOT, check=True,
                              capture_output=True, text=True).stdout

    def sign_in(self) -> Client:
        client = Client(self.server.port)
        self.addCleanup(client.connection.close)
        self.server.change("DELETE FROM login_buckets")
        self.assertEqual(client.post("/login", **self.credentials)[0], 303)
        return client

    # Sending

    def send(self, method: str, path: str, body: str | None = None, media_type: str = FORM, **headers: str) -> str:
        """The page that answers. The server must be there, and not at fault."""
        try:
            status, page = self.ask(method, path, body, media_type, headers)
        except (http.client.HTTPException, ConnectionError):
            # It closes the connection of a request that is none; a new one must work.
            self.client.connection.close()
            status, page = 0, ""
        if self.server.process.poll() is not None:
            self.fail(f"the server ended at {method} {path} {body} {headers}: {self.server.log.read_text()[-2_000:]}")
        self.assertLess(status, 500, f"{method} {path} {body} {headers}")
        return page if status == 200 else ""

    def ask(self, method, path, body, media_type, headers) -> tuple[int, str]:
        given = self.client.headers | ({"Content-Type": media_type} if body is not None else {})
        self.client.connection.request(method, path, body, given | headers)
        response = self.client.connection.getresponse()
        status, page = response.status, response.read().decode(errors="replace")
        if status != 429:
            return status, page
        # The long form asks more often than a program may.
        time.sleep(float(response.headers.get("Retry-After") or 1))
        return self.ask(method, path, body, media_type, headers)

    def next_values(self, values: list[str], count: int) -> list[str]:
        return turns(values, next(self.place) * count, count)

    # Pages

    def walk(self) -> tuple[dict[str, str], dict[tuple[str, str], Form]]:
        """Opens every page that a link leads to. Answers one address of each kind, and one form of each kind."""
        waiting, seen = ["/"], {"/"}
        counts: dict[str, int] = {}
        links: dict[str, str] = {}
        forms: dict[tuple[str, str], Form] = {}
        while waiting:
            path = waiting.pop(0)
            page = Page(self.send("GET", path), path)
            for form in page.forms:
                action = form.action or path
                form.action = urllib.parse.urlsplit(action).path
                forms.setdefault((form.method.lower(), kind(form.action)), form)
            for link in page.links:
                plain, _, query = link.partition("?")
                one = f"{kind(plain)}?{sorted(dict(urllib.parse.parse_qsl(query)))}"
                if link in seen or counts.get(one, 0) >= PAGES_OF_A_KIND or plain.startswith(LEFT_OUT):
                    continue
                seen.add(link)
                counts[one] = counts.get(one, 0) + 1
                links.setdefault(kind(plain), plain)
                waiting.append(link)
        return links, forms

    def test_pages_and_forms(self):
        links, forms = self.walk()
        self.assertGreater(len(links), 80)
        self.assertGreater(len(forms), 60)
        names = parameter_names(ROOT / "Sources")
        for path in links.values():
            for value in self.next_values(AS_TEXT, VALUES):
                for query in queries(names, value):
                    self.send("GET", f"{path}?{query}")
                for address in paths_with(path, value):
                    self.send("GET", address)
        # What deletes comes last.
        order = sorted(forms.values(), key=lambda form: "delet" in form.action or "discard" in form.action)
        for form in order:
            if form.method.lower() == "post" and not form.is_upload and not form.action.startswith(LEFT_OUT):
                self.attack(form, names)
        for name in HEADERS:
            for value in self.next_values([text for text in AS_TEXT if text.isascii() and "\0" not in text], VALUES):
                self.send("GET", "/track", **{name: value})
        self.client = self.sign_in()
        self.walk()

    def attack(self, form: Form, names: list[str]):
        for field in form.fields:
            if next(self.place) % FIELDS_PER_TRIED_ONE:
                continue
            for value in self.next_values(AS_TEXT, VALUES):
                self.send("POST", form.action, urllib.parse.urlencode(form.fields | {field: value}))
        for value in self.next_values(AS_TEXT, VALUES):
            # Fields that the page does not have, too, such as those of a waiting tap.
            others = {name: value for name in names if name not in form.fields}
            self.send("POST", form.action, urllib.parse.urlencode(form.fields | others))
            self.send("POST", form.action, urllib.parse.urlencode({name: value for name in form.fields}))
            for address in paths_with(form.action, value):
                self.send("POST", address, urllib.parse.urlencode(form.fields))

    # API

    def test_operations(self):
        areas = "&".join(f"areas={area}" for area in ("training", "nutrition", "progress", "journal", "profile"))
        page = self.client.request("POST", "/settings/api-keys", f"name=Fuzzer&access=write&lifetime=month&{areas}")[1]
        self.key = {"Authorization": "Bearer " + re.search(r'id="key" value="([^"]+)"', page)[1]}
        document = json.loads(self.send("GET", "/api/v1/openapi.json"))
        tried = 0
        for path, operations in document["paths"].items():
            if path.startswith(LEFT_OUT):
                continue
            for method, operation in operations.items():
                if method in ("get", "post", "put", "patch", "delete"):
                    tried += 1
                    self.attack_operation(document, method.upper(), path, operation)
        self.assertGreater(tried, 120)
        self.walk()

    def attack_operation(self, document: dict, method: str, path: str, operation: dict):
        plain = re.sub(r"\{\w+\}", "1", path)
        query = [parameter["name"] for parameter in operation.get("parameters", []) if parameter["in"] == "query"]
        for value in self.next_values(AS_TEXT, VALUES):
            sent = urllib.parse.quote(value, safe="")
            for name in re.findall(r"\{\w+\}", path):
                self.send(method, re.sub(r"\{\w+\}", "1", path.replace(name, sent)), "{}", "application/json", **self.key)
            for name in query:
                # Words make a search of a list, whose pages are counted otherwise.
                for more in ("", "q=bench&") if "q" in query and name != "q" else ("",):
                    self.send(method, f"{plain}?{more}{name}={sent}", **self.key)
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if not content:
            return
        members = self.members(document, content["schema"])
        example = {name: example for name, (example, _) in members.items() if example is not None}
        for name, (_, inner) in members.items():
            for value in self.next_values(AS_JSON, JSON_VALUES):
                self.send(method, plain, self.body(example, name, value), "application/json", **self.key)
                for member in inner:
                    nested = f"[{json.dumps({member: 0}).replace('0', value)}]"
                    self.send(method, plain, self.body(example, name, nested), "application/json", **self.key)

    @staticmethod
    def body(example: dict, name: str, value: str) -> str:
        return json.dumps(example | {name: "\u0001"}).replace('"\\u0001"', value)

    def members(self, document: dict, schema: dict) -> dict[str, tuple[object, list[str]]]:
        """Of each member of an object an example, and the members of the objects in its list."""
        while "$ref" in schema:
            schema = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
        found = {}
        for name, member in schema.get("properties", {}).items():
            inner = member.get("items", {}) if member.get("type") == "array" or "items" in member else {}
            example = member.get("example", (member.get("examples") or [None])[0])
            found[name] = (example, list(self.members(document, inner)) if inner else [])
        return found

    # Archives

    def test_archives(self):
        path = self.folder / "archive.zip"
        self.run_command("export", "--user", self.credentials["email"], "--to", str(path))
        archive = Archive(path)
        self.assertEqual([table for table, rows in archive.tables.items() if not rows], ["recipes", "recipe_ingredients"])
        self.client = Client(self.server.port)
        self.addCleanup(self.client.connection.close)
        self.client.sign_up("alex@example.com", "a long password")
        file = ("file", "archive.zip", "application/zip", archive.mutated(next(self.place), ARCHIVE_VALUES))
        status, page = self.client.upload("/settings/data/imports", {}, [file])
        self.assertEqual(status, 303, re.sub("<[^>]*>", " ", page)[:2_000])
        number, = self.server.rows("SELECT max(id) FROM imports")[0]
        self.send("GET", f"/settings/data/imports/{number}")
        self.send("POST", f"/settings/data/imports/{number}", "")
        self.wait_until_added(number)
        self.walk()
        for pattern, rows in PAGES_OF_ROWS.items():
            for value, in self.server.rows(f"{rows} LIMIT {MOST_ROWS}", 2):
                self.send("GET", pattern.replace("*", str(value)))
        self.send("GET", "/settings/data/export")
        self.run_command("check")

    def wait_until_added(self, number: int):
        began = time.monotonic()
        while (state := self.server.rows("SELECT state FROM imports WHERE id = ?", number)[0][0]) != "done":
            self.assertLess(time.monotonic() - began, IMPORT_SECONDS, state)
            self.assertIsNone(self.server.process.poll(), "the server ended")
            time.sleep(0.05)
