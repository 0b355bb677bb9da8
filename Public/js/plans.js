import { toast } from "./flash.js";
import { announceChange, onPage, parse, showDocument } from "./page.js";
import { release } from "./submit.js";
import { texts } from "./texts.js";

// The buttons that change a plan's exercises submit the form; here that happens without leaving the page.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-plan-form]") || event.defaultPrevented) return;
  const button = event.submitter;
  if (!button?.name && !form.elements.find.value.trim()) return;
  event.preventDefault();
  change(form, button);
});

const pauseMilliseconds = 150;
let timer;
let asked;

// The matching exercises are updated with every letter; the server does the search, as on Track.
onPage((root) => {
  const form = root.matches?.("[data-plan-form]") ? root : root.querySelector("[data-plan-form]");
  form?.elements.find.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => search(form), pauseMilliseconds);
  });
});

async function search(form) {
  asked?.abort();
  asked = new AbortController();
  const body = new URLSearchParams(new FormData(form));
  body.append("search", "");
  try {
    const response = await fetch(form.action, { method: "POST", headers: { accept: "text/html" }, body, signal: asked.signal });
    const answer = parse(await response.text()).querySelector("[data-plan-form]");
    if (!answer || !form.isConnected) return;
    for (const part of ["[data-plan-found]", "[data-plan-status]"]) {
      form.querySelector(part).replaceChildren(...document.adoptNode(answer.querySelector(part)).childNodes);
    }
  } catch {
    // The button still searches, and reports what is wrong.
  }
}

async function change(form, button) {
  clearTimeout(timer);
  asked?.abort();
  const fields = new URLSearchParams(new FormData(form));
  if (button?.name) fields.append(button.name, button.value);
  let response, html;
  try {
    response = await fetch(form.action, { method: "POST", headers: { accept: "text/html" }, body: fields });
    html = await response.text();
  } catch {
    release(form);
    return toast(texts.unreachableNotChanged, { isError: true, near: button ?? form });
  }
  const answer = parse(html).querySelector("[data-plan-form]");
  if (!answer) return showDocument(html, response.redirected ? response.url : location.href);
  release(form);
  form.replaceWith(document.adoptNode(answer));
  announceChange(answer);
}
