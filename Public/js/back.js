import { hasTypedInput, isForReader } from "./page.js";

// The Back button shows a page as it was left, from memory or from the browser's cache. A user who has signed out since,
// or in whose place somebody else signed in, must not be shown again, and changes saved since must be: the server reports
// the revision the page would have now.
const timeoutMilliseconds = 5_000;

addEventListener("pageshow", async (event) => {
  const [navigation] = performance.getEntriesByType("navigation");
  const isBack = event.persisted || navigation?.type === "back_forward";
  if (!isBack || document.querySelector(".entrance")) return;
  // Hidden but still laid out, so that the page keeps its scroll position.
  if (event.persisted) document.body.style.visibility = "hidden";
  try {
    const response = await fetch(location.href, {
      method: "HEAD", redirect: "manual", cache: "no-store", signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const isForAnother = response.headers.has("workhome-person") && !isForReader(response);
    if (response.type === "opaqueredirect" || isForAnother || (isOutdated(response) && !hasTypedInput())) return location.reload();
  } catch {
    // Without a response, nobody can have signed out elsewhere either: the page stays.
  }
  document.body.style.visibility = "";
});

/** A page without a revision is the response to a form and is not reloaded. */
function isOutdated(response) {
  const { revision } = document.documentElement.dataset;
  if (!revision) return false;
  return response.status === 404 || (response.headers.get("workhome-revision") ?? revision) !== revision;
}
