"""The household's equipment: a bar and plates, chosen for an exercise, and what to put on each side."""

from browser import DESK, PHONE
from journey import Journey, can_differ, someone


class EquipmentJourney:
    def setUp(self):
        # Equipment belongs to the household, which other journeys share.
        self.start_own_server()
        super().setUp()
        self.bar = "Bar"
        self.sign_up(someone())
        self.browser.visit("/settings/equipment")

    def add_bar(self):
        self.browser.follow_to("/settings/equipment/new")
        self.browser.arrive("/settings/equipment/new")
        self.browser.follow_to("/settings/equipment/new?kind=bar")
        # A mistake is said beside its field, and nothing is lost.
        self.browser.fill(name=self.bar, empty_weight="")
        self.browser.submit("name")
        self.browser.see("Please enter a number from 0 to 1,000")
        self.assertEqual(self.browser.value("name"), self.bar)
        self.browser.fill(empty_weight="20", sleeve_millimeters="31")
        self.browser.submit("name")
        self.browser.see(r"Equipment saved\.")
        self.browser.see(self.bar)

    def add_plates(self, weight: str, pairs: str):
        self.browser.visit("/settings/equipment/plates/new")
        self.browser.fill(weight=weight, pairs=pairs, sleeve_millimeters="31")
        self.browser.submit("weight")
        self.browser.see(r"Plates saved\.|already has plates")

    @can_differ
    def test_the_form_of_a_set_says_what_to_put_on(self):
        self.add_bar()
        for weight, pairs in (("20", "2"), ("10", "1"), ("1,25", "1")):
            self.add_plates(weight, pairs)
        self.browser.visit("/settings/equipment")
        self.look("equipment")
        bench = self.server.exercise("bench-press")
        self.browser.visit(f"/settings/exercises/{bench}")
        self.browser.follow_to(f"/settings/exercises/{bench}/setup")
        self.browser.choose("equipment_id", self.bar)
        self.browser.fill(note="Bench on hole 3")
        self.browser.submit("note")
        self.browser.see(self.bar)
        self.client.post("/track/sets", exercise_id=bench, reps="5", weight="82.5")
        self.browser.visit(f"/track/new/strength?exercise={bench}")
        self.browser.see(r"Per side: 20 \+ 10 \+ 1\.25")
        self.browser.see("Bench on hole 3")
        self.look("per-side")
        if self.javascript:
            self.browser.fill(weight="83")
            self.browser.see(r"83 kg can.t be loaded\.")
            self.browser.see(r"82\.5 kg Per side: 20 \+ 10 \+ 1\.25")
            self.assertEqual(self.browser.value("weight"), "83")


class EquipmentOnAPhone(EquipmentJourney, Journey):
    screen = PHONE


class EquipmentAtADeskWithoutJavaScript(EquipmentJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
