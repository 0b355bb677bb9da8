import { hasTypedInput, onPage } from "./page.js";
import { onSwipe } from "./swipe.js";

const phone = matchMedia("(width < 64rem)");

// On a phone, a swipe across a page leads to the tab beside it, and from the last tab to the first. On the page of a
// series, such as the days of the journal, it moves along that series instead (see `steps.js`). A swipe inside a form does
// nothing, so that a slip does not leave it; those of a day on Track are buttons.
onPage((root) => {
  const main = root.querySelector(".app .main");
  if (!main || main.querySelector("[data-steps]")) return;
  onSwipe(main, (direction, target) => {
    if (phone.matches && !target.closest("form:not(.track-day form)") && !hasTypedInput()) openNeighbor(direction);
  });
});

function openNeighbor(direction) {
  const tabs = [...document.querySelectorAll(".strip-link")];
  const current = tabs.findIndex((tab) => tab.ariaCurrent === "page");
  if (current < 0) return;
  const offset = direction === "next" ? 1 : -1;
  location.assign(tabs[(current + offset + tabs.length) % tabs.length].href);
}
