import { expect, test } from 'vitest';
import { visitOf } from './visit.ts';

test.each([
  ['nothing', {}, {}],
  ['the id of a campaign', { cid: 'abc-1' }, { cid: 'abc-1' }],
  ['the number of a test group', { tg: '7' }, { testGroup: 7 }],
  ['an id cut to what is passed on', { cid: 'c'.repeat(201) }, { cid: 'c'.repeat(200) }],
  ['a test group of several digits', { tg: '123456789' }, { testGroup: 123_456_789 }],
  ['no test group of more', { tg: '1234567890' }, {}],
  ['no test group that is no number', { tg: '7b' }, {}],
  ['none after a letter', { tg: 'b7' }, {}],
  ['that another screener sent the visitor', { psr: '1' }, { isPrescreenRedirect: true }],
  ['that none did', { psr: '0' }, {}],
])('an address tells %s', (_, query, visit) => {
  expect(visitOf(query)).toEqual(visit);
});
