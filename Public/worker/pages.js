// The pages that open without a connection: Track as it was last, the forms that it leads to, and a running workout.
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

/** The day by the phone's own clock. */
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
 * What the server says to a request. One may hang for ever, as the browser's own first one can after a restart of the
 * server; so after some seconds it is made once more, past the browser's cache, which lets nobody else ask for what it
 * waits for itself. The first answer counts, so that a slow one still arrives.
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

/** What stands before WorkHome says that it can't be reached. */
function isGateway(response) {
  return response.status >= 502 && response.status <= 504 && !personOf(response);
}

/** Sees by a page who is signed in, and keeps Track of them. */
async function look(pathname, response) {
  const person = personOf(response);
  if (!person && pathname !== "/login") return;
  await recognize(person);
  if (person && (pathname.startsWith("/track") || (await keptAt() ?? 0) < Date.now() - freshMilliseconds)) await keepTrack();
}

/** What was kept is for nobody else, and gone when somebody has signed out. What waits to be sent waits for its own person. */
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

/** Asks for a page that nobody looks at now. What keeps pages waits for one after the other, so none may take for ever. */
function fetchUnseen(path, person) {
  const headers = { accept: "text/html", "workhome-person": person };
  return fetch(path, { headers, signal: AbortSignal.timeout(longestMilliseconds) });
}

/** The first page of all came before there was a worker. */
async function begin() {
  const response = await fetchUnseen("/track", "unknown");
  await look(new URL(response.url).pathname, response);
}

/** One call waits for the one that runs, because something was logged meanwhile; it does for all others that come. */
async function keepTrack() {
  const { pending } = await navigator.locks.query();
  if (pending.some(({ name }) => name === "pages")) return;
  await navigator.locks.request("pages", () => keepFrom("/track"));
}

/** Keeps a page and the forms that it leads to; one that is kept and fresh is not asked for again. */
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

/** Keeps what a workout needs until the day is over: its page, its phases, and the forms of its sets. */
async function keepWorkout(paths) {
  const person = await about("person");
  if (!person) return;
  const cache = await caches.open(keptName);
  for (const path of new Set(paths.slice(0, mostOfWorkout))) {
    if (isForm(path) || isOfWorkout(path)) await keep(cache, path, keyOf(path), person);
  }
}

/** Whether it belongs to a workout of today. */
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
 * The page, once it is kept. One that nobody may keep, of somebody else or of nobody is not. A browser may not keep a
 * workout's page, whose time would be wrong; here it is known how old it is.
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
  // Somebody else may have signed in while it came.
  if (await about("person") === person) await cache.put(key, new Response(html, { headers }));
  return html;
}

const dayOf = (address) => new URL(address, location.origin).searchParams.get("date");

/** A page by its address without its day: without a connection there is only today. */
function keyOf(address) {
  const url = new URL(address, location.origin);
  url.searchParams.delete("date");
  url.searchParams.sort();
  return url.pathname + url.search;
}

/** The page as it was kept: what is logged from it is of today, and each time that it is shown, something else is logged. */
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
