import { open, typed } from "./dialogs.js";
import { toast } from "./flash.js";
import { ask } from "./offline.js";
import { onPage } from "./page.js";
import { showProblems } from "./problems.js";
import { release } from "./submit.js";
import { texts } from "./texts.js";

// Sets and cardio sessions of the page's day that wait to be sent appear in the cards of their exercises, and a new
// form starts from the last of them, as it does after a saved one.
const units = { kilograms: "kg", pounds: "lb", kilometers: "km", miles: "mi", milliliters: "ml", fluid_ounces: texts.fluidOunces };
const kinds = { warmUp: texts.warmUp, drop: texts.dropSet, failure: texts.failureSet };

export function removeFromCards() {
  for (const line of document.querySelectorAll("[data-waiting]")) line.remove();
}

/** @returns whether it has a place there. */
export function placeInCards(place, entry, showAgain) {
  const fields = new URLSearchParams(entry.body);
  const exercise = fields.get("exercise_id");
  if (entry.refusal || !exercise || fields.get("date") !== dayOfPage()) return false;
  const card = document.getElementById(`exercise-${exercise}`) ?? newCard(place, exercise, fields.get("about"));
  card.querySelector(".rows").append(line(place, entry, fields, showAgain));
  return true;
}

const dayOfPage = () => document.querySelector("[data-day-jump] [name=date]")?.defaultValue;

function newCard(place, exercise, name) {
  const card = place.querySelector("[data-outbox-card]").content.firstElementChild.cloneNode(true);
  card.id = `exercise-${exercise}`;
  card.setAttribute("aria-label", name);
  card.querySelector(".card-title").textContent = name;
  document.querySelector(".track-columns > .stack").prepend(card);
  return card;
}

function line(place, entry, fields, showAgain) {
  const item = place.querySelector("[data-outbox-line]").content.firstElementChild.cloneNode(true);
  const find = (part) => item.querySelector(`[data-entry-${part}]`);
  const name = `${fields.get("about")}, ${amount(entry, fields)}`;
  find("title").textContent = amount(entry, fields);
  find("note").textContent = [kinds[fields.get("kind")], texts.waitingToBeSent, fields.get("note")].filter(Boolean).join(" · ");
  find("remove").setAttribute("aria-label", texts.removeItem(name));
  find("remove").addEventListener("click", async () => {
    await ask({ kind: "remove", id: entry.id });
    showAgain();
  });
  const edit = find("edit");
  edit.hidden = entry.path.endsWith("/repeat");
  edit.setAttribute("aria-label", texts.editItem(name));
  edit.addEventListener("click", () => change(entry, fields));
  return item;
}

export function amount(entry, fields) {
  const [reps, weight, distance, value] = ["reps", "weight", "distance", "value"].map((name) => fields.get(name));
  if (entry.path.endsWith("/repeat")) return texts.allSetsOfLastTime;
  if (reps !== null) return `${load(fields, weight)} × ${reps}`;
  const measured = (number, unit) => number && `${number} ${units[fields.get(unit)] ?? ""}`.trim();
  return [fields.get("duration"), measured(distance, "distance_unit"), measured(value, "volume_unit")].filter(Boolean).join(", ");
}

function load(fields, weight) {
  if (!weight) return texts.bodyweight;
  const sign = { added: "+", assisted: "−" }[fields.get("load")] ?? "";
  return `${sign}${weight} ${units[fields.get("weight_unit")] ?? ""}`;
}

const changed = [
  "reps", "load", "weight", "weight_unit", "kind", "rpe", "duration", "distance", "distance_unit", "note", "date",
];

/** A value stays in the unit it was typed in, even if another one is preferred by now. */
function showUnits(form, fields) {
  for (const name of ["weight", "distance"]) {
    const symbol = form.elements[name]?.closest(".field")?.querySelector(".input-unit");
    if (symbol) symbol.textContent = units[fields.get(`${name}_unit`)] ?? symbol.textContent;
  }
}

/** Opens the entry's form as it was filled in. */
async function change(entry, fields) {
  const kind = entry.path === "/track/sets" ? "strength" : "cardio";
  const dialog = await open(`/track/new/${kind}?date=${fields.get("date")}&exercise=${fields.get("exercise_id")}`, "");
  const form = dialog?.querySelector(`form[action="${entry.path}"]`);
  if (!form) return;
  form.dataset.replaces = entry.id;
  dialog.querySelector(".set-repeat")?.remove();
  for (const name of changed) fill(form, name, fields.get(name));
  showUnits(form, fields);
  dialog.dataset.opened = typed(dialog);
}

function fill(form, name, value) {
  const input = form.elements[name];
  if (!input || value === null) return;
  input.value = value;
  // Style rules match the attribute.
  if (input instanceof HTMLInputElement) input.defaultValue = value;
  (input instanceof RadioNodeList ? input[0] : input).dispatchEvent(new Event("change", { bubbles: true }));
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.dataset.replaces || event.defaultPrevented) return;
  event.preventDefault();
  const answer = await ask({ kind: "replace", id: Number(form.dataset.replaces), body: `${new URLSearchParams(new FormData(form))}` });
  release(form);
  if (answer?.problems) return showProblems(form, answer.problems);
  form.closest("dialog").close();
  if (answer?.isGone) toast(texts.alreadySent, { isError: true });
  document.dispatchEvent(new Event("workhome:outbox"));
}, { capture: true });

onPage(async (root) => {
  for (const form of root.querySelectorAll("form[action='/track/sets'][data-fetch]")) await beginLikeTheLast(form);
});

/** If there are only warm-ups, the next set is likely to be another one. */
async function beginLikeTheLast(form) {
  if (form.querySelector("[data-error-summary]")) return;
  const { exercise_id: exercise, date, weight_unit: unit } = form.elements;
  const waiting = (await ask({ kind: "list" }).catch(() => undefined) ?? [])
    .filter((entry) => !entry.refusal && entry.path === "/track/sets").map((entry) => new URLSearchParams(entry.body))
    .filter((fields) => fields.get("exercise_id") === exercise.value && fields.get("date") === date.value);
  if (!waiting.length || form.dataset.replaces) return;
  const last = waiting.findLast((fields) => fields.get("kind") !== "warmUp") ?? waiting.at(-1);
  const dialog = form.closest("dialog");
  const isUntouched = !dialog || typed(dialog) === dialog.dataset.opened;
  if (!isUntouched || last.get("weight_unit") !== unit.value) return;
  form.closest("[data-dialog-body]").querySelector(".set-repeat")?.remove();
  // A workout sets the reps itself.
  const names = form.elements.back ? ["load", "weight"] : ["reps", "load", "weight"];
  for (const name of names) fill(form, name, last.get(name) ?? (name === "weight" ? "" : null));
  if (last.get("kind") === "warmUp") fill(form, "kind", "warmUp");
  if (dialog) dialog.dataset.opened = typed(dialog);
}
