// The Back button shows a page as it was left, from memory or from the browser's cache. Whoever has signed out meanwhile
// must not be shown again, and what was saved meanwhile must be: the server says of which revision the page would be now.
const longestMilliseconds = 5_000;

addEventListener("pageshow", async (event) => {
  const [navigation] = performance.getEntriesByType("navigation");
  const isBack = event.persisted || navigation?.type === "back_forward";
  if (!isBack || document.querySelector(".entrance")) return;
  // Out of sight, and yet in its place: the page keeps how far it was scrolled.
  if (event.persisted) document.body.style.visibility = "hidden";
  try {
    const answer = await fetch(location.href, {
      method: "HEAD", redirect: "manual", cache: "no-store", signal: AbortSignal.timeout(longestMilliseconds),
    });
    if (answer.type === "opaqueredirect" || (isOlder(answer) && !isTyped())) return location.reload();
  } catch {
    // Without an answer nobody can have signed out elsewhere: the page stays.
  }
  document.body.style.visibility = "";
});

/** What has no revision is the answer to a form, and is not asked for again. */
function isOlder(answer) {
  const { revision } = document.documentElement.dataset;
  if (!revision) return false;
  return answer.status === 404 || (answer.headers.get("workhome-revision") ?? revision) !== revision;
}

/** Whether a form holds what somebody entered, and what a reload would lose. */
function isTyped() {
  return [...document.querySelectorAll("form[method=post] :is(input, textarea, select)")].some(isChanged);
}

function isChanged(field) {
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  if (!field.matches("select")) return field.value !== field.defaultValue;
  const chosen = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(chosen, 0);
}
