import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const found = (key: string, en: string, es: string) =>
  described(check({ name: 'draft', extends: 'ws10', copy: { en: { [key]: en }, es: { [key]: es } } }));

test('a text that leaves out when an appointment is is found, once for its languages', () => {
  const standard = '"Your appointment is booked for {date} at {time} ({zone})."';
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

test('a text of a check is found where no field that it is for has the check', () => {
  expect(found('home.email.min', 'That is too short.', 'Es demasiado corto.')).toEqual([
    'C027 "email" of the step "home" has no check "min", whose text this would be',
  ]);
  expect(found('Email.regex', 'Use your work address.', 'Use el correo de su trabajo.')).toEqual([
    'C027 No field of the kind Email has a check "regex", whose text this would be',
  ]);
});

test('it may stand beside the check, for its field or for all of the kind', () => {
  const steps = { home: { changeFields: { email: { checks: [{ check: 'min', params: { length: 8 } }] } } } };
  for (const key of ['home.email.min', 'Email.min']) {
    const copy = { en: { [key]: 'That is too short.' }, es: { [key]: 'Es demasiado corto.' } };
    expect(described(check({ name: 'draft', extends: 'ws10', steps, copy }))).toEqual([]);
  }
});

const ofKind = { en: { 'Email.fieldName': 'Mail' }, es: { 'Email.fieldName': 'Correo' } };
const ofField = { en: { 'home.email.fieldName': 'Your mail' }, es: { 'home.email.fieldName': 'Su correo' } };
const ofBoth = { en: { ...ofKind.en, ...ofField.en }, es: { ...ofKind.es, ...ofField.es } };

test('a text of a kind is found where each field of it has a text of its own, once for its languages', () => {
  expect(described(check({ name: 'draft', extends: 'ws10', copy: ofBoth }))).toEqual([
    'C027 Each field of this kind has a text of its own in place of this one',
  ]);
});

test('it may stand where another field of the kind shows it, or a campaign that is extended has it', () => {
  const again = { field: { kind: 'Email', id: 'other', required: false } };
  const codes = [
    ...check({ name: 'draft', extends: 'ws10', copy: ofBoth, steps: { home: { addFields: [again] } } }),
    ...check({ name: 'heir', extends: 'base', copy: ofField }, { name: 'base', extends: 'ws10', copy: ofKind }),
  ];
  expect(codes.map(({ code }) => code)).not.toContain('C027');
});

test.each([
  ['lost its no', 'StudyAlert.failed', 'Se pudo guardar. Inténtelo de nuevo o siga sin este aviso.', 'C101'],
  ['is about something else', 'Age.invalid', 'Ingrese un teléfono', 'C115'],
  ['is not translated', 'StudyAlert.agree', 'Please tell me about new studies near my home.', 'C084'],
])('a text in Spanish alone that %s is found beside the default text', (_, key, es, code) => {
  const base = key.startsWith('Age') ? 's6' : 'ws10';
  const draft = { name: 'draft', extends: base, replaces: ['people'], people: [], copy: { es: { [key]: es } } };
  expect(check(draft).map((finding) => finding.code)).toEqual([code]);
});
