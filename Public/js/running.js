import { onPage, parse, showDocument } from "./page.js";

// Shows the progress of background work; when it is over, the page is loaded again.

const shortestWait = 1000;
const longestWait = 30_000;
// Doubles while no work is under way, for example when the disk is full.
let wait = shortestWait;

onPage((root) => {
  for (const card of root.querySelectorAll("[data-running]")) watch(card);
});

async function watch(card) {
  while (card.isConnected) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (!card.isConnected) return;
    const percent = await part(card.dataset.running);
    wait = percent === null ? Math.min(2 * wait, longestWait) : shortestWait;
    if (percent === null && await showAnew()) return;
    if (typeof percent === "number") await show(card, percent);
  }
}

/** The progress in percent; null when nothing is running any more, undefined without a response. */
async function part(path) {
  try {
    const answer = await fetch(path, { headers: { accept: "application/json" }, cache: "no-store" });
    return (await answer.json()).percent;
  } catch {
    return undefined;
  }
}

async function show(card, percent) {
  const meter = card.querySelector("progress");
  if (meter.value === percent) return;
  await showFacts();
  meter.value = percent;
  card.querySelector("[data-running-part]").textContent = `, ${percent} %`;
}

/** Updates the page's figures along with the progress. */
async function showFacts() {
  const page = await read();
  const facts = page && parse(page.html).querySelector("[data-running-facts]");
  if (facts) document.querySelector("[data-running-facts]")?.replaceWith(document.adoptNode(facts));
}

/** @returns whether the page could be loaded. */
async function showAnew() {
  const page = await read();
  if (page) showDocument(page.html, page.url);
  return page !== undefined;
}

/** The page as it is now; undefined without a response. */
async function read() {
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" }, cache: "no-store" });
    return answer.ok ? { html: await answer.text(), url: answer.url } : undefined;
  } catch {
    return undefined;
  }
}
