import { describe, expect, test } from 'vitest';
import type { Widget } from '#src/kit/widget.ts';
import { BookingThankYou } from '#widgets/BookingThankYou/BookingThankYou.tsx';
import { OncologyConfirmation } from '#widgets/OncologyConfirmation/OncologyConfirmation.tsx';
import { ScreenerResult } from '#widgets/ScreenerResult/ScreenerResult.tsx';
import { ScreenerThankYou } from '#widgets/ScreenerThankYou/ScreenerThankYou.tsx';
import { ThankYouPage } from '#widgets/ThankYouPage/ThankYouPage.tsx';
import { ThankYouSpecial } from '#widgets/ThankYouSpecial/ThankYouSpecial.tsx';
import { asthmaStudy, foundNear } from '#tests/support/studies.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';

const qualified = { study: {}, site: {} };
const britain = '+44 808 157 0100';
const surroundings = {
  numbers: { ...placeholderNumbers, callCenterUnreachedFrom: ['AU', 'NZ'] },
  callCenterIn: () => britain,
};
const replies = { canCallNow: { callNow: true }, studySearch: foundNear(asthmaStudy) };

const pages: [string, Widget, Situation['facts'], RegExp][] = [
  ['the end of a sign-up', ThankYouPage, {}, /study coordinator will call you/],
  ['the outcome', ScreenerResult, qualified, /^The coordinator will call you/],
  ['the end of a screener', ScreenerThankYou, qualified, /^The coordinator will call you/],
  ['the end for a special study', ThankYouSpecial, {}, /we will call you/],
  ['the end of a flow about cancer', OncologyConfirmation, {}, /will call you/],
];

const text = ({ container }: { container: HTMLElement }) => container.textContent ?? '';

describe.each(pages)('%s', (_, widget, facts, weCall) => {
  test.each(['AU', 'NZ'] as const)('in %s asks for no call that cannot be made, and promises one', async (country) => {
    const situation = { facts: { ...facts, country }, surroundings, replies };
    const { screen } = await renderWidget(widget, situation);
    await expect.element(screen.getByText(weCall)).toBeVisible();
    expect(screen.container.querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
    expect(text(screen)).not.toMatch(/call now|toll-free|Study advisors answer|during the hours|in these hours/i);
  });

  test('in a country with a call centre of its own has its number, and no hours at which nobody there is called', async () => {
    const situation = { facts: { ...facts, country: 'GB' as const }, surroundings, replies };
    const { screen } = await renderWidget(widget, situation);
    await expect
      .element(screen.getByRole('link', { name: britain }).first())
      .toHaveAttribute('href', 'tel:+448081570100');
    await expect.element(screen.getByText(/Study advisors answer calls/)).toBeVisible();
    expect(text(screen)).not.toMatch(/toll-free|during the hours|in these hours/);
  });
});

test('the hours are told by the clock of the visitor as well', async () => {
  const { screen } = await renderWidget(BookingThankYou, { facts: { study: {}, bookings: { 1: {} } } });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(here).not.toBe('America/Chicago');
  await expect.element(screen.getByText(/^In your time zone: \w+day to \w+day, /)).toBeVisible();
});
