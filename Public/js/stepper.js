import { onPage } from "./page.js";

// A number with a button on each side. It is selected when it gets the focus, so that typing replaces it.
onPage((root) => {
  const steppers = [...root.querySelectorAll("[data-stepper]")];
  for (const stepper of steppers) setUp(stepper.querySelector("input"), stepper);
  // A dialog would begin with the button for less.
  if (!root.matches?.("dialog") || root.querySelector("[autofocus]")) return;
  const first = steppers.map((stepper) => stepper.querySelector("input")).find((input) => !input.disabled);
  if (first) focusWithoutKeyboard(first);
});

/** On a phone, the keyboard would cover the button that saves what is suggested: it comes with a tap on the field. */
function focusWithoutKeyboard(input) {
  const { inputMode } = input;
  input.inputMode = "none";
  input.addEventListener("pointerdown", () => input.blur(), { once: true });
  input.addEventListener("blur", () => { input.inputMode = inputMode; }, { once: true });
  input.focus();
}

function setUp(input, stepper) {
  const step = Number(stepper.dataset.stepper);
  for (const [name, change] of [["less", -step], ["more", step]]) {
    stepper.querySelector(`[data-${name}]`).addEventListener("click", () => changeNumber(input, change));
  }
  // A tap places the cursor after the focus event.
  input.addEventListener("focus", () => setTimeout(() => input.select()));
  if (document.activeElement === input) input.select();
}

/** Leaves alone what is no number, and what would be less than the least; without one, what would not be positive. */
export function changeNumber(input, change, least) {
  const number = Number(input.value.trim().replace(",", ".") || 0);
  const changed = Math.round((number + change) * 100) / 100;
  if (!(least === undefined ? changed > 0 : changed >= least)) return;
  input.value = String(changed).replace(".", input.value.includes(",") ? "," : ".");
  // What follows from the number, such as the plates, follows as if it were typed.
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
