"""Custom foods: added after a search without results or from a barcode, found again, changed and deleted."""

import pathlib
import tempfile

from browser import DESK, PHONE
from journey import Journey, can_differ, someone
from photos import barcode_photo

BARCODE = "4006381333931"
OTHER_BARCODE = "5012345678900"
# Simulates a browser with a camera that sees the barcode, on any machine.
READING_BROWSER = f"""
window.BarcodeDetector = class {{
  static async getSupportedFormats() {{ return ["ean_13"]; }}
  async detect() {{ return [{{ rawValue: "{BARCODE}" }}]; }}
}};
navigator.mediaDevices.getUserMedia = async () => {{
  const canvas = document.createElement("canvas");
  canvas.getContext("2d").fillRect(0, 0, 9, 9);
  return canvas.captureStream();
}};
"""


class FoodsJourney:
    def setUp(self):
        super().setUp()
        person = someone()
        self.sign_up(person)

    def test_a_food_is_added_from_its_label_found_changed_and_deleted(self):
        self.browser.visit("/nutrition/foods?q=zanderbroo")
        self.browser.see("Nothing found")
        self.browser.follow("Add your own food")
        self.browser.arrive("/nutrition/foods/new")
        self.assertEqual(self.browser.value("name"), "zanderbroo")
        self.browser.fill(energy="900", protein="10", carbohydrate="60", fat="3")
        self.browser.submit("name")
        self.browser.see(r"900.kcal per 100.g\? .* Is that correct\?")
        self.browser.fill(energy="310", portion_name_1="1 slice", portion_amount_1="25")
        self.browser.submit("name")
        self.browser.see(r"Food added\. Now choose how much you had\.")
        self.browser.see("1 slice")
        self.browser.visit("/nutrition/foods?q=zanderbr")
        self.browser.see("zanderbroo")
        self.browser.follow_to(self.food_path())
        self.browser.follow("Edit this food")
        self.assertEqual(self.browser.value("energy"), "310")
        self.browser.fill(name="Zander bread")
        self.browser.submit("name")
        self.browser.see(r"Food saved\.")
        self.browser.see("Zander bread")

    def food_path(self) -> str:
        return self.browser.script("return document.querySelector('.food-row a').getAttribute('href')")

    @can_differ
    def test_an_unknown_barcode_leads_to_adding_its_food(self):
        self.browser.visit("/nutrition/barcode")
        self.browser.press("Find food")
        self.browser.see("Please enter the barcode")
        self.browser.fill(code="4006381333932")
        self.browser.press("Find food")
        self.browser.see("This barcode isn’t valid")
        self.browser.fill(code=BARCODE)
        self.browser.press("Find food")
        self.browser.see("No food with this barcode")
        self.browser.follow("Add it as your own food")
        self.assertEqual(self.browser.value("barcode"), BARCODE)
        self.browser.fill(name="Crispbread", energy="366")
        self.browser.click("for this person alone", lambda: self.browser.visible("input[value=alone]"))
        self.browser.submit("name")
        self.browser.see(r"Food added\. Now choose how much you had\.")
        self.browser.visit(f"/nutrition/barcode?code={BARCODE}")
        self.browser.see("Crispbread")
        self.look("the food of the barcode")

    @can_differ
    def test_a_deleted_food_is_brought_back(self):
        self.browser.visit("/nutrition/foods/new?name=zorbbar")
        self.browser.fill(energy="366")
        self.browser.click("for this person alone", lambda: self.browser.visible("input[value=alone]"))
        self.browser.submit("name")
        self.browser.see(r"Food added\. Now choose how much you had\.")
        self.browser.visit(f"{self.browser.path}/delete")
        self.browser.press("Delete food")
        self.browser.see_toast("Food deleted")
        self.browser.see("Deleted zorbbar")
        self.look("a deleted food")
        self.browser.press("Undo")
        self.browser.see_toast("Undone")
        self.browser.see("Your own foods zorbbar")

    def choose_photo(self, content: bytes):
        """Chooses a photo of a barcode; a page with JavaScript sends it at once."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        photo = pathlib.Path(folder.name, "IMG_0001.PNG")
        photo.write_bytes(content)
        field = self.browser.driver.find_element("css selector", "input[type=file][name=barcode_photo]")
        self.assertEqual(field.get_attribute("capture"), "environment")
        field.send_keys(str(photo))

    @can_differ
    def test_a_barcode_is_read_from_a_photo_and_shown_before_it_is_used(self):
        self.browser.visit("/nutrition/barcode")
        self.look("the page of the barcode")
        self.choose_photo(barcode_photo(""))
        if not self.javascript:
            self.browser.press("Read the barcode")
        self.browser.see("No barcode found in this photo. Hold the camera 10 to 15 cm")
        self.look("a photo without a barcode")
        self.choose_photo(barcode_photo(BARCODE))
        if not self.javascript:
            self.browser.press("Read the barcode")
        self.browser.see("Read from your photo. Compare it with the digits under the bars")
        self.assertEqual(self.browser.value("code"), BARCODE)
        self.look("the barcode of a photo")
        self.browser.follow("Add it as your own food")
        self.assertEqual(self.browser.value("barcode"), BARCODE)

    @can_differ
    def test_the_form_of_a_food_takes_its_barcode_from_a_photo(self):
        self.browser.visit("/nutrition/foods/new")
        self.browser.fill(name="Crispbread", energy="366")
        self.browser.click("for this person alone", lambda: self.browser.visible("input[value=alone]"))
        self.choose_photo(barcode_photo(OTHER_BARCODE, degrees=80))
        if not self.javascript:
            self.browser.submit("name")
        self.browser.see("Read from your photo. Compare it with the digits under the bars")
        self.assertEqual(self.browser.value("barcode"), OTHER_BARCODE)
        self.assertEqual(self.browser.value("name"), "Crispbread")
        self.look("the form with the barcode of a photo")
        self.browser.submit("name")
        self.browser.see(r"Food added\. Now choose how much you had\.")


class FoodsOnAPhone(FoodsJourney, Journey):
    screen = PHONE

    def test_the_camera_is_offered_where_the_browser_reads_barcodes(self):
        self.browser.command("Page.addScriptToEvaluateOnNewDocument", source=READING_BROWSER)
        self.browser.visit("/nutrition/barcode")
        self.browser.press("Use the camera")
        self.browser.see("No food with this barcode")
        self.assertEqual(self.browser.value("code"), BARCODE)

    def test_a_browser_that_reads_no_barcodes_has_the_field(self):
        self.browser.command("Page.addScriptToEvaluateOnNewDocument", source="delete window.BarcodeDetector")
        self.browser.visit("/nutrition/barcode")
        self.browser.see("Find food")
        self.assertEqual(self.browser.visible("[data-barcode-camera]"), [])


class FoodsAtADeskWithoutJavaScript(FoodsJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
