import { onEach } from "./page.js";

const fractions = {
  "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
};

// Updates the nutrients of a serving while its amount is typed. The server computes what is saved.
onEach("form[data-serving]", (form) => {
  const amounts = new Map(form.dataset.serving.split("\n").map((pair) => pair.split("\t"))
    .map(([name, size]) => [name, Number(size)]));
  const { quantity, portion } = form.elements;
  // Typing replaces the suggested amount.
  quantity.addEventListener("focus", () => quantity.select());
  if (document.activeElement === quantity) quantity.select();
  let chosen = portion.value;
  let isTyped = false;
  quantity.addEventListener("input", () => { isTyped = true; });
  const amount = () => parseAmount(quantity.value) * amounts.get(portion.value);
  const show = () => {
    for (const cell of form.parentElement.querySelectorAll("[data-per-hundred]")) {
      cell.textContent = nutrientText(cell.dataset.perHundred * amount() / 100, cell.dataset);
    }
    const energy = form.parentElement.querySelector("[data-nutrient-unit=kcal]");
    form.parentElement.querySelector("[data-serving-energy]").textContent = energy?.textContent ?? "–";
  };
  // Switching to a portion suggests 1 of it; switching to grams keeps the amount, since 1 g instead of 1 cup would be
  // wrong. A number typed by the user stays.
  portion.addEventListener("change", () => {
    if (!isTyped) suggest();
    chosen = portion.value;
    show();
  });
  const suggest = () => {
    const before = parseAmount(quantity.value) * amounts.get(chosen);
    if (before && portion.value === form.dataset.unit) quantity.value = Math.round(before);
    else if (chosen === form.dataset.unit) quantity.value = "1";
  };
  form.addEventListener("input", show);
});

function parseAmount(typed) {
  const isGrouped = /^[1-9]\d{0,2}([ \u00a0\u2009\u202f]\d{3})+([.,]\d*)?$/.test(typed.trim());
  const text = isGrouped ? typed.replace(/\s/g, "") : typed.trim();
  const parts = text.replace(/([½⅓⅔¼¾⅛⅜⅝⅞])$/, " $1").trim().split(/\s+/);
  const numbers = parts.map((word) => fractions[word] ?? ratio(word) ?? Number(word.replace(",", ".") || NaN));
  return numbers.length <= 2 ? numbers.reduce((sum, number) => sum + number, 0) : NaN;
}

function ratio(word) {
  const match = /^(\d+)\/(\d+)$/.exec(word);
  return match ? match[1] / match[2] : undefined;
}

function nutrientText(number, { decimals, nutrientUnit }) {
  if (!Number.isFinite(number) || number < 0) return "–";
  return `${Number(number.toFixed(decimals)).toLocaleString(document.documentElement.lang)}\u00a0${nutrientUnit}`;
}
