import { onPage } from "./page.js";

// A set with body weight alone has no other weight: the content of that field is kept but not sent.
onPage((root) => {
  for (const form of root.querySelectorAll("[data-bodyweight]")) {
    const { load, weight } = form.elements;
    const update = () => { weight.disabled = load.value === "none"; };
    form.addEventListener("change", update);
    update();
  }
});
