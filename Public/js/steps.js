import { onPage } from "./page.js";
import { onSwipe } from "./swipe.js";

// The page of a series (days, photos) is marked with `data-steps`, and links to the neighbors. A swipe anywhere on it leads
// there, and so do the arrow keys.
onPage((root) => {
  const area = root.querySelector("[data-steps]");
  if (!area) return;
  onSwipe(area.closest("main"), step);
  const { preload } = area.querySelector("[data-preload]")?.dataset ?? {};
  if (preload) new Image().src = preload;
});

document.addEventListener("keydown", (event) => {
  if (!document.querySelector("[data-steps]") || isHandledElsewhere(event)) return;
  if (event.key === "ArrowLeft") step("previous");
  if (event.key === "ArrowRight") step("next");
  if (event.key === "Escape") document.querySelector("[data-close-viewer]")?.click();
});

function step(direction) {
  const link = document.querySelector(`[data-${direction}]`);
  if (link) location.assign(link.href);
}

function isHandledElsewhere(event) {
  return event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey
    || document.querySelector("dialog[open]")
    || event.target.closest("input, textarea, select, [contenteditable]");
}
