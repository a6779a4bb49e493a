import { expect, test } from 'vitest';
import { reportUnknownScreener } from './reportUnknownScreener.ts';

const campaigns = [{ name: 'ws10' }, { name: 'ws15' }, { name: 's6', aliases: ['6'] }];

test.each([
  [undefined, []],
  ['ws15', []],
  ['s6', []],
  ['6', []],
  ['WS15', []],
  ['bogus', ['warning Invalid prescreen flow: the default one stands in for it', 'redirected bogus']],
  ['', ['warning Invalid prescreen flow: the default one stands in for it', 'redirected ']],
])('the screener %s in an address', (ps, expected) => {
  const told: string[] = [];
  reportUnknownScreener(
    {
      query: ps === undefined ? {} : { ps },
      reportMessage: (severity, message) => void told.push(`${severity} ${message}`),
      reportRedirect: (name) => void told.push(`redirected ${name}`),
    },
    campaigns,
  );
  expect(told).toEqual(expected);
});
