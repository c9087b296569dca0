// What a person chose, kept in this browser: there are no accounts.

export const LANGUAGES = ['en', 'it', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';

interface Prefs {
  name: string;
  language: Language;
  /** In which words are looked for, where that is not the page's. */
  words: Language | null;
  theme: Theme;
  sound: boolean;
  /** Coach marks that have been seen, by game. */
  coached: string[];
}

const KEY = 'ludoteca.prefs';

function wished(): Language {
  for (const wish of navigator.languages) {
    const base = wish.slice(0, 2) as Language;
    if (LANGUAGES.includes(base)) return base;
  }
  return 'en';
}

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({
  name: '',
  language: wished(),
  words: null,
  theme: 'system',
  sound: true,
  coached: [],
  ...stored(),
});

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
