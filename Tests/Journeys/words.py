"""Checks that no word on a page is broken, cut off or overlapping."""

# A word is broken when it is on two lines although it would fit on one line of its card. A line may break after a
# hyphen, and anywhere in an email address. Text that is visually hidden, drawn or typed is skipped.
CROWDED = r"""
const found = [];
const tell = (word, element, what) => found.push(`“${word}” ${what}: ${element.outerHTML.slice(0, 120)}`);
const skipped = "svg, script, style, noscript, option, textarea, .visually-hidden, dialog:not([open])";
const room = (element) => {
  const box = element.closest(".page-title, .card, .main, .entrance-box, main, dialog") ?? document.body;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
  return box.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
};
const isBox = (element) => {
  const { backgroundColor, backgroundImage, borderInlineStartWidth, display } = getComputedStyle(element);
  const isPainted = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none" || borderInlineStartWidth !== "0px";
  return isPainted && display !== "inline" && display !== "contents";
};
const scrolls = (element) => element.closest(".table-scroll") ?? [...ancestors(element)].some(
  (one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflowX) && one !== document.documentElement && one !== document.body);
function* ancestors(element) { for (let one = element; one; one = one.parentElement) yield one; }

const words = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.data.trim() || element.closest(skipped) || !element.checkVisibility({ visibilityProperty: true })) continue;
  const isClipped = scrolls(element);
  for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—]+/g)) {
    const range = new Range();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!rects.length) continue;
    const lines = new Set(rects.map(({ top }) => Math.round(top / 4)));
    const width = rects.reduce((sum, rect) => sum + rect.width, 0);
    if (lines.size > 1 && !word.includes("@") && width < room(element) - 1) tell(word, element, "is broken");
    if (!isClipped) words.push({ word, element, node, rects, width });
  }
}
for (const { word, element, rects } of words) {
  for (const { left, right, top, bottom } of rects) {
    if (right > innerWidth + 1 || left < -1) tell(word, element, `stands from ${Math.round(left)} to ${Math.round(right)} px`);
    for (const box of ancestors(element)) {
      if (box.matches("main, .page, .app, body")) break;
      if (!isBox(box)) continue;
      const edge = box.getBoundingClientRect();
      if (right > edge.right + 1 || left < edge.left - 1 || bottom > edge.bottom + 4 || top < edge.top - 4) {
        tell(word, element, `sticks out of ${box.outerHTML.slice(0, 60)}`);
        break;
      }
    }
  }
}
const lines = words.flatMap(({ word, element, node, rects }) => rects.map((rect) => ({ word, element, node, rect })));
const fixed = ({ element }) => [...ancestors(element)].some((one) => /fixed|sticky/.test(getComputedStyle(one).position));
const still = lines.filter((line) => !fixed(line)).sort((one, other) => one.rect.top - other.rect.top);
for (const [index, { word, element, node, rect }] of still.entries()) {
  for (let next = index + 1; next < still.length && still[next].rect.top < rect.bottom - 1; next += 1) {
    const other = still[next];
    if (other.node === node) continue;
    const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
    const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
    if (across > 2 && down > Math.min(rect.height, other.rect.height) / 2) tell(word, element, `lies over “${other.word}”`);
  }
}
return [...new Set(found)].slice(0, 12);
"""
ARE_WHOLE = {"every word is whole and has its place": CROWDED}
