import { sendEntries } from "../worker/queue.js";
import { entriesOf } from "../worker/store.js";
import { addDialog } from "./dialogs.js";
import { element, onEach, onSubmit } from "./page.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

// Without a connection, a service worker opens Track and stores what is logged (see `worker/`). Browsers allow one only
// in a secure context: over https, or on the machine itself.
const serviceWorkers = isSecureContext ? navigator.serviceWorker : undefined;
const signOutPaths = ["/logout", "/guest/leave", "/settings/account/delete"];

/** Sends a message to the worker; resolves to undefined if there is no worker. */
export function askWorker(message) {
  const worker = serviceWorkers?.controller;
  if (!worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.value));
    worker.postMessage(message, [port2]);
  });
}

const reader = () => document.documentElement.dataset.person;

/** What was done without a connection by the person whose page this is, in order: it waits, or was refused. */
export const listEntries = () => entriesOf(reader()).catch(() => []);

const listeners = [];
const tell = (result) => listeners.forEach((listener) => listener(result));
let sending;

/** Sends what waits: the worker does, or this page where there is none. */
export function sendEntriesNow() {
  if (serviceWorkers?.controller) return askWorker({ kind: "send" }).catch(() => {});
  sending ??= sendEntries(reader()).then(tell, () => {}).finally(() => { sending = undefined; });
  return sending;
}

/** Calls back with what was sent and refused, and with what waits anew. */
export function onOutboxMessage(listener) {
  listeners.push(listener);
}

serviceWorkers?.addEventListener("message", ({ data }) => { if (data.kind === "outbox") tell(data); });

async function registerWorker() {
  const isFirst = !serviceWorkers.controller;
  try {
    await serviceWorkers.register("/worker.js");
  } catch {
    return; // Some browsers allow none in a private window; the page about installing says so.
  }
  const cacheFirstPage = () => askWorker({ kind: "begin" }).catch(() => {});
  if (isFirst) serviceWorkers.addEventListener("controllerchange", cacheFirstPage, { once: true });
}

if (serviceWorkers) registerWorker();

// Signing out deletes what this device stores for the user, who is asked first if something has not been sent.
onSubmit("form[data-waiting]", (form) => {
  unlockForm(form);
  confirmSignOut(Number(form.dataset.waiting), async () => {
    await askWorker({ kind: "leave" });
    delete form.dataset.waiting;
    form.requestSubmit();
  });
});

onEach(signOutPaths.map((path) => `form[action='${path}']`).join(), async (form) => {
  const { length } = await listEntries();
  if (length) form.dataset.waiting = length;
});

function confirmSignOut(count, signOut) {
  const dialog = addDialog();
  dialog.setAttribute("aria-labelledby", "leaving-title");
  dialog.append(element("section", { className: "card form-card narrow" },
    element("h2", { className: "card-title", id: "leaving-title", textContent: texts.entriesNotSent(count) }),
    element("p", { className: "card-text", textContent: texts.entriesOnlyHere(count) }),
    element("div", { className: "form-actions" },
      element("a", { className: "button button-quiet", href: "/track#outbox", textContent: texts.lookAtEntries(count) }),
      element("button", {
        type: "button", className: "button button-danger", "data-close": "", onclick: signOut,
        textContent: texts.leaveAndDeleteEntries(count),
      }))));
  dialog.showModal();
}

// The page about installing shows the state of this browser.
onEach("[data-offline-state]", async (status) => {
  if (!serviceWorkers) {
    status.textContent = isSecureContext ? texts.noServiceWorkers : texts.notAtThisAddress;
    return;
  }
  const savedAt = await askWorker({ kind: "kept" }).catch(() => undefined);
  status.textContent = savedAt ? texts.readyOffline(dateTimeText(savedAt)) : texts.openTrackOnce;
});

/** A moment as “today, 18:32” or “Friday 20 November, 18:32”. */
export function dateTimeText(milliseconds) {
  const date = new Date(milliseconds);
  const time = format(date, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? texts.todayAt(time) : texts.dayAt(dayText(date), time);
}

/** A day as “Friday 20 November”, in the order in which the server writes it. */
export function dayText(date) {
  const [weekday, day, month] = [{ weekday: "long" }, { day: "numeric" }, { month: "long" }];
  return texts.weekdayAndDate(format(date, weekday), format(date, day), format(date, month));
}

function format(date, options) {
  return date.toLocaleString(document.documentElement.lang, options);
}
