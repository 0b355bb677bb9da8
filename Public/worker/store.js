// What survives a restart of the worker: who is signed in, and what waits to be sent.
let opened;

function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("workhome", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("about");
      request.result.createObjectStore("outbox", { keyPath: "id", autoIncrement: true });
    };
    request.onsuccess = () => {
      request.result.onclose = () => { opened = undefined; };
      resolve(request.result);
    };
    request.onerror = () => {
      opened = undefined;
      reject(request.error);
    };
  });
  return opened;
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

const about = (name) => inStore("about", "readonly", (store) => store.get(name));
const note = (name, value) => inStore("about", "readwrite", (store) => store.put(value, name));
const everybodysEntries = () => inStore("outbox", "readonly", (store) => store.getAll());
const put = (entry) => inStore("outbox", "readwrite", (store) => store.put(entry));
const remove = (id) => inStore("outbox", "readwrite", (store) => store.delete(id));

/** One person's entries in the order they were logged. */
async function entriesOf(person) {
  return (await everybodysEntries()).filter((entry) => entry.person === person);
}
