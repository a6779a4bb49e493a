import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { HealthDataConsent } from './HealthDataConsent.tsx';

const yes = { name: 'Yes, I consent' };
const no = { name: 'No, I do not consent' };

testWidget('HealthDataConsent', HealthDataConsent);

describe('HealthDataConsent', () => {
  test.each([
    ['yes', yes, true, 'You gave your consent.'],
    ['no', no, false, 'You did not give your consent.'],
  ] as const)(
    '%s is kept beside the other consents, recorded, and counted as a choice',
    async (_, button, given, words) => {
      const { screen, answers, events } = await renderWidget(HealthDataConsent, {
        answers: { consents: { phone: true } },
      });
      await expect.element(screen.getByText('Consent medicalRecordsHealthData')).toBeVisible();
      await screen.getByRole('button', button).click();
      expect(answers().consents).toEqual({ phone: true, medicalRecordsHealthData: given });
      await expect.element(screen.getByText(`Thank you. Your responses have been recorded. ${words}`)).toHaveFocus();
      expect(screen.getByRole('button', yes).elements()).toHaveLength(0);
      expect(events).toEqual(['count health_data_choice']);
    },
  );

  test('the answer may be changed', async () => {
    const { screen, answers } = await renderWidget(HealthDataConsent, {
      answers: { consents: { medicalRecordsHealthData: true } },
    });
    await screen.getByRole('button', { name: 'Change my answer' }).click();
    expect(answers().consents).toEqual({});
    await expect.element(screen.getByRole('button', no)).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Do you agree?' })).toHaveFocus();
  });

  test('without a choice the next step does not open', async () => {
    const { screen, submit } = await renderWidget(HealthDataConsent);
    expect(await submit()).toEqual(['choose']);
    await expect.element(screen.getByText('Please choose yes or no')).toBeVisible();
  });

  test.each([
    ['en', 'You withdrew your consent on another page.'],
    ['es', 'Usted retiró su consentimiento en otra página.'],
  ] as const)('that it was withdrawn elsewhere is said, in %s', async (locale, sentence) => {
    const { screen } = await renderWidget(HealthDataConsent, {
      facts: { withdrawn: { medical_records_health_data: true } },
      answers: { consents: { medicalRecordsHealthData: false } },
      locale,
    });
    await expect.element(screen.getByText(sentence, { exact: false })).toBeVisible();
  });
});
