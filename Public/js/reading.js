import { texts } from "./texts.js";

// A large file from another app takes a while to read: its form shows the progress.

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
  let percent;
  try {
    const response = await fetch(form.dataset.reading, { headers: { accept: "application/json" }, cache: "no-store" });
    percent = (await response.json()).percent;
  } catch {
    return;
  }
  const polling = polls.get(form);
  if (!polling) return;
  polling.silent = percent === null ? polling.silent + 1 : 0;
  if (polling.silent > maximumSilentResponses) clearInterval(polling.timer);
  showProgress(form, percent);
}

/** Before and after reading, the duration is unknown. */
function showProgress(form, percent) {
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
