import { expect, test } from 'vitest';
import type { StepName } from '#src/flow/campaign.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { FlowType } from '#src/domain/facts.ts';
import { createAppStore } from '#src/store/store.ts';
import type { Page } from '#src/app/page/page.ts';
import { reportOpening } from './reportOpening.ts';

/** What is counted as the steps of a page open one after the other. */
function counted(flowType: FlowType, postalCode: string | undefined, ...steps: StepName[]): string[] {
  const store = createAppStore({ local: undefined, session: undefined });
  if (postalCode) store.setState(({ answers }) => ({ answers: { ...answers, postalCode } }));
  const codes: string[] = [];
  const page: Partial<Page> = {
    query: {},
    store,
    campaign: expandCampaign({ name: 'ss8', flowType, steps: { home: { fields: [] } } }, {}),
    countEvents: (...named) => codes.push(...named),
  };
  // An opening reads nothing else of the page.
  for (const step of steps) reportOpening(page as Page, step);
  return codes;
}

test.each<[string, FlowType, string | undefined, StepName[], string[]]>([
  ['a search', 'studySearch', undefined, ['home'], ['l', 'ss']],
  ['a search with a postal code', 'studySearch', '60601', ['home'], ['l', 'lz', 'ss', 'sslz']],
  ['a search, once for its page', 'studySearch', undefined, ['home', 'search', 'home'], ['l', 'ss']],
  ['another flow', 'signup', '60601', ['home'], ['l', 'lz']],
  ['a later step', 'studySearch', '60601', ['thankyou'], []],
])('counts the opening of %s', (_, flowType, postalCode, steps, codes) => {
  expect(counted(flowType, postalCode, ...steps)).toEqual(codes);
});
