import { toast } from "./flash.js";
import { onPage, parse } from "./page.js";
import { texts } from "./texts.js";

const pauseMilliseconds = 150;

// A search or filter that updates with every letter and choice. The page asks the server, so there is only one way of
// searching. Only the results change; the field keeps the focus.
onPage((root) => {
  const form = root.querySelector("form[data-search]");
  if (!form) return;
  // Some fields are inside another form and belong to this one by their form attribute.
  const parts = [...form.elements];
  parts.find((part) => part.matches("[data-search-button]")).hidden = true;
  let timer;
  let asked;
  let problem;
  const search = async () => {
    if (!form.isConnected) return;
    asked?.abort();
    asked = new AbortController();
    const url = new URL(form.action);
    url.search = new URLSearchParams(new FormData(form));
    form.setAttribute("aria-busy", "true");
    document.querySelector("[data-search-status]").textContent = texts.searching;
    let answer, html;
    try {
      answer = await fetch(url, { headers: { accept: "text/html" }, signal: asked.signal });
      html = await answer.text();
    } catch (error) {
      if (error.name === "AbortError" || !form.isConnected) return;
      form.removeAttribute("aria-busy");
      if (problem?.isConnected) return;
      problem = toast(texts.unreachableOldList, { isError: true, near: form });
      return;
    }
    // A result may have been added in the meantime, so that another page is shown.
    if (!form.isConnected) return;
    form.removeAttribute("aria-busy");
    problem?.remove();
    if (!answer.ok || answer.redirected) return location.assign(url);
    show(parse(html), url);
  };
  const searchSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(search, pauseMilliseconds);
  };
  for (const place of [form, ...parts.filter((part) => !form.contains(part))]) {
    place.addEventListener("input", searchSoon);
    // A select may change without an input event. For a text field, a change event only means lost focus.
    place.addEventListener("change", (event) => { if (event.target.matches("select")) searchSoon(); });
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    search();
  });
});

function show(answer, url) {
  const [places, found] = [document, answer].map((page) => [...page.querySelectorAll("[data-search-results]")]);
  if (!places.length || places.length !== found.length) return location.assign(url);
  for (const [index, place] of places.entries()) place.replaceChildren(...document.adoptNode(found[index]).childNodes);
  const words = answer.querySelector("[data-search-status]").textContent
    || document.querySelector("[data-search-title]")?.textContent;
  document.querySelector("[data-search-status]").textContent = words ?? "";
  history.replaceState(null, "", url);
}
