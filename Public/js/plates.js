import { asker, element, fetchPage, onEach, replaceContent } from "./page.js";

const pauseMilliseconds = 250;

// What to put on for the weight that is typed. The page asks the server, so there is only one way of finding plates;
// without a connection it keeps the last answer, which names the weight that it is for.
onEach("form [data-loading]", (area) => {
  const form = area.closest("form");
  const ask = askerOf(form, ["exercise_id", "date", "weight", "weight_unit", "load"], (answer) => {
    if (area.isConnected) replaceContent(area, answer);
  });
  form.addEventListener("input", (event) => {
    if (["weight", "load"].includes(event.target.name)) ask();
  });
});

// On the page of a workout, below the set: what the server wrote there comes back with its weight.
const askers = new WeakMap();
document.addEventListener("input", (event) => {
  const row = event.target.closest("[data-workout] [data-place]");
  const [name, place] = event.target.name?.split(".") ?? [];
  if (!row || !["weight", "load"].includes(name)) return;
  if (!askers.has(row)) askers.set(row, askerOfRow(row, event.target.form, place));
  askers.get(row)();
});

function askerOfRow(row, form, place) {
  const names = [`exercise.${place}`, "date", `weight.${place}`, "weight_unit", `load.${place}`];
  const area = row.querySelector("[data-set-loading]");
  return askerOf(form, names, (answer) => showTyped(area, answer));
}

function showTyped(area, answer) {
  area.parentElement.querySelector("[data-typed-loading]")?.remove();
  const lines = answer.querySelectorAll(".loading > :not(.card-note)");
  area.after(element("div", { className: "set-loading", "data-typed-loading": "" }, ...lines));
}

/** @returns a function that asks for the weight in the fields of these names, after a pause and once at a time. */
function askerOf(form, names, show) {
  return asker(pauseMilliseconds, async (signal) => {
    const answer = await fetchLoading(names.map((name) => form.elements[name]?.value ?? ""), signal);
    if (answer) show(document.adoptNode(answer));
  }).soon;
}

async function fetchLoading([exercise, date, weight, unit, load], signal) {
  const url = new URL("/track/new/strength", location.href);
  url.search = new URLSearchParams({ exercise, date, weight, weight_unit: unit, load });
  try {
    const { isOwn, page } = await fetchPage(url, { signal });
    return isOwn && page.querySelector("[data-loading]");
  } catch {
    return undefined;
  }
}
