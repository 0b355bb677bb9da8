import { element, icon, onEach } from "./page.js";
import { texts } from "./texts.js";

// A message stands in the flow of the page, where it covers nothing, and disappears by itself. What it offers to undo
// can also be undone on the page of its day.
const minimumSeconds = 6;
const minimumSecondsToAct = 15;
const secondsPerCharacter = 0.1;
const extensionSeconds = 3;
const idleMilliseconds = 1_000;
const blockSelector = ":is(.form, .card, .stack:not(.card *), .main, .entrance-box) > :not(li)";
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let lastInputAt = -Infinity;

for (const name of ["pointermove", "pointerdown", "keydown", "scroll"]) {
  addEventListener(name, () => { lastInputAt = performance.now(); }, { capture: true, passive: true });
}

/** Shows a message, below the element it concerns if one is given, and returns its box. */
export function toast(text, { isError = false, near } = {}) {
  const properties = { className: isError ? "flash flash-bad" : "flash", role: isError ? "alert" : "status" };
  const message = element("p", { className: "flash-text", textContent: text });
  const box = element("div", properties, ...icon(isError ? "warning" : "check"), message);
  insert(box, near);
  activate(box);
  return box;
}

/** Puts the box below the form's button, or at the top of the visible part of the page. */
function insert(box, near) {
  const container = document.querySelector("dialog[open]") ?? document.querySelector("main");
  const target = near?.querySelector("[type=submit]") ?? near;
  const block = target?.closest(blockSelector);
  const first = firstVisibleBlock(container);
  if (block) block.after(box);
  else if (first) first.before(box);
  else container.prepend(box);
  box.scrollIntoView({ block: "nearest" });
}

function firstVisibleBlock(container) {
  return [...container.querySelectorAll(blockSelector)].find((block) => {
    const { top, height } = block.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight;
  });
}

function activate(box) {
  const close = () => box.remove();
  box.append(element("button", {
    type: "button", className: "icon-button", "aria-label": texts.dismiss, textContent: "×", onclick: close,
  }));
  const message = box.querySelector(".flash-text");
  const content = [...message.childNodes];
  const needsTimeToAct = box.getAttribute("role") === "alert" || box.querySelector("form, a");
  const minimum = needsTimeToAct ? minimumSecondsToAct : minimumSeconds;
  const seconds = Math.max(minimum, message.textContent.length * secondsPerCharacter);
  // Screen readers announce a live region when it changes, not when it is present from the start.
  message.replaceChildren();
  requestAnimationFrame(() => message.prepend(...content));
  // A pointer that already rests where the message appears does not count as pointing at it.
  box.addEventListener("pointermove", () => { box.dataset.held = ""; });
  box.addEventListener("pointerleave", () => { delete box.dataset.held; });
  dismissAfter(box, seconds);
}

/** The message stays while the user scrolls, types, points at it, focuses it, or is in another tab. */
function dismissAfter(box, seconds) {
  setTimeout(() => {
    const isInUse = performance.now() - lastInputAt < idleMilliseconds;
    const isHeld = "held" in box.dataset || box.matches(":focus-within");
    if (document.hidden || isInUse || isHeld) dismissAfter(box, extensionSeconds);
    else dismiss(box);
  }, seconds * 1000);
}

async function dismiss(box) {
  if (!reducedMotion.matches) {
    const { marginBlockEnd } = getComputedStyle(box);
    const collapsed = { blockSize: 0, paddingBlock: 0, marginBlockEnd: "calc(-1 * var(--gap))", opacity: 0 };
    const expanded = { blockSize: `${box.offsetHeight}px`, marginBlockEnd, overflow: "hidden" };
    await box.animate([expanded, { ...collapsed, overflow: "hidden" }], { duration: 200, easing: "ease-in" }).finished;
  }
  box.remove();
}

onEach(".app [data-flash]", (box) => {
  // A page that opens further down opens at what was changed, so its message belongs there.
  const card = document.getElementById(location.hash.slice(1));
  // Above the sets of a workout it would move them.
  if (card?.matches(".card")) card[card.matches(".workout-exercise") ? "append" : "prepend"](box);
  activate(box);
});
