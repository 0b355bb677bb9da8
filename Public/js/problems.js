import { element, icon } from "./page.js";
import { texts } from "./texts.js";

// Shows messages for a form that were not rendered by the server, in the same places as the server's.

/** @param problems the messages by the names of their fields. */
export function showProblems(form, problems) {
  for (const previous of form.querySelectorAll("[data-error-summary], .field-error")) previous.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  // In the order of the page, as the server lists them.
  const places = [...form.elements].map(({ name }) => name);
  const names = Object.keys(problems).sort((one, other) => places.indexOf(one) - places.indexOf(other));
  for (const name of names) markField(form, name, problems[name]);
  form.prepend(errorSummary(names.length > 1 ? texts.checkFields(names.length) : problems[names[0]]));
  const first = form.elements[names[0]];
  (first instanceof RadioNodeList ? first[0] : first)?.focus();
}

function markField(form, name, message) {
  const control = form.elements[name];
  const input = control instanceof RadioNodeList ? control[0] : control;
  const field = input?.closest(".field");
  if (!field) return;
  field.closest("details")?.setAttribute("open", "");
  const words = element("span", { textContent: message });
  const error = element("p", { className: "field-error", id: `${name}-error` }, ...icon("warning", "icon icon-small"), words);
  const hint = field.querySelector(".field-hint");
  if (hint) hint.before(error);
  else field.append(error);
  const invalid = field.matches("fieldset") ? field : input;
  invalid.setAttribute("aria-invalid", "true");
  invalid.setAttribute("aria-describedby", [error.id, hint?.id].filter(Boolean).join(" "));
}

function errorSummary(text) {
  const properties = { className: "notice notice-bad", role: "alert", "data-error-summary": "" };
  const title = element("p", { className: "notice-title", textContent: text });
  return element("div", properties, ...icon("warning"), title);
}
