import { expect, test } from 'vitest';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { checkPrescreen } from './prescreen.ts';

const summary = (name: string, flowType: CampaignSummary['flowType']): CampaignSummary => ({
  name,
  flowType,
  home: 'home',
  pageTitle: { en: name },
  paths: { home: 'home' },
});
const campaigns = [summary('ws10', 'webScreener'), summary('ws15', 'webScreener'), summary('s6', 'signup')];

test.each([
  [undefined, []],
  ['ws15', []],
  ['s6', []],
  ['bogus', ['warning Invalid prescreen flow: ws10 stands in for it', 'redirected bogus']],
  ['', ['warning Invalid prescreen flow: ws10 stands in for it', 'redirected ']],
])('the screener %s in an address', (ps, expected) => {
  const told: string[] = [];
  checkPrescreen(
    {
      query: ps === undefined ? {} : { ps },
      report: (severity, message) => void told.push(`${severity} ${message}`),
      redirected: (name) => void told.push(`redirected ${name}`),
    },
    campaigns,
  );
  expect(told).toEqual(expected);
});
