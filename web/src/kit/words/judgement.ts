// A judgement of the arbiter in sentences: what kind of word it is, and whether it belongs to a
// category.

import { t, type Params } from '$lib/i18n.svelte';
import type { CategoryJudgement, Evidence, Judgement, Part } from '$lib/generated/wire';

export function wordSentences(answer: Judgement, word: string): string[] {
  const parts = (answer.parts ?? []).map(partSentence);
  if (answer.evidence) return [...evidenceSentences(answer.evidence), ...parts];
  const suggestions = answer.suggestions ?? [];
  return [
    ...parts,
    answer.reason
      ? t(`error.${answer.reason.code}`, { word, ...answer.reason.params })
      : t('words.phrase'),
    ...(suggestions.length ? [t('words.suggestions', { others: suggestions.join(', ') })] : []),
  ];
}

/** One of several words that were written together. */
function partSentence({ text, known, evidence }: Part): string {
  if (!known) return `${t('words.part-unknown', { part: text })}.`;
  if (!evidence) return `${t('words.part-elided', { part: text })}.`;
  return `${t('words.part', { part: text, ...facts(evidence) })}.`;
}

const facts = ({ kinds, commonness }: Evidence): Params => ({
  kinds: kinds.map((kind) => ({ key: `words.kind.${kind}` })),
  commonness: { key: `words.common.${commonness}` },
});

function evidenceSentences(evidence: Evidence): string[] {
  const { vulgar, lemma, lists, word } = evidence;
  return [
    t('words.known', facts(evidence)),
    ...(vulgar ? [t('words.rude')] : []),
    ...(lemma && lemma.toUpperCase() !== word ? [t('words.lemma', { lemma })] : []),
    ...(lists.length ? [t('words.lists', { lists: lists.join(', ') })] : []),
  ];
}

export function categorySentences(
  found: CategoryJudgement,
  category: string,
  nameOf: (category: string) => string,
): string[] {
  const others = (found.known_in ?? []).map(nameOf);
  return [
    belonging(found, category),
    ...(others.length ? [t('words.category-others', { lists: others.join(', ') })] : []),
  ];
}

function belonging(
  { verdict, relation, lemma, note }: CategoryJudgement,
  category: string,
): string {
  const said = { category, lemma: lemma ?? '', note: note ?? '' };
  if (verdict === 'known') return t(`words.category-${relation || 'known'}`, said);
  if (verdict === 'unknown')
    return t(note ? 'words.category-doubted' : 'words.category-unknown', said);
  if (note) return t('words.category-arguable-note', said);
  return t(lemma ? 'words.category-arguable-form' : 'words.category-arguable', said);
}
