import { onPage, parse, showDocument } from "./page.js";

// What goes on beside the requests tells how far it is; when it is over, the page is asked for once more.

const shortestWait = 1000;
const longestWait = 30_000;
// Grows while nobody works on it, as when the disk is full.
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

/** In percent; null when nothing is going on any more, undefined when nobody answered. */
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

/** What is in already, beside how far it is. */
async function showFacts() {
  const page = await read();
  const facts = page && parse(page.html).querySelector("[data-running-facts]");
  if (facts) document.querySelector("[data-running-facts]")?.replaceWith(document.adoptNode(facts));
}

/** Whether that was possible. */
async function showAnew() {
  const page = await read();
  if (page) showDocument(page.html, page.url);
  return page !== undefined;
}

/** The page as it is now; undefined when nobody answered. */
async function read() {
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" }, cache: "no-store" });
    return answer.ok ? { html: await answer.text(), url: answer.url } : undefined;
  } catch {
    return undefined;
  }
}
