// What the worker and all pages of a browser share: who is signed in, and what waits to be sent.
let opening;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("workhome", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("about");
      request.result.createObjectStore("outbox", { keyPath: "id", autoIncrement: true });
    };
    request.onsuccess = () => {
      request.result.onclose = () => { opening = undefined; };
      resolve(request.result);
    };
    request.onerror = () => {
      opening = undefined;
      reject(request.error);
    };
  });
  return opening;
}

/** Runs one request; its changes are on disk when the promise resolves. */
async function inStore(name, mode, run) {
  const transaction = (await database()).transaction(name, mode, { durability: "strict" });
  const request = run(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const readState = (name) => inStore("about", "readonly", (store) => store.get(name));
export const writeState = (name, value) => inStore("about", "readwrite", (store) => store.put(value, name));
export const allEntries = () => inStore("outbox", "readonly", (store) => store.getAll());
export const putEntry = (entry) => inStore("outbox", "readwrite", (store) => store.put(entry));
export const removeEntry = (id) => inStore("outbox", "readwrite", (store) => store.delete(id));

/** One person's entries in the order they were logged. */
export async function entriesOf(person) {
  return (await allEntries()).filter((entry) => entry.person === person);
}
