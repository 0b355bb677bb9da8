import { onPage } from "./page.js";

// A day that is picked is gone to at once. One that is typed is complete only with Return, or when the field is left.
onPage((root) => {
  const form = root.querySelector("[data-day-jump]");
  if (!form) return;
  const input = form.elements.date;
  let isTyped = false;
  const go = () => { if (input.value && input.value !== input.defaultValue) form.requestSubmit(); };
  form.querySelector("button").hidden = true;
  input.addEventListener("keydown", (event) => { isTyped = event.key !== "Enter"; });
  input.addEventListener("change", () => { if (!isTyped) go(); });
  input.addEventListener("blur", go);
});
