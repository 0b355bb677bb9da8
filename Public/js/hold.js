import { clockText, secondsSince, startClock } from "./clock.js";
import { recall, remember } from "./memory.js";
import { element, onEach } from "./page.js";
import { signalPhase } from "./signals.js";
import { texts } from "./texts.js";

// A stopwatch beside the time of a hold: it counts down from the time that is asked, then on from it, and stopping it
// fills in the field. It needs no connection, and survives that its row is replaced, and a reload.
const storageKey = "workhome.hold";
// One that nobody stopped is forgotten.
const longestMilliseconds = 3_600_000;
// Its key, the id of the field, when it started on the clock of Date.now(), and the seconds that are asked, if any.
let hold = recall("sessionStorage", storageKey);
if (hold && Date.now() - hold.start >= longestMilliseconds) hold = undefined;

onEach("[data-hold]", (field) => {
  const input = field.querySelector("input");
  // A set that is done is corrected by hand.
  if (!field.querySelector(".hold") && !input.closest(".is-done")) field.append(stopwatch(field, input));
});

const update = startClock(() => {
  if (!hold) return undefined;
  const input = runningInput();
  const box = input?.closest("[data-hold]")?.querySelector(".hold");
  if (box) show(box, input);
  return 1000 - ((Date.now() - hold.start) % 1000);
});

function stopwatch(field, input) {
  const toggle = () => (isRunning(input) ? stopHold() : start(input, Number(field.dataset.hold) || 0));
  const box = element("div", { className: "hold" },
    element("button", { type: "button", className: "button button-quiet button-small", onclick: toggle }),
    element("span", { className: "hold-clock", role: "timer" }),
    element("span", { className: "visually-hidden", role: "status" }));
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
  const [input, seconds] = [runningInput(), secondsSince(hold.start)];
  storeHold(undefined);
  update();
  const box = input?.parentElement.closest("[data-hold]")?.querySelector(".hold");
  if (!box) return;
  input.value = clockText(Math.max(1, seconds));
  input.dispatchEvent(new Event("input", { bubbles: true }));
  show(box, input);
  box.querySelector("[role=status]").textContent = texts.holdStopped(input.value);
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
  const seconds = secondsSince(hold.start);
  const isOver = hold.target > 0 && seconds >= hold.target;
  if (isOver && !box.hasAttribute("data-over")) {
    status.textContent = texts.holdReached;
    signalPhase();
  } else if (!isOver) {
    status.textContent = "";
  }
  box.toggleAttribute("data-over", isOver);
  clock.textContent = clockText(isOver || !hold.target ? seconds : hold.target - seconds);
}

function storeHold(started) {
  hold = started;
  remember("sessionStorage", storageKey, hold);
}
