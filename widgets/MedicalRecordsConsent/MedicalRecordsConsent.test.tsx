import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { MedicalRecordsConsent } from './MedicalRecordsConsent.tsx';

testWidget('MedicalRecordsConsent', MedicalRecordsConsent);

describe('MedicalRecordsConsent', () => {
  test.each(['US', 'GB'] as const)('the box starts unticked and may stay so, as in %s', async (country) => {
    const { screen, answers, submit } = await renderWidget(MedicalRecordsConsent, { facts: { country } });
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
    expect(await submit()).toEqual([]);
    expect(answers().consents).toBeUndefined();
  });

  test.each([
    ['medicalRecords', 'I authorize the collection of my medical records. (optional)'],
    [
      'medicalRecordsHealthData',
      'I agree that a health data partner may be used to collect my health information. (optional)',
    ],
  ] as const)('%s is ticked beside the other consents, under its own text', async (consent, label) => {
    const { screen, answers } = await renderWidget(MedicalRecordsConsent, {
      options: { consent },
      answers: { consents: { phone: true } },
    });
    await expect.element(screen.getByText(`Consent ${consent}`, { exact: true })).toBeVisible();
    await screen.getByRole('checkbox', { name: label }).click();
    expect(answers().consents).toEqual({ phone: true, [consent]: true });
    await screen.getByRole('checkbox').click();
    expect(answers().consents).toEqual({ phone: true, [consent]: false });
  });

  test.each([
    ['en', 'You withdrew this on another page. Check the box only if you agree again.'],
    ['es', 'Usted retiró esto en otra página. Marque la casilla solo si acepta de nuevo.'],
  ] as const)('that it was withdrawn elsewhere is said until the box is ticked, in %s', async (locale, sentence) => {
    const { screen } = await renderWidget(MedicalRecordsConsent, {
      facts: { withdrawn: { medical_records: true } },
      locale,
    });
    await expect.element(screen.getByRole('status')).toHaveTextContent(sentence);
    await screen.getByRole('checkbox').click();
    await expect.element(screen.getByText(sentence)).not.toBeInTheDocument();
  });
});
