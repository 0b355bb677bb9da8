import { onPage } from "./page.js";

// How long a workout has been going on, on other pages than its own; without a script as it was when the page came.
let timer;

onPage(() => tick());
document.addEventListener("visibilitychange", tick);

function tick() {
  clearTimeout(timer);
  const clocks = document.querySelectorAll("[data-since]");
  if (!clocks.length || document.hidden) return;
  for (const clock of clocks) {
    const seconds = Math.max(0, Math.floor(Date.now() / 1000 - Number(clock.dataset.since)));
    const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
    const hours = Math.floor(seconds / 3600);
    clock.textContent = hours ? `${hours}:${parts.join(":")}` : `${Number(parts[0])}:${parts[1]}`;
  }
  timer = setTimeout(tick, 1000);
}
