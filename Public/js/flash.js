import { onPage } from "./page.js";
import { texts } from "./texts.js";

// A message stands in the flow of the page, where it covers nothing, and disappears by itself. What it offers to undo
// can also be undone on the page of its day.
const leastSeconds = 6;
const leastSecondsToAct = 15;
const secondsPerCharacter = 0.1;
const inUseSeconds = 3;
const stillMilliseconds = 1_000;
const blocks = ":is(.form, .card, .stack, .main, .entrance-box) > *";
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let movedAt = -Infinity;

for (const name of ["pointermove", "pointerdown", "keydown", "scroll"]) {
  addEventListener(name, () => { movedAt = performance.now(); }, { capture: true, passive: true });
}

/** Shows a message, below the element it concerns if one is given, and returns its box. */
export function toast(text, { isError = false, near } = {}) {
  const box = document.createElement("div");
  box.className = isError ? "flash flash-bad" : "flash";
  box.setAttribute("role", isError ? "alert" : "status");
  const words = document.createElement("p");
  words.className = "flash-text";
  words.textContent = text;
  box.append(...icon(isError ? "warning" : "check"), words);
  put(box, near);
  begin(box);
  return box;
}

/** Puts the box below the form's button, or at the top of the visible part of the page. */
function put(box, near) {
  const place = document.querySelector("dialog[open]") ?? document.querySelector("main");
  const spot = near?.querySelector("[type=submit]") ?? near;
  const block = spot?.closest(blocks);
  const first = firstInSight(place);
  if (block) block.after(box);
  else if (first) first.before(box);
  else place.prepend(box);
  box.scrollIntoView({ block: "nearest" });
}

function firstInSight(place) {
  return [...place.querySelectorAll(blocks)].find((block) => {
    const { top, height } = block.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight;
  });
}

function icon(name) {
  const sprite = document.querySelector("svg.icon use")?.getAttribute("href").split("#")[0];
  if (!sprite) return [];
  const [svg, use] = ["svg", "use"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${sprite}#${name}`);
  svg.append(use);
  return [svg];
}

function begin(box) {
  box.append(closeButton(box));
  const words = box.querySelector(".flash-text");
  const content = [...words.childNodes];
  const toAct = box.getAttribute("role") === "alert" || box.querySelector("form, a");
  const seconds = Math.max(toAct ? leastSecondsToAct : leastSeconds, words.textContent.length * secondsPerCharacter);
  // Screen readers announce a live region when it changes, not when it is present from the start.
  words.replaceChildren();
  requestAnimationFrame(() => words.prepend(...content));
  // A pointer that already rests where the message appears does not count as pointing at it.
  box.addEventListener("pointermove", () => { box.dataset.held = ""; });
  box.addEventListener("pointerleave", () => { delete box.dataset.held; });
  endLater(box, seconds);
}

/** The message stays while the user scrolls, types, points at it, focuses it, or is in another tab. */
function endLater(box, seconds) {
  setTimeout(() => {
    const isMoving = performance.now() - movedAt < stillMilliseconds;
    const isHeld = "held" in box.dataset || box.matches(":focus-within");
    if (document.hidden || isMoving || isHeld) endLater(box, inUseSeconds);
    else end(box);
  }, seconds * 1000);
}

async function end(box) {
  if (!calm.matches) {
    const { marginBlockEnd } = getComputedStyle(box);
    const gone = { blockSize: 0, paddingBlock: 0, marginBlockEnd: "calc(-1 * var(--gap))", opacity: 0 };
    const now = { blockSize: `${box.offsetHeight}px`, marginBlockEnd, overflow: "hidden" };
    await box.animate([now, { ...gone, overflow: "hidden" }], { duration: 200, easing: "ease-in" }).finished;
  }
  box.remove();
}

function closeButton(box) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "icon-button";
  button.setAttribute("aria-label", texts.dismiss);
  button.textContent = "×";
  button.addEventListener("click", () => box.remove());
  return button;
}

onPage((root) => {
  for (const box of root.querySelectorAll(".app [data-flash]")) {
    // A page that opens further down opens at what was changed, so its message belongs there.
    const place = document.getElementById(location.hash.slice(1));
    if (place?.matches(".card")) place.prepend(box);
    begin(box);
  }
});
