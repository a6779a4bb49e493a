import { expect, test } from 'vitest';
import { whenOf } from './when.ts';

const appointment = { start: '2026-11-20T15:30:00Z', end: '2026-11-20T16:00:00Z', timezone: 'America/Chicago' };

test('a line ends after the day of an appointment, never within its times', () => {
  expect(whenOf(appointment, 'en')).toBe(
    '<p class="when"><strong>Friday, November 20, <span class="unbroken">9:30\u00a0AM – 10:00\u00a0AM</span></strong> (Central Time)</p>',
  );
  expect(whenOf(appointment, 'es')).toContain('<strong>Viernes 20 de noviembre, <span class="unbroken">9:30');
});
