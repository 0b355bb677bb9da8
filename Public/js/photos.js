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
  const item = document.createElement("li");
  item.className = "photo-pick";
  const name = document.createElement("span");
  name.className = "photo-pick-name";
  name.textContent = file.name;
  const remove = document.createElement("button");
  remove.type = "button";
  remove.className = "button button-plain button-small";
  remove.textContent = texts.remove;
  remove.setAttribute("aria-label", texts.removeItem(file.name));
  remove.addEventListener("click", () => {
    setPicks(input, picksOf(input).filter((other) => other !== file));
    input.focus();
  });
  item.append(thumbnail(file), name, remove);
  return item;
}

function thumbnail(file) {
  const image = document.createElement("img");
  image.alt = "";
  image.src = URL.createObjectURL(file);
  image.addEventListener("load", () => URL.revokeObjectURL(image.src));
  image.addEventListener("error", () => {
    URL.revokeObjectURL(image.src);
    image.replaceWith(placeholder(file));
  });
  return image;
}

/** Most browsers can't draw HEIC, although the server can, so the file's type replaces the picture. */
function placeholder(file) {
  const box = document.createElement("span");
  box.className = "photo-pick-blank";
  box.textContent = file.name.split(".").pop().toUpperCase().slice(0, 5);
  return box;
}
