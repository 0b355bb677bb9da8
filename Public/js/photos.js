import { element } from "./page.js";
import { texts } from "./texts.js";

const picked = new WeakMap();

document.addEventListener("change", (event) => {
  const input = event.target.closest("[data-photo-input]");
  if (!input) return;
  // Choosing again adds to the earlier choice if several files are allowed.
  setPicks(input, input.multiple ? [...picksOf(input), ...input.files] : [...input.files]);
  if (input.dataset.photoInput === "send" && input.files.length) input.form.requestSubmit();
});

/** The files picked in an input, in order. */
export function picksOf(input) {
  return picked.get(input) ?? [];
}

export function setPicks(input, files) {
  picked.set(input, files);
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  const list = input.form.querySelector("[data-photo-picks]");
  list.replaceChildren(...files.map((file) => preview(file, input)));
}

function preview(file, input) {
  const remove = () => {
    setPicks(input, picksOf(input).filter((other) => other !== file));
    input.focus();
  };
  return element("li", { className: "photo-pick" }, thumbnail(file),
    element("span", { className: "photo-pick-name", textContent: file.name }),
    element("button", {
      type: "button", className: "button button-plain button-small", textContent: texts.remove,
      "aria-label": texts.removeItem(file.name), onclick: remove,
    }));
}

function thumbnail(file) {
  const image = element("img", { alt: "", src: URL.createObjectURL(file) });
  image.addEventListener("load", () => URL.revokeObjectURL(image.src));
  image.addEventListener("error", () => {
    URL.revokeObjectURL(image.src);
    // Most browsers can't draw HEIC, although the server can, so the file's type replaces the picture.
    const type = file.name.split(".").pop().toUpperCase().slice(0, 5);
    image.replaceWith(element("span", { className: "photo-pick-blank", textContent: type }));
  });
  return image;
}
