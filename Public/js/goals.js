import { toast } from "./flash.js";
import { announceChange, isForReader, parse } from "./page.js";
import { texts } from "./texts.js";

// The subject of a goal decides its fields. The links that choose it lead to the same form with other fields; here the
// fields change at once, and the ones that remain keep what was typed.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-goal-option]");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  switchForm(link);
});

async function switchForm(link) {
  const area = link.closest("[data-goal-form]");
  try {
    const response = await fetch(link.href, { headers: { accept: "text/html" } });
    const page = response.ok && !response.redirected && isForReader(response) && parse(await response.text());
    const newArea = page && page.querySelector("[data-goal-form]");
    if (!newArea) return location.assign(link.href);
    copyTyped(mainForm(area), mainForm(newArea));
    const label = link.textContent;
    area.replaceWith(document.adoptNode(newArea));
    announceChange(newArea);
    history.replaceState(null, "", link.href);
    [...newArea.querySelectorAll("[data-goal-option]")].find((option) => option.textContent === label)?.focus();
  } catch {
    toast(texts.unreachable, { isError: true, near: link });
  }
}

// A search for an exercise renders the select again: the current choice stays selected if it is among the results.
document.addEventListener("input", ({ target }) => {
  const search = target.form;
  if (!search?.matches("[data-goal-form] form[data-search]")) return;
  search.elements.exercise_id.value = mainForm(search.closest("[data-goal-form]")).elements.exercise_id.value;
}, { capture: true });

function mainForm(area) {
  return area.querySelector("form[method=post]");
}

const commonFields = ["title", "exercise_id", "deadline", "counts_from", "note"];

function copyTyped(from, to) {
  for (const name of commonFields) {
    const [oldField, newField] = [from.elements[name], to.elements[name]];
    if (!oldField?.value || !newField) continue;
    const isOffered = [...newField.options ?? []].some((option) => option.value === oldField.value);
    if (newField.tagName === "SELECT" && !isOffered) continue;
    newField.value = oldField.value;
  }
}
