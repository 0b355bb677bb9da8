import { onPage } from "./page.js";
import { texts } from "./texts.js";

// A stopwatch beside the time of a hold: it counts down from the time that is asked, then on from it, and stopping it
// fills in the field. It needs no connection, and survives that its row is replaced, and a reload.
const storageKey = "workhome.hold";
// One that nobody stopped is forgotten.
const longestMilliseconds = 3_600_000;
// Its key, the id of the field, when it started on the clock of Date.now(), and the seconds that are asked, if any.
let hold = storedHold();
let timer;

onPage((root) => {
  for (const field of root.querySelectorAll("[data-hold]")) {
    if (field.querySelector(".hold")) continue;
    const input = field.querySelector("input");
    // A set that is done is corrected by hand.
    if (input.closest(".is-done")) continue;
    field.append(stopwatch(field, input));
  }
  update();
});

document.addEventListener("visibilitychange", update);

function stopwatch(field, input) {
  const box = Object.assign(document.createElement("div"), { className: "hold" });
  const button = Object.assign(document.createElement("button"), { type: "button", className: "button button-quiet button-small" });
  const clock = Object.assign(document.createElement("span"), { className: "hold-clock" });
  clock.setAttribute("role", "timer");
  const status = Object.assign(document.createElement("span"), { className: "visually-hidden" });
  status.setAttribute("role", "status");
  box.append(button, clock, status);
  button.addEventListener("click", () => (isRunning(input) ? stopHold() : start(input, Number(field.dataset.hold) || 0)));
  show(box, input);
  return box;
}

function start(input, target) {
  stopHold();
  storeHold({ key: keyOf(input), id: input.id, start: Date.now(), target });
  update();
}

/** Names a field on the same page loaded anew: its workout or form, and its exercise. */
function keyOf({ id, form }) {
  const { routine, session, date, exercise_id: only, [`exercise.${id.split(".")[1]}`]: exercise } = form.elements;
  const page = routine?.value ?? session?.value ?? new URL(form.action).pathname;
  return [page, date?.value, (exercise ?? only)?.value, id].join(" ");
}

function isRunning(input) {
  return Boolean(input) && hold?.id === input.id && hold.key === keyOf(input);
}

/** The field of the stopwatch that runs, if it is on this page. */
function runningInput() {
  const input = document.getElementById(hold.id);
  return isRunning(input) ? input : undefined;
}

/** Fills in the time. A workout that is over has no hold that goes on. */
export function stopHold() {
  if (!hold) return;
  const [input, seconds] = [runningInput(), elapsedSeconds()];
  storeHold(undefined);
  clearTimeout(timer);
  const box = input?.parentElement.closest("[data-hold]")?.querySelector(".hold");
  if (!box) return;
  input.value = clockText(Math.max(1, seconds));
  input.dispatchEvent(new Event("input", { bubbles: true }));
  show(box, input);
  box.querySelector("[role=status]").textContent = texts.holdStopped(input.value);
}

function elapsedSeconds() {
  return Math.max(0, Math.floor((Date.now() - hold.start) / 1000));
}

function clockText(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function update() {
  clearTimeout(timer);
  if (!hold) return;
  const input = runningInput();
  const box = input?.closest("[data-hold]")?.querySelector(".hold");
  if (box) show(box, input);
  timer = setTimeout(update, 1000 - ((Date.now() - hold.start) % 1000));
}

function show(box, input) {
  const [button, clock, status] = box.children;
  const isOn = isRunning(input);
  box.toggleAttribute("data-counting", isOn);
  const label = input.ariaLabel || input.labels[0]?.textContent.trim();
  button.textContent = isOn ? texts.stopHold : texts.startHold;
  button.ariaLabel = isOn ? texts.stopHoldOf(label) : texts.startHoldOf(label);
  if (!isOn) {
    clock.textContent = "";
    return;
  }
  const seconds = elapsedSeconds();
  const isOver = hold.target > 0 && seconds >= hold.target;
  if (isOver && !box.hasAttribute("data-over")) {
    status.textContent = texts.holdReached;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([120, 60, 120]);
  } else if (!isOver) {
    status.textContent = "";
  }
  box.toggleAttribute("data-over", isOver);
  clock.textContent = clockText(isOver || !hold.target ? seconds : hold.target - seconds);
}

function storeHold(started) {
  hold = started;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(started ?? null));
  } catch {
    // It lasts until the page is left.
  }
}

function storedHold() {
  try {
    const started = JSON.parse(sessionStorage.getItem(storageKey));
    return started && Date.now() - started.start < longestMilliseconds ? started : undefined;
  } catch {
    return undefined; // Nothing is stored, or not by this version.
  }
}
