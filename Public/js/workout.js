import { toast } from "./flash.js";
import { announceChange, onPage, parse, showDocument } from "./page.js";
import { release } from "./submit.js";
import { texts } from "./texts.js";
import { deliver, goOn, isAlone, isTogether, know, untold } from "./workout-alone.js";
import { countdown } from "./workout-run.js";
import { allowSound, change, isSoundOn, keepScreenOn, letScreenSleep, setSound, tick } from "./workout-signals.js";

// The server's state machine decides the state of a workout. This script shows the time left, reports when it is over,
// and replaces the main part of the page with the response, so that sound, screen lock and history are kept. Without a
// connection the page goes on by itself until it can reach the server (`workout-alone.js`).
const retrySeconds = 3;
const sleepMilliseconds = 2000;
const watchMilliseconds = 5000;
const answerMilliseconds = 8000;
const beepedSeconds = 3;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

let deadline; // When the phase is over, on the clock of performance.now(); undefined where nothing runs out.
let timer;
let retry;
let watch;
let asked = 0;
let shownSeconds;
let clockGap;
let isAsking = false;
let saidAlready = false;
let waiting; // The form that was sent while another request was on its way.
const voice = document.createElement("p");
voice.className = "visually-hidden";
voice.setAttribute("role", "status");

const session = () => document.querySelector("[data-session]");
const control = (kind) => session()?.querySelector(`form[data-control="${kind}"]`);

let navigation = performance.getEntriesByType("navigation")[0];
onPage(async (root) => {
  // A document that is put in place later did not come with the browser's navigation.
  const cameAt = navigation?.responseStart ?? performance.now();
  navigation = undefined;
  const found = root === document && session();
  if (!found) return;
  const { kept, session: path } = found.dataset;
  const learned = follow(found, kept ? performance.now() - (Date.now() - Number(kept)) : cameAt);
  if (kept) {
    await learned;
    goOnAlone(texts.workoutOffline);
  } else if (isAlone(path)) reconnect();
});

/**
 * Takes up the state of a page that was made at a moment of performance.now().
 * @returns a promise that resolves when the phases to come are loaded, if possible.
 */
function follow(element, madeAt) {
  clearTimeout(timer);
  const sound = element.querySelector("[data-sound]");
  if (sound) {
    sound.hidden = false;
    showSound(sound);
  }
  document.body.append(voice);
  const { kept, remaining, paused } = element.dataset;
  const learned = know(element, Date.now() - (performance.now() - madeAt));
  const isRunning = remaining !== undefined && paused === undefined;
  deadline = isRunning ? madeAt + Number(remaining) : undefined;
  clockGap = Date.now() - performance.now();
  shownSeconds = undefined;
  if (paused === undefined) keepScreenOn();
  else letScreenSleep();
  if (isRunning && !kept) run();
  watchSoon();
  return learned;
}

function watchSoon() {
  clearTimeout(watch);
  watch = setTimeout(watchOthers, watchMilliseconds);
}

/** Follows what was done on another device. A hidden page reads the state when it is shown again. */
async function watchOthers() {
  const path = session()?.dataset.session;
  if (!path || document.hidden) return;
  const before = asked;
  // A dialog over the page keeps what is typed in it, and what was done here in the meantime has its own answer.
  const isBusy = () => isAsking || asked !== before || session()?.dataset.session !== path || isAlone(path)
    || document.querySelector("dialog[open]");
  // A lost connection is noticed when something is to be sent.
  const seen = isBusy() ? undefined : await look().catch(() => undefined);
  watchSoon();
  // Only WorkHome says whose an answer is; a proxy's errors are none of the workout's.
  if (!seen?.response.headers.has("workhome-person") || isBusy()) return;
  // It ended elsewhere before anything was done, so nothing is left of it.
  if (seen.response.status === 404) return location.replace("/workouts");
  if (!seen.response.ok) return;
  const state = parse(seen.html).querySelector("[data-session]");
  if (!state || isOther(state)) take(seen.response, seen.html, seen.answeredAt);
}

function run() {
  clearTimeout(timer);
  if (!session() || deadline === undefined) return;
  if (Math.abs(Date.now() - performance.now() - clockGap) > sleepMilliseconds) return read();
  const left = deadline - performance.now();
  if (left <= 0) return timeIsUp();
  show(Math.ceil(left / 1000), left);
  timer = setTimeout(run, left % 1000 || 1000);
}

function show(seconds, left) {
  if (seconds === shownSeconds) return;
  const isFirst = shownSeconds === undefined;
  shownSeconds = seconds;
  const { length } = session().dataset;
  const clock = session().querySelector("[data-clock]");
  clock.textContent = countdown(seconds * 1000);
  clock.parentElement.toggleAttribute("data-long", seconds >= 60);
  // The ring takes one second to move to where it will be in a second.
  const drawn = calm.matches ? left : Math.max(0, left - 1000);
  session().querySelector("[data-ring]").setAttribute("stroke-dashoffset", String(100 - (drawn / length) * 100));
  if (seconds <= beepedSeconds && !isFirst) tick();
}

function timeIsUp() {
  show(0, 0);
  const form = control("move");
  if (form) send(form, { by: "clock" });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-session] form") || event.defaultPrevented) return;
  event.preventDefault();
  allowSound();
  send(form);
});

async function send(form, more = {}) {
  // Earlier actions are sent first.
  if (isAlone(session().dataset.session)) return goOnAlone(texts.workoutOffline, form, more);
  const fields = new URLSearchParams([...new FormData(form), ...Object.entries(more)]);
  await ask((signal) => fetch(form.action, { method: "POST", headers: { accept: "text/html" }, body: fields, signal }), form, more);
}

/** Loads the current state: after a sleep, on coming back, after a failure. */
async function read() {
  if (isAlone(session().dataset.session)) return reconnect();
  await ask(page);
}

async function ask(request, form, more) {
  if (isAsking) {
    if (form && !more.by) wait(form);
    return;
  }
  isAsking = true;
  asked += 1;
  clearTimeout(timer);
  // Read before the button is disabled and loses the focus.
  const focused = document.activeElement?.closest("[data-session] [data-control]")?.dataset.control;
  let response, html, answeredAt;
  try {
    response = await request(AbortSignal.timeout(answerMilliseconds));
    answeredAt = performance.now();
    html = await response.text();
  } catch {
    response = undefined;
  } finally {
    isAsking = false;
  }
  if (!response || response.status >= 500) return goOnAlone(response ? texts.workoutServerProblem : texts.workoutOffline, form, more);
  take(response, html, answeredAt, focused);
  sendWaiting();
}

/** The action belongs to the phase in which it was chosen; the server knows if that is over. */
function sendWaiting() {
  const next = waiting;
  waiting = undefined;
  if (next && session()) send(next);
}

function wait(form) {
  if (waiting) release(waiting);
  waiting = form;
}

/** Without a response, the action is applied here, and sent to the server when it can be reached. */
function goOnAlone(problem, form, more = {}) {
  if (!session()) return;
  const held = [form && { action: form.action, ...more }, waiting && { action: waiting.action }].filter(Boolean);
  for (const one of [form, waiting]) if (one) release(one);
  waiting = undefined;
  for (const done of held.length ? held : [undefined]) {
    const next = goOn(session(), done);
    if (!next) continue;
    // Without an action, an unchanged page stays as it is, so that focus is kept.
    if (done || isOther(next)) put([next], performance.now());
    else run();
  }
  say(problem);
  reconnectSoon();
}

function isOther({ dataset: { phase, paused } }) {
  const shown = session().dataset;
  return phase !== shown.phase || paused !== shown.paused;
}

function reconnectSoon() {
  clearTimeout(retry);
  retry = setTimeout(reconnect, retrySeconds * 1000);
}

/** Sends the server what happened in the meantime, and shows its response. */
async function reconnect() {
  const path = session()?.dataset.session;
  if (!path) return;
  if (isAsking) return reconnectSoon();
  isAsking = true;
  let answer;
  try {
    const seen = await deliver(path) ?? await look();
    // An action taken in the meantime is not included yet.
    answer = await deliver(path) ?? seen;
  } catch {
    answer = undefined;
  } finally {
    isAsking = false;
  }
  if (!answer || answer.response.status >= 500) return goOnAlone(texts.workoutOffline);
  clearTimeout(retry);
  isTogether();
  take(answer.response, answer.html, answer.answeredAt);
  sendWaiting();
}

function page(signal) {
  return fetch(location.href, { headers: { accept: "text/html" }, cache: "no-store", signal });
}

async function look() {
  const signal = AbortSignal.timeout(answerMilliseconds);
  const response = await page(signal);
  return { response, html: await response.text(), answeredAt: performance.now() };
}

addEventListener("online", () => { if (session() && isAlone(session().dataset.session)) reconnect(); });

// Sends the events of pages that were left before the server could be reached.
for (const path of untold()) if (session()?.dataset.session !== path) deliver(path).catch(() => {});

function say(problem) {
  const place = session()?.querySelector("[data-problem]");
  if (!place || place.textContent === problem) return;
  // It is announced once, and stays in sight.
  if (saidAlready) place.removeAttribute("role");
  saidAlready = true;
  place.querySelector("[data-problem-text]").textContent = problem;
  place.hidden = false;
}

function take(response, html, answeredAt, focused) {
  const before = session();
  if (!before) return;
  const isElsewhere = response.redirected && new URL(response.url).pathname !== location.pathname;
  if (!response.ok || isElsewhere) {
    letScreenSleep();
    return showDocument(html, response.redirected ? response.url : location.href);
  }
  const wasOffline = !before.querySelector("[data-problem]").hidden;
  saidAlready = false;
  put(document.adoptNode(parse(html).querySelector("main")).childNodes, answeredAt, focused);
  if (wasOffline && session()) toast(texts.workoutBackOnline);
}

/** Shows the state of the workout at a moment of performance.now(). */
function put(parts, madeAt, focused = document.activeElement?.closest("[data-session] [data-control]")?.dataset.control) {
  const { phase: oldPhase, paused: wasPaused } = session().dataset;
  const main = document.querySelector("main");
  main.replaceChildren(...parts);
  announceChange(main);
  const now = session();
  if (now?.dataset.phase !== oldPhase) change();
  if (!now) {
    letScreenSleep();
    main.focus();
    voice.textContent = texts.workoutOver;
    return;
  }
  if (focused) (control(focused) ?? control("move"))?.querySelector("button").focus({ preventScroll: true });
  if (now.dataset.phase !== oldPhase || now.dataset.paused !== wasPaused) voice.textContent = now.dataset.announcement;
  follow(now, madeAt);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-sound]");
  if (!button) return;
  setSound(!isSoundOn());
  allowSound();
  showSound(button);
});

function showSound(button) {
  const isOn = isSoundOn();
  button.setAttribute("aria-pressed", String(isOn));
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, isOn ? "#sound" : "#sound-off"));
}

document.addEventListener("pointerdown", () => { if (session()) allowSound(); });

document.addEventListener("keydown", (event) => {
  if (!session() || event.repeat || isTaken(event)) return;
  const kind = { " ": "pause", ArrowRight: "move" }[event.key];
  if (!kind) return;
  event.preventDefault();
  allowSound();
  control(kind)?.requestSubmit();
});

function isTaken(event) {
  return event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey
    || document.querySelector("dialog[open]")
    || (event.key === " " && event.target.closest("a, button, summary"))
    || event.target.closest("input, textarea, select, [contenteditable]");
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && session()) read();
});

addEventListener("pageshow", (event) => { if (event.persisted && session()) read(); });
