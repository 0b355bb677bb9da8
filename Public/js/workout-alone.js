import { ask } from "./offline.js";
import { parse } from "./page.js";
import { act, advance, countdown, isOver, phaseEnd } from "./workout-run.js";

// A workout without a connection: its page goes on by what it knows of the phases to come, and remembers what its person
// did, over reloads too. The server is told when it can be reached: one thing after the other, each with its moment. Each
// says which phase it is meant for, so that one whose answer got lost does no harm when it comes again.
const keyStart = "workhome.workout ";
const answerMilliseconds = 8_000;
let course; // The phases to come of the workout on the page, as the server shows each at its beginning.
let run; // How far it is, while nobody but this page knows.
let clockGap = 0; // How far the server's clock is ahead.

/**
 * Takes the server's time from a page that came at a moment of Date.now(), and learns what is to come. The worker keeps
 * how the server says that it is, for a reload without a connection.
 */
export async function know(section, cameAt) {
  const path = section.dataset.session;
  const seenAt = section.querySelector("[name=seen_at]");
  if (seenAt) clockGap = Number(seenAt.value) - cameAt;
  if (course?.path !== path) await learn(path);
  else if (!isAlone(path)) await keep([path]);
}

/** Without the worker, a reload needs a connection. */
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
    // It is asked for again when the page is taken up the next time.
  }
}

export function isAlone(path) {
  return run !== undefined || remembered(path).length > 0;
}

/** It is as the server says. */
export function isTogether() {
  run = undefined;
}

/**
 * What the page shows now, after what somebody did on it, or the clock.
 * @returns undefined where too little is known.
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

/** How far it is: as the page from the server says, and what was done since, before a reload too. */
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
  section.dataset.announcement = `Paused. ${section.dataset.announcement}`;
  section.querySelector(".session-state").textContent = "Paused";
  for (const form of section.querySelectorAll("[data-control]")) {
    const [button, isPause] = [form.querySelector("button"), form.dataset.control === "pause"];
    button.classList.toggle("button-quiet", !isPause);
    if (!isPause) continue;
    form.action = form.action.replace(/pause$/, "resume");
    button.querySelector("span").textContent = "Resume";
    const use = button.querySelector("use");
    use.setAttribute("href", use.getAttribute("href").replace("#pause", "#play"));
  }
}

/**
 * Tells the server what happened in a workout.
 * @returns the last answer; undefined where there was nothing to tell.
 * @throws where the server can't be reached or is asked by somebody else: what is left to tell stays.
 */
export async function deliver(path) {
  let answer;
  for (let events = remembered(path); events.length; events = remembered(path)) {
    const [event] = events;
    answer = await tell(event);
    // Another tab may have told some of them meanwhile.
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
  // Only WorkHome says for whom it answers: what stands before it may answer too.
  const owner = response.headers.get("workhome-person");
  if (!owner || (person && owner !== person)) throw new Error("answered by somebody else");
  return { response, html: await response.text(), answeredAt: performance.now() };
}

/** The workouts of which something is left to tell. */
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
    // It is in memory.
  }
}
