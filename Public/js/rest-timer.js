import { clockText, startClock } from "./clock.js";
import { recall, remember } from "./memory.js";
import { onPage } from "./page.js";
import { allowSound, signalPhase, signalTick } from "./signals.js";
import { texts } from "./texts.js";

// The rest timer after a set: the notice of the saved set says how long, and the countdown survives reloads. It sounds and
// is large at its end; in the background the system tells it, where its person allowed that.
const restKey = "workhome.rest";
const extensionMilliseconds = 30_000;
const visibleAfterEndMilliseconds = 300_000;
const largeSeconds = 10;
const missedMilliseconds = 2_000;
let rest = recall("sessionStorage", restKey); // When it ends on the clock of Date.now(), and how long it is, in milliseconds.

let isNew = false;
let shownSeconds;

onPage((root) => {
  const box = root.querySelector("[data-rest-timer]");
  if (!box) return;
  box.querySelector("[data-rest-more]").addEventListener("click", () => {
    setRest({ end: Math.max(rest.end, Date.now()) + extensionMilliseconds, length: rest.length + extensionMilliseconds });
    update();
  });
  box.querySelector("[data-rest-end]").addEventListener("click", endRest);
  const ask = box.querySelector("[data-rest-notify]");
  ask.hidden = !("Notification" in window) || Notification.permission !== "default";
  ask.addEventListener("click", async () => {
    await Notification.requestPermission();
    ask.hidden = true;
  });
  const notice = root.querySelector("[data-rest]");
  if (!notice) return;
  // The tap that saved the set was on the page before; most browsers let it count here.
  allowSound();
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
  signal(remaining);
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

/** Once for each second; what was over long ago, as after a reload, is not told again. */
function signal(remaining) {
  const seconds = Math.max(0, Math.ceil(remaining / 1000));
  if (seconds === shownSeconds) return;
  const isFirst = shownSeconds === undefined;
  shownSeconds = seconds;
  if (seconds > 0) signalTick(seconds);
  if (seconds > 0 || isFirst) return;
  // A page in the background may run late; its tone would be, too.
  if (remaining > -missedMilliseconds) signalPhase();
  if (document.hidden) notify().catch(() => undefined); // Without the permission or the worker, the sound was all.
}

async function notify() {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { tag: "rest" };
  if (worker) await worker.showNotification(texts.restOver, options);
  else new Notification(texts.restOver, options);
}

function show(box, seconds) {
  const isOver = seconds === 0;
  box.querySelector("[data-rest-over]").textContent = isOver ? texts.restIsOver : "";
  box.toggleAttribute("data-over", isOver);
  box.toggleAttribute("data-large", !isOver && seconds <= largeSeconds);
  box.querySelector("[data-rest-clock]").textContent = isOver ? "" : clockText(seconds);
  box.querySelector("[data-rest-end]").textContent = isOver ? texts.close : texts.skip;
  const bar = box.querySelector("[data-rest-left]");
  bar.max = rest.length / 1000;
  bar.value = seconds;
}
