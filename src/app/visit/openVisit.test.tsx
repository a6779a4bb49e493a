import { afterEach, expect, test, vi } from 'vitest';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { createTexts } from '#src/i18n/texts.ts';
import { createAppStore } from '#src/store/store.ts';
import type { Page } from '#src/app/page/page.ts';
import { openVisit } from './openVisit.ts';

type Given = { enableRecording?: boolean; outside?: Page['settings']['outside'] } & Partial<
  Pick<Page, 'reportMessage' | 'reportRedirect'>
>;

function open({ enableRecording = false, outside = {}, ...reporting }: Given): Page['listeners'] {
  const store = createAppStore({ local: undefined, session: undefined });
  const payload = { analytics: {}, leadLpParamId: 'lp', leadLpParamsStudyIds: [], enableRecording };
  store.setState((state) => ({ payload: { ...state.payload, initial: payload } }));
  const listeners: Page['listeners'] = {};
  const page: Partial<Page> = {
    ...reporting,
    query: {},
    store,
    listeners,
    widgets: {},
    step: { current: 'home' },
    campaign: expandCampaign({ name: 'ws10', flowType: 'webScreener', steps: {} }, {}),
    settings: { brand: 'trial-search', environment: 'production', year: 2026, numbers: placeholderNumbers, outside },
    texts: createTexts('en', {}),
    facts: () => exampleFacts({}),
  };
  // What a visit opens with reads nothing else of the page.
  openVisit(page as Page);
  return listeners;
}

const frames = () => document.querySelectorAll('iframe[sandbox]').length;

afterEach(() => document.querySelectorAll('iframe[sandbox]').forEach((frame) => frame.remove()));

/** Long enough for what is loaded to have come. */
const LOADED_MS = 500;

// Before any recording, which goes on until the file is through: the names of the flows may take a while to load.
test('a flow of the path that does not exist is reported, and the redirect from it', async () => {
  const told: string[] = [];
  document.cookie = 'attempted=bogus; path=/';
  open({
    reportMessage: (severity, message) => told.push(`${severity} ${message}`),
    reportRedirect: (attempted) => told.push(attempted),
  });
  await expect.poll(() => told).toEqual(['bogus', 'error Invalid flow in the address: ws10 stands in for it']);
});

test('a visit is recorded where the server wants it', async () => {
  const listeners = open({ enableRecording: true });
  await vi.waitFor(() => expect(listeners.move).toBeDefined());
});

test('third parties are loaded where there are some', async () => {
  open({ outside: { tagManager: 'data:text/html,' } });
  await vi.waitFor(() => expect(frames()).toBe(1));
});

test('without any of it nothing is recorded, and nobody else is loaded', async () => {
  const listeners = open({});
  await new Promise((resolve) => setTimeout(resolve, LOADED_MS));
  expect([listeners.move, frames()]).toEqual([undefined, 0]);
});
