// The little of a browser that the page's memory and languages ask for. Import it first.

Object.defineProperty(globalThis, 'navigator', {
  value: { languages: ['en'] },
  configurable: true,
});
