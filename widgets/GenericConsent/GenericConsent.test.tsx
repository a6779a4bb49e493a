import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { GenericConsent } from './GenericConsent.tsx';

const campaign = { consent: { shown: true } };
const abroad = { country: 'GB', campaign } as const;

testWidget('GenericConsent', GenericConsent, { facts: abroad });

describe('GenericConsent', () => {
  test('in the US the text shows without a box, and going on is enough', async () => {
    const { screen, submit } = await renderWidget(GenericConsent, { facts: { country: 'US', campaign } });
    await expect.element(screen.getByText('Consent contact')).toBeVisible();
    expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
    expect(await submit()).toEqual([]);
  });

  test('elsewhere the box starts unticked and must be ticked', async () => {
    const { screen, answers, submit } = await renderWidget(GenericConsent, { facts: abroad });
    const box = screen.getByRole('checkbox', { name: 'I have read this and I agree.' });
    await expect.element(box).not.toBeChecked();
    expect(await submit()).toEqual(['mustAgree']);
    await expect.element(screen.getByText('Please check this box to continue.')).toBeVisible();
    await box.click();
    expect(answers().consents).toEqual({ indication: true, phone: true, email: true, criterium: true });
    expect(await submit()).toEqual([]);
  });

  test('sharing with the clinic has a box of its own, which is not needed', async () => {
    const { screen, answers, submit } = await renderWidget(GenericConsent, { facts: abroad });
    await screen.getByRole('checkbox', { name: /agree/ }).click();
    expect(answers().consents?.clinicSharingPermission).toBeUndefined();
    expect(await submit()).toEqual([]);
    await screen.getByRole('checkbox', { name: /doctor’s office/ }).click();
    expect(answers().consents?.clinicSharingPermission).toBe(true);
  });

  test('taking the tick back is an answer too', async () => {
    const consents = { indication: true, phone: true, email: true, criterium: true };
    const { screen, answers, submit } = await renderWidget(GenericConsent, { facts: abroad, answers: { consents } });
    await screen.getByRole('checkbox', { name: /agree/ }).click();
    expect(answers().consents?.phone).toBe(false);
    expect(await submit()).toEqual(['mustAgree']);
  });

  test('where the flow asks for the consent elsewhere no box shows', async () => {
    const consent = { shown: true, onConditions: true };
    const { screen, submit } = await renderWidget(GenericConsent, { facts: { country: 'GB', campaign: { consent } } });
    expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
    expect(await submit()).toEqual([]);
  });

  test.each([
    ['en', 'GB', 'You withdrew this, or part of it, on another page. Going on is not agreeing again.'],
    ['en', 'US', 'You withdrew this, or part of it, on another page. Now the box is your consent, not the button.'],
    ['es', 'GB', 'Usted retiró esto, o una parte, en otra página. Seguir no es aceptarlo de nuevo.'],
    ['es', 'US', 'Usted retiró esto, o una parte, en otra página. Ahora su consentimiento es la casilla, no el botón.'],
  ] as const)('what was withdrawn elsewhere is said, in %s, %s', async (locale, country, sentence) => {
    const facts = { campaign, country, withdrawn: { sms: true, contact: true } } as const;
    const { screen } = await renderWidget(GenericConsent, { facts, locale });
    await expect.element(screen.getByRole('status')).toHaveTextContent(sentence);
    const [box] = screen.getByRole('checkbox').elements();
    if (!box) return;
    await screen.getByRole('checkbox').first().click();
    await expect.element(screen.getByText(sentence)).not.toBeInTheDocument();
  });

  test('in the US a box appears by which what was withdrawn is agreed to again, and nobody must tick it', async () => {
    const facts = { country: 'US', campaign, withdrawn: { sms: true, contact: true } } as const;
    const { screen, answers, submit } = await renderWidget(GenericConsent, { facts });
    const box = screen.getByRole('checkbox');
    await expect.element(box).not.toBeChecked();
    expect(await submit()).toEqual([]);
    await screen.getByRole('checkbox', { name: 'I have read this and I agree.' }).click();
    expect(answers().consents).toEqual({ indication: true, phone: true, email: true, criterium: true });
    await box.click();
    expect(answers().consents?.phone).toBe(false);
  });

  test.each([
    ['in the US the clinic alone has a box of its own again', { clinic: true }, 1],
    ['and so have both', { clinic: true, email: true, contact: true }, 2],
  ] as const)('%s', async (_sentence, withdrawn, boxes) => {
    const { screen, answers, submit } = await renderWidget(GenericConsent, {
      facts: { country: 'US', campaign, withdrawn },
    });
    // The text above says the truth of the button where that consent was not withdrawn.
    const words = 'contact' in withdrawn ? 'not the button' : 'Going on is not agreeing';
    await expect.poll(() => screen.container.textContent.replaceAll(/\s/g, ' ')).toContain(words);
    expect(screen.getByRole('checkbox').elements()).toHaveLength(boxes);
    await screen.getByRole('checkbox', { name: /doctor’s office/ }).click();
    expect(answers().consents).toEqual({ clinicSharingPermission: true });
    expect(await submit()).toEqual([]);
  });

  test('of another consent that was withdrawn it says nothing', async () => {
    const facts = { ...abroad, withdrawn: { commercial: true } } as const;
    const { screen } = await renderWidget(GenericConsent, { facts });
    expect(screen.getByRole('status').elements()).toHaveLength(0);
  });
});
