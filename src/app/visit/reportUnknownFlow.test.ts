import { expect, test, vi } from 'vitest';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { CampaignSummary } from '#src/flow/campaign.ts';
import { createAppStore } from '#src/store/store.ts';
import { reportUnknownFlow } from './reportUnknownFlow.ts';

const s6: CampaignSummary = { name: 's6', flowType: 'signup', home: 'home', paths: {}, aliases: ['6'] };
const campaign = expandCampaign({ name: 's6', steps: {} }, {});
const long = 'x'.repeat(300);

function told(query: Record<string, string>, attempted?: string) {
  const said: string[] = [];
  const page = {
    query,
    campaign,
    store: createAppStore({ local: undefined, session: undefined }),
    reportMessage: (severity: string, message: string) => said.push(`${severity} ${message}`),
    reportRedirect: (flow: string) => said.push(`redirected from ${flow}`),
  };
  reportUnknownFlow(page, [s6], attempted);
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

test.each([
  ['stands in for a flow that is not there', 'bogus', true],
  ['was asked for by its path', 'ssbogus', false],
])('a flow that %s is shown as such', (_, s, isReplacement) => {
  const store = createAppStore({ local: undefined, session: undefined });
  const ss6: CampaignSummary = { ...s6, name: 'ss6', flowType: 'studySearch', aliases: [], standsInFor: ['ss'] };
  reportUnknownFlow({ query: { s }, campaign, store, reportMessage: vi.fn(), reportRedirect: vi.fn() }, [s6, ss6]);
  expect(store.getState().isReplacement).toBe(isReplacement);
});

test.each([
  ['a flow of the path that is not there', {}, 'bogus', [instead]],
  ['nothing of one that is there and has no such step', {}, 's6', []],
  [
    'two that are not there once, and the redirect of the path elsewhere',
    { s: 'more' },
    'bogus',
    [instead, 'redirected from more'],
  ],
])('tells %s', (_, query, attempted, expected) => {
  expect(told(query, attempted)).toEqual(expected);
});
