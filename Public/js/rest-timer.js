import { clockText, startClock } from "./clock.js";
import { recall, remember } from "./memory.js";
import { onPage } from "./page.js";
import { vibrate } from "./signals.js";
import { texts } from "./texts.js";

// The rest timer after a set: the notice of the saved set says how long, and the countdown survives reloads.
const restKey = "workhome.rest";
const extensionMilliseconds = 30_000;
const visibleAfterEndMilliseconds = 300_000;
let rest = recall("sessionStorage", restKey); // When it ends on the clock of Date.now(), and how long it is, in milliseconds.

let isNew = false;

onPage((root) => {
  const box = root.querySelector("[data-rest-timer]");
  if (!box) return;
  box.querySelector("[data-rest-more]").addEventListener("click", () => {
    setRest({ end: Math.max(rest.end, Date.now()) + extensionMilliseconds, length: rest.length + extensionMilliseconds });
    update();
  });
  box.querySelector("[data-rest-end]").addEventListener("click", endRest);
  const notice = root.querySelector("[data-rest]");
  if (!notice) return;
  setRest(restOf(notice.dataset.rest));
  notice.remove();
  isNew = true;
});

const update = startClock(() => {
  const box = document.querySelector("[data-rest-timer]");
  if (!box) return undefined;
  const remaining = rest ? rest.end - Date.now() : -Infinity;
  box.hidden = remaining < -visibleAfterEndMilliseconds;
  if (box.hidden) return undefined;
  show(box, Math.max(0, Math.ceil(remaining / 1000)));
  // The browser scrolled to its target before the timer took its place.
  if (isNew) document.querySelector(":target")?.scrollIntoView();
  isNew = false;
  return remaining > 0 ? remaining % 1000 || 1000 : remaining + visibleAfterEndMilliseconds + 1;
});

/** Starts the rest after a set that is not sent yet, and so has no notice from the server. */
export function startRestAfterUnsentSet() {
  const seconds = document.querySelector("[data-rest-after-set]")?.dataset.restAfterSet;
  if (seconds) startRest(seconds);
}

/** Starts the rest after a set whose notice is not shown. */
export function startRest(seconds) {
  setRest(restOf(seconds));
  update();
}

/** No rest follows the last set. */
export function endRest() {
  setRest(undefined);
  update();
}

function restOf(seconds) {
  const length = Number(seconds) * 1000;
  return { end: Date.now() + length, length };
}

function setRest(newRest) {
  rest = newRest;
  remember("sessionStorage", restKey, rest);
}

function show(box, seconds) {
  const isOver = seconds === 0;
  const status = box.querySelector("[data-rest-over]");
  if (isOver && !status.textContent) vibrate();
  status.textContent = isOver ? texts.restIsOver : "";
  box.toggleAttribute("data-over", isOver);
  box.querySelector("[data-rest-clock]").textContent = isOver ? "" : clockText(seconds);
  box.querySelector("[data-rest-end]").textContent = isOver ? texts.close : texts.skip;
  const bar = box.querySelector("[data-rest-left]");
  bar.max = rest.length / 1000;
  bar.value = seconds;
}
