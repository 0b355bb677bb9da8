import { fetchPage, fetchPercent, onEach, replacePart, showDocument } from "./page.js";
import { texts } from "./texts.js";

// The progress of an import: on its form while a large file is read, and on its page while it is saved, which is loaded
// again when that is over.
const minimumDelay = 1000;
const maximumDelay = 30_000;
// Doubles while no work is under way, for example when the disk is full.
let delay = minimumDelay;

onEach('[data-running]:not([data-running=""])', async (card) => {
  while (card.isConnected) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (!card.isConnected) return;
    const percent = await fetchPercent(card.dataset.running);
    delay = percent === null ? Math.min(2 * delay, maximumDelay) : minimumDelay;
    const meter = card.querySelector("progress");
    if (percent === undefined || meter.value === percent) continue;
    const latest = await fetchPage(location.href, { cache: "no-store" }).catch(() => undefined);
    if (percent === null && latest?.response.ok) return showDocument(latest.html, latest.response.url);
    if (percent !== null) showSaving(card, percent, latest?.response.ok ? latest.page : undefined);
  }
});

/** Updates the page's figures along with the progress. */
function showSaving(card, percent, page) {
  const [old, fresh] = [document, page].map((root) => root?.querySelector("[data-running-facts]"));
  if (old && fresh) replacePart(old, fresh);
  card.querySelector("progress").value = percent;
  card.querySelector("[data-running-part]").textContent = `, ${percent} %`;
}

const progressParts = ["[data-upload-progress]", "[data-upload-status]"];
const polls = new Map();
// Polling stops after this many responses without progress: the page was stopped, or everything is being saved.
const maximumSilentResponses = 60;

/** Polls the address in the form's data-reading, at once and then every second, until `stopPolling`. */
export function pollProgress(form) {
  if (!form.dataset.reading || polls.has(form)) return;
  polls.set(form, { timer: setInterval(() => poll(form), 1000), silent: 0 });
  poll(form);
}

export function stopPolling(form) {
  const polling = polls.get(form);
  if (!polling) return;
  clearInterval(polling.timer);
  polls.delete(form);
  hideProgress(form);
}

async function poll(form) {
  const percent = await fetchPercent(form.dataset.reading);
  const polling = polls.get(form);
  if (percent === undefined || !polling) return;
  polling.silent = percent === null ? polling.silent + 1 : 0;
  if (polling.silent > maximumSilentResponses) clearInterval(polling.timer);
  form.querySelector("[data-upload-progress]").setAttribute("aria-label", texts.reading);
  showProgress(form, percent, percent === null ? undefined : texts.readingFile);
  // A screen reader announces changed text, and the percentage would be too much.
  form.querySelector("[data-upload-part]").textContent = percent === null ? "" : `, ${percent} %`;
}

/**
 * Shows how much of a form's file is sent or read; null while the duration is unknown, as before and after reading. Without
 * a text, it is that of the form for what comes after sending and reading.
 */
export function showProgress(form, percent, text) {
  const [meter, status] = progressParts.map((part) => form.querySelector(part));
  for (const part of [meter, status]) if (part) part.hidden = false;
  if (percent === null) meter?.removeAttribute("value");
  else if (meter) meter.value = percent;
  const message = status?.querySelector("[data-upload-text]");
  const shown = text ?? (status?.dataset.uploadStatus || texts.preparingPhotos);
  if (message && message.textContent !== shown) message.textContent = shown;
}

export function hideProgress(form) {
  for (const part of form.querySelectorAll(progressParts)) part.hidden = true;
}

document.addEventListener("submit", (event) => {
  if (!event.defaultPrevented && !event.target.matches("[data-upload]")) pollProgress(event.target);
});

addEventListener("pageshow", (event) => {
  if (event.persisted) for (const form of [...polls.keys()]) stopPolling(form);
});
