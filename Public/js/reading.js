// A large file of another app takes a while to be read: its form tells how much of it is.

const followed = new WeakMap();

/** Asks where the form says, once a second, until `leave`. */
export function follow(form) {
  if (!form.dataset.reading || followed.has(form)) return;
  followed.set(form, setInterval(() => ask(form), 1000));
}

export function leave(form) {
  clearInterval(followed.get(form));
  followed.delete(form);
}

async function ask(form) {
  let percent;
  try {
    const answer = await fetch(form.dataset.reading, { headers: { accept: "application/json" }, cache: "no-store" });
    percent = (await answer.json()).percent;
  } catch {
    return;
  }
  if (followed.has(form)) show(form, percent);
}

/** Before and after the reading nobody knows how long it takes. */
function show(form, percent) {
  const meter = form.querySelector("[data-upload-progress]");
  const status = form.querySelector("[data-upload-status]");
  meter.hidden = status.hidden = false;
  if (percent === null) meter.removeAttribute("value");
  else meter.value = percent;
  status.querySelector("[data-upload-text]").textContent =
    percent === null ? status.dataset.uploadStatus : `Reading the file, ${percent} %`;
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-upload]")) follow(event.target);
});

addEventListener("pageshow", (event) => {
  if (event.persisted) for (const form of document.querySelectorAll("form[data-reading]")) leave(form);
});
