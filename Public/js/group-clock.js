import { clockText, startClock } from "./clock.js";
import { recall, remember } from "./memory.js";
import { allowSound, signalPhase, signalTick } from "./signals.js";
import { texts } from "./texts.js";

// The clock of an exercise or a superset in a routine's workout: it shows which set is due and for how long, and logs
// nothing. Where it is follows from when it was started, so a reload or a lost connection changes nothing.
const storageKey = "workhome.group-clock";
const leadMilliseconds = 5_000;
let running = recall("localStorage", storageKey); // Its key, and when its first round starts on the clock of Date.now().
let shown; // The phase and second that were shown last, so that each is signalled once.

/** Shows which set is due, and whether there is anything left to log. */
export const updateClocks = startClock(() => {
  const clock = runningClock();
  const isOver = !clock || !hasOpenSets(clock.dataset.rounds);
  const state = isOver ? undefined : stateOf(clock.dataset, Date.now() - running.start);
  for (const each of document.querySelectorAll("[data-group-clock]")) {
    showAllDone(each);
    showButtons(each, each === clock && state);
  }
  if (state) show(clock, state);
  else if (clock) end(clock);
  showDue(state);
  return state && (state.left % 1000 || 1000);
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-clock-start], [data-clock-stop]");
  if (!button) return;
  const clock = button.closest("[data-group-clock]");
  if (button.matches("[data-clock-start]")) {
    allowSound();
    clearWords();
    storeClock({ key: clock.dataset.groupClock, start: Date.now() + leadMilliseconds });
    updateClocks();
  } else {
    endClock();
  }
  clock.querySelector(":is([data-clock-start], [data-clock-stop]):not([hidden])").focus();
});

/** Its button ends it, and so does the end of its workout. */
export function endClock() {
  clearWords();
  storeClock(undefined);
  updateClocks();
}

function clearWords() {
  const clock = runningClock();
  if (clock) showState(clock, "", "");
  shown = undefined;
}

function runningClock() {
  return [...document.querySelectorAll("[data-group-clock]")].find(({ dataset }) => dataset.groupClock === running?.key);
}

function showAllDone(clock) {
  const button = clock.querySelector("[name^='done-rest.']");
  button.hidden = !hasOpenSets(button.dataset.places);
}

/** Nothing is left to log once all sets are done, skipped or waiting to be sent. */
function hasOpenSets(places) {
  const rows = places.split(/[ ,]/).map((place) => document.getElementById(`set-${place}`));
  return rows.some((row) => row && isOpen(row));
}

function isOpen(row) {
  return !row.matches(".is-done, .is-skipped, [data-waiting]");
}

/** Which phase it is a time after the start; undefined once all rounds are over. */
function stateOf({ workSeconds, restSeconds, rounds }, elapsed) {
  const [workTime, restTime, all] = [workSeconds * 1000, restSeconds * 1000, rounds.split(",")];
  if (elapsed < 0) return { phase: texts.getReady, round: 1, count: all.length, left: -elapsed, due: all[0] };
  const round = Math.floor(elapsed / (workTime + restTime));
  const within = elapsed % (workTime + restTime);
  const isWork = within < workTime;
  // After the last round there is nothing to rest for.
  if (round >= all.length || (!isWork && round === all.length - 1)) return undefined;
  return {
    // A round by the minute is work and rest, as its person likes.
    phase: restTime ? (isWork ? texts.work : texts.rest) : "",
    isRest: !isWork,
    round: round + 1,
    count: all.length,
    left: (isWork ? workTime : workTime + restTime) - within,
    due: isWork ? all[round] : all[round + 1],
  };
}

function show(clock, { phase, isRest, round, count, left, due }) {
  const seconds = Math.ceil(left / 1000);
  const [now, before] = [{ key: `${phase} ${round} ${due}`, seconds }, shown];
  shown = now;
  clock.toggleAttribute("data-resting", Boolean(isRest));
  clock.querySelector("[data-clock-time]").textContent = clockText(seconds);
  const words = texts.roundOf(round, count);
  showState(clock, phase, phase ? `· ${words}` : words);
  if (before && before.key !== now.key) signalPhase();
  else if (before && before.seconds !== seconds) signalTick(seconds);
}

/** A screen reader says what changes. */
function showState(clock, phase, round) {
  for (const [part, text] of [["[data-clock-phase]", phase], ["[data-clock-round]", round]]) {
    const element = clock.querySelector(part);
    if (element.textContent !== text) element.textContent = text;
  }
}

function end(clock) {
  if (shown) signalPhase();
  shown = undefined;
  storeClock(undefined);
  showState(clock, texts.allRoundsDone, "");
}

function showButtons(clock, state) {
  clock.querySelector("[data-clock-face]").hidden = !state;
  clock.querySelector("[data-clock-start]").hidden = Boolean(state);
  clock.querySelector("[data-clock-stop]").hidden = !state;
}

function showDue(state) {
  const places = new Set(state?.due.split(" "));
  document.querySelector("[data-workout]")?.toggleAttribute("data-clock-runs", Boolean(state));
  for (const row of document.querySelectorAll(".workout-set")) {
    const isDue = places.has(row.dataset.place) && isOpen(row);
    if (isDue && !row.hasAttribute("data-due")) row.closest(".exercise-fold").open = true;
    row.toggleAttribute("data-due", isDue);
  }
}

function storeClock(clock) {
  running = clock;
  remember("localStorage", storageKey, running);
}
