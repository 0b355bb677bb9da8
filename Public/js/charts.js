import { element, onEach } from "./page.js";

// The value under the pointer, a finger or the keyboard focus is read out below the chart, with a link to its day, and
// nothing is loaded for it. The arrow keys move from value to value; each chart is one tab stop. The readout starts at
// the chosen day, or at the last one, as marked by the page; for a day the chart does not show there is no readout.
onEach("[data-chart]", (frame) => {
  const links = [...frame.querySelectorAll(".chart-links a")];
  if (!links.length) return;
  const show = readout(frame);
  const first = links.find((link) => "shown" in link.dataset);
  let stop = first ?? links.at(-1);
  let isFinger = false;
  show(first);
  stop.setAttribute("tabindex", "0");
  frame.addEventListener("keydown", (event) => moveFocus(event, links));
  frame.addEventListener("focusin", ({ target }) => {
    const link = linkAt(target);
    if (!link) return;
    stop.setAttribute("tabindex", "-1");
    stop = link;
    stop.setAttribute("tabindex", "0");
    show(link);
  });
  frame.addEventListener("pointerover", ({ target }) => show(linkAt(target)));
  frame.addEventListener("pointerdown", ({ pointerType }) => (isFinger = pointerType !== "mouse"));
  // A finger can't hover, so a tap reads a value out first; a mouse or the keyboard has already done that.
  frame.addEventListener("click", (event) => {
    const link = linkAt(event.target);
    if (!link || !isFinger || event.detail === 0) return;
    event.preventDefault();
    show(link);
  });
});

function linkAt(target) {
  return target.closest(".chart-links a");
}

function readout(frame) {
  const text = element("span", { role: "status" });
  const dayLink = element("a", { className: "link", textContent: frame.dataset.chart });
  const line = element("p", { className: "chart-readout" }, text, " ", dayLink);
  let shown;
  return (link) => {
    if (!link || link === shown) return;
    shown?.removeAttribute("data-shown");
    shown = link;
    shown.setAttribute("data-shown", "");
    markShown(link);
    if (!line.isConnected) frame.after(line);
    text.textContent = link.querySelector("title").textContent;
    dayLink.setAttribute("href", link.getAttribute("href"));
  };
}

// A band behind the value, as wide as its day but no wider than its hit area, and a ring around its dot.
function markShown(link) {
  const plot = link.ownerSVGElement;
  const band = plot.querySelector(".chart-shown");
  if (!band) return;
  const dots = plot.querySelector(".chart-points").getAttribute("d").split("M").slice(1);
  const dot = dots[[...link.parentNode.children].indexOf(link)];
  const number = (name) => Number(link.querySelector("rect").getAttribute(name));
  const middle = parseFloat(dot);
  const width = Number(band.dataset.width);
  const start = Math.max(number("x"), middle - width / 2);
  const end = Math.min(number("x") + number("width"), middle + width / 2);
  band.setAttribute("x", start);
  band.setAttribute("width", Math.max(0, end - start));
  for (const ring of plot.querySelectorAll(".chart-now > path")) ring.setAttribute("d", `M${dot}`);
}

function moveFocus(event, links) {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const index = links.indexOf(document.activeElement);
  const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: links.length - 1 }[event.key];
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(next, 0), links.length - 1)].focus();
}
