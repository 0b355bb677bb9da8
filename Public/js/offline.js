import { onPage } from "./page.js";
import { release } from "./submit.js";
import { texts } from "./texts.js";

// Without a connection a service worker opens Track and keeps what is logged (see `worker/`). Browsers allow one only
// in a secure context: over https, or on the machine itself.
const workers = isSecureContext ? navigator.serviceWorker : undefined;
const leaving = ["/logout", "/guest/leave", "/settings/account/delete"];

/** Sends a message to the worker; resolves to undefined if there is no worker. */
export function ask(message) {
  const worker = workers?.controller;
  if (!worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.value));
    worker.postMessage(message, [port2]);
  });
}

export function onNews(hear) {
  workers?.addEventListener("message", ({ data }) => { if (data.kind === "outbox") hear(data); });
}

async function begin() {
  const isFirst = !workers.controller;
  try {
    await workers.register("/worker.js");
  } catch {
    return; // This browser allows none, as in a private window. The page on installing tells it.
  }
  if (isFirst) workers.addEventListener("controllerchange", () => ask({ kind: "begin" }).catch(() => {}), { once: true });
}

if (workers) begin();

// Signing out deletes what this device keeps for the user, who is asked first if something has not been sent.
document.addEventListener("submit", (event) => {
  const form = event.target;
  const waiting = Number(form.dataset.waiting);
  if (!waiting || event.defaultPrevented) return;
  event.preventDefault();
  release(form);
  confirmLeaving(waiting, async () => {
    await ask({ kind: "leave" });
    delete form.dataset.waiting;
    form.requestSubmit();
  });
});

onPage(async (root) => {
  const forms = [...root.querySelectorAll("form")].filter((form) => leaving.includes(new URL(form.action).pathname));
  if (!forms.length) return;
  const entries = await ask({ kind: "list" }).catch(() => undefined);
  for (const form of forms) if (entries?.length) form.dataset.waiting = entries.length;
});

function confirmLeaving(count, leave) {
  const dialog = document.createElement("dialog");
  dialog.className = "sheet";
  dialog.setAttribute("aria-labelledby", "leaving-title");
  dialog.innerHTML = `<section class="card form-card narrow">
<h2 class="card-title" id="leaving-title"></h2>
<p class="card-text"></p>
<div class="form-actions">
<a class="button button-quiet" href="/track#outbox"></a>
<button class="button button-danger" type="button" data-close></button>
</div>
</section>`;
  dialog.querySelector("h2").textContent = texts.entriesNotSent(count);
  dialog.querySelector("p").textContent = texts.entriesOnlyHere(count);
  dialog.querySelector("a").textContent = texts.lookAtEntries(count);
  const button = dialog.querySelector("button");
  button.textContent = texts.leaveAndDeleteEntries(count);
  button.addEventListener("click", leave);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

// The page about installing shows the state of this browser.
onPage(async (root) => {
  const words = root.querySelector("[data-offline-state]");
  if (!words) return;
  if (!workers) {
    words.textContent = isSecureContext ? texts.noServiceWorkers : texts.notAtThisAddress;
    return;
  }
  const kept = await ask({ kind: "kept" }).catch(() => undefined);
  words.textContent = kept ? texts.readyOffline(momentText(kept)) : texts.openTrackOnce;
});

/** A moment as “today, 18:32” or “Friday 20 November, 18:32”. */
export function momentText(milliseconds) {
  const moment = new Date(milliseconds);
  const time = shown(moment, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday ? texts.todayAt(time) : texts.dayAt(dayText(moment), time);
}

/** A day as “Friday 20 November”, in the order in which the server writes it. */
export function dayText(date) {
  return texts.weekdayAndDate(shown(date, { weekday: "long" }), shown(date, { day: "numeric" }), shown(date, { month: "long" }));
}

function shown(date, options) {
  return date.toLocaleString(document.documentElement.lang, options);
}
