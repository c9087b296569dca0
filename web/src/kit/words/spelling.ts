// How a text is spelt for the rules: A to Z, without accents and spaces, as the engine has it.

interface Spelling {
  language: string;
  umlauts?: 'a' | 'ae' | undefined;
}

const LIGATURES: Record<string, string> = { Œ: 'OE', Æ: 'AE', ẞ: 'SS' };
const UMLAUTS: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };

/** What a text is for the rules, A to Z; null if there is something in it that no word has. */
export function wordOf(text: string, { language, umlauts }: Spelling): string | null {
  const spelt = language === 'de' && umlauts === 'ae' ? { ...LIGATURES, ...UMLAUTS } : LIGATURES;
  const capitals = text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ŒÆẞÄÖÜ]/g, (sign) => spelt[sign] ?? sign);
  const word = capitals.normalize('NFD').replace(/[\p{Mn}\s'’‘ʼ`´′\-‐‑‒–—\u00ad]/gu, '');
  return /^[A-Z]+$/.test(word) ? word : null;
}
