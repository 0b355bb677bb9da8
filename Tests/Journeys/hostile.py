"""Values at the ends of every range, and where they can be sent: the forms and links of pages, the operations of the
API, and the columns of an archive."""

import dataclasses
import hashlib
import html.parser
import io
import itertools
import json
import pathlib
import re
import urllib.parse
import zipfile

SMALLEST, LARGEST = -(1 << 63), (1 << 63) - 1
NUMBERS = [SMALLEST, LARGEST, LARGEST + 1, *((sign << 53) + step for sign in (-1, 1) for step in (-1, 0, 1)), -1, 0,
           1 << 31, 1e308, -1e308, 5e-324]
DAYS = ["1000-01-01", "2999-12-31", "9999-12-31"]
TEXTS = ["NaN", "inf", "-Infinity", "1e308", "1e9", "", "\0", "a\0b", "é" * 300, "e\u0301\u0302" * 64, "99999999:59"] + DAYS
AS_TEXT = [repr(number) for number in NUMBERS] + TEXTS
# Tokens of JSON, some of which no number of a program can hold.
AS_JSON = [*(json.dumps(number) for number in NUMBERS), "1e400", "-0", "1.5", "true", "null", "[]", "{}"] + [
    json.dumps(text) for text in AS_TEXT]


LONGEST_QUERY = 7_000


@dataclasses.dataclass
class Form:
    method: str
    action: str
    fields: dict[str, str] = dataclasses.field(default_factory=dict)
    is_upload: bool = False


class Page(html.parser.HTMLParser):
    """The links and the forms of a page, each field with its value."""

    def __init__(self, page: str, address: str):
        super().__init__()
        self.address = address
        self.links: list[str] = []
        self.forms: list[Form] = []
        self.form: Form | None = None
        self.selected: str | None = None
        self.area: str | None = None
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]):
        given = dict(attributes)
        name = given.get("name") or ""
        if tag == "a" and (given.get("href") or "").startswith(("/", "?")) and "download" not in given:
            self.links.append(urllib.parse.urljoin(self.address, given["href"]).partition("#")[0])
        elif tag == "form":
            self.form = Form(given.get("method", "get"), given.get("action") or "", is_upload="enctype" in given)
            self.forms.append(self.form)
        elif self.form and tag in ("input", "button") and name and given.get("type") != "file":
            is_off = given.get("type") in ("checkbox", "radio") and "checked" not in given
            if not is_off or name not in self.form.fields:
                self.form.fields[name] = given.get("value") or ""
        elif self.form and tag == "select" and name:
            self.selected = name
            self.form.fields.setdefault(name, "")
        elif self.form and tag == "option" and self.selected and "selected" in given:
            self.form.fields[self.selected] = given.get("value") or ""
        elif self.form and tag == "textarea" and name:
            self.area = name
            self.form.fields[name] = ""

    def handle_data(self, data: str):
        if self.form and self.area:
            self.form.fields[self.area] += data

    def handle_endtag(self, tag: str):
        if tag == "form":
            self.form = None
        elif tag == "select":
            self.selected = None
        elif tag == "textarea":
            self.area = None


VARIABLE = re.compile(
    r"(?<=/)(?:[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}|\d{4}-\d{2}-\d{2}|\d{4}-\d{2}|\d+)(?=/|$)|(?<=/library/)[\w-]+")


def kind(path: str) -> str:
    """Addresses that differ only in a day, a number, an identifier or a key are of one kind."""
    return VARIABLE.sub("*", path)


def parameter_names(sources: pathlib.Path) -> list[str]:
    """The names that any code reads from a query or a form: `query["page"]`, `fields["seen_at"]`."""
    read = re.compile(r'(?:query|fields|typed|submitted)\["(\w+)"\]|skipped\("(\w+)"\)')
    found = {name for path in sorted(sources.rglob("*.swift")) for pair in read.findall(path.read_text()) for name in pair}
    return sorted(found - {""} | {"older"})


def paths_with(path: str, value: str) -> list[str]:
    """The address with the value in place of each of its variable parts."""
    sent = urllib.parse.quote(value, safe="")
    return [path[:part.start()] + sent + path[part.end():] for part in VARIABLE.finditer(path)]


def queries(names: list[str], value: str) -> list[str]:
    """The value by each of the names, in queries that are no longer than an address may be."""
    query = urllib.parse.urlencode([(name, value) for name in names])
    middle = len(names) // 2
    return [query] if len(query) < LONGEST_QUERY else queries(names[:middle], value) + queries(names[middle:], value)


def turns(values: list[str], first: int, count: int) -> list[str]:
    """Some of the values, from a place that the caller moves on."""
    return [values[(first + step) % len(values)] for step in range(count)]


# Archives

# Rows of the tables that a sample person has none of.
MORE_ROWS: dict[str, list[dict]] = {
    "days_off": [{"day": "2026-01-05", "reason": "sick"}],
    "equipment": [
        {"name": "Bar", "kind": "bar", "unit": "kilograms", "used_for": "barbell", "empty_weight": 20,
         "collar_weight": 0, "sides": 2, "sleeve_millimeters": 50, "weights": None, "add_ons": None,
         "is_assisting": 0, "created_at": 1794171586, "archived_at": None},
        {"name": "Stack", "kind": "stack", "unit": "kilograms", "used_for": "cable", "empty_weight": None,
         "collar_weight": None, "sides": None, "sleeve_millimeters": None, "weights": "[5,10]", "add_ons": "[1.25]",
         "is_assisting": 0, "created_at": 1794171586, "archived_at": None}],
    "plates": [{"weight": 20, "unit": "kilograms", "sleeve_millimeters": 50, "pairs": 2, "color": "blue"}],
    "exercises": [
        {"name": "Sled push", "kind": "strength", "measure": "reps", "load": "external", "equipment": "other",
         "mechanic": "compound", "primary_muscle": "quadriceps", "secondary_muscles": "glutes,calves",
         "met_code": None, "met": 6.0, "instructions": "Push.", "archived_at": None}],
    "exercise_choices": [{"exercise": "bench-press", "name": "Flat bench", "hidden_at": None}],
    "exercise_settings": [{"exercise": "bench-press", "equipment": 1, "rest_seconds": 120, "note": "Feet flat."}],
    "goal_pauses": [{"goal": 1, "first_day": "2026-11-20", "last_day": "2026-11-21"}],
    "health_workouts": [
        {"source": 1, "external_id": "run-1", "started_at": 1794128400, "exercise": "running",
         "duration_seconds": 1800, "distance_meters": 5000.0, "cardio_session": 1, "utc_offset": 3600,
         "energy_kilocalories": 320, "is_shown": 1, "is_settled": 0}],
    "workout_plans": [
        {"name": "Short", "summary": "A few moves.", "focus": "core", "level": "beginner", "goals": "stayFit",
         "rounds": 2, "created_at": 1794171586, "archived_at": None}],
    "workout_plan_exercises": [
        {"plan": 1, "position": 0, "exercise": "plank", "seconds": 30, "reps": None, "rest_seconds": 10}],
    "training_maxes": [{"exercise": "bench-press", "first_day": "2026-11-09", "kilograms": 90.0}],
    "saved_meals": [{"name": "Breakfast"}],
    "trainers": [
        {"is_private": 1, "name": "Robin Sample", "photo": None, "specialities": "Strength", "bio": "", "languages": "",
         "rate_amount": 40.0, "rate_currency": "EUR", "rate_period": "hour", "phone": None, "telegram_name": None,
         "email": "robin@example.com", "created_at": 1794171586}],
    "reminder_dismissals": [{"day": "2026-11-20", "reminder": "workout"}],
}
EATEN = {"food": 1, "name": "Butter", "quantity": 1.0, "portion": "g", "amount": 100.0, "energy_kilocalories": 717.0,
         "protein_grams": 0.9, "carbohydrate_grams": 0.1, "fat_grams": 81.1, "saturated_fat_grams": 51.0,
         "fiber_grams": 0.0, "sugar_grams": 0.1, "sodium_milligrams": 600.0}
MORE_ROWS["saved_meal_items"] = [{"saved_meal": 1, **EATEN}]
# Of each table so many rows are kept, so that the mutated ones have something beside them.
KEPT_ROWS = 40


class Archive:
    """An archive in memory, whose rows can be changed."""

    def __init__(self, path: pathlib.Path):
        with zipfile.ZipFile(path) as file:
            self.members = {name: file.read(name) for name in file.namelist()}
        self.manifest = json.loads(self.members.pop("manifest.json"))
        self.tables = {}
        for name in list(self.members):
            if name.startswith("json/"):
                table = pathlib.PurePosixPath(name).stem
                rows = [json.loads(line) for line in self.members[name].splitlines()][:KEPT_ROWS]
                more = [{"id": len(rows) + place, **row} for place, row in enumerate(MORE_ROWS.get(table, []), 1)]
                self.tables[table] = rows or more

    def mutated(self, first: int, count: int) -> bytes:
        """The zip with, for each column, copies of its table's first row that have other values there, as JSON tokens."""
        place = itertools.count(first, count)
        return self.zip({
            table: [json.dumps(row) for row in rows] + [
                line for column in rows[0] if column != "id" for line in self.lines(rows, column, next(place), count)]
            for table, rows in self.tables.items() if rows})

    @staticmethod
    def lines(rows: list[dict], column: str, first: int, count: int) -> list[str]:
        marker = "\u0001here"
        template = json.dumps(rows[0] | {"id": 0, column: marker})
        return [template.replace(json.dumps(marker), token) for token in turns(AS_JSON, first, count)]

    def zip(self, lines: dict[str, list[str]]) -> bytes:
        members = dict(self.members)
        for table in self.tables:
            numbered = (re.sub(r'"id": \d+', f'"id": {number}', line, count=1)
                        for number, line in enumerate(lines.get(table, []), 1))
            members[f"json/{table}.jsonl"] = "".join(f"{line}\n" for line in numbered).encode()
        self.manifest["files"] = {
            name: {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
            for name, content in members.items()}
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as file:
            for name, content in members.items():
                file.writestr(name, content)
            file.writestr("manifest.json", json.dumps(self.manifest))
        return written.getvalue()
