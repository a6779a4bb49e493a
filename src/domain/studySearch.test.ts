import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { searchFiltersOf, studiesSought, withSearchFilters } from './studySearch.ts';

test.each([
  [{}, {}],
  [
    { words: ' sleep ', within: '40' },
    { words: 'sleep', withinKm: 40 },
  ],
  [{ words: '  ', within: 'far' }, {}],
  [{ words: 'w'.repeat(201) }, { words: 'w'.repeat(200) }],
  [{ within: '0' }, {}],
  [{ within: '20000' }, { withinKm: 20_000 }],
  [{ within: '20001' }, {}],
  [{ within: '2.5' }, {}],
  [{ within: '99999999' }, {}],
])('the filters of %j are %j', (query, filters) => {
  expect(searchFiltersOf(query)).toEqual(filters);
});

test.each([
  ['adds them', '?ps=ws10', { words: 'sleep', withinKm: 40 }, undefined, '?ps=ws10&words=sleep&within=40'],
  ['without spaces around them', '', { words: ' sleep ' }, undefined, '?words=sleep'],
  ['takes them away', '?words=sleep&within=40', {}, undefined, ''],
  ['keeps the conditions where none are given', '?indicationIds[]=3', {}, undefined, '?indicationIds[]=3'],
  ['replaces the conditions', '?indicationIds[]=3', {}, [1, 2], '?indicationIds[]=1,2'],
  ['takes the conditions away', '?indicationIds[]=3', {}, [], ''],
] as const)('an address %s', (_, search, filters, ids, expected) => {
  expect(decodeURIComponent(withSearchFilters(search, filters, ids))).toBe(expected);
});

describe('what is searched for', () => {
  test.each([
    ['no postal code', {}],
    ['one that is not finished', { postalCode: '606' }],
  ])('nothing with %s', (_, answers) => {
    expect(studiesSought(exampleFacts({ answers }), {})).toBeUndefined();
  });

  test('the postal code as the country writes it, the conditions and what the address asks for', () => {
    const facts = exampleFacts({
      country: 'CA',
      query: { nt: '1', realtime: 'no' },
      answers: { postalCode: 'k1a0b1', indicationIds: [3] },
    });
    expect(studiesSought(facts, { words: ' sleep ', withinKm: 40 })).toEqual({
      postalCode: 'K1A 0B1',
      country: 'CA',
      locale: 'en',
      indicationIds: [3],
      words: 'sleep',
      withinKm: 40,
      realtime: false,
      nt: true,
    });
  });

  test.each([
    ['a flow about vaccines adds healthy volunteers', 'vaccine', [3], 900, [3, 900]],
    ['once', 'vaccine', [900, 3], 900, [900, 3]],
    ['also where nothing was chosen', 'vaccine', undefined, 900, [900]],
    ['but not where the deployment has no such condition', 'vaccine', [3], undefined, [3]],
    ['nor in a flow about chronic conditions', 'chronic', [3], 900, [3]],
    ['nor in any other', undefined, [3], 900, [3]],
  ] as const)('%s', (_sentence, studyType, ids, healthyIndicationId, sought) => {
    const facts = exampleFacts({
      ...(studyType && { campaign: { studyType } }),
      answers: { postalCode: '60601', ...(ids && { indicationIds: [...ids] }) },
    });
    expect(studiesSought(facts, {}, { healthyIndicationId })?.indicationIds).toEqual(sought);
  });

  test('words of spaces and no distance narrow nothing', () => {
    const facts = exampleFacts({ query: { realtime: '1' }, answers: { postalCode: '60601' } });
    const sought = studiesSought(facts, { words: '  ' });
    expect(sought).toMatchObject({ realtime: true });
    expect(Object.keys(sought ?? {})).not.toContain('words');
    expect(Object.keys(sought ?? {})).not.toContain('withinKm');
  });

  test('a page may ask for what is true now, whatever the address says', () => {
    const facts = exampleFacts({ query: { realtime: '0' }, answers: { postalCode: '60601' } });
    expect([studiesSought(facts, {}, { realtime: true })?.realtime, studiesSought(facts, {})?.realtime]).toEqual([
      true,
      false,
    ]);
  });
});
