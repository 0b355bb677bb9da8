"""Imports: a file is previewed, confirmed and undone."""

import pathlib
import tempfile

from browser import DESK, PHONE
from journey import Journey, can_differ, someone

STRONG = """Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-10-05 18:10:00,"Push Day",1h 5m,"Bench Press (Barbell)",1,80.0,8,0,0,"","",8.5
2026-10-05 18:10:00,"Push Day",1h 5m,"Zig Zag Lift",1,25.0,12,0,0,"","",
2026-10-07 07:00:00,"Morning",30m,"Running",1,0,0,5.2,1740,"","",
not a date,"Morning",30m,"Running",1,0,0,5.2,1740,"","",
"""

DIARY = """Datum;Übung;Wdh;Gewicht (kg);Notiz
05.10.2026;Bench Press;8;82,5;Langsam
13.10.2026;Squat;5;100;
14.10.2026;Squat;viele;100;
"""


class ImportsJourney:
    def setUp(self):
        super().setUp()
        self.person = someone()
        self.sign_up(self.person)

    def bring(self, content: str | bytes, name: str = "strong.csv"):
        self.browser.visit("/settings")
        self.browser.follow_to("/settings/data/imports")
        self.browser.see("Bring your data")
        self.bring_file(content, name)

    def bring_file(self, content: str | bytes, name: str = "strong.csv"):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        self.browser.driver.find_element("css selector", "input[type=file][name=file]").send_keys(str(path))
        self.browser.press("Preview")

    def see_the_end(self, heading: str):
        """Waits for work in the background; without JavaScript a link reloads the page."""
        self.browser.until(f"“{heading}”", lambda: heading in self.browser.text() or self.ask_again())

    def ask_again(self):
        if not self.javascript:
            self.browser.click_first(self.browser.visible("main noscript a"))

    @can_differ
    def test_a_file_is_checked_confirmed_and_taken_back(self):
        self.bring("hello")
        self.browser.see("It knows the exports of Strong")
        self.look("a file that is none")
        if self.javascript:
            self.refuse_what_is_too_large()
        self.bring(STRONG)
        self.browser.see("This is a file from Strong")
        self.browser.see("2 sets, 1 cardio session")
        self.browser.see("not a date that can be read")
        self.browser.choose("exercise_2", "Add as a new exercise")
        self.look("the check")
        self.browser.press("Import")
        self.see_the_end("This import is complete")
        self.look("the result")
        self.browser.visit("/track?date=2026-10-05")
        self.browser.see("Zig Zag Lift")
        self.browser.visit("/settings/data/imports")
        self.look("the list")
        self.browser.click("the import", lambda: self.browser.visible("main a[href^='/settings/data/imports/']"))
        self.browser.follow("Undo this import")
        self.browser.see(r"Undo this import\?")
        self.browser.see("2 sets, 1 cardio session, 1 exercise of your own")
        self.browser.press("Undo import")
        self.see_the_end("This import was undone")
        self.browser.visit("/track?date=2026-10-05")
        self.assertNotIn("Zig Zag Lift", self.browser.text())

    def refuse_what_is_too_large(self):
        """Checked before the upload: half a gigabyte takes long on a phone's connection."""
        self.browser.visit("/settings/data/imports")
        self.browser.script("document.querySelector('form[data-upload]').dataset.uploadLimit = 100")
        self.bring_file(STRONG)
        self.browser.see("The file is larger than 512 MB")
        self.assertFalse(self.browser.visible("button[aria-busy]"), "the form can be sent again")

    def test_a_table_of_ones_own_is_explained_checked_confirmed_and_taken_back(self):
        self.bring(DIARY)
        self.browser.see("The first rows of strong.csv")
        self.browser.see("Each row is a set, or a cardio session")
        self.look("the columns")
        self.browser.follow("Food")
        self.browser.see("Each row is something that was eaten")
        self.browser.follow("Training")
        self.browser.see("Each row is a set, or a cardio session")
        self.browser.choose("column_weight", "Wdh")
        self.browser.press("Preview")
        self.browser.see("is chosen for Reps too")
        self.look("the columns with a mistake")
        self.browser.choose("column_weight", "Gewicht (kg)")
        self.browser.press("Preview")
        self.browser.see("This is a CSV file")
        self.browser.see("2 sets")
        self.browser.see("is not a number")
        self.look("the check of the table")
        self.browser.follow("Change the columns")
        self.browser.see("The first rows of strong.csv")
        self.browser.press("Preview")
        self.browser.see("This is a CSV file")
        self.browser.press("Import")
        self.see_the_end("This import is complete")
        self.browser.visit("/track?date=2026-10-05")
        self.browser.see("82.5")
        self.browser.visit("/settings/data/imports")
        self.browser.click("the import", lambda: self.browser.visible("main a[href^='/settings/data/imports/']"))
        self.browser.follow("Undo this import")
        self.browser.press("Undo import")
        self.see_the_end("This import was undone")
        self.browser.visit("/track?date=2026-10-05")
        self.assertNotIn("82.5", self.browser.text())

    def test_an_archive_moves_house(self):
        text = f"Written in another house on {self.today}"
        self.keep_in_journal(text)
        _, archive = self.client.fetch("/settings/data/export")
        self.sign_out()
        other = someone()
        self.sign_up(other)
        self.bring(archive, "workhome.zip")
        self.browser.see("This is a WorkHome archive")
        self.browser.see("1 journal entry, 2 photos")
        self.look("the check of an archive")
        self.browser.press("Import")
        self.see_the_end("This import is complete")
        self.browser.visit(f"/journal/{self.today}")
        self.browser.see(text)
        self.assertEqual(len(self.browser.visible("main img[src^='/photos/']")), 2)
        self.browser.visit("/settings/data/imports")
        self.look("the list with an archive")
        self.browser.click("the import", lambda: self.browser.visible("main a[href^='/settings/data/imports/']"))
        self.browser.follow("Undo this import")
        self.browser.see("1 journal entry")
        self.browser.press("Undo import")
        self.see_the_end("This import was undone")
        self.browser.visit(f"/journal/{self.today}")
        self.assertNotIn(text, self.browser.text())


class ImportsOnAPhone(ImportsJourney, Journey):
    screen = PHONE

    def test_a_large_file_tells_how_much_of_it_is_read(self):
        header, line = STRONG.split("\n")[:2]
        days = [f"20{year}-{month:02}-{day:02}" for year in range(21, 26) for month in range(1, 13) for day in range(1, 26)]
        lines = [line.replace("2026-10-05", day) for day in days for _ in range(40)]
        self.bring("\n".join([header, *lines]))
        self.browser.see(r"Reading the file, \d+ %")
        self.browser.see("60,000 sets")
        self.browser.press("Discard")
        self.browser.see("Bring your data")


class ImportsAtADeskWithoutJavaScript(ImportsJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
