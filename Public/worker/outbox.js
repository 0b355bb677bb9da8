// What is logged on Track is sent to the server at once if possible. Otherwise it is stored here and sent when the
// connection is back, in order, and never as another user. Each submission has a key, so that the server recognizes one
// whose response was lost.
const workoutPath = "/track/workout";
const loggingPaths = ["/track/sets", "/track/sets/repeat", "/track/cardio", "/track/entries", workoutPath];
const sendTimeoutMilliseconds = 10_000;
const doubleTapMilliseconds = 10_000;
// The server remembers a submission's key for 30 days. After that, one whose response was lost might be saved twice.
const keyLifetimeMilliseconds = 28 * 86_400_000;

const isLoggingPath = (pathname) => loggingPaths.includes(pathname);
const isWaiting = (entry) => !entry.refusal;
const tokenOf = (entry) => new URLSearchParams(entry.body).get("token");
/** Whom the page of a form was shown to; a page from before pages said so is that of whoever is signed in. */
const readerOf = (body) => new URLSearchParams(body).get("shown_to");

async function respondToEntry(event) {
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

/** A workout may be finished long before it can be sent: the end is when it was, and not when it arrives. */
function sentBody({ path, body, loggedAt }) {
  const fields = new URLSearchParams(body);
  if (path !== workoutPath || fields.has("happened_at")) return body;
  fields.set("happened_at", Math.floor(loggedAt / 1000));
  return `${fields}`;
}

function postEntry(entry, options) {
  return fetch(entry.path, {
    method: "POST",
    body: sentBody(entry),
    signal: AbortSignal.timeout(sendTimeoutMilliseconds),
    ...options,
    headers: {
      accept: "text/html", "content-type": "application/x-www-form-urlencoded", "idempotency-key": entry.key,
      ...options.headers,
    },
  });
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

async function sendOutbox() {
  return navigator.locks.request("outbox", { ifAvailable: true }, (lock) => lock && sendAll());
}

async function sendAll() {
  const person = await readState("person");
  let [sent, refused, outcome] = [0, 0, "sent"];
  while (outcome === "sent" || outcome === "refused") {
    const entry = (await entriesOf(person)).find(isWaiting);
    if (!entry) break;
    outcome = await sendEntry(entry);
    if (outcome === "sent") sent += 1;
    if (outcome === "refused") refused += 1;
  }
  if (sent || refused || outcome === "signed out") await notifyPages({ sent, refused, outcome });
  if (sent) await cacheTrack({ isAnew: true });
  return outcome;
}

/** Changes a waiting entry in place; if one is being sent, it waits for that. */
async function replaceEntry(id, body) {
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

async function sendEntry(entry) {
  if (entry.triedAt && Date.now() - entry.triedAt > keyLifetimeMilliseconds) return markRefused(entry, "unsure");
  if (!navigator.onLine) return "later";
  entry.triedAt ??= Date.now();
  await putEntry(entry);
  let response;
  try {
    response = await postEntry(entry, { headers: { "workhome-person": entry.person } });
  } catch {
    return "later";
  }
  if (response.status === 401) return "signed out";
  // Only WorkHome sends this header: a proxy or gateway in front of it may redirect and refuse as well.
  if (personOf(response) !== entry.person) return "later";
  if (response.redirected || response.status === 204) {
    await removeEntry(entry.id);
    return "sent";
  }
  const isFinal = response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status);
  if (!isFinal) return "later";
  return markRefused(entry, entry.isChanged && response.status === 422 ? "changed" : response.status);
}

async function markRefused(entry, refusal) {
  await putEntry({ ...entry, refusal });
  return "refused";
}

/** Sends it again as a new submission: the user has checked that it was not saved. */
async function resendEntry(id) {
  const entry = (await allEntries()).find((candidate) => candidate.id === id);
  if (!entry) return undefined;
  const { refusal, triedAt, isChanged, ...fresh } = entry;
  await putEntry({ ...fresh, key: crypto.randomUUID() });
  return sendOutbox();
}

async function notifyPages(message) {
  for (const page of await clients.matchAll()) page.postMessage({ kind: "outbox", ...message });
}
