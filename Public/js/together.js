import { fetchPage, onPage, replacePart } from "./page.js";

// The page of a workout of two people shows what the other one does: while it is seen, it asks for itself again and
// again, and shows the sets anew if they have changed.
const pauseMilliseconds = 10_000;
const part = "[data-together]";
let timer;
let known; // The sets as the server wrote them.

onPage((root) => {
  if (root === document) known = document.querySelector(part)?.outerHTML;
  schedule(pauseMilliseconds);
});
document.addEventListener("visibilitychange", () => schedule(0));

function schedule(milliseconds) {
  clearTimeout(timer);
  if (!document.hidden && document.querySelector(part)) timer = setTimeout(refresh, milliseconds);
}

async function refresh() {
  const shown = document.querySelector(part);
  if (!shown) return;
  const fresh = await fetchSets(shown.dataset.together);
  // Meanwhile the page may have been left, or a button pressed.
  const isReady = shown.isConnected && !isBusy(shown);
  if (fresh === null && isReady) return location.reload();
  if (fresh && isReady) show(shown, fresh);
  schedule(pauseMilliseconds);
}

/** Nothing is replaced under the finger that taps, or while somebody types. */
function isBusy(shown) {
  return shown.querySelector("[aria-busy]") || document.activeElement?.matches("input, textarea");
}

/**
 * The sets as they are now; undefined without an answer, null once there is another page to see: the workout is not shared
 * any more, or somebody signed out. A request that names its person takes no notices, which are for a page that somebody
 * opens.
 */
async function fetchSets(person) {
  try {
    const headers = { "workhome-person": person };
    const { response, page } = await fetchPage(location.href, { headers, cache: "no-store" });
    if (response.redirected || response.status === 404) return null;
    return response.ok ? page.querySelector(part) : undefined;
  } catch {
    return undefined;
  }
}

function show(shown, fresh) {
  const html = fresh.outerHTML;
  if (html === known) return;
  known = html;
  const focused = shown.contains(document.activeElement) ? document.activeElement.name : undefined;
  const element = replacePart(shown, fresh);
  const button = focused && element.querySelector(`[name="${CSS.escape(focused)}"]`);
  (button || focused && element.querySelector("button"))?.focus({ preventScroll: true });
}
