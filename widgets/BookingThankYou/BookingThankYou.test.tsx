import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { BookingThankYou } from './BookingThankYou.tsx';

const calendar = { file: '/appointments/a.ics', google: 'https://calendar.google.com/x' };
const facts = { study: {}, bookings: { 1: { calendar } } };

testWidget('BookingThankYou', BookingThankYou, { facts });

describe('BookingThankYou', () => {
  test('it names the time and the number that calls', async () => {
    const { screen } = await renderWidget(BookingThankYou, { facts });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment is booked');
    await expect.element(screen.getByText(/Tuesday, June 16 at/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  });

  test('the appointment can be put into a calendar', async () => {
    const { screen } = await renderWidget(BookingThankYou, { facts });
    await screen.getByText('Add to calendar').click();
    await expect.element(screen.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute('href', calendar.file);
    await expect.element(screen.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute('target', '_blank');
  });

  test('without an appointment nothing is confirmed', async () => {
    const { screen } = await renderWidget(BookingThankYou, { locale: 'es' });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Todavía no tiene una cita');
  });
});
