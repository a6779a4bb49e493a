import { expect, test } from 'vitest';
import { companiesIn } from './companies.ts';

const namesIn = (text: string) => companiesIn('en', text).map(({ names }) => names);

test.each([
  ['A study of Acme, Inc.', [['Acme']]],
  ['We are the Institute of Health and Bright Labs LLC.', [['Institute of Health and Bright Labs']]],
  [
    'Ask Acme Inc. or us. At Bright Labs Ltd you may, too.',
    [
      ['Ask Acme', 'Acme'],
      ['At Bright Labs', 'Bright Labs'],
    ],
  ],
  ['Places are few.\n\n- Acme Inc. calls you.', [['Acme']]],
])('the companies of "%s" have their names, and those without a word that may begin the sentence', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('a long word in capitals is gone through at once', () => {
  expect(namesIn(`${'A'.repeat(2000)}! ${'A-'.repeat(1000)}! Inc`)).toEqual([]);
});
