import { describe, expect, test } from 'vitest';
import { idsOf, isOn, sentQuery, splitQuery } from './query.ts';

describe('a query taken apart', () => {
  test.each([
    ['nothing', '', { search: '', query: {}, personal: {} }],
    [
      'a flow and a study',
      '?s=ws10&studyId=1',
      { search: '?s=ws10&studyId=1', query: { s: 'ws10', studyId: '1' }, personal: {} },
    ],
    [
      'who the visitor is stays in no address',
      '?firstName=Ana&lastName=Diaz&email=a%40b.co&phone=1&dob=2&zip=3&age=4&gender=f&o=9',
      {
        search: '?o=9',
        query: { o: '9' },
        personal: {
          firstName: 'Ana',
          lastName: 'Diaz',
          email: 'a@b.co',
          phone: '1',
          dob: '2',
          zip: '3',
          age: '4',
          gender: 'f',
        },
      },
    ],
    [
      'repeated parameters are joined in the query, and unchanged in the search',
      '?indicationIds[]=1&indicationIds[]=2,3',
      {
        search: '?indicationIds%5B%5D=1&indicationIds%5B%5D=2%2C3',
        query: { 'indicationIds[]': '1,2,3' },
        personal: {},
      },
    ],
    [
      'a parameter repeated with the same value, or without one, counts once',
      '?studyId=1&studyId=1&landing=&s',
      { search: '?studyId=1&studyId=1&landing=&s=', query: { studyId: '1' }, personal: {} },
    ],
    ['the last of repeated personal values counts', '?zip=1&zip=2', { search: '', query: {}, personal: { zip: '2' } }],
    [
      'names that objects have are names, but the one that is refused everywhere',
      '?constructor=a&toString=b&__proto__=c',
      { search: '?constructor=a&toString=b&__proto__=c', query: { constructor: 'a', toString: 'b' }, personal: {} },
    ],
  ])('%s', (_sentence, search, expected) => {
    expect(splitQuery(search)).toEqual(expected);
    expect(splitQuery(search.slice(1))).toEqual(expected);
  });
});

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['yes', false],
  ['', false],
  [undefined, false],
])('the flag %s is on: %s', (value, expected) => expect(isOn(value)).toBe(expected));

test.each([
  ['3,4', [3, 4]],
  ['3,3,4', [3, 4]],
  ['3,,x,-1,0,1.5, 7', [3, 7]],
  ['', []],
  [undefined, []],
])('the ids in "%s" are %j', (value, expected) => expect(idsOf(value)).toEqual(expected));

test('a query is sent within the limits of the calls', () => {
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`${index}`.padEnd(80, 'n'), 'v'.repeat(600)]),
  );
  const sent = Object.entries(sentQuery(many));
  expect(sent).toHaveLength(40);
  expect(Math.max(...sent.map(([name]) => name.length))).toBe(60);
  expect(Math.max(...sent.map(([, value]) => value.length))).toBe(500);
});

test('a query is sent without what the calls refuse: NUL, and half of a character that was cut', () => {
  const given = { 'a\0': 'b\0c', cut: `${'v'.repeat(499)}\u{1F600}`, whole: '\u{1F600}' };
  expect(sentQuery(given)).toEqual({ a: 'bc', cut: 'v'.repeat(499), whole: '\u{1F600}' });
});
