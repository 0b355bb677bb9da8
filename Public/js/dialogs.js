import { toast } from "./flash.js";
import { announceChange, parse, showDocument } from "./page.js";
import { release } from "./submit.js";

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
  // A slip beside the dialog must not cost what was typed in it.
  if (!isBackdrop || typed(dialog) === dialog.dataset.opened) dialog.close();
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  const dialog = form.closest("dialog");
  if (!dialog || !form.hasAttribute("data-fetch") || event.defaultPrevented) return;
  event.preventDefault();
  send(form, dialog);
});

async function open(url, place) {
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
  } catch {
    // Without an answer the plain link shows what is wrong in the browser's own words.
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
    const html = await response.text();
    const body = !response.ok && bodyOf(html);
    if (!body) return showDocument(html, response.redirected ? response.url : location.href, dialog.dataset.place);
    show(dialog, body);
    announceChange(dialog);
  } catch {
    release(form);
    toast("WorkHome can't be reached. Nothing was saved; try again.", { isError: true });
  }
}

function typed(dialog) {
  return [...dialog.querySelectorAll("form")].map((form) => new URLSearchParams(new FormData(form))).join();
}

function bodyOf(html) {
  return parse(html).querySelector("[data-dialog-body]");
}

function show(dialog, body) {
  const title = body.querySelector("h2");
  if (title) {
    title.id ||= "dialog-title";
    dialog.setAttribute("aria-labelledby", title.id);
  }
  dialog.replaceChildren(document.adoptNode(body));
}
