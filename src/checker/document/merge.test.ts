import { describe, expect, test } from 'vitest';
import { mergeDocument } from './merge.ts';
import { lineAndColumn, frameOf } from '#src/checker/finding.ts';
import { parseSource, placeOf, valueOf } from './tree.ts';
import type { Tree } from './tree.ts';
import { nearest } from '#src/checker/suggestion.ts';

function tree(value: object, file = 'a.json'): Tree {
  const parsed = parseSource({ file, text: JSON.stringify(value, null, 1) });
  if (!parsed.tree) throw new Error('The test wrote something that is not JSON.');
  return parsed.tree;
}

const merged = (base: object, patch: object) => valueOf(mergeDocument(tree(base, 'base.json'), tree(patch)).tree);
const fields = [{ kind: 'FullName' }, { kind: 'Email', options: { label: 'long' } }, { kind: 'Phone' }];
const base = { name: 'base', steps: { home: { fields, saves: true } } };
const patched = (home: object) => merged(base, { name: 'a', extends: 'base', steps: { home } });

describe('a document over its base', () => {
  test.each([
    ['objects merge by name', { a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
    ['null removes', { a: 1, b: 2 }, { a: null }, { b: 2 }],
    ['null in something new is left out', { a: 1 }, { b: { c: null, d: 1 } }, { a: 1, b: { d: 1 } }],
    ['lists replace', { a: [1, 2] }, { a: [3] }, { a: [3] }],
    ['a value replaces an object', { a: { b: 1 } }, { a: 5 }, { a: 5 }],
    [
      'what the base says of itself alone is not inherited',
      { isDefault: true, aliases: ['6'], standsInFor: ['b'] },
      {},
      {},
    ],
    ['the name of the base is gone', { a: 1 }, { extends: 'base' }, { a: 1 }],
  ])('%s', (_, first, second, expected) => {
    expect(merged(first, second)).toEqual(expected);
  });

  test('fields are added before, after and at the end', () => {
    const addFields = [
      { before: 'email', field: { kind: 'Age' } },
      { after: 'email', field: { kind: 'Gender' } },
      { field: { kind: 'Heading' } },
    ];
    expect(patched({ addFields })).toMatchObject({
      steps: {
        home: {
          saves: true,
          fields: ['FullName', 'Age', 'Email', 'Gender', 'Phone', 'Heading'].map((kind) => ({ kind })),
        },
      },
    });
  });

  test('fields are changed and removed by id', () => {
    expect(patched({ changeFields: { email: { required: true, options: { size: 1 } }, phone: null } })).toEqual({
      name: 'a',
      steps: {
        home: {
          saves: true,
          fields: [{ kind: 'FullName' }, { kind: 'Email', options: { label: 'long', size: 1 }, required: true }],
        },
      },
    });
  });
});

/** What is found of a condition over an inherited one. */
const mixed = (before: object, when: object) =>
  mergeDocument(tree({ a: { when: before } }, 'base.json'), tree({ a: { when } })).findings.map(
    ({ code, message }) => `${code} ${message}`,
  );

describe('a condition that names its rule over an inherited one', () => {
  const opposite = { rule: 'hasStudy', is: false };
  const bounded = { rule: 'ageBetween', params: { min: 18, max: 65 } };

  test.each<[string, object, object, RegExp]>([
    [
      'the opposite',
      opposite,
      { rule: 'fullyQualified' },
      /^C079 .*"fullyQualified" and keeps `"is": false` of .*"hasStudy"/,
    ],
    ['the opposite of its own rule', opposite, { rule: 'hasStudy' }, /keeps `"is": false`/],
    ['parameters of another rule', bounded, { rule: 'hasStudy' }, /keeps "min" and "max" of/],
    ['one of them', bounded, { rule: 'b', params: { min: 21 } }, /keeps "max" of/],
  ])('is a mix where it keeps %s', (_, before, when, expected) => {
    expect(mixed(before, when)).toEqual([expect.stringMatching(expected)]);
  });

  test.each<[string, object, object]>([
    ['says whether the opposite is asked for', opposite, { rule: 'fullyQualified', is: true }],
    ['keeps that it holds', { rule: 'hasStudy', is: true }, { rule: 'fullyQualified' }],
    ['stands in a list', opposite, [{ rule: 'fullyQualified' }]],
    ['stands for a list', [opposite], { rule: 'fullyQualified' }],
    ['changes a parameter of its own rule', bounded, { rule: 'ageBetween', params: { min: 21 } }],
    ['has other parameters in place of all', bounded, { rule: 'b', params: { min: 21, max: null } }],
    ['takes the parameters away', bounded, { rule: 'hasStudy', params: null }],
  ])('is none where it %s', (_, before, when) => {
    expect(mixed(before, when)).toEqual([]);
  });
});

describe('changes of what is not inherited', () => {
  const short = tree({ steps: { home: { fields: [{ kind: 'Phone' }] }, thanks: { fields: [] } } }, 'base.json');
  const changes = { changeFields: { phone: { required: true } }, addFields: [{ after: 'phone', field: {} }] };
  const found = (steps: object) => mergeDocument(short, tree({ steps })).findings.map(({ message }) => message);
  test('of a field are found with the one that may be meant', () => {
    expect(found({ home: { changeFields: { fone: null } } })).toEqual([
      'This step inherits no field "fone". Did you mean "phone"?',
    ]);
  });
  test('of a step are found once, whatever they change', () => {
    expect(found({ hmoe: changes })).toEqual([
      'Nothing is inherited of a step "hmoe", so it has no fields to change. Did you mean "home"?',
    ]);
    expect(found({ calendarBooking: changes })).toEqual([
      'Nothing is inherited of a step "calendarBooking", so it has no fields to change; inherited are home, thanks',
    ]);
    expect(found({ home: changes })).toEqual([]);
  });
});

describe('a document without a base', () => {
  test.each<[string, object, boolean]>([
    ['is the tree itself', { name: 'a', steps: { home: { fields, saves: true } } }, true],
    ['is without what it removes', { name: 'a', steps: { home: { fields, saves: null } } }, false],
    ['is without the names of what it replaces', { name: 'a', replaces: ['people'] }, false],
    ['is without those of a step', { name: 'a', steps: { home: { fields, replaces: ['onEnter'] } } }, false],
    ['has its changes of fields carried out', { name: 'a', steps: { home: { fields, changeFields: {} } } }, false],
  ])('%s', (_, document, isItself) => {
    const written = tree(document);
    expect(mergeDocument(undefined, written).tree === written).toBe(isItself);
  });
});

describe('places', () => {
  const { tree: both } = mergeDocument(tree({ a: { b: 1, c: 2 } }, 'base.json'), tree({ a: { c: 3 } }));
  test.each([
    ['what was written in the document is found there', ['a', 'c'], 'a.json', 3],
    ['what was inherited is found in the base', ['a', 'b'], 'base.json', 3],
    ['what does not exist is found where it is missing', ['a', 'x', 'y'], 'a.json', 2],
  ])('%s', (_, path, file, line) => {
    const at = placeOf(both, path);
    expect([at.source.file, lineAndColumn(at).line]).toEqual([file, line]);
  });

  test('a frame underlines the place', () => {
    expect(frameOf(placeOf(tree({ name: 'one', home: 'two' }), ['home']))).toBe(
      ['    1 | {', '    2 |  "name": "one",', '    3 |  "home": "two"', '      |          ^^^^^', '    4 | }'].join(
        '\n',
      ),
    );
  });
});

test.each([
  ['Fone', ['Phone', 'FullName', 'Age'], 'Phone'],
  ['calenderBooking', ['calendarBooking', 'siteScheduling'], 'calendarBooking'],
  ['xyzzy', ['Phone', 'Age'], undefined],
  ['Phone', ['Phone'], undefined],
  ['Phone', ['Phone', 'Phones'], 'Phones'],
])('the nearest name to %s', (word, words, expected) => {
  expect(nearest(word, words)).toBe(expected);
});
