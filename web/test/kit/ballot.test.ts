// What a screen reader finds on a ballot.

import '../browser';
import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import Ballot from '../../src/kit/Ballot.svelte';
import { speakIn } from '../speaking';

beforeAll(() => speakIn('en'));

const buttons = (questions: string[], abstain?: () => void): string[] => {
  const vote = (): Promise<boolean> => Promise.resolve(true);
  const { body } = render(Ballot, { props: { questions, busy: false, vote, abstain } });
  return [...body.matchAll(/<button[^>]*>(?:\s|<[^/][^>]*>|<!--.*?-->)*([^<]*?)\s*</g)].map(
    (found) => found[1]!,
  );
};

it('asks one question by one press', () => {
  expect(buttons(['EIN'])).toEqual(['Yes', 'No']);
});

it('asks several one by one, and sends them together', () => {
  expect(buttons(['EIN', 'EINS'])).toEqual(['Yes', 'No', 'Yes', 'No', 'Vote']);
});

it('lets whoever may say nothing', () => {
  expect(buttons(['EIN'], () => undefined)).toEqual(['Yes', 'No', 'Abstain']);
});
