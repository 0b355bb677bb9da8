const submissions = new Map();

/** Re-enables a form after a response that leaves the user on the page. */
export function unlockForm(form) {
  const submission = submissions.get(form);
  if (!submission) return;
  submissions.delete(form);
  const { button, content } = submission;
  if (!button) return;
  button.disabled = false;
  button.removeAttribute("aria-busy");
  button.replaceChildren(...content);
}

function lockForm(form, button) {
  submissions.set(form, { button, content: button ? [...button.childNodes] : [] });
  if (!button) return;
  button.setAttribute("aria-busy", "true");
  if (button.dataset.busy) button.replaceChildren(button.dataset.busy);
  // A button disabled during the event would drop its own name and value from the request.
  setTimeout(() => { button.disabled = submissions.has(form); });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method === "get") return;
  if (submissions.has(form)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  lockForm(form, event.submitter ?? form.querySelector("[type=submit]"));
}, { capture: true });

// The Back button may restore the page as it was left, with its buttons still disabled.
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const form of [...submissions.keys()]) unlockForm(form);
});
