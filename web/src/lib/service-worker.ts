// Starts the service worker (public/sw.js) and tells it what this page has loaded before it was
// there, so that the shelf opens offline after the very first visit.

export function startServiceWorker(): void {
  reloadWhenOutdated();
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // Typefaces come last: the page asks for them when it first sets a text in them.
  const ready = Promise.all([navigator.serviceWorker.ready, fontsReady()]);
  void ready.then(([{ active }]) => {
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    const assets = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage({ keep: assets });
  });
}

/** Once the page has been drawn, and with it every typeface it needs has come. */
async function fontsReady(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await document.fonts.ready;
}

// After an update of the server, a page that is still open asks for parts that are gone.
function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('ludoteca.reloaded') ?? 0);
    if (!navigator.onLine || Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem('ludoteca.reloaded', String(Date.now()));
    location.reload();
  });
}
