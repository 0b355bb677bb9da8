// What a page remembers over a reload. Without storage, as some browsers have none in a private window, it lasts until the
// page is left.

/** @param storage "localStorage" or "sessionStorage" */
export const rememberText = (storage, key, text) => attempt(() => window[storage].setItem(key, text));
export const recallText = (storage, key) => attempt(() => window[storage].getItem(key));

export const remember = (storage, key, value) => rememberText(storage, key, JSON.stringify(value ?? null));
/** Nothing is recalled that another version stored in another form. */
export const recall = (storage, key) => attempt(() => JSON.parse(window[storage].getItem(key)) ?? undefined);

export const storedKeys = (storage, prefix) => {
  return attempt(() => Object.keys(window[storage]).filter((key) => key.startsWith(prefix))) ?? [];
};

function attempt(use) {
  try {
    return use();
  } catch {
    return undefined;
  }
}
