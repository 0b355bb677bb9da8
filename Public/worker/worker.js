// The service worker: pages come from the server as usual, and without a connection Track opens and keeps what is
// logged. The server puts a line and the other files of this folder before this one: `shell` names the program's
// version and the files that every page needs.

const shellName = `shell ${shell.version}`;
const assets = "/assets/";
// Left to the browser: a download may take longer than a worker lives.
const downloads = ["/settings/data/export", "/settings/data/strong.csv"];

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

async function install() {
  const files = [shell.page, ...shell.files.map((file) => `${shell.root}/${file}`)];
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
    if (isLogging(pathname)) event.respondWith(log(event));
    else if (isPage && pathname.startsWith("/track/")) event.respondWith(fetch(request).catch(offlinePage));
  } else if (request.method === "GET") {
    if (pathname.startsWith(assets)) event.respondWith(file(request, pathname));
    // A page not answered here would be fetched twice: the browser has already begun a preload when this runs.
    else if (isPage ? !downloads.includes(pathname) : isForm(pathname) || isPhases(pathname)) event.respondWith(page(event));
  }
});

/** A page of an older version gets the current file of the same name, as it would from the server. */
async function file(request, pathname) {
  const ours = shell.root + pathname.slice(pathname.indexOf("/", assets.length));
  const kept = await (await caches.open(shellName)).match(ours);
  return kept && (ours === pathname || !navigator.onLine) ? kept : answer(request).catch(() => kept ?? Response.error());
}

async function offlinePage() {
  return (await (await caches.open(shellName)).match(shell.page)) ?? Response.error();
}

addEventListener("sync", (event) => {
  if (event.tag === "outbox") event.waitUntil(send().then((outcome) => outcome === "later" && Promise.reject(outcome)));
});

const answers = {
  list: async () => waitingHere(await about("person")),
  send: async () => send(),
  remove: async ({ id }) => remove(id),
  replace: async ({ id, body }) => replace(id, body),
  keepWorkout: async ({ paths }) => keepWorkout(paths),
  sendAgain: async ({ id }) => sendAgain(id),
  kept: async () => keptAt(),
  begin: async () => begin(),
  // The user is about to sign out, and knows that unsent entries are deleted.
  leave: async () => note("leaving", await about("person")),
};

addEventListener("message", (event) => {
  const [port] = event.ports;
  const answer = Promise.resolve(answers[event.data.kind]?.(event.data));
  event.waitUntil(answer.then((value) => port?.postMessage({ value }), (error) => port?.postMessage({ error: `${error}` })));
});
