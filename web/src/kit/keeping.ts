// What outlives a reload in this window (sessionStorage): drafts, words that were noted. What is
// read again may be anybody's, so it is looked at before it is used.

type Key = string | undefined;

/** Undefined: nothing is kept there, or nothing that can be read. */
function read(key: Key): unknown {
  if (key === undefined) return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function kept<T>(key: Key, isIt: (kept: unknown) => kept is T): T | null {
  const found = read(key);
  return isIt(found) ? found : null;
}

/** Those of a list that can still be understood. */
export function keptList<T>(key: Key, isOne: (one: unknown) => one is T): T[] {
  const found = read(key);
  return Array.isArray(found) ? found.filter(isOne) : [];
}

/** Null, or a list of nothing, leaves nothing behind. */
export function keep(key: Key, value: unknown): void {
  if (key === undefined) return;
  const nothing = value === null || (Array.isArray(value) && !value.length);
  try {
    if (nothing) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
