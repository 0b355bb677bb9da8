import { toast } from "./flash.js";
import { announceChange, parse } from "./page.js";
import { texts } from "./texts.js";

// The subject of a goal decides its fields. The links that choose it lead to the same form with other fields; here the
// fields change at once, and the ones that remain keep what was typed.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-goal-option]");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  change(link);
});

async function change(link) {
  const place = link.closest("[data-goal-form]");
  try {
    const answer = await fetch(link.href, { headers: { accept: "text/html" } });
    const found = answer.ok && !answer.redirected && parse(await answer.text()).querySelector("[data-goal-form]");
    if (!found) return location.assign(link.href);
    keepTyped(formOf(place), formOf(found));
    const label = link.textContent;
    place.replaceWith(document.adoptNode(found));
    announceChange(found);
    history.replaceState(null, "", link.href);
    [...found.querySelectorAll("[data-goal-option]")].find((option) => option.textContent === label)?.focus();
  } catch {
    toast(texts.unreachable, { isError: true, near: link });
  }
}

// A search for an exercise renders the select again: the current choice stays selected if it is among the results.
document.addEventListener("input", ({ target }) => {
  const search = target.form;
  if (!search?.matches("[data-goal-form] form[data-search]")) return;
  search.elements.exercise_id.value = formOf(search.closest("[data-goal-form]")).elements.exercise_id.value;
}, { capture: true });

function formOf(place) {
  return place.querySelector("form[method=post]");
}

const lasting = ["title", "exercise_id", "deadline", "counts_from", "note"];

function keepTyped(from, to) {
  for (const name of lasting) {
    const [typed, field] = [from.elements[name], to.elements[name]];
    if (!typed?.value || !field) continue;
    if (field.tagName === "SELECT" && ![...field.options].some((option) => option.value === typed.value)) continue;
    field.value = typed.value;
  }
}
