import { toast } from "./flash.js";
import { fetchPage, onEach, onLink } from "./page.js";
import { texts } from "./texts.js";

// A long list comes in pages, each with its own address. Here the next page is appended to the list when its link is
// pressed or comes near; the address stays that of the page, so a reload or a shared link shows the same. On a page
// with several lists, each is in a part with an id. The link of a list with content below it has data-more="asked", so
// that it waits until it is pressed.
const nearPixels = 600;

onEach("a[data-more]", watch);

onLink("a[data-more]", (link) => load(link, { isAsked: true }));

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
    const { isOwn, page } = await fetchPage(link.href);
    if (!link.isConnected) return;
    const list = listOf(link);
    const newList = isOwn && list && matchingList(page, list);
    if (!newList) return location.assign(link.href);
    const next = [...page.querySelectorAll("a[data-more]")].find((candidate) => listOf(candidate) === newList);
    appendPage(list, newList, link, next);
  } catch {
    link.ariaBusy = null;
    // A failed load by scrolling shows no error: the link is still there to be pressed.
    if ("asked" in link.dataset) toast(texts.unreachable, { isError: true, near: link });
    delete link.dataset.asked;
  }
}

/** A link stands in one part of the page with the list that it continues, and with what tells how much was loaded. */
const listOf = (link) => link.parentElement.querySelector("[data-more-list]");
const statusOf = (link) => link.parentElement.querySelector("[data-more-status]");

function matchingList(page, list) {
  const section = page.getElementById(list.closest("[id]")?.id ?? "") ?? page;
  return section.querySelector("[data-more-list]");
}

function appendPage(list, newList, link, next) {
  const hadFocus = "asked" in link.dataset || document.activeElement === link;
  const first = newList.querySelector("a, button");
  const count = newList.querySelectorAll("[data-more-item]").length || newList.children.length;
  for (const item of [...newList.children]) {
    // A month that continues on the next page stays one group.
    const groupName = item.dataset.moreGroup;
    const selector = groupName && `:scope > [data-more-group="${CSS.escape(groupName)}"] [data-more-items]`;
    const existing = selector && list.querySelector(selector);
    if (existing) existing.append(...document.adoptNode(item).querySelector("[data-more-items]").children);
    else list.append(document.adoptNode(item));
  }
  statusOf(link).textContent = texts.moreLoaded(count);
  if (next) {
    link.replaceWith(document.adoptNode(next));
    watch(next);
  } else {
    link.remove();
  }
  if (hadFocus) first?.focus();
}
