import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { PostalCode } from './PostalCode.tsx';

testWidget('PostalCode', PostalCode);

const caregiver = { path: { hasCaregiver: true, caregiverType: 'parent_child' } } as const;
const adult = {
  path: { hasCaregiver: true, caregiverType: 'adult' },
  answers: { participant: 'someone_else' },
} as const;
const agent = { campaign: { flowType: 'partnerScreener' } } as const;
const short = { options: { label: 'short' } };

describe('PostalCode', () => {
  it.each([
    ['asks for it', {}, 'What is your postal code?'],
    ['asks a caregiver', { facts: caregiver }, 'What is the postal code of the participant?'],
    ['in the US is short a zip code', short, 'Zip Code'],
    ['in Ireland is short an Eircode', { ...short, facts: { country: 'IE' } }, 'Eircode'],
    ['is short for a parent', { ...short, facts: caregiver }, "Your child's Zip Code"],
    [
      'is short for a parent in Spanish',
      { ...short, facts: caregiver, locale: 'es' },
      'Código postal de su hijo o hija',
    ],
    ['is short for another caregiver', { ...short, facts: adult }, 'Zip Code of the participant'],
    ['is short for an agent', { ...short, facts: { ...caregiver, ...agent } }, 'Zip Code of the participant'],
  ] as const)('%s', async (_, situation, label) => {
    const { screen } = await renderWidget(PostalCode, situation);
    await expect.element(screen.getByLabelText(label)).toBeVisible();
  });

  it.each([
    ['for themselves', {}, 'postal-code'],
    ['for somebody else', { facts: adult }, 'off'],
  ] as const)(
    'offers the browser what it knows of the visitor, or nothing, where they answer %s',
    async (_, situation, token) => {
      const { screen } = await renderWidget(PostalCode, situation);
      await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', token);
    },
  );

  it('asks the server about a code with the right pattern, and stores the answer', async () => {
    const asked: unknown[] = [];
    const verifyPostalCode = (input: unknown) => asked.push(input) > 0;
    const { screen, answers, submit } = await renderWidget(PostalCode, {
      facts: { country: 'CA' },
      replies: { verifyPostalCode },
    });
    await screen.getByRole('textbox').fill('k1a0b1 ');
    expect(await submit()).toEqual([]);
    expect(asked).toEqual([{ query: { postalCode: 'K1A 0B1', country: 'CAN' } }]);
    expect(answers()).toEqual({ postalCode: 'K1A 0B1', postalCodeCountry: 'CA', postalCodeValid: true });
  });

  it('abroad asks the server about nothing before the visitor has agreed, and once they have', async () => {
    const asked: unknown[] = [];
    const verifyPostalCode = (input: unknown) => asked.push(input) > 0;
    const { screen, answers, submit, change } = await renderWidget(PostalCode, {
      facts: { country: 'IE', campaign: { flowType: 'webScreener', consent: { shown: true, onConditions: false } } },
      replies: { verifyPostalCode },
    });
    await screen.getByRole('textbox').fill('d02x285');
    expect(await submit()).toEqual([]);
    expect([asked, answers().postalCodeValid]).toEqual([[], undefined]);
    change({ consents: { indication: true } });
    expect(await submit()).toEqual([]);
    expect(asked).toEqual([{ query: { postalCode: 'D02 X285', country: 'IRL' } }]);
    expect(answers()).toMatchObject({ postalCode: 'D02 X285', postalCodeValid: true });
  });

  it('does not verify a code with a wrong pattern', async () => {
    const asked: unknown[] = [];
    const verifyPostalCode = (input: unknown) => asked.push(input) > 0;
    const { screen, submit } = await renderWidget(PostalCode, { replies: { verifyPostalCode } });
    await screen.getByRole('textbox').fill('12');
    expect(await submit()).toEqual(['invalid']);
    await expect.element(screen.getByText('Please enter a valid postal code')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each([
    ['that the server does not know', { verifyPostalCode: false }, 'invalid'],
    ['that could not be checked', {}, 'notVerified'],
  ])('does not open the next step with a code %s', async (_, replies, message) => {
    const { screen, answers, submit } = await renderWidget(PostalCode, { replies });
    await screen.getByRole('textbox').fill('99999');
    expect(await submit()).toEqual([message]);
    expect(answers().postalCodeValid).toBe(false);
  });

  it.each([
    ['en', /^We could not check this code\..* call us: 1-800-555-0100$/],
    ['es', /^No pudimos comprobar este código postal\..* llámenos: 1-800-555-0100$/],
  ] as const)('whose code could not be checked can call by touching the number, in %s', async (locale, words) => {
    const { screen, submit } = await renderWidget(PostalCode, { locale });
    await screen.getByRole('textbox').fill('99999');
    await submit();
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleErrorMessage(words);
    const number = screen.getByRole('link', { name: '1-800-555-0100' });
    await expect.element(number).toHaveAttribute('href', 'tel:18005550100');
  });

  it('verifies again at the next try, and opens the next step once the server is back', async () => {
    let isAway = true;
    const verifyPostalCode = () => {
      if (isAway) throw new Error('away');
      return true;
    };
    const { screen, submit } = await renderWidget(PostalCode, { replies: { verifyPostalCode } });
    await screen.getByRole('textbox').fill('90210');
    expect(await submit()).toEqual(['notVerified']);
    isAway = false;
    expect(await submit()).toEqual([]);
  });

  it('forgets the verdict with the next key', async () => {
    const { screen, answers } = await renderWidget(PostalCode, {
      answers: { postalCode: '90210', postalCodeCountry: 'US', postalCodeValid: true },
    });
    await screen.getByRole('textbox').fill('9021');
    expect(answers()).toEqual({ postalCode: '9021', postalCodeCountry: 'US' });
  });
});
