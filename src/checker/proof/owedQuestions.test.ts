import { describe, expect, test } from 'vitest';
import type { Json } from '#src/checker/json.ts';
import { changed, listAt, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';
import { asking } from '#src/checker/testing/defects/saves.ts';

const shipped = shippedCampaigns();

/** What is found in a shipped campaign without the fields of a kind, which another step may ask for instead. */
function found(name: string, kind: string, instead?: { step: string; field: object; next?: string | undefined }) {
  const document = shipped.documents.get(name) ?? {};
  const gone = asking([kind])(document).toReversed();
  const without = gone.reduce((all: Json, { path }) => changed(all, path, undefined), document);
  const path = ['steps', instead?.step ?? '', 'fields'];
  const moved = instead ? changed(without, path, [...listAt(without, path), instead.field]) : without;
  const { findings, warnings } = shipped.check(name, { text: printed(moved) });
  return [...findings, ...warnings].map(({ code, message }) => `${code} ${message}`);
}

describe('a question that the study or the address asks for is found where nobody is asked', () => {
  test.each([
    [
      'ws10',
      'RiskAssessment',
      /^C103 Nobody with a study, with a study that asks about risks is asked about the risks/,
    ],
    ['ws18', 'CtScanDate', /^C103 Nobody .*is asked for the day of their CT scan before the step "home" saves/],
    ['ws10', 'CaregiverName', /^C104 Nobody answering for a child is asked for their own name/],
    ['s6', 'CaregiverName', /^C104 Nobody answering for a child is asked for their own name.* "phone" saves/],
    ['demo', 'CaregiverChoice', /^C104 Nobody .*answering for an adult is asked who takes part/],
  ])('%s without %s', (name, kind, expected) => {
    expect(found(name, kind)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('asked once something is saved', () => {
  const field = { kind: 'MedicalRecordsConsent', when: { rule: 'asksForMedicalRecords' } };

  test('it counts where a later step saves the answer', () => {
    expect(found('ws10', 'MedicalRecordsConsent', { step: 'indications', field })).toEqual([]);
  });

  test('it does not of those who are not asked', () => {
    const ofSite = { ...field, when: { rule: 'hasSiteFound' } };
    expect(found('ws10', 'MedicalRecordsConsent', { step: 'indications', field: ofSite })).toEqual([
      expect.stringMatching(/^C099 Nobody .*without a site.* is asked whether their medical records may be collected/),
    ]);
  });
});

test('whose lead it is must be known before any is saved', () => {
  const field = { kind: 'CaregiverName', when: { rule: 'caregiverIsParent' } };
  expect(found('ws10', 'CaregiverName', { step: 'indications', field })).toEqual([
    expect.stringMatching(
      /^C104 Nobody answering for a child is asked for their own name.* before the step "home" saves/,
    ),
  ]);
});

test('where nobody answers for somebody else, nobody is asked who they are', () => {
  expect(found('flare', 'CaregiverName')).toEqual([]);
});
