"""Home at a desk: its cards leave no hole, whatever there is to show."""

import datetime

from browser import DESK
from journey import Journey, someone

# Places of the grid that no card is at or beside.
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
