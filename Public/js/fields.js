import { toast } from "./flash.js";
import { changeIcon, onEach } from "./page.js";
import { texts } from "./texts.js";

// What a single field of a form does.

onEach("[data-password-toggle]", (button) => {
  button.hidden = false;
  button.addEventListener("click", () => togglePassword(button));
});

function togglePassword(button) {
  const input = button.closest("[data-password]").querySelector("input");
  const isShown = input.type === "password";
  input.type = isShown ? "text" : "password";
  button.setAttribute("aria-pressed", String(isShown));
  changeIcon(button, isShown ? "eye-off" : "eye");
}

onEach("[data-time-zone]", (input) => {
  input.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
});

// A set with body weight alone has no other weight: the content of that field is kept but not sent.
onEach("[data-bodyweight]", (form) => {
  const { load, weight } = form.elements;
  const update = () => { weight.disabled = load.value === "none"; };
  form.addEventListener("change", update);
  update();
});

// Picking a day opens it at once. A typed day is complete only on Return, or when the field loses focus.
onEach("[data-day-jump]", (form) => {
  const input = form.elements.date;
  let isTyped = false;
  const submitChanged = () => { if (input.value && input.value !== input.defaultValue) form.requestSubmit(); };
  form.querySelector("button").hidden = true;
  input.addEventListener("keydown", (event) => { isTyped = event.key !== "Enter"; });
  input.addEventListener("change", () => { if (!isTyped) submitChanged(); });
  input.addEventListener("blur", submitChanged);
});

// The links to other apps carry the message as it is typed; without this script, a button updates them.
onEach("form[data-contact]", (form) => {
  form.querySelector("[data-contact-update]").hidden = true;
  const { message } = form.elements;
  const update = () => {
    for (const link of document.querySelectorAll("[data-contact-prefix]")) {
      const prefix = link.dataset.contactPrefix;
      const text = prefix.startsWith("mailto:") ? message.value.replaceAll("\n", "\r\n") : message.value;
      link.href = prefix + encodeURIComponent(text);
    }
  };
  message.addEventListener("input", update);
  // The browser may have restored what was typed before.
  update();
});

onEach("[data-copy]", (button) => {
  button.hidden = false;
  button.addEventListener("click", () => copy(document.getElementById(button.dataset.copy)));
});

/** The clipboard API is only available over https; on a plain local address the older way still works. */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    if (!document.execCommand("copy")) return toast(texts.pressToCopy, { isError: true, near: field });
  }
  toast(texts.copied, { near: field });
}
