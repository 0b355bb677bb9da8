import { pressOf, workoutPath } from "../worker/workout-action.js";
import { toast } from "./flash.js";
import { endClock, updateClocks } from "./group-clock.js";
import { stopHold } from "./hold.js";
import { dateTimeText, listEntries, onOutboxMessage } from "./offline.js";
import { element, fetchPage, isChanged, onEach, onPage, onSubmit } from "./page.js";
import { replacePart, setUp, showDocument } from "./page.js";
import { endRest, startRest } from "./rest-timer.js";
import { keepScreenOn, letScreenSleep } from "./signals.js";
import { changeNumber } from "./stepper.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

// The page of a routine's workout: each button sends the fields of its set alone, one after the other, and only the rows
// that changed are replaced. So nothing moves, and what was typed elsewhere stays.
const unsent = [];
let sending = Promise.resolve();

onSubmit("[data-routine-form], [data-workout] form[action^='/track/undo/']", (form, submitter) => {
  // The Return key in a field completes its set.
  const isReturn = form.matches("[data-routine-form]") && !submitter?.name;
  const button = isReturn ? rowOf(document.activeElement)?.querySelector("[name^='done.']") : submitter;
  // The end of a workout leads to another page.
  if (["finish", "discard"].includes(button?.name)) return leave(form, button);
  unlockForm(form);
  button?.closest("[data-menu]")?.removeAttribute("open");
  if (button) enqueue(form, button);
  return true;
});

const rowOf = (element) => element?.closest("[data-place]");

function leave(form, button) {
  endRest();
  endClock();
  stopHold();
  // If it has to wait, it is listed as what it does.
  form.addEventListener("formdata", ({ formData }) => {
    formData.set("about", `${button.textContent.trim()}: ${formData.get("about")}`);
  }, { once: true });
  return false;
}

function enqueue(form, button) {
  const action = {
    path: form.action, body: bodyOf(form, button), name: button.name ?? "", row: rowOf(button)?.id,
    exercise: button.closest(".workout-exercise")?.id, rows: placesOf(button).map((place) => `set-${place}`),
  };
  for (const id of action.rows) document.getElementById(id)?.setAttribute("data-saving", "");
  unsent.push(action);
  sending = sending.then(() => send(action)).finally(() => unsent.splice(unsent.indexOf(action), 1));
}

/** The sets whose fields a button sends: its own, or all that are left of an exercise or a superset. */
const placesOf = (button) => button.dataset.places?.split(" ") ?? [rowOf(button)?.dataset.place].filter(Boolean);

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
    const { response, html, page } = await fetchPage(action.path, { body: action.body });
    if (response.headers.has("workhome-kept")) return keep(action);
    if (response.headers.get("content-type")?.startsWith("application/json")) return showProblems(action, JSON.parse(html));
    if (!page.querySelector("[data-routine-form]")) return showDocument(html, response.url);
    if (response.redirected) history.replaceState(null, "", response.url.replace(/#.*/, ""));
    show(page, action, response.ok ? action.rows : []);
  } catch {
    stopSaving(action);
    toast(texts.unreachableNotSaved, { isError: true, near: document.getElementById(action.row) });
  }
}

/** @param saved the ids of the rows whose fields the server has now. */
function show(page, action, saved) {
  const [old, fresh] = [document, page].map((root) => root.querySelector("[data-workout]"));
  const anchor = document.getElementById(action.row);
  const top = anchor?.getBoundingClientRect().top;
  const focus = focusBefore(action, anchor);
  stopSaving(action);
  updateHidden(old, fresh);
  keepTyped(fresh, saved);
  keepFolds(fresh);
  if (shapeOf(old) === shapeOf(fresh)) updateParts(fresh);
  else replace(old.querySelector(".workout-exercises"), fresh.querySelector(".workout-exercises"));
  for (const part of [".workout-count", ".workout-meter", ".workout-end", "[data-workout-undo]"]) {
    replace(old.querySelector(part), fresh.querySelector(part));
  }
  for (const id of unsent.slice(1).flatMap(({ rows }) => rows)) {
    document.getElementById(id)?.setAttribute("data-saving", "");
  }
  bringNext(action, focus.isCompletion, top);
  restoreFocus(focus, action);
  showNotice(page.querySelector("[data-flash]"), action);
}

/**
 * A set that is saved shows it itself; a record, a set that was missed or added elsewhere, and what can be undone, is told
 * in the bar.
 */
function showNotice(notice, action) {
  const box = document.querySelector("[data-workout-notice]");
  const rest = notice?.querySelector("[data-rest]");
  if (rest) startRest(rest.dataset.rest);
  rest?.remove();
  // A set whose place has another exercise by now was added elsewhere.
  const isDone = action.name.startsWith("done.") && document.getElementById(action.row)?.matches(".is-done");
  const isSilent = isDone && !notice?.querySelector(".flash-more");
  // The row of a set that is done takes it back.
  if (isDone) notice?.querySelector(".flash-undo")?.remove();
  document.querySelector("[data-workout-status]").textContent = notice?.querySelector(".flash-text").textContent ?? "";
  box.replaceChildren(...(notice && !isSilent ? [document.adoptNode(notice)] : []));
  setUp(box);
  // The bar has its height once the rest runs and a message's text is written, which a live region needs to be told.
  requestAnimationFrame(uncoverNext);
}

/** The next set stays in reach above the bar. */
function uncoverNext() {
  const bar = document.querySelector("[data-workout-bar]")?.getBoundingClientRect();
  const row = document.querySelector(".workout-set.is-next .set-row")?.getBoundingClientRect();
  if (!bar || !row || row.bottom <= bar.top || row.top >= bar.bottom) return;
  scrollBy({ top: row.bottom - bar.top + 8, behavior: "instant" });
}

function updateHidden(old, fresh) {
  const [before, after] = [old, fresh].map((root) => root.querySelector("[data-routine-form]"));
  for (const input of before.querySelectorAll(":scope > input[type=hidden]")) input.remove();
  before.prepend(...[...after.querySelectorAll(":scope > input[type=hidden]")].map((input) => input.cloneNode(true)));
}

const shapeOf = (root) => [...root.querySelectorAll(".workout-exercise, .workout-set")].map(({ id }) => id).join(" ");

function updateParts(fresh) {
  for (const fold of fresh.querySelectorAll(".exercise-fold")) {
    const before = document.getElementById(fold.id);
    before.open = fold.open;
    replace(before.querySelector("summary"), fold.querySelector("summary"));
  }
  for (const row of rowsOf(fresh)) replace(document.getElementById(row.id), row);
}

/** An exercise that a person opened or closed stays so; of the others that of the next set is open. */
function keepFolds(fresh) {
  for (const fold of fresh.querySelectorAll(".exercise-fold")) {
    const before = document.getElementById(fold.id);
    if (!before || !("touched" in before.dataset)) continue;
    fold.open = before.open;
    fold.dataset.touched = "";
  }
}

document.addEventListener("click", (event) => {
  const fold = event.target.closest(".exercise-fold > summary")?.parentElement;
  if (fold) fold.dataset.touched = "";
});

const nextRow = () => document.querySelector(".workout-set.is-next");

/**
 * A row stays where it was while the next set is below it. If that is in another exercise, it comes to where the finger is.
 * @param top where the row was.
 */
function bringNext(action, isCompletion, top) {
  const [row, next] = [document.getElementById(action.row), nextRow()];
  const isShown = row?.closest(".exercise-fold")?.open;
  const isBelow = next && row?.closest(".workout-exercise")?.contains(next);
  let place = isShown ? row : undefined;
  if (isCompletion && !(isShown && isBelow)) place = next ?? document.querySelector(".workout-end");
  if (place && top !== undefined) scrollBy({ top: place.getBoundingClientRect().top - top, behavior: "instant" });
  else if (isCompletion) next?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

const rowsOf = (root) => [...root.querySelectorAll(".workout-set")];

/**
 * What a person typed, chose and opened in a set that still asks for the same stays, whatever the server proposes for it
 * meanwhile.
 */
function keepTyped(fresh, saved) {
  for (const row of rowsOf(fresh)) {
    const before = document.getElementById(row.id);
    if (!before || saved.includes(row.id) || questionOf(before) !== questionOf(row)) continue;
    for (const input of before.querySelectorAll(".input")) if (isTyped(input)) keepInput(input, row);
    if (before.querySelector("details[open]")) row.querySelector("details").open = true;
  }
}

/** Whether a set is to do, done or skipped, of which exercise, and in which units. */
function questionOf(row) {
  const units = [...row.querySelectorAll(".input-unit")].map(({ textContent }) => textContent.trim());
  const exercise = row.querySelector("[name^='exercise.']").value;
  return [row.matches(".is-done"), row.matches(".is-skipped"), exercise, ...units].join(" ");
}

/** An input stays typed when the server comes to propose the same. */
const isTyped = (input) => "typed" in input.dataset || isChanged(input);

function keepInput({ id, value }, row) {
  const input = row.ownerDocument.getElementById(id);
  if (!input) return;
  input.value = value;
  input.dataset.typed = "";
}

function replace(old, fresh) {
  if (!old || !fresh || signature(old) === signature(fresh)) return;
  replacePart(old, fresh);
  // What follows from a number, such as the plates, follows anew.
  for (const input of fresh.querySelectorAll("[data-typed]")) input.dispatchEvent(new Event("input", { bubbles: true }));
}

const notWritten = ["open", "disabled", "aria-busy", "data-saving", "data-due", "data-touched", "data-typed"];

/** What the server wrote, without what opened, started or was added since. */
function signature(element) {
  const copy = element.cloneNode(true);
  for (const added of copy.querySelectorAll(".set-step, .hold, [data-typed-loading]")) added.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of notWritten) part.removeAttribute(name);
  }
  for (const clock of copy.querySelectorAll("[data-since]")) clock.textContent = "";
  return copy.outerHTML;
}

/** Where the focus is, and whether a set is completed in the order of the workout, before its row is replaced. */
function focusBefore(action, row) {
  const element = document.activeElement ?? document.body;
  return {
    element,
    selection: [element.selectionStart, element.selectionEnd],
    isByKeyboard: element.matches(":focus-visible"),
    isCompletion: action.name.startsWith("done") && !row?.matches(".is-done"),
    isInOrder: !row || row.matches(".is-next"),
  };
}

/** The focus stays where it was; whoever completed a set goes on with the next one, and else from the result. */
function restoreFocus({ element, selection, isByKeyboard, isCompletion, isInOrder }, action) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const { id, name } = element;
  const same = (id && document.getElementById(id)) || (name && document.getElementsByName(name)[0]);
  if (moveFocus(same)) {
    if (same.matches("input")) same.setSelectionRange(...selection);
    return;
  }
  const next = isCompletion ? nextSet(action.row, isInOrder) : undefined;
  const field = element.matches(".input") ? next?.querySelector(".set-fields .input") : undefined;
  const result = document.getElementById(action.row ?? action.exercise);
  if (moveFocus(field ?? next?.querySelector(".set-done"), isByKeyboard)) field?.select();
  else moveFocus(result?.querySelector("summary, .set-done, [name^='unskip.']"));
}

/** What is folded, hidden or gone takes no focus. */
function moveFocus(element, canScroll = false) {
  if (!element) return false;
  element.focus({ preventScroll: !canScroll });
  return document.activeElement === element;
}

/** Whoever leaves sets out goes on below, and not with the first one that is left. */
function nextSet(id, isInOrder) {
  if (isInOrder) return nextRow();
  const rows = rowsOf(document);
  return rows.slice(rows.findIndex((row) => row.id === id) + 1).find((row) => row.querySelector(".set-done"));
}

// The screen stays on while the page of a workout is open.
let isAwake = false;
function stayAwake() {
  const isOpen = Boolean(document.querySelector("[data-workout]"));
  if (isOpen) keepScreenOn();
  else if (isAwake) letScreenSleep();
  isAwake = isOpen;
}
onPage(stayAwake);
document.addEventListener("visibilitychange", stayAwake);

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
onEach(".set-field[data-step]", (field) => {
  if (field.querySelector(".set-step")) return;
  field.prepend(stepButton(field, -1));
  field.append(stepButton(field, 1));
});

function stepButton(field, direction) {
  return element("button", {
    type: "button", className: "set-step", tabIndex: -1, "aria-hidden": "true", textContent: direction < 0 ? "−" : "+",
    // A field that is typed in keeps its focus, and with it the keyboard.
    onmousedown: (event) => event.preventDefault(), onclick: () => step(field, direction),
  });
}

document.addEventListener("keydown", (event) => {
  const field = event.target.closest?.(".set-field[data-step]");
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!field || !direction || event.target.matches("button")) return;
  event.preventDefault();
  step(field, direction);
});

function step(field, direction) {
  const { step: size, least } = field.dataset;
  changeNumber(field.querySelector("input"), direction * Number(size), least && Number(least));
}

// Without a connection, the worker keeps each action, and the page shows which sets wait.
async function keep(action) {
  const row = document.getElementById(action.row);
  stopSaving(action);
  if (action.name.startsWith("done.") && Number(row?.dataset.setRest)) startRest(row.dataset.setRest);
  for (const error of row?.querySelectorAll(".field-error") ?? []) error.remove();
  const top = row?.getBoundingClientRect().top;
  await showWaiting();
  bringNext(action, action.name.startsWith("done"), top);
}

function showProblems(action, problems) {
  stopSaving(action);
  for (const id of action.rows) showProblemsOfRow(document.getElementById(id), problems);
  [...document.querySelectorAll("input.input")].find(({ name }) => name in problems)?.focus();
}

function showProblemsOfRow(row, problems) {
  const place = row.dataset.place;
  const own = Object.entries(problems).filter(([name]) => name.split(".")[1] === place);
  const messages = own.map(([, text]) => element("p", { className: "field-error", textContent: text }));
  row.querySelector(".set-problems").replaceChildren(...messages);
  for (const input of row.querySelectorAll("input.input")) {
    if (input.name in problems) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  }
}

async function showWaiting() {
  const workout = document.querySelector("[data-workout]");
  if (!workout) return;
  const entries = (await listEntries()).filter(isOfThisWorkout);
  for (const row of workout.querySelectorAll("[data-waiting]")) row.removeAttribute("data-waiting");
  for (const word of workout.querySelectorAll(".set-waiting")) word.remove();
  const waiting = entries.filter((entry) => !entry.refusal);
  for (const { body } of waiting) showEntry(new URLSearchParams(body));
  // Without a connection, a workout that begins with what waits can end with it too.
  for (const button of workout.querySelectorAll("[data-once-begun]")) button.hidden = !waiting.length;
  const note = workout.querySelector("[data-workout-waiting]");
  const savedAt = Number(workout.dataset.kept);
  const parts = [
    savedAt && texts.offlineExplanation(dateTimeText(savedAt)),
    waiting.length && texts.entriesWaiting(waiting.length),
    waiting.length < entries.length && texts.entryNotSaved,
  ];
  note.textContent = parts.filter(Boolean).join(" ");
  note.hidden = !note.textContent;
  passWaiting(workout);
  countWaiting(workout);
  updateClocks();
}

/** A set that waits is not the next one any more. */
function passWaiting(workout) {
  const passed = nextRow();
  if (!passed?.matches("[data-waiting]")) return;
  const order = (row) => Number(row.dataset.order);
  const rows = rowsOf(workout).filter((row) => !row.matches(".is-done, .is-skipped, [data-waiting]"))
    .sort((first, second) => order(first) - order(second));
  const next = rows.find((row) => order(row) > order(passed)) ?? rows[0];
  passed.classList.remove("is-next");
  if (!next) return;
  next.classList.add("is-next");
  next.closest(".exercise-fold").open = true;
}

/** Sets that wait count as done, in all and in their exercise; warm-ups count where there is nothing else. */
function countWaiting(workout) {
  if (!("counted" in workout.dataset) && !workout.querySelector("[data-waiting]")) return;
  workout.dataset.counted = "";
  const count = (part, words) => {
    const work = rowsOf(part).filter((row) => !row.matches("[data-warm-up]"));
    const sets = work.length ? work : rowsOf(part);
    const done = sets.filter((row) => row.matches(".is-done, [data-waiting=done]")).length;
    part.querySelector(words).textContent = texts.setsDone(done, sets.length);
    return done;
  };
  for (const fold of workout.querySelectorAll(".exercise-fold")) count(fold, ".fold-words > b");
  workout.querySelector(".workout-meter").value = count(workout, ".workout-count > span");
}

function isOfThisWorkout({ path, body }) {
  if (path !== workoutPath) return false;
  const [fields, form] = [new URLSearchParams(body), document.querySelector("[data-routine-form]").elements];
  const isSame = (name) => fields.get(name) && fields.get(name) === form[name]?.value;
  return isSame("session") || (isSame("routine") && isSame("date"));
}

/** A set that waits shows what was typed, as done. */
function showEntry(fields) {
  const { action, places } = pressOf(fields);
  for (const place of places) showWaitingSet(fields, action, place);
}

function showWaitingSet(fields, action, place) {
  const row = document.getElementById(`set-${place}`);
  if (!row) return;
  row.querySelector(".set-waiting")?.remove();
  if (action === "done" || action === "skip") row.dataset.waiting = action;
  else row.removeAttribute("data-waiting");
  const word = element("span", { className: "set-waiting", textContent: texts.waitingToBeSent });
  if (row.hasAttribute("data-waiting")) row.querySelector(".set-hints")?.prepend(word);
  if (action !== "done") return;
  for (const [name, value] of fields) {
    const input = document.getElementById(name);
    if (input && row.contains(input)) input.value = value;
  }
}

onPage(async (root) => {
  if (root !== document && !root.querySelector("[data-workout]")) return;
  await showWaiting();
  if (root === document) openAtNext();
});

/** A workout that goes on opens at its next set. */
function openAtNext() {
  if (location.hash || !document.querySelector("[data-workout] :is([data-since], [data-waiting])")) return;
  if (!document.querySelector("[data-flash]")) nextRow()?.scrollIntoView({ block: "center", behavior: "instant" });
}

document.addEventListener("workhome:outbox", showWaiting);

// What waited was sent: the page shows it as saved.
onOutboxMessage(async ({ sent }) => {
  if (!sent || !document.querySelector("[data-workout]")) return;
  try {
    const { isOwn, page } = await fetchPage(location.href);
    const [form, fresh] = [document, page].map((root) => root.querySelector("[data-workout]"));
    if (!fresh || !isOwn) return;
    delete form.dataset.kept;
    show(page, { name: "", rows: [] }, [...form.querySelectorAll(".is-done[data-waiting]")].map(({ id }) => id));
    await showWaiting();
  } catch {
    // The page stays as it is; the next answer replaces it.
  }
});
