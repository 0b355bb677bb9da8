"""Custom foods: added after a search without results or from a barcode, found again, changed and deleted."""

from browser import DESK, PHONE
from journey import Journey, can_differ, someone

BARCODE = "4006381333931"
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
        self.browser.visit("/nutrition/foods?q=zanderbread")
        self.browser.see("Nothing found")
        self.browser.follow("Add your own food")
        self.browser.arrive("/nutrition/foods/new")
        self.assertEqual(self.browser.value("name"), "zanderbread")
        self.browser.fill(energy="900", protein="10", carbohydrate="60", fat="3")
        self.browser.submit("name")
        self.browser.see(r"900.kcal per 100.g\? .* Is that correct\?")
        self.browser.fill(energy="310", portion_name_1="1 slice", portion_amount_1="25")
        self.browser.submit("name")
        self.browser.see(r"Food added\. Now choose how much you had\.")
        self.browser.see("1 slice")
        self.browser.visit("/nutrition/foods?q=zanderbr")
        self.browser.see("zanderbread")
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
