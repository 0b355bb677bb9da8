const contentEvent = "workhome:page";

/** Runs `setup` on the document now, and on every part of it that is put in place later. */
export function onPage(setup) {
  setup(document);
  document.addEventListener(contentEvent, (event) => setup(event.detail));
}

/** Runs `setup` on each element that matches, now and when a part of the document is put in place. */
export function onEach(selector, setup) {
  onPage((root) => {
    const own = root !== document && root.matches(selector) ? [root] : [];
    for (const element of [...own, ...root.querySelectorAll(selector)]) setup(element);
  });
}

/** Sets up a new part of the document. */
export function setUp(root) {
  document.dispatchEvent(new CustomEvent(contentEvent, { detail: root }));
}

/** Sets up a new part of the document, and moves the focus there. */
export function announceChange(root) {
  setUp(root);
  const focusTarget = root.querySelector("[autofocus]") ?? root.querySelector("[data-error-summary]");
  if (focusTarget) focusTarget.focus();
  else root.querySelector("main")?.focus({ preventScroll: true });
}

/** Puts a part of a fetched page in the place of one that is shown; `announce` also moves the focus there. */
export function replacePart(old, fresh, announce = setUp) {
  // A copy would lose what is chosen in its selects.
  const element = document.adoptNode(fresh);
  old.replaceWith(element);
  announce(element);
  return element;
}

/** Puts the content of a part of a fetched page in the place of what is shown in the same part. */
export function replaceContent(old, fresh) {
  old.replaceChildren(...document.adoptNode(fresh).childNodes);
}

export function parse(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  // No script runs in a parsed document, so the content of noscript elements would show.
  for (const element of page.querySelectorAll("noscript")) element.remove();
  return page;
}

/**
 * Asks for a page; with a body, sends a form.
 * @returns its response, its text as it is and parsed, whether it is the very page that was asked for and of its reader,
 * and when it came on the clock of performance.now().
 * @throws without an answer.
 */
export async function fetchPage(url, { headers, ...options } = {}) {
  const method = options.body ? "POST" : "GET";
  const response = await fetch(url, { method, headers: { accept: "text/html", ...headers }, ...options });
  const answeredAt = performance.now();
  const html = await response.text();
  const isOwn = response.ok && !response.redirected && isForReader(response);
  return { response, html, isOwn, answeredAt, get page() { return parse(html); } };
}

/** A number of percent from an address for programs; null when nothing is under way, undefined without a response. */
export async function fetchPercent(path) {
  try {
    const response = await fetch(path, { headers: { accept: "application/json" }, cache: "no-store" });
    return (await response.json()).percent;
  } catch {
    return undefined;
  }
}

export const bodyOf = (form) => new URLSearchParams(new FormData(form));

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

/** Shows the answer to a form: another page, or the same one with what is wrong. */
export function showAnswer({ response, html }) {
  showDocument(html, response.redirected ? response.url : location.href);
}

const hasModifier = (event) => event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;

/** A plain click on a link that matches, whose page a script shows; others are left to the browser. */
export function onLink(selector, open) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest(selector);
    if (!link || event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    open(link);
  });
}

/** Sends a form that matches by a script; one for which `send` returns false is left to the browser. */
export function onSubmit(selector, send) {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !form.matches(selector)) return;
    if (send(form, event.submitter) !== false) event.preventDefault();
  });
}

/**
 * Asks while somebody types: `soon` after a pause, and `now` at once. An earlier request is given up by its signal.
 */
export function asker(pauseMilliseconds, ask) {
  let timer;
  let controller;
  const cancel = () => {
    clearTimeout(timer);
    controller?.abort();
  };
  const now = () => {
    cancel();
    controller = new AbortController();
    ask(controller.signal);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(now, pauseMilliseconds);
  };
  return { soon, now, cancel };
}

/** Whether a key belongs to the browser, a dialog, or the field that has the focus. */
export function isKeyTaken(event) {
  return event.defaultPrevented || hasModifier(event) || document.querySelector("dialog[open]")
    || event.target.closest("input, textarea, select, [contenteditable]");
}

/** Makes an element with properties, or attributes where it has no such property, and what it contains. */
export function element(tag, properties, ...content) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...content);
  return made;
}

/** An icon of the page's own file, in a list that is empty on a page without icons. */
export function icon(name, className = "icon") {
  const sprite = document.querySelector("svg.icon use")?.getAttribute("href").split("#")[0];
  if (!sprite) return [];
  const [svg, use] = ["svg", "use"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${sprite}#${name}`);
  svg.append(use);
  return [svg];
}

/** Shows another icon in a button. */
export function changeIcon(button, name) {
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, `#${name}`));
}

const summary = document.querySelector("[data-error-summary]");
if (summary && !document.querySelector("[autofocus]")) summary.focus();
