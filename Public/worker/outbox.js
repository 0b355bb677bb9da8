import { cachedPage, cacheTrack, cacheWorkout, isGateway, isRoutinePath, offlinePage } from "./pages.js";
import { isWaiting, postEntry, sendEntries, trackFormPaths } from "./queue.js";
import { allEntries, entriesOf, putEntry, readState, removeEntry } from "./store.js";
import { problemsOf } from "./validation.js";
import { workoutPath } from "./workout-action.js";

// What is logged is sent to the server at once if possible. Otherwise it waits until the connection is back.
const doubleTapMilliseconds = 10_000;

export const isLoggingPath = (pathname) => [...trackFormPaths, workoutPath].includes(pathname);
const tokenOf = (entry) => new URLSearchParams(entry.body).get("token");
/** Whom the page of a form was shown to; a page from before pages said so is that of whoever is signed in. */
const readerOf = (body) => new URLSearchParams(body).get("shown_to");

export async function respondToEntry(event) {
  const { request } = event;
  const body = await request.clone().text();
  const entry = { key: crypto.randomUUID(), path: new URL(request.url).pathname, body, loggedAt: Date.now() };
  const signedIn = await readState("person").catch(() => undefined);
  const person = readerOf(body) ?? signedIn;
  if (!person) return fetch(request);
  Object.assign(entry, { person });
  // In order: earlier entries go first. If another person is signed in, the server says so at once.
  const isFirst = person !== signedIn || !(await entriesOf(person).catch(() => [])).some(isWaiting);
  if (isFirst && navigator.onLine) {
    entry.triedAt = entry.loggedAt;
    const response = await postEntry(entry, { redirect: request.redirect }).catch(() => undefined);
    if (response && !isGateway(response)) {
      event.waitUntil(afterResponse(entry, response));
      return response;
    }
  }
  const isByScript = request.mode !== "navigate";
  const problems = isByScript && problemsOf(entry.path, body);
  if (problems) return Response.json(problems, { status: 422 });
  try {
    await addEntry(entry);
  } catch {
    // The device is out of space: the form stays as it is, and a message says that nothing was saved.
    return isByScript ? Response.error() : offlinePage();
  }
  event.waitUntil(scheduleSending());
  // It waits for its own person: the pages that are kept are another's.
  if (person !== signedIn) return offlinePage();
  if (!isByScript) return Response.redirect("/track#outbox", 303);
  // The page of a workout shows what waits itself.
  if (entry.path === workoutPath) return new Response(null, { status: 202, headers: { "workhome-kept": "1" } });
  // A script shows this page, or keeps its own.
  const page = (await cachedPage(new Request("/track"))) ?? await offlinePage();
  const headers = { "content-type": page.headers.get("content-type"), "workhome-kept": "1" };
  return new Response(page.body, { headers });
}

/** A corrected entry replaces the one that was refused before. */
async function afterResponse(entry, response) {
  const isSaved = response.type === "opaqueredirect" || response.redirected;
  if (isSaved) await removeRefused(entry);
  if (!response.redirected) return;
  const { pathname } = new URL(response.url);
  if (isRoutinePath(pathname)) await cacheWorkout([pathname]);
  await cacheTrack();
}

async function removeRefused(entry) {
  const token = tokenOf(entry);
  for (const old of await entriesOf(entry.person)) {
    if (token && !isWaiting(old) && tokenOf(old) === token) await removeEntry(old.id);
  }
}

/** Like the server, treats the same form with the same values as a double tap; compares the times of logging. */
async function addEntry(entry) {
  const previous = (await entriesOf(entry.person)).findLast((old) => isWaiting(old) && tokenOf(old) === tokenOf(entry));
  if (previous) {
    if (previous.body === entry.body && entry.loggedAt - previous.loggedAt < doubleTapMilliseconds) return;
    const fields = new URLSearchParams(entry.body);
    fields.set("token", entry.key);
    entry.body = `${fields}`;
  }
  // The connection may have been tried for a while before.
  entry.keptAt = Date.now();
  await putEntry(entry);
  await removeRefused(entry);
}

/** The browser sends the entries when there is a connection, if it supports background sync. */
async function scheduleSending() {
  await registration.sync?.register("outbox").catch(() => {});
  await notifyPages({ sent: 0, outcome: "later" });
}

/** While one call runs, one more waits, since something may have been added meanwhile; others are not needed. */
export async function sendOutbox() {
  const { pending } = await navigator.locks.query();
  if (pending.some(({ name }) => name === "outbox")) return "sent";
  return navigator.locks.request("outbox", async () => {
    const result = await sendEntries(await readState("person"));
    const { sent, refused, moved, lost, outcome } = result;
    if (sent || refused || moved || lost.length || outcome === "signed out") await notifyPages(result);
    if (sent) await cacheTrack({ isAnew: true });
    return outcome;
  });
}

/** Changes a waiting entry in place; if one is being sent, it waits for that. */
export async function replaceEntry(id, body) {
  return navigator.locks.request("outbox", async () => {
    const entry = (await allEntries()).find((candidate) => candidate.id === id);
    if (!entry) return { isGone: true };
    const problems = problemsOf(entry.path, body);
    if (problems) return { problems };
    const fields = new URLSearchParams(body);
    fields.set("token", tokenOf(entry) ?? entry.key);
    // The form it was changed in does not know the workout it was logged in.
    const back = new URLSearchParams(entry.body).get("back");
    if (back && !fields.get("back")) fields.set("back", back);
    // It keeps its key: the server may already have the earlier version.
    await putEntry({ ...entry, body: `${fields}`, isChanged: entry.triedAt !== undefined });
    return {};
  });
}

/** Sends it again as a new submission: the user has checked that it was not saved. */
export async function resendEntry(id) {
  const entry = (await allEntries()).find((candidate) => candidate.id === id);
  if (!entry) return undefined;
  const { refusal, triedAt, isChanged, ...fresh } = entry;
  await putEntry({ ...fresh, key: crypto.randomUUID() });
  return sendOutbox();
}

async function notifyPages(message) {
  for (const page of await clients.matchAll()) page.postMessage({ kind: "outbox", ...message });
}
