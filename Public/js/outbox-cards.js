import { removeEntry } from "../worker/store.js";
import { fieldsOfPlace, pressOf, workoutPath } from "../worker/workout-action.js";
import { clockText } from "./clock.js";
import { formValues, openDialog } from "./dialogs.js";
import { toast } from "./flash.js";
import { askWorker, listEntries } from "./offline.js";
import { bodyOf, element, onEach } from "./page.js";
import { showProblems } from "./problems.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

// Sets and cardio sessions of the page's day that wait to be sent appear in the cards of their exercises, and a new
// form starts from the last of them, as it does after a saved one.
const unitSymbols = {
  kilograms: "kg", pounds: "lb", kilometers: "km", miles: "mi", milliliters: "ml", fluid_ounces: texts.fluidOunces,
};
/** Carries are measured in the short units. */
const shortUnitSymbols = { ...unitSymbols, kilometers: "m", miles: "yd" };
const kindNames = { warmUp: texts.warmUp, drop: texts.dropSet, failure: texts.failureSet };

export function removeWaitingLines() {
  for (const element of document.querySelectorAll("[data-waiting]")) element.remove();
}

/** @returns whether the entry belongs to a card of this page. */
export function showInCard(section, entry, refresh) {
  const fields = new URLSearchParams(entry.body);
  const exercise = fields.get("exercise_id");
  if (entry.refusal || !exercise || fields.get("date") !== dayOfPage()) return false;
  const card = document.getElementById(`exercise-${exercise}`) ?? newCard(section, exercise, fields.get("about"));
  card.querySelector(".rows").append(waitingLine(section, entry, fields, refresh));
  if (entry.path === "/track/sets") offerToRepeat(section, card, entry, fields);
  return true;
}

/** What belongs to one set alone. */
const unrepeated = ["token", "back", "confirmed", "rpe", "note"];

/** One tap repeats the last set that waits. */
function offerToRepeat(section, card, entry, fields) {
  const form = card.querySelector("[data-next-set]") ?? nextSetForm(section, card);
  const isOld = ({ type, name }) => type === "hidden" && name !== "token";
  for (const input of [...form.elements].filter(isOld)) input.remove();
  for (const [name, value] of fields) if (!unrepeated.includes(name)) form.prepend(hiddenInput(name, value));
  const part = (key) => form.querySelector(`[data-next-${key}]`);
  const title = amountText(entry, fields);
  part("title").textContent = title;
  part("note")?.remove();
  part("mark").textContent = nextMark(card, form, fields);
  form.querySelector("button").setAttribute("aria-label", texts.logItem(`${fields.get("about")}, ${title}`));
}

function nextSetForm(section, card) {
  const form = section.querySelector("[data-outbox-next]").content.firstElementChild.cloneNode(true);
  form.prepend(hiddenInput("token", crypto.randomUUID()));
  card.append(form);
  return form;
}

const hiddenInput = (name, value) => element("input", { type: "hidden", name, value });

/** The number of the next set, or the letter of a warm-up. */
function nextMark(card, form, fields) {
  const mark = form.querySelector("[data-next-mark]").textContent;
  form.dataset.first ??= Number(mark) || 1;
  const sets = card.querySelectorAll("[data-waiting]:not([data-warm-up])").length;
  return fields.get("kind") === "warmUp" ? "W" : Number(form.dataset.first) + sets;
}

const dayOfPage = () => document.querySelector("[data-day-jump] [name=date]")?.defaultValue;

function newCard(section, exercise, name) {
  const card = section.querySelector("[data-outbox-card]").content.firstElementChild.cloneNode(true);
  card.id = `exercise-${exercise}`;
  card.setAttribute("aria-label", name);
  card.querySelector(".card-title").textContent = name;
  document.querySelector(".track-columns > .stack").prepend(card);
  return card;
}

function waitingLine(section, entry, fields, refresh) {
  const item = section.querySelector("[data-outbox-line]").content.firstElementChild.cloneNode(true);
  const part = (key) => item.querySelector(`[data-entry-${key}]`);
  const name = `${fields.get("about")}, ${amountText(entry, fields)}`;
  item.toggleAttribute("data-warm-up", fields.get("kind") === "warmUp");
  part("title").textContent = amountText(entry, fields);
  const notes = [kindNames[fields.get("kind")], texts.waitingToBeSent, fields.get("note")];
  part("note").textContent = notes.filter(Boolean).join(" · ");
  part("remove").setAttribute("aria-label", texts.removeItem(name));
  part("remove").addEventListener("click", async () => {
    await removeEntry(entry.id);
    refresh();
  });
  const edit = part("edit");
  edit.hidden = entry.path.endsWith("/repeat");
  edit.setAttribute("aria-label", texts.editItem(name));
  edit.addEventListener("click", () => editEntry(entry, fields));
  return item;
}

export function amountText(entry, fields) {
  if (entry.path === workoutPath) return amountOfWorkout(fields);
  const [reps, weight, distance, value] = ["reps", "weight", "distance", "value"].map((name) => fields.get(name));
  if (entry.path.endsWith("/repeat")) return fields.get("exercise_id") ? texts.allSetsOfLastTime : texts.allSetsOfDay;
  if (reps !== null) return `${loadText(fields, weight)} × ${reps}`;
  if (entry.path === "/track/sets") return `${loadText(fields, weight)}${setAmountText(fields)}`;
  const measured = (number, unit) => number && `${number} ${unitSymbols[fields.get(unit)] ?? ""}`.trim();
  const amounts = [fields.get("duration"), measured(distance, "distance_unit"), measured(value, "volume_unit")];
  return amounts.filter(Boolean).join(", ");
}

/** Of the one set that a workout's page completes; other actions have none. */
function amountOfWorkout(fields) {
  const { action, places } = pressOf(fields);
  if (action !== "done" || places.length !== 1) return "";
  return amountText({ path: "/track/sets" }, fieldsOfPlace(fields, places[0]));
}

/** The time of a hold, or the distance or time of a carry. */
function setAmountText(fields) {
  const typed = fields.get("duration") ?? "";
  // A plain number is seconds.
  const duration = /^\d{1,4}$/.test(typed) ? clockText(Number(typed)) : typed;
  const distance = fields.get("distance");
  if (!distance) return `, ${duration}`;
  const text = `${distance} ${shortUnitSymbols[fields.get("distance_unit")] ?? ""}`.trimEnd();
  return ` × ${duration ? texts.distanceInDuration(text, duration) : text}`;
}

function loadText(fields, weight) {
  if (!weight) return texts.bodyweight;
  const sign = { added: "+", assisted: "−" }[fields.get("load")] ?? "";
  return `${sign}${weight} ${unitSymbols[fields.get("weight_unit")] ?? ""}`;
}

const hiddenUnits = ["weight_unit", "distance_unit"];

/** A value stays in the unit it was typed in, even if another one is preferred by now. */
function showUnits(form, fields) {
  for (const name of ["weight", "distance"]) {
    const symbol = form.elements[name]?.closest(".field")?.querySelector(".input-unit");
    const symbols = form.action.endsWith("/track/sets") ? shortUnitSymbols : unitSymbols;
    if (symbol) symbol.textContent = symbols[fields.get(`${name}_unit`)] ?? symbol.textContent;
  }
}

/** Opens the entry's form as it was filled in. */
async function editEntry(entry, fields) {
  const kind = entry.path === "/track/sets" ? "strength" : "cardio";
  const [date, exercise] = [fields.get("date"), fields.get("exercise_id")];
  const dialog = await openDialog(`/track/new/${kind}?date=${date}&exercise=${exercise}`, "");
  const form = dialog?.querySelector(`form[action="${entry.path}"]`);
  if (!form) return;
  form.dataset.replaces = entry.id;
  dialog.querySelector(".set-repeat")?.remove();
  const editable = [...form.elements].filter(({ name, type }) => name && (type !== "hidden" || hiddenUnits.includes(name)));
  for (const name of new Set(editable.map((input) => input.name))) setField(form, name, fields.get(name));
  showUnits(form, fields);
  dialog.dataset.opened = formValues(dialog);
}

function setField(form, name, value) {
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
  const result = await askWorker({ kind: "replace", id: Number(form.dataset.replaces), body: `${bodyOf(form)}` });
  unlockForm(form);
  if (result?.problems) return showProblems(form, result.problems);
  form.closest("dialog").close();
  if (result?.isGone) toast(texts.alreadySent, { isError: true });
  document.dispatchEvent(new Event("workhome:outbox"));
}, { capture: true });

onEach("[data-dialog-body] form[action='/track/sets']", prefillFromLastSet);

/** If there are only warm-ups, the next set is likely to be another one. */
async function prefillFromLastSet(form) {
  if (form.querySelector("[data-error-summary]")) return;
  const { exercise_id: exercise, date, weight_unit: unit } = form.elements;
  const waiting = (await listEntries())
    .filter((entry) => !entry.refusal && entry.path === "/track/sets").map((entry) => new URLSearchParams(entry.body))
    .filter((fields) => fields.get("exercise_id") === exercise.value && fields.get("date") === date.value);
  if (!waiting.length || form.dataset.replaces) return;
  const last = waiting.findLast((fields) => fields.get("kind") !== "warmUp") ?? waiting.at(-1);
  const dialog = form.closest("dialog");
  const isUnchanged = !dialog || formValues(dialog) === dialog.dataset.opened;
  if (!isUnchanged || last.get("weight_unit") !== unit.value) return;
  form.closest("[data-dialog-body]").querySelector(".set-repeat")?.remove();
  // A workout sets the reps itself.
  const names = form.elements.back ? ["load", "weight"] : ["reps", "distance", "duration", "load", "weight"];
  for (const name of names) setField(form, name, last.get(name) ?? (name === "weight" ? "" : null));
  if (last.get("kind") === "warmUp") setField(form, "kind", "warmUp");
  if (dialog) dialog.dataset.opened = formValues(dialog);
}
