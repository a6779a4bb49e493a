import { describe, expect, test } from 'vitest';
import type { Indication } from '#src/generated/api.ts';
import { conditionsOf, isHealthyAlone, listedConditions, searchConditions } from './conditions.ts';

const condition = (id: number, name: string, showForSignup = true): Indication => ({
  id,
  name,
  showForSignup,
  kind: 'chronic',
});
const names = (conditions: Indication[]) => conditions.map(({ name }) => name);

const asthma = condition(1, 'Asthma');
const depression = condition(2, 'Depresión');
const typeTwo = condition(3, 'Type 2 Diabetes');
const diabetes = condition(4, 'Diabetes');
const all = [asthma, depression, typeTwo, diabetes];

describe('the conditions listed for a visitor', () => {
  test('leave out what is not meant for sign-up and groups of study candidates', () => {
    const hidden = condition(5, 'Hidden', false);
    const group = condition(6, 'Candidate for surgery');
    expect(names(listedConditions([{ name: 'All', indications: [asthma, hidden, group] }]))).toEqual(['Asthma']);
  });

  test('hold a condition once when two categories name it', () => {
    const lungs = { name: 'Lungs', indications: [asthma] };
    const allergies = { name: 'Allergies', indications: [asthma, depression] };
    expect(names(listedConditions([lungs, allergies]))).toEqual(['Asthma', 'Depresión']);
  });
});

describe('a search for conditions', () => {
  test.each([
    ['two characters find nothing', 'as', []],
    ['spaces do not count as characters', ' as ', []],
    ['three characters find names that contain them', 'ast', ['Asthma']],
    ['spaces around the text do not matter', ' asth ', ['Asthma']],
    ['capitals do not matter', 'BETES', ['Type 2 Diabetes', 'Diabetes']],
    ['names that start with the text come first', 'diab', ['Diabetes', 'Type 2 Diabetes']],
    ['accents do not matter', 'depresion', ['Depresión']],
    ['nothing is found for an unknown word', 'zzzz', []],
  ])('%s', (_, text, found) => {
    expect(names(searchConditions(all, text))).toEqual(found);
  });

  test('shows ten matches at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => condition(index, `Cancer ${index}`));
    expect(searchConditions(many, 'cancer')).toHaveLength(10);
  });
});

describe('chosen conditions', () => {
  test('keep the order in which they were chosen and drop unknown ids', () => {
    expect(names(conditionsOf(all, [4, 99, 1]))).toEqual(['Diabetes', 'Asthma']);
    expect(conditionsOf(all)).toEqual([]);
  });
});

test.each([
  [[900], true],
  [[900, 1], false],
  [[], false],
])('whoever chose %j is a healthy volunteer and nothing else: %s', (ids, expected) => {
  expect(isHealthyAlone(ids, 900)).toBe(expected);
});
