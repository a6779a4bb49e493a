import { expect, test } from 'vitest';
import type { State } from '#src/domain/state.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { emptyState } from './emptyState.ts';
import { createFacts, type PageFacts } from './createFacts.ts';

const { campaign } = exampleFacts();
const page: PageFacts = {
  campaign,
  flags: {},
  oversight: { sponsor: 'Of the campaign', recruiter: 'Of the campaign' },
  landingPageCopy: { title: 'Of the campaign' },
  query: () => ({ hc: '1' }),
  awaitsStudy: true,
  locale: 'es',
  today: () => '2026-06-15',
  narrowScreen: () => false,
};
const payload = { analytics: {}, leadLpParamId: 'x', leadLpParamsStudyIds: [], enableRecording: false };
const study = exampleFacts({ study: { id: 7 } }).study;

const stateWith = (changes: Partial<State['payload']>, answers: State['answers'] = {}): State => {
  const empty = emptyState();
  return { ...empty, answers, payload: { ...empty.payload, ...changes } };
};

const cases: readonly [string, State, object][] = [
  ['what the page knows is always there', stateWith({}), { query: { hc: '1' }, locale: 'es', today: '2026-06-15' }],
  [
    'the way through follows the payload',
    stateWith({ status: 'failed' }),
    { path: { hotCall: true, failedInitialPayload: true } },
  ],
  ['of a study that is on its way', stateWith({}), { path: { loadingStudy: true } }],
  [
    'one that came with the page is there before the payload',
    stateWith({ study: { ...study!, webScreener: { hasCaregiver: true } } }),
    { study: { id: 7 }, path: { loadingStudy: false, loadingInitialPayload: true, hasCaregiver: true } },
  ],
  [
    'once that has come, it decides',
    stateWith({ study: study!, status: 'ready', initial: payload }),
    { path: { loadingStudy: false, hasCaregiver: false } },
  ],
  ['the campaign has its own landing copy', stateWith({}), { landingPageCopy: { title: 'Of the campaign' } }],
  [
    'that of the study stands above it',
    stateWith({
      initial: { ...payload, study: { ...study!, webScreener: { landingPageCopy: { title: 'Of the study' } } } },
    }),
    { study: { id: 7 }, landingPageCopy: { title: 'Of the study' } },
  ],
  [
    'a study says itself who answers for it, and the campaign says the rest',
    stateWith({ initial: { ...payload, study: { ...study!, oversight: { sponsor: 'Of the study' } } } }),
    { oversight: { sponsor: 'Of the study', recruiter: 'Of the campaign' } },
  ],
  ['without anything known the country is the US', stateWith({}), { country: 'US' }],
  ['the language of the browser names a country', stateWith({ fallbackCountry: 'NZ' }), { country: 'NZ' }],
  [
    'the server names a better one',
    stateWith({ fallbackCountry: 'NZ', initial: { ...payload, country: 'IE' } }),
    { country: 'IE' },
  ],
  [
    'the visitor names the best',
    stateWith({ initial: { ...payload, country: 'IE' } }, { country: 'ZA' }),
    { country: 'ZA' },
  ],
];
test.each(cases)('%s', (_sentence, state, expected) => expect(createFacts(page)(state)).toMatchObject(expected));

test('the same state gives the same facts, another state others', () => {
  const factsOf = createFacts(page);
  const state = emptyState();
  expect(factsOf(state)).toBe(factsOf(state));
  expect(factsOf({ ...state })).not.toBe(factsOf(state));
});

test('who answers for a study is the same object while the study says the same, whatever else arrives', () => {
  const factsOf = createFacts(page);
  const known = stateWith({ initial: payload });
  const later = { ...known, payload: { ...known.payload, siteSearch: 'found' as const } };
  expect(factsOf(later)).not.toBe(factsOf(known));
  expect(factsOf(later).oversight).toBe(factsOf(known).oversight);
});

test.each([
  ['until a step has opened for it', {}, true],
  ['no more once it has, whether the lead came or not', { linkAsked: true }, false],
] as const)('the lead of a link loads %s', (_, changes, expected) => {
  const facts = createFacts({ ...page, query: () => ({ slug: 'demo-lead-link' }) });
  expect(facts(stateWith(changes)).isLeadLoading).toBe(expected);
});

test('without a link no lead loads', () => expect(createFacts(page)(emptyState()).isLeadLoading).toBe(false));
