import { onPage } from "./page.js";

// The links to the other apps carry the message as it is typed; without this, a button makes them anew.
onPage((root) => {
  const form = root.querySelector("form[data-contact]");
  if (!form) return;
  form.querySelector("[data-contact-update]").hidden = true;
  const message = form.elements.message;
  const update = () => {
    for (const link of document.querySelectorAll("[data-contact-prefix]")) {
      const prefix = link.dataset.contactPrefix;
      const text = prefix.startsWith("mailto:") ? message.value.replaceAll("\n", "\r\n") : message.value;
      link.href = prefix + encodeURIComponent(text);
    }
  };
  message.addEventListener("input", update);
  // The browser may have put back what was typed before.
  update();
});
