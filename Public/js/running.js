import { onPage, parse, showDocument } from "./page.js";

// Shows the progress of background work; when it is over, the page is loaded again.

const minimumDelay = 1000;
const maximumDelay = 30_000;
// Doubles while no work is under way, for example when the disk is full.
let delay = minimumDelay;

onPage((root) => {
  for (const card of root.querySelectorAll('[data-running]:not([data-running=""])')) watch(card);
});

async function watch(card) {
  while (card.isConnected) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (!card.isConnected) return;
    const percent = await fetchPercent(card.dataset.running);
    delay = percent === null ? Math.min(2 * delay, maximumDelay) : minimumDelay;
    if (percent === null && await reloadPage()) return;
    if (typeof percent === "number") await showProgress(card, percent);
  }
}

/** The progress in percent; null when nothing is running any more, undefined without a response. */
async function fetchPercent(path) {
  try {
    const response = await fetch(path, { headers: { accept: "application/json" }, cache: "no-store" });
    return (await response.json()).percent;
  } catch {
    return undefined;
  }
}

async function showProgress(card, percent) {
  const meter = card.querySelector("progress");
  if (meter.value === percent) return;
  await updateFacts();
  meter.value = percent;
  card.querySelector("[data-running-part]").textContent = `, ${percent} %`;
}

/** Updates the page's figures along with the progress. */
async function updateFacts() {
  const page = await fetchPage();
  const facts = page && parse(page.html).querySelector("[data-running-facts]");
  if (facts) document.querySelector("[data-running-facts]")?.replaceWith(document.adoptNode(facts));
}

/** @returns whether the page could be loaded. */
async function reloadPage() {
  const page = await fetchPage();
  if (page) showDocument(page.html, page.url);
  return page !== undefined;
}

/** The page as it is now; undefined without a response. */
async function fetchPage() {
  try {
    const response = await fetch(location.href, { headers: { accept: "text/html" }, cache: "no-store" });
    return response.ok ? { html: await response.text(), url: response.url } : undefined;
  } catch {
    return undefined;
  }
}
