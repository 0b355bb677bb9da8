import { toast } from "./flash.js";
import { announceChange, parse, showDocument } from "./page.js";
import { showProblems } from "./problems.js";
import { release } from "./submit.js";
import { texts } from "./texts.js";

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-dialog]");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(link.href, link.closest("section[id]")?.id ?? "");
});

document.addEventListener("click", (event) => {
  const dialog = event.target.closest("dialog");
  if (!dialog) return;
  const isBackdrop = event.target === dialog;
  if (!isBackdrop && !event.target.closest("[data-close]")) return;
  event.preventDefault();
  // A click on the backdrop must not discard what was typed in the dialog.
  if (!isBackdrop || typed(dialog) === dialog.dataset.opened) dialog.close();
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  const dialog = form.closest("dialog");
  // When a service worker keeps what is logged offline, its response is meant for a script.
  const isAnsweredHere = dialog || (isLogging(form) && navigator.serviceWorker?.controller);
  if (!isAnsweredHere || !form.hasAttribute("data-fetch") || event.defaultPrevented) return;
  event.preventDefault();
  send(form, dialog);
});

const logging = ["/track/sets", "/track/sets/repeat", "/track/cardio", "/track/entries"];
const isLogging = (form) => logging.includes(new URL(form.action).pathname);

/** @returns the dialog; undefined if the browser leaves for the page of the address instead. */
export async function open(url, place) {
  try {
    const response = await fetch(url, { headers: { accept: "text/html" } });
    const body = response.ok && bodyOf(await response.text());
    if (!body) return location.assign(url);
    const dialog = document.createElement("dialog");
    dialog.className = "sheet";
    dialog.dataset.place = place;
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    show(dialog, body);
    dialog.dataset.opened = typed(dialog);
    dialog.showModal();
    announceChange(dialog);
    return dialog;
  } catch {
    // The page of a workout stays: without a connection it could not be reopened.
    if (document.querySelector("[data-session]")) return toast(texts.needsConnection, { isError: true });
    // On a network error, following the plain link shows the browser's own error page.
    location.assign(url);
  }
}

async function send(form, dialog) {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams(new FormData(form)),
    });
    if (response.headers.get("content-type")?.startsWith("application/json")) {
      release(form);
      return showProblems(form, await response.json());
    }
    if (response.headers.has("workhome-kept") && document.querySelector("[data-session]")) {
      dialog?.close();
      return toast(texts.savedOnDevice);
    }
    const html = await response.text();
    const body = !response.ok && bodyOf(html);
    if (!body) return showDocument(html, addressOf(response), dialog?.dataset.place ?? placeOf(form));
    const place = dialog ?? document.querySelector("main");
    show(place, body);
    announceChange(place);
  } catch {
    release(form);
    toast(texts.unreachableNotSaved, { isError: true, near: form });
  }
}

/** The card of the logged exercise: `fetch` drops the fragment that points to it. */
function placeOf(form) {
  const exercise = form.elements.exercise_id?.value;
  return exercise && `exercise-${exercise}`;
}

/** What the worker keeps is shown on Track. */
function addressOf(response) {
  if (response.redirected) return response.url;
  return response.headers.has("workhome-kept") ? "/track" : location.href;
}

export function typed(dialog) {
  return [...dialog.querySelectorAll("form")].map((form) => new URLSearchParams(new FormData(form))).join();
}

function bodyOf(html) {
  return parse(html).querySelector("[data-dialog-body]");
}

function show(dialog, body) {
  const title = body.querySelector("h2");
  if (title) {
    title.id ||= "dialog-title";
    if (dialog.matches("dialog")) dialog.setAttribute("aria-labelledby", title.id);
  }
  dialog.replaceChildren(document.adoptNode(body));
}
