import { toast } from "./flash.js";
import { asker, bodyOf, fetchPage, onEach, replaceContent } from "./page.js";
import { texts } from "./texts.js";

const pauseMilliseconds = 150;

// A search or filter that updates with every letter and choice. The page asks the server, so there is only one way of
// searching. Only the results change; the field keeps the focus.
onEach("form[data-search]", (form) => {
  // Some fields are inside another form and belong to this one by their form attribute.
  const fields = [...form.elements];
  fields.find((field) => field.matches("[data-search-button]")).hidden = true;
  let errorToast;
  let told;
  const searching = asker(pauseMilliseconds, async (signal) => {
    if (!form.isConnected) return;
    const url = new URL(form.action);
    url.search = bodyOf(form);
    form.setAttribute("aria-busy", "true");
    const status = document.querySelector("[data-search-status]");
    if (status.textContent !== texts.searching) told = status.textContent;
    status.textContent = texts.searching;
    let answer;
    try {
      answer = await fetchPage(url, { signal });
    } catch (error) {
      if (error.name === "AbortError" || !form.isConnected) return;
      form.removeAttribute("aria-busy");
      // The list is the one from before; the toast says why.
      status.textContent = told;
      if (errorToast?.isConnected) return;
      errorToast = toast(texts.unreachableOldList, { isError: true, near: form });
      return;
    }
    // A result may have been added in the meantime, so that another page is shown.
    if (!form.isConnected) return;
    form.removeAttribute("aria-busy");
    errorToast?.remove();
    if (!answer.isOwn) return location.assign(url);
    showResults(answer.page, url);
  });
  for (const element of [form, ...fields.filter((field) => !form.contains(field))]) {
    element.addEventListener("input", searching.soon);
    // A select may change without an input event. For a text field, a change event only means lost focus.
    element.addEventListener("change", (event) => { if (event.target.matches("select")) searching.soon(); });
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    searching.now();
  });
});

function showResults(page, url) {
  const [areas, results] = [document, page].map((root) => [...root.querySelectorAll("[data-search-results]")]);
  if (!areas.length || areas.length !== results.length) return location.assign(url);
  for (const [index, area] of areas.entries()) replaceContent(area, results[index]);
  const status = page.querySelector("[data-search-status]").textContent
    || document.querySelector("[data-search-title]")?.textContent;
  document.querySelector("[data-search-status]").textContent = status ?? "";
  history.replaceState(null, "", url);
}
