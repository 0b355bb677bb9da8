import { putEntry } from "../worker/store.js";
import { toast } from "./flash.js";
import { askWorker, dateTimeText, listEntries, onOutboxMessage, sendEntriesNow } from "./offline.js";
import { recall, storedKeys } from "./memory.js";
import { changeIcon, fetchPage } from "./page.js";
import { texts } from "./texts.js";
import { advance, applyAction, countdown, isOver, phaseEnd } from "./workout-run.js";

// Runs a timed workout without a connection: the page continues with the phases it has loaded, over reloads too. What its
// person does waits in the outbox, each action with its time and its phase, so that a repeated one whose response was lost
// does no harm.
let workout; // The workout on the page, with each coming phase as the server shows it at its beginning.
let localRun; // The progress since the connection was lost; undefined while the server knows it.
let clockGap = 0; // How far the server's clock is ahead.
let waiting = []; // What was done in it and waits to be sent.
let lost = [];
let keeping = takeOver().catch(() => {}); // Without room they stay where they are, for the next page.

onOutboxMessage(({ lost: more = [] }) => {
  lost.push(...more);
  if (!isOffline()) showLost();
});

/**
 * Takes the server's time from a page that was received at a moment of Date.now(), and loads the phases to come. The
 * worker stores the server's version of the page for a reload without a connection.
 */
export async function syncWithPage(section, receivedAt) {
  const path = section.dataset.session;
  const seenAt = section.querySelector("[name=seen_at]");
  if (seenAt) clockGap = Number(seenAt.value) - receivedAt;
  if (workout?.path !== path) await loadPhases(path);
  else if (!isOffline()) await cachePages([path]);
}

/** Without a worker to store the pages, a reload needs a connection. */
async function cachePages(paths) {
  await askWorker({ kind: "keepWorkout", paths }).catch(() => {});
}

async function loadPhases(path) {
  try {
    const { response, page } = await fetchPage(`${path}/phases`, { cache: "no-store" });
    if (!response.ok || response.redirected) return;
    const templates = [...page.querySelectorAll("template[data-phase]")];
    const sections = templates.map(({ content }) => content.querySelector("[data-session]"));
    workout = { path, sections };
    const links = sections.flatMap((section) => [...section.querySelectorAll(".session-log")]);
    cachePages([path, `${path}/phases`, ...links.map((link) => link.getAttribute("href"))]);
  } catch {
    // The next page of this workout tries again.
  }
}

/** Whether the page is ahead of the server. */
export function isOffline() {
  return localRun !== undefined || waiting.length > 0;
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
  const now = Math.round(Date.now() + clockGap);
  const canContinue = workout?.path === section.dataset.session && (localRun ??= startRun(section));
  const entry = action && entryOf({ ...action, phase: section.dataset.phase, at: now });
  if (entry) keep(entry, action.about);
  if (!canContinue) return undefined;
  if (entry) applyEntry(entry);
  else advance(localRun, now);
  return renderSection(now);
}

/** Continues from the server's page with the actions since then, including those before a reload. */
function startRun(section) {
  localRun = readRun(section);
  if (localRun) waiting.forEach(applyEntry);
  return localRun;
}

function applyEntry({ path, body }) {
  const fields = new URLSearchParams(body);
  const at = Number(fields.get("happened_at"));
  if (fields.has("by")) advance(localRun, at);
  else applyAction(localRun, path.split("/").at(-1), fields.get("phase"), at);
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
  if (length !== undefined) {
    const remaining = localRun.isPaused ? length - localRun.elapsed : phaseEnd(localRun) - now;
    section.dataset.remaining = remaining;
    showTime(section, remaining);
  }
  if (localRun.isPaused) showPaused(section);
  return section;
}

/** Shows the milliseconds that are left of a phase, and those that its ring shows. */
export function showTime(section, remaining, drawn = remaining) {
  const clock = section.querySelector("[data-clock]");
  clock.textContent = countdown(remaining);
  clock.parentElement.toggleAttribute("data-long", remaining > 59_000);
  const part = drawn / section.dataset.length;
  section.querySelector("[data-ring]").setAttribute("stroke-dashoffset", String(100 - part * 100));
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
    changeIcon(button, "play");
  }
}

/** What waits, with a key that says when it was done; `person` is whoever did it. */
function entryOf({ action, about, by, phase, at, person = document.documentElement.dataset.person }) {
  const path = new URL(action, location.href).pathname;
  const body = new URLSearchParams({ about: about ?? "", phase, happened_at: at, ...(by && { by }) });
  return { key: `${path}-${at}`, path, body: `${body}`, person, loggedAt: at, keptAt: Date.now() };
}

function keep(entry, about) {
  waiting.push(entry);
  // Without room for it, it is shown here, and told later that it is not saved.
  keeping = keeping.then(() => putEntry(entry)).catch(() => lost.push({ about, at: entry.loggedAt }));
}

/** Learns what waits of a workout. */
export async function loadActions(path) {
  let kept;
  do {
    kept = keeping;
    await kept;
    waiting = (await listEntries()).filter((entry) => entry.path.startsWith(`${path}/`));
    // Something may have been done meanwhile.
  } while (kept !== keeping);
}

/** @throws if something still waits: the server can't be reached, or answers for another user. */
export async function sendActions(path) {
  await keeping;
  await sendEntriesNow();
  await loadActions(path);
  if (waiting.length) throw new Error("not sent");
}

export const hasActions = () => waiting.length > 0;

/** Tells what was done without a connection and could not be saved. */
export function showLost() {
  for (const { about, at } of lost) {
    toast(texts.actionNotSaved([about, dateTimeText(at)].filter(Boolean).join(", ")), { isError: true });
  }
  lost = [];
}

/** Earlier versions kept what was done in localStorage, by the address of the workout. */
async function takeOver() {
  const keys = storedKeys("localStorage", "workhome.workout ");
  if (!document.documentElement.dataset.person) return;
  for (const key of keys) {
    for (const event of recall("localStorage", key) ?? []) await putEntry(entryOf(event));
    localStorage.removeItem(key);
  }
  if (keys.length) document.dispatchEvent(new Event("workhome:outbox"));
}
