import { onPage } from "./page.js";

// Picking a day opens it at once. A typed day is complete only on Return, or when the field loses focus.
onPage((root) => {
  const form = root.querySelector("[data-day-jump]");
  if (!form) return;
  const input = form.elements.date;
  let isTyped = false;
  const submitChanged = () => { if (input.value && input.value !== input.defaultValue) form.requestSubmit(); };
  form.querySelector("button").hidden = true;
  input.addEventListener("keydown", (event) => { isTyped = event.key !== "Enter"; });
  input.addEventListener("change", () => { if (!isTyped) submitChanged(); });
  input.addEventListener("blur", submitChanged);
});
