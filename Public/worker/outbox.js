// What is logged on Track goes to the server at once if possible. Otherwise it waits here and is sent when the
// connection is back, in order, and never as another user. Each submission has a key, so that the server recognizes one
// whose response was lost.
const logging = ["/track/sets", "/track/sets/repeat", "/track/cardio", "/track/entries"];
const answerMilliseconds = 10_000;
const doubleTapMilliseconds = 10_000;
// The server remembers a submission's key for 30 days. After that, one whose response was lost might be saved twice.
const knownMilliseconds = 28 * 86_400_000;

const isLogging = (pathname) => logging.includes(pathname);
const isWaiting = (entry) => !entry.refusal;
const tokenOf = (entry) => new URLSearchParams(entry.body).get("token");

async function waitingHere(person) {
  return person ? entriesOf(person) : [];
}

async function log(event) {
  const { request } = event;
  const body = await request.clone().text();
  const entry = { key: crypto.randomUUID(), path: new URL(request.url).pathname, body, loggedAt: Date.now() };
  const person = await about("person").catch(() => undefined);
  if (!person) return fetch(request);
  Object.assign(entry, { person });
  // In order: earlier entries go first.
  const isFirst = !(await entriesOf(person).catch(() => [])).some(isWaiting);
  if (isFirst && navigator.onLine) {
    entry.triedAt = entry.loggedAt;
    const response = await post(entry, { redirect: request.redirect }).catch(() => undefined);
    if (response && !isGateway(response)) {
      event.waitUntil(answered(entry, response));
      return response;
    }
  }
  const isByScript = request.mode !== "navigate";
  const problems = isByScript && problemsOf(entry.path, body);
  if (problems) return Response.json(problems, { status: 422 });
  try {
    await add(entry);
  } catch {
    // The device is out of space: the form stays as it is and says that nothing was saved.
    return isByScript ? Response.error() : offlinePage();
  }
  event.waitUntil(later());
  if (!isByScript) return Response.redirect("/track#outbox", 303);
  // A script shows the page that it gets, or stays where it is.
  const { body: page, headers } = (await keptPage(new Request("/track"))) ?? await offlinePage();
  return new Response(page, { headers: { "content-type": headers.get("content-type"), "workhome-kept": "1" } });
}

function post(entry, options) {
  return fetch(entry.path, {
    method: "POST",
    body: entry.body,
    signal: AbortSignal.timeout(answerMilliseconds),
    ...options,
    headers: {
      accept: "text/html", "content-type": "application/x-www-form-urlencoded", "idempotency-key": entry.key,
      ...options.headers,
    },
  });
}

/** A corrected entry replaces the one that was refused before. */
async function answered(entry, response) {
  const isSaved = response.type === "opaqueredirect" || response.redirected;
  if (isSaved) await forgetRefused(entry);
  if (response.redirected) await keepTrack();
}

async function forgetRefused(entry) {
  const token = tokenOf(entry);
  for (const old of await entriesOf(entry.person)) {
    if (token && !isWaiting(old) && tokenOf(old) === token) await remove(old.id);
  }
}

/** Like the server, treats the same form with the same values as a double tap; compares the times of logging. */
async function add(entry) {
  const before = (await entriesOf(entry.person)).findLast((old) => isWaiting(old) && tokenOf(old) === tokenOf(entry));
  if (before) {
    if (before.body === entry.body && entry.loggedAt - before.loggedAt < doubleTapMilliseconds) return;
    const fields = new URLSearchParams(entry.body);
    fields.set("token", entry.key);
    entry.body = `${fields}`;
  }
  // The connection may have been tried for a while before.
  entry.keptAt = Date.now();
  await put(entry);
  await forgetRefused(entry);
}

/** The browser sends the entries when there is a connection, if it supports background sync. */
async function later() {
  await registration.sync?.register("outbox").catch(() => {});
  await tell({ sent: 0, outcome: "later" });
}

async function send() {
  return navigator.locks.request("outbox", { ifAvailable: true }, (lock) => lock && sendAll());
}

async function sendAll() {
  const person = await about("person");
  let [sent, refused, outcome] = [0, 0, "sent"];
  while (outcome === "sent" || outcome === "refused") {
    const entry = (await waitingHere(person)).find(isWaiting);
    if (!entry) break;
    outcome = await deliver(entry);
    if (outcome === "sent") sent += 1;
    if (outcome === "refused") refused += 1;
  }
  if (sent || refused || outcome === "signed out") await tell({ sent, refused, outcome });
  if (sent) await keepTrack();
  return outcome;
}

/** Changes a waiting entry in place; if one is being sent, it waits for that. */
async function replace(id, body) {
  return navigator.locks.request("outbox", async () => {
    const entry = (await everybodysEntries()).find((candidate) => candidate.id === id);
    if (!entry) return { isGone: true };
    const problems = problemsOf(entry.path, body);
    if (problems) return { problems };
    const fields = new URLSearchParams(body);
    fields.set("token", tokenOf(entry) ?? entry.key);
    // The form it was changed in does not know the workout it was logged in.
    const back = new URLSearchParams(entry.body).get("back");
    if (back && !fields.get("back")) fields.set("back", back);
    // It keeps its key: the server may already have the earlier version.
    await put({ ...entry, body: `${fields}`, isChanged: entry.triedAt !== undefined });
    return {};
  });
}

async function deliver(entry) {
  if (entry.triedAt && Date.now() - entry.triedAt > knownMilliseconds) return refuse(entry, "unsure");
  if (!navigator.onLine) return "later";
  entry.triedAt ??= Date.now();
  await put(entry);
  let response;
  try {
    response = await post(entry, { headers: { "workhome-person": entry.person } });
  } catch {
    return "later";
  }
  if (response.status === 401) return "signed out";
  // Only WorkHome sends this header: a proxy or gateway in front of it may redirect and refuse as well.
  if (personOf(response) !== entry.person) return "later";
  if (response.redirected || response.status === 204) {
    await remove(entry.id);
    return "sent";
  }
  const isFinal = response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status);
  if (!isFinal) return "later";
  return refuse(entry, entry.isChanged && response.status === 422 ? "changed" : response.status);
}

async function refuse(entry, refusal) {
  await put({ ...entry, refusal });
  return "refused";
}

/** Sends it again as a new submission: the user has checked that it was not saved. */
async function sendAgain(id) {
  const entry = (await everybodysEntries()).find((candidate) => candidate.id === id);
  if (!entry) return undefined;
  const { refusal, triedAt, isChanged, ...fresh } = entry;
  await put({ ...fresh, key: crypto.randomUUID() });
  return send();
}

async function tell(message) {
  for (const page of await clients.matchAll()) page.postMessage({ kind: "outbox", ...message });
}
