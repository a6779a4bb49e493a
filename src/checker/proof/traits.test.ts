import { expect, test } from 'vitest';
import { tellingTraits, type Traits } from './traits.ts';

const traits = (...words: string[]) => new Map(words.map((word) => [word.split(' ')[0] ?? '', word]));

test.each<[string, string[], string[][], string[]]>([
  ['nobody else needs no words', ['age 41', 'country US'], [], []],
  ['one trait that all others lack is enough', ['age 41', 'country US'], [['age 18', 'country US']], ['age 41']],
  [
    'two are needed where each is shared',
    ['age 41', 'country US'],
    [
      ['age 41', 'country CA'],
      ['age 18', 'country US'],
    ],
    ['age 41', 'country US'],
  ],
  ['others of whom it is not known may have it', ['age 41', 'country US'], [['country CA']], ['country US']],
])('%s', (_, one, others, expected) => {
  const known = others.map((other) => traits(...other));
  const mayHave = (some: Traits) =>
    known.some((other) => [...some].every(([about, words]) => (other.get(about) ?? words) === words));
  expect([...tellingTraits(traits(...one), mayHave).values()]).toEqual(expected);
});
