const busy = new Map();

/** Gives a form back after an answer that keeps the person on the page. */
export function release(form) {
  const submission = busy.get(form);
  if (!submission) return;
  busy.delete(form);
  const { button, content } = submission;
  if (!button) return;
  button.disabled = false;
  button.removeAttribute("aria-busy");
  button.replaceChildren(...content);
}

function hold(form, button) {
  busy.set(form, { button, content: button ? [...button.childNodes] : [] });
  if (!button) return;
  button.setAttribute("aria-busy", "true");
  if (button.dataset.busy) button.replaceChildren(button.dataset.busy);
  // A button disabled during the event would take its own name and value out of the request.
  setTimeout(() => { button.disabled = busy.has(form); });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method === "get") return;
  if (busy.has(form)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  hold(form, event.submitter ?? form.querySelector("[type=submit]"));
}, { capture: true });

// Coming back with the Back button shows the page as it was left, its buttons still waiting.
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const form of [...busy.keys()]) release(form);
});
