import { describe, expect, test } from 'vitest';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** What is found of a campaign that extends another: the codes and sentences of these codes, in their order. */
function foundIn(base: string, change: object, codes: RegExp): string[] {
  const text = JSON.stringify({ name: 'draft', extends: base, replaces: ['people'], people: [], ...change }, null, 2);
  const { findings, warnings } = shipped.check('draft', { text });
  return [...findings, ...warnings].flatMap(({ code, message }) => (codes.test(code) ? [`${code} ${message}`] : []));
}

const headed = (step: string, options: object) => ({ steps: { [step]: { changeFields: { heading: { options } } } } });
const text = (en: string, es: string) => ({ en, es });

describe('a heading that asks for something else than its page', () => {
  test.each([
    ['email', text('What is your full name?', '¿Cuál es su nombre completo?'), 'What is your full name?', 'firstName'],
    ['name', text('What is your zip code?', '¿Cuál es su código postal?'), 'What is your zip code?', 'postalCode'],
    ['phone', text('How can we reach you?', '¿Cuál es su correo?'), '¿Cuál es su correo?', 'email'],
  ])('of the step %s is found once', (step, words, shown, answer) => {
    expect(foundIn('flare', headed(step, { text: words }), /C115/)).toEqual([
      `C115 The page "${step}" is headed "${shown}", and asks for no "${answer}"`,
    ]);
  });

  test.each([
    ['in other words', 'postal', text('Where do you live?', '¿Dónde vive?')],
    ['with what it is for', 'name', text('Who shall we ask for when we call your phone?', '¿Por quién preguntamos?')],
    ['that is no question', 'postal', text('We also need your phone number', 'También necesitamos su teléfono')],
  ])('is no heading %s', (_, step, words) => {
    expect(foundIn('flare', headed(step, { text: words }), /C115/)).toEqual([]);
  });

  test.each([
    ['in a question', text('What is your email?', '¿Cuál es su correo?'), 'What is your email?'],
    ['in other words', text('Enter your email, please', 'Ingrese su correo'), 'Enter your email, please'],
  ])('of a page without a box is found %s', (_, words, shown) => {
    const change = {
      steps: { email: { changeFields: { email: null, heading: { options: { text: words, lead: null } } } } },
    };
    expect(foundIn('flare', change, /C115/)).toEqual([
      `C115 The page "email" is headed "${shown}", and asks for no "email"`,
    ]);
  });

  test('is found by what its lead tells to enter', () => {
    const lead = text('Enter your zip code, or go on without it.', 'Escriba su código postal o continúe sin él.');
    expect(foundIn('flare', headed('email', { lead }), /C115/)).toEqual([
      expect.stringContaining('The page "email" is headed "Enter your zip code'),
    ]);
  });

  test('in one language, where the other is right, is a translation of something else', () => {
    const words = text('What is your full name?', '¿Cuál es su código postal?');
    expect(foundIn('midpath', headed('questions', { text: words }), /C115|C101/)).toEqual([
      'C101 The Spanish of "What is your full name?" is about "código postal", and the English about "full name"',
    ]);
  });

  test('is none of a page that only says something', () => {
    const words = text('We have your email', 'Tenemos su correo');
    const change = {
      steps: { email: { changeFields: { email: null, heading: { options: { text: words, lead: null } } } } },
    };
    expect(foundIn('flare', change, /C115/)).toEqual([]);
  });

  test('is none where the page asks for a code that was sent to it, or for both', () => {
    const words = text('Is this your phone?', '¿Es este su teléfono?');
    expect(foundIn('flare-code', headed('contactCode', { text: words }), /C115/)).toEqual([]);
  });
});

test.each([
  ['with other words', text('We phone you', 'Le llamamos por teléfono')],
  ['of a study', text('Phone study', 'Estudio por teléfono')],
])('a short heading is none that names another box %s', (_, words) => {
  expect(foundIn('flare', headed('email', { text: words }), /C115/)).toEqual([]);
});

test('a heading that only names another box is found', () => {
  const words = text('Your email', 'Su correo electrónico');
  expect(foundIn('flare', headed('phone', { text: words }), /C115/)).toEqual([
    'C115 The page "phone" is headed "Your email", and asks for no "email"',
  ]);
});

describe('the label of a box', () => {
  test.each([
    ['en', 'Phone.fieldName', 'Email', 'Phone number'],
    ['en', 'phone.phone.fieldName', 'Your full name', 'Phone number'],
    ['es', 'PostalCode.fieldName', 'Correo electrónico', 'Código postal'],
    ['es', 'FullName.fieldName', 'Número de teléfono', 'Nombre completo'],
    ['en', 'Phone.invalid', 'Please enter a valid email address', 'Please enter a valid phone number'],
  ])('that is one of another is found: %s %s', (locale, key, label, usual) => {
    expect(foundIn('flare', { copy: { [locale]: { [key]: label } } }, /C115/)).toEqual([
      `C115 "${label}" stands in place of "${usual}", and the box asks for no such thing`,
    ]);
  });

  test.each([
    ['in other words', { en: { 'Phone.fieldName': 'Mobile' }, es: { 'Phone.fieldName': 'Celular' } }],
    ['that says what it is for', { en: { 'Email.fieldName': 'Email, if we cannot reach you by phone' } }],
    ['that names nothing', { en: { 'Phone.fieldName': 'Where can we reach you?' } }],
    ['of a message about another', { en: { 'Phone.notVerified': 'Try again, or call {callCenter}' } }],
  ])('%s is right', (_, copy) => {
    expect(foundIn('flare', { copy }, /C115/)).toEqual([]);
  });

  test('of a date may ask how old somebody is', () => {
    const copy = { en: { 'BirthDate.fieldName': 'Your age, by your birthday' }, es: {} };
    expect(foundIn('s15', { copy }, /C115/)).toEqual([]);
  });
});

describe('a text that lets visitors leave something out', () => {
  const required = { changeFields: { email: { required: true } } };
  test('is found where all must be answered', () => {
    expect(foundIn('s6', { steps: { email: required } }, /C116/)).toEqual([
      expect.stringMatching(
        /^C116 "Enter your email address, or go on without it\." says that an answer may be left out, and all that the page "email" asks must be answered \(inherited from campaigns\/s6\.json:\d+\)$/,
      ),
    ]);
  });
  test('is one mistake with the example visitor who does so', () => {
    const { people } = shipped.documents.get('s6') ?? {};
    const found = foundIn('s6', { people, replaces: undefined, steps: { email: required } }, /^/);
    expect(found).toEqual([expect.stringMatching(/^C054 .*without an answer to "email"/)]);
  });
  test('is found on the button', () => {
    const nav = { nextLabel: text('Skip', 'Omitir') };
    expect(foundIn('flare', { steps: { name: { nav }, email: { nav } } }, /C116/)).toEqual([
      'C116 The button "Skip" skips nothing: all that the page "name" asks must be answered',
    ]);
  });

  test('is right where a field may be left out', () => {
    expect(foundIn('s6', {}, /C116/)).toEqual([]);
    const lead = text('Your email is optional.', 'Su correo es opcional.');
    expect(foundIn('flare', headed('email', { lead }), /C116/)).toEqual([]);
  });
});

const titled = (en: string, es: string) => foundIn('flare', { steps: { postal: { title: text(en, es) } } }, /C115/);

test('a title that asks for something else than its page is found once', () => {
  expect(titled('What is your full name?', '¿Cuál es su nombre completo?')).toEqual([
    'C115 The title of "postal" is "What is your full name?", and the page asks for no "firstName"',
  ]);
  expect(titled('Where you live', 'Su correo electrónico')).toEqual([expect.stringContaining('no "email"')]);
  expect(titled('Your full name and email address, please', 'Su código postal')).toEqual([
    expect.stringContaining('no "email" or "firstName"'),
  ]);
  expect(titled('Studies by email', 'Estudios por correo')).toEqual([]);
  expect(titled('Your postal code', 'Su código postal')).toEqual([]);
});
