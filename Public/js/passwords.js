import { onPage } from "./page.js";

onPage((root) => {
  for (const button of root.querySelectorAll("[data-password-toggle]")) button.hidden = false;
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-password-toggle]");
  if (!button) return;
  const input = button.closest("[data-password]").querySelector("input");
  const isShown = input.type === "password";
  input.type = isShown ? "text" : "password";
  button.setAttribute("aria-pressed", String(isShown));
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, isShown ? "#eye-off" : "#eye"));
});
