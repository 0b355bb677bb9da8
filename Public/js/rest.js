import { onPage } from "./page.js";
import { texts } from "./texts.js";

// The rest timer after a set: the notice of the saved set says how long, and the countdown survives reloads.
const restKey = "workhome.rest";
const extensionMilliseconds = 30_000;
const visibleAfterEndMilliseconds = 300_000;
let timer;
let rest; // When it ends on the clock of Date.now(), and how long it is, in milliseconds.

onPage((root) => {
  const box = root.querySelector("[data-rest-timer]");
  if (!box) return;
  box.querySelector("[data-rest-more]").addEventListener("click", () => {
    const end = Math.max(rest.end, Date.now()) + extensionMilliseconds;
    storeRest({ end, length: rest.length + extensionMilliseconds });
    update();
  });
  box.querySelector("[data-rest-end]").addEventListener("click", endRest);
  rest ??= storedRest();
  const notice = root.querySelector("[data-rest]");
  if (notice) {
    keepRest(notice.dataset.rest);
    notice.remove();
  }
  update();
  // The browser scrolled to its target before the timer took its place.
  if (notice) document.querySelector(":target")?.scrollIntoView();
});

document.addEventListener("visibilitychange", update);

/** Starts the rest after a set that is not sent yet, and so has no notice from the server. */
export function startRestAfterUnsentSet() {
  const seconds = document.querySelector("[data-rest-timer]")?.dataset.restAfterSet;
  if (seconds) startRest(seconds);
}

/** Starts the rest after a set whose notice is not shown. */
export function startRest(seconds) {
  keepRest(seconds);
  update();
}

/** No rest follows the last set. */
export function endRest() {
  storeRest(undefined);
  update();
}

function keepRest(seconds) {
  const length = Number(seconds) * 1000;
  storeRest({ end: Date.now() + length, length });
}

function update() {
  clearTimeout(timer);
  const box = document.querySelector("[data-rest-timer]");
  if (!box) return;
  const remaining = rest ? rest.end - Date.now() : -Infinity;
  box.hidden = remaining < -visibleAfterEndMilliseconds;
  if (box.hidden) return;
  show(box, Math.max(0, Math.ceil(remaining / 1000)));
  timer = setTimeout(update, remaining > 0 ? remaining % 1000 || 1000 : remaining + visibleAfterEndMilliseconds + 1);
}

function show(box, seconds) {
  const isOver = seconds === 0;
  const status = box.querySelector("[data-rest-over]");
  if (isOver && !status.textContent && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 60, 120]);
  status.textContent = isOver ? texts.restIsOver : "";
  box.toggleAttribute("data-over", isOver);
  const clock = box.querySelector("[data-rest-clock]");
  clock.textContent = isOver ? "" : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  box.querySelector("[data-rest-end]").textContent = isOver ? texts.close : texts.skip;
  const bar = box.querySelector("[data-rest-left]");
  bar.max = rest.length / 1000;
  bar.value = seconds;
}

function storeRest(newRest) {
  rest = newRest;
  try {
    sessionStorage.setItem(restKey, JSON.stringify(rest ?? null));
  } catch {
    // The timer lasts until the page is left.
  }
}

function storedRest() {
  try {
    return JSON.parse(sessionStorage.getItem(restKey)) ?? undefined;
  } catch {
    return undefined; // Nothing is stored, or not by this version.
  }
}
