import { toast } from "./flash.js";
import { askWorker, dateTimeText } from "./offline.js";
import { parse } from "./page.js";
import { texts } from "./texts.js";
import { advance, applyAction, countdown, isOver, phaseEnd } from "./workout-run.js";

// Runs a workout without a connection: the page continues with the phases it has loaded, and stores the user's actions,
// over reloads too. They are sent to the server when it can be reached, one after the other, each with its
// time and its phase, so that a repeated one whose response was lost does no harm.
const keyPrefix = "workhome.workout ";
const timeoutMilliseconds = 8_000;
let workout; // The workout on the page, with each coming phase as the server shows it at its beginning.
let localRun; // The progress since the connection was lost; undefined while the server knows it.
let clockGap = 0; // How far the server's clock is ahead.

/**
 * Takes the server's time from a page that was received at a moment of Date.now(), and loads the phases to come. The
 * worker stores the server's version of the page for a reload without a connection.
 */
export async function syncWithPage(section, receivedAt) {
  const path = section.dataset.session;
  const seenAt = section.querySelector("[name=seen_at]");
  if (seenAt) clockGap = Number(seenAt.value) - receivedAt;
  if (workout?.path !== path) await loadPhases(path);
  else if (!isOffline(path)) await cachePages([path]);
}

/** Without a worker to store the pages, a reload needs a connection. */
async function cachePages(paths) {
  await askWorker({ kind: "keepWorkout", paths }).catch(() => {});
}

async function loadPhases(path) {
  try {
    const response = await fetch(`${path}/phases`, { headers: { accept: "text/html" }, cache: "no-store" });
    if (!response.ok || response.redirected) return;
    const templates = [...parse(await response.text()).querySelectorAll("template[data-phase]")];
    const sections = templates.map(({ content }) => content.querySelector("[data-session]"));
    workout = { path, person: response.headers.get("workhome-person"), sections };
    const links = sections.flatMap((section) => [...section.querySelectorAll(".session-log")]);
    cachePages([path, `${path}/phases`, ...links.map((link) => link.getAttribute("href"))]);
  } catch {
    // The next page of this workout tries again.
  }
}

export function isOffline(path) {
  return localRun !== undefined || storedEvents(path).length > 0;
}

/** Switches back to the server's state. */
export function useServerState() {
  localRun = undefined;
}

/**
 * Applies a user action, or only the passed time, without the server.
 * @returns the section to show now; undefined if the phases were not loaded.
 */
export function applyOffline(section, action) {
  const path = section.dataset.session;
  const now = Math.round(Date.now() + clockGap);
  const canContinue = workout?.path === path && (localRun ??= startRun(section));
  const event = action && { ...action, phase: section.dataset.phase, at: now, person: workout?.person };
  if (event) storeEvents(path, [...storedEvents(path), event]);
  if (!canContinue) return undefined;
  if (event) applyEvent(event);
  else advance(localRun, now);
  return renderSection(now);
}

/** Continues from the server's page with the actions since then, including those before a reload. */
function startRun(section) {
  localRun = readRun(section);
  if (localRun) storedEvents(section.dataset.session).forEach(applyEvent);
  return localRun;
}

function applyEvent({ action, by, phase, at }) {
  if (by) advance(localRun, at);
  else applyAction(localRun, action.split("/").at(-1), phase, at);
}

function readRun(section) {
  const { phase, length, remaining, paused } = section.dataset;
  const phases = workout.sections.slice(0, -1).map(({ dataset }) => ({
    phase: dataset.phase, kind: dataset.kind,
    length: dataset.length === undefined ? undefined : Number(dataset.length),
  }));
  const index = phases.findIndex((candidate) => candidate.phase === phase);
  if (index < 0) return undefined;
  return {
    phases, index, startedAt: Number(section.querySelector("[name=seen_at]").value),
    elapsed: length ? length - remaining : 0,
    isPaused: paused !== undefined, done: section.querySelector("progress").value,
    isLastDone: section.querySelector(".session-log") !== null,
  };
}

function renderSection(now) {
  const section = document.importNode(workout.sections[localRun.index], true);
  if (isOver(localRun)) return section;
  for (const input of section.querySelectorAll("[name=seen_at]")) input.value = now;
  section.querySelector("progress").value = localRun.done;
  if (section.dataset.kind === "rest" && !localRun.isLastDone) section.querySelector(".session-log")?.remove();
  const { length } = localRun.phases[localRun.index];
  const remaining = () => (localRun.isPaused ? length - localRun.elapsed : phaseEnd(localRun) - now);
  if (length !== undefined) showTime(section, length, remaining());
  if (localRun.isPaused) showPaused(section);
  return section;
}

function showTime(section, length, remaining) {
  section.dataset.remaining = remaining;
  section.querySelector("[data-clock]").textContent = countdown(remaining);
  section.querySelector("[data-clock]").parentElement.toggleAttribute("data-long", remaining > 59_000);
  section.querySelector("[data-ring]").setAttribute("stroke-dashoffset", String(100 - (remaining / length) * 100));
}

function showPaused(section) {
  section.dataset.paused = "";
  section.dataset.announcement = texts.pausedAnnouncement(section.dataset.announcement);
  section.querySelector(".session-state").textContent = texts.paused;
  for (const form of section.querySelectorAll("[data-control]")) {
    const [button, isPause] = [form.querySelector("button"), form.dataset.control === "pause"];
    button.classList.toggle("button-quiet", !isPause);
    if (!isPause) continue;
    form.action = form.action.replace(/pause$/, "resume");
    button.querySelector("span").textContent = texts.resume;
    const use = button.querySelector("use");
    use.setAttribute("href", use.getAttribute("href").replace("#pause", "#play"));
  }
}

/**
 * Sends the actions of a workout to the server. One that it refuses is added to `refused`, and the others go on.
 * @returns the last response to one that it took; undefined if there was none.
 * @throws if the server can't be reached or answers for another user: the remaining events are kept.
 */
export async function sendEvents(path, refused) {
  let latest;
  for (let events = storedEvents(path); events.length; events = storedEvents(path)) {
    const [event] = events;
    const answer = await sendEvent(event);
    // Another tab may have sent some of them in the meantime.
    const isOther = ({ at, action }) => at !== event.at || action !== event.action;
    storeEvents(path, storedEvents(path).filter(isOther));
    if (answer.response.ok) latest = answer;
    // The server moves on by itself when a time is up.
    else if (!event.by) refused.push(event);
  }
  return latest;
}

/** Tells what was done without a connection and could not be saved. */
export function showRefused(events) {
  for (const { about, at } of events) {
    toast(texts.actionNotSaved([about, dateTimeText(at)].filter(Boolean).join(", ")), { isError: true });
  }
}

async function sendEvent({ action, by, phase, at, person }) {
  const body = new URLSearchParams({ phase, happened_at: at, ...(by && { by }) });
  const headers = { accept: "text/html", ...(person && { "workhome-person": person }) };
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const response = await fetch(action, { method: "POST", body, headers, signal });
  if (response.status >= 500 || [401, 403, 408, 429].includes(response.status)) throw new Error(`${response.status}`);
  // Only WorkHome sends this header: a proxy or gateway in front of it may answer too.
  const owner = response.headers.get("workhome-person");
  if (!owner || (person && owner !== person)) throw new Error("answered for somebody else");
  return { response, html: await response.text(), answeredAt: performance.now() };
}

/** The workouts with events that have not been sent. */
export function workoutsWithUnsentEvents() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix));
    return keys.map((key) => key.slice(keyPrefix.length));
  } catch {
    return [];
  }
}

const eventsInMemory = new Map();

function storedEvents(path) {
  try {
    return JSON.parse(localStorage.getItem(keyPrefix + path)) ?? [];
  } catch {
    return eventsInMemory.get(path) ?? []; // Without storage, they last until the page is left.
  }
}

function storeEvents(path, events) {
  eventsInMemory.set(path, events);
  try {
    if (events.length) localStorage.setItem(keyPrefix + path, JSON.stringify(events));
    else localStorage.removeItem(keyPrefix + path);
  } catch {
    // They stay in memory.
  }
}
