"""Accessibility checks that can be measured in a browser."""

import functools
import importlib.util
import pathlib

from browser import Browser

# An element counts as cut off when part of it lies outside the screen and no scroller can reveal it, or when its text
# overflows its box.
# Skip links for keyboard users lie wholly outside until they are focused.
CUT_OFF = """
const [width] = arguments;
const found = [];
const page = document.documentElement.scrollWidth;
if (page > width) found.push(`the page is ${page} px wide`);
const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
const elements = document.querySelectorAll("a, button, input, select, textarea, h1, h2, h3, p, td, th, img, svg");
for (const element of elements) {
  const box = element.getBoundingClientRect();
  const outside = box.right <= 0 || box.bottom <= 0 || box.width <= 1 || box.height <= 1;
  if (outside || !element.checkVisibility({ visibilityProperty: true })) continue;
  if (box.left > -1 && box.right < width + 1) continue;
  let ancestor = element.parentElement;
  while (ancestor && !scrolls(ancestor)) ancestor = ancestor.parentElement;
  if (!ancestor || ancestor === document.documentElement || ancestor === document.body) {
    found.push(`${element.outerHTML.slice(0, 120)} from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
  }
}
for (const box of document.querySelectorAll("a, button, label, p, h1, h2, h3, td, dt, dd")) {
  const { display, overflowX } = getComputedStyle(box);
  if (display === "inline" || overflowX !== "visible" || box.clientWidth <= 1) continue;
  if (box.scrollWidth > box.clientWidth + 1) found.push(`${box.outerHTML.slice(0, 160)} is narrower than its content`);
}
return found.slice(0, 10);
"""

# Controls smaller than 44 px; a link within a sentence has the size of its text.
SMALL = """
const found = [];
const controls = "button, nav a, a.button, a.icon-button, select, textarea, input:not([type=hidden])";
for (const control of document.querySelectorAll(controls)) {
  if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
  const target = control.closest("label") ?? control;
  const box = target.getBoundingClientRect();
  if (box.right <= 0 || box.bottom <= 0 || box.width <= 1) continue;
  if (box.height < 43.5 || box.width < 43.5) {
    found.push(`${control.outerHTML.slice(0, 120)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
  }
}
return found;
"""

# Checks by what they want.
FITS = {"nothing beyond the edge of the screen": CUT_OFF}
CAN_BE_TOUCHED = {"a finger finds every control": SMALL}

# Controls that a fixed bar covers when they receive keyboard focus.
COVERED = """
const found = [];
for (const control of document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary)")) {
  if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled) continue;
  control.focus();
  const { left, top, width, height } = control.getBoundingClientRect();
  if (document.activeElement !== control || width <= 1) continue;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = control.contains(there) || there?.contains(control) || there?.closest("label")?.control === control;
  if (!isSeen) found.push(`${control.outerHTML.slice(0, 120)} is covered by ${there?.outerHTML.slice(0, 80)}`);
}
document.activeElement?.blur();
return found;
"""

# All rules of axe-core, including best practices; with a first argument, only those rules. Null without axe-core.
AXE = """
const done = arguments[arguments.length - 1], rules = arguments.length > 1 && arguments[0];
if (!("axe" in window)) return done(null);
axe.run(document, { resultTypes: ["violations"], preload: false, ...(rules && { runOnly: rules }) }).then(
  ({ violations }) => done(violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`))),
  (error) => done([`axe failed: ${error}`]));
"""


# axe-core reads the same few colors again and again, which takes half of its time.
COLORS_ARE_READ_ONCE = """
(() => {
  const { prototype } = axe.commons.color.Color, read = prototype.parseString, known = new Map();
  prototype.parseString = function (text) {
    if (known.has(text)) {
      [this.r, this.g, this.b, this.alpha] = known.get(text);
    } else {
      read.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };
})();
"""


@functools.cache
def axe_core() -> str:
    package = importlib.util.find_spec("axe_playwright_python")
    assert package and package.origin, "axe-core is installed by bin/setup --tests"
    return pathlib.Path(package.origin).with_name("axe.min.js").read_text() + COLORS_ARE_READ_ONCE


def bring_axe(browser: Browser):
    """From now on every page has axe-core when it opens: sending it to a page takes longer than running it there."""
    browser.command("Page.addScriptToEvaluateOnNewDocument", source=axe_core())


def measure(browser: Browser, checks: dict[str, str]) -> dict[str, list[str]]:
    """What each of the checks finds, all of them asked for at once."""
    calls = ", ".join(f"(function () {{ {check} }})(...arguments)" for check in checks.values())
    return dict(zip(checks, browser.script(f"return [{calls}];", browser.screen.width)))


def violations(browser: Browser) -> list[str]:
    """All violations that axe-core finds."""
    return run_axe(browser)


def color_violations(browser: Browser) -> list[str]:
    """Violations of the rules that another color scheme can break."""
    return run_axe(browser, ["color-contrast", "link-in-text-block"])


def run_axe(browser: Browser, *rules: list[str]) -> list[str]:
    found = browser.driver.execute_async_script(AXE, *rules)
    if found is None:
        browser.script(axe_core())
        found = browser.driver.execute_async_script(AXE, *rules)
    return found


def cut_off_elements(browser: Browser) -> list[str]:
    return browser.script(CUT_OFF, browser.screen.width)


def covered_when_focused(browser: Browser) -> list[str]:
    return browser.script(COVERED)


def small_targets(browser: Browser) -> list[str]:
    return browser.script(SMALL)
