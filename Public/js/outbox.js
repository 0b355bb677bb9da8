import { toast } from "./flash.js";
import { ask, dayText, momentText, onNews } from "./offline.js";
import { amount, placeInCards, removeFromCards } from "./outbox-cards.js";
import { onPage, showDocument } from "./page.js";
import { restAfterWaitingSet } from "./rest.js";
import { texts } from "./texts.js";

// Shows on Track what was logged without a connection, and announces on any page when it was sent or refused.
const firstPauseMilliseconds = 4_000;
const longestPauseMilliseconds = 300_000;
const newMilliseconds = 5_000;
let pause = firstPauseMilliseconds;
let timer;
let tellsToSignIn = true;
let told = 0;

onPage(() => show());
document.addEventListener("workhome:outbox", () => hurry());
onNews(async (news) => {
  const { sent = 0, refused = 0, outcome } = news;
  if (!sent || !await refresh()) await show();
  if (sent) toast(texts.entriesSent(sent));
  if (outcome === "signed out" && tellsToSignIn) pointTo(texts.signInToSend, "/login?back=/track", texts.signIn);
  tellsToSignIn &&= outcome !== "signed out";
  if (refused && !box()) pointTo(texts.entryNotSaved, "/track#outbox", texts.show);
  if (outcome === "later") {
    clearTimeout(timer);
    timer = setTimeout(tryAgain, pause);
  }
});

addEventListener("online", hurry);
document.addEventListener("visibilitychange", () => { if (!document.hidden) hurry(); });
hurry();

function box() {
  return document.querySelector("[data-outbox]");
}

function hurry() {
  pause = firstPauseMilliseconds;
  tryAgain();
}

/** Sends what waits, and tries again while something is left or the page is an old copy. */
async function tryAgain() {
  clearTimeout(timer);
  show();
  const entries = await ask({ kind: "list" }).catch(() => undefined);
  const isWaiting = entries?.some((entry) => !entry.refusal);
  if (!isWaiting && !box()?.dataset.kept) return;
  if (isWaiting) await ask({ kind: "send" }).catch(() => {});
  if (box()?.dataset.kept) await refresh();
  if (!document.hidden) timer = setTimeout(tryAgain, pause);
  pause = Math.min(2 * pause, longestPauseMilliseconds);
}

/** Shows Track as it is now, unless a dialog is open. */
async function refresh() {
  if (!box() || document.querySelector("dialog[open]")) return false;
  try {
    const answer = await fetch(box().dataset.kept ? "/track" : location.href, { headers: { accept: "text/html" } });
    // Only WorkHome sends this header: a proxy or gateway in front of it may answer too.
    if (!answer.ok || answer.redirected || !answer.headers.has("workhome-person")) return false;
    showDocument(await answer.text(), answer.url);
    return true;
  } catch {
    return false;
  }
}

function pointTo(text, address, label) {
  const words = toast(text, { isError: true }).querySelector(".flash-text");
  const link = document.createElement("a");
  link.className = "link";
  link.href = address;
  link.textContent = label;
  words.append(" ", link);
}

async function show() {
  const place = box();
  if (!place) return;
  const entries = await ask({ kind: "list" }).catch(() => undefined) ?? [];
  const kept = Number(place.dataset.kept);
  const find = (part) => place.querySelector(`[data-outbox-${part}]`);
  place.hidden = !entries.length && !kept;
  find("title").textContent = title(entries, kept);
  find("text").textContent = explanation(entries, kept);
  removeFromCards();
  const others = entries.filter((entry) => !placeInCards(place, entry, show));
  find("list").hidden = !others.length;
  find("list").replaceChildren(...others.map((entry) => row(find("entry"), entry)));
  find("actions").hidden = !entries.some((entry) => !entry.refusal);
  find("send").onclick = hurry;
  // The browser went to the fragment while the element was still hidden.
  if (!place.hidden && location.hash === "#outbox") place.scrollIntoView({ block: "nearest" });
  tellOf(entries.at(-1));
}

/** A newly kept entry is listed at the top of the page, which may be out of sight, so a toast announces it. */
function tellOf(newest) {
  if (!newest || newest.id <= told || (newest.keptAt ?? newest.loggedAt) < Date.now() - newMilliseconds) return;
  told = newest.id;
  // A browser that runs out of space may delete what it was not asked to persist.
  navigator.storage?.persist?.();
  toast(texts.savedOnDevice);
  const fields = new URLSearchParams(newest.body);
  const isForToday = !fields.get("date") || fields.get("date") === new Date(newest.loggedAt).toLocaleDateString("sv");
  // A running workout has its own rest.
  if (newest.path === "/track/sets" && isForToday && !fields.get("back")) restAfterWaitingSet();
}

function title(entries, kept) {
  const waiting = entries.filter((entry) => !entry.refusal);
  if (!waiting.length) return kept ? texts.youAreOffline : texts.notEverythingSaved;
  const areSets = waiting.every((entry) => entry.path === "/track/sets");
  const text = areSets ? texts.setsWaiting(waiting.length) : texts.entriesWaiting(waiting.length);
  return kept ? texts.offlineWithWaiting(text) : text;
}

function explanation(entries, kept) {
  if (kept) return texts.offlineExplanation(momentText(kept));
  return entries.some((entry) => !entry.refusal) ? texts.waitingExplanation : texts.refusedExplanation;
}

function row(template, entry) {
  const item = template.content.cloneNode(true);
  const find = (part) => item.querySelector(`[data-entry-${part}]`);
  const fields = new URLSearchParams(entry.body);
  const name = [fields.get("about"), amount(entry, fields)].filter(Boolean).join(", ");
  find("title").textContent = name;
  find("note").textContent = note(entry, fields);
  find("remove").setAttribute("aria-label", texts.removeItem(name));
  find("remove").addEventListener("click", async () => {
    await ask({ kind: "remove", id: entry.id });
    show();
  });
  if (entry.refusal) offerWayOut(entry, fields, find, name);
  return item;
}

/** For entries that may have been saved without confirmation. */
const doubts = {
  unsure: texts.sentWeeksAgo,
  changed: texts.changedAfterSending,
};

function offerWayOut(entry, fields, find, name) {
  const doubt = doubts[entry.refusal];
  find("problem").hidden = false;
  find("problem").textContent = doubt ?? texts.cannotSaveAsIs;
  const button = find("fix");
  button.hidden = false;
  button.textContent = doubt ? texts.sendAgain : texts.fix;
  button.setAttribute("aria-label", doubt ? texts.sendItemAgain(name) : texts.fixItem(name));
  button.addEventListener("click", () => (doubt ? ask({ kind: "sendAgain", id: entry.id }) : fillIn(entry, fields)));
}

/** The server answers an invalid submission with the filled-in form and a message beside each field. */
function fillIn(entry, fields) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = entry.path;
  for (const [name, value] of fields) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** When it was logged, with the day that it is for if that is another one. */
function note(entry, fields) {
  const logged = momentText(entry.loggedAt);
  const day = fields.get("date") && new Date(`${fields.get("date")}T12:00`);
  if (!day || day.toDateString() === new Date(entry.loggedAt).toDateString()) return texts.logged(logged);
  return texts.loggedForDay(logged, dayText(day));
}
