import { describe, expect, test } from 'vitest';
import type { Widget } from '#src/kit/widget.ts';
import { ConditionChips } from '#widgets/ConditionChips/ConditionChips.tsx';
import { CtScanDate } from '#widgets/CtScanDate/CtScanDate.tsx';
import { Diagnosis } from '#widgets/Diagnosis/Diagnosis.tsx';
import { EligibilitySummary } from '#widgets/EligibilitySummary/EligibilitySummary.tsx';
import { EsignConsent } from '#widgets/EsignConsent/EsignConsent.tsx';
import { GenderHome } from '#widgets/GenderHome/GenderHome.tsx';
import { GenderSelect } from '#widgets/GenderSelect/GenderSelect.tsx';
import { HealthDataConsent } from '#widgets/HealthDataConsent/HealthDataConsent.tsx';
import { IndicationMultiSelect } from '#widgets/IndicationMultiSelect/IndicationMultiSelect.tsx';
import { MedicalRecordsConsent } from '#widgets/MedicalRecordsConsent/MedicalRecordsConsent.tsx';
import { OncologyQuestions } from '#widgets/OncologyQuestions/OncologyQuestions.tsx';
import { RiskAssessment } from '#widgets/RiskAssessment/RiskAssessment.tsx';
import { ThankYouPage } from '#widgets/ThankYouPage/ThankYouPage.tsx';
import { ThankYouSpecial } from '#widgets/ThankYouSpecial/ThankYouSpecial.tsx';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';

const parent = { hasCaregiver: true, caregiverType: 'parent_child' } as const;

const rows: [string, Widget, Situation?][] = [
  ['ConditionChips', ConditionChips],
  ['CtScanDate of a scan to come', CtScanDate, { options: { day: 'coming' } }],
  ['CtScanDate of one that was had', CtScanDate, { options: { day: 'past' } }],
  ['Diagnosis', Diagnosis],
  ['EligibilitySummary', EligibilitySummary, { options: { changeStep: 'home' } }],
  ['EsignConsent', EsignConsent],
  ['GenderHome', GenderHome],
  ['GenderSelect', GenderSelect],
  ['HealthDataConsent', HealthDataConsent],
  ['IndicationMultiSelect', IndicationMultiSelect],
  ['MedicalRecordsConsent', MedicalRecordsConsent, { options: { consent: 'medicalRecords' } }],
  ['MedicalRecordsConsent of health data', MedicalRecordsConsent, { options: { consent: 'medicalRecordsHealthData' } }],
  ['OncologyQuestions', OncologyQuestions],
  ['RiskAssessment', RiskAssessment],
  ['ThankYouPage', ThankYouPage],
  ['ThankYouSpecial', ThankYouSpecial],
];

describe.each(rows)('%s speaks to a parent of their child', (_, widget, situation) => {
  test.each([
    ['en', /\b(your|my) child/i, /participant[’']s|(the|of|does) participant/i],
    ['es', /\b(su|mi) hijo o hija/i, /\b(el|del|al) participante/i],
  ] as const)('in %s', async (locale, child, participant) => {
    const { screen } = await renderWidget(widget, { ...situation, facts: { path: parent }, locale });
    await expect.element(screen.getByText(child).first()).toBeVisible();
    expect(screen.container.textContent).not.toMatch(participant);
  });
});
