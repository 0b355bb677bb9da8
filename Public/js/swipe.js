import { hasTypedInput, isKeyTaken, onPage } from "./page.js";

const minimumPixels = 60;
const maximumMilliseconds = 700;
const edgePixels = 24;
// What slides, or scrolls under the finger. A swipe across a link or a button does not press it.
const controls = "input[type=range], select, textarea, input:focus, dialog, [role=slider], [contenteditable]";
// Areas that a finger moves across to read them.
const scannedAreas = ".chart-frame, .table-scroll";

/** Calls back with "previous" or "next" and the element where the swipe began, for each swipe across `element`. */
function onSwipe(element, callback) {
  let start;
  element.addEventListener("touchstart", (event) => {
    start = canStartSwipe(event) ? { ...touchPoint(event), target: event.target } : undefined;
  }, { passive: true });
  element.addEventListener("touchend", (event) => {
    if (!start || event.touches.length > 0) return;
    const end = touchPoint(event);
    const deltaX = end.x - start.x;
    const deltaY = end.y - start.y;
    const isSwipe = Math.abs(deltaX) >= minimumPixels
      && Math.abs(deltaX) > 2 * Math.abs(deltaY)
      && end.time - start.time <= maximumMilliseconds
      // Selecting text also moves a finger across it.
      && (getSelection()?.isCollapsed ?? true);
    const { target } = start;
    start = undefined;
    if (isSwipe) callback(deltaX > 0 ? "previous" : "next", target);
  }, { passive: true });
  element.addEventListener("touchcancel", () => { start = undefined; }, { passive: true });
}

function touchPoint(event) {
  const touch = event.changedTouches[0];
  return { x: touch.clientX, y: touch.clientY, time: event.timeStamp };
}

function canStartSwipe(event) {
  if (event.touches.length !== 1 || (visualViewport?.scale ?? 1) > 1.01) return false;
  const { clientX } = event.touches[0];
  // The edges of the screen belong to the browser's own back gesture.
  if (clientX < edgePixels || clientX > innerWidth - edgePixels) return false;
  return !event.target.closest(`${controls}, ${scannedAreas}`) && !scrollsSideways(event.target);
}

function scrollsSideways(target) {
  for (let node = target; node && node !== document.body; node = node.parentElement) {
    if (node.scrollWidth > node.clientWidth && /auto|scroll/.test(getComputedStyle(node).overflowX)) return true;
  }
  return false;
}

const phone = matchMedia("(width < 64rem)");

// On a phone, a swipe across a page leads to the tab beside it, and from the last tab to the first. A swipe inside a form
// does nothing, so that a slip does not leave it; those of a day on Track are buttons. The page of a series (days, photos)
// is marked with `data-steps`, and links to the neighbors: there a swipe leads along the series, and so do the arrow keys.
onPage((root) => {
  const area = root.querySelector("[data-steps]");
  const main = area?.closest("main") ?? root.querySelector(".app .main");
  if (!main) return;
  onSwipe(main, (direction, target) => {
    if (area) step(direction);
    else if (phone.matches && !target.closest("form:not(.track-day form)") && !hasTypedInput()) openNeighbor(direction);
  });
  const { preload } = area?.querySelector("[data-preload]")?.dataset ?? {};
  if (preload) new Image().src = preload;
});

function openNeighbor(direction) {
  const tabs = [...document.querySelectorAll(".strip-link")];
  const current = tabs.findIndex((tab) => tab.ariaCurrent === "page");
  if (current < 0) return;
  const offset = direction === "next" ? 1 : -1;
  location.assign(tabs[(current + offset + tabs.length) % tabs.length].href);
}

document.addEventListener("keydown", (event) => {
  if (!document.querySelector("[data-steps]") || isKeyTaken(event)) return;
  if (event.key === "ArrowLeft") step("previous");
  if (event.key === "ArrowRight") step("next");
  if (event.key === "Escape") document.querySelector("[data-close-viewer]")?.click();
});

function step(direction) {
  const link = document.querySelector(`[data-${direction}]`);
  if (link) location.assign(link.href);
}
