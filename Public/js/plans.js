import { toast } from "./flash.js";
import { announceChange, asker, bodyOf, fetchPage, onEach, onSubmit } from "./page.js";
import { replaceContent, replacePart, showAnswer } from "./page.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

const formSelector = "[data-plan-form]";
const pauseMilliseconds = 150;
const searching = asker(pauseMilliseconds, search);

// The buttons that change a plan's exercises submit the form; here that happens without leaving the page.
onSubmit(formSelector, (form, button) => {
  return (button?.name || form.elements.find.value.trim()) ? changePlan(form, button) : false;
});

// The matching exercises are updated with every letter; the server does the search, as on Track. Choosing how an
// exercise progresses shows the numbers of that choice at once; without scripts a button does.
onEach(formSelector, (form) => {
  form.elements.find.addEventListener("input", searching.soon);
  for (const button of form.querySelectorAll("[data-plan-choice-button]")) button.hidden = true;
});
document.addEventListener("change", (event) => {
  const name = event.target.dataset?.planChoice;
  if (name) changePlan(event.target.form, { name, value: "" }, event.target);
});

async function search(signal) {
  const form = document.querySelector(formSelector);
  if (!form) return;
  const body = bodyOf(form);
  body.append("search", "");
  try {
    const { page } = await fetchPage(form.action, { body, signal });
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
  searching.cancel();
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
