import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { documentName, type Campaign } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { openRealPage } from '#tests/support/realPage.ts';

const flows = ['ws10', 'ws11', 'ws15', 'ws16', 'ws17', 'ws18', 'ws19', 'ws20', 'ws21', 'ws22', 'ws23'] as const;
const campaigns = await Promise.all(flows.map(async (flow) => (await openRealPage(flow)).campaign));

/** What a campaign does at any moment of its steps, as `moment of step: effect`. */
const doneBy = ({ steps }: Campaign) =>
  Object.values(steps).flatMap(({ name, onEnter, onLeave, onAnswer }) => {
    const moments = { onEnter, onLeave, ...onAnswer };
    return Object.entries(moments).flatMap(([moment, calls]) =>
      (calls ?? []).map(({ effect }) => [effect, `${moment} of ${name}`] as const),
    );
  });

// Once more when the box is ticked: before that the number may not be sent.
const isMatched = ['consents of home', 'onEnter of home', 'phone of home'];
const isScheduled = ['country of home', 'onEnter of home', 'postalCode of home'];
const isConverted = ['onEnter of result', 'onEnter of thanks'];

test.each<[string, Partial<Record<(typeof flows)[number], readonly string[]>>]>([
  ['checkAlreadyMatched', { ws18: isMatched, ws21: isMatched }],
  ['fetchSiteSchedulingStatus', { ws21: isScheduled }],
  ['trackAdClick', { ws19: ['onEnter of home'] }],
  ['trackAdConversion', { ws19: isConverted }],
  ['updateIndicationsBySlug', { ws11: ['onLeave of indications'] }],
])('%s is done by no screeners but these, and at these moments', (effect, expected) => {
  const saying = campaigns.flatMap((campaign) => {
    const when = doneBy(campaign).flatMap(([name, moment]) => (name === effect ? [moment] : []));
    return when.length > 0 ? [[campaign.name, when.toSorted()]] : [];
  });
  expect(Object.fromEntries(saying)).toEqual(expected);
});

/** The screeners whose form shows a kind: on their first page, or on one of those that it is laid out on. */
const showing = (kind: string, facts: ExampleFacts = {}) =>
  campaigns.flatMap(({ name, steps, webScreenerProps }) => {
    const example = exampleFacts({ ...facts, campaign: { webScreenerProps } });
    const form = Object.values(steps).filter((step) => documentName(step) === 'home');
    const fields = form.flatMap((step) => step.fields);
    return fields.some((field) => field.kind === kind && isAsked(field, example)) ? [name] : [];
  });

test.each<[string, string, ExampleFacts, readonly string[]]>([
  ['the medical records', 'MedicalRecordsConsent', {}, ['ws21']],
  ['those of a study that asks for them', 'MedicalRecordsConsent', { study: { medicalRecords: true } }, flows],
  [
    'those of a study that ends with them',
    'MedicalRecordsConsent',
    { study: { successPlan: 'medical_records_collection' } },
    flows,
  ],
  ['how one heard of us', 'HowHeard', {}, ['ws20']],
  ['an email', 'Email', {}, flows],
  ['the ethnicity', 'Ethnicity', {}, flows],
  ['height', 'Height', {}, flows],
  [
    'no caregiver of a child who takes part',
    'CaregiverChoice',
    { path: { hasCaregiver: true, caregiverType: 'parent_child' } },
    [],
  ],
  [
    'who takes part, where an adult may answer for another',
    'CaregiverChoice',
    { path: { hasCaregiver: true, caregiverType: 'adult' } },
    flows,
  ],
  ['no risks, unless the study wants them', 'RiskAssessment', {}, []],
])('the form asks for %s', (_sentence, kind, facts, expected) => {
  expect(showing(kind, facts)).toEqual(expected);
});

test('height and weight are asked for only where the campaign says so', async () => {
  const { campaign } = await openRealPage('ws10');
  const facts = exampleFacts({ study: {}, campaign: { webScreenerProps: { shouldShowHeightWeight: false } } });
  const asked = campaign.steps['home']?.fields.filter((field) => isAsked(field, facts)).map(({ kind }) => kind);
  expect(asked).toContain('Email');
  expect(asked).not.toContain('Height');
  expect(asked).not.toContain('Weight');
});
