import { expect, test } from 'vitest';
import { isStudyClosed } from '#src/domain/closedStudy.ts';
import type { Criterion, InitialPayload } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { createAppStore, type AppStore } from '#src/store/store.ts';
import { loadPayload } from './loadPayload.ts';

const { study } = exampleFacts({ study: { secondaryScreening: { minimal: true } } });
const criterion: Criterion = {
  id: 1,
  questionId: 1,
  question: 'Do you smoke?',
  questionType: 'select_one',
  gender: 'any',
  responses: [{ id: 11, text: 'Yes', position: 'A', qualifies: true }],
};

/** What the server answers to a visit without a study. */
const answers = { analytics: {}, leadLpParamId: 'organic', leadLpParamsStudyIds: [], enableRecording: false };
/** What a visit of a study loads, besides its store. */
const visit = { campaign: { name: 'ws10' }, query: { studyId: '7' }, locale: 'en', personal: {} } as const;

/** Answers the two calls that a visit of the study begins with. */
const withoutQuestions = async (name: string) => (name === 'criteria' ? [] : { ...answers, study });

/** Opens a visit whose server answers this; `full` are the questions of the study, `minimal` those of its short form. */
async function open(payload: Partial<InitialPayload>, full: readonly Criterion[], minimal: readonly Criterion[] = []) {
  const store = createAppStore({ local: undefined, session: undefined });
  const reports: string[] = [];
  const call = (name: string, input: { query: { minimal?: string } }) =>
    Promise.resolve(name === 'criteria' ? (input.query.minimal ? minimal : full) : { ...answers, ...payload });
  await loadPayload({
    // It answers the two calls that a visit begins with.
    call: call as never,
    store,
    campaign: { name: 'ws21' },
    query: {},
    locale: 'en',
    personal: {},
    reportMessage: (severity, message) => reports.push(`${severity} ${message}`),
  });
  return { reports, payload: store.getState().payload };
}

test('the server is told of the study, the condition, the group, the flow, the language, and all of the address', async () => {
  const asked: unknown[] = [];
  const address = { studyId: '7', 'indicationIds[]': '101,102', pgroup: 'g1', ior: '201', utm_source: 'news' };
  await loadPayload({
    // It answers the one call that a visit without a study makes.
    call: (async (name: string, input: unknown) => {
      asked.push([name, input]);
      return answers;
    }) as never,
    store: createAppStore({ local: undefined, session: undefined }),
    campaign: { name: 'ws10' },
    query: address,
    locale: 'es',
    personal: {},
    reportMessage: () => undefined,
  });
  const named = {
    indicationId: '101',
    pGroupId: 'g1',
    indicationNameOverrideId: '201',
    signup: 'ws10',
    language: 'es',
  };
  expect(asked).toEqual([['initialPayload', { query: { ...address, ...named } }]]);
});

test('a short form without questions is told, and the full one takes its place', async () => {
  const { reports, payload } = await open({ study }, [criterion]);
  expect(reports).toContain('warning Minimal screener for this study has no questions');
  expect(payload).toMatchObject({ criteria: [criterion], minimal: false });
});

test('a short form with questions is used', async () => {
  const { reports, payload } = await open({ study }, [], [criterion]);
  expect(reports).not.toContain('warning Minimal screener for this study has no questions');
  expect(payload).toMatchObject({ criteria: [criterion], minimal: true });
});

test('a country that is not supported is told, and not taken over', async () => {
  // A server that names another country than the types allow is what this is about.
  const { reports, payload } = await open({ country: 'XX' as 'US' }, []);
  expect(reports).toEqual(['warning Unable to find country XX assuming USA']);
  expect(payload.initial?.country).toBeUndefined();
});

test.each([
  ['of a phone number is reported, and is no number', { phone: ' ' }, ['info formatPhone received an empty string']],
  ['of a postal code is none: the guess of the server stands', { zip: '' }, []],
])('an empty value in the address %s', async (_sentence, personal, expected) => {
  const store = createAppStore({ local: undefined, session: undefined });
  const reports: string[] = [];
  await loadPayload({
    store,
    campaign: { name: 's6' },
    query: {},
    locale: 'en',
    personal,
    // It answers the one call that a visit without a study makes.
    call: (async () => ({
      postalCode: '60601',
      prePopFields: { email: '' },
      ...answers,
    })) as never,
    reportMessage: (severity, message) => reports.push(`${severity} ${message}`),
  });
  expect(reports).toEqual(expected);
  expect(store.getState()).toMatchObject({ drafts: {}, answers: { postalCode: '60601' } });
});

test('a study that closed while its page was read takes its questions with it', async () => {
  const store = createAppStore({ local: undefined, session: undefined });
  store.setState((state) => ({ payload: { ...state.payload, study: study!, criteria: [criterion], minimal: true } }));
  // It answers the one call that a visit without an open study makes.
  await loadPayload({ ...visit, store, call: (async () => answers) as never, reportMessage: () => undefined });
  expect(store.getState().payload).toMatchObject({ criteria: [], minimal: false });
});

test.each([
  [
    'the questions that came with the page are not asked for again, and its study stays as it is shown',
    { ...study! },
    ['initialPayload'],
  ],
  ['those of a study that has changed since are', { ...study!, title: 'Renamed' }, ['initialPayload', 'criteria']],
])('%s', async (_sentence, answered, expected) => {
  const store = createAppStore({ local: undefined, session: undefined });
  const criteria = [criterion];
  store.setState((state) => ({ payload: { ...state.payload, study: study!, criteria } }));
  const asked: string[] = [];
  const call = (name: string) => {
    asked.push(name);
    return Promise.resolve(name === 'criteria' ? [] : { ...answers, study: answered });
  };
  // It answers the two calls that a visit begins with.
  await loadPayload({ ...visit, store, call: call as never, reportMessage: () => undefined });
  expect(asked.slice(0, 2)).toEqual(expected);
  const { payload } = store.getState();
  if (expected.length === 1) {
    expect([payload.initial?.study, payload.criteria]).toEqual([study, criteria]);
    expect(payload.initial?.study).toBe(study);
    expect(payload.criteria).toBe(criteria);
  } else expect(payload.initial?.study?.title).toBe('Renamed');
});

const closed = (store: AppStore) =>
  store.setState(({ saved }) => ({ saved: { ...saved, slug: 'a-slug', closedStudyId: study?.id } }));

/** Whether a page of the study shows it as closed, where this has happened before it is opened, and while it loads. */
async function isShownAsClosed(before: (store: AppStore) => void, meanwhile: (store: AppStore) => void) {
  const store = createAppStore({ local: undefined, session: undefined });
  before(store);
  const call = (name: string) => {
    if (name === 'initialPayload') meanwhile(store);
    return Promise.resolve(name === 'criteria' ? [criterion] : { ...answers, study });
  };
  // It answers the two calls that a visit begins with.
  await loadPayload({ ...visit, store, call: call as never, reportMessage: () => undefined });
  return isStudyClosed(store.getState().payload.initial, store.getState().saved);
}

test.each([
  ['was closed when the lead was saved is open once the server says so', closed, () => undefined, false],
  ['a save finds closed while the page loads is closed', () => undefined, closed, true],
])('a study that %s', async (_sentence, before, meanwhile, isClosed) => {
  expect(await isShownAsClosed(before, meanwhile)).toBe(isClosed);
});

test.each([
  ['another study', { studyId: 8, campaign: 'ws10' }, 1],
  ['another flow', { studyId: study!.id, campaign: 'study-search' }, 1],
  ['this study and flow', { studyId: study!.id, campaign: 'ws10' }, 0],
])('what was asked about %s is asked again before the page is ready: %o', async (_sentence, earlier, times) => {
  const store = createAppStore({ local: undefined, session: undefined });
  store.setState((state) => ({ payload: { ...state.payload, ...earlier, siteSearch: 'none' } }));
  const states: unknown[] = [];
  const askAgain = async () => {
    const { initial: payload, ...others } = store.getState().payload;
    states.push([payload?.study?.id, others.status]);
  };
  await loadPayload({ ...visit, store, call: withoutQuestions as never, reportMessage: () => undefined }, askAgain);
  expect(states).toEqual(Array.from({ length: times }, () => [study!.id, 'loading']));
  expect(store.getState().payload.status).toBe('ready');
});
