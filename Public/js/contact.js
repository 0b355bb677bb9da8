import { onPage } from "./page.js";

// The links to other apps carry the message as it is typed; without this script, a button updates them.
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
  // The browser may have restored what was typed before.
  update();
});
