import { texts } from "./texts.js";

// A large file from another app takes a while to read: its form shows the progress.

const followed = new Map();
// Polling stops after this many responses without progress: the page was stopped, or everything is being saved.
const mostSilent = 60;

/** Polls the address in the form's data-reading, at once and then every second, until `leave`. */
export function follow(form) {
  if (!form.dataset.reading || followed.has(form)) return;
  followed.set(form, { timer: setInterval(() => ask(form), 1000), silent: 0 });
  ask(form);
}

export function leave(form) {
  const following = followed.get(form);
  if (!following) return;
  clearInterval(following.timer);
  followed.delete(form);
  for (const part of form.querySelectorAll("[data-upload-progress], [data-upload-status]")) part.hidden = true;
}

async function ask(form) {
  let percent;
  try {
    const answer = await fetch(form.dataset.reading, { headers: { accept: "application/json" }, cache: "no-store" });
    percent = (await answer.json()).percent;
  } catch {
    return;
  }
  const following = followed.get(form);
  if (!following) return;
  following.silent = percent === null ? following.silent + 1 : 0;
  if (following.silent > mostSilent) clearInterval(following.timer);
  show(form, percent);
}

/** Before and after reading, the duration is unknown. */
function show(form, percent) {
  const meter = form.querySelector("[data-upload-progress]");
  const status = form.querySelector("[data-upload-status]");
  meter.hidden = status.hidden = false;
  meter.setAttribute("aria-label", texts.reading);
  if (percent === null) meter.removeAttribute("value");
  else meter.value = percent;
  const words = percent === null ? status.dataset.uploadStatus : texts.readingFile;
  const text = status.querySelector("[data-upload-text]");
  // A screen reader announces changed text, and the percentage would be too much.
  if (text.textContent !== words) text.textContent = words;
  status.querySelector("[data-upload-part]").textContent = percent === null ? "" : `, ${percent} %`;
}

document.addEventListener("submit", (event) => {
  if (!event.defaultPrevented && !event.target.matches("[data-upload]")) follow(event.target);
});

addEventListener("pageshow", (event) => {
  if (event.persisted) for (const form of [...followed.keys()]) leave(form);
});
