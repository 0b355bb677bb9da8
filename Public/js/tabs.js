import { onPage } from "./page.js";
import { onSwipe } from "./swipe.js";

const phone = matchMedia("(width < 64rem)");

// On a phone a finger that goes across a page of the tracker leads to the tab beside it, and from the last to the first.
// What stands in a row of its own, as a day of the journal does, goes along that row instead (see `steps.js`). Nobody is
// taken away from a form by a finger that slips.
onPage((root) => {
  const main = root.querySelector(".app .main");
  if (!main) return;
  onSwipe(main, (direction, target) => {
    if (phone.matches && !target.closest("[data-steps], form") && !isFilledIn(main)) go(direction);
  });
});

/** Whether something is typed or chosen that a form has not sent yet. */
function isFilledIn(main) {
  return [...main.querySelectorAll("input, textarea")]
    .some((field) => field.type !== "hidden" && (field.value !== field.defaultValue || field.checked !== field.defaultChecked));
}

function go(direction) {
  const tabs = [...document.querySelectorAll(".strip-link")];
  const current = tabs.findIndex((tab) => tab.ariaCurrent === "page");
  if (current < 0) return;
  const offset = direction === "next" ? 1 : -1;
  location.assign(tabs[(current + offset + tabs.length) % tabs.length].href);
}
