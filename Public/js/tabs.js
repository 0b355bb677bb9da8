import { onPage } from "./page.js";
import { onSwipe } from "./swipe.js";

const phone = matchMedia("(width < 64rem)");

// On a phone, a swipe across a page leads to the tab beside it, and from the last tab to the first. Within a series,
// such as the days of the journal, it moves along that series instead (see `steps.js`). A swipe inside a form does
// nothing, so that a slip does not leave it.
onPage((root) => {
  const main = root.querySelector(".app .main");
  if (!main) return;
  onSwipe(main, (direction, target) => {
    if (phone.matches && !target.closest("[data-steps], form") && !hasTypedInput(main)) openNeighbor(direction);
  });
});

/** Whether a form has input that has not been sent yet. */
function hasTypedInput(main) {
  return [...main.querySelectorAll("input, textarea")]
    .filter((field) => field.type !== "hidden")
    .some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
}

function openNeighbor(direction) {
  const tabs = [...document.querySelectorAll(".strip-link")];
  const current = tabs.findIndex((tab) => tab.ariaCurrent === "page");
  if (current < 0) return;
  const offset = direction === "next" ? 1 : -1;
  location.assign(tabs[(current + offset + tabs.length) % tabs.length].href);
}
