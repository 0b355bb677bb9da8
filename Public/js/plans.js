import { toast } from "./flash.js";
import { announceChange, bodyOf, fetchPage, onPage, replaceContent, replacePart, showAnswer } from "./page.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

const formSelector = "[data-plan-form]";
const pauseMilliseconds = 150;
let timer;
let controller;

// The buttons that change a plan's exercises submit the form; here that happens without leaving the page.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches(formSelector) || event.defaultPrevented) return;
  const button = event.submitter;
  if (!button?.name && !form.elements.find.value.trim()) return;
  event.preventDefault();
  changePlan(form, button);
});

// The matching exercises are updated with every letter; the server does the search, as on Track. Choosing how an
// exercise progresses shows the numbers of that choice at once; without scripts a button does.
onPage((root) => {
  const form = root.matches?.(formSelector) ? root : root.querySelector(formSelector);
  form?.elements.find.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => search(form), pauseMilliseconds);
  });
  for (const button of form?.querySelectorAll("[data-plan-choice-button]") ?? []) button.hidden = true;
});
document.addEventListener("change", (event) => {
  const name = event.target.dataset?.planChoice;
  if (name) changePlan(event.target.form, { name, value: "" }, event.target);
});

async function search(form) {
  controller?.abort();
  controller = new AbortController();
  const body = bodyOf(form);
  body.append("search", "");
  try {
    const { page } = await fetchPage(form.action, { body, signal: controller.signal });
    const newForm = page.querySelector(formSelector);
    if (!newForm || !form.isConnected) return;
    for (const part of ["[data-plan-found]", "[data-plan-status]"]) {
      replaceContent(form.querySelector(part), newForm.querySelector(part));
    }
  } catch {
    // The button still searches, and reports what is wrong.
  }
}

async function changePlan(form, button, near = button) {
  clearTimeout(timer);
  controller?.abort();
  const body = bodyOf(form);
  if (button?.name) body.append(button.name, button.value);
  let answer;
  try {
    answer = await fetchPage(form.action, { body });
  } catch {
    unlockForm(form);
    return toast(texts.unreachableNotChanged, { isError: true, near: near ?? form });
  }
  const newForm = answer.page.querySelector(formSelector);
  if (!newForm) return showAnswer(answer);
  unlockForm(form);
  keepOpen(form, newForm);
  replacePart(form, newForm, announceChange);
}

/** What was unfolded of an exercise stays so, wherever it is now. */
function keepOpen(form, newForm) {
  const opened = [...form.querySelectorAll("[data-set-fold][open]")].map(({ dataset }) => dataset.setFold);
  for (const fold of newForm.querySelectorAll("[data-set-fold]")) {
    if (opened.includes(fold.dataset.setFold)) fold.open = true;
  }
}
