import { expect, test } from 'vitest';
import { visitOf } from './visit.ts';

test.each([
  ['nothing', {}, {}],
  ['the id of a campaign', { cid: 'abc-1' }, { cid: 'abc-1' }],
  ['the number of a test group', { tg: '7' }, { testGroup: 7 }],
  ['no test group that is no number', { tg: '7b' }, {}],
  ['that another screener sent the visitor', { psr: '1' }, { isPrescreenRedirect: true }],
  ['that none did', { psr: '0' }, {}],
])('an address tells %s', (_, query, visit) => {
  expect(visitOf(query)).toEqual(visit);
});
