"""What scripts decide without a page: the run of a timed workout, what is wrong with a set or read from a field, and what
becomes of what waits."""

import re

from journey import Journey
from server import ROOT

# What `sendEntries` makes of one answer: its status, its person, and whether it redirected.
SEND = """
const [entries, answers] = arguments, done = arguments[arguments.length - 1];
const { entriesOf, putEntry, removeEntry } = $modules["store.js"];
window.fetch = async (path, { headers, body }) => {
  const answer = answers.shift();
  if (!answer) throw new TypeError("lost");
  return { ...answer, headers: new Headers(answer.person ? { "workhome-person": answer.person } : {}) };
};
(async () => {
  for (const old of await entriesOf("ada")) await removeEntry(old.id);
  for (const entry of entries) await putEntry({ person: "ada", body: "", loggedAt: 1, ...entry });
  const result = await $modules["queue.js"].sendEntries("ada");
  done([result, (await entriesOf("ada")).map(({ path, refusal }) => [path, refusal ?? null])]);
})();
"""
SAVED = {"status": 200, "redirected": True, "person": "ada"}
SET, PAUSE = {"path": "/track/sets", "key": "1"}, {"path": "/sessions/1/pause", "key": "2", "body": "about=Pause"}


class Scripts(Journey):
    def setUp(self):
        super().setUp()
        self.browser.visit("/offline")
        status, self.worker = self.browser.driver.execute_async_script("""
            const done = arguments[0];
            fetch("/worker.js").then(async (answer) => done([answer.status, await answer.text()]));
            """)
        self.assertEqual(status, 200)

    def problems(self, **fields: str) -> dict | None:
        return self.browser.script(f"""{self.worker}
            return $modules["validation.js"].problemsOf("/track/sets", new URLSearchParams(arguments[0])) ?? null;""", fields)

    def test_what_is_wrong_with_a_set(self):
        for reps, weight, wrong in [
            ("8", "60", []), ("10000", "100000", []), ("10,000", "1,000.5", ["reps"]), ("8", "62,5", []), ("٨", "60", ["reps"]),
            ("0", "60", ["reps"]), ("10001", "60", ["reps"]), ("2.5", "60", ["reps"]), ("8", "100001", ["weight"]),
            ("8", "0.004", ["weight"]), ("8", "6 0", ["weight"]), ("", "", ["reps", "weight"]), ("8", "1.000", ["weight"]),
            ("8", "62.500", []),
        ]:
            with self.subTest(reps=reps, weight=weight):
                self.assertEqual(sorted(self.problems(reps=reps, weight=weight) or {}), wrong)
        self.assertIn("220,462", self.problems(reps="8", weight="220463", weight_unit="pounds")["weight"])
        self.assertIsNone(self.problems(reps="8", weight="220462", weight_unit="pounds"))
        for duration, wrong in [
            ("65", []), ("1:05", []), ("1m 5s", []), ("24h", []), ("25h", ["duration"]), ("5s 1m", ["duration"]),
        ]:
            with self.subTest(duration=duration):
                self.assertEqual(sorted(self.problems(duration=duration, weight="10") or {}), wrong)
        self.assertIn("109,361", self.problems(duration="", distance="109362", distance_unit="miles", weight="10")["distance"])

    def send(self, entries: list[dict], *answers: dict) -> tuple[dict, list]:
        result, left = self.browser.driver.execute_async_script(f"{self.worker}\n{SEND}", entries, list(answers))
        return result, left

    def test_what_becomes_of_what_waits(self):
        for answers, outcome, left in [
            ([SAVED, SAVED], "sent", []),
            ([SAVED], "later", [["/track/sets", None]]),
            ([{"status": 204, "person": "ada"}, SAVED], "sent", []),
            ([{"status": 503, "person": "ada"}], "later", 2),
            ([{"status": 429, "person": "ada"}], "later", 2),
            ([{"status": 401}], "signed out", 2),
            # Somebody else, and what stands before WorkHome.
            ([{"status": 200, "redirected": True, "person": "ben"}], "later", 2),
            ([{"status": 404}], "later", 2),
            ([{"status": 422, "person": "ada"}, SAVED], "sent", [["/track/sets", 422]]),
        ]:
            with self.subTest(answers=answers):
                result, kept = self.send([SET, SET | {"key": "3"}], *answers)
                self.assertEqual((result["outcome"], len(kept) if isinstance(left, int) else kept), (outcome, left))
        # What is not told by its answer for weeks may have been saved: it is asked about.
        _, kept = self.send([SET | {"triedAt": 1}])
        self.assertEqual(kept, [["/track/sets", "unsure"]])

    def test_what_a_timed_workout_lost_is_told_once(self):
        refused = {"status": 422, "person": "ada"}
        result, kept = self.send([PAUSE, PAUSE | {"body": "about=Skip&by=clock"}, SET], refused, refused, SAVED)
        self.assertEqual((result["lost"], result["sent"], kept), ([{"about": "Pause", "at": 1}], 1, []))

    def test_the_run_of_a_timed_workout(self):
        """Two exercises of 30 s with 10 s of rest between them, by the rules of `WorkoutRun`."""
        for steps, seen in [
            ([], [0, 0, False, 0]), ([("advance", 30)], [1, 1, False, 0]), ([("advance", 41)], [2, 1, False, 0]),
            # Whoever is away for longer than ten seconds finds the next exercise paused.
            ([("advance", 55)], [2, 1, True, 0]),
            ([("pause", "a", 12), ("advance", 60)], [0, 0, True, 12_000]),
            ([("pause", "a", 12), ("resume", "a", 60), ("advance", 78)], [1, 1, False, 0]),
            ([("skip", "a", 5)], [1, 0, False, 0]), ([("skip", "a", 5), ("skip", "a", 6)], [1, 0, False, 0]),
            ([("skip", "a", 5), ("skip-rest", "rest", 6), ("advance", 36)], [3, 1, False, 0]),
        ]:
            with self.subTest(steps=steps):
                self.assertEqual(self.run_workout(steps), seen)
        self.assertEqual(self.browser.script(f"{self.rules}; return [59000, 59001, 0].map(countdown);"), ["59", "1:00", "0"])

    def test_an_amount_of_food_is_read_with_fractions(self):
        typed = ["2", "1,5", "1/2", "½", "1½", "1 1/2", "1 000,5", "two", "1 2 3", ""]
        seen = self.browser.script(f"{self.module('serving')}; return arguments[0].map(parseAmount);", typed)
        self.assertEqual(seen, [2, 1.5, 0.5, 0.5, 1.5, 1.5, 1000.5, None, None, None])

    def test_a_short_barcode_stands_for_a_long_one(self):
        short = ["04252614", "01234531", "01234541", "01234565", "4006381333931"]
        seen = self.browser.script(f"{self.module('barcode')}; return arguments[0].map(expanded);", short)
        self.assertEqual(seen, ["042100005264", "012300000451", "012340000051", "012345000065", "4006381333931"])

    def module(self, name: str) -> str:
        """A script of pages by itself: it sets nothing up."""
        code = re.sub(r"^(import .*|export )", "", (ROOT / f"Public/js/{name}.js").read_text(), flags=re.MULTILINE)
        return f"const onEach = () => {{}};\n{code}"

    @property
    def rules(self) -> str:
        return self.module("workout-run")

    def run_workout(self, steps: list[tuple]) -> list:
        return self.browser.script(self.rules + """
            const exercise = (phase) => ({ phase, kind: "exercise", length: 30_000 });
            const phases = [exercise("a"), { phase: "rest", kind: "rest", length: 10_000 }, exercise("b")];
            const run = { phases, index: 0, startedAt: 0, elapsed: 0, isPaused: false, done: 0 };
            for (const [name, ...values] of arguments[0]) {
              if (name === "advance") advance(run, values[0] * 1000);
              else applyAction(run, name, values[0], values[1] * 1000);
            }
            return [run.index, run.done, run.isPaused, run.elapsed];
            """, steps)
