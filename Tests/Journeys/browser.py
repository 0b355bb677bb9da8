"""Chromium as a user sees it: visible text, labels and fields."""

import collections
import contextlib
import dataclasses
import os
import re
import signal
import time
import unicodedata
from typing import Callable, TypeVar
from urllib.parse import urlsplit

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException, ElementNotInteractableException, NoSuchElementException,
    StaleElementReferenceException, WebDriverException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select
from urllib3.exceptions import HTTPError

from client import METRIC

# Results are seen at once when they appear; the limit is for the slowest machine.
WAIT_SECONDS = 30
LOOK_SECONDS = 0.02
# The driver's error messages for an element or a script of a page that is no longer there.
PAGE_IS_GONE = "does not belong to the document|context was destroyed|by navigation|Frame is detached"
# The visible elements that match a selector; with a third argument, only those whose name contains it.
VISIBLE = r"""
const [css, within, words] = arguments;
return [...(within ?? document).querySelectorAll(css)].filter((element) => {
  const box = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0
    && (!words || (element.ariaLabel ?? element.textContent).replace(/\s+/g, " ").includes(words));
});
"""
# A place where a swipe can start without touching a control.
ROOM_FOR_A_FINGER = """
const [x] = arguments;
for (let y = innerHeight * 0.25; y < innerHeight * 0.8; y += 8) {
  const element = document.elementFromPoint(x, y);
  if (element?.closest("main") && !element.closest("a, button, input, textarea, label, summary")) return Math.round(y);
}
return null;
"""
Found = TypeVar("Found")


class Missing(AssertionError):
    """What a page should have shown, and what it showed instead."""

    def __init__(self, expected: str, seen: str):
        super().__init__(f"expected {expected}, saw {seen}")


@dataclasses.dataclass(frozen=True)
class Screen:
    name: str
    width: int
    height: int
    is_phone: bool


PHONE = Screen("phone", 390, 844, is_phone=True)
SMALL_PHONE = Screen("small phone", 360, 740, is_phone=True)
TABLET = Screen("tablet", 768, 1024, is_phone=False)
DESK = Screen("desk", 1280, 900, is_phone=False)


def plain(text: str) -> str:
    """The text with all whitespace as single spaces and every minus sign as a hyphen."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text).replace("\u2212", "-")).strip()


# Records the messages that a page shows only for a few seconds, so that a test can check them later.
KEEP_TOASTS = """
new MutationObserver(() => {
  for (const words of document.querySelectorAll(".flash .flash-text")) {
    if (words.textContent && words.checkVisibility()) (window.toastsSeen ??= new Set()).add(words.textContent);
  }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""

# Replaces the page's clocks and `setTimeout` so that a test can move time ahead: what is due in ten seconds happens
# at once.
CLOCK = """
(() => {
  const { setTimeout, clearTimeout, Date } = window;
  const now = performance.now.bind(performance), waiting = new Map();
  let ahead = 0;
  const wait = (number) => {
    const { run, due } = waiting.get(number);
    const timer = setTimeout(() => { waiting.delete(number); run(); }, due - performance.now());
    waiting.get(number).timer = timer;
  };
  let timers = 0;
  performance.now = () => now() + ahead;
  window.Date = class extends Date {
    constructor(...parts) { super(...(parts.length ? parts : [Date.now() + ahead])); }
    static now() { return Date.now() + ahead; }
  };
  window.setTimeout = (run, delay = 0, ...values) => {
    timers += 1;
    waiting.set(timers, { run: () => run(...values), due: performance.now() + Number(delay) });
    wait(timers);
    return timers;
  };
  window.clearTimeout = (number) => {
    clearTimeout(waiting.get(number)?.timer);
    waiting.delete(number);
  };
  window.passTime = (milliseconds) => {
    ahead += milliseconds;
    for (const number of waiting.keys()) {
      clearTimeout(waiting.get(number).timer);
      wait(number);
    }
  };
})();
"""

DRIVER = "/usr/bin/chromedriver"
# The headless shell is Chromium without its user interface and needs half the processor time; not every system has it.
# By its own path: the driver would end only the script in /usr/bin and leave the browser running.
CHROMIUMS = ("/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM = next((path for path in CHROMIUMS if os.path.exists(path)), "")


def start(languages: str) -> webdriver.Chrome:
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb",
                     f"--accept-lang={languages}"):
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"intl.accept_languages": languages})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    # One fixed time zone, so that the day on the page is the day the test expects.
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER, env={**os.environ, "TZ": "UTC"}))
    driver.set_page_load_timeout(60)
    return driver


def end(driver: webdriver.Chrome):
    """Ends a Chromium that does not answer: asked to quit, it would take as long again."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(driver.capabilities["goog:processID"], signal.SIGKILL)
    driver.quit()


# Idle Chromiums for the next journey, keyed by language: starting one takes longer than many journeys.
idle: dict[str, list[webdriver.Chrome]] = collections.defaultdict(list)


def quit_all():
    for drivers in idle.values():
        while drivers:
            drivers.pop().quit()


class Browser:
    def __init__(self, base_url: str, screen: Screen, javascript: bool = True, languages: str = METRIC):
        self.languages = languages
        # How often something was clicked.
        self.taps = 0
        self.driver = idle[languages].pop() if idle[languages] else start(languages)
        self.base_url = base_url
        self.command("Emulation.setScriptExecutionDisabled", value=not javascript)
        self.command("Page.addScriptToEvaluateOnNewDocument", source=KEEP_TOASTS + CLOCK)
        self.resize(screen)
        self.prefer("light")

    def command(self, name: str, /, **parameters):
        """Sends a Chrome DevTools Protocol command to the current tab."""
        self.driver.execute_cdp_cmd(name, parameters)

    def leave(self):
        """Clears the state of the journey and returns the Chromium to the idle ones; one that does not answer is ended."""
        try:
            self.forget()
        except HTTPError:
            # The driver's own connection timed out: what the journey asserted stands, and the next one starts another.
            end(self.driver)
        except WebDriverException:
            self.driver.quit()
            raise
        else:
            idle[self.languages].append(self.driver)

    def forget(self):
        left = self.driver.window_handles
        self.driver.switch_to.new_window("tab")
        fresh = self.driver.current_window_handle
        for tab in left:
            self.driver.switch_to.window(tab)
            self.driver.close()
        self.driver.switch_to.window(fresh)
        self.command("Network.clearBrowserCookies")
        self.command("Network.clearBrowserCache")
        self.command("Storage.clearDataForOrigin", origin=self.base_url, storageTypes="all")
        self.driver.get_log("browser")

    def carry(self, cookies: dict[str, str]):
        """Sets these cookies, such as those of a session."""
        for name, value in cookies.items():
            self.command("Network.setCookie", name=name, value=value, url=self.base_url, httpOnly=True, sameSite="Lax")

    def pass_time(self, seconds: float):
        """Moves the clocks of the page ahead and waits until the timers due by then have fired."""
        self.driver.execute_async_script("passTime(arguments[0]); setTimeout(arguments[1]);", seconds * 1000)

    # The window

    def resize(self, screen: Screen):
        # A headless window is at least 500 px wide; an emulated screen can be narrower.
        self.screen = screen
        self.command("Emulation.setDeviceMetricsOverride", width=screen.width, height=screen.height, deviceScaleFactor=1,
                     mobile=screen.is_phone)
        self.command("Emulation.setTouchEmulationEnabled", enabled=screen.is_phone)

    def prefer(self, scheme: str):
        """Sets light or dark, and reduced motion, so that no transition is observed halfway through."""
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ])

    def enlarge_text(self, percent: int):
        """Sets the text size, as in the browser's settings."""
        self.command("Page.setFontSizes", fontSizes={"standard": 16 * percent // 100, "fixed": 13 * percent // 100})

    # Navigation

    def visit(self, path: str):
        self.driver.get(self.base_url + path)

    @property
    def path(self) -> str:
        return urlsplit(self.driver.current_url).path

    # The content of the page

    def text(self) -> str:
        return plain(self.script("return document.body ? document.body.innerText : ''"))

    def script(self, source: str, *arguments):
        return self.driver.execute_script(source, *arguments)

    def visible(self, css: str, within: WebElement | None = None) -> list[WebElement]:
        return self.script(VISIBLE, css, within)

    def named(self, css: str, name: str) -> list[WebElement]:
        """The visible elements whose accessible name is `name`, or `name` followed by a full stop and more text."""
        return [element for element in self.script(VISIBLE, css, None, name)
                if re.match(rf"{re.escape(name)}(\.|$)", plain(element.accessible_name))]

    def field(self, name: str) -> WebElement:
        return self.first(f"the field {name}", lambda: self.visible(f"[name='{name}']:not([type=hidden])"))

    def read(self, name: str, what: Callable[[WebElement], Found]) -> Found:
        """Reads from a field, and looks again if the page changes meanwhile."""
        fields = lambda: self.visible(f"[name='{name}']:not([type=hidden])")
        return self.first(f"the field {name}", lambda: [(what(field),) for field in fields()[:1]])[0]

    def value(self, name: str) -> str:
        return self.read(name, lambda field: field.get_property("value"))

    def messages_beside(self, name: str) -> list[str]:
        """The texts that describe the field to a screen reader: its hint and its error."""
        return self.read(name, lambda field: [
            plain(self.driver.find_element(By.ID, identifier).text)
            for identifier in (field.get_attribute("aria-describedby") or "").split()])

    # The user's actions

    def fill(self, **values: str | int):
        for name, value in values.items():
            self.read(name, lambda field: self.fill_field(field, str(value)))

    def fill_field(self, field: WebElement, value: str):
        if field.tag_name == "select":
            Select(field).select_by_value(value)
        else:
            field.clear()
            field.send_keys(value)

    def choose(self, name: str, label: str):
        """Chooses an option of a list or of radio buttons by its label."""
        self.until(f"{label} to choose for {name}", lambda: self.choose_one(name, label))

    def choose_one(self, name: str, label: str) -> bool:
        chooser = self.driver.find_elements(By.CSS_SELECTOR, f"select[name='{name}']")
        if chooser:
            Select(chooser[0]).select_by_visible_text(label)
            return True
        for radio in self.driver.find_elements(By.CSS_SELECTOR, f"input[type=radio][name='{name}']"):
            labels = self.script("return [...arguments[0].labels]", radio)
            if any(plain(element.text).startswith(label) for element in labels):
                return self.click_first(labels)
        return False

    def press(self, name: str):
        self.click(f"the button {name}", lambda: self.named("button, input[type=submit]", name))

    def follow(self, name: str):
        self.click(f"the link {name}", lambda: self.named("a[href]", name))

    def press_or_follow(self, name: str):
        self.click(name, lambda: self.named("a[href], button", name))

    def follow_to(self, path: str):
        """Follows a visible link by its address, whatever its text."""
        self.click(f"a link to {path}", lambda: self.visible(f"a[href='{path}']"))

    def click(self, what: str, find: Callable[[], list[WebElement]]):
        """Clicks the first element found, scrolled to the middle of the window."""
        self.until(what, lambda: self.click_first(find()))

    def click_first(self, found: list[WebElement]) -> bool:
        """Returns whether it was clicked; an element that is gone or covered at that moment is not."""
        if not found:
            return False
        self.script("arguments[0].scrollIntoView({ block: 'center' })", found[0])
        try:
            found[0].click()
        except (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException):
            return False
        except WebDriverException as error:
            # The page was left while the driver waited for the effect of the click: it must not click twice.
            if not re.search(PAGE_IS_GONE, error.msg or ""):
                raise
        self.taps += 1
        return True

    def submit(self, name: str):
        """Presses the button that submits the form of a field."""
        form = lambda: self.script("return arguments[0].form", self.field(name))
        self.click(f"the button of the form with {name}", lambda: self.visible("button[type=submit]", within=form()))

    def key(self, key: str):
        self.driver.switch_to.active_element.send_keys(key)

    def swipe_left(self, y: int | None = None):
        """Swipes with a finger from the right side of the screen to the left, at a height if one is given."""
        self.swipe(self.screen.width * 4 // 5, self.screen.width // 5, y)

    def swipe_right(self, y: int | None = None):
        self.swipe(self.screen.width // 5, self.screen.width * 4 // 5, y)

    def swipe(self, start: int, end: int, y: int | None):
        if y is None:
            y = self.until("room for a finger", lambda: self.script(ROOM_FOR_A_FINGER, start))
        self.touch("touchStart", start, y)
        for step in range(1, 9):
            self.touch("touchMove", start + (end - start) * step // 8, y)
        self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap(self, element: WebElement):
        """Taps the middle of the element with a finger."""
        self.script("arguments[0].scrollIntoView({ block: 'center' })", element)
        x, y = self.script(
            "const box = arguments[0].getBoundingClientRect();"
            "return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]", element)
        self.touch("touchStart", x, y)
        self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def touch(self, kind: str, x: int, y: int):
        self.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])

    # Waiting

    def first(self, what: str, find: Callable[[], list[Found]]) -> Found:
        return self.until(what, lambda: next(iter(find()), None))

    def until(self, what: str, find: Callable[[], Found | None]) -> Found:
        """Retries until something is found, as a page may still be loading; a failure reports the page's text."""
        ends = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                found = find()
                if found:
                    return found
            except (NoSuchElementException, ElementNotInteractableException, StaleElementReferenceException):
                pass  # The page changed between two looks.
            except WebDriverException as error:
                # The driver's other error messages for a stale element, when the page changed in the middle of a look.
                if not re.search(PAGE_IS_GONE, error.msg or ""):
                    raise
            if time.monotonic() > ends:
                raise Missing(what, f"{self.driver.current_url}, which says: {self.text()}")
            time.sleep(LOOK_SECONDS)

    def see(self, pattern: str):
        """Waits for text that matches the pattern; a pattern, because a figure and its unit may be separated."""
        self.until(f"“{pattern}”", lambda: re.search(pattern, self.text()))

    def see_toast(self, pattern: str):
        """Waits for a message that the page shows for a few seconds, even if a slow machine checks too late."""
        self.until(f"“{pattern}”, for some seconds", lambda: any(re.search(pattern, plain(words)) for words in [
            self.text(), *self.script("return [...(window.toastsSeen ?? [])]")]))

    def arrive(self, path: str):
        self.until(f"the page {path}", lambda: (
            self.path == path and self.script("return document.readyState") == "complete"))

    # Appearance

    def picture(self) -> bytes:
        """The whole page as a PNG, in a window as tall as the page."""
        screen = self.screen
        self.script("scrollTo(0, 0)")
        height = self.script("return document.documentElement.scrollHeight")
        self.resize(dataclasses.replace(screen, height=max(screen.height, height)))
        picture = self.driver.get_screenshot_as_png()
        self.resize(screen)
        return picture

    # Errors

    def console_errors(self) -> list[str]:
        """Errors and violations of the content security policy. A form returned with status 422 is not an error."""
        errors = [entry["message"] for entry in self.driver.get_log("browser")
                  if (entry["level"] == "SEVERE" or "Content Security Policy" in entry["message"])
                  and "status of 422" not in entry["message"]]
        return list(dict.fromkeys(errors))
