import { expect, test } from 'vitest';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { reportUnknownFlow } from './reportUnknownFlow.ts';

const s6: CampaignSummary = { name: 's6', flowType: 'signup', home: 'home', paths: {}, aliases: ['6'] };
const campaign = expandCampaign({ name: 's6', steps: {} }, {});
const long = 'x'.repeat(300);

function told(query: Record<string, string>) {
  const said: string[] = [];
  const page = {
    query,
    campaign,
    reportMessage: (severity: string, message: string) => said.push(`${severity} ${message}`),
    reportRedirect: (attempted: string) => said.push(`redirected from ${attempted}`),
  };
  reportUnknownFlow(page, [s6]);
  return said;
}

const instead = 'error Invalid flow in the address: s6 stands in for it';

test.each([
  ['nothing of an address without a flow', {}, []],
  ['nothing of a flow that is there', { s: 'S6' }, []],
  ['nothing of an alias', { s: '6' }, []],
  ['a flow that is not there', { s: 'bogus' }, [instead, 'redirected from bogus']],
  ['the beginning of a long one', { s: long }, [instead, `redirected from ${long.slice(0, 200)}`]],
])('tells %s', (_, query, expected) => {
  expect(told(query)).toEqual(expected);
});
