import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { CommercialConsent } from './CommercialConsent.tsx';

testWidget('CommercialConsent', CommercialConsent);

describe('CommercialConsent', () => {
  test.each(['US', 'GB'] as const)('the box starts unticked and may stay so, as in %s', async (country) => {
    const { screen, answers, submit } = await renderWidget(CommercialConsent, { facts: { country } });
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
    expect(await submit()).toEqual([]);
    expect(answers().consents).toBeUndefined();
  });

  test('a consent that is given and taken back stays known', async () => {
    const { screen, answers } = await renderWidget(CommercialConsent, { answers: { consents: { phone: true } } });
    await screen.getByRole('checkbox', { name: /automated commercial text messages/ }).click();
    expect(answers().consents).toEqual({ phone: true, commercial: true });
    await screen.getByRole('checkbox').click();
    expect(answers().consents).toEqual({ phone: true, commercial: false });
  });

  test.each([
    ['en', 'You withdrew this on another page. Check the box only if you agree again.'],
    ['es', 'Usted retiró esto en otra página. Marque la casilla solo si acepta de nuevo.'],
  ] as const)('that it was withdrawn elsewhere is said until the box is ticked, in %s', async (locale, sentence) => {
    const { screen } = await renderWidget(CommercialConsent, { facts: { withdrawn: { commercial: true } }, locale });
    await expect.element(screen.getByRole('status')).toHaveTextContent(sentence);
    await screen.getByRole('checkbox').click();
    await expect.element(screen.getByText(sentence)).not.toBeInTheDocument();
  });
});
