import { onPage } from "./page.js";

// The clocks of a page follow from the time of day: a reload, a lost connection or a sleep changes nothing. Only the
// time that a timed workout has left is measured otherwise (`timed-workout.js`).

/**
 * Calls `show` for every new part of the page, and when the page is seen again; it returns after how many milliseconds it
 * is to be called once more, or undefined if nothing runs.
 * @returns a function that does so at once.
 */
export function startClock(show) {
  let timer;
  const update = () => {
    clearTimeout(timer);
    const wait = show();
    if (wait !== undefined) timer = setTimeout(update, wait);
  };
  onPage(update);
  document.addEventListener("visibilitychange", update);
  return update;
}

/** Seconds as `1:05`, and hours as `1:00:05`. */
export function clockText(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

/** The whole seconds since a moment of Date.now(). */
export function secondsSince(start) {
  return Math.max(0, Math.floor((Date.now() - start) / 1000));
}

// How long a workout has been running; without scripts it stays as it was at page load.
startClock(() => {
  const clocks = document.querySelectorAll("[data-since]");
  if (!clocks.length || document.hidden) return undefined;
  for (const clock of clocks) clock.textContent = clockText(secondsSince(Number(clock.dataset.since) * 1000));
  return 1000;
});
