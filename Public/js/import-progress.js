import { fetchPage, fetchPercent, onPage, replacePart, showDocument } from "./page.js";
import { texts } from "./texts.js";

// The progress of an import: on its form while a large file is read, and on its page while it is saved, which is loaded
// again when that is over.
const minimumDelay = 1000;
const maximumDelay = 30_000;
// Doubles while no work is under way, for example when the disk is full.
let delay = minimumDelay;

onPage((root) => {
  for (const card of root.querySelectorAll('[data-running]:not([data-running=""])')) watch(card);
});

async function watch(card) {
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
}

/** Updates the page's figures along with the progress. */
function showSaving(card, percent, page) {
  const [old, fresh] = [document, page].map((root) => root?.querySelector("[data-running-facts]"));
  if (old && fresh) replacePart(old, fresh);
  card.querySelector("progress").value = percent;
  card.querySelector("[data-running-part]").textContent = `, ${percent} %`;
}

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
  for (const element of form.querySelectorAll("[data-upload-progress], [data-upload-status]")) element.hidden = true;
}

async function poll(form) {
  const percent = await fetchPercent(form.dataset.reading);
  const polling = polls.get(form);
  if (percent === undefined || !polling) return;
  polling.silent = percent === null ? polling.silent + 1 : 0;
  if (polling.silent > maximumSilentResponses) clearInterval(polling.timer);
  showReading(form, percent);
}

/** Before and after reading, the duration is unknown. */
function showReading(form, percent) {
  const meter = form.querySelector("[data-upload-progress]");
  const status = form.querySelector("[data-upload-status]");
  meter.hidden = status.hidden = false;
  meter.setAttribute("aria-label", texts.reading);
  if (percent === null) meter.removeAttribute("value");
  else meter.value = percent;
  const label = percent === null ? status.dataset.uploadStatus : texts.readingFile;
  const message = status.querySelector("[data-upload-text]");
  // A screen reader announces changed text, and the percentage would be too much.
  if (message.textContent !== label) message.textContent = label;
  status.querySelector("[data-upload-part]").textContent = percent === null ? "" : `, ${percent} %`;
}

document.addEventListener("submit", (event) => {
  if (!event.defaultPrevented && !event.target.matches("[data-upload]")) pollProgress(event.target);
});

addEventListener("pageshow", (event) => {
  if (event.persisted) for (const form of [...polls.keys()]) stopPolling(form);
});
