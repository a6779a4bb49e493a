import { describe, expect, test } from 'vitest';
import type { Widget } from '#src/kit/widget.ts';
import { Booking } from '#widgets/Booking/Booking.tsx';
import { BookingThankYou } from '#widgets/BookingThankYou/BookingThankYou.tsx';
import { OncologyConfirmation } from '#widgets/OncologyConfirmation/OncologyConfirmation.tsx';
import { ScreenerResult } from '#widgets/ScreenerResult/ScreenerResult.tsx';
import { ThankYouPage } from '#widgets/ThankYouPage/ThankYouPage.tsx';
import { ThankYouSpecial } from '#widgets/ThankYouSpecial/ThankYouSpecial.tsx';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';

const qualified = { study: {}, site: {} };
const special = { ...qualified, study: { isSpecial: true } };
const open: Situation = { replies: { canCallNow: { callNow: true } } };
const closed: Situation = { replies: { canCallNow: { callNow: false } } };

describe.each<[string, Widget, Situation, string]>([
  ['the end of a sign-up while they answer', ThankYouPage, open, '1-800-555-0101'],
  ['the end of a sign-up while they do not', ThankYouPage, closed, '1-800-555-0101'],
  ['the outcome', ScreenerResult, { facts: qualified }, '1-800-555-0102'],
  ['the outcome of a special study', ScreenerResult, { facts: special }, '1-800-555-0102'],
  ['the end for a special study', ThankYouSpecial, {}, '1-800-555-0102'],
  ['a calendar', Booking, { replies: { availability: [] } }, '1-800-555-0104'],
  [
    'the confirmation of an appointment',
    BookingThankYou,
    { facts: { study: {}, bookings: { 1: {} } } },
    '1-800-555-0100',
  ],
  ['the end of a flow about cancer', OncologyConfirmation, {}, '1-800-555-0105'],
])('%s', (_, widget, situation, number) => {
  test.each([
    ['en', 'Study advisors answer calls Monday to Friday, 8\u00a0AM to 5\u00a0PM Central Time.'],
    [
      'es',
      'Los asesores de estudios atienden llamadas de lunes a viernes, de 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m., hora central de EE. UU.',
    ],
  ] as const)('in %s names the number and the hours of the advisors', async (locale, hours) => {
    const { screen } = await renderWidget(widget, { ...situation, locale });
    await expect.element(screen.getByText(hours)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: number })).toBeVisible();
  });
});
