// What survives a restart of the worker: who is signed in, and what waits to be sent.
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

const readState = (name) => inStore("about", "readonly", (store) => store.get(name));
const writeState = (name, value) => inStore("about", "readwrite", (store) => store.put(value, name));
const allEntries = () => inStore("outbox", "readonly", (store) => store.getAll());
const putEntry = (entry) => inStore("outbox", "readwrite", (store) => store.put(entry));
const removeEntry = (id) => inStore("outbox", "readwrite", (store) => store.delete(id));

/** One person's entries in the order they were logged. */
async function entriesOf(person) {
  return (await allEntries()).filter((entry) => entry.person === person);
}
