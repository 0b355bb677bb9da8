import { ask } from "./offline.js";
import { parse } from "./page.js";
import { texts } from "./texts.js";
import { act, advance, countdown, isOver, phaseEnd } from "./workout-run.js";

// Runs a workout without a connection: the page continues with the phases it has loaded, and remembers the user's
// actions, over reloads too. They are sent to the server when it can be reached, one after the other, each with its
// time and its phase, so that a repeated one whose response was lost does no harm.
const keyStart = "workhome.workout ";
const answerMilliseconds = 8_000;
let course; // The phases to come of the workout on the page, as the server shows each at its beginning.
let run; // How far it is, while nobody but this page knows.
let clockGap = 0; // How far the server's clock is ahead.

/**
 * Takes the server's time from a page that came at a moment of Date.now(), and loads the phases to come. The worker
 * keeps the server's version of the page for a reload without a connection.
 */
export async function know(section, cameAt) {
  const path = section.dataset.session;
  const seenAt = section.querySelector("[name=seen_at]");
  if (seenAt) clockGap = Number(seenAt.value) - cameAt;
  if (course?.path !== path) await learn(path);
  else if (!isAlone(path)) await keep([path]);
}

/** Has the worker keep the pages. Without a worker, a reload needs a connection. */
async function keep(paths) {
  await ask({ kind: "keepWorkout", paths }).catch(() => {});
}

async function learn(path) {
  try {
    const answer = await fetch(`${path}/phases`, { headers: { accept: "text/html" }, cache: "no-store" });
    if (!answer.ok || answer.redirected) return;
    const templates = [...parse(await answer.text()).querySelectorAll("template[data-phase]")];
    const sections = templates.map(({ content }) => content.querySelector("[data-session]"));
    course = { path, person: answer.headers.get("workhome-person"), sections };
    const links = sections.flatMap((section) => [...section.querySelectorAll(".session-log")]);
    keep([path, `${path}/phases`, ...links.map((link) => link.getAttribute("href"))]);
  } catch {
    // It is loaded again the next time the page is taken up.
  }
}

export function isAlone(path) {
  return run !== undefined || remembered(path).length > 0;
}

/** Switches back to the server's state. */
export function isTogether() {
  run = undefined;
}

/**
 * Applies a user action, or just the passed time, to the run.
 * @returns the section to show now; undefined if too little is known.
 */
export function goOn(section, done) {
  const path = section.dataset.session;
  const now = Math.round(Date.now() + clockGap);
  const isKnown = course?.path === path && (run ??= runSince(section));
  if (done) remember(path, [...remembered(path), { ...done, phase: section.dataset.phase, at: now, person: course?.person }]);
  if (!isKnown) return undefined;
  if (done) happen({ ...done, phase: section.dataset.phase, at: now });
  else advance(run, now);
  return sectionOf(now);
}

/** The run according to the server's page, plus the actions since then, including those before a reload. */
function runSince(section) {
  run = runOf(section);
  if (run) remembered(section.dataset.session).forEach(happen);
  return run;
}

function happen({ action, by, phase, at }) {
  if (by) advance(run, at);
  else act(run, action.split("/").at(-1), phase, at);
}

function runOf(section) {
  const { phase, length, remaining, paused } = section.dataset;
  const phases = course.sections.slice(0, -1).map(({ dataset }) => ({
    phase: dataset.phase, kind: dataset.kind, length: dataset.length === undefined ? undefined : Number(dataset.length),
  }));
  const index = phases.findIndex((candidate) => candidate.phase === phase);
  if (index < 0) return undefined;
  return {
    phases, index, startedAt: Number(section.querySelector("[name=seen_at]").value), elapsed: length ? length - remaining : 0,
    isPaused: paused !== undefined, done: section.querySelector("progress").value,
    isLastDone: section.querySelector(".session-log") !== null,
  };
}

function sectionOf(now) {
  const section = document.importNode(course.sections[run.index], true);
  if (isOver(run)) return section;
  for (const input of section.querySelectorAll("[name=seen_at]")) input.value = now;
  section.querySelector("progress").value = run.done;
  if (section.dataset.kind === "rest" && !run.isLastDone) section.querySelector(".session-log")?.remove();
  const { length } = run.phases[run.index];
  if (length !== undefined) showTime(section, length, run.isPaused ? length - run.elapsed : phaseEnd(run) - now);
  if (run.isPaused) showPaused(section);
  return section;
}

function showTime(section, length, left) {
  section.dataset.remaining = left;
  section.querySelector("[data-clock]").textContent = countdown(left);
  section.querySelector("[data-clock]").parentElement.toggleAttribute("data-long", left > 59_000);
  section.querySelector("[data-ring]").setAttribute("stroke-dashoffset", String(100 - (left / length) * 100));
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
 * Sends the server what happened in a workout.
 * @returns the last response; undefined if there was nothing to send.
 * @throws if the server can't be reached or answers for another user: the remaining events are kept.
 */
export async function deliver(path) {
  let answer;
  for (let events = remembered(path); events.length; events = remembered(path)) {
    const [event] = events;
    answer = await tell(event);
    // Another tab may have sent some of them in the meantime.
    const isOther = ({ at, action }) => at !== event.at || action !== event.action;
    remember(path, answer.response.ok ? remembered(path).filter(isOther) : []);
  }
  return answer;
}

async function tell({ action, by, phase, at, person }) {
  const body = new URLSearchParams({ phase, happened_at: at, ...(by && { by }) });
  const headers = { accept: "text/html", ...(person && { "workhome-person": person }) };
  const response = await fetch(action, { method: "POST", body, headers, signal: AbortSignal.timeout(answerMilliseconds) });
  if (response.status >= 500 || [401, 403, 408, 429].includes(response.status)) throw new Error(`${response.status}`);
  // Only WorkHome sends this header: a proxy or gateway in front of it may answer too.
  const owner = response.headers.get("workhome-person");
  if (!owner || (person && owner !== person)) throw new Error("answered by somebody else");
  return { response, html: await response.text(), answeredAt: performance.now() };
}

/** The workouts with events that have not been sent. */
export function untold() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyStart)).map((key) => key.slice(keyStart.length));
  } catch {
    return [];
  }
}

const memory = new Map();

function remembered(path) {
  try {
    return JSON.parse(localStorage.getItem(keyStart + path)) ?? [];
  } catch {
    return memory.get(path) ?? []; // A browser that keeps nothing: until the page is left.
  }
}

function remember(path, events) {
  memory.set(path, events);
  try {
    if (events.length) localStorage.setItem(keyStart + path, JSON.stringify(events));
    else localStorage.removeItem(keyStart + path);
  } catch {
    // It stays in memory.
  }
}
