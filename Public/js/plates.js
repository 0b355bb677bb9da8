import { element, fetchPage, onPage, replaceContent } from "./page.js";

const pauseMilliseconds = 250;

// What to put on for the weight that is typed. The page asks the server, so there is only one way of finding plates;
// without a connection it keeps the last answer, which names the weight that it is for.
onPage((root) => {
  const area = root.querySelector("[data-loading]");
  const form = area?.closest("form");
  if (!form) return;
  const ask = asker((answer) => {
    if (area.isConnected) replaceContent(area, answer);
  });
  form.addEventListener("input", (event) => {
    if (!["weight", "load"].includes(event.target.name)) return;
    const { exercise_id: exercise, date, weight, weight_unit: unit, load } = form.elements;
    ask(exercise, date, weight, unit, load);
  });
});

// On the page of a workout, below the set: what the server wrote there comes back with its weight.
const askers = new WeakMap();
document.addEventListener("input", (event) => {
  const row = event.target.closest("[data-workout] [data-place]");
  const [name, place] = event.target.name?.split(".") ?? [];
  if (!row || !["weight", "load"].includes(name)) return;
  const area = row.querySelector("[data-set-loading]");
  const { weight_unit: unit, date, [`exercise.${place}`]: exercise, [`weight.${place}`]: weight, [`load.${place}`]: load }
    = event.target.form.elements;
  if (!askers.has(row)) askers.set(row, asker((answer) => showTyped(area, answer)));
  askers.get(row)(exercise, date, weight, unit, load);
});

function showTyped(area, answer) {
  area.parentElement.querySelector("[data-typed-loading]")?.remove();
  const lines = answer.querySelectorAll(".loading > :not(.card-note)");
  area.after(element("div", { className: "set-loading", "data-typed-loading": "" }, ...lines));
}

/** @returns a function that asks for the weight of these fields, after a pause and once at a time. */
function asker(show) {
  let timer;
  let controller;
  return (...fields) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      controller?.abort();
      controller = new AbortController();
      const answer = await fetchLoading(fields, controller.signal);
      if (answer) show(document.adoptNode(answer));
    }, pauseMilliseconds);
  };
}

async function fetchLoading([exercise, date, weight, unit, load], signal) {
  const url = new URL("/track/new/strength", location.href);
  url.search = new URLSearchParams({
    exercise: exercise.value, date: date.value, weight: weight.value, weight_unit: unit.value, load: load?.value ?? "",
  });
  try {
    const { isOwn, page } = await fetchPage(url, { signal });
    return isOwn && page.querySelector("[data-loading]");
  } catch {
    return undefined;
  }
}
