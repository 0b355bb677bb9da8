import { onPage } from "./page.js";

// A chart whose points are links: what the pointer or the keyboard is at is read out below, and the arrow keys go from
// point to point. Each chart is one stop of the tab key. It begins at the day that was chosen, or else at the last one.
onPage((root) => {
  for (const frame of root.querySelectorAll("[data-chart]")) {
    const charts = [...frame.querySelectorAll("svg")].map((svg) => [...svg.querySelectorAll(".chart-links a")]);
    if (charts.some((links) => links.length)) setUp(frame, charts.filter((links) => links.length));
  }
});

function setUp(frame, charts) {
  const readout = document.createElement("p");
  readout.className = "chart-readout";
  readout.setAttribute("role", "status");
  frame.after(readout);
  const show = (link) => {
    const words = link.querySelector("title").textContent;
    if (readout.textContent !== words) readout.textContent = words;
  };
  show(first(charts.at(-1)));
  for (const links of charts) {
    first(links).setAttribute("tabindex", "0");
    links[0].ownerSVGElement.addEventListener("keydown", (event) => move(event, links));
  }
  frame.addEventListener("focusin", ({ target }) => {
    const link = target.closest(".chart-links a");
    if (!link) return;
    for (const other of link.ownerSVGElement.querySelectorAll(".chart-links a[tabindex='0']")) {
      other.setAttribute("tabindex", "-1");
    }
    link.setAttribute("tabindex", "0");
    show(link);
  });
  frame.addEventListener("pointerover", ({ target }) => {
    const link = target.closest(".chart-links a");
    if (link) show(link);
  });
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
