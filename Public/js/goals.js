import { toast } from "./flash.js";
import { announceChange, fetchPage, onLink, replacePart } from "./page.js";
import { texts } from "./texts.js";

// The subject of a goal decides its fields. The links that choose it lead to the same form with other fields; here the
// fields change at once, and the ones that remain keep what was typed.
onLink("a[data-goal-option]", async (link) => {
  const area = link.closest("[data-goal-form]");
  try {
    const { isOwn, page } = await fetchPage(link.href);
    const newArea = isOwn && page.querySelector("[data-goal-form]");
    if (!newArea) return location.assign(link.href);
    copyTyped(mainForm(area), mainForm(newArea));
    const label = link.textContent;
    replacePart(area, newArea, announceChange);
    history.replaceState(null, "", link.href);
    [...newArea.querySelectorAll("[data-goal-option]")].find((option) => option.textContent === label)?.focus();
  } catch {
    toast(texts.unreachable, { isError: true, near: link });
  }
});

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
