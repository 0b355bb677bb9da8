"""A restarted or slow server with a browser that has the service worker installed."""

import http.client
import http.server
import pathlib
import shutil
import tempfile
import threading
import time

from browser import PHONE
from journey import Journey, someone
from server import ROOT
from soak import amount

ROUNDS = amount(10, 100)
LONGEST_SECONDS = 20
IS_CONTROLLED = "return !!navigator.serviceWorker.controller"


class Upgrades(Journey):
    screen = PHONE

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.resources = pathlib.Path(folder.name)
        shutil.copytree(ROOT / "Public", self.resources / "Public")
        self.start_own_server({"WORKHOME_NO_BACKUPS": "1", "WORKHOME_RESOURCES": str(self.resources)})
        super().setUp()
        self.sign_up(someone())

    def tearDown(self):
        # Between two versions no server runs, and the browser logs errors.
        self.keep_picture_of_failure()

    def test_each_new_version_is_shown_at_once(self):
        self.browser.visit("/track")
        self.browser.until("a worker", lambda: self.browser.script(IS_CONTROLLED))
        sheet = self.resources / "Public/css/base.css"
        for number in range(ROUNDS):
            sheet.write_text(sheet.read_text() + f"\n:root {{ --round: {number}; }}\n")
            self.assertEqual(self.server.stop(), 0)
            self.server.start()
            began = time.monotonic()
            self.browser.driver.refresh()
            self.browser.see("Trackables")
            self.browser.until("the new style sheet", lambda: self.browser.script(
                "return getComputedStyle(document.documentElement).getPropertyValue('--round').trim()") == str(number))
            self.assertLess(time.monotonic() - began, LONGEST_SECONDS, f"round {number}")


class Way(http.server.BaseHTTPRequestHandler):
    """A proxy between browser and server that loses or delays pages."""

    protocol_version = "HTTP/1.1"
    port: int
    loses_preloads = False
    delay_seconds = 0.0
    asked: list[str] = []

    def log_message(self, *_):
        pass

    def do_GET(self):
        headers = {name: value for name, value in self.headers.items() if name.lower() != "connection"}
        if self.headers.get("Sec-Fetch-Dest") == "document":
            self.asked.append(self.path)
            if self.loses_preloads and "Service-Worker-Navigation-Preload" in self.headers:
                time.sleep(LONGEST_SECONDS)
                self.close_connection = True
                return
            time.sleep(self.delay_seconds)
        server = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            server.request("GET", self.path, headers=headers)
            answer = server.getresponse()
            content = answer.read()
        except ConnectionError:
            self.close_connection = True  # The journey is over.
            return
        self.send_response_only(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in ("content-length", "connection", "transfer-encoding"):
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        server.close()


class SlowWays(Journey):
    screen = PHONE

    def setUp(self):
        self.start_own_server()
        self.way = type("OwnWay", (Way,), {"port": self.server.port, "asked": []})
        proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.way)
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        self.addCleanup(proxy.server_close)
        self.addCleanup(proxy.shutdown)
        self.server.url = f"http://127.0.0.1:{proxy.server_port}"
        super().setUp()
        self.sign_up(someone())
        self.browser.visit("/")
        self.browser.until("a worker", lambda: self.browser.script(IS_CONTROLLED))
        # The browser preloads navigations by itself once the worker has enabled it.
        self.browser.until("preloads", lambda: self.browser.driver.execute_async_script(
            "const done = arguments[0]; navigator.serviceWorker.ready.then((ready) => ready.navigationPreload.getState())"
            ".then(({ enabled }) => done(enabled));"))

    def test_a_request_that_hangs_is_made_again(self):
        self.way.loses_preloads = True
        began = time.monotonic()
        self.browser.visit("/progress")
        self.browser.see("Body weight")
        self.assertLess(time.monotonic() - began, LONGEST_SECONDS / 2)

    def test_a_page_that_takes_its_time_arrives(self):
        self.way.delay_seconds = 8
        self.browser.visit("/progress")
        self.browser.see("Body weight")
        self.assertLessEqual(self.way.asked.count("/progress"), 2)
