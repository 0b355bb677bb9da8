import { onPage } from "./page.js";

// A set of the body's own weight alone has no other weight: what is in that field waits there, and is not sent.
onPage((root) => {
  for (const form of root.querySelectorAll("[data-bodyweight]")) {
    const { load, weight } = form.elements;
    const follow = () => { weight.disabled = load.value === "none"; };
    form.addEventListener("change", follow);
    follow();
  }
});
