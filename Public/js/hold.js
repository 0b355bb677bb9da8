import { onPage } from "./page.js";
import { texts } from "./texts.js";

// A stopwatch beside the time of a hold: it counts down from the time that is asked, then on from it, and stopping it
// fills in the field. It needs no connection, and survives that its row is replaced.
let hold; // The id of the field, when it started on the clock of Date.now(), and the seconds that are asked, if any.
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
  button.addEventListener("click", () => (hold?.id === input.id ? stop() : start(input.id, Number(field.dataset.hold) || 0)));
  show(box, input);
  return box;
}

function start(id, target) {
  stop();
  hold = { id, start: Date.now(), target };
  update();
}

/** Fills in the time. */
function stop() {
  if (!hold) return;
  const [input, seconds] = [document.getElementById(hold.id), elapsedSeconds()];
  hold = undefined;
  clearTimeout(timer);
  const box = input?.parentElement.closest("[data-hold]")?.querySelector(".hold");
  if (!box) return;
  input.value = clockText(Math.max(1, seconds));
  input.dispatchEvent(new Event("input", { bubbles: true }));
  show(box, input);
  box.querySelector("[role=status]").textContent = texts.holdStopped(input.value);
}

const elapsedSeconds = () => Math.max(0, Math.floor((Date.now() - hold.start) / 1000));
const clockText = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function update() {
  clearTimeout(timer);
  if (!hold) return;
  const input = document.getElementById(hold.id);
  const box = input?.closest("[data-hold]")?.querySelector(".hold");
  if (box) show(box, input);
  timer = setTimeout(update, 1000 - ((Date.now() - hold.start) % 1000));
}

function show(box, input) {
  const [button, clock, status] = box.children;
  const isRunning = hold?.id === input.id;
  box.toggleAttribute("data-running", isRunning);
  const label = input.ariaLabel || input.labels[0]?.textContent.trim();
  button.textContent = isRunning ? texts.stopHold : texts.startHold;
  button.ariaLabel = isRunning ? texts.stopHoldOf(label) : texts.startHoldOf(label);
  if (!isRunning) {
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
