"""Programs: one of the library from its start to the next day, and one of the person's own routines."""

from browser import DESK, SMALL_PHONE
from journey import Journey, can_differ


class ProgramsJourney:
    screen = SMALL_PHONE

    def setUp(self):
        super().setUp()
        self.start_as_guest()

    @can_differ
    def test_a_program_of_the_library(self):
        self.browser.visit("/workouts")
        self.browser.follow_to("/programs")
        self.browser.see("No program yet")
        self.look("no programs")
        self.browser.follow_to("/programs/library/gzclp")
        self.browser.see("Cody Lefever")
        self.look("a program of the library")
        self.browser.follow("Start this program")
        self.look("starting a program")
        self.browser.fill(**{"weight.t1-squat": "much"})
        self.browser.press("Start this program")
        self.browser.until("the weight marked as wrong",
                           lambda: self.browser.field("weight.t1-squat").get_attribute("aria-invalid") == "true")
        self.browser.fill(**{"weight.t1-squat": "60"})
        self.browser.press("Start this program")
        self.browser.see_toast("Program started")
        self.browser.see("GZCLP: A1")
        self.browser.see("Round 1")
        self.look("a program")
        self.train_from_home()
        self.browser.visit("/programs")
        self.browser.follow("GZCLP")
        self.browser.see("GZCLP: B1")
        self.look("a program that goes on")
        self.browser.press("Skip this day")
        self.browser.see_toast("Day skipped")
        self.browser.see("GZCLP: B1 was left out")
        self.browser.press("Do it after all")
        self.browser.see("Comes next")
        self.end()

    def train_from_home(self):
        """Today's workout is one tap away, and what was done is asked and done in the program."""
        self.browser.visit("/")
        self.browser.see("GZCLP: A1")
        self.browser.follow("Start workout")
        self.browser.see("Round 1")
        self.browser.press("Set 1 of Squat: done")
        self.browser.until("the first set done", lambda: self.browser.visible(".workout-set.is-done"))
        self.browser.press("Finish workout")
        self.browser.see("Well done")

    def end(self):
        self.browser.follow("End program")
        self.browser.see("counts anew")
        self.browser.press("End program")
        self.browser.see_toast("Program ended")
        self.browser.press("Start again")
        self.browser.see_toast("Program started")
        self.browser.follow("Delete")
        self.browser.see("the routines of its days will be deleted")
        self.browser.press("Delete program")
        self.browser.see_toast("Program deleted")

    def test_a_training_max_is_set_on_the_page_of_its_lift(self):
        self.browser.visit("/programs/library/five-three-one-beginners/start")
        self.browser.fill(**{"weight.squat": "100"})
        self.browser.press("Start this program")
        self.browser.see_toast("Program started")
        self.browser.see("Round 1 of 4")
        self.look("a program with training maxes")
        self.browser.click("the training max", lambda: self.browser.visible("a[href$='#training-max']"))
        self.browser.see("Set the training max")
        self.look("a lift with a training max")
        self.browser.fill(training_max="much")
        self.browser.press("Save")
        self.browser.until("the training max marked as wrong",
                           lambda: self.browser.field("training_max").get_attribute("aria-invalid") == "true")
        self.browser.fill(training_max="110")
        self.browser.press("Save")
        self.browser.see_toast("Training max saved")
        self.browser.see("Training max 110")

    def test_a_program_of_own_routines(self):
        for name in ("First day", "Second day"):
            self.browser.visit("/routines/new?from=five-by-five-a")
            self.browser.fill(name=name)
            self.browser.press("Save routine")
            self.browser.see_toast("Routine saved")
        self.browser.visit("/programs/new")
        self.browser.fill(name="Mine")
        self.browser.choose("add_day", "First day")
        self.browser.press("Add")
        self.browser.choose("add_day", "Second day")
        self.browser.press("Add")
        self.browser.press("Move Second day up")
        self.look("building a program")
        self.browser.press("Save program")
        self.browser.see_toast("Program saved")
        self.browser.see("Second day")
        self.browser.visit("/routines")
        self.browser.see("2 routines in your programs")


class ProgramsOnAPhone(ProgramsJourney, Journey):
    pass


class ProgramsWithoutJavaScript(ProgramsJourney, Journey):
    javascript = False


class ProgramsOnADesk(ProgramsJourney, Journey):
    screen = DESK
