import { beforeEach, expect, test } from 'vitest';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { OutsideFrame } from '#src/integrations/outsideFrame.ts';
import { startTagManager } from '#src/integrations/tagManager.ts';
import { createAppStore } from '#src/store/store.ts';
import { reportVisit } from './reportVisit.ts';

const campaign = expandCampaign({ name: 's6', landings: { age: 'age' }, steps: {} }, {});
// What reaches the frame of the tag manager.
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  // The tag manager uses its frame to send alone.
  startTagManager({ send: (message: unknown) => sent.push(message) } as unknown as OutsideFrame);
});

function told(query: Record<string, string>, pathType?: string) {
  const said: string[] = [];
  const store = createAppStore({ local: undefined, session: undefined });
  const { study } = exampleFacts({ study: { webScreener: { hasCaregiver: false, ...(pathType && { pathType }) } } });
  const payload = { analytics: {}, leadLpParamId: 'x', leadLpParamsStudyIds: [], enableRecording: false, study };
  if (pathType) store.setState((state) => ({ payload: { ...state.payload, initial: payload } }));
  const page = {
    query,
    campaign,
    store,
    reportMessage: (severity: string, message: string) => said.push(`${severity} ${message}`),
  };
  reportVisit(page);
  return said;
}

test.each([
  ['nothing of an address without a landing page', {}, []],
  ['nothing of a landing page that is there', { landing: 'age' }, []],
  [
    'a landing page that is not there for information',
    { landing: 'moon' },
    ['info Unknown landing page in the address: the home of the flow stands in for it'],
  ],
])('tells %s', (_, query, expected) => {
  expect(told(query)).toEqual(expected);
});

test('hands the tag manager what the address says of the visit, and nothing else of it', () => {
  told({ cid: 'c1', tg: '3', psr: '1', studyId: '1' });
  expect(sent).toEqual([{ push: { cid: 'c1', testGroup: 3, isPrescreenRedirect: true } }]);
});

test('leaves the tag manager alone when there is nothing to say', () => {
  told({ studyId: '1' });
  expect(sent).toEqual([]);
});

test('tells the tag manager the kind of path that the study names', () => {
  told({}, 'flare');
  expect(sent).toEqual([{ push: { pathType: 'flare' } }]);
});
