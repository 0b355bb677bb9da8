import { onPage } from "./page.js";

const shownSeconds = 6;

/** Says something at the edge of the page, and returns its box. Errors stay until they are closed. */
export function toast(text, { isError = false } = {}) {
  const box = document.createElement("div");
  box.className = isError ? "flash flash-bad" : "flash";
  box.setAttribute("role", isError ? "alert" : "status");
  const words = document.createElement("p");
  words.className = "flash-text";
  words.textContent = text;
  box.append(words);
  (document.querySelector("dialog[open]") ?? document.body).append(box);
  float(box);
  return box;
}

/** What can be acted on stays until it is closed, as errors do: nobody has to be quick. */
function float(box) {
  const stays = box.getAttribute("role") === "alert" || box.querySelector("form, a");
  box.classList.add("toast");
  box.append(closeButton(box));
  if (stays) return;
  let timer;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    if (!box.matches(":hover, :focus-within")) timer = setTimeout(() => box.remove(), shownSeconds * 1000);
  };
  for (const name of ["pointerenter", "focusin"]) box.addEventListener(name, stop);
  for (const name of ["pointerleave", "focusout"]) box.addEventListener(name, start);
  start();
}

function closeButton(box) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "icon-button";
  button.setAttribute("aria-label", "Dismiss");
  button.textContent = "×";
  button.addEventListener("click", () => box.remove());
  return button;
}

onPage((root) => {
  for (const box of root.querySelectorAll(".app [data-flash]")) {
    const words = box.querySelector(".flash-text");
    const text = words.textContent;
    float(box);
    // Screen readers speak a live region when it changes, not when it is there from the start.
    words.textContent = "";
    requestAnimationFrame(() => { words.textContent = text; });
  }
});
