const changed = "workhome:page";

/** Runs `setup` on the document now, and on every part of it that is put in place later. */
export function onPage(setup) {
  setup(document);
  document.addEventListener(changed, (event) => setup(event.detail));
}

export function announceChange(root) {
  document.dispatchEvent(new CustomEvent(changed, { detail: root }));
  focusFirst(root);
}

export function parse(html) {
  const answer = new DOMParser().parseFromString(html, "text/html");
  // No script runs in a parsed document, so the content of noscript elements would show.
  for (const element of answer.querySelectorAll("noscript")) element.remove();
  return answer;
}

/**
 * Shows a fetched page as if the browser had gone there itself; from the top, or from the element with the id `place`:
 * `fetch` drops the fragment of a redirect.
 */
export function showDocument(html, url, place) {
  const answer = parse(html);
  document.title = answer.title;
  const { hue = "home", revision = "" } = answer.documentElement.dataset;
  Object.assign(document.documentElement.dataset, { hue, revision });
  document.body.replaceWith(document.adoptNode(answer.body));
  history.replaceState(null, "", url);
  scrollTo(0, 0);
  if (place && document.getElementById(place)) location.replace(`#${place}`);
  announceChange(document);
}

function focusFirst(root) {
  const target = root.querySelector("[autofocus]")
    ?? root.querySelector("[data-error-summary]");
  if (target) target.focus();
  else root.querySelector("main")?.focus({ preventScroll: true });
}

const summary = document.querySelector("[data-error-summary]");
if (summary && !document.querySelector("[autofocus]")) summary.focus();
