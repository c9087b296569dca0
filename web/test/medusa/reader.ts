// What the page asks of a browser before it says anything: the reader's languages. To be imported
// before anything that speaks.

if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] } });
}
export {};
