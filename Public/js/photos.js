document.addEventListener("change", (event) => {
  const input = event.target.closest("[data-photo-input]");
  if (!input) return;
  const list = input.form.querySelector("[data-photo-picks]");
  list.replaceChildren(...[...input.files].map(preview));
});

function preview(file) {
  const item = document.createElement("li");
  item.className = "photo-pick";
  const name = document.createElement("span");
  name.className = "photo-pick-name";
  name.textContent = file.name;
  item.append(picture(file), name);
  return item;
}

function picture(file) {
  const image = document.createElement("img");
  image.alt = "";
  image.src = URL.createObjectURL(file);
  image.addEventListener("load", () => URL.revokeObjectURL(image.src));
  image.addEventListener("error", () => {
    URL.revokeObjectURL(image.src);
    image.replaceWith(blank(file));
  });
  return image;
}

/** Most browsers can't draw HEIC; the server can, so its kind stands in for the picture. */
function blank(file) {
  const box = document.createElement("span");
  box.className = "photo-pick-blank";
  box.textContent = file.name.split(".").pop().toUpperCase().slice(0, 5);
  return box;
}
