import { toast } from "./flash.js";
import { onPage, parse } from "./page.js";
import { texts } from "./texts.js";

// A long list comes in pages, each with its own address. Here the next page is appended to the list when its link is
// pressed or comes near; the address stays that of the page, so a reload or a shared link shows the same. On a page
// with several lists, each is in a part with an id. The link of a list with content below it has data-more="asked", so
// that it waits until it is pressed.
const nearPixels = 600;

onPage((root) => {
  for (const link of root.querySelectorAll("a[data-more]")) watch(link);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-more]");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  load(link, { isAsked: true });
});

/** Only scrolling loads more: a list that ends on the screen, or scrolls in its own box, stays as it is. */
function watch(link) {
  if (link.dataset.more === "asked") return;
  addEventListener("scroll", () => observe(link), { capture: true, once: true, passive: true });
}

function observe(link) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    load(link, { isAsked: false });
  }, { rootMargin: `0px 0px ${nearPixels}px` });
  observer.observe(link);
}

async function load(link, { isAsked }) {
  if (isAsked) link.dataset.asked = "";
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  try {
    const answer = await fetch(link.href, { headers: { accept: "text/html" } });
    const page = answer.ok && !answer.redirected && parse(await answer.text());
    if (!link.isConnected) return;
    const list = listOf(link);
    const found = page && list && sameList(page, list);
    if (!found) return location.assign(link.href);
    join(list, found, link, [...page.querySelectorAll("a[data-more]")].find((next) => listOf(next) === found));
  } catch {
    link.ariaBusy = null;
    // A failed load by scrolling shows no error: the link is still there to be pressed.
    if ("asked" in link.dataset) toast(texts.unreachable, { isError: true, near: link });
    delete link.dataset.asked;
  }
}

/** The list that a link continues: the last one before it. */
function listOf(link) {
  return [...link.ownerDocument.querySelectorAll("[data-more-list]")]
    .findLast((list) => list.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function sameList(page, list) {
  const part = page.getElementById(list.closest("[id]")?.id ?? "") ?? page;
  return part.querySelector("[data-more-list]");
}

function join(list, found, link, next) {
  const hadFocus = "asked" in link.dataset || document.activeElement === link;
  const first = found.querySelector("a, button");
  const count = found.querySelectorAll("[data-more-item]").length || found.children.length;
  for (const part of [...found.children]) {
    // A month that continues on the next page stays one group.
    const group = part.dataset.moreGroup;
    const known = group && list.querySelector(`:scope > [data-more-group="${CSS.escape(group)}"] [data-more-items]`);
    if (known) known.append(...document.adoptNode(part).querySelector("[data-more-items]").children);
    else list.append(document.adoptNode(part));
  }
  link.nextElementSibling.textContent = texts.moreLoaded(count);
  if (next) {
    link.replaceWith(document.adoptNode(next));
    watch(next);
  } else {
    link.remove();
  }
  if (hadFocus) first?.focus();
}
