import type { BrandName, Look } from './look.ts';
import type { Visit } from './walks.ts';

type Accepted = Pick<Visit, 'language'> & Look & { flow: string; brand: BrandName; states: readonly string[] };

/**
 * The states of which an accepted picture is in the repository: each layout, brand, language, width and ground, and what
 * matters most to a visitor, in few pictures.
 */
export const accepted: readonly Accepted[] = [
  {
    flow: 'ws10',
    brand: 'trial-search',
    language: 'en',
    width: 390,
    scheme: 'light',
    states: ['home, empty', 'home, errors', 'indications, empty'],
  },
  {
    flow: 'ws10',
    brand: 'trials-world',
    language: 'es',
    width: 1280,
    scheme: 'dark',
    states: ['home, empty', 'home, filled', 'indications, empty'],
  },
  // At a desk first: a phone shows too few days to show that a time is taken.
  {
    flow: 'ws18',
    brand: 'trial-search',
    language: 'es',
    width: 1280,
    scheme: 'light',
    states: ['calendarBooking, empty', 'calendar-booking-thank-you, empty'],
  },
  {
    flow: 'ws18',
    brand: 'trials-world',
    language: 'en',
    width: 390,
    scheme: 'light',
    states: ['calendarBooking, empty', 'calendarBooking, filled', 'calendar-booking-thank-you, empty'],
  },
  {
    flow: 'ws22',
    brand: 'trials-world',
    language: 'es',
    width: 390,
    scheme: 'dark',
    states: ['home, empty', 'home, errors', 'contact, filled'],
  },
  {
    flow: 'ws22',
    brand: 'trial-search',
    language: 'en',
    width: 1280,
    scheme: 'light',
    states: ['home, empty', 'health, filled'],
  },
  {
    flow: 'ws23',
    brand: 'trial-search',
    language: 'es',
    width: 390,
    scheme: 'light',
    states: ['home, empty', 'home, errors', 'gender, empty'],
  },
  {
    flow: 's6',
    brand: 'trials-world',
    language: 'en',
    width: 1280,
    scheme: 'light',
    states: ['home, empty', 'postal, errors', 'thankyou, empty'],
  },
  {
    flow: 's6',
    brand: 'trial-search',
    language: 'es',
    width: 390,
    scheme: 'dark',
    states: ['home, empty', 'phone, filled', 'thankyou, empty'],
  },
  {
    flow: 'study-search',
    brand: 'trials-world',
    language: 'es',
    width: 390,
    scheme: 'light',
    states: ['before a postal code, empty', 'studies, empty'],
  },
];
