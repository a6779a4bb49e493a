import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Benefits } from './Benefits.tsx';

testWidget('Benefits', Benefits);

describe('Benefits', () => {
  test.each([
    ['is left out where nothing is paid', { study: {} }, ['No cost to you', 'Advance medicine']],
    [
      'shows where the study offers a payment',
      { study: { webScreener: { compensationAvailable: true } } },
      ['No cost to you', 'Compensation', 'Advance medicine'],
    ],
    [
      'shows where the study names a sum',
      { study: { patientCompensationAmount: 500, patientCompensationAmountAvailable: true } },
      ['No cost to you', 'Compensation', 'Advance medicine'],
    ],
  ])('compensation %s', async (_, facts, titles) => {
    const { screen } = await renderWidget(Benefits, { facts });
    const headings = screen.getByRole('heading', { level: 3 }).elements();
    expect(headings.map((heading) => heading.textContent)).toEqual(titles);
  });

  test('the sum of the study is named', async () => {
    const study = { patientCompensationAmount: 500, patientCompensationAmountAvailable: true };
    const { screen } = await renderWidget(Benefits, { facts: { study } });
    await expect.element(screen.getByText('$500')).toBeVisible();
  });
});
