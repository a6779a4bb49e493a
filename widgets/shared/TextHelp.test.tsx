import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { ScreenerThankYou } from '#widgets/ScreenerThankYou/ScreenerThankYou.tsx';
import { ThankYouPage } from '#widgets/ThankYouPage/ThankYouPage.tsx';

describe.each([
  ['a screener', ScreenerThankYou],
  ['a sign-up', ThankYouPage],
] as const)('help with text messages on the page of thanks of %s', (_flow, widget) => {
  test.each([
    ['shows to a visitor who gave a phone number', { phone: '+13125550123' }, {}, 1],
    ['does not to one who gave none', {}, {}, 0],
    ['does not while the number has not reached us', { phone: '+13125550123' }, { isLeadPending: true }, 0],
    ['does not in a country where texts take a box', { phone: '+353850123456' }, { country: 'IE' }, 0],
    [
      'does not in a flow without the consent',
      { phone: '+13125550123' },
      { campaign: { consent: { shown: false } } },
      0,
    ],
  ] as const)('%s', async (_who, given, facts, count) => {
    const shown = { campaign: { consent: { shown: true, onConditions: false } }, ...facts };
    const { screen } = await renderWidget(widget, { answers: given, facts: shown });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: '1-800-555-0103' }).elements()).toHaveLength(count);
    expect(screen.container.textContent?.includes('from 12345')).toBe(count === 1);
  });
});
