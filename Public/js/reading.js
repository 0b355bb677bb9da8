// A large file of another app takes a while to be read: its form tells how much of it is.

const followed = new Map();
// After that many questions without a word of reading, nothing is read: the page was stopped, or all is being saved.
const mostSilent = 60;

/** Asks where the form says, at once and then once a second, until `leave`. */
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

/** Before and after the reading nobody knows how long it takes. */
function show(form, percent) {
  const meter = form.querySelector("[data-upload-progress]");
  const status = form.querySelector("[data-upload-status]");
  meter.hidden = status.hidden = false;
  meter.setAttribute("aria-label", "Reading");
  if (percent === null) meter.removeAttribute("value");
  else meter.value = percent;
  const words = percent === null ? status.dataset.uploadStatus : "Reading the file";
  const text = status.querySelector("[data-upload-text]");
  // A screen reader says what is new in it, and need not count along.
  if (text.textContent !== words) text.textContent = words;
  status.querySelector("[data-upload-part]").textContent = percent === null ? "" : `, ${percent} %`;
}

document.addEventListener("submit", (event) => {
  if (!event.defaultPrevented && !event.target.matches("[data-upload]")) follow(event.target);
});

addEventListener("pageshow", (event) => {
  if (event.persisted) for (const form of [...followed.keys()]) leave(form);
});
