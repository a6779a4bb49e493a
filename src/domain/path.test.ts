import { expect, test } from 'vitest';
import type { InitialPayload, Study } from './facts.ts';
import { pathOf } from './path.ts';

const payload = (more: Partial<InitialPayload>): InitialPayload => ({
  analytics: {},
  leadLpParamId: 'x',
  leadLpParamsStudyIds: [],
  enableRecording: false,
  ...more,
});
/** A study of which only its screener matters. */
const studyWith = (webScreener: Study['webScreener']) => payload({ study: { id: 1, webScreener } as Study });

type Told = Parameters<typeof pathOf>[0] & { payload: Partial<InitialPayload>; status: Parameters<typeof pathOf>[2] };

const cases: readonly [string, Partial<Told>, object][] = [
  ['no flag: nobody answers for another', {}, { hasCaregiver: false }],
  ['no flag: nothing is skipped or required', {}, { skipDiagnosis: false, genderRequired: false, hotCall: false }],
  ['cg=1: a parent answers for a child', { query: { cg: '1' } }, { caregiverType: 'parent_child' }],
  ['cg=0: no caregiver', { query: { cg: '0' } }, { hasCaregiver: false }],
  [
    'the document names the type of caregiver',
    { flags: { hasCaregiver: true, caregiverType: 'adult' } },
    { hasCaregiver: true, caregiverType: 'adult' },
  ],
  [
    'the study stands above the document',
    { flags: { hasCaregiver: true, caregiverType: 'adult' }, payload: studyWith({ caregiverType: 'parent_child' }) },
    { caregiverType: 'parent_child' },
  ],
  [
    'a study of children',
    { payload: studyWith({ hasCaregiver: true }) },
    { hasCaregiver: true, caregiverType: 'parent_child' },
  ],
  [
    'a document without caregivers stands above address and study',
    { query: { cg: '1' }, flags: { hasCaregiver: false }, payload: studyWith({ hasCaregiver: true }) },
    { hasCaregiver: false },
  ],
  ['sd skips the diagnosis', { query: { sd: '1' } }, { skipDiagnosis: true }],
  ['skipDiag skips the diagnosis', { query: { skipDiag: 'true' } }, { skipDiagnosis: true }],
  ['g requires a gender', { query: { g: '1' } }, { genderRequired: true }],
  ['hc is a hot call', { query: { hc: '1' } }, { hotCall: true }],
  [
    'a condition',
    { payload: payload({ indication: { id: 3, name: 'Asthma' } }) },
    { indication: { id: 3, name: 'Asthma' } },
  ],
  [
    'a condition under another name',
    { payload: payload({ indication: { id: 3, name: 'Asthma' }, indicationOverride: { id: 4, name: 'Wheezing' } }) },
    { indication: { id: 3, name: 'Wheezing' } },
  ],
  [
    'still loading',
    { status: 'loading' },
    { loadingInitialPayload: true, loadingStudy: false, failedInitialPayload: false },
  ],
  ['still loading a study', { query: { studyId: '1' }, status: 'loading' }, { loadingStudy: true }],
  ['rendered for a visit about a study', { status: 'loading', awaitsStudy: true }, { loadingStudy: true }],
  ['there, with its study', { query: { studyId: '1' } }, { loadingStudy: false }],
  ['could not be had', { status: 'failed' }, { loadingInitialPayload: false, failedInitialPayload: true }],
  [
    'a way back',
    { payload: payload({ affiliateReturnUrl: 'https://example.org' }) },
    { affiliateReturnUrl: 'https://example.org' },
  ],
];
test.each(cases)(
  '%s',
  (_sentence, { query = {}, flags = {}, payload: initial, status = 'ready', awaitsStudy }, expected) =>
    expect(pathOf({ query, flags, awaitsStudy }, initial, status)).toMatchObject(expected),
);
