import { isLoggingPath, replaceEntry, resendEntry, respondToEntry, sendOutbox } from "./outbox.js";
import { cachedAt, cacheFirstPage, cacheWorkout, fetchWithRetry, offlinePage, respondWithPage, shellName } from "./pages.js";
import { isFormPath, isPhasesPath, isRoutinePath } from "./pages.js";
import { readState, writeState } from "./store.js";

// The service worker: pages come from the server as usual, and without a connection Track opens and stores what is
// logged. The server puts a line with `shell` before it: the program's version, its language, the files that every page
// needs, and the limits of a set.
const assetPrefix = "/assets/";
// Left to the browser: a download may take longer than a worker lives.
const downloadPaths = ["/settings/data/export", "/settings/data/strong.csv"];

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

async function install() {
  const files = [shell.page, ...shell.files.map((name) => `${shell.root}/${name}`)];
  await (await caches.open(shellName)).addAll(files);
  await skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("shell ") && name !== shellName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const isPage = request.mode === "navigate";
  if (request.method === "POST") {
    if (isLoggingPath(pathname)) event.respondWith(respondToEntry(event));
    else if (isPage && pathname.startsWith("/track/")) event.respondWith(fetch(request).catch(offlinePage));
  } else if (request.method === "GET") {
    // A page not answered here would be fetched twice: the browser has already begun a preload when this runs.
    const isHandledPage = isPage ? !downloadPaths.includes(pathname)
      : isFormPath(pathname) || isPhasesPath(pathname) || isRoutinePath(pathname);
    if (pathname.startsWith(assetPrefix)) event.respondWith(respondWithAsset(request, pathname));
    else if (isHandledPage) event.respondWith(respondWithPage(event));
  }
});

/** A page of an older version gets the current file of the same name, as it would from the server. */
async function respondWithAsset(request, pathname) {
  const currentPath = shell.root + pathname.slice(pathname.indexOf("/", assetPrefix.length));
  const cached = await (await caches.open(shellName)).match(currentPath);
  if (cached && (currentPath === pathname || !navigator.onLine)) return cached;
  return fetchWithRetry(request).catch(() => cached ?? Response.error());
}

addEventListener("sync", (event) => {
  if (event.tag !== "outbox") return;
  // A rejected promise makes the browser try again.
  event.waitUntil(sendOutbox().then((outcome) => outcome === "later" && Promise.reject(outcome)));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const opened = clients.matchAll({ type: "window" }).then(([page]) => page?.focus() ?? clients.openWindow("/workouts"));
  event.waitUntil(opened);
});

const messageHandlers = {
  send: async () => sendOutbox(),
  replace: async ({ id, body }) => replaceEntry(id, body),
  keepWorkout: async ({ paths }) => cacheWorkout(paths),
  sendAgain: async ({ id }) => resendEntry(id),
  kept: async () => cachedAt(),
  begin: async () => cacheFirstPage(),
  // The user is about to sign out, and knows that unsent entries are deleted.
  leave: async () => writeState("leaving", await readState("person")),
};

addEventListener("message", (event) => {
  const [port] = event.ports;
  const result = Promise.resolve(messageHandlers[event.data.kind]?.(event.data));
  const reply = (message) => port?.postMessage(message);
  event.waitUntil(result.then((value) => reply({ value }), (error) => reply({ error: `${error}` })));
});
