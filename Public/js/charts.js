import { onPage } from "./page.js";

// What the pointer, a finger or the keyboard is at in a chart is read out below it, with the way to its day, and nothing is
// loaded for that. The arrow keys go from value to value. Each chart is one stop of the tab key. It begins at the day that
// was chosen, or else at the last one.
onPage((root) => {
  for (const frame of root.querySelectorAll("[data-chart]")) {
    const charts = [...frame.querySelectorAll("svg")].map((svg) => [...svg.querySelectorAll(".chart-links a")]);
    if (charts.some((links) => links.length)) setUp(frame, charts.filter((links) => links.length));
  }
});

function setUp(frame, charts) {
  const show = readout(frame);
  let isFinger = false;
  show(first(charts.at(-1)));
  for (const links of charts) {
    first(links).setAttribute("tabindex", "0");
    links[0].ownerSVGElement.addEventListener("keydown", (event) => move(event, links));
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
  // A finger can't point without a tap, so a tap reads out; a mouse has read it already, and the keyboard too.
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
  const words = document.createElement("span");
  const way = document.createElement("a");
  line.className = "chart-readout";
  words.setAttribute("role", "status");
  way.className = "link";
  way.textContent = frame.dataset.chart;
  line.append(words, " ", way);
  frame.after(line);
  let shown;
  return (link) => {
    if (!link || link === shown) return;
    shown?.removeAttribute("data-shown");
    link.setAttribute("data-shown", "");
    shown = link;
    words.textContent = link.querySelector("title").textContent;
    way.setAttribute("href", link.getAttribute("href"));
  };
}

function first(links) {
  const chosen = new URLSearchParams(location.search).get("day");
  return links.find((link) => chosen && dayOf(link) === chosen) ?? links.at(-1);
}

function dayOf(link) {
  return new URL(link.getAttribute("href"), location.href).searchParams.get("day");
}

function move(event, links) {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const at = links.indexOf(document.activeElement);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(next, 0), links.length - 1)].focus();
}
