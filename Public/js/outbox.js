import { toast } from "./flash.js";
import { removeEntry } from "../worker/store.js";
import { askWorker, dateTimeText, dayText, listEntries, onOutboxMessage, sendEntriesNow } from "./offline.js";
import { amountText, removeWaitingLines, showInCard } from "./outbox-cards.js";
import { element, fetchPage, onPage, showDocument } from "./page.js";
import { startRestAfterUnsentSet } from "./rest-timer.js";
import { texts } from "./texts.js";

// Shows on Track what was logged without a connection, and announces on any page when it was sent or refused.
const firstDelayMilliseconds = 4_000;
const longestDelayMilliseconds = 300_000;
const recentMilliseconds = 5_000;
let retryDelay = firstDelayMilliseconds;
let retryTimer;
let mayAskToSignIn = true;
let lastAnnouncedId = 0;

onPage(() => showOutbox());
document.addEventListener("workhome:outbox", () => sendNow());
onOutboxMessage(async ({ sent = 0, refused = 0, outcome }) => {
  if (!sent || !await refresh()) await showOutbox();
  if (sent) toast(texts.entriesSent(sent));
  if (outcome === "signed out" && mayAskToSignIn) {
    toastWithLink(texts.signInToSend, "/login?back=/track", texts.signIn);
    mayAskToSignIn = false;
  }
  if (refused && !outboxSection()) toastWithLink(texts.entryNotSaved, "/track#outbox", texts.show);
  if (outcome === "later") {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(sendOutbox, retryDelay);
  }
});

addEventListener("online", sendNow);
document.addEventListener("visibilitychange", () => { if (!document.hidden) sendNow(); });
sendNow();

function outboxSection() {
  return document.querySelector("[data-outbox]");
}

function sendNow() {
  retryDelay = firstDelayMilliseconds;
  sendOutbox();
}

/** Sends the entries, and tries again while some are left or the page is a saved copy. */
async function sendOutbox() {
  clearTimeout(retryTimer);
  showOutbox();
  const isWaiting = (await listEntries()).some((entry) => !entry.refusal);
  if (!isWaiting && !outboxSection()?.dataset.kept) return;
  if (isWaiting) await sendEntriesNow();
  if (outboxSection()?.dataset.kept) await refresh();
  if (!document.hidden) retryTimer = setTimeout(sendOutbox, retryDelay);
  retryDelay = Math.min(2 * retryDelay, longestDelayMilliseconds);
}

/** Loads the current Track, unless a dialog is open. */
async function refresh() {
  if (!outboxSection() || document.querySelector("dialog[open]")) return false;
  try {
    const address = outboxSection().dataset.kept ? "/track" : location.href;
    const { response, html } = await fetchPage(address);
    // Only WorkHome sends this header: a proxy or gateway in front of it may answer too.
    if (!response.ok || response.redirected || !response.headers.has("workhome-person")) return false;
    showDocument(html, response.url);
    return true;
  } catch {
    return false;
  }
}

function toastWithLink(text, address, label) {
  const paragraph = toast(text, { isError: true }).querySelector(".flash-text");
  paragraph.append(" ", element("a", { className: "link", href: address, textContent: label }));
}

/** The time of a phase that was over: nobody did that. */
const isByClock = ({ body }) => new URLSearchParams(body).has("by");

async function showOutbox() {
  const section = outboxSection();
  if (!section) return;
  const entries = (await listEntries()).filter((entry) => !isByClock(entry));
  const savedAt = Number(section.dataset.kept);
  const part = (key) => section.querySelector(`[data-outbox-${key}]`);
  section.hidden = !entries.length && !savedAt;
  part("title").textContent = outboxTitle(entries, savedAt);
  part("text").textContent = explanation(entries, savedAt);
  removeWaitingLines();
  const others = entries.filter((entry) => !showInCard(section, entry, showOutbox));
  part("list").hidden = !others.length;
  part("list").replaceChildren(...others.map((entry) => entryRow(part("entry"), entry)));
  part("actions").hidden = !entries.some((entry) => !entry.refusal);
  part("send").onclick = sendNow;
  // The browser went to the fragment while the element was still hidden.
  if (!section.hidden && location.hash === "#outbox") section.scrollIntoView({ block: "nearest" });
  announceNewest(entries.at(-1));
}

/** A new entry is listed at the top of the page, which may be out of sight, so a toast announces it. */
function announceNewest(newest) {
  if (!newest || newest.id <= lastAnnouncedId) return;
  if ((newest.keptAt ?? newest.loggedAt) < Date.now() - recentMilliseconds) return;
  lastAnnouncedId = newest.id;
  // A browser that runs out of space may delete what it was not asked to persist.
  navigator.storage?.persist?.();
  toast(texts.savedOnDevice);
  const fields = new URLSearchParams(newest.body);
  const isForToday = !fields.get("date") || fields.get("date") === isoDay(new Date(newest.loggedAt));
  // A running workout has its own rest.
  if (newest.path === "/track/sets" && isForToday && !fields.get("back")) startRestAfterUnsentSet();
}

/** The day on the device's own clock; Swedish writes dates like ISO 8601. */
function isoDay(date) {
  return date.toLocaleDateString("sv");
}

function outboxTitle(entries, savedAt) {
  const waiting = entries.filter((entry) => !entry.refusal);
  if (!waiting.length) return savedAt ? texts.youAreOffline : texts.notEverythingSaved;
  const areSets = waiting.every((entry) => entry.path === "/track/sets");
  const text = areSets ? texts.setsWaiting(waiting.length) : texts.entriesWaiting(waiting.length);
  return savedAt ? texts.offlineWithWaiting(text) : text;
}

function explanation(entries, savedAt) {
  if (savedAt) return texts.offlineExplanation(dateTimeText(savedAt));
  return entries.some((entry) => !entry.refusal) ? texts.waitingExplanation : texts.refusedExplanation;
}

function entryRow(template, entry) {
  const item = template.content.cloneNode(true);
  const part = (key) => item.querySelector(`[data-entry-${key}]`);
  const fields = new URLSearchParams(entry.body);
  const name = [fields.get("about"), amountText(entry, fields)].filter(Boolean).join(", ");
  part("title").textContent = name;
  part("note").textContent = entryNote(entry, fields);
  part("remove").setAttribute("aria-label", texts.removeItem(name));
  part("remove").addEventListener("click", async () => {
    await removeEntry(entry.id);
    showOutbox();
  });
  if (entry.refusal) showRefusal(entry, fields, part, name);
  return item;
}

/** Why it is unknown whether an entry was saved, by its refusal. */
const uncertainties = {
  unsure: texts.sentWeeksAgo,
  changed: texts.changedAfterSending,
};

function showRefusal(entry, fields, part, name) {
  const uncertainty = uncertainties[entry.refusal];
  part("problem").hidden = false;
  part("problem").textContent = uncertainty ?? texts.cannotSaveAsIs;
  const button = part("fix");
  button.hidden = false;
  button.textContent = uncertainty ? texts.sendAgain : texts.fix;
  button.setAttribute("aria-label", uncertainty ? texts.sendItemAgain(name) : texts.fixItem(name));
  button.addEventListener("click", () => {
    if (uncertainty) askWorker({ kind: "sendAgain", id: entry.id });
    else openFilledForm(entry, fields);
  });
}

/** The server answers an invalid submission with the filled-in form and a message beside each field. */
function openFilledForm(entry, fields) {
  const inputs = [...fields].map(([name, value]) => element("input", { type: "hidden", name, value }));
  const form = element("form", { method: "post", action: entry.path }, ...inputs);
  document.body.append(form);
  form.submit();
}

/** When it was logged, with the day that it is for if that is another one. */
function entryNote(entry, fields) {
  const logged = dateTimeText(entry.loggedAt);
  const day = fields.get("date") && new Date(`${fields.get("date")}T12:00`);
  if (!day || day.toDateString() === new Date(entry.loggedAt).toDateString()) return texts.logged(logged);
  return texts.loggedForDay(logged, dayText(day));
}
