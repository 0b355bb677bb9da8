import { personOf } from "./queue.js";
import { entriesOf, readState, removeEntry, writeState } from "./store.js";

// The pages that open without a connection: Track as last seen, the forms and routines it links to, and a running workout.
export const shellName = `shell ${shell.version}`;
const cacheName = "pages";
const formPrefix = "/track/new";
const slowMilliseconds = 6_000;
const retryMilliseconds = 4_000;
const timeoutMilliseconds = 60_000;
const freshMilliseconds = 600_000;
const maximumLinks = 14;
const maximumWorkoutPages = 42;

export const isFormPath = (pathname) => pathname.startsWith(formPrefix);
export const isPhasesPath = (pathname) => /^\/sessions\/\d+\/phases$/.test(pathname);
const isWorkoutPath = (pathname) => /^\/sessions\/\d+(\/phases)?$/.test(pathname);
export const isRoutinePath = (pathname) => /^\/routines\/\d+\/workout$/.test(pathname);

/** The day on the device's own clock. */
export function localDay(daysAhead = 0) {
  const now = new Date();
  now.setDate(now.getDate() + daysAhead);
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function delay(milliseconds, value) {
  return new Promise((resolve) => { setTimeout(resolve, milliseconds, value); });
}

function withTimeout(milliseconds, promise) {
  return Promise.race([promise, delay(milliseconds).then(() => Promise.reject("too slow"))]);
}

/**
 * Fetches a request. A fetch may hang forever, as the browser's own first one can after a restart of the server; so
 * after some seconds it is made again, past the browser's cache, which would make it wait for the hanging one. The
 * first response counts, so that a slow one still arrives.
 */
export async function fetchWithRetry(request, begun = fetch(request)) {
  const hung = Symbol("hung");
  const first = await Promise.race([begun, delay(retryMilliseconds, hung)]);
  return first === hung ? Promise.any([begun, fetch(request, { cache: "no-store" })]) : first;
}

export async function respondWithPage(event) {
  const { request } = event;
  const cached = await cachedPage(request).catch(() => undefined);
  const begun = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  try {
    const response = await withTimeout(cached ? slowMilliseconds : timeoutMilliseconds, fetchWithRetry(request, begun));
    if (cached && isGateway(response)) return cached;
    if (request.mode === "navigate") event.waitUntil(noteResponse(new URL(request.url).pathname, response));
    return response;
  } catch {
    return cached ?? (request.mode === "navigate" ? offlinePage() : Response.error());
  }
}

/** Whether a gateway in front of WorkHome reports that it is unreachable. */
export function isGateway(response) {
  return response.status >= 502 && response.status <= 504 && !personOf(response);
}

/** Stores who is signed in according to a page, and caches Track for that person. */
async function noteResponse(pathname, response) {
  const person = personOf(response);
  if (!person && pathname !== "/login") return;
  await setPerson(person);
  const isStale = async () => (await cachedAt() ?? 0) < Date.now() - freshMilliseconds;
  if (person && isRoutinePath(pathname)) await cacheWorkout([pathname]);
  if (person && (pathname.startsWith("/track") || await isStale())) await cacheTrack();
}

/** The cached pages of a person are deleted when another person or nobody is signed in; unsent entries stay. */
async function setPerson(person) {
  const [before, leaving] = [await readState("person"), await readState("leaving")];
  if (leaving) {
    if (!person) for (const entry of await entriesOf(leaving)) await removeEntry(entry.id);
    await writeState("leaving", null);
  }
  if (before === person) return;
  await caches.delete(cacheName);
  await writeState("person", person);
}

/** Fetches a page in the background. Pages are fetched one after the other, so each has a time limit. */
function fetchInBackground(path, person) {
  const headers = { accept: "text/html", "workhome-person": person };
  return fetch(path, { headers, signal: AbortSignal.timeout(timeoutMilliseconds) });
}

/** The very first page was loaded before there was a worker. */
export async function cacheFirstPage() {
  const response = await fetchInBackground("/track", "unknown");
  await noteResponse(new URL(response.url).pathname, response);
}

/** While one call runs, one more waits, since something may have been logged meanwhile; others are not needed. */
export async function cacheTrack({ isAnew = false } = {}) {
  const { pending } = await navigator.locks.query();
  if (pending.some(({ name }) => name === "pages")) return;
  await navigator.locks.request("pages", () => cacheWithForms("/track", isAnew));
}

/**
 * Caches a page, and the forms and routines it links to; a recent copy is not fetched again, except of the routines
 * after something that waited was sent.
 */
async function cacheWithForms(first, isAnew) {
  const person = await readState("person");
  if (!person) return;
  const cache = await caches.open(cacheName);
  const [waiting, seen] = [[first], new Set()];
  while (waiting.length) {
    const path = waiting.shift();
    const key = keyOf(path);
    if (seen.has(key)) continue;
    seen.add(key);
    const isOld = path === first || (isAnew && isRoutinePath(key));
    const html = (!isOld && await freshCopy(cache, key)) || await cachePage(cache, path, key, person);
    if (!html && path === first) return;
    if (!html) continue;
    const links = [...html.matchAll(/href="(\/track\/new[^"#]*|\/routines\/\d+\/workout)["#]/g)].slice(0, maximumLinks);
    waiting.push(...links.map(([, link]) => link.replaceAll("&amp;", "&")));
  }
  for (const request of await cache.keys()) {
    if (!seen.has(keyOf(request.url)) && !await isTodaysWorkout(cache, request)) await cache.delete(request);
  }
}

/** Caches what a workout needs until the end of the day: its page, its phases, and the forms of its sets. */
export async function cacheWorkout(paths) {
  const person = await readState("person");
  if (!person) return;
  const cache = await caches.open(cacheName);
  for (const path of new Set(paths.slice(0, maximumWorkoutPages))) {
    if (isFormPath(path) || isWorkoutPath(path) || isRoutinePath(path)) await cachePage(cache, path, keyOf(path), person);
  }
}

/** Whether a page belongs to one of today's workouts. */
async function isTodaysWorkout(cache, request) {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has("back") && !isWorkoutPath(pathname) && !isRoutinePath(pathname)) return false;
  return (await cache.match(request))?.headers.get("kept-on") === localDay();
}

async function freshCopy(cache, key) {
  const cached = await cache.match(key);
  if (cached?.headers.get("kept-on") !== localDay()) return undefined;
  return cached.headers.get("kept-at") > Date.now() - freshMilliseconds ? cached.text() : undefined;
}

/**
 * Fetches a page and caches it, unless it belongs to another person or nobody, or must not be stored. A workout's page
 * has no-store because its time would be wrong later; here its age is known.
 */
async function cachePage(cache, path, key, person) {
  const response = await fetchInBackground(path, person);
  const belongsToPerson = response.ok && !response.redirected && personOf(response) === person;
  if (!belongsToPerson) return undefined;
  if (!isWorkoutPath(path) && response.headers.get("cache-control")?.includes("no-store")) return undefined;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  headers.set("kept-at", Date.now());
  headers.set("kept-on", localDay());
  headers.set("kept-day", dayOf(path) ?? html.match(/\/track\/new\?date=([\d-]+)/)?.[1] ?? localDay());
  // Another person may have signed in during the fetch.
  if (await readState("person") === person) await cache.put(key, new Response(html, { headers }));
  return html;
}

const dayOf = (address) => new URL(address, location.origin).searchParams.get("date");

/** The key of a page is its address without the day: without a connection there is only today. */
function keyOf(address) {
  const url = new URL(address, location.origin);
  url.searchParams.delete("date");
  url.searchParams.sort();
  return url.pathname + url.search;
}

/** A cached page with its dates set to today and new form tokens, so that each display can log a new entry. */
export async function cachedPage(request) {
  const url = new URL(request.url);
  const isKept = [isFormPath, isWorkoutPath, isRoutinePath].some((matches) => matches(url.pathname));
  if (url.pathname !== "/track" && !isKept) return undefined;
  if (!await caches.has(cacheName)) return undefined;
  const cached = await (await caches.open(cacheName)).match(keyOf(url));
  if (!cached) return undefined;
  const [then, today] = [cached.headers.get("kept-day"), localDay()];
  if (![null, "", then, today].includes(dayOf(url))) return undefined;
  let html = await cached.text();
  if (cached.headers.get("kept-on") !== today) {
    const patterns = isFormPath(url.pathname) ? ["DAY"] : ["date=DAY", "\"date\" value=\"DAY\""];
    for (const pattern of patterns) html = html.replaceAll(pattern.replace("DAY", then), pattern.replace("DAY", today));
  }
  html = html.replaceAll(/(name="token" value=")[^"]*/g, (_, start) => start + crypto.randomUUID());
  // A workout that has not begun begins anew with each display; the server joins those of the same day.
  if (html.includes("name=\"asked\"")) {
    html = html.replace(/(name="session" value=")[^"]*/, (_, start) => start + crypto.randomUUID());
  }
  const savedAt = cached.headers.get("kept-at");
  if (!isPhasesPath(url.pathname)) html = html.replace(/ data-(outbox |session=|workout=)/, ` data-kept="${savedAt}"$&`);
  return new Response(html, { headers: cached.headers });
}

export async function cachedAt() {
  const cached = await caches.has(cacheName) && await (await caches.open(cacheName)).match("/track");
  return cached ? Number(cached.headers.get("kept-at")) : undefined;
}

export async function offlinePage() {
  return (await (await caches.open(shellName)).match(shell.page)) ?? Response.error();
}
