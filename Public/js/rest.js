import { onPage } from "./page.js";
import { texts } from "./texts.js";

// The rest timer after a set: the notice of the saved set says how long, and the countdown survives reloads.
const restKey = "workhome.rest";
const moreMilliseconds = 30_000;
const shownAfterMilliseconds = 300_000;
let timer;
let rest; // When it ends on the clock of Date.now(), and how long it is, in milliseconds.

onPage((root) => {
  const box = root.querySelector("[data-rest-timer]");
  if (!box) return;
  box.querySelector("[data-rest-more]").addEventListener("click", () => {
    keep({ end: Math.max(rest.end, Date.now()) + moreMilliseconds, length: rest.length + moreMilliseconds });
    run();
  });
  box.querySelector("[data-rest-end]").addEventListener("click", () => {
    keep(undefined);
    run();
  });
  rest ??= kept();
  const notice = root.querySelector("[data-rest]");
  if (notice) {
    begin(notice.dataset.rest);
    notice.remove();
  }
  run();
  // The browser scrolled to its target before the timer took its place.
  if (notice) document.querySelector(":target")?.scrollIntoView();
});

document.addEventListener("visibilitychange", run);

/** Starts the rest after a set that waits to be sent: no notice of the server tells of it. */
export function restAfterWaitingSet() {
  const seconds = document.querySelector("[data-rest-timer]")?.dataset.restAfterSet;
  if (!seconds) return;
  begin(seconds);
  run();
}

function begin(seconds) {
  const length = Number(seconds) * 1000;
  keep({ end: Date.now() + length, length });
}

function run() {
  clearTimeout(timer);
  const box = document.querySelector("[data-rest-timer]");
  if (!box) return;
  const left = rest ? rest.end - Date.now() : -Infinity;
  box.hidden = left < -shownAfterMilliseconds;
  if (box.hidden) return;
  show(box, Math.max(0, Math.ceil(left / 1000)));
  timer = setTimeout(run, left > 0 ? left % 1000 || 1000 : left + shownAfterMilliseconds + 1);
}

function show(box, seconds) {
  const isOver = seconds === 0;
  const words = box.querySelector("[data-rest-over]");
  if (isOver && !words.textContent && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 60, 120]);
  words.textContent = isOver ? texts.restIsOver : "";
  box.toggleAttribute("data-over", isOver);
  const clock = box.querySelector("[data-rest-clock]");
  clock.textContent = isOver ? "" : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  box.querySelector("[data-rest-end]").textContent = isOver ? texts.close : texts.skip;
  const bar = box.querySelector("[data-rest-left]");
  bar.max = rest.length / 1000;
  bar.value = seconds;
}

function keep(changed) {
  rest = changed;
  try {
    sessionStorage.setItem(restKey, JSON.stringify(rest ?? null));
  } catch {
    // The timer lasts until the page is left.
  }
}

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(restKey)) ?? undefined;
  } catch {
    return undefined; // Nothing is kept, or not by this version.
  }
}
