import { toast } from "./flash.js";
import { updateClocks } from "./interval.js";
import { askWorker, dateTimeText, onOutboxMessage } from "./offline.js";
import { onPage, parse, setUp, showDocument } from "./page.js";
import { endRest, startRest } from "./rest.js";
import { changeNumber } from "./stepper.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

// The page of a routine's workout: each button sends the fields of its set alone, one after the other, and only the rows
// that changed are replaced. So nothing moves, and what was typed elsewhere stays.
const unsent = [];
let sending = Promise.resolve();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented) return;
  const isUndo = form.closest("[data-workout]") && new URL(form.action).pathname.startsWith("/track/undo/");
  if (!form.matches("[data-routine-form]") && !isUndo) return;
  // The Return key in a field completes its set.
  const isReturn = !isUndo && !event.submitter?.name;
  const button = isReturn ? rowOf(document.activeElement)?.querySelector("[name^='done.']") : event.submitter;
  // The end of a workout leads to another page.
  if (["finish", "discard"].includes(button?.name)) return endRest();
  event.preventDefault();
  unlockForm(form);
  button?.closest("[data-menu]")?.removeAttribute("open");
  if (button) enqueue(form, button);
});

const rowOf = (element) => element?.closest("[data-place]");

function enqueue(form, button) {
  const row = rowOf(button);
  const action = { path: form.action, body: bodyOf(form, button), name: button.name ?? "", row: row?.id };
  action.rows = row ? [row.id] : placesOf(button).map((place) => `set-${place}`);
  for (const id of action.rows) document.getElementById(id)?.setAttribute("data-saving", "");
  unsent.push(action);
  sending = sending.then(() => send(action)).finally(() => unsent.splice(unsent.indexOf(action), 1));
}

/** The sets whose fields a button sends: its own, or all that are left of an exercise or a superset. */
const placesOf = (button) => button.dataset?.places?.split(" ") ?? [button.name?.split(".")[1]];

const stopSaving = ({ rows }) => {
  for (const id of rows) document.getElementById(id)?.removeAttribute("data-saving");
};

/** Fields of other sets are left out; a field's name ends with its place. */
function bodyOf(form, button) {
  const places = placesOf(button);
  const fields = [...new FormData(form)].filter(([name]) => !name.includes(".") || places.includes(name.split(".")[1]));
  const body = new URLSearchParams(fields);
  if (button.name) body.append(button.name, button.value);
  body.append("happened_at", Math.floor(Date.now() / 1000));
  // An action that waits is told apart from others of the same page by its token, and listed by its name.
  if (body.has("token")) body.set("token", `${body.get("token").slice(0, 40)}-${button.name.slice(0, 20)}`);
  const title = button.closest(".workout-exercise")?.querySelector(".card-title").textContent;
  const name = button.name.startsWith("done.") ? title : button.ariaLabel ?? button.textContent.trim();
  if (name) body.set("about", name);
  return body;
}

async function send(action) {
  try {
    const response = await fetch(action.path, { method: "POST", headers: { accept: "text/html" }, body: action.body });
    if (response.headers.has("workhome-kept")) return keep(action);
    if (response.headers.get("content-type")?.startsWith("application/json")) {
      return showProblems(action, await response.json());
    }
    const page = parse(await response.text());
    if (!page.querySelector("[data-routine-form]")) return showDocument(page.documentElement.outerHTML, response.url);
    if (response.redirected) history.replaceState(null, "", response.url.replace(/#.*/, ""));
    show(page, action);
  } catch {
    stopSaving(action);
    toast(texts.unreachableNotSaved, { isError: true, near: document.getElementById(action.row) });
  }
}

function show(page, action) {
  const [old, fresh] = [document, page].map((root) => root.querySelector("[data-workout]"));
  const anchor = document.getElementById(action.row);
  const top = anchor?.getBoundingClientRect().top;
  const focused = focusKey();
  updateHidden(old, fresh);
  if (shapeOf(old) === shapeOf(fresh)) updateRows(old, fresh);
  else replaceExercises(old, fresh);
  for (const part of [".workout-count", ".workout-meter", ".workout-end", "[data-workout-undo]"]) {
    replace(old.querySelector(part), fresh.querySelector(part));
  }
  for (const id of unsent.slice(1).flatMap(({ rows }) => rows)) {
    document.getElementById(id)?.setAttribute("data-saving", "");
  }
  restoreFocus(focused, action.row);
  const moved = document.getElementById(action.row)?.getBoundingClientRect().top;
  if (moved !== undefined && top !== undefined) scrollBy({ top: moved - top, behavior: "instant" });
  showNotice(page.querySelector("[data-flash]"), action);
}

/** A set that is saved shows it itself; a record, and what can be undone, is told in the bar. */
function showNotice(notice, action) {
  const box = document.querySelector("[data-workout-notice]");
  const rest = notice?.querySelector("[data-rest]");
  if (rest) startRest(rest.dataset.rest);
  rest?.remove();
  const isSilent = action.name.startsWith("done.") && !notice?.querySelector(".flash-more");
  document.querySelector("[data-workout-status]").textContent = notice?.querySelector(".flash-text").textContent ?? "";
  box.replaceChildren(...(notice && !isSilent ? [document.adoptNode(notice)] : []));
  setUp(box);
  if (!isSilent) uncoverNext();
}

/** The button of the next set stays in reach above a message. */
function uncoverNext() {
  const bar = document.querySelector("[data-workout-bar]").getBoundingClientRect();
  const button = document.querySelector(".workout-set.is-next .set-done")?.getBoundingClientRect();
  if (!button || button.bottom <= bar.top || button.top >= bar.bottom) return;
  scrollBy({ top: button.bottom - bar.top + 8, behavior: "instant" });
}

function updateHidden(old, fresh) {
  const [before, after] = [old, fresh].map((root) => root.querySelector("[data-routine-form]"));
  for (const input of before.querySelectorAll(":scope > input[type=hidden]")) input.remove();
  before.prepend(...[...after.querySelectorAll(":scope > input[type=hidden]")].map((input) => input.cloneNode(true)));
}

const shapeOf = (root) => [...root.querySelectorAll(".workout-exercise, .workout-set")].map(({ id }) => id).join(" ");

function updateRows(old, fresh) {
  for (const row of fresh.querySelectorAll(".workout-set")) {
    const before = document.getElementById(row.id);
    if (before.hasAttribute("data-saving") || signature(before) !== signature(row)) replace(before, row);
  }
}

/** Rows were added, moved or removed: what was typed and opened elsewhere is carried over. */
function replaceExercises(old, fresh) {
  const typed = [...old.querySelectorAll(".set-fields .input, .set-options .input")].filter(isChanged).map(({ id, value }) => [id, value]);
  const opened = [...old.querySelectorAll(".set-more[open]")].map((details) => rowOf(details).id);
  replace(old.querySelector(".workout-exercises"), fresh.querySelector(".workout-exercises"));
  for (const [id, value] of typed) if (document.getElementById(id)) document.getElementById(id).value = value;
  for (const id of opened) document.getElementById(id)?.querySelector(".set-more")?.setAttribute("open", "");
}

function isChanged(input) {
  return input.options ? ![...input.options].every((option) => option.selected === option.defaultSelected)
    : input.value !== input.defaultValue;
}

function replace(old, fresh) {
  if (!old || !fresh || signature(old) === signature(fresh)) return;
  const element = document.adoptNode(fresh.cloneNode(true));
  old.replaceWith(element);
  setUp(element);
}

/** What the server wrote, without what opened, started or was added since. */
function signature(element) {
  const copy = element.cloneNode(true);
  for (const added of copy.querySelectorAll(".set-step, .hold, [data-typed-loading]")) added.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["open", "disabled", "aria-busy", "data-saving", "data-due"]) part.removeAttribute(name);
  }
  for (const clock of copy.querySelectorAll("[data-since]")) clock.textContent = "";
  return copy.outerHTML;
}

function focusKey() {
  const element = document.activeElement;
  return { id: element?.id, name: element?.name };
}

/** Whoever completed a set by the keyboard goes on from its result. */
function restoreFocus({ id, name }, row) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const result = document.getElementById(row)?.querySelector(":is(summary, button, input.input)");
  const target = (id && document.getElementById(id)) || (name && document.getElementsByName(name)[0]) || result;
  target?.focus({ preventScroll: true });
}

// Menus close when something else is tapped, and by the Escape key.
const openMenus = () => document.querySelectorAll("[data-menu][open]");
document.addEventListener("click", (event) => {
  for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// A number has buttons for one step less and more, on a phone only in the next set and in one that is corrected; the arrow
// keys do the same everywhere.
onPage((root) => {
  for (const field of root.querySelectorAll(".set-field[data-step]")) {
    if (field.querySelector(".set-step")) continue;
    field.prepend(stepButton(field, -1));
    field.append(stepButton(field, 1));
  }
});

function stepButton(field, direction) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "set-step", tabIndex: -1 });
  button.setAttribute("aria-hidden", "true");
  button.textContent = direction < 0 ? "−" : "+";
  // A field that is typed in keeps its focus, and with it the keyboard.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", () => step(field, direction));
  return button;
}

document.addEventListener("keydown", (event) => {
  const field = event.target.closest?.(".set-field[data-step]");
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!field || !direction || event.target.matches("button")) return;
  event.preventDefault();
  step(field, direction);
});

function step(field, direction) {
  changeNumber(field.querySelector("input"), direction * Number(field.dataset.step));
}

// Without a connection, the worker keeps each action, and the page shows which sets wait.
async function keep(action) {
  const row = document.getElementById(action.row);
  stopSaving(action);
  if (action.name.startsWith("done.") && Number(row?.dataset.setRest)) startRest(row.dataset.setRest);
  for (const error of row?.querySelectorAll(".field-error") ?? []) error.remove();
  await showWaiting();
}

function showProblems(action, problems) {
  stopSaving(action);
  for (const id of action.rows) showProblemsOfRow(document.getElementById(id), problems);
  document.getElementById(Object.keys(problems)[0])?.focus();
}

function showProblemsOfRow(row, problems) {
  const place = row.dataset.place;
  const own = Object.entries(problems).filter(([name]) => name.split(".")[1] === place);
  row.querySelector(".set-problems").replaceChildren(...own.map(([, text]) => {
    return Object.assign(document.createElement("p"), { className: "field-error", textContent: text });
  }));
  for (const input of row.querySelectorAll("input.input")) {
    if (input.name in problems) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  }
}

async function showWaiting() {
  const workout = document.querySelector("[data-workout]");
  if (!workout) return;
  const entries = (await askWorker({ kind: "list" }).catch(() => undefined) ?? []).filter(isOfThisWorkout);
  for (const row of workout.querySelectorAll("[data-waiting]")) row.removeAttribute("data-waiting");
  for (const word of workout.querySelectorAll(".set-waiting")) word.remove();
  const waiting = entries.filter((entry) => !entry.refusal);
  for (const { body } of waiting) showEntry(new URLSearchParams(body));
  const note = workout.querySelector("[data-workout-waiting]");
  const savedAt = Number(workout.dataset.kept);
  const parts = [
    savedAt && texts.offlineExplanation(dateTimeText(savedAt)),
    waiting.length && texts.entriesWaiting(waiting.length),
    waiting.length < entries.length && texts.entryNotSaved,
  ];
  note.textContent = parts.filter(Boolean).join(" ");
  note.hidden = !note.textContent;
  updateClocks();
}

function isOfThisWorkout({ path, body }) {
  if (path !== "/track/workout") return false;
  const [fields, form] = [new URLSearchParams(body), document.querySelector("[data-routine-form]").elements];
  const isSame = (name) => fields.get(name) && fields.get(name) === form[name]?.value;
  return isSame("session") || (isSame("routine") && isSame("date"));
}

/** A set that waits shows what was typed, as done. */
function showEntry(fields) {
  const press = [...fields.keys()].find((name) => /^(done|undone|skip|unskip|done-rest)\./.test(name));
  const [action, place] = press?.split(".") ?? [];
  if (action !== "done-rest") return showWaitingSet(fields, action, place);
  const places = [...fields.keys()].map((name) => name.match(/^exercise\.(\d+)$/)?.[1]);
  for (const each of places.filter(Boolean)) showWaitingSet(fields, "done", each);
}

function showWaitingSet(fields, action, place) {
  const row = document.getElementById(`set-${place}`);
  if (!row) return;
  row.querySelector(".set-waiting")?.remove();
  row.toggleAttribute("data-waiting", action === "done" || action === "skip");
  if (row.hasAttribute("data-waiting")) row.querySelector(".set-hints")?.prepend(waitingWord());
  if (action !== "done") return;
  for (const [name, value] of fields) {
    const input = document.getElementById(name);
    if (input && row.contains(input)) input.value = value;
  }
}

function waitingWord() {
  return Object.assign(document.createElement("span"), { className: "set-waiting", textContent: texts.waitingToBeSent });
}

onPage((root) => { if (root === document || root.querySelector?.("[data-workout]")) showWaiting(); });
document.addEventListener("workhome:outbox", showWaiting);

// What waited was sent: the page shows it as saved.
onOutboxMessage(async ({ sent }) => {
  if (!sent || !document.querySelector("[data-workout]")) return;
  try {
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    const page = parse(await response.text());
    const [form, fresh] = [document, page].map((root) => root.querySelector("[data-workout]"));
    if (!fresh || !response.headers.has("workhome-person")) return;
    delete form.dataset.kept;
    show(page, { name: "" });
    await showWaiting();
  } catch {
    // The page stays as it is; the next answer replaces it.
  }
});
