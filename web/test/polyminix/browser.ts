// The least of a browser that the page asks for when its modules are loaded. Import this first.

const kept = new Map<string, string>();

export const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
};

for (const [name, value] of Object.entries({
  navigator: { languages: ['en'] },
  sessionStorage: storage,
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
