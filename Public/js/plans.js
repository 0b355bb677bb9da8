import { toast } from "./flash.js";
import { announceChange, parse, showDocument } from "./page.js";
import { release } from "./submit.js";

// The buttons that change the list of a plan's exercises bring the form back; here without leaving the page.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-plan-form]") || event.defaultPrevented) return;
  const button = event.submitter;
  if (!button?.name && !form.elements.find.value.trim()) return;
  event.preventDefault();
  change(form, button);
});

async function change(form, button) {
  const fields = new URLSearchParams(new FormData(form));
  if (button?.name) fields.append(button.name, button.value);
  let response, html;
  try {
    response = await fetch(form.action, { method: "POST", headers: { accept: "text/html" }, body: fields });
    html = await response.text();
  } catch {
    release(form);
    return toast("WorkHome can't be reached. Nothing was changed; try again.", { isError: true });
  }
  const answer = parse(html).querySelector("[data-plan-form]");
  if (!answer) return showDocument(html, response.redirected ? response.url : location.href);
  release(form);
  form.replaceWith(document.adoptNode(answer));
  announceChange(answer);
}
