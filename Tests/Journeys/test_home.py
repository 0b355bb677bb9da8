"""Home: its cards leave no gaps on a desktop, whatever they show, and its greeting does not break on a small phone."""

import datetime

from browser import DESK, SMALL_PHONE
from journey import Journey, someone

# Places of the grid with no card on or next to them.
HOLES = """
const grid = document.querySelector(".home-cards").getBoundingClientRect();
const cards = [...document.querySelectorAll(".home-cards > *")].map((card) => card.getBoundingClientRect());
const gap = 16, found = [];
for (let x = grid.left + 8; x < grid.right; x += 24) {
  for (let y = grid.top + 8; y < grid.bottom; y += 24) {
    const isTaken = ({ left, right, top, bottom }) =>
      x > left - gap && x < right + gap && y > top - gap && y < bottom + gap;
    if (!cards.some(isTaken)) found.push(`${Math.round(x)}, ${Math.round(y)}`);
  }
}
return found;
"""

# Words of the title that break across lines.
BROKEN_WORDS = r"""
const text = document.querySelector("h1").firstChild, range = new Range();
return [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
  range.setStart(text, index);
  range.setEnd(text, index + word.length);
  return range.getClientRects().length > 1;
}).map(([word]) => word);
"""

# Where the words of the hero's title and of its link begin.
HERO_EDGES = """
return [...document.querySelectorAll(".hero-title, .hero-link")].map((part) => {
  const words = new Range();
  words.selectNodeContents(part);
  return Math.round(words.getBoundingClientRect().left);
});
"""


class HomeAtADesk(Journey):
    screen = DESK

    def full(self, state: str, cards: int):
        with self.part(state=state):
            self.browser.visit("/")
            self.assertEqual(len(self.browser.visible(".home-cards > *")), cards)
            self.assertEqual(self.browser.script(HOLES), [], "every place of the grid has a card")

    def test_a_guest_who_begins(self):
        self.start_as_guest()
        self.full("a guest", 3)
        self.aim()
        self.full("a guest with goals", 4)

    def test_somebody_who_weighs_themselves(self):
        self.sign_up(someone())
        self.full("somebody new", 4)
        for days in range(1, 6):
            day = datetime.date.fromisoformat(self.today) - datetime.timedelta(days=3 * days)
            self.client.post("/progress/measurements", weight=72 + days, height=170, date=day.isoformat())
        self.keep_in_journal("Rain, and a good run all the same.")
        self.full("somebody with weights", 4)
        self.aim()
        self.full("somebody with weights and goals", 5)

    def aim(self):
        for target in (2, 3, 4):
            status, page = self.client.post(
                "/goals", type="workouts", measure="trainingDays", target=target, cadence="weekly")
            self.assertEqual(status, 303, page[:1_000])


class HomeOnASmallPhone(Journey):
    screen = SMALL_PHONE

    def test_the_longest_greeting_is_whole_with_twice_the_text(self):
        self.sign_up(someone())
        now = datetime.datetime.now(datetime.timezone.utc)
        self.server.pass_time((15 - now.hour) % 24 * 3_600)
        self.browser.enlarge_text(200)
        self.browser.visit("/")
        self.browser.see("Good afternoon, Ada")
        self.assertEqual(self.browser.script(BROKEN_WORDS), [])
        bottom, height = self.browser.script(
            "const { bottom, height } = document.querySelector('.bar').getBoundingClientRect(); return [bottom, height]")
        self.assertEqual(bottom, self.browser.script("return innerHeight"), "the tabs are in reach")
        self.assertLess(height, 100)
        title, link = self.browser.script(HERO_EDGES)
        self.assertEqual(link, title, "a link below the button is not indented")
        self.browser.enlarge_text(100)
