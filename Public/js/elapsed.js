import { onPage } from "./page.js";

// The elapsed time of a workout on other pages than its own; without scripts it stays as it was at page load.
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
