// How a text is spelt for the rules: A to Z, without accents and spaces, as the engine has it.

interface Spelling {
  language: string;
  umlauts?: 'a' | 'ae' | undefined;
}

const SPELT_OUT: Record<string, string> = { œ: 'OE', Œ: 'OE', æ: 'AE', Æ: 'AE', ß: 'SS', ẞ: 'SS' };

/** What a text is for the rules, A to Z; null if there is something in it that no word has. */
export function wordOf(text: string, { language, umlauts }: Spelling): string | null {
  // Taken apart, so that an accent is a sign of its own, on a ligature and beside dots, too.
  let taken = text.normalize('NFD').replace(/[œŒæÆßẞ]/g, (sign) => SPELT_OUT[sign] ?? sign);
  if (language === 'de' && umlauts === 'ae')
    taken = taken.replace(/([AOU])(\p{Mn}*?)\u0308/giu, '$1$2E');
  const word = taken.replace(/[\p{Mn}\s'’‘ʼ`´′\-‐‑‒–—\u00ad]/gu, '');
  // Not by capitals: some that are none of our letters would become A to Z (ı, ſ, ﬁ).
  return /^[A-Za-z]+$/.test(word) ? word.toUpperCase() : null;
}
