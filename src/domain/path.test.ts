import { expect, test } from 'vitest';
import type { InitialPayload, Study } from './facts.ts';
import { pathOf, type PathFlags } from './path.ts';

const flags: PathFlags = {};
const payload = (more: Partial<InitialPayload>): InitialPayload => ({
  analytics: {},
  leadLpParamId: 'x',
  leadLpParamsStudyIds: [],
  enableRecording: false,
  ...more,
});
/** A study of which only its screener matters. */
const studyWith = (webScreener: Study['webScreener']) => payload({ study: { id: 1, webScreener } as Study });

const cases: readonly [string, Parameters<typeof pathOf>, object][] = [
  ['no flag: nobody answers for another', [{}, flags, undefined, 'ready'], { hasCaregiver: false }],
  [
    'no flag: nothing is skipped or required',
    [{}, flags, undefined, 'ready'],
    { skipDiagnosis: false, genderRequired: false, hotCall: false },
  ],
  ['cg=1: a parent answers for a child', [{ cg: '1' }, flags, undefined, 'ready'], { caregiverType: 'parent_child' }],
  ['cg=0: no caregiver', [{ cg: '0' }, flags, undefined, 'ready'], { hasCaregiver: false }],
  [
    'the document names the type of caregiver',
    [{}, { hasCaregiver: true, caregiverType: 'adult' }, undefined, 'ready'],
    { hasCaregiver: true, caregiverType: 'adult' },
  ],
  [
    'the study stands above the document',
    [{}, { hasCaregiver: true, caregiverType: 'adult' }, studyWith({ caregiverType: 'parent_child' }), 'ready'],
    { caregiverType: 'parent_child' },
  ],
  [
    'a study of children',
    [{}, flags, studyWith({ hasCaregiver: true }), 'ready'],
    { hasCaregiver: true, caregiverType: 'parent_child' },
  ],
  [
    'a document without caregivers stands above address and study',
    [{ cg: '1' }, { hasCaregiver: false }, studyWith({ hasCaregiver: true }), 'ready'],
    { hasCaregiver: false },
  ],
  ['sd skips the diagnosis', [{ sd: '1' }, flags, undefined, 'ready'], { skipDiagnosis: true }],
  ['skipDiag skips the diagnosis', [{ skipDiag: 'true' }, flags, undefined, 'ready'], { skipDiagnosis: true }],
  ['g requires a gender', [{ g: '1' }, flags, undefined, 'ready'], { genderRequired: true }],
  ['hc is a hot call', [{ hc: '1' }, flags, undefined, 'ready'], { hotCall: true }],
  [
    'a condition',
    [{}, flags, payload({ indication: { id: 3, name: 'Asthma' } }), 'ready'],
    { indication: { id: 3, name: 'Asthma' } },
  ],
  [
    'a condition under another name',
    [
      {},
      flags,
      payload({ indication: { id: 3, name: 'Asthma' }, indicationOverride: { id: 4, name: 'Wheezing' } }),
      'ready',
    ],
    { indication: { id: 3, name: 'Wheezing' } },
  ],
  [
    'still loading',
    [{}, flags, undefined, 'loading'],
    { loadingInitialPayload: true, loadingStudy: false, failedInitialPayload: false },
  ],
  ['still loading a study', [{ studyId: '1' }, flags, undefined, 'loading'], { loadingStudy: true }],
  ['rendered for a visit about a study', [{}, flags, undefined, 'loading', true], { loadingStudy: true }],
  ['there, with its study', [{ studyId: '1' }, flags, undefined, 'ready'], { loadingStudy: false }],
  ['could not be had', [{}, flags, undefined, 'failed'], { loadingInitialPayload: false, failedInitialPayload: true }],
  [
    'a way back',
    [{}, flags, payload({ affiliateReturnUrl: 'https://example.org' }), 'ready'],
    { affiliateReturnUrl: 'https://example.org' },
  ],
];
test.each(cases)('%s', (_sentence, parts, expected) => expect(pathOf(...parts)).toMatchObject(expected));
