// The pages that open without a connection: Track as last seen, the forms it links to, and a running workout.
const keptName = "pages";
const forms = "/track/new";
const slowMilliseconds = 6_000;
const hungMilliseconds = 4_000;
const longestMilliseconds = 60_000;
const freshMilliseconds = 600_000;
const mostLinks = 14;
const mostOfWorkout = 42;

const isForm = (pathname) => pathname.startsWith(forms);
const isPhases = (pathname) => /^\/sessions\/\d+\/phases$/.test(pathname);
const isOfWorkout = (pathname) => /^\/sessions\/\d+(\/phases)?$/.test(pathname);
const personOf = (response) => response.headers.get("workhome-person");

/** The day on the device's own clock. */
function localDay(daysAhead = 0) {
  const now = new Date();
  now.setDate(now.getDate() + daysAhead);
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function after(milliseconds, value) {
  return new Promise((resolve) => { setTimeout(resolve, milliseconds, value); });
}

function within(milliseconds, promise) {
  return Promise.race([promise, after(milliseconds).then(() => Promise.reject("too slow"))]);
}

/**
 * Fetches a request. A fetch may hang forever, as the browser's own first one can after a restart of the server; so
 * after some seconds it is made again, past the browser's cache, which would make it wait for the hanging one. The
 * first response counts, so that a slow one still arrives.
 */
async function answer(request, begun = fetch(request)) {
  const isHung = Symbol("hung");
  const first = await Promise.race([begun, after(hungMilliseconds, isHung)]);
  return first === isHung ? Promise.any([begun, fetch(request, { cache: "no-store" })]) : first;
}

async function page(event) {
  const { request } = event;
  const kept = await keptPage(request).catch(() => undefined);
  const begun = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  try {
    const response = await within(kept ? slowMilliseconds : longestMilliseconds, answer(request, begun));
    if (kept && isGateway(response)) return kept;
    if (request.mode === "navigate") event.waitUntil(look(new URL(request.url).pathname, response));
    return response;
  } catch {
    return kept ?? (request.mode === "navigate" ? offlinePage() : Response.error());
  }
}

/** Whether a gateway in front of WorkHome reports that it is unreachable. */
function isGateway(response) {
  return response.status >= 502 && response.status <= 504 && !personOf(response);
}

/** Notes who is signed in according to a page, and keeps Track for that person. */
async function look(pathname, response) {
  const person = personOf(response);
  if (!person && pathname !== "/login") return;
  await recognize(person);
  if (person && (pathname.startsWith("/track") || (await keptAt() ?? 0) < Date.now() - freshMilliseconds)) await keepTrack();
}

/** What is kept for a person is deleted when another person or nobody is signed in; unsent entries are kept. */
async function recognize(person) {
  const [before, leaving] = [await about("person"), await about("leaving")];
  if (leaving) {
    if (!person) for (const entry of await entriesOf(leaving)) await remove(entry.id);
    await note("leaving", null);
  }
  if (before === person) return;
  await caches.delete(keptName);
  await note("person", person);
}

/** Fetches a page in the background. Pages are fetched one after the other, so each has a time limit. */
function fetchUnseen(path, person) {
  const headers = { accept: "text/html", "workhome-person": person };
  return fetch(path, { headers, signal: AbortSignal.timeout(longestMilliseconds) });
}

/** The very first page was loaded before there was a worker. */
async function begin() {
  const response = await fetchUnseen("/track", "unknown");
  await look(new URL(response.url).pathname, response);
}

/** One call may wait for the running one, since something may have been logged since; it stands for all later ones. */
async function keepTrack() {
  const { pending } = await navigator.locks.query();
  if (pending.some(({ name }) => name === "pages")) return;
  await navigator.locks.request("pages", () => keepFrom("/track"));
}

/** Keeps a page and the forms it links to; a fresh copy is not fetched again. */
async function keepFrom(first) {
  const person = await about("person");
  if (!person) return;
  const cache = await caches.open(keptName);
  const [waiting, seen] = [[first], new Set()];
  while (waiting.length) {
    const path = waiting.shift();
    const key = keyOf(path);
    if (seen.has(key)) continue;
    seen.add(key);
    const html = (path !== first && await freshCopy(cache, key)) || await keep(cache, path, key, person);
    if (!html && path === first) return;
    if (!html) continue;
    const links = [...html.matchAll(/href="(\/track\/new[^"]*)"/g)].map(([, link]) => link.replaceAll("&amp;", "&"));
    waiting.push(...links.slice(0, mostLinks));
  }
  for (const request of await cache.keys()) {
    if (!seen.has(keyOf(request.url)) && !await isOfToday(cache, request)) await cache.delete(request);
  }
}

/** Keeps what a workout needs until the end of the day: its page, its phases, and the forms of its sets. */
async function keepWorkout(paths) {
  const person = await about("person");
  if (!person) return;
  const cache = await caches.open(keptName);
  for (const path of new Set(paths.slice(0, mostOfWorkout))) {
    if (isForm(path) || isOfWorkout(path)) await keep(cache, path, keyOf(path), person);
  }
}

/** Whether a page belongs to one of today's workouts. */
async function isOfToday(cache, request) {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has("back") && !isOfWorkout(pathname)) return false;
  return (await cache.match(request))?.headers.get("kept-on") === localDay();
}

async function freshCopy(cache, key) {
  const kept = await cache.match(key);
  const isFresh = kept?.headers.get("kept-on") === localDay() && kept.headers.get("kept-at") > Date.now() - freshMilliseconds;
  return isFresh ? kept.text() : undefined;
}

/**
 * Fetches a page and keeps it, unless it belongs to another person or nobody, or must not be stored. A workout's page
 * has no-store because its time would be wrong later; here its age is known.
 */
async function keep(cache, path, key, person) {
  const response = await fetchUnseen(path, person);
  const isTheirs = response.ok && !response.redirected && personOf(response) === person;
  if (!isTheirs) return undefined;
  if (!isOfWorkout(path) && response.headers.get("cache-control")?.includes("no-store")) return undefined;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  headers.set("kept-at", Date.now());
  headers.set("kept-on", localDay());
  headers.set("kept-day", dayOf(path) ?? html.match(/\/track\/new\?date=([\d-]+)/)?.[1] ?? localDay());
  // Another person may have signed in during the fetch.
  if (await about("person") === person) await cache.put(key, new Response(html, { headers }));
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

/** A kept page with its dates set to today and new form tokens, so that each display can log a new entry. */
async function keptPage(request) {
  const url = new URL(request.url);
  if (url.pathname !== "/track" && !isForm(url.pathname) && !isOfWorkout(url.pathname)) return undefined;
  if (!await caches.has(keptName)) return undefined;
  const kept = await (await caches.open(keptName)).match(keyOf(url));
  if (!kept) return undefined;
  const [then, today] = [kept.headers.get("kept-day"), localDay()];
  if (![null, "", then, today].includes(dayOf(url))) return undefined;
  let html = await kept.text();
  if (kept.headers.get("kept-on") !== today) {
    const days = isForm(url.pathname) ? [[then, today]] : [[`date=${then}`, `date=${today}`], [`"date" value="${then}"`, `"date" value="${today}"`]];
    for (const [from, to] of days) html = html.replaceAll(from, to);
  }
  html = html.replaceAll(/(name="token" value=")[^"]*/g, (_, start) => start + crypto.randomUUID());
  if (!isPhases(url.pathname)) html = html.replace(/ data-(outbox |session=)/, ` data-kept="${kept.headers.get("kept-at")}"$&`);
  return new Response(html, { headers: kept.headers });
}

async function keptAt() {
  const kept = await caches.has(keptName) && await (await caches.open(keptName)).match("/track");
  return kept ? Number(kept.headers.get("kept-at")) : undefined;
}
