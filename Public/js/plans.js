import { toast } from "./flash.js";
import { announceChange, onPage, parse, showDocument } from "./page.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

// The buttons that change a plan's exercises submit the form; here that happens without leaving the page.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-plan-form]") || event.defaultPrevented) return;
  const button = event.submitter;
  if (!button?.name && !form.elements.find.value.trim()) return;
  event.preventDefault();
  changePlan(form, button);
});

const pauseMilliseconds = 150;
let timer;
let controller;

// The matching exercises are updated with every letter; the server does the search, as on Track.
onPage((root) => {
  const form = root.matches?.("[data-plan-form]") ? root : root.querySelector("[data-plan-form]");
  form?.elements.find.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => search(form), pauseMilliseconds);
  });
});

// Choosing how an exercise progresses shows the numbers of that choice at once; without scripts a button does.
onPage((root) => {
  const form = root.matches?.("[data-plan-form]") ? root : root.querySelector("[data-plan-form]");
  for (const button of form?.querySelectorAll("[data-plan-choice-button]") ?? []) button.hidden = true;
});
document.addEventListener("change", (event) => {
  const name = event.target.dataset?.planChoice;
  if (name) changePlan(event.target.form, { name, value: "" }, event.target);
});

async function search(form) {
  controller?.abort();
  controller = new AbortController();
  const body = new URLSearchParams(new FormData(form));
  body.append("search", "");
  try {
    const { signal } = controller;
    const response = await fetch(form.action, { method: "POST", headers: { accept: "text/html" }, body, signal });
    const newForm = parse(await response.text()).querySelector("[data-plan-form]");
    if (!newForm || !form.isConnected) return;
    for (const part of ["[data-plan-found]", "[data-plan-status]"]) {
      form.querySelector(part).replaceChildren(...document.adoptNode(newForm.querySelector(part)).childNodes);
    }
  } catch {
    // The button still searches, and reports what is wrong.
  }
}

async function changePlan(form, button, near = button) {
  clearTimeout(timer);
  controller?.abort();
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.append(button.name, button.value);
  let response, html;
  try {
    response = await fetch(form.action, { method: "POST", headers: { accept: "text/html" }, body });
    html = await response.text();
  } catch {
    unlockForm(form);
    return toast(texts.unreachableNotChanged, { isError: true, near: near ?? form });
  }
  const newForm = parse(html).querySelector("[data-plan-form]");
  if (!newForm) return showDocument(html, response.redirected ? response.url : location.href);
  unlockForm(form);
  keepOpen(form, newForm);
  form.replaceWith(document.adoptNode(newForm));
  announceChange(newForm);
}

/** What was unfolded of an exercise stays so, wherever it is now. */
function keepOpen(form, newForm) {
  const opened = [...form.querySelectorAll("[data-set-fold][open]")].map(({ dataset }) => dataset.setFold);
  for (const fold of newForm.querySelectorAll("[data-set-fold]")) {
    if (opened.includes(fold.dataset.setFold)) fold.open = true;
  }
}
