const contentEvent = "workhome:page";

/** Runs `setup` on the document now, and on every part of it that is put in place later. */
export function onPage(setup) {
  setup(document);
  document.addEventListener(contentEvent, (event) => setup(event.detail));
}

/** Sets up a new part of the document, and moves the focus there. */
export function announceChange(root) {
  setUp(root);
  focusFirst(root);
}

/** Sets up a new part of the document. */
export function setUp(root) {
  document.dispatchEvent(new CustomEvent(contentEvent, { detail: root }));
}

export function parse(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  // No script runs in a parsed document, so the content of noscript elements would show.
  for (const element of page.querySelectorAll("noscript")) element.remove();
  return page;
}

/** Whether an answer is for the person whose page this is: somebody else may have signed in in another tab. */
export function isForReader(response) {
  const { person } = document.documentElement.dataset;
  return !person || response.headers.get("workhome-person") === person;
}

/** Whether a field holds something else than what the server wrote. */
export function isChanged(field) {
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  if (!field.matches("select")) return field.value !== field.defaultValue;
  const chosen = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(chosen, 0);
}

/** Whether a form holds input that leaving the page would lose. */
export function hasTypedInput() {
  return [...document.querySelectorAll("form[method=post] :is(input, textarea, select)")].some(isChanged);
}

/**
 * Shows a fetched page as if the browser had gone there itself; from the top, or from the element with the id `anchor`:
 * `fetch` drops the fragment of a redirect.
 */
export function showDocument(html, url, anchor) {
  const page = parse(html);
  document.title = page.title;
  const { hue = "home", revision = "", person = "" } = page.documentElement.dataset;
  Object.assign(document.documentElement.dataset, { hue, revision, person });
  document.body.replaceWith(document.adoptNode(page.body));
  history.replaceState(null, "", url);
  scrollTo(0, 0);
  if (anchor && document.getElementById(anchor)) location.replace(`#${anchor}`);
  announceChange(document);
}

function focusFirst(root) {
  const focusTarget = root.querySelector("[autofocus]")
    ?? root.querySelector("[data-error-summary]");
  if (focusTarget) focusTarget.focus();
  else root.querySelector("main")?.focus({ preventScroll: true });
}

const summary = document.querySelector("[data-error-summary]");
if (summary && !document.querySelector("[autofocus]")) summary.focus();
