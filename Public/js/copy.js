import { toast } from "./flash.js";
import { onPage } from "./page.js";
import { texts } from "./texts.js";

onPage((root) => {
  for (const button of root.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => copy(document.getElementById(button.dataset.copy)));
  }
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
