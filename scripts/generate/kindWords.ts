import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { registries } from '#src/checker/registries.ts';

/** What the server says of an answer, in the words of the kind that asks for it: its kind and the keys of its messages. */
const words = {
  name: ['FullName', { label: 'fieldName', invalid: 'invalid', oneWord: 'oneWord' }],
  phone: ['Phone', { label: 'fieldName', invalid: 'invalid' }],
  email: ['Email', { label: 'fieldName', invalid: 'invalid' }],
  // Its label is the country's.
  postalCode: ['PostalCode', { invalid: 'invalid' }],
  country: ['CountrySelect', { label: 'fieldName' }],
  birthDate: ['BirthDate', { label: 'fieldName' }],
  age: ['Age', { label: 'fieldName' }],
  gender: ['Gender', { label: 'fieldName', male: 'male', female: 'female', other: 'other' }],
  heightCm: ['Height', { label: 'question' }],
  weightKg: ['Weight', { label: 'question' }],
  ctScanAppointmentDate: ['CtScanDate', { label: 'question' }],
  ethnicities: [
    'Ethnicity',
    {
      label: 'question',
      americanIndian: 'americanIndian',
      asian: 'asian',
      black: 'black',
      decline: 'decline',
      hawaiian: 'hawaiian',
      hispanic: 'hispanic',
      white: 'white',
      eastern: 'eastern',
    },
  ],
} as const satisfies Record<string, readonly [kind: string, keys: Readonly<Record<string, string>>]>;

function textOf(kind: string, key: string, code: string): string {
  const messages: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> =
    registries.kinds[kind]?.messages ?? {};
  const text = messages[code]?.[key] ?? messages[sourceLocale]?.[key];
  if (text === undefined || text.includes('{')) throw new Error(`The kind ${kind} has no plain message ${key}.`);
  return text;
}

const wordsIn = (code: string) =>
  Object.fromEntries(
    Object.entries(words).map(([answer, [kind, keys]]) => [
      answer,
      Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, textOf(kind, key, code)])),
    ]),
  );

/** Code of src/generated/kindWords.ts: words of the kinds for pages that the server writes itself. */
export function kindWordsModule(): string {
  const all = Object.fromEntries(localeCodes().map((code) => [code, wordsIn(code)]));
  return `/* Written by \`npm run generate\` from the messages of the kinds. */
import type { Locale } from './answers.ts';

/** Labels and choices of the answers as pages ask for them, by language; in English where a language has none. */
export const kindWords = ${JSON.stringify(all, null, 2)} satisfies Readonly<Record<Locale, object>>;
`;
}
