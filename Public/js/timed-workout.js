import { toast } from "./flash.js";
import { announceChange, bodyOf, element, fetchPage, isKeyTaken, onPage, onSubmit, showAnswer } from "./page.js";
import { allowSound, keepScreenOn, letScreenSleep, signalPhase, signalTick } from "./signals.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";
import { applyOffline, hasActions, isOffline, loadActions } from "./timed-workout-offline.js";
import { sendActions, showLost, showTime, syncWithPage, useServerState } from "./timed-workout-offline.js";

// The server's state machine decides the state of a workout. This script shows the time left, reports when it is over,
// and replaces the main part of the page with the response, so that sound, screen lock and history are kept. Without a
// connection the page goes on by itself until it can reach the server (`timed-workout-offline.js`).
const retrySeconds = 3;
const sleepMilliseconds = 2000;
const pollMilliseconds = 5000;
const timeoutMilliseconds = 8000;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

let deadline; // When the phase is over, on the clock of performance.now(); undefined where nothing runs out.
let clockTimer;
let retryTimer;
let pollTimer;
let requestCount = 0;
let shownSeconds;
let clockGap;
let isRequesting = false;
let isProblemAnnounced = false;
let queuedForm; // The form that was sent while another request was on its way.
const announcer = element("p", { className: "visually-hidden", role: "status" });

const workoutSection = () => document.querySelector("[data-session]");
const control = (kind) => workoutSection()?.querySelector(`form[data-control="${kind}"]`);
const focusedControl = () => document.activeElement?.closest("[data-session] [data-control]")?.dataset.control;

let navigation = performance.getEntriesByType("navigation")[0];
onPage(async (root) => {
  // A document that a script puts in place did not come with the browser's navigation.
  const receivedAt = navigation?.responseStart ?? performance.now();
  navigation = undefined;
  const section = root === document && workoutSection();
  if (!section) return;
  const { kept, session: path } = section.dataset;
  const loaded = startFrom(section, kept ? performance.now() - (Date.now() - Number(kept)) : receivedAt);
  await loadActions(path);
  if (kept) {
    await loaded;
    continueOffline(texts.workoutOffline);
  } else if (isOffline()) reconnect();
});

/**
 * Continues from the state of a page that was made at a moment of performance.now().
 * @returns a promise that resolves when the phases to come are loaded, if possible.
 */
function startFrom(element, createdAt) {
  clearTimeout(clockTimer);
  document.body.append(announcer);
  const { kept, remaining, paused } = element.dataset;
  const loaded = syncWithPage(element, Date.now() - (performance.now() - createdAt));
  const isRunning = remaining !== undefined && paused === undefined;
  deadline = isRunning ? createdAt + Number(remaining) : undefined;
  clockGap = Date.now() - performance.now();
  shownSeconds = undefined;
  if (paused === undefined) keepScreenOn();
  else letScreenSleep();
  if (isRunning && !kept) updateClock();
  schedulePoll();
  return loaded;
}

function schedulePoll() {
  clearTimeout(pollTimer);
  pollTimer = setTimeout(poll, pollMilliseconds);
}

/** Shows what was done on another device. A hidden page loads the state when it is shown again. */
async function poll() {
  const path = workoutSection()?.dataset.session;
  if (!path || document.hidden) return;
  const before = requestCount;
  // A dialog keeps what is typed in it, and what was done here in the meantime has its own response.
  const isBusy = () => isRequesting || requestCount !== before || isOffline()
    || workoutSection()?.dataset.session !== path || document.querySelector("dialog[open]");
  // A lost connection is noticed when something is to be sent.
  const latest = isBusy() ? undefined : await fetchState().catch(() => undefined);
  schedulePoll();
  // Only WorkHome sends this header: an error of a proxy says nothing about the workout.
  if (!latest?.response.headers.has("workhome-person") || isBusy()) return;
  const state = latest.page.querySelector("[data-session]");
  const isNews = latest.response.ok ? !state || isDifferent(state) : latest.response.status === 404;
  if (isNews) showResponse(latest);
}

function updateClock() {
  clearTimeout(clockTimer);
  if (!workoutSection() || deadline === undefined) return;
  if (Math.abs(Date.now() - performance.now() - clockGap) > sleepMilliseconds) return loadState();
  const remaining = deadline - performance.now();
  if (remaining <= 0) return timeIsUp();
  tick(remaining);
  clockTimer = setTimeout(updateClock, remaining % 1000 || 1000);
}

function tick(remaining) {
  const seconds = Math.ceil(remaining / 1000);
  if (seconds === shownSeconds) return;
  const isFirst = shownSeconds === undefined;
  shownSeconds = seconds;
  // The ring takes one second to move to where it will be in a second.
  showTime(workoutSection(), remaining, reducedMotion.matches ? remaining : Math.max(0, remaining - 1000));
  if (!isFirst) signalTick(seconds);
}

function timeIsUp() {
  tick(0);
  const form = control("move");
  if (form) send(form, { by: "clock" });
}

onSubmit("[data-session] form", (form) => {
  allowSound();
  send(form);
});

async function send(form, more = {}) {
  // Earlier actions are sent first.
  if (isOffline()) return continueOffline(texts.workoutOffline, form, more);
  const body = new URLSearchParams([...bodyOf(form), ...Object.entries(more)]);
  await request(() => fetchSoon(form.action, { body }), form, more);
}

/** Loads the current state: after a sleep, on coming back, after a failure. */
async function loadState() {
  if (isOffline()) return reconnect();
  await request(fetchState);
}

async function request(fetchAnswer, form, more) {
  if (isRequesting) {
    if (form && !more.by) queue(form);
    return;
  }
  isRequesting = true;
  requestCount += 1;
  clearTimeout(clockTimer);
  // Read before the button is disabled and loses the focus.
  const focused = focusedControl();
  const answer = await fetchAnswer().catch(() => undefined);
  isRequesting = false;
  if (!answer || answer.response.status >= 500) {
    return continueOffline(answer ? texts.workoutServerProblem : texts.workoutOffline, form, more);
  }
  showResponse(answer, focused);
  sendQueued();
}

/** The action belongs to the phase in which it was chosen; the server knows if that is over. */
function sendQueued() {
  const next = queuedForm;
  queuedForm = undefined;
  if (next && workoutSection()) send(next);
}

function queue(form) {
  if (queuedForm) unlockForm(queuedForm);
  queuedForm = form;
}

/** Without a response, the action is applied here, and sent to the server when it can be reached. */
function continueOffline(problem, form, more = {}) {
  if (!workoutSection()) return;
  const actions = [];
  const actionOf = ({ action, textContent }) => ({ action, about: textContent.trim() });
  if (form) actions.push({ ...actionOf(form), ...more });
  if (queuedForm) actions.push(actionOf(queuedForm));
  for (const each of [form, queuedForm]) if (each) unlockForm(each);
  queuedForm = undefined;
  for (const action of actions.length ? actions : [undefined]) {
    const next = applyOffline(workoutSection(), action);
    if (!next) continue;
    // Without an action, an unchanged page stays as it is, so that focus is kept.
    if (action || isDifferent(next)) showState([next], performance.now());
    else updateClock();
  }
  showProblem(problem);
  reconnectSoon();
}

function isDifferent({ dataset: { phase, paused } }) {
  const shown = workoutSection().dataset;
  return phase !== shown.phase || paused !== shown.paused;
}

function reconnectSoon() {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(reconnect, retrySeconds * 1000);
}

/** Sends the server the actions since the connection was lost, and shows its response. */
async function reconnect() {
  const path = workoutSection()?.dataset.session;
  if (!path) return;
  if (isRequesting) return reconnectSoon();
  isRequesting = true;
  const latest = await catchUp(path).catch(() => undefined);
  isRequesting = false;
  if (!latest || latest.response.status >= 500) return continueOffline(texts.workoutOffline);
  clearTimeout(retryTimer);
  useServerState();
  showResponse(latest);
  showLost();
  sendQueued();
}

async function catchUp(path) {
  let latest;
  do {
    await sendActions(path);
    latest = await fetchState();
    // An action taken in the meantime is not included yet.
  } while (hasActions());
  return latest;
}

function fetchSoon(url, options) {
  return fetchPage(url, { ...options, signal: AbortSignal.timeout(timeoutMilliseconds) });
}

const fetchState = () => fetchSoon(location.href, { cache: "no-store" });

addEventListener("online", () => { if (workoutSection() && isOffline()) reconnect(); });

function showProblem(problem) {
  const place = workoutSection()?.querySelector("[data-problem]");
  if (!place || place.textContent === problem) return;
  // Screen readers announce it once; it stays visible.
  if (isProblemAnnounced) place.removeAttribute("role");
  isProblemAnnounced = true;
  place.querySelector("[data-problem-text]").textContent = problem;
  place.hidden = false;
}

function showResponse(answer, focused) {
  const before = workoutSection();
  if (!before) return;
  const { response, page, answeredAt } = answer;
  // It ended before anything was done, and is deleted.
  if (response.status === 404 && response.headers.has("workhome-person")) return location.replace("/workouts");
  const isElsewhere = response.redirected && new URL(response.url).pathname !== location.pathname;
  if (!response.ok || isElsewhere) {
    letScreenSleep();
    return showAnswer(answer);
  }
  const wasOffline = !before.querySelector("[data-problem]").hidden;
  isProblemAnnounced = false;
  showState(document.adoptNode(page.querySelector("main")).childNodes, answeredAt, focused);
  if (wasOffline && workoutSection()) toast(texts.workoutBackOnline);
}

/** Shows the state of the workout at a moment of performance.now(). */
function showState(parts, createdAt, focused = focusedControl()) {
  const { phase: oldPhase, paused: wasPaused } = workoutSection().dataset;
  const main = document.querySelector("main");
  main.replaceChildren(...parts);
  announceChange(main);
  const now = workoutSection();
  if (now?.dataset.phase !== oldPhase) signalPhase();
  if (!now) {
    letScreenSleep();
    main.focus();
    announcer.textContent = texts.workoutOver;
    return;
  }
  if (focused) (control(focused) ?? control("move"))?.querySelector("button").focus({ preventScroll: true });
  const { phase, paused, announcement } = now.dataset;
  if (phase !== oldPhase || paused !== wasPaused) announcer.textContent = announcement;
  startFrom(now, createdAt);
}

document.addEventListener("keydown", (event) => {
  if (!workoutSection() || event.repeat || isKeyTaken(event)) return;
  if (event.key === " " && event.target.closest("a, button, summary")) return;
  const kind = { " ": "pause", ArrowRight: "move" }[event.key];
  if (!kind) return;
  event.preventDefault();
  allowSound();
  control(kind)?.requestSubmit();
});

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && workoutSection()) loadState();
});

addEventListener("pageshow", (event) => { if (event.persisted && workoutSection()) loadState(); });
