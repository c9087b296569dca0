// Lists that outlive a reload in this window (sessionStorage): drafts, and words that were noted.

type Key = string | undefined;

export function kept<T>(key: Key, isOne: (one: unknown) => one is T): T[] {
  if (key === undefined) return [];
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isOne) : [];
  } catch {
    return [];
  }
}

export function keep(key: Key, list: readonly unknown[]): void {
  if (key === undefined) return;
  try {
    if (list.length) sessionStorage.setItem(key, JSON.stringify(list));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
