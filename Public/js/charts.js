import { onPage } from "./page.js";

// The value under the pointer, a finger or the keyboard focus is read out below the chart, with a link to its day, and
// nothing is loaded for it. The arrow keys move from value to value; each chart is one tab stop. The readout starts at
// the chosen day, or at the last one, as marked by the page; for a day the chart does not show there is no readout.
onPage((root) => {
  for (const frame of root.querySelectorAll("[data-chart]")) {
    const charts = [...frame.querySelectorAll("svg")].map((svg) => [...svg.querySelectorAll(".chart-links a")]);
    if (charts.some((links) => links.length)) setUpFrame(frame, charts.filter((links) => links.length));
  }
});

function setUpFrame(frame, charts) {
  const show = readout(frame);
  let isFinger = false;
  show(frame.querySelector(".chart-links a[data-shown]"));
  for (const links of charts) {
    (links.find((link) => "shown" in link.dataset) ?? links.at(-1)).setAttribute("tabindex", "0");
    links[0].ownerSVGElement.addEventListener("keydown", (event) => moveFocus(event, links));
  }
  frame.addEventListener("focusin", ({ target }) => {
    const link = linkAt(target);
    if (!link) return;
    for (const other of link.ownerSVGElement.querySelectorAll(".chart-links a[tabindex='0']")) {
      other.setAttribute("tabindex", "-1");
    }
    link.setAttribute("tabindex", "0");
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
}

function linkAt(target) {
  return target.closest(".chart-links a");
}

function readout(frame) {
  const line = document.createElement("p");
  const text = document.createElement("span");
  const dayLink = document.createElement("a");
  line.className = "chart-readout";
  text.setAttribute("role", "status");
  dayLink.className = "link";
  dayLink.textContent = frame.dataset.chart;
  line.append(text, " ", dayLink);
  let shown;
  return (link) => {
    if (!link || link === shown) return;
    shown = link;
    markShown(frame, link);
    if (!line.isConnected) frame.after(line);
    text.textContent = link.querySelector("title").textContent;
    dayLink.setAttribute("href", link.getAttribute("href"));
  };
}

// Every drawing of a chart has the same links, and only one drawing is visible.
function markShown(frame, link) {
  for (const svg of frame.querySelectorAll("svg")) {
    const counterpart = [...svg.querySelectorAll(".chart-links a")].find(
      (other) => other.getAttribute("href") === link.getAttribute("href"),
    );
    svg.querySelector("[data-shown]")?.removeAttribute("data-shown");
    counterpart?.setAttribute("data-shown", "");
    if (counterpart) placeBand(svg.querySelector(".chart-shown"), counterpart);
  }
}

// A band behind the value: as wide as its day, but no wider than its hit area.
function placeBand(band, link) {
  if (!band) return;
  const number = (element, name) => Number(element.getAttribute(name));
  const [strip, bar] = link.querySelectorAll("rect");
  const dot = link.querySelector("circle");
  const middle = dot ? number(dot, "cx") : number(bar, "x") + number(bar, "width") / 2;
  const width = Number(band.dataset.width);
  const start = Math.max(number(strip, "x"), middle - width / 2);
  const end = Math.min(number(strip, "x") + number(strip, "width"), middle + width / 2);
  band.setAttribute("x", start);
  band.setAttribute("width", Math.max(0, end - start));
}

function moveFocus(event, links) {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const index = links.indexOf(document.activeElement);
  const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: links.length - 1 }[event.key];
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(next, 0), links.length - 1)].focus();
}
