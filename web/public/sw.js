// The page opens without a network. Built files carry their hash in their name and never change:
// cache first. The page itself: network first, else the one kept. Nothing under /api or /ws is ever
// touched. Each build has a cache of its own, named by its entry script; when a page of a new build
// arrives, the older caches go.

const PREFIX = 'ludoteca-';
const SHELL = '/';
const EXTRAS = ['/theme.js', '/favicon.svg', '/icon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(SHELL, { cache: 'reload' })
      .then(keepPage)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const wanted = event.data?.keep;
  if (Array.isArray(wanted)) event.waitUntil(keepAssets(wanted));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (EXTRAS.includes(url.pathname)) event.respondWith(freshElseKept(request));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await newest();
    await cache?.put(request, answer.clone());
  }
  return answer;
}

async function freshElseKept(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Every address of ours answers with the same page, so one copy serves them all. */
async function keepPage(answer) {
  const html = await answer.clone().text();
  const entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (!entry) return;
  const name = PREFIX + entry;
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  await cache.put(SHELL, new Response(html, { headers: kept(answer.headers) }));
  if (!isNew) return;
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await Promise.allSettled([...assets, ...EXTRAS].map((path) => cache.add(path)));
  const others = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
  await Promise.all(others.map((key) => caches.delete(key)));
}

/** The body is no longer packed: its old length and encoding would be lies. */
function kept(headers) {
  const names = ['content-type', 'content-security-policy'];
  return names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []));
}

async function keepAssets(wanted) {
  const cache = await newest();
  if (!cache) return;
  const missing = await Promise.all(wanted.map(async (path) => !(await cache.match(path))));
  await Promise.allSettled(wanted.filter((_, i) => missing[i]).map((path) => cache.add(path)));
}

async function newest() {
  const name = (await caches.keys()).filter((key) => key.startsWith(PREFIX)).at(-1);
  return name && caches.open(name);
}
