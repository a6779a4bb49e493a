import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { LeadVerification } from './LeadVerification.tsx';

const options = { changeStep: 'checkAgain' };
const answers = {
  firstName: 'Ana',
  lastName: 'Perez',
  phone: '+13125550123',
  postalCode: '60601',
  birthDate: '1980-02-03',
};

testWidget('LeadVerification', LeadVerification, { options, answers });

describe('LeadVerification', () => {
  it('lists the known answers, and marks the missing ones', async () => {
    const { screen } = await renderWidget(LeadVerification, { options, answers });
    const values = screen.getByRole('definition').elements();
    expect(values.map(({ textContent }) => textContent)).toEqual([
      'Ana Perez',
      '(312) 555-0123',
      'Not given yet',
      '60601',
      '02/03/1980',
    ]);
  });

  it.each([
    ['US', 'en', 'Zip Code'],
    ['AU', 'en', 'Postcode'],
    ['IE', 'es', 'Código postal (Eircode)'],
  ] as const)('names the postal code as the form in %s asked for it, in %s', async (country, locale, name) => {
    const { screen } = await renderWidget(LeadVerification, { options, answers, facts: { country }, locale });
    await expect.element(screen.getByRole('term').filter({ hasText: name })).toBeVisible();
  });

  it('shows and announces that it waits for the lead of a link, of which it shows nothing before', async () => {
    const { screen } = await renderWidget(LeadVerification, { options, answers, facts: { isLeadLoading: true } });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…');
    const values = screen.getByRole('definition').elements();
    expect(values.map(({ textContent }) => textContent)).toEqual(['', '', '', '', '']);
    expect(screen.getByRole('button').elements()).toEqual([]);
    expect(screen.getByRole('link').elements()).toEqual([]);
  });

  it.each([
    ['list', 5, []],
    ['buttons', 0, ['This is correct']],
  ] as const)('shows its %s alone where others stand between them', async (part, values, buttons) => {
    const { screen } = await renderWidget(LeadVerification, { options: { ...options, part }, answers });
    await expect.element(screen.getByRole('heading')).toBeVisible();
    expect(screen.getByRole('definition').elements()).toHaveLength(values);
    expect(
      screen
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
  });

  it('leaves the title to a heading of the step', async () => {
    const { screen } = await renderWidget(LeadVerification, { options: { ...options, showTitle: false }, answers });
    await expect.element(screen.getByText('Ana Perez')).toBeVisible();
    expect(screen.getByRole('heading').elements()).toEqual([]);
  });

  it.each([
    ['This is correct', 'button', 'next'],
    ['Change', 'link', 'navigate /signup/flow/checkAgain'],
  ] as const)('%s leads on', async (name, role, event) => {
    const { screen, events } = await renderWidget(LeadVerification, { options, answers });
    await screen.getByRole(role, { name }).click();
    expect(events).toEqual([event]);
  });
});
