"""External food sources: queried only on request, and never in the way when they fail."""

import http.server
import json
import threading

from journey import Journey, someone

FOODS = {"foods": [{"fdcId": 9001, "description": "ZORBLE PUDDING", "brandOwner": "Sample Mill", "foodNutrients": [
    {"nutrientId": 1008, "value": 120}, {"nutrientId": 1003, "value": 4}]}]}


class Source(http.server.BaseHTTPRequestHandler):
    """A minimal FoodData Central, which fails on demand."""

    def do_GET(self):
        self.send_response(500 if self.server.fails else 200)
        self.end_headers()
        self.wfile.write(json.dumps(FOODS).encode())

    def log_message(self, *_):
        """Silent: the log of the server under test is enough."""


class FoodSources(Journey):
    def setUp(self):
        self.source = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Source)
        self.source.fails = False
        self.addCleanup(self.source.server_close)
        self.addCleanup(self.source.shutdown)
        threading.Thread(target=self.source.serve_forever, daemon=True).start()
        self.start_own_server({
            "WORKHOME_NO_BACKUPS": "1",
            "WORKHOME_FDC_API_KEY": "sample-key",
            "WORKHOME_FDC_ADDRESS": f"http://127.0.0.1:{self.source.server_port}",
        })
        super().setUp()
        person = someone()
        self.sign_up(person)

    def test_a_source_is_asked_and_what_it_knows_is_eaten(self):
        self.browser.visit("/nutrition/foods?meal=lunch")
        self.browser.fill(q="zorble")
        self.browser.see("Nothing found")
        self.browser.follow("Search FoodData Central too")
        self.browser.see("Zorble pudding")
        self.browser.see("Includes results from FoodData Central.")
        self.look("what was found elsewhere")
        self.browser.click("the food", lambda: self.browser.visible(".food-row .row-link"))
        self.browser.see("From FoodData Central")

    def test_a_source_that_is_down_leaves_what_is_known_here(self):
        self.source.fails = True
        self.browser.visit("/nutrition/foods?meal=lunch&q=egg")
        self.browser.follow("Search FoodData Central too")
        self.browser.see("FoodData Central did not answer. These are the foods already saved here.")
        self.browser.see("Egg, whole")
