// The Back button shows a page as it was left, from memory. Whoever has signed out meanwhile must not be shown again.
addEventListener("pageshow", async (event) => {
  if (!event.persisted || document.querySelector(".entrance")) return;
  document.body.hidden = true;
  try {
    const answer = await fetch(location.href, { method: "HEAD", redirect: "manual", cache: "no-store" });
    if (answer.type === "opaqueredirect") return location.reload();
  } catch {
    // Without an answer nobody can have signed out elsewhere: the page stays.
  }
  document.body.hidden = false;
});
