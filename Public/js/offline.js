import { onPage } from "./page.js";
import { release } from "./submit.js";

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
  const isOne = count === 1;
  dialog.innerHTML = `<section class="card form-card narrow">
<h2 class="card-title" id="leaving-title"></h2>
<p class="card-text"></p>
<div class="form-actions">
<a class="button button-quiet" href="/track#outbox">Look at ${isOne ? "it" : "them"}</a>
<button class="button button-danger" type="button" data-close>Leave and delete ${isOne ? "it" : "them"}</button>
</div>
</section>`;
  dialog.querySelector("h2").textContent = isOne ? "1 entry has not been sent" : `${count} entries have not been sent`;
  dialog.querySelector("p").textContent = isOne
    ? "You logged it without a connection. It is only on this device."
    : "You logged them without a connection. They are only on this device.";
  dialog.querySelector("button").addEventListener("click", leave);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

// The page about installing shows the state of this browser.
onPage(async (root) => {
  const words = root.querySelector("[data-offline-state]");
  if (!words) return;
  if (!workers) {
    words.textContent = isSecureContext
      ? "This browser has no service workers, which this needs. Some browsers turn them off in private windows."
      : "Not at this address.";
    return;
  }
  const kept = await ask({ kind: "kept" }).catch(() => undefined);
  words.textContent = kept
    ? `This browser is ready. It saved Track as it was ${momentText(kept)}.`
    : "This browser supports it. Open Track once to save it.";
});

/** A moment as “today, 18:32” or “Friday 20 November, 18:32”. */
export function momentText(milliseconds) {
  const moment = new Date(milliseconds);
  const clock = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const isToday = moment.toDateString() === new Date().toDateString();
  const day = isToday ? "today" : moment.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" });
  return `${day}, ${clock}`;
}
