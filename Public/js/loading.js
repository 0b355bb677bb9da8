import { onPage, parse } from "./page.js";

const pauseMilliseconds = 250;

// What to put on for the weight that is typed. The page asks the server, so there is only one way of finding plates;
// without a connection it keeps the last answer, which names the weight that it is for.
onPage((root) => {
  const area = root.querySelector("[data-loading]");
  const form = area?.closest("form");
  if (!form) return;
  let timer;
  let controller;
  const update = async () => {
    controller?.abort();
    controller = new AbortController();
    const { exercise_id: exercise, date, weight, weight_unit: unit, load } = form.elements;
    const url = new URL("/track/new/strength", location.href);
    url.search = new URLSearchParams({
      exercise: exercise.value, date: date.value, weight: weight.value, weight_unit: unit.value, load: load?.value ?? "",
    });
    let answer;
    try {
      const response = await fetch(url, { headers: { accept: "text/html" }, signal: controller.signal });
      answer = response.ok && !response.redirected && parse(await response.text()).querySelector("[data-loading]");
    } catch {
      return;
    }
    if (answer && area.isConnected) area.replaceChildren(...document.adoptNode(answer).childNodes);
  };
  form.addEventListener("input", (event) => {
    if (!["weight", "load"].includes(event.target.name)) return;
    clearTimeout(timer);
    timer = setTimeout(update, pauseMilliseconds);
  });
});
