import { expect, test } from 'vitest';
import type { Text, Texts } from '#src/i18n/texts.ts';
import { fieldTexts } from './fieldTexts.tsx';

/** Texts that say where they stand, and how often one was looked for by name. */
function textsOf(known: Readonly<Record<string, readonly string[]>>) {
  let looked = 0;
  const texts = {
    has: (namespace: string, key: string) => {
      looked += 1;
      return known[namespace]?.includes(key) === true;
    },
    get: (namespace: string, keys: string | readonly string[]): Text => ({ text: `${namespace}: ${String(keys)}` }),
    choose: ({ en = '' }) => ({ text: en }),
  };
  // Only these are asked for.
  return { texts: texts as unknown as Texts, looked: () => looked };
}

const field = { id: 'mail', kind: 'Email' };

test.each([
  [
    'of the campaign for this very field',
    { Email: ['home.mail.hint'], common: ['hint'] },
    'Email: home.mail.hint,hint',
  ],
  ['of its kind', { Email: ['hint'], common: ['hint'] }, 'Email: home.mail.hint,hint'],
  ['in common', { common: ['hint'] }, 'common: hint'],
  ['of its kind where there is none in common', {}, 'Email: home.mail.hint,hint'],
])('a message is the one %s', (_, known, expected) => {
  const { t, T, text } = fieldTexts(textsOf(known).texts, 'home', field);
  expect(t('hint')).toBe(expected);
  expect(T({ message: 'hint' })).toBe(expected);
  expect(text({ en: 'as it is' })).toBe('as it is');
});

test('where a message stands is looked up once', () => {
  const { texts, looked } = textsOf({ common: ['hint'] });
  const { t } = fieldTexts(texts, 'home', field);
  t('hint');
  const before = looked();
  t('hint');
  expect(looked()).toBe(before);
});
