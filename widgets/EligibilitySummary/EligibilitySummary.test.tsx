import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { EligibilitySummary } from './EligibilitySummary.tsx';

const options = { changeStep: 'checkAgain' };
const answers = { gender: 'other', birthDate: '1980-02-03' } as const;

testWidget('EligibilitySummary', EligibilitySummary, { options, answers });

const valuesOf = (screen: Awaited<ReturnType<typeof renderWidget>>['screen']) =>
  screen
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);

describe('EligibilitySummary', () => {
  it('lists the answers, and marks the missing ones', async () => {
    const { screen } = await renderWidget(EligibilitySummary, { options, answers });
    expect(valuesOf(screen)).toEqual(['Non-Binary', '02/03/1980', 'Not answered']);
  });

  it.each([
    ['US', ['Non-Binary', '46', '02/03/1980', 'Not answered', '5 ft 5 in', '154 lb']],
    ['GB', ['Non-Binary', '46', '03/02/1980', 'Not answered', '165 cm', '70 kg']],
  ] as const)(
    'lists age, height and weight where they were asked, as people in %s write them',
    async (country, values) => {
      const asked = { ...answers, age: 46, heightCm: 165.1, weightKg: 70 };
      const { screen } = await renderWidget(EligibilitySummary, { options, answers: asked, facts: { country } });
      expect(valuesOf(screen)).toEqual(values);
    },
  );

  it.each([
    ['US', 'en', 'Zip Code'],
    ['AU', 'en', 'Postcode'],
    ['IE', 'es', 'Código postal (Eircode)'],
  ] as const)('names the postal code as the form in %s asked for it, in %s', async (country, locale, name) => {
    const { screen } = await renderWidget(EligibilitySummary, { options, answers, facts: { country }, locale });
    await expect.element(screen.getByRole('term').filter({ hasText: name })).toBeVisible();
  });

  it.each([
    ['Confirm', 'button', 'next'],
    ['Change', 'link', 'navigate /signup/flow/checkAgain'],
  ] as const)('%s leads on', async (name, role, event) => {
    const { screen, events } = await renderWidget(EligibilitySummary, { options, answers });
    await screen.getByRole(role, { name }).click();
    expect(events).toEqual([event]);
  });
});
