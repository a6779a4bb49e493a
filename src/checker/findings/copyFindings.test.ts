import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const found = (key: string, en: string, es: string) =>
  described(check({ name: 'draft', extends: 'ws10', copy: { en: { [key]: en }, es: { [key]: es } } }));

test('a text that leaves out when an appointment is is found, once for its languages', () => {
  const standard = '"Your appointment is booked for {date} at {time}."';
  expect(found('ScreenerThankYou.booked', 'Your appointment is on {date}.', 'Su cita es el {date}.')).toEqual([
    `C120 This leaves out {time}; the default text is ${standard}`,
  ]);
  expect(found('thanks.screenerThankYou.booked', 'You have an appointment.', 'Usted tiene una cita.')).toEqual([
    `C120 This leaves out {date} and {time}; the default text is ${standard}`,
  ]);
});

test.each([
  ['what it tells is told in another order', 'ScreenerThankYou.booked', 'Come at {time} on {date}.', '{date}, {time}'],
  ['a name is left out', 'ScreenerThankYou.thanks', 'Thank you!', '¡Gracias!'],
])('nothing is found where %s', (_, key, en, es) => {
  expect(found(key, en, es)).toEqual([]);
});
