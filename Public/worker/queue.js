import { entriesOf, putEntry, removeEntry } from "./store.js";
import { workoutPath } from "./workout-action.js";

// The one queue of what was done without a connection: it is sent in order, and never as another user. The worker sends it,
// or a page where there is no worker. Each entry has a key, so that the server recognizes one whose response was lost.
/** What the forms of Track send. */
export const trackFormPaths = ["/track/sets", "/track/sets/repeat", "/track/cardio", "/track/entries"];
const sendTimeoutMilliseconds = 10_000;
// The server remembers a submission's key for 30 days. After that, one whose response was lost might be saved twice.
const keyLifetimeMilliseconds = 28 * 86_400_000;

export const isWaiting = (entry) => !entry.refusal;
export const personOf = (response) => response.headers.get("workhome-person");
/** What is done in a timed workout is nothing to put right once the workout has gone on without it. */
const isTimed = ({ path }) => path.startsWith("/sessions/");

/** A workout may be finished long before it can be sent: the end is when it was, and not when it arrives. */
function sentBody({ path, body, loggedAt }) {
  const fields = new URLSearchParams(body);
  if (path !== workoutPath || fields.has("happened_at")) return body;
  fields.set("happened_at", Math.floor(loggedAt / 1000));
  return `${fields}`;
}

export function postEntry(entry, options) {
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

/**
 * Sends what waits, as far as it can be sent.
 * @returns how many entries were sent and refused, the actions of timed workouts that were lost, and how it ended.
 */
export async function sendEntries(person) {
  const result = { sent: 0, refused: 0, moved: 0, lost: [], outcome: "sent" };
  while (["sent", "refused"].includes(result.outcome)) {
    const entry = (await entriesOf(person)).find(isWaiting);
    if (!entry) break;
    result.outcome = await sendEntry(entry);
    if (isTimed(entry)) await takeOut(entry, result);
    else if (result.outcome in result) result[result.outcome] += 1;
  }
  return result;
}

/** The server moves on by itself when a time is up: that is no loss. */
async function takeOut(entry, result) {
  if (result.outcome === "sent") result.moved += 1;
  if (result.outcome !== "refused") return;
  await removeEntry(entry.id);
  const fields = new URLSearchParams(entry.body);
  if (!fields.has("by")) result.lost.push({ about: fields.get("about"), at: entry.loggedAt });
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
