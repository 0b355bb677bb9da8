import { onPage } from "./page.js";
import { onSwipe } from "./swipe.js";

const phone = matchMedia("(width < 64rem)");

onPage((root) => {
  const main = root.querySelector(".app .main");
  if (!main || main.querySelector("[data-steps]")) return;
  onSwipe(main, (direction) => { if (phone.matches) go(direction); });
});

function go(direction) {
  const tabs = [...document.querySelectorAll(".strip-link")];
  const current = tabs.findIndex((tab) => tab.ariaCurrent === "page");
  if (current < 0) return;
  const offset = direction === "next" ? 1 : -1;
  location.assign(tabs[(current + offset + tabs.length) % tabs.length].href);
}
