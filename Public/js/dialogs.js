import { trackFormPaths } from "../worker/queue.js";
import { toast } from "./flash.js";
import { announceChange, bodyOf, element, fetchPage, isForReader, onLink, onSubmit, showDocument } from "./page.js";
import { showProblems } from "./problems.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

onLink("a[data-dialog]", (link) => openDialog(link.href, link.closest("section[id]")?.id ?? ""));

document.addEventListener("click", (event) => {
  const dialog = event.target.closest("dialog");
  if (!dialog) return;
  const isBackdrop = event.target === dialog;
  if (!isBackdrop && !event.target.closest("[data-close]")) return;
  event.preventDefault();
  // A click on the backdrop must not discard what was typed in the dialog.
  if (!isBackdrop || formValues(dialog) === dialog.dataset.opened) dialog.close();
});

onSubmit("form[data-fetch]", (form) => {
  const dialog = form.closest("dialog");
  // A service worker that stores offline entries responds for a script.
  const isKept = navigator.serviceWorker?.controller && trackFormPaths.includes(new URL(form.action).pathname);
  return (dialog || isKept) ? sendForm(form, dialog) : false;
});

const bodySelector = "[data-dialog-body]";

/** @returns the dialog; undefined if the browser opens the page of the address instead. */
export async function openDialog(url, anchor) {
  try {
    const { response, page } = await fetchPage(url);
    const body = response.ok && isForReader(response) && page.querySelector(bodySelector);
    if (!body) return location.assign(url);
    const dialog = addDialog();
    dialog.dataset.place = anchor;
    showBody(dialog, body);
    dialog.dataset.opened = formValues(dialog);
    dialog.showModal();
    announceChange(dialog);
    return dialog;
  } catch {
    // The page of a workout must stay open: without a connection it could not be opened again.
    if (document.querySelector("[data-session]")) return toast(texts.needsConnection, { isError: true });
    // On a network error, following the plain link shows the browser's own error page.
    location.assign(url);
  }
}

/** An empty dialog, to be filled and shown. */
export function addDialog() {
  const dialog = element("dialog", { className: "sheet" });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}

async function sendForm(form, dialog) {
  try {
    const { response, html, page } = await fetchPage(form.action, { body: bodyOf(form) });
    if (response.headers.get("content-type")?.startsWith("application/json")) {
      unlockForm(form);
      return showProblems(form, JSON.parse(html));
    }
    if (response.headers.has("workhome-kept") && document.querySelector("[data-session]")) {
      dialog?.close();
      return toast(texts.savedOnDevice);
    }
    const body = !response.ok && page.querySelector(bodySelector);
    if (!body) return showDocument(html, pageAddress(response), dialog?.dataset.place ?? cardAnchor(form));
    const container = dialog ?? document.querySelector("main");
    showBody(container, body);
    announceChange(container);
  } catch {
    unlockForm(form);
    toast(texts.unreachableNotSaved, { isError: true, near: form });
  }
}

/** The card of the logged exercise: `fetch` drops the fragment that points to it. */
function cardAnchor(form) {
  const exercise = form.elements.exercise_id?.value;
  return exercise && `exercise-${exercise}`;
}

/** Entries that the worker has stored are shown on Track. */
function pageAddress(response) {
  if (response.redirected) return response.url;
  return response.headers.has("workhome-kept") ? "/track" : location.href;
}

export function formValues(dialog) {
  return [...dialog.querySelectorAll("form")].map(bodyOf).join();
}

function showBody(container, body) {
  const title = body.querySelector("h2");
  if (title) {
    title.id ||= "dialog-title";
    if (container.matches("dialog")) container.setAttribute("aria-labelledby", title.id);
  }
  container.replaceChildren(document.adoptNode(body));
}
