// What a page remembers over a reload. Without storage, it lasts until the page is left.

/** @param storage "localStorage" or "sessionStorage" */
export function remember(storage, key, value) {
  try {
    window[storage].setItem(key, JSON.stringify(value ?? null));
  } catch {
    // Some browsers allow no storage in a private window.
  }
}

export function recall(storage, key) {
  try {
    return JSON.parse(window[storage].getItem(key)) ?? undefined;
  } catch {
    return undefined; // Nothing is stored, or not by this version.
  }
}

export function storedKeys(storage, prefix) {
  try {
    return Object.keys(window[storage]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
